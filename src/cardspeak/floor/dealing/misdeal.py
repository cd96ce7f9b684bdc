"""Misdeals: what is one, until when, and how the hand is dealt again."""

from __future__ import annotations

from cardspeak.books.setting import Point
from cardspeak.books.settings.dealing import (
    DEALT_OUT,
    FIRST_CARD,
    MISDEAL_LIMIT,
    MISDEAL_LIST,
    REDEAL,
    REDEAL_ABSENT,
    REDEAL_COUNTS,
    REDEAL_PENALISED,
    SEQUENCE,
    TWO_IN_A_ROW,
    UNENTITLED,
    WRONG_BUTTON,
)
from cardspeak.errors import Unreadable
from cardspeak.floor.dealing.correction import DealAgain, KillHand
from cardspeak.floor.dealing.so_far import DealSoFar, put_in, seated, untold_pot, untold_step
from cardspeak.floor.forms import form
from cardspeak.floor.inquiry import Inquiry
from cardspeak.floor.ruling import SILENT, Choice, Effect, Plain, Ruling
from cardspeak.floor.seat import misplaced
from cardspeak.floor.substantial import acts_of, substantial
from cardspeak.floor.table import Table
from cardspeak.words import Message, items, message

NO_MISDEAL: Plain = ["no misdeal", "play on"]
"""The answer of a deal that stands."""


def too_late(inq: Inquiry, table: Table) -> bool:
    """Whether the moment for a misdeal has passed."""
    if inq.ask(MISDEAL_LIMIT) == "none":
        inq.cite(MISDEAL_LIMIT)
        return False
    late = substantial(inq, acts_of(table.the_hand()))
    inq.cite(MISDEAL_LIMIT, "over" if late else "open")
    inq.fact(message("dealing.substantial-action-occurred") if late else message("dealing.no-substantial-action"))
    return late


def misdeal(
    inq: Inquiry, table: Table, why: Message, *, button: int | None = None, order: tuple[int, ...] = ()
) -> Ruling:
    """The ruling that the hand is dealt again, with every step of it."""
    hand = table.the_hand()
    place = hand.setup.button if button is None else button
    back = {table.name(seat): chips for seat, chips in put_in(hand).items()}
    told = items(message("dealing.chips-to-player", chips=chips, name=name) for name, chips in back.items())
    steps: list[Message] = [
        message("dealing.refund-all-bets", told=told) if told else message("dealing.no-chips-in-pot")
    ]
    steps = [*(steps if told or not untold_pot(hand) else ()), *untold_step(hand)]
    if inq.ask(REDEAL) == "exact-replay":
        again = message("dealing.redeal-same-hand-nothing-changes")
    else:
        again = message("dealing.redeal-same-blinds")
    steps += [
        message("dealing.collect-shuffle-cut"),
        message("dealing.button-stays", name=table.name(place))
        if button is None
        else message("dealing.move-button-to-player", name=table.name(place)),
        again,
    ]
    inq.cite(REDEAL)
    steps += _absent(inq, table) + _penalised(inq, table)
    return inq.ruling(
        "remedy",
        why=why,
        answer="misdeal" if button is None else ["misdeal", message("answer.button-in", seat=button)],
        steps=tuple(steps),
        effects=(DealAgain(button, order),),
    )


def _absent(inq: Inquiry, table: Table) -> list[Message]:
    """35-C, 34-C: who was away for the first deal is dealt in, and may play or not as the book says."""
    steps: list[Message] = []
    for seat in table.recall(DealSoFar).away:
        value = inq.ask(REDEAL_ABSENT)
        inq.cite(REDEAL_ABSENT)
        steps.append(_absent_dealt(table, seat, value))
    return steps


def _absent_dealt(table: Table, seat: int, value: str) -> Message:
    name = table.name(seat)
    if value == "may-play":
        return message("dealing.deal-in-live-if-present", name=name)
    return message("dealing.deal-in-then-kill-regardless", name=name)


def _penalised(inq: Inquiry, table: Table) -> list[Message]:
    """The two deals count once for a player on penalty."""
    steps: list[Message] = []
    for seat, left in table.recall(DealSoFar).on_penalty.items():
        killed = inq.ask(REDEAL_PENALISED) == "dealt-and-killed"
        after = max(left - inq.ask(REDEAL_COUNTS), 0)
        inq.cite(REDEAL_PENALISED)
        inq.cite(REDEAL_COUNTS)
        what = message("dealing.deal-player-out", name=table.name(seat))
        if killed:
            what = message("dealing.deal-in-then-kill", name=table.name(seat))
        steps.append(message("dealing.redeal-one-hand-penalty-left", what=what, left=after))
    return steps


