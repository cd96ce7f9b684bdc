"""What a book asks of people is at hand in a sentence: every offence, every guide, every notice of every book."""

from __future__ import annotations

import pytest

from cardspeak.books.layer_files import layer_ids
from cardspeak.books.practice import practice
from cardspeak.floor.conduct.guides import PLACES
from cardspeak.floor.ruling import Ruling
from cardspeak.floor.script.run import run

HEAD = "game NLHE 50/100\nseats 1:A=5000 2:B=6000 3:C=7000\nbutton 1\npreflop\n"


def ruled(book: str, line: str) -> Ruling:
    """What the floor says to a sentence."""
    (result,) = run(HEAD + line + "\n", default=book)
    ruling = result.outcomes[-1].ruling
    assert ruling is not None
    assert ruling.kind not in ("unreadable", "refused"), ruling.why
    return ruling


def cited(ruling: Ruling) -> set[str]:
    """The rules of a ruling and of its options, by id."""
    return {cite.id for cites in (ruling.cites, *(one.cites for one in ruling.director)) for cite in cites}


SITUATIONS = {
    "dealer-phone": 'A deals this hand\noffence by A "dealer-phone"',
    "agreed-checkdown": 'A all-in\nB calls\nC calls\noffence by B "agreed-checkdown"',
}
"""Offences that only some player, or only some moment, can have."""
OFFENCES = [(book, name) for book in layer_ids() for name in practice(book, "offence")]
GUIDES = [(book, name) for book in layer_ids() for name in practice(book, "guide")]


@pytest.mark.parametrize(("book", "name"), OFFENCES, ids=map("/".join, OFFENCES))
def test_every_offence_can_be_recorded(book: str, name: str) -> None:
    ruling = ruled(book, SITUATIONS.get(name, f'offence by B "{name}"'))
    assert cited(ruling) >= set(practice(book, "offence")[name].cites)


@pytest.mark.parametrize(("book", "name"), GUIDES, ids=map("/".join, GUIDES))
def test_every_guide_can_be_asked_for(book: str, name: str) -> None:
    ruling = ruled(book, f"? guide {name}")
    assert ruling.answer == name
    assert cited(ruling) == set(practice(book, "guide")[name].cites)


@pytest.mark.parametrize("book", layer_ids())
def test_every_notice_is_shown_where_people_look_for_it(book: str) -> None:
    shown: set[object] = set()
    for place in PLACES:
        answer = ruled(book, f"? notices {place}").answer
        assert isinstance(answer, list)
        shown |= set(answer)
    assert shown == set(practice(book, "notice"))
