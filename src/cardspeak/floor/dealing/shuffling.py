"""Shuffling in mid-hand: how it is done, whatever it is done for."""

from __future__ import annotations

from cardspeak.books.settings.dealing import CUT_AFTER_SHUFFLE, SHUFFLE_FACE_DOWN
from cardspeak.floor.inquiry import Inquiry


def shuffle_step(inq: Inquiry, case: str, what: str = "the whole stub") -> str:
    """The step of a dealer who shuffles in mid-hand, face down and cut as the book asks (39-D)."""
    step = f"Shuffle {what}"
    if inq.maybe(SHUFFLE_FACE_DOWN):
        inq.cite(SHUFFLE_FACE_DOWN)
        step += " face down, no card seen"
    if inq.maybe(CUT_AFTER_SHUFFLE):
        inq.cite(CUT_AFTER_SHUFFLE, case)
        step += ", and cut"
    return f"{step}."
