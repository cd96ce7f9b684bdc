"""A button in the wrong place: put right, a misdeal, left as it is, or made good on the next hand."""

from __future__ import annotations

from collections.abc import Sequence

from cardspeak.books.policy import Policy
from cardspeak.books.settings.button import WRONG_BUTTON, WRONG_BUTTON_LATER
from cardspeak.errors import Unlawful
from cardspeak.floor.inquiry import Inquiry
from cardspeak.floor.ruling import Ruling
from cardspeak.floor.seat.button import answer_of, positions_after
from cardspeak.floor.seat.memory import Restart, Seating, Settle, positions_of, seated
from cardspeak.floor.substantial import acts_of, substantial
from cardspeak.floor.table import Table
from cardspeak.hand.positions import Positions, first_positions
from cardspeak.phrase import phrase


def wrong_button(table: Table, should_be: int, acts: Sequence[str] | None = None) -> Ruling:
    """The button of the hand in progress should have been in another seat."""
    inq = Inquiry(table.policy)
    placed = positions_of(table)
    if should_be == placed.button:
        raise Unlawful("button.right", f"Seat {should_be} has the button already.", field="button", value=should_be)
    now = inq.ask(WRONG_BUTTON)
    if acts is None:
        acts = acts_of(table.the_hand())
    if substantial(inq, acts):
        return _too_late(inq, table, placed, _right(placed, should_be))
    inq.cites.clear()
    right = _right(placed, should_be)
    inq.cite(WRONG_BUTTON)
    answer = answer_of(right)
    if now == "misdeal":
        return inq.ruling(
            "remedy",
            why=phrase("The button was out of place and too little has been done: a misdeal."),
            answer={"misdeal": "yes", **answer},
            steps=(
                phrase("Give all chips back and take the cards in."),
                *_put_right(table, right),
                phrase("Shuffle and deal again."),
            ),
            effects=(Restart(right),),
        )
    return inq.ruling(
        "remedy",
        why=phrase("Substantial action has not happened, so button and blinds are put right."),
        answer={"corrected": "yes", **answer},
        steps=(
            phrase("Give the posted blinds back."),
            *_put_right(table, right),
            phrase("The floor confirms whether cards are dealt again or handed to the right players."),
        ),
        effects=(Restart(right),),
    )


def _right(placed: Positions, should_be: int) -> Positions:
    return first_positions(placed.dealt_in, should_be)


def _put_right(table: Table, right: Positions) -> tuple[str, ...]:
    big = table.name(right.big_blind)
    if right.small_blind is None:
        return (phrase("Put the button to seat {seat}; {big} the big blind.", seat=right.button, big=big),)
    text = phrase(
        "Put the button to seat {seat}; {small} posts the small blind, {big} the big blind.",
        seat=right.button,
        small=table.name(right.small_blind),
        big=big,
    )
    return (text,)


def _too_late(inq: Inquiry, table: Table, placed: Positions, right: Positions) -> Ruling:
    later = inq.ask(WRONG_BUTTON_LATER)
    inq.cite(WRONG_BUTTON_LATER)
    if later == "stands":
        after = positions_after(table.policy, placed, seated(table), table.recall(Seating).newcomers)
        return inq.ruling(
            "remedy",
            why=phrase("Substantial action has happened: the hand goes on, and nothing is moved back afterwards."),
            answer={"corrected": "no", "button": placed.button, "next button": after.button},
            steps=(
                phrase("Play the hand as it is."),
                phrase("On the next hand the button goes on from seat {seat}.", seat=placed.button),
            ),
        )
    return inq.ruling(
        "remedy",
        why=phrase("Enough has been done, so the hand plays on; button and blinds are corrected on the next one."),
        answer={"corrected": "next hand", "button": placed.button, "next button": right.button},
        steps=(
            phrase("Play the hand as it is."),
            phrase("For the next hand put the button to seat {seat}; the host confirms.", seat=right.button),
        ),
    )


def restored(policy: Policy, last_right: Positions, played: Positions, seats: Sequence[int]) -> tuple[Positions, ...]:
    """The next hands after one played with the wrong button: first the positions that were passed over, then the rest.

    A button that was not moved, or moved back, has passed over nobody: the round goes on from the last right hand.
    """
    missed: list[Positions] = []
    here = last_right
    for _ in range(len(seats) // 2):
        here = positions_after(policy, here, seats)
        if here.button == played.button:
            return (*missed, positions_after(policy, played, seats))
        missed.append(here)
    return (positions_after(policy, last_right, seats),)


def wrong_last_hand(table: Table, last_right: Positions, played: Positions) -> Ruling:
    """The button was wrong on the hand before: what the coming one does about it."""
    inq = Inquiry(table.policy)
    later = inq.ask(WRONG_BUTTON_LATER)
    inq.cite(WRONG_BUTTON_LATER)
    seats = seated(table)
    if later == "stands":
        after = positions_after(table.policy, played, seats)
        return inq.ruling(
            "remedy",
            why=phrase(
                "It is not moved back: the button goes on from seat {seat} to seat {next}.",
                seat=played.button,
                next=after.button,
            ),
            answer=answer_of(after),
            effects=(Settle(played, (after,)),),
        )
    plan = restored(table.policy, last_right, played, seats)
    first = plan[0]
    steps = [phrase("Put the button to seat {seat} for the coming hand; the host confirms.", seat=first.button)]
    steps += [phrase("Then to seat {seat}.", seat=one.button) for one in plan[1:]]
    return inq.ruling(
        "remedy",
        why=phrase("Each player gets one turn at each position: the places passed over come first."),
        answer={**answer_of(first), "then": [one.button for one in plan[1:]]},
        steps=(*steps, phrase("Chips paid on the wrong hand stay where they are.")),
        effects=(Settle(played, plan),),
    )
