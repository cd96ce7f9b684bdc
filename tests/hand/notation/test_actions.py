"""One action at a time: what can be written can be read, and what cannot be read is told why."""

from __future__ import annotations

import pytest

from cardspeak.errors import Refusal
from cardspeak.hand.notation.actions import Action, parse_action
from cardspeak.hand.notation.amounts import parse_amount, scale_of, to_chips, to_text

WRITTEN = [
    "d dh p1 AsKd",
    "d dh p6 ????",
    "d db 2c3d4h",
    "p2 f",
    "p2 cc",
    "p2 pb",
    "p2 cbr 1200",
    "p3 sd",
    "p3 sd 2c??",
    "p3 sm",
    "p3 sm -",
    "p3 sm AsKd # reluctantly",
    "# the lights go out",
    "",
]


@pytest.mark.parametrize("text", WRITTEN)
def test_an_action_is_written_as_it_was_read(text: str) -> None:
    assert parse_action(text, players=6).text() == text


def test_blanks_do_not_matter() -> None:
    assert parse_action("  p2   cbr  25#x ", players=6) == Action("cbr", 2, amount=25, commentary="x")


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("p7 f", "phh.player"),
        ("p0 f", "phh.action"),
        ("x f", "phh.action"),
        ("p2", "phh.action"),
        ("p2 raise 20", "phh.action"),
        ("p2 f f", "phh.action"),
        ("p2 cbr", "phh.action"),
        ("p2 cbr -5", "amount.unreadable"),
        ("p2 cbr 1e3", "amount.unreadable"),
        ("p2 cbr 2.5", "phh.action"),
        ("p2 sm As Kd", "phh.action"),
        ("p2 sd -", "card.unreadable"),
        ("p2 sm 1s", "card.unreadable"),
        ("p2 sm AsAs", "card.duplicate"),
        ("d dh AsKd", "phh.action"),
        ("d dh d AsKd", "phh.action"),
        ("d db", "phh.action"),
        ("d db As Kd", "phh.action"),
    ],
)
def test_what_cannot_be_read_is_refused(text: str, code: str) -> None:
    with pytest.raises(Refusal) as refused:
        parse_action(text, players=6)
    assert refused.value.code == code


def test_cents_are_chips() -> None:
    assert parse_action("p1 cbr 2.5", 2, scale=100).amount == 250
    assert parse_action("p1 cbr 2.5", 2, scale=100).text(100) == "p1 cbr 2.50"


def test_finer_amounts_than_cents_set_their_own_scale() -> None:
    assert scale_of([parse_amount("0.125"), 3]) == 1_000
    assert to_text(to_chips(parse_amount("0.125"), 1_000), 1_000) == "0.125"


def test_amounts_finer_than_any_money_are_refused() -> None:
    with pytest.raises(Refusal) as refused:
        scale_of([parse_amount("0.1234567")])
    assert refused.value.code == "amount.too-fine"
