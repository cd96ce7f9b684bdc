"""What a hand waits for: one answer for dealers, floor, pages and programs."""

from __future__ import annotations

from typing import Literal

import msgspec

from cardspeak.hand.dealing import owe
from cardspeak.hand.setup import Step
from cardspeak.hand.state import HandState, places
from cardspeak.words import Message, message

StepName = Literal["post", "burn", "deal", "board", "act", "draw", "show", "push", "shuffle", "over"]
STEP_WORDS: dict[StepName, Message] = {
    "post": message("script.step-post"),
    "burn": message("dealing.place-burn"),
    "deal": message("script.step-deal"),
    "board": message("dealing.place-board"),
    "act": message("script.step-act"),
    "draw": message("script.step-draw"),
    "show": message("script.step-show"),
    "push": message("script.step-push"),
    "shuffle": message("script.step-shuffle"),
    "over": message("script.step-over"),
}


class Pending(msgspec.Struct, frozen=True):
    """The step that is due, the seats it concerns (the first one is next), and how many cards or chips."""

    step: StepName
    seats: tuple[int, ...] = ()
    count: int = 0
    must_show: bool = False

    @property
    def words(self) -> Message:
        """The step in words."""
        return STEP_WORDS[self.step]


def pending(s: HandState) -> Pending:
    """What is due now."""
    seats = s.seats
    match Step(s._step):
        case Step.POST:
            due = s.setup.dues[s._due_next]
            return Pending("post", (due.seat,), due.amount)
        case Step.BURN:
            return Pending("burn", (), 1)
        case Step.SHUFFLE:
            return Pending("shuffle")
        case Step.DEAL:
            owe(s)
            owed = [
                sum(counts) for counts in zip(s._down_owed or s._plan.zeros, s._up_owed or s._plan.zeros, strict=True)
            ]
            if any(owed):
                return Pending("deal", tuple(seats[place] for place, count in enumerate(owed) if count), sum(owed))
            return Pending("board", (), s._board_owed)
        case Step.ACT:
            return Pending("act", (seats[s._actor],))
        case Step.DRAW:
            waiting = s._drawing[s._drawing.index(s._actor) :]
            return Pending("draw", tuple(seats[place] for place in waiting))
        case Step.SHOW:
            return Pending("show", tuple(seats[place] for place in s._show_queue), must_show=s._must_table)
        case Step.PUSH:
            _, place, amount, _ = s._pushes[0]
            return Pending("push", (seats[place],), amount)
    return Pending("over", tuple(seats[place] for place in places(s._live)))
