"""A command group that lists its commands without importing them."""

from __future__ import annotations

import importlib
import keyword
from collections.abc import Mapping

import click


class LazyGroup(click.Group):
    """A group whose commands are named in a table (name to one line of help) and live in one module each.

    The command ``name`` is the attribute ``command`` of the module ``name`` in ``package``; it is imported when it runs
    or when its own help is asked for. The line in the table is its short help, so it is written only once.
    """

    def __init__(self, name: str, *, package: str, table: Mapping[str, str], help: str, epilog: str) -> None:  # noqa: A002 - click's word
        super().__init__(name, help=help, epilog=epilog, context_settings={"help_option_names": ["-h", "--help"]})
        self.package = package
        self.table = dict(table)

    def list_commands(self, ctx: click.Context) -> list[str]:  # noqa: ARG002 - click's signature
        """The names in the order of the table."""
        return list(self.table)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:  # noqa: ARG002 - click's signature
        """Import the module of one command; None when the table does not name it."""
        if cmd_name not in self.table:
            return None
        module = f"{cmd_name}_" if keyword.iskeyword(cmd_name) else cmd_name
        command = importlib.import_module(f"{self.package}.{module}").command
        if not isinstance(command, click.Command):
            raise TypeError(f"{self.package}.{cmd_name}.command is not a click command.")
        command.short_help = self.table[cmd_name]
        return command

    def format_commands(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:  # noqa: ARG002 - click's signature
        """Write the table as it stands."""
        with formatter.section("Commands"):
            formatter.write_dl(list(self.table.items()))
