"""Reading and writing files: a failure becomes a refusal with the name of the file and the reason."""

from __future__ import annotations

import errno
import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Literal

from cardspeak.errors import Unreadable


@contextmanager
def refused(name: str, act: Literal["read", "written"]) -> Iterator[None]:
    """Turn an operating-system error into a refusal."""
    try:
        yield
    except OSError as error:
        values = {"name": name, "why": error.strerror or str(error)}
        raise Unreadable(f"file.not-{act}", values, field="file", value=name) from None


def write(name: str, text: str) -> None:
    """Write a text to a file."""
    with refused(name, "written"):
        Path(name).write_text(text, encoding="utf-8", newline="")


def must_be_writable(name: str) -> None:
    """Refuse a file that could not be written, before the work whose result it is to hold."""
    with refused(name, "written"):
        place = Path(name) if Path(name).exists() else Path(name).parent
        if not place.exists():
            raise FileNotFoundError(errno.ENOENT, os.strerror(errno.ENOENT))
        if not os.access(place, os.W_OK) or (place == Path(name).parent and not place.is_dir()):
            raise PermissionError(errno.EACCES, os.strerror(errno.EACCES))


def read(name: str) -> bytes:
    """The contents of a file."""
    with refused(name, "read"):
        return Path(name).read_bytes()
