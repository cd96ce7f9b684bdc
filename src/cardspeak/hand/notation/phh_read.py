"""PHH in: a text becomes records, hand by hand; errors name their line and are never repaired silently."""

from __future__ import annotations

import datetime as dt
import re
import tomllib
from collections.abc import Iterator, Mapping
from decimal import Decimal, InvalidOperation
from typing import Any

import msgspec

from cardspeak.errors import Refusal, Unlawful, Unreadable
from cardspeak.hand.games import Game
from cardspeak.hand.notation.actions import Action, amount_in, parse_action
from cardspeak.hand.notation.amounts import scale_of, to_chips
from cardspeak.hand.notation.own_fields import OwnFacts, read_own_fields
from cardspeak.hand.notation.phh_fields import (
    OPTIONAL,
    OWN_FIELD,
    PLAYERS_AMOUNTS,
    SINGLE_AMOUNTS,
    find_variant,
    required_fields,
)
from cardspeak.hand.notation.phh_record import PhhRecord
from cardspeak.hand.notation.phh_setup import UNKNOWN_STACK, ante_dues, blind_dues, forced_bets, stakes_of
from cardspeak.hand.notation.source import Source, field_lines, split_hands
from cardspeak.hand.positions import clockwise_from
from cardspeak.hand.rules import CASH
from cardspeak.hand.setup import HandSetup

TomlTable = Mapping[str, Any]

_DERIVED = {
    "variant", "antes", "blinds_or_straddles", "bring_in", "small_bet", "big_bet", "min_bet", "starting_stacks",
    "actions", "seats", "players", "finishing_stacks", "winnings", "ante_trimming_status",
}  # fmt: skip
_TYPES: dict[str, tuple[type, ...]] = {
    "text": (str,),
    "number": (int,),
    "number or text": (int, str),
    "time": (dt.time,),
    "amount": (int, Decimal),
    "yes or no": (bool,),
}


class Reading(msgspec.Struct, frozen=True):
    """What became of one hand of a file: a record, or the reason there is none."""

    source: Source
    record: PhhRecord | None = None
    error: Refusal | None = None


def read_hands(text: str) -> list[Reading]:
    """Every hand of a ``.phh`` or ``.phhs`` text; a hand that cannot be read does not affect the others.

    Amounts are read in the same units in all hands of a file: in cents as soon as one of them has cents.
    """
    sources = list(split_hands(text))
    tables: list[TomlTable | Refusal] = [_table(source) for source in sources]
    scales = [_scale(source, table) for source, table in zip(sources, tables, strict=True)]
    scale = max((found for found in scales if isinstance(found, int)), default=1)
    return [
        _reading(source, found if isinstance(found, Refusal) else table, scale)
        for source, table, found in zip(sources, tables, scales, strict=True)
    ]


def read_hand(text: str) -> PhhRecord:
    """The one hand of a ``.phh`` text; refused where it cannot be read.

    >>> record = read_hand('''
    ... variant = "NT"
    ... antes = [0, 0]
    ... blinds_or_straddles = [5, 10]
    ... min_bet = 10
    ... starting_stacks = [900, 1100.50]
    ... actions = ["d dh p1 ????", "d dh p2 AsKd", "p2 f"]
    ... ''')
    >>> record.setup.stacks, record.scale
    (((1, 90000), (2, 110050)), 100)
    """
    readings = read_hands(text)
    if len(readings) != 1:
        raise Unlawful("phh.many-hands", {"count": len(readings)}, field="file", value=len(readings))
    reading = readings[0]
    if reading.error is not None:
        raise reading.error
    assert reading.record is not None
    return reading.record


def _reading(source: Source, table: TomlTable | Refusal, scale: int) -> Reading:
    if isinstance(table, Refusal):
        return Reading(source, error=table)
    try:
        return Reading(source, _record(source, table, scale))
    except Refusal as refusal:
        return Reading(source, error=refusal)


def _table(source: Source) -> TomlTable | Refusal:
    try:
        return tomllib.loads(source.text, parse_float=Decimal)
    except (tomllib.TOMLDecodeError, InvalidOperation) as error:
        words = str(error)
        place = re.search(r" \(at (?:line (\d+), column (\d+)|end of document)\)", words)
        reason = words[: place.start()] if place else words
        if place and place[1]:
            line = source.first_line - 1 + int(place[1])
        else:  # the end of the text is no help: what never ends is the last field that was begun
            line = source.first_line - 1 + max((begun for begun, _ in field_lines(source.text).values()), default=1)
            reason += ", and the field that begins here never ends"
        return Unreadable(
            "phh.toml",
            {"line": line, "reason": reason},
            field="file",
            value=source.name,
            limits={"line": line},
        )


