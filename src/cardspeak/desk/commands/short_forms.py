"""Short forms for the longer parts of a set-up: levels, chips, prices."""

from __future__ import annotations

import re
from collections.abc import Callable
from datetime import UTC, datetime
from typing import Any

from cardspeak.errors import Unreadable
from cardspeak.limits import WHOLE
from cardspeak.tournament.setup import Level
from cardspeak.words import Sayable, items

LEVEL = re.compile(rf"({WHOLE})/({WHOLE})(?:/({WHOLE}))?(?:@({WHOLE}))?")
BREAK = re.compile(rf"break(?:@({WHOLE}))?")
CHIP = re.compile(rf"({WHOLE})(?:x({WHOLE}))?(?:of({WHOLE}))?")
FEE = re.compile(rf"({WHOLE}) *(?:to *)?([a-z]+)?")
MINUTES, BREAK_MINUTES = 20, 10
PURPOSES = ("prizes", "house", "bounty", "other")


def read_levels(text: str) -> list[dict[str, Any]]:
    """Levels as on the board: small and big blind, the ante, and the minutes where they change.

    >>> [(one["small_blind"], one["minutes"]) if "small_blind" in one else "break" for one in read_levels("25/50@15 break 50/100/100")]
    [(25, 15), 'break', (50, 15)]
    """
    lines: list[dict[str, Any]] = []
    minutes = MINUTES
    for word in text.replace(",", " ").split():
        level, pause = LEVEL.fullmatch(word), BREAK.fullmatch(word)
        if pause is not None:
            lines.append({"minutes": int(pause[1] or BREAK_MINUTES), "is_break": True})
        elif level is not None:
            minutes = int(level[4]) if level[4] else minutes
            ante = int(level[3] or 0)
            lines.append({"minutes": minutes, "small_blind": int(level[1]), "big_blind": int(level[2]), "ante": ante})
        else:
            raise _unreadable("levels", word, "25/50@20", "100/200/200", "break@10")
    return lines


def write_levels(levels: tuple[Level, ...]) -> str:
    """The same the other way round.

    >>> write_levels((Level(minutes=20, small_blind=25, big_blind=50), Level(minutes=5, is_break=True)))
    '25/50@20 break@5'
    """
    return " ".join(
        f"break@{line.minutes}" if line.is_break
        else f"{line.small_blind}/{line.big_blind}{f'/{line.ante}' if line.ante else ''}@{line.minutes}"
        for line in levels
    )  # fmt: skip


def read_chips(text: str) -> list[dict[str, Any]]:
    """Denominations, how many are in a stack, and how many there are.

    >>> read_chips("25x8of400 100x8")
    [{'value': 25, 'in_stack': 8, 'owned': 400}, {'value': 100, 'in_stack': 8, 'owned': 0}]
    """
    kinds: list[dict[str, Any]] = []
    for word in text.replace(",", " ").split():
        chip = CHIP.fullmatch(word)
        if chip is None:
            raise _unreadable("chips", word, "25x8of400")
        kinds.append({"value": int(chip[1]), "in_stack": int(chip[2] or 0), "owned": int(chip[3] or 0)})
    return kinds


def read_offer(text: str) -> dict[str, Any]:
    """Chips and what they cost, line by line.

    >>> read_offer("10000 for 2000 prizes + 500 house")["fees"][1]
    {'name': 'house', 'amount': 500, 'to': 'house'}
    """
    chips, _, price = text.partition(" for ")
    if not re.fullmatch(WHOLE, chips.strip()):
        raise _unreadable("buy_in", text, "10000 for 2000 prizes + 500 house")
    fees = []
    for part in price.split("+") if price.strip() else ():
        fee = FEE.fullmatch(part.strip())
        to = (fee[2] or "prizes") if fee is not None else ""
        if fee is None or to not in PURPOSES:
            raise _unreadable("buy_in", part.strip(), *(f"2000 {purpose}" for purpose in PURPOSES))
        fees.append({"name": to, "amount": int(fee[1]), "to": to})
    return {"chips": int(chips), "fees": fees}


def read_moment(text: str) -> int:
    """A date and time, universal unless it says otherwise, or milliseconds since 1970.

    >>> read_moment("2026-11-20 19:00")
    1795201200000
    """
    if re.fullmatch(WHOLE, text):
        return int(text)
    try:
        found = datetime.fromisoformat(text)
    except ValueError:
        raise _unreadable("starts_at", text, "2026-11-20 19:00") from None
    return int((found if found.tzinfo else found.replace(tzinfo=UTC)).timestamp() * 1000)


def _unreadable(field: str, value: str, *examples: str) -> Unreadable:
    values: dict[str, Sayable] = {"value": value, "example": items(examples, "or")}
    return Unreadable("command.short-form", values, field=field, value=value, limits={"example": list(examples)})


SHORT_FORMS: dict[str, Callable[[str], Any]] = {
    "levels": read_levels, "chips": read_chips, "starts_at": read_moment,
    "buy_in": read_offer, "re_entry": read_offer, "rebuy": read_offer, "add_on": read_offer,
}  # fmt: skip
"""The fields of a set-up that may be written so."""