def redeal_of(inq: Inquiry, table: Table, seat: int) -> dict[str, Plain]:
    """What the new deal is for one player: whether the hand may be played, and penalty hands left after it."""
    seen = table.recall(DealSoFar)
    if seat in seen.on_penalty:
        inq.cite(REDEAL_COUNTS)
        hand = "killed" if inq.ask(REDEAL_PENALISED) == "dealt-and-killed" else "dealt out"
        return {"hand": hand, "hands left": max(seen.on_penalty[seat] - inq.ask(REDEAL_COUNTS), 0)}
    if seat in seen.away and inq.ask(REDEAL_ABSENT) == "killed":
        inq.cite(REDEAL_ABSENT)
        return {"hand": "killed"}
    if seat in seen.away:
        inq.cite(REDEAL_ABSENT)
    return {"hand": "live"}


@form("? new deal for {seat}", about="What a player gets when the hand is dealt again.", example="? new deal for Ann")
def redeal_for(table: Table, seat: int) -> Ruling:
    """What a player gets in the new deal after a misdeal."""
    inq = Inquiry(table.policy, seated(table, seat))
    inq.cite(REDEAL)
    answer = redeal_of(inq, table, seat)
    away = inq.maybe(REDEAL_ABSENT) if seat in table.recall(DealSoFar).away else None
    steps = () if away is None else (_absent_dealt(table, seat, away),)
    return inq.ruling("reading", why=message("dealing.redeal-counts-one-hand"), answer=answer, steps=steps)


def play_on(inq: Inquiry, why: Message) -> Ruling:
    """The ruling that the hand goes on as it is."""
    return inq.ruling("remedy", why=why, answer=NO_MISDEAL, steps=(message("dealing.play-hand-on"),))


def no_misdeal(inq: Inquiry, why: Message, *effects: Effect) -> Ruling:
    """The claim of a misdeal is turned down."""
    steps = (message("dealing.play-hand-on"),)
    return inq.ruling("refused", why=why, answer=NO_MISDEAL, steps=steps, effects=effects)


def claimed(inq: Inquiry, table: Table, cause: Point, why: Message, *late: Effect) -> Ruling:
    """A misdeal for a cause on the book's list; where the hand has gone too far it goes on, with these effects."""
    if too_late(inq, table):
        return no_misdeal(inq, message("dealing.too-late-play-out"), *late)
    inq.cite(cause)
    return misdeal(inq, table, why)


def other_cause(inq: Inquiry, table: Table, what: Message | str) -> Ruling:
    """Something that is not on the list: refused where the list is closed, the director's where it is open."""
    if inq.ask(MISDEAL_LIST) == "closed":
        inq.cite(MISDEAL_LIST)
        if too_late(Inquiry(table.policy), table):
            too_late(inq, table)
        return no_misdeal(inq, message("dealing.not-on-misdeal-list", what=what))
    if too_late(inq, table):
        return no_misdeal(inq, message("dealing.too-late-play-out"))
    inq.cite(MISDEAL_LIST)
    cites = inq.cited(MISDEAL_LIST)
    return inq.ruling(
        "decision",
        why=message("dealing.unlisted-misdeal-director-decides", what=what),
        answer=SILENT,
        director=(Choice(message("option.misdeal"), cites, (DealAgain(),)), Choice(message("option.play-on"), cites)),
    )


def misdeal_called(table: Table, reason: str) -> Ruling:
    """Somebody calls a misdeal for a reason of their own."""
    if not reason.strip():
        raise Unreadable(
            "misdeal.no-reason",
            field="reason",
            value=reason,
        )
    return other_cause(Inquiry(table.policy), table, f'"{reason}"')