def _scale(source: Source, table: TomlTable | Refusal) -> int | Refusal:
    """The units one hand needs."""
    if isinstance(table, Refusal):
        return table
    amounts: list[Decimal | int] = []
    for name in (*PLAYERS_AMOUNTS, *SINGLE_AMOUNTS):
        given = table.get(name)
        amounts += [given] if isinstance(given, Decimal) else []
        amounts += [one for one in given if isinstance(one, Decimal)] if isinstance(given, list) else []
    actions = table.get("actions")
    for action in actions if isinstance(actions, list) else ():
        written = amount_in(action) if isinstance(action, str) else None
        if written and re.fullmatch(r"\d+\.\d+", written):
            amounts.append(Decimal(written))
    try:
        needed = scale_of(amounts)
    except Refusal as refusal:
        return source.at(refusal)
    own = table.get(f"{OWN_FIELD}scale", 1)
    return max(needed, own) if type(own) is int else needed


def _record(source: Source, table: TomlTable, scale: int) -> PhhRecord:
    """A record from a TOML table; refusals name their line."""
    fields = _Fields(source, table, scale)
    code = fields.need("variant")
    game, betting = fields.tell("variant", lambda: find_variant(code))
    for name in required_fields(game, betting):
        fields.need(name)
    for name in ("blinds_or_straddles", *SINGLE_AMOUNTS):
        if name in table and name not in required_fields(game, betting):
            raise source.at(Unlawful("phh.field/other-variant", {"name": name, "code": code}, field=name), name)
    own = fields.tell_own(lambda: read_own_fields(table))
    stacks = fields.stacks()
    n = len(stacks)
    seats = _seats(fields, n, own)
    for name, kind in OPTIONAL.items():
        fields.check(name, kind, n)
    setup = fields.tell("starting_stacks", lambda: _setup(fields, game, betting, seats, stacks, own))
    if own is not None:
        _compare(fields, setup)
    players = table.get("players")
    return PhhRecord(
        variant=code,
        setup=setup,
        actions=_actions(fields, n),
        scale=scale,
        players=tuple(players) if players is not None else None,
        finishing_stacks=fields.amounts("finishing_stacks", n, uncounted=True) if "finishing_stacks" in table else None,
        winnings=fields.amounts("winnings", n) if "winnings" in table else None,
        unknown_stacks=tuple(seat for seat, chips in zip(seats, stacks, strict=True) if chips == UNKNOWN_STACK),
        details={k: v for k, v in table.items() if k not in _DERIVED and not k.startswith(OWN_FIELD)},
        seats_named="seats" in table,
        log=own.log if own else None,
        deck=own.deck if own else None,
        source=source,
    )


def _seats(fields: _Fields, n: int, own: OwnFacts | None) -> tuple[int, ...]:
    """The seats by position; without names for them player 1 sits in seat 1 and the button in the last."""
    given = fields.table.get("seats")
    if given is None:
        return tuple(range(1, n + 1))
    fields.check("seats", "numbers", n)
    button = own.button if own and own.button is not None else given[-1]
    if len(set(given)) != n or clockwise_from(button, given) != given:
        refusal = Unlawful(
            "phh.seats",
            field="seats",
            value=given,
        )
        raise fields.source.at(refusal, "seats")
    return tuple(given)


def _setup(
    fields: _Fields, game: Game, betting: Any, seats: tuple[int, ...], stacks: list[int], own: OwnFacts | None
) -> HandSetup:
    n = len(stacks)
    antes = fields.amounts("antes", n)
    bets = {name: fields.amount(name) for name in SINGLE_AMOUNTS if name in fields.table}
    dues = ante_dues(antes, seats)
    if game.has_button:
        blinds = fields.amounts("blinds_or_straddles", n, signed=True)
        dues += blind_dues(blinds, seats, bets.get("min_bet") or bets.get("small_bet", 0))
    matched = fields.table.get("ante_trimming_status", False)
    stakes = stakes_of(game, betting, dues, bets, seats[-1], n)
    named = dict(zip(seats, stacks, strict=True))
    plain = HandSetup(
        game=game,
        betting=betting,
        stakes=stakes,
        stacks=tuple((seat, named[seat]) for seat in sorted(named)),
        button=seats[-1],
        dues=tuple(dues),
        antes_matched=matched,
        rules=CASH,
    )
    if own is None:
        return plain
    return msgspec.structs.replace(
        plain,
        stakes=own.stakes if own.stakes is not None else plain.stakes,
        dues=own.dues if own.dues is not None else plain.dues,
        button=own.button if own.button is not None else plain.button,
        smallest_chip=own.smallest_chip,
        players_in_event=own.players_in_event,
        automatic=own.automatic,
        rules=own.rules if own.rules is not None else CASH,
    )


