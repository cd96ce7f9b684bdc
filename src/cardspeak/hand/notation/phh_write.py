"""PHH out: a hand becomes a record, a record becomes a text that reads back as the same record."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from decimal import Decimal
from typing import Any

from cardspeak.hand.events import Push
from cardspeak.hand.hand import Hand
from cardspeak.hand.notation.amounts import to_text
from cardspeak.hand.notation.own_fields import own_fields
from cardspeak.hand.notation.phh_actions import actions_of
from cardspeak.hand.notation.phh_fields import OPTIONAL, variant_code
from cardspeak.hand.notation.phh_record import PhhRecord
from cardspeak.hand.notation.phh_setup import UNKNOWN_STACK, forced_bets
from cardspeak.hand.notation.toml_text import toml_field, toml_key


def record_of(
    hand: Hand,
    *,
    players: Mapping[int, str] | None = None,
    details: Mapping[str, Any] | None = None,
    deck: Sequence[int] | None = None,
    scale: int = 1,
    own_variants: bool = False,
) -> PhhRecord:
    """A hand as a PHH record, with our log beside the actions.

    ``players`` are names by seat, ``details`` any optional fields of the standard and ``_`` fields. ``scale`` is the
    number of chips that make one unit of money (100 where chips are cents). A game without a code in the standard is
    refused unless ``own_variants`` asks for a name that only Cardspeak reads.
    """
    setup = hand.setup
    order = setup.order
    won = dict.fromkeys(order, 0)
    for event in hand.events:
        if isinstance(event, Push):
            won[event.seat] += event.amount
    stacks = hand.stacks
    return PhhRecord(
        variant=variant_code(setup.game, setup.betting, own_variants=own_variants),
        setup=setup,
        actions=tuple(actions_of(setup, hand.events)),
        scale=scale,
        players=tuple(players.get(seat, "") for seat in order) if players is not None else None,
        finishing_stacks=tuple(stacks[seat] for seat in order) if hand.over else None,
        winnings=tuple(won[seat] for seat in order) if hand.over else None,
        details=dict(details or {}),
        log=tuple(hand.events),
        deck=tuple(deck) if deck is not None else None,
    )


def write_hand(record: PhhRecord) -> str:
    """A record as the text of a ``.phh`` file."""
    return "\n".join(toml_field(name, value) for name, value in _fields(record).items()) + "\n"


def write_hands(records: Iterable[PhhRecord]) -> str:
    """Records as the text of a ``.phhs`` file, under their names, or numbered from 1."""
    hands = [
        f"[{toml_key(record.source.name or str(number))}]\n{write_hand(record)}"
        for number, record in enumerate(records, 1)
    ]
    return "\n".join(hands)


def _fields(record: PhhRecord) -> dict[str, Any]:
    """All fields in the standard's order, then fields it does not know, then ours."""
    setup, scale = record.setup, record.scale
    stacks = dict(setup.stacks)
    fields: dict[str, Any] = {"variant": record.variant, "ante_trimming_status": setup.antes_matched}
    fields |= {
        name: [_money(one, scale) for one in value] if isinstance(value, list) else _money(value, scale)
        for name, value in forced_bets(setup).items()
    }
    fields["starting_stacks"] = [
        Decimal("inf") if seat in record.unknown_stacks else _money(stacks[seat], scale) for seat in record.seats
    ]
    fields["actions"] = [action.text(scale) for action in record.actions]
    known = dict(record.details)
    if record.seats_named:
        known["seats"] = list(record.seats)
    if record.players is not None:
        known["players"] = list(record.players)
    for name, amounts in (("finishing_stacks", record.finishing_stacks), ("winnings", record.winnings)):
        if amounts is not None:
            known[name] = [Decimal("inf") if one >= UNKNOWN_STACK // 2 else _money(one, scale) for one in amounts]
    fields |= {name: known[name] for name in OPTIONAL if name in known}
    fields |= {name: value for name, value in known.items() if name not in OPTIONAL}
    if record.log is not None:
        fields |= own_fields(setup, record.log, record.deck, scale)
    return fields


def _money(chips: int, scale: int) -> int | Decimal:
    text = to_text(chips, scale)
    return Decimal(text) if "." in text else int(text)
