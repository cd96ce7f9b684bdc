"""Bad decks: boxed, foreign, doubled and missing cards, other backs, and whoever played on knowing it."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from cardspeak.books.settings.deck import (
    AFTER_VOID,
    BOXED_CARDS,
    DUPLICATE,
    DUPLICATE_UNTIL,
    FOREIGN_BACK,
    FOREIGN_CARD,
    FOREIGN_LATE,
    FREEROLL,
    MISSING_CARDS,
    ONE_BOXED,
    SCRAP_HAND,
    UNLOOKED_EXCUSE,
    VOID_ANTES,
)
from cardspeak.cards.card import UNKNOWN, face
from cardspeak.cards.deck import SHORT, STANDARD
from cardspeak.errors import Unlawful, Unreadable
from cardspeak.floor.dealing.correction import KillHand, SwapCard, VoidHand
from cardspeak.floor.dealing.exposed import replaced_by
from cardspeak.floor.dealing.misdeal import misdeal, no_misdeal, other_cause, too_late
from cardspeak.floor.dealing.so_far import DealSoFar, has_acted, put_in, seated, untold_step
from cardspeak.floor.forms import form
from cardspeak.floor.inquiry import Inquiry
from cardspeak.floor.ruling import SILENT, Choice, Plain, Ruling
from cardspeak.floor.table import Table
from cardspeak.hand.events import Bet, Raise, RuledWager
from cardspeak.words import Message, items, message

PLACES = {
    "hand": message("dealing.place-hand"),
    "board": message("dealing.place-board"),
    "burn": message("dealing.place-burn"),
    "stub": message("dealing.place-stub"),
}


def boxed(table: Table, count: int, *, dealt_on: bool = False, initial: bool = True) -> Ruling:
    """Cards lay face up in the deck; ``dealt_on`` says that the next card went to somebody and was mixed in."""
    if count < 1:
        raise Unreadable("boxed.count", field="count", value=count)
    inq = Inquiry(table.policy)
    inq.fact(message("dealing.boxed-count", count=count))
    if initial and count >= inq.ask(BOXED_CARDS):
        if too_late(inq, table):
            return no_misdeal(inq, message("dealing.too-late-play-out"))
        inq.cite(BOXED_CARDS)
        return misdeal(inq, table, message("dealing.boxed-cards-found", count=count))
    inq.cite(BOXED_CARDS)
    value = inq.ask(ONE_BOXED)
    inq.cite(ONE_BOXED)
    if value == "director":
        cites = inq.cited(ONE_BOXED)
        return inq.ruling(
            "decision",
            why=message("dealing.one-boxed-not-covered"),
            answer=["no misdeal", SILENT],
            director=(
                Choice(message("option.scrap-the-next-card-takes-its-place"), cites),
                Choice(message("option.a-remedy-by-chance"), cites),
            ),
        )
    last = "when the round is complete" if dealt_on else "at once"
    return inq.ruling(
        "remedy",
        why=message("dealing.boxed-card-is-scrap"),
        answer={"boxed": "scrap", "replaced": last, "misdeal": False},
        steps=(message("dealing.set-boxed-card-aside"), *_replaced(dealt_on=dealt_on)),
    )


def _replaced(*, dealt_on: bool) -> tuple[Message, ...]:
    if dealt_on:
        return (message("dealing.finish-betting-round"), message("dealing.next-card-to-concerned-player"))
    return (message("dealing.next-card-fills-place"),)


def foreign_card(
    table: Table, seat: int | None, card: int | None = None, *, looked: bool = True, replacement: int | None = None
) -> Ruling:
    """A card that does not belong to the game was found: a joker (``card`` is None), or a low card in short deck."""
    hand = table.the_hand()
    if card is not None and not (hand.setup.game.short_deck and card not in SHORT):
        raise Unlawful("card.belongs", {"face": face(card)}, field="card", value=face(card))
    what = message("dealing.joker-noun") if card is None else face(card)
    name = None if seat is None else seated(table, seat)
    inq = Inquiry(table.policy, name)
    value = inq.ask(FOREIGN_CARD)
    if value == "open":
        return other_cause(inq, table, message("dealing.foreign-card-label", what=what))
    if value == "misdeal":
        if too_late(inq, table):
            return _found_late(inq, table, seat, what, looked=looked)
        inq.cite(FOREIGN_CARD)
        return misdeal(
            inq,
            table,
            message("dealing.card-foreign-to-game", what=what).then(message("dealing.check-deck-before-redeal")),
        )
    if seat is not None and has_acted(hand, seat):
        return _found_late(inq, table, seat, what, looked=looked)
    return _replace(inq, table, seat, what, replacement)


def _found_late(inq: Inquiry, table: Table, seat: int | None, what: Message | str, *, looked: bool) -> Ruling:
    """35-D: scrap paper; 3-iii-8: a hand that was acted on is dead, looked at or not."""
    value = inq.ask(FOREIGN_LATE)
    inq.cite(FOREIGN_LATE)
    if value == "scrap" or seat is None:
        return _scrap(inq, what)
    if not looked:
        inq.cite(UNLOOKED_EXCUSE)
    name = table.name(seat)
    return inq.ruling(
        "remedy",
        why=message("dealing.player-acted-with-foreign-card", name=name, what=what),
        answer={"hand": "dead", "misdeal": False},
        returned=0,
        steps=(message("dealing.foreign-card-hand-dead", name=name),),
        effects=(KillHand(seat, f"acted with a {what}"),),
    )


def _scrap(inq: Inquiry, what: Message | str) -> Ruling:
    answer: dict[str, Plain] = {str(what): "scrap", "misdeal": False}
    if inq.actor is None:
        return inq.ruling(
            "remedy",
            why=message("dealing.late-foreign-card-scrap", what=what),
            answer=answer,
            steps=(message("dealing.remove-foreign-card", what=what),),
        )
    inq.rest_on(SCRAP_HAND)
    cites = inq.cited(SCRAP_HAND)
    return inq.ruling(
        "decision",
        why=message(
            "dealing.late-foreign-completion-not-covered",
            what=what,
            name=inq.actor,
        ),
        answer={**answer, "hand": SILENT},
        director=(
            Choice(message("option.a-new-card-from-the-stub"), cites),
            Choice(message("option.play-on-without-it"), cites),
            Choice(message("option.the-hand-is-dead"), cites),
        ),
    )


def _replace(inq: Inquiry, table: Table, seat: int | None, what: Message | str, replacement: int | None) -> Ruling:
    """3-iii-8: never a misdeal; replaced as long as its player has not acted."""
    hand = table.the_hand()
    inq.cite(FOREIGN_CARD)
    new = message("dealing.next-card-off-deck") if replacement is None else face(replacement)
    given = message("dealing.replace-board-card", new=new)
    if inq.actor:
        given = message("dealing.replace-card-for-player", name=inq.actor, new=new)
    answer: dict[str, Plain] = {str(what): "replaced", "misdeal": False}
    effects: tuple[SwapCard, ...] = ()
    if seat is not None:
        answer["replacement"] = replaced_by(replacement)
        held = hand.cards_of(seat)
        effects = (SwapCard(seat, held[-1], replacement),) if held else ()
    return inq.ruling(
        "remedy",
        why=message("dealing.foreign-card-no-misdeal", what=what),
        answer=answer,
        steps=(message("dealing.take-foreign-out-of-deck", what=what), given),
        effects=effects,
    )


def duplicate(
    table: Table,
    places: Sequence[Message],
    card: int,
    *,
    ended: bool = False,
    next_hand: bool = False,
    board_back: bool = False,
) -> Ruling:
    """The deck holds a card twice; ``places`` is where the two were found."""
    if len(places) < 2:
        raise Unreadable("duplicate.places", {"face": face(card)}, field="places")
    if card == UNKNOWN:
        raise Unreadable("card.unknown/which-twice", field="card")
    inq = Inquiry(table.policy)
    inq.fact(message("dealing.card-found-in-places", card=face(card), places=items(places, "and")))
    if inq.ask(DUPLICATE) == "director":
        inq.cite(DUPLICATE)
        cites = inq.cited(DUPLICATE)
        return inq.ruling(
            "decision",
            why=message("dealing.fouled-deck-up-to-director"),
            director=(
                Choice(message("option.void-all-bets-back"), cites, (VoidHand(),)),
                Choice(message("option.play-on"), cites),
            ),
        )
    if (ended or table.the_hand().over) and inq.maybe(DUPLICATE_UNTIL) is not None:
        late = next_hand if inq.ask(DUPLICATE_UNTIL) == "next-hand" else board_back or next_hand
        inq.cite(DUPLICATE_UNTIL)
        if late:
            return inq.ruling("refused", why=message("dealing.hand-over-too-late"), answer="stands")
    inq.cite(DUPLICATE)
    return void(inq, table, message("dealing.duplicate-card-voids-hand", card=face(card)))


def void(inq: Inquiry, table: Table, why: Message) -> Ruling:
    """The hand is void: every chip goes back to whoever put it in."""
    hand = table.the_hand()
    paid = put_in(hand)
    if inq.maybe(VOID_ANTES) is False:
        forced = {due.seat: due.amount for due in hand.setup.dues if due.kind == "ante"}
        paid = {seat: chips - forced.get(seat, 0) for seat, chips in paid.items()}
    inq.cite(VOID_ANTES)
    returned = {table.name(seat): chips for seat, chips in paid.items()}
    steps = [message("dealing.refund-chips-to-player", chips=chips, name=name) for name, chips in returned.items()]
    steps += untold_step(hand)
    steps.append(message("dealing.change-deck"))
    if inq.maybe(AFTER_VOID) == "director":
        steps.append(message("dealing.director-picks-next-hand"))
    knew = table.recall(DealSoFar).knew
    if knew:
        found = knew_of_it(table, knew)
        inq.cite(FREEROLL)
        answer: dict[str, Plain] = {"hand": "void", "returned": {**returned}}
        answer |= found.answer if isinstance(found.answer, dict) else {}
        return inq.ruling(
            "decision", why=why.then(found.why), answer=answer, steps=tuple(steps), director=found.director
        )
    return inq.ruling(
        "remedy",
        why=why,
        answer={"hand": "void", "returned": {**returned}},
        steps=tuple(steps),
        effects=(VoidHand(),),
    )


class Knew(msgspec.Struct, frozen=True):
    """Players are found to have known that the deck was bad."""

    seats: tuple[int, ...]

    def apply(self, table: Table) -> None:
        """Keep it for the moment at which the hand is void."""
        table.recall(DealSoFar).knew = self.seats


@form(
    "{who:seats} knew [that] the deck was bad",
    about="Who played on knowing it.",
    example="Ann knew the deck was bad",
    before_cards=True,
)
def knew_of_it(table: Table, who: Sequence[int]) -> Ruling:
    """Players are found to have known of a bad deck and to have played on aggressively."""
    inq = Inquiry(table.policy)
    inq.rest_on(FREEROLL)
    inq.cite(DUPLICATE)
    hand = table.recall(DealSoFar).voided or table.the_hand()
    for seat in who:
        seated(table, seat)
        if not any(isinstance(event, Bet | Raise | RuledWager) and event.seat == seat for event in hand.events):
            raise Unlawful(
                "forfeit.not-aggressive",
                {"name": table.name(seat)},
                field="seats",
                value=seat,
            )
    paid = put_in(hand)
    lost = tuple((seat, paid[seat]) for seat in who)
    names = items(table.name(seat) for seat in who)
    cites = inq.cited(FREEROLL)
    total = sum(chips for _, chips in lost)
    return inq.ruling(
        "decision",
        why=message("dealing.knowing-players-may-forfeit-refund", names=names),
        answer={"carried": total},
        effects=(Knew(tuple(who)),),
        director=(
            Choice(message("option.forfeit-to-the-next-pot", total=total), cites, (VoidHand(lost),)),
            Choice(message("option.all-bets-back"), cites, (VoidHand(),)),
        ),
    )


@form(
    "card with (a|another|a different|a red|a blue) back in {who:seat}'s hand",
    about="A card of another deck.",
    example="card with a different back in Ann's hand",
)
def foreign_back_held(table: Table, who: int) -> Ruling:
    """A card with another back in a player's hand."""
    seated(table, who)
    return foreign_back(table, "hand")


