"""How many connections the machine lets one process have: often a thousand unless it asks for more."""

from __future__ import annotations

from contextlib import suppress

ENOUGH = 65_536


def allow_many() -> None:
    """Ask for as many connections as may be had; the processes that are started from here have them too."""
    try:
        import resource
    except ImportError:  # not on Windows, which has no such limit
        return
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    most = ENOUGH if hard == resource.RLIM_INFINITY else min(hard, ENOUGH)
    if soft != resource.RLIM_INFINITY and soft < most:
        with suppress(ValueError, OSError):
            resource.setrlimit(resource.RLIMIT_NOFILE, (most, hard))
