"""A misplaced button: corrected now, a misdeal, left as it is, or corrected on the next hand."""

from __future__ import annotations

from collections.abc import Sequence

from cardspeak.books.policy import Policy
from cardspeak.books.settings.button import WRONG_BUTTON, WRONG_BUTTON_LATER
from cardspeak.errors import Unlawful
from cardspeak.floor.coming import positions_after
from cardspeak.floor.forms import form
from cardspeak.floor.inquiry import Inquiry
from cardspeak.floor.ruling import Ruling
from cardspeak.floor.seat.button import answer_of
from cardspeak.floor.seating import Restart, Seating, Settle, positions_of, seated
from cardspeak.floor.substantial import acts_of, substantial
from cardspeak.floor.table import Table
from cardspeak.hand.positions import Positions, first_positions
from cardspeak.words import Message, message


@form(
    "button should be (at|in seat|on) {seat:place}",
    about="The button of this hand is in the wrong place.",
    example="button should be on Ann",
)
def wrong_button(table: Table, seat: int, acts: Sequence[str] | None = None) -> Ruling:
    """The button of the hand in progress should have been in another seat."""
    inq = Inquiry(table.policy)
    placed = positions_of(table)
    if seat == placed.button:
        raise Unlawful("button.right/seat", {"should_be": seat}, field="button", value=seat)
    now = inq.ask(WRONG_BUTTON)
    if acts is None:
        acts = acts_of(table.the_hand())
    if substantial(inq, acts):
        return _too_late(inq, table, placed, _right(placed, seat))
    inq.cites.clear()
    right = _right(placed, seat)
    inq.cite(WRONG_BUTTON)
    answer = answer_of(right)
    if now == "misdeal":
        return inq.ruling(
            "remedy",
            why=message("seat.misplaced-misdeal"),
            answer={"misdeal": "yes", **answer},
            steps=(
                message("seat.return-chips-and-cards"),
                *_put_right(table, right),
                message("seat.shuffle-and-redeal"),
            ),
            effects=(Restart(right, posts=False),),
        )
    return inq.ruling(
        "remedy",
        why=message("seat.misplaced-corrected-now"),
        answer={"corrected": "yes", **answer},
        steps=(
            message("seat.return-posted-blinds"),
            *_put_right(table, right),
            message("seat.floor-confirms-redeal"),
        ),
        effects=(Restart(right),),
    )


def _right(placed: Positions, should_be: int) -> Positions:
    return first_positions(placed.dealt_in, should_be)


def _put_right(table: Table, right: Positions) -> tuple[Message, ...]:
    big = table.name(right.big_blind)
    if right.small_blind is None:
        return (message("seat.move-button-big-blind", seat=right.button, big=big),)
    text = message(
        "seat.move-button-both-blinds",
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
            why=message("seat.misplaced-never-moved-back"),
            answer={"hand": "stands", "corrected": "no", "button": placed.button, "next button": after.button},
            steps=(
                message("seat.play-hand-as-is"),
                message("seat.button-continues-from", seat=placed.button),
            ),
        )
    return inq.ruling(
        "remedy",
        why=message("seat.misplaced-corrected-next-hand"),
        answer={
            "hand": "stands",
            "corrected": "next hand",
            "button": placed.button,
            "next button": right.button,
            "misdeal": "no",
        },
        steps=(
            message("seat.play-hand-as-is"),
            message("seat.move-button-next-hand", seat=right.button),
        ),
        effects=(Settle(placed, (right,)),),
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
            why=message(
                "seat.button-continues-to-next",
                seat=played.button,
                next=after.button,
            ),
            answer=answer_of(after),
            effects=(Settle(played, (after,)),),
        )
    plan = restored(table.policy, last_right, played, seats)
    first = plan[0]
    steps = [message("seat.move-button-coming-hand", seat=first.button)]
    steps += [message("seat.button-then-seat", seat=one.button) for one in plan[1:]]
    return inq.ruling(
        "remedy",
        why=message("seat.skipped-positions-first"),
        answer={**answer_of(first), "then": [one.button for one in plan[1:]]},
        steps=(*steps, message("seat.wrong-hand-chips-stay")),
        effects=(Settle(played, plan),),
    )