@form(
    "card with (another|a different|a red|a blue) back (in|on) (a|the) {where:hand|board|burn|stub}",
    about="A card of another deck.",
    example="card with another back in the stub",
)
def foreign_back(table: Table, where: str) -> Ruling:
    """A card with another back turns up: in a hand, on the board, among the burns or in the stub."""
    if where not in PLACES:
        raise Unreadable("card.place", {"places": items(PLACES.values(), "or")}, field="where", value=where)
    inq = Inquiry(table.policy)
    value = inq.ask(FOREIGN_BACK)
    inq.cite(FOREIGN_BACK)
    if value == "house":
        cites = inq.cited(FOREIGN_BACK)
        return inq.ruling(
            "decision",
            why=message("dealing.foreign-back-up-to-house"),
            answer=SILENT,
            director=(
                Choice(message("option.void-all-bets-back"), cites, (VoidHand(),)),
                Choice(message("option.play-on"), cites),
            ),
        )
    if where == "stub":
        return inq.ruling(
            "remedy",
            why=message("dealing.foreign-back-in-stub-harmless"),
            answer={"hand": "stands"},
            steps=(message("dealing.remove-card-play-on"), message("dealing.check-deck-after-hand")),
        )
    return void(
        inq,
        table,
        message("dealing.foreign-back-voids-action", where=PLACES[where]),
    )


@form("deck has [only] {count} cards", about="A deck that is not complete.", example="deck has only 51 cards")
def short_deck_found(table: Table, count: int) -> Ruling:
    """A deck that was counted."""
    full = len(SHORT if table.the_hand().setup.game.short_deck else STANDARD)
    return cards_missing(table, full - count)


@form("{count} (cards|card) missing", about="A deck that is not complete.", example="one card missing")
@form(
    "{count} (cards|card) missing from the deck",
    about="A deck that is not complete.",
    example="one card missing from the deck",
)
def cards_missing(table: Table, count: int) -> Ruling:
    """Cards turn out to be missing from the deck, and somebody wants the hand void."""
    if count < 1:
        raise Unreadable("cards.count/how-many-missing", field="count", value=count)
    inq = Inquiry(table.policy)
    inq.rest_on(MISSING_CARDS)
    return inq.ruling(
        "refused",
        why=message("dealing.missing-cards-keep-hand"),
        answer="stands",
        steps=(message("dealing.check-deck-before-next-deal"),),
    )
