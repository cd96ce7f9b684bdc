"""Burn errors on turn and river, and burn cards that were seen."""

from __future__ import annotations

from collections.abc import Sequence

from cardspeak.books.settings.dealing import ALL_IN_BURN_ERROR, BURN_ERROR, EXPOSED_BURN
from cardspeak.cards.card import UNKNOWN, face, faces, require_distinct
from cardspeak.errors import Unreadable
from cardspeak.floor.dealing.correction import NAMED, STREETS, SetStreet, StreetStands
from cardspeak.floor.dealing.flop import acted_on
from cardspeak.floor.dealing.so_far import acted_on_street
from cardspeak.floor.dealing.stub import kept_burn
from cardspeak.floor.forms import form
from cardspeak.floor.inquiry import Inquiry
from cardspeak.floor.ruling import SILENT, Choice, Plain, Ruling
from cardspeak.floor.table import Table
from cardspeak.hand.events import Board
from cardspeak.words import message


def burn_error(
    table: Table,
    street: str,
    burned: Sequence[int],
    card: int,
    following: Sequence[int] = (),
    *,
    acted: bool | None = None,
    awarded: bool | None = None,
    intact: bool = True,
) -> Ruling:
    """No card or more than one was burned before the turn or river; ``following`` is what lay under the card."""
    if street not in STREETS[1:] or len(burned) == 1:
        raise Unreadable("burn.error", field="street")
    require_distinct([*burned, card, *following])
    hand = table.the_hand()
    inq = Inquiry(table.policy)
    no_betting = hand.no_more_betting
    moved = acted_on_street(hand) if acted is None else acted
    over = hand.over if awarded is None else awarded
    if inq.ask(BURN_ERROR) == "director":
        return _left_to_director(inq, street)
    inq.cite(BURN_ERROR)
    if no_betting:
        inq.rest_on(ALL_IN_BURN_ERROR)
        if over or not intact or inq.ask(ALL_IN_BURN_ERROR) == "stands":
            why = message("dealing.proper-card-unknowable")
            if over:
                why = message("dealing.pot-already-pushed")
            answer: Plain = {"result": "stands", street: face(card)}
            stands = (StreetStands(street, (card,)),) if not over else ()
            return inq.ruling("refused", why=why.then(message("dealing.card-stands")), answer=answer, effects=stands)
    elif moved and street == "river":
        why = message("dealing.acted-river-stands")
        stands = (StreetStands("river", (card,)),)
        return inq.ruling("remedy", why=why, answer={"result": "stands", "river": face(card)}, effects=stands)
    elif moved:
        return acted_on(inq, street, burned, (card,), following)
    return _put_right(inq, table, street, (*burned, card, *following))


def _left_to_director(inq: Inquiry, street: str) -> Ruling:
    inq.cite(BURN_ERROR)
    cites = inq.cited(BURN_ERROR)
    return inq.ruling(
        "decision",
        why=message("dealing.wrong-burn-not-covered"),
        answer=SILENT,
        director=(
            Choice(message("option.the-stands-one-burn-before-each-later-street", street=NAMED[street]), cites),
            Choice(message("option.a-remedy-by-chance"), cites),
        ),
    )


def _put_right(inq: Inquiry, table: Table, street: str, sequence: Sequence[int]) -> Ruling:
    """3-iii-16: the proper burn and card, and after them whatever would have come."""
    burn, card, *rest = (*sequence, UNKNOWN) if len(sequence) == 1 else sequence
    answer: dict[str, Plain] = {"burn": face(burn), street: face(card)}
    steps = [message("dealing.burn-and-street-card", burn=face(burn), street=NAMED[street], card=face(card))]
    effects = [SetStreet(street, burn, (card,), tuple(rest))]
    if rest:
        steps.append(message("dealing.return-card-to-stub-top", card=faces(rest[:1])))
    if street == "turn" and rest:
        answer["next burn"] = face(rest[0])
    if street == "turn" and len(rest) > 1:
        answer["river"] = face(rest[1])
        dealt = sum(isinstance(event, Board) for event in table.the_hand().events)
        if dealt == len(STREETS):
            effects = [
                SetStreet("turn", burn, (card,)),
                SetStreet("river", rest[0], (rest[1],), tuple(rest[2:])),
            ]
    return inq.ruling(
        "remedy",
        why=message("dealing.mistake-found-in-time"),
        answer=answer,
        steps=tuple(steps),
        effects=tuple(effects),
    )


@form("burn card [{card}] (exposed|seen)", about="A burn card was seen.", example="burn card 7c exposed")
@form("dealer (exposes|flashes) the burn card [{card}]", about="The same.", example="dealer exposes the burn card 7c")
def burn_seen(table: Table, card: int = UNKNOWN) -> Ruling:
    """A burn card was exposed."""
    inq = Inquiry(table.policy)
    inq.rest_on(EXPOSED_BURN)
    return inq.ruling(
        "remedy",
        why=message("dealing.seen-burn-stays-burn"),
        answer={"burn": kept_burn(card)},
        steps=(
            message("dealing.show-card-to-table", card=message("dealing.the-burn") if card == UNKNOWN else face(card)),
            message("dealing.leave-with-burns"),
        ),
    )
