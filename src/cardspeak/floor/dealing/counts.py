"""Wrong numbers of cards: too few, too many, the button's short hand, and the burns after a hand is killed."""

from __future__ import annotations

from cardspeak.books.settings.dealing import (
    BURNS_AFTER_KILL,
    BUTTON_ACTED,
    BUTTON_SHORT,
    BUTTON_SHORT_GAMES,
    EXTRA_CARDS,
    HOLE_CARDS,
    LATE_WRONG_COUNT,
    MISDEAL_LIMIT,
    WRONG_COUNT,
)
from cardspeak.cards.card import UNKNOWN, face
from cardspeak.errors import Unreadable
from cardspeak.floor.betting.act_words import act_word
from cardspeak.floor.dealing.correction import KillHand, NextOff, SwapCard
from cardspeak.floor.dealing.exposed import replaced_by
from cardspeak.floor.dealing.misdeal import dealt_out, misdeal, no_misdeal, other_cause, play_on, too_late
from cardspeak.floor.dealing.so_far import DealSoFar, has_acted, seated
from cardspeak.floor.forms import form
from cardspeak.floor.inquiry import Inquiry
from cardspeak.floor.ruling import SILENT, Choice, Plain, Ruling
from cardspeak.floor.substantial import acts_of, substantial
from cardspeak.floor.table import Table
from cardspeak.words import Message, message

MOST = 52


def due_cards(inq: Inquiry, table: Table) -> int:
    """How many cards a starting hand has."""
    game = table.the_hand().setup.game
    first = game.streets[0]
    if game.name == "hold'em":
        inq.cite(HOLE_CARDS)
    return first.down + first.up


def holds(table: Table, seat: int, count: int, card: int | None = None, *, next_in_line: bool | None = None) -> Ruling:
    """A player turns out to hold a number of cards; ``card`` is the one that is dealt or taken back.

    ``next_in_line`` says whether a missing card would be the very next one off the deck.
    """
    name = seated(table, seat)
    if not 0 <= count <= MOST:
        raise Unreadable("cards.count", {"count": count}, field="count", value=count)
    inq = Inquiry(table.policy, name)
    due = due_cards(inq, table)
    inq.fact(message("dealing.player-card-count-of-due", name=name, count=count, due=due))
    if count == due:
        return play_on(inq, message("dealing.card-count-correct", count=count))
    hand = table.the_hand()
    if count < due and seat == hand.setup.button and table.policy.has(BUTTON_SHORT):
        return _button_short(inq, table, seat, due - count, card)
    if not count:
        return dealt_out(table, seat)  # no card at all: passed over, however it is told
    if count > due:
        return _too_many(inq, table, seat, count - due, card)
    return _too_few(inq, table, seat, due - count, card, next_in_line=next_in_line)


def _button_short(inq: Inquiry, table: Table, seat: int, missing: int, card: int | None) -> Ruling:
    """37: the button gets the missing cards, even late, unless it has acted on the short hand."""
    hand = table.the_hand()
    killing = [act for act in has_acted(hand, seat) if act in inq.ask(BUTTON_ACTED)]
    if killing:
        inq.cite(BUTTON_ACTED)
        return killed(inq, table, seat, message("dealing.button-acted-short", act=act_word(killing[0])))
    inq.rest_on(BUTTON_SHORT)
    family = hand.setup.game.family
    if family not in inq.ask(BUTTON_SHORT_GAMES) and too_late(inq, table):
        inq.cite(BUTTON_SHORT_GAMES)
        cites = inq.cited(BUTTON_SHORT_GAMES)
        return inq.ruling(
            "decision",
            why=message("dealing.completion-up-to-director"),
            answer=SILENT,
            director=(
                Choice(message("option.deal-the-missing-cards"), cites),
                Choice(message("option.the-hand-is-dead"), cites, (KillHand(seat, "too few cards"),)),
            ),
        )
    what: Message | str = message("dealing.the-missing-card") if card is None else face(card)
    if missing > 1:
        what = message("dealing.n-cards", count=missing)
    return inq.ruling(
        "remedy",
        why=message("dealing.short-button-completed"),
        answer=["deal the missing card", "no misdeal"],
        steps=(
            message("dealing.deal-missing-from-stub", name=table.name(seat), what=what),
            message("dealing.hand-live-play-on"),
        ),
        effects=_given(table, seat, card),
    )


def _given(table: Table, seat: int, card: int | None) -> tuple[SwapCard, ...]:
    hole = table.the_hand().cards_of(seat)
    return (SwapCard(seat, hole[-1], card),) if card is not None and hole else ()


def _too_few(
    inq: Inquiry, table: Table, seat: int, missing: int, card: int | None, *, next_in_line: bool | None
) -> Ruling:
    """A short hand of somebody else: a misdeal; 3-i-2-e deals the card if it is the very next one."""
    hand = table.the_hand()
    value = inq.ask(WRONG_COUNT)
    if value == "open":
        return _not_listed(inq, table, seat)
    last = seat == hand.seats[-1] and missing == 1
    if (
        value == "misdeal-unless-next"
        and (last if next_in_line is None else next_in_line)
        and not substantial(inq, acts_of(hand))
    ):
        inq.cite(WRONG_COUNT)
        new = message("dealing.next-card-off-deck") if card is None else face(card)
        answer: dict[str, Plain] = {"receives": replaced_by(card), "misdeal": False}
        return inq.ruling(
            "remedy",
            why=message("dealing.next-card-owed-to-player", name=table.name(seat)),
            answer=answer,
            steps=(
                message("dealing.give-player-new-card", name=table.name(seat), new=new),
                message("dealing.flop-with-usual-burn"),
            ),
            effects=_given(table, seat, card),
        )
    if too_late(inq, table):
        return _late(inq, table, seat)
    inq.cite(WRONG_COUNT)
    return misdeal(inq, table, message("dealing.player-short-of-cards", name=table.name(seat)))


