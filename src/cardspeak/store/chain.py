"""The hash chain of a log: every entry's hash covers the one before it, so nothing can change unnoticed."""

from __future__ import annotations

import hashlib
from typing import NamedTuple


class Row(NamedTuple):
    """An entry as a database holds it."""

    position: int
    stream: str
    version: int
    format: int
    body: bytes
    hash: bytes


def first_link(stream: str) -> bytes:
    """What stands before the first entry of a log: its name, so that logs cannot be swapped."""
    return hashlib.sha256(b"cardspeak log " + stream.encode()).digest()


def link(before: bytes, version: int, written_as: int, body: bytes) -> bytes:
    """The hash of an entry.

    >>> link(first_link("friday"), 1, 1, b"{}").hex()[:12]
    'c03522d8db33'
    """
    return hashlib.sha256(before + version.to_bytes(8, "big") + written_as.to_bytes(4, "big") + body).digest()
