"""The `cardspeak` command: one module per command, imported only when that command is asked for."""

from cardspeak.cli.program import main

__all__ = ["main"]