def _too_many(inq: Inquiry, table: Table, seat: int, surplus: int, card: int | None) -> Ruling:
    """35-A-5: a misdeal; 3-iii-11: one card too many becomes the burn, two make a misdeal."""
    hand = table.the_hand()
    limit = inq.maybe(EXTRA_CARDS)
    if limit is None:
        inq.require(WRONG_COUNT)
        return _not_listed(inq, table, seat)
    surplus += table.recall(DealSoFar).extra
    if surplus < limit and not acts_of(hand):
        inq.cite(EXTRA_CARDS, "burn")
        what = message("dealing.the-surplus-card") if card is None else face(card)
        answer: dict[str, Plain] = {"burn": str(what), "misdeal": False}
        return inq.ruling(
            "remedy",
            why=message("dealing.single-surplus-becomes-burn"),
            answer=answer,
            steps=(
                message("dealing.take-card-from-player", what=what, name=table.name(seat)),
                message("dealing.surplus-replaces-flop-burn"),
            ),
            effects=(NextOff((UNKNOWN if card is None else card,)),),
        )
    if too_late(inq, table):
        return _late(inq, table, seat)
    if surplus < limit:
        cites = inq.cited(MISDEAL_LIMIT)
        return inq.ruling(
            "decision",
            why=message("dealing.late-surplus-not-covered"),
            answer=SILENT,
            director=(
                Choice(message("option.the-hand-is-dead"), cites, (KillHand(seat, "too many cards"),)),
                Choice(message("option.misdeal"), cites),
            ),
        )
    inq.cite(EXTRA_CARDS, "misdeal")
    return misdeal(inq, table, message("dealing.player-has-surplus-cards", name=table.name(seat)))


def _not_listed(inq: Inquiry, table: Table, seat: int) -> Ruling:
    """A wrong number of cards in a book that has no rule for it; too late for a misdeal, the hand itself stays open."""
    if seat not in table.the_hand().live_seats or not too_late(Inquiry(table.policy), table):
        return other_cause(inq, table, message("dealing.wrong-card-count-label"))
    too_late(inq, table)
    return inq.ruling(
        "decision",
        why=message("dealing.late-wrong-count-not-covered"),
        answer=["no misdeal", SILENT],
        director=(
            Choice(message("option.the-hand-is-dead"), (), (KillHand(seat, "wrong number of cards"),)),
            Choice(message("option.put-the-number-right")),
        ),
    )


def _late(inq: Inquiry, table: Table, seat: int) -> Ruling:
    value = inq.ask(LATE_WRONG_COUNT)
    inq.cite(LATE_WRONG_COUNT)
    if value == "plays":
        return no_misdeal(inq, message("dealing.too-late-play-out"))
    return killed(inq, table, seat, message("dealing.wrong-count-hand-dead"))


def killed(inq: Inquiry, table: Table, seat: int, why: Message) -> Ruling:
    """A hand with a wrong number of cards dies; the stub stays as it is, with the book's burns for each street (38)."""
    if seat not in table.the_hand().live_seats:
        return no_misdeal(inq, message("dealing.hand-already-dead", name=table.name(seat)))
    steps = [message("dealing.muck-all-player-cards", name=table.name(seat))]
    burns = inq.maybe(BURNS_AFTER_KILL)
    answer: dict[str, Plain] = {"hand": "dead"}
    if burns is not None:
        inq.cite(BURNS_AFTER_KILL)
        answer["burns"] = burns
        steps.append(message("dealing.burn-count-per-street-only", cards=_cards(burns)))
    answer["misdeal"] = False
    return inq.ruling(
        "remedy", why=why, answer=answer, steps=tuple(steps), effects=(KillHand(seat, "wrong number of cards"),)
    )


def _cards(count: int) -> Message:
    return message("dealing.n-cards", count=count)


def extra_burn_asked(table: Table) -> Ruling:
    """Somebody wants another burn, or a surplus card used as the burn, to restore the order of the cards."""
    inq = Inquiry(table.policy)
    burns = inq.ask(BURNS_AFTER_KILL)
    inq.cite(BURNS_AFTER_KILL)
    return inq.ruling(
        "refused",
        why=message(
            "dealing.burn-guards-stub",
            cards=_cards(burns),
        ),
        answer={"burns": burns},
    )


@form(
    "{count} extra (cards|card) [dealt] [{card}]",
    about="Surplus cards in the starting hands.",
    example="one extra card 9h",
)
def surplus_cards(table: Table, count: int, card: int | None = None) -> Ruling:
    """Surplus cards in the starting hands; after the deal the first one belongs to the first player."""
    if count < 1:
        raise Unreadable("cards.count/how-many-extra", field="count", value=count)
    inq = Inquiry(table.policy, table.name(table.the_hand().seats[0]))
    return _too_many(inq, table, table.the_hand().seats[0], count, card)
