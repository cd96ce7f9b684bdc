"""Shot clock and time bank: every decision is timed, and chips buy more time."""

from __future__ import annotations

from dataclasses import dataclass, field

from cardspeak.books.settings.clock import (
    SHOT_COUNT_FIRST,
    SHOT_HAND_FOR_HAND,
    SHOT_SECONDS,
    TIME_BANK_EMPTY,
    TIME_BANK_SECONDS,
)
from cardspeak.errors import Unlawful
from cardspeak.floor.forms import form
from cardspeak.floor.inquiry import Inquiry
from cardspeak.floor.ruling import Ruling
from cardspeak.floor.seat.clock import TIME_UP, ClockStarts, LetCheck, StopClock, may_check
from cardspeak.floor.seating import KillHands, player_here
from cardspeak.floor.table import HandForHand, Lasting, Table
from cardspeak.words import message


@dataclass
class TimeBanks(Lasting):
    """Time bank chips by seat."""

    chips: dict[int, int] = field(default_factory=dict)


@dataclass(frozen=True)
class SpendChip:
    """A time bank chip is given up and buys more seconds."""

    seat: int
    seconds: int

    def apply(self, table: Table) -> None:
        """Take the chip and go on counting."""
        table.recall(TimeBanks).chips[self.seat] -= 1
        ClockStarts(self.seat, self.seconds).apply(table)


def start_shot_clock(table: Table, seat: int, *, counted: bool) -> Ruling:
    """The shot clock starts for the player to act; a bet or raise is counted before."""
    name = player_here(table, seat)
    inq = Inquiry(table.policy, name)
    hand = table.the_hand()
    if hand.to_act != seat:
        raise Unlawful("act.out-of-turn/not-to-act", {"name": name}, field="seat", value=seat)
    if table.recall(HandForHand).on and not inq.ask(SHOT_HAND_FOR_HAND):
        inq.cite(SHOT_HAND_FOR_HAND)
        return inq.ruling("refused", why=message("seat.hand-for-hand-untimed"))
    if hand.to_call and not counted and inq.ask(SHOT_COUNT_FIRST):
        inq.cite(SHOT_COUNT_FIRST)
        return inq.ruling(
            "refused",
            why=message("seat.shot-clock-after-count"),
            steps=(message("seat.shot-clock-count-then-start", bet=hand.bet_level, name=name),),
        )
    seconds = inq.ask(SHOT_SECONDS)
    inq.cite(SHOT_COUNT_FIRST)
    return inq.ruling(
        "reading",
        why=message("seat.shot-clock-seconds", name=name, seconds=seconds),
        answer={"seconds": seconds},
        effects=(ClockStarts(seat, seconds),),
    )


@form("shot clock of {seat} ends", about="It has counted down.", example="shot clock of Ann ends")
def shot_clock_ends(table: Table, seat: int) -> Ruling:
    """The shot clock has counted down and the player has not acted."""
    name = player_here(table, seat)
    inq = Inquiry(table.policy, name)
    hand = table.the_hand()
    if hand.to_act != seat:
        raise Unlawful("act.out-of-turn/not-to-act", {"name": name}, field="seat", value=seat)
    outcome = inq.ask(TIME_BANK_EMPTY)
    inq.cite(TIME_BANK_EMPTY)
    chips = table.recall(TimeBanks).chips.get(seat, 0)
    if chips:
        worth = inq.ask(TIME_BANK_SECONDS)
        return inq.ruling(
            "reading",
            why=message("seat.shot-clock-time-bank", name=name, worth=worth, left=chips - 1),
            answer={"time bank": chips - 1, "seconds": worth},
            effects=(SpendChip(seat, worth),),
        )
    if outcome == "as-clock" and may_check(inq, hand):
        why = message("seat.shot-clock-checked", name=name)
        return inq.ruling("reading", why=why, action="check", effects=(StopClock(), LetCheck(seat)))
    return inq.ruling(
        "remedy",
        why=message("seat.shot-clock-dead-hand", name=name),
        answer="dead",
        steps=(message("seat.kill-hand-pot-stays", name=name),),
        effects=(StopClock(), KillHands((seat,), TIME_UP)),
    )
