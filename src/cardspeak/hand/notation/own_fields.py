"""Our own facts in a PHH file, under names that begin with ``_cardspeak_``; other programs ignore them.

| Field          | Holds                                                                                              |
|----------------|----------------------------------------------------------------------------------------------------|
| version        | 1                                                                                                  |
| scale          | how many chips make one unit of the file's money, where it is not 1                                |
| button         | the button's seat, where nobody sits there                                                         |
| dues           | the forced bets in the order of payment: seat, kind, amount (so also dead blinds and several payers) |
| stakes         | the level, as far as it is not nothing                                                             |
| antes_matched  | always written: ``ante_trimming_status`` says the same                                             |
| smallest_chip, players_in_event, automatic | where they are not the usual ones                                      |
| rules          | the settings that differ from a tournament's                                                       |
| deck           | the order of the deck, where it is on record                                                       |
| log            | every event: posts, deals card by card, burns, shuffles, kills, chips returned and pushed          |

Chips are whole units here, cards their numbers, seats seat numbers.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from cardspeak.errors import Unreadable
from cardspeak.hand.dues import Due, Stakes
from cardspeak.hand.events import Event
from cardspeak.hand.notation.phh_fields import OWN_FIELD
from cardspeak.hand.rules import TOURNAMENT, HandRules
from cardspeak.hand.setup import AUTOMATIC, HandSetup, Step

VERSION = 1
NONE = "none"
"""Stands for a setting that is off, since TOML has no null."""


def own_fields(
    setup: HandSetup, log: Sequence[Event] | None = None, deck: Sequence[int] | None = None, scale: int = 1
) -> dict[str, Any]:
    """The facts that PHH's own fields cannot hold."""
    fields: dict[str, Any] = {"version": VERSION}
    if scale != 1:
        fields["scale"] = scale
    if setup.button != setup.order[-1]:
        fields["button"] = setup.button
    fields["dues"] = [[due.seat, due.kind, due.amount] for due in setup.dues]
    fields["stakes"] = _differing(setup.stakes, Stakes())
    if setup.smallest_chip != 1:
        fields["smallest_chip"] = setup.smallest_chip
    if setup.players_in_event is not None:
        fields["players_in_event"] = setup.players_in_event
    if setup.automatic != AUTOMATIC:
        fields["automatic"] = int(setup.automatic)
    rules = _differing(setup.rules, TOURNAMENT)
    if rules:
        fields["rules"] = rules
    if deck is not None:
        fields["deck"] = list(deck)
    if log is not None:
        fields["log"] = [msgspec.to_builtins(event) for event in log]
    return {OWN_FIELD + name: value for name, value in fields.items()}


def _differing(value: msgspec.Struct, usual: msgspec.Struct) -> dict[str, Any]:
    """The settings that are not the usual ones."""
    now, then = msgspec.to_builtins(value), msgspec.to_builtins(usual)
    return {name: NONE if now[name] is None else now[name] for name in now if now[name] != then[name]}


class OwnFacts(msgspec.Struct, frozen=True, kw_only=True):
    """Our own facts as they were read; None where the file does not have them."""

    version: int = VERSION
    scale: int | None = None
    button: int | None = None
    dues: tuple[Due, ...] | None = None
    stakes: Stakes | None = None
    smallest_chip: int = 1
    players_in_event: int | None = None
    automatic: Step = AUTOMATIC
    rules: HandRules | None = None
    deck: tuple[int, ...] | None = None
    log: tuple[Event, ...] | None = None


def read_own_fields(table: Mapping[str, Any]) -> OwnFacts | None:
    """Our own facts of a file, None where it has none; a field that makes no sense is refused by name."""
    found = {name.removeprefix(OWN_FIELD): value for name, value in table.items() if name.startswith(OWN_FIELD)}
    if not found:
        return None
    if found.get("version") != VERSION:
        raise Unreadable(
            "phh.own-version",
            {"get": repr(found.get("version")), "version": VERSION},
            field=f"{OWN_FIELD}version",
            value=found.get("version"),
            limits={"version": VERSION},
        )
    facts: dict[str, Any] = {}
    for name, value in found.items():
        try:
            facts[name] = _read(name, value)
        except (msgspec.ValidationError, KeyError, TypeError, ValueError) as error:
            raise Unreadable(
                "phh.own-field", {"own_field": OWN_FIELD, "name": name, "error": error}, field=OWN_FIELD + name
            ) from error
    if "rules" not in facts:
        facts["rules"] = TOURNAMENT
    return OwnFacts(**facts)


def _read(name: str, value: Any) -> Any:
    match name:
        case "dues":
            return tuple(msgspec.convert({"seat": s, "kind": k, "amount": a}, Due) for s, k, a in value)
        case "stakes":
            return msgspec.convert(value, Stakes)
        case "rules":
            settings = {setting: None if given == NONE else given for setting, given in value.items()}
            return msgspec.convert(settings, HandRules)
        case "automatic":
            return Step(msgspec.convert(value, int))
        case "deck":
            return msgspec.convert(value, tuple[int, ...])
        case "log":
            return msgspec.convert(value, tuple[Event, ...])
        case "version" | "scale" | "button" | "smallest_chip" | "players_in_event":
            return msgspec.convert(value, int)
    raise ValueError("there is no such field")
