"""Shuffling in mid-hand: how it is done, whatever it is done for."""

from __future__ import annotations

from cardspeak.books.settings.dealing import CUT_AFTER_SHUFFLE, SHUFFLE_FACE_DOWN
from cardspeak.floor.inquiry import Inquiry
from cardspeak.words import Message, message


def shuffle_step(inq: Inquiry, case: str, what: Message | None = None) -> Message:
    """The step of a dealer who shuffles in mid-hand, face down and cut as the book asks (39-D)."""
    cards = message("dealing.the-whole-stub") if what is None else what
    face_down, cut = inq.maybe(SHUFFLE_FACE_DOWN), inq.maybe(CUT_AFTER_SHUFFLE)
    if face_down:
        inq.cite(SHUFFLE_FACE_DOWN)
    if cut:
        inq.cite(CUT_AFTER_SHUFFLE, case)
    if face_down and cut:
        return message("dealing.shuffle-unseen-and-cut", cards=cards)
    if face_down:
        return message("dealing.shuffle-unseen", cards=cards)
    return message("dealing.shuffle-and-cut", cards=cards) if cut else message("dealing.shuffle-cards", cards=cards)
