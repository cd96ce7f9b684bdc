"""The tables of an event whose hands are dealt: the next hand, breaks, moves, until one player is left."""

from __future__ import annotations

import heapq

from cardspeak.errors import Refusal, Unlawful
from cardspeak.tournament.advice import each_advice
from cardspeak.tournament.autoplay.hands import DealHand
from cardspeak.tournament.clock.dial import Clock
from cardspeak.tournament.clock.hand_for_hand import HandForHand
from cardspeak.tournament.clock.together import FinishHand
from cardspeak.tournament.clock.view import break_ends_at, now
from cardspeak.tournament.core import State
from cardspeak.tournament.director import Director
from cardspeak.tournament.draws import Chance
from cardspeak.tournament.entrants import Entrants, EventTable
from cardspeak.tournament.prizes.standing import Prizes
from cardspeak.tournament.seats.halting import WaiveHalt, halt
from cardspeak.words import items

SECOND, MINUTE = 1_000, 60_000
QUICKEST, SLOWEST = 60, 150
"""Seconds that a hand takes."""
LEFT_ALONE = ("halt", "remove", "end", "penalty")
"""Advice that is not followed by itself: a stopped table waits for a player, and a stack is taken off by people."""
DURING_PLAY = (*LEFT_ALONE, "report", "pay")
"""What can wait while hands are dealt: nobody is paid before the end of the night."""
STUCK = 200
"""Rounds of trying in which no table deals before it is given up."""


class Tables:
    """The tables of an event that is under way: whichever is ready first deals, and the director follows the advice."""

    def __init__(self, director: Director, at: int, style: str = "sane") -> None:
        self.director = director
        self.at = at
        self.style = style
        self.pace = Chance(director.seed, f"pace of the hands from entry {len(director.event.log)}")
        self.next_at: list[tuple[int, int]] = []
        """When each table is ready for its next hand."""
        self.hands = 0
        self.idle = 0

    @property
    def state(self) -> State:
        """Where the event stands."""
        return self.director.event.state

    def play(self, *, left: int = 1, hands: int | None = None) -> None:
        """Deal until so many players are left, or so many hands."""
        stop = None if hands is None else self.hands + hands
        self.director.follow(self.at, leave=DURING_PLAY)
        self._set_tables()
        while self._goes_on(left) and (stop is None or self.hands < stop):
            self.step()
        self.director.follow(self.at, leave=LEFT_ALONE)

    def _goes_on(self, left: int) -> bool:
        """Whether there is anything to play for: not at the end of the day, nor when all tickets are won."""
        over = self.state.of(Clock).suspended or bool(self.state.of(Prizes).tickets)
        return not over and self.state.of(Entrants).left > max(1, left)

    def _set_tables(self) -> None:
        """Every table in use waits for a hand; those that are new to the room start now."""
        known = {table for _, table in self.next_at}
        for table in self.state.of(Entrants).open_tables():
            if table.number not in known and table.players > 1:
                heapq.heappush(self.next_at, (self.at, table.number))

    def step(self) -> None:
        """One hand at the table that is ready first; hand for hand, one at every table."""
        if self.state.of(HandForHand).on:
            self._hand_for_hand()
        else:
            self._next_table()
        self._set_tables()

    def _next_table(self) -> None:
        if not self.next_at:
            self.director.follow(self.at)
            self._count_idle(dealt=False)
            return
        ready, number = heapq.heappop(self.next_at)
        self.at = max(self.at, ready)
        self._wait_out_break()
        if self.state.of(Clock).suspended:
            return
        table = self.state.of(Entrants).tables[number]
        if not table.open or table.players < 2:
            self.director.follow(self.at, leave=DURING_PLAY)
            self._count_idle(dealt=False)
            return
        dealt = self._deal(table)
        self.director.follow(self.at, leave=DURING_PLAY)
        heapq.heappush(self.next_at, (self.at + self._seconds() * SECOND, number))
        self._count_idle(dealt=dealt)

    def _seconds(self) -> int:
        return QUICKEST + self.pace.below(SLOWEST - QUICKEST)

    def _wait_out_break(self) -> None:
        """In a break chips are coloured up and nobody deals; then the next level begins."""
        view = now(self.state, self.at)
        if not view.on_break or not view.running:  # hand for hand may reach a break with the clock stopped
            return
        self.director.follow(self.at, leave=DURING_PLAY)
        ends = break_ends_at(self.state, view.on_break)
        self.at = max(self.at, ends if ends is not None else self.at + view.left_ms)
        self.director.follow(self.at, leave=DURING_PLAY)

    def _deal(self, table: EventTable) -> bool:
        """A hand, unless the table has to stop."""
        try:
            self.director.order(DealHand(table=table.number, players=self.style), self.at)
        except Refusal as refusal:
            return self._cannot_deal(table.number, refusal)
        self.hands += 1
        self.put_out()
        return True

    def put_out(self) -> None:
        """Those without chips go out."""
        self.director.follow(self.at, kinds=("bust",))

    def _cannot_deal(self, table: int, refusal: Refusal) -> bool:
        """A table that waits for a player, or for a button; when nobody can be moved the director waives the halt."""
        if refusal.code not in ("table.halted", "button.unknown", "seat.too-few"):
            raise refusal
        found = halt(self.state, table)
        if not self.director.follow(self.at, leave=DURING_PLAY) and found is not None and found.stops:
            self.director.order(WaiveHalt(table=table, why="nobody can be moved"), self.at)
        return False

    def _hand_for_hand(self) -> None:
        """All tables deal together, and wait for the last one."""
        play = self.state.of(HandForHand)
        dealt = False
        for number in sorted(play.playing):
            table = self.state.of(Entrants).tables[number]
            if play.hand and table.players > 1:
                dealt = self._deal(table) or dealt
            self.director.order(FinishHand(table=number), self.at)
        self.at += SLOWEST * SECOND
        self._wait_out_break()
        self.director.follow(self.at, leave=DURING_PLAY)
        self._count_idle(dealt=dealt)

    def _count_idle(self, *, dealt: bool) -> None:
        self.idle = 0 if dealt else self.idle + 1
        if self.idle >= STUCK:
            raise self._stuck()

    def _stuck(self) -> Refusal:
        """No table can deal, whatever the director does: name the advice that is still open."""
        still = list(dict.fromkeys(one.kind for one in each_advice(self.state, self.at)))
        return Unlawful(
            "deal.stuck",
            {"still": items(still)},
            field="deal",
            limits={"advice": still, "hands": self.hands},
        )