@form("dealer deals the first card to {seat:place}", about="The same.", example="dealer deals the first card to 5")
@form("first card [dealt] to {seat:place}", about="Where the first card of the deal went.", example="first card to 5")
def first_card_to(table: Table, seat: int) -> Ruling:
    """The first card of the deal went to a seat."""
    hand = table.the_hand()
    right = hand.seats[0]
    inq = Inquiry(table.policy)
    inq.require(FIRST_CARD)
    inq.fact(message("dealing.first-card-owner-clause", name=table.name(right)))
    if seat == right:
        inq.cite(FIRST_CARD)
        return play_on(inq, message("dealing.first-card-owner", name=table.name(right)))
    why = message("dealing.first-card-wrong-player", name=table.name(seat), right=table.name(right))
    return claimed(inq, table, FIRST_CARD, why)


def card_to_seat(table: Table, seat: int | None, *, empty: bool) -> Ruling:
    """A seat without a right to a hand got a card: an empty one, or one whose player has to wait."""
    hand = table.the_hand()
    if seat is not None and seat in hand.seats:
        raise Unreadable("seat.entitled", {"name": table.name(seat)}, field="seat", value=seat)
    inq = Inquiry(table.policy)
    what = message("dealing.card-for-unentitled-label")
    if empty:
        what = message("dealing.card-for-empty-seat-label")
    if inq.ask(UNENTITLED) == "misdeal-if-empty" and not empty:
        return other_cause(inq, table, what)
    return claimed(inq, table, UNENTITLED, message("dealing.is-misdeal", what=what))


def dealt_out(table: Table, seat: int, *, present: bool = True, posted: bool | None = None) -> Ruling:
    """Somebody with a right to a hand got no card."""
    hand = table.the_hand()
    name = seated(table, seat)
    inq = Inquiry(table.policy, name)
    paid = any(due.seat == seat for due in hand.setup.dues) if posted is None else posted
    if inq.ask(DEALT_OUT) == "misdeal-if-present-or-posted" and not (present or paid):
        inq.cite(DEALT_OUT)
        return play_on(inq, message("dealing.absent-unposted-deal-stands", name=name))
    why = message("dealing.entitled-player-got-none", name=name)
    return claimed(inq, table, DEALT_OUT, why, KillHand(seat, "no cards"))


@form("card dealt out of (order|sequence)", about="A card went out of turn.", example="card dealt out of order")
def out_of_sequence(table: Table) -> Ruling:
    """A card went to a player before it was their turn in the deal."""
    inq = Inquiry(table.policy)
    if inq.ask(SEQUENCE) == "open":
        return other_cause(inq, table, message("dealing.card-out-of-order-label"))
    return claimed(inq, table, SEQUENCE, message("dealing.card-out-of-order"))


@form("button got two cards in a row", about="The same.", example="button got two cards in a row")
@form(
    "two cards in a row to the button",
    about="The button got two cards running.",
    example="two cards in a row to the button",
)
def two_in_a_row(table: Table) -> Ruling:
    """The button got two cards one after the other."""
    inq = Inquiry(table.policy, table.name(table.the_hand().setup.button))
    if inq.ask(TWO_IN_A_ROW) == "misdeal":
        return claimed(inq, table, TWO_IN_A_ROW, message("dealing.button-got-two-in-row"))
    inq.cite(TWO_IN_A_ROW)
    return no_misdeal(inq, message("dealing.button-two-in-row-allowed"))


@form(
    "cards dealt with the button [wrong] [it] (belongs|belonging) to {seat:place}",
    about="The hand was dealt from the wrong button.",
    example="cards dealt with the button belonging to 3",
)
def button_belongs_to(table: Table, seat: int) -> Ruling:
    """The cards were dealt with the button in the wrong place; it belongs to another seat."""
    hand = table.the_hand()
    if seat == hand.setup.button:
        raise Unreadable("button.right", {"name": table.name(seat)}, field="seat", value=seat)
    inq = Inquiry(table.policy)
    value = inq.ask(WRONG_BUTTON)
    if value == "corrected":
        return misplaced.wrong_button(table, seat)  # 34-A: no misdeal, it has a rule of its own
    if too_late(inq, table):
        inq.cite(WRONG_BUTTON, "late")
        return inq.ruling(
            "refused",
            why=message("dealing.too-late-correct-next-hand"),
            answer=NO_MISDEAL,
            steps=(message("dealing.play-hand-on"), message("dealing.correct-button-and-blinds")),
        )
    inq.cite(WRONG_BUTTON, "misdeal")
    return misdeal(inq, table, message("dealing.button-belongs-to-player", name=table.name(seat)), button=seat)