def _compare(fields: _Fields, setup: HandSetup) -> None:
    """Refuse a file whose own facts and PHH fields tell different hands."""
    for name, value in forced_bets(setup).items():
        if isinstance(value, list):
            same = list(fields.amounts(name, len(value), signed=True)) == value
        else:
            same = fields.amount(name) == value
        if not same:
            refusal = Unlawful("phh.own-differs/dues-differ", {"name": name, "own_field": OWN_FIELD}, field=name)
            raise fields.source.at(refusal, name)


def _actions(fields: _Fields, n: int) -> tuple[Action, ...]:
    given = fields.table["actions"]
    if not isinstance(given, list):
        raise fields.wrong("actions", "an array of texts")
    actions = []
    for index, text in enumerate(given):
        if not isinstance(text, str):
            raise fields.wrong("actions", "an array of texts", index)
        try:
            actions.append(parse_action(text, n, fields.scale))
        except Refusal as refusal:
            raise fields.source.at(refusal, "actions", index) from None
    return tuple(actions)


class _Fields:
    """The fields of one hand; refusals name the line."""

    def __init__(self, source: Source, table: TomlTable, scale: int) -> None:
        self.source = source
        self.table = table
        self.scale = scale

    def need(self, name: str) -> Any:
        """A field that must be there."""
        if name not in self.table:
            raise self.source.at(Unreadable("phh.missing", {"name": name}, field=name))
        return self.table[name]

    def tell(self, name: str, read: Any) -> Any:
        """Read something of a field; a refusal gets the field's line."""
        try:
            return read()
        except Refusal as refusal:
            field = refusal.field if refusal.field in self.table else name
            raise (refusal if "line" in refusal.limits else self.source.at(refusal, field)) from None

    def tell_own(self, read: Any) -> Any:
        """Read our own fields; a refusal names its field itself."""
        try:
            return read()
        except Refusal as refusal:
            raise self.source.at(refusal, refusal.field) from None

    def wrong(self, name: str, wanted: str, item: int | None = None) -> Refusal:
        """A field that holds the wrong kind of thing."""
        value = self.table[name] if item is None else self.table[name][item]
        refusal = Unreadable(
            "phh.field", {"name": name, "wanted": wanted, "value": repr(value)}, field=name, value=value
        )
        return self.source.at(refusal, name, item)

    def check(self, name: str, kind: str, n: int) -> None:
        """Refuse an optional field of the wrong kind or length."""
        if name not in self.table:
            return
        value = self.table[name]
        if kind.endswith("s") and kind not in _TYPES:
            if not isinstance(value, list) or len(value) != n:
                raise self.wrong(name, f"an array of {n}, one for each player")
            for item, one in enumerate(value):
                if not _is(one, _TYPES[kind[:-1]]):
                    raise self.wrong(name, f"an array of {kind}", item)
        elif not _is(value, _TYPES[kind]):
            raise self.wrong(name, f"a {kind}")

    def amount(self, name: str) -> int:
        """A single amount, in chips."""
        value = self.need(name)
        if not _is(value, (int, Decimal)) or not Decimal(value).is_finite() or value < 0:
            raise self.wrong(name, "an amount")
        if not value and name != "bring_in":
            raise self.wrong(name, "an amount above zero")
        return to_chips(value, self.scale)

    def amounts(self, name: str, n: int, *, signed: bool = False, uncounted: bool = False) -> tuple[int, ...]:
        """An amount for each player, in chips; ``inf`` stands for chips nobody counted, where that may be."""
        self.check(name, "amounts", n)
        amounts = []
        for item, value in enumerate(self.need(name)):
            number = Decimal(value)
            if number.is_nan() or (number < 0 and not signed) or (number.is_infinite() and not uncounted):
                raise self.wrong(name, "an array of amounts", item)
            amounts.append(to_chips(value, self.scale) if number.is_finite() else UNKNOWN_STACK)
        return tuple(amounts)

    def stacks(self) -> list[int]:
        """The starting stacks."""
        values = self.table["starting_stacks"]
        if not isinstance(values, list):
            raise self.wrong("starting_stacks", "an array of amounts")
        stacks = list(self.amounts("starting_stacks", len(values), uncounted=True))
        if 0 in stacks:
            raise self.wrong("starting_stacks", "an array of amounts above zero", stacks.index(0))
        return stacks


def _is(value: object, types: tuple[type, ...]) -> bool:
    """Whether a value is of these types; yes and no are not numbers here."""
    return isinstance(value, types) and (bool in types or not isinstance(value, bool))


def iter_records(text: str) -> Iterator[PhhRecord]:
    """The records of a text; the first hand that cannot be read is refused."""
    for reading in read_hands(text):
        if reading.error is not None:
            raise reading.error
        assert reading.record is not None
        yield reading.record
