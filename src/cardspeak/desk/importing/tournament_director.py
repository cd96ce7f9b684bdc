"""A Tournament Director file as an event; what cannot be imported is reported."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from math import isfinite
from typing import Any

from cardspeak.desk.importing.brought import BroughtEvent, Bust, ImportedPlayer, Purchase
from cardspeak.desk.importing.tdt import New, read_tdt
from cardspeak.errors import Unreadable
from cardspeak.limits import within_limits
from cardspeak.tournament.setup import Level
from cardspeak.words import Message, message

CENTS = 100
FEWEST_SEATS, MOST_SEATS = 2, 11
NOT_CARRIED = ("Events", "Layout", "Sounds", "Screens", "History", "Prizes")
BY_HAND = ("AddOns", "Addons", "CashAdjustment", "PointsAdjustment", "HitsAdjustment", "Bounty")
"""Fields of a player that somebody has to enter again."""


def read_event(text: str) -> BroughtEvent:
    """The event in a file."""
    whole = read_tdt(text)
    found = whole.get("T") if isinstance(whole, dict) else whole
    if not isinstance(found, New) or found.kind != "Tournament":
        raise Unreadable("tdt.no-tournament", field="T", value=str(found)[:40])
    fields = found.fields
    players = tuple(_players(fields.get("Players")))
    event = BroughtEvent(
        name=one_line(str(fields.get("Title") or "Imported event")),
        levels=tuple(_levels(fields.get("Levels"))),
        chips=tuple(sorted(_chips(fields.get("Chips")))),
        seats=min(MOST_SEATS, max(FEWEST_SEATS, _seats(fields.get("Tables")))),
        players=players,
        notes=tuple(_notes(fields, players)),
    )
    within_limits(event)
    return event


def one_line(text: str) -> str:
    """A name without line breaks and wide spaces."""
    return " ".join(text.split())


def inner(value: Any, name: str = "") -> Any:
    """What a named kind holds: its only argument, or one of its fields."""
    if isinstance(value, New):
        held = value.arguments[0] if value.arguments else None
        if isinstance(held, dict) and name and name in held:
            return inner(held[name])
        return held
    return value


def whole(value: Any, field: str) -> int:
    """A whole number, as the file has it or with nothing after the point."""
    if value is None:
        return 0
    if isinstance(value, bool) or not isinstance(value, int | float) or not isfinite(value) or int(value) != value:
        raise Unreadable("tdt.number", {"field": field}, field=field, value=value)
    return int(value)


def cents(value: Any, field: str) -> int:
    """Money in the smallest unit."""
    if isinstance(value, bool) or not isinstance(value, int | float) or not isfinite(value):
        if value is None:
            return 0
        raise Unreadable("tdt.money", {"field": field}, field=field, value=value)
    return round(value * CENTS)


def _listed(value: Any) -> list[Any]:
    found = inner(value)
    return list(found.values()) if isinstance(found, dict) else found if isinstance(found, list) else []


def _players(value: Any) -> Iterator[ImportedPlayer]:
    for each in _listed(inner(value, "Players")):
        fields = each.fields if isinstance(each, New) else {}
        name = one_line(_written_name(fields))
        player = one_line(str(fields.get("UUID") or name))
        if not name:
            raise Unreadable("tdt.no-name", field="Name", value=player)
        bought = tuple(sorted(_bought(fields, name), key=lambda one: one[0].at))
        yield ImportedPlayer(player=player, name=name, bought=bought, paid=fields.get("PaidInFull") is not False)


def _written_name(fields: dict[str, Any]) -> str:
    return str(fields.get("Name") or fields.get("Nickname") or fields.get("FirstName") or "").strip()


def _bought(fields: dict[str, Any], name: str) -> Iterator[tuple[Purchase, Bust | None]]:
    for each in _listed(fields.get("Buyins")):
        buy = each.fields if isinstance(each, New) else {}
        rake = sum(cents(inner(one, "Amount"), f"{name}: Rake") for one in _listed(buy.get("Rake")))
        amount = cents(buy.get("Amount"), f"{name}: Amount")
        purchase = Purchase(
            at=whole(buy.get("Time"), f"{name}: Time"), chips=whole(buy.get("Chips"), f"{name}: Chips"),
            to_prizes=max(0, amount), to_house=max(0, rake),
        )  # fmt: skip
        yield purchase, _bust(buy.get("BustOut"), name)


def _bust(value: Any, name: str) -> Bust | None:
    if not isinstance(value, New):
        return None
    hitmen = value.fields.get("HitmanUUID") or []
    listed = hitmen if isinstance(hitmen, list) else [hitmen]
    return Bust(at=whole(value.fields.get("Time"), f"{name}: BustOut"), hitmen=tuple(str(one) for one in listed if one))


def _levels(value: Any) -> Iterator[Level]:
    for each in _listed(inner(value, "Levels")):
        fields = each.fields if isinstance(each, New) else {}
        minutes = whole(fields.get("Minutes"), "Minutes")
        if isinstance(each, New) and each.kind == "GameBreak":
            yield Level(minutes=minutes, is_break=True)
            continue
        small, big, ante = (whole(fields.get(key), key) for key in ("SmallBlind", "BigBlind", "Ante"))
        yield Level(minutes=minutes, small_blind=small, big_blind=big, ante=ante)


def _chips(value: Any) -> Iterator[int]:
    for each in _listed(inner(value, "Chips")):
        fields = each.fields if isinstance(each, New) else {}
        worth = whole(fields.get("Denomination", fields.get("Value")), "Denomination")
        if worth > 0:
            yield worth


def _seats(value: Any) -> int:
    """Seats at a table: the most that any table has."""
    sizes = [
        whole(each.fields.get("NumberOfSeats"), "NumberOfSeats")
        for each in _listed(inner(value, "Tables"))
        if isinstance(each, New)
    ]
    return max(sizes, default=9)


def _notes(fields: dict[str, Any], players: tuple[ImportedPlayer, ...]) -> Iterator[Message]:
    """What is not carried over, each thing once."""
    yield message("import.seats-drawn-again")
    for name in NOT_CARRIED:
        if fields.get(name) is not None:
            yield message("import.left-out", name=name)
    yield from _changed(fields)
    yield from _formula(fields)
    yield from _money_by_hand(fields)
    yield from _of_players(fields, players)
    breaks = [each for each in _listed(inner(fields.get("Levels"), "Levels")) if inner(each, "ChipUp") is True]
    if breaks:
        yield message("import.chip-ups", n=len(breaks))
    games = {str(inner(each, "GameName")) for each in _rounds(fields) if each.fields.get("GameName")}
    if len(games) > 1:
        yield message("import.games-change", games=sorted(games))


def _changed(fields: dict[str, Any]) -> Iterator[Message]:
    """Values that are carried over as something else."""
    seats = _seats(fields.get("Tables"))
    if not FEWEST_SEATS <= seats <= MOST_SEATS:
        yield message("import.table-size", seats=seats, size=min(MOST_SEATS, max(FEWEST_SEATS, seats)))
    players = [one.fields for one in _listed(inner(fields.get("Players"), "Players")) if isinstance(one, New)]
    names = [str(fields.get("Title") or ""), *map(_written_name, players)]
    broken = sum(name != one_line(name) for name in names)
    if broken:
        yield message("import.names-changed", n=broken)
    below = sum(min(amounts) < 0 for amounts in _amounts(fields))
    if below:
        yield message("import.negative-amounts", n=below)


def _amounts(fields: dict[str, Any]) -> Iterator[list[int]]:
    """Price and rakes of every purchase, as the file has them."""
    for player in _listed(inner(fields.get("Players"), "Players")):
        for each in _listed(player.fields.get("Buyins")) if isinstance(player, New) else ():
            buy = each.fields if isinstance(each, New) else {}
            rakes = [cents(inner(one, "Amount"), "Rake") for one in _listed(buy.get("Rake"))]
            yield [cents(buy.get("Amount"), "Amount"), *rakes]


def _rounds(fields: dict[str, Any]) -> Iterator[New]:
    for each in _listed(inner(fields.get("Levels"), "Levels")):
        if isinstance(each, New) and each.kind != "GameBreak":
            yield each


def _formula(fields: dict[str, Any]) -> Iterator[Message]:
    text = inner(fields.get("PointsForPlaying"), "Text")
    if isinstance(text, str) and text.strip():
        yield message("import.formula", formula=" ".join(text.split()))


def _money_by_hand(fields: dict[str, Any]) -> Iterator[Message]:
    """Guarantees, contributions and chops: amounts that somebody has to decide on again."""
    settled = inner(fields.get("Financials"))
    for name, value in settled.items() if isinstance(settled, dict) else ():
        if isinstance(value, int | float) and value and not isinstance(value, bool):
            yield message("import.financials-left-out", name=name, amount=f"{value:g}")
    if _listed(inner(fields.get("Players"), "Chops")):
        yield message("import.chops")


def _of_players(fields: dict[str, Any], players: tuple[ImportedPlayer, ...]) -> Iterator[Message]:
    each = [one.fields for one in _listed(inner(fields.get("Players"), "Players")) if isinstance(one, New)]
    for name in BY_HAND:
        found = sum(bool(one.get(name)) for one in each)
        if found:
            yield message("import.left-out-of-players", name=name, n=found)
    locked = sum(inner(one.get("Seat"), "Locked") is True for one in each)
    if locked:
        yield message("import.locked-seats", n=locked)
    idle = [one.name for one in players if not one.bought]
    if idle:
        yield message("import.not-entered", names=idle)
    prices = {(buy.chips, buy.to_prizes, buy.to_house) for player in players for buy, _ in player.bought}
    if len(prices) > 1:
        yield message("import.prices", n=len(prices))
    moments = Counter(bust.at for player in players for _, bust in player.bought if bust is not None)
    same = sum(count > 1 for count in moments.values())
    if same:
        yield message("import.busts-together", n=same)
