"""Where a hand stands. Mutable, by places (0 is left of the button), and touched only by the modules of this package.

Sets of players are bit masks over places: ``live`` hold cards, ``chips`` also have chips behind, ``pending`` are still to
act on this street. The public face, with seat numbers, is ``Hand``.
"""

from __future__ import annotations

from cardspeak.cards.deck import Deck, RandomSource
from cardspeak.hand.events import Event, Side
from cardspeak.hand.setup import HandSetup, Plan, Step

POST = int(Step.POST)


class HandState:
    """The working state of one hand."""

    __slots__ = (
        "acted", "actor", "aggressor", "ante_pot", "automatic", "base", "best", "bet_level", "board", "board_owed", "bring_in_due", "burns",
        "burn_owed", "cap", "chips", "community", "completing", "dead", "deck", "discards", "down_owed", "drawing", "due_next",
        "events", "exposed", "full", "hole", "killed", "live", "least_to", "most_to", "must_table", "opener",
        "order", "ordinary", "pending_mask", "plan", "blinds_short", "paid", "pot_limit", "limit", "pots", "pushes", "raises",
        "redraw", "reopen_size", "reshuffles", "rules", "setup", "show_queue", "source", "stack", "step", "street", "street_in",
        "tabled", "to_act", "to_call", "total_in", "unit", "up", "up_owed", "values", "no_more_betting",
    )  # fmt: skip

    setup: HandSetup
    plan: Plan
    events: list[Event]
    pots: tuple[tuple[int, int], ...]
    pushes: tuple[tuple[int, int, int, Side], ...]

    def __init__(self, setup: HandSetup, deck: Deck | None, source: RandomSource | None, automatic: int) -> None:
        plan = setup.plan
        zeros = plan.zeros
        self.setup = setup
        self.plan = plan
        self.rules = setup.rules
        self.order: tuple[int, ...] = setup.order
        self.deck = deck
        self.source = source
        self.redraw: tuple[int, ...] = ()
        self.reshuffles: tuple[tuple[int, ...], ...] = ()
        self.automatic = automatic
        self.unit: int = setup.smallest_chip
        self.limit: bool = setup.betting == "limit"
        self.pot_limit: bool = setup.betting == "pot-limit"
        self.cap: int = plan.cap
        self.ordinary = plan.ordinary

        # Chips; a setup always posts the same, so the forced bets may be in already (see post_all)
        posted = plan.posted if self.automatic & POST else None
        if posted is None:
            self.stack: list[int] = plan.stacks[:]
            self.street_in: list[int] = zeros[:]
            self.total_in: list[int] = zeros[:]
            self.events = []
            self.due_next = self.dead = self.ante_pot = self.blinds_short = 0
            self.chips: int = plan.everyone
        else:
            self.stack = posted.stack[:]
            self.street_in = posted.street_in[:]
            self.total_in = posted.total_in[:]
            self.events = posted.events[:]
            self.due_next, self.dead = posted.due_next, posted.dead
            self.ante_pot, self.blinds_short, self.chips = posted.ante_pot, posted.blinds_short, posted.chips

        self.paid = 0

        # Cards
        self.hole: list[tuple[int, ...]] = plan.no_cards[:]
        self.up: list[tuple[int, ...]] | None = None
        self.exposed: list[tuple[int, ...]] | None = None
        self.board: tuple[int, ...] = ()
        self.community = False
        self.burns: tuple[int, ...] = ()
        self.discards: tuple[tuple[int, int, int], ...] = ()
        self.down_owed: list[int] | None = None
        self.up_owed: list[int] | None = None
        self.board_owed = 0
        self.burn_owed = False
        self.drawing: tuple[int, ...] = ()

        # Players
        self.live: int = plan.everyone
        self.killed = 0
        self.tabled = 0

        # The street
        self.street = 0
        self.step = POST
        self.pending_mask = 0
        self.actor = -1
        self.to_act: int | None = None
        self.opener = 0
        self.aggressor = -1
        self.bet_level = 0
        self.base = 0
        self.full = 0
        self.reopen_size = 0
        self.raises = 0
        self.acted = 0
        self.bring_in_due = 0
        self.completing = False
        self.to_call = 0
        self.least_to = 0
        self.most_to = 0

        # The end
        self.no_more_betting = False
        self.must_table = False
        self.show_queue: tuple[int, ...] = ()
        self.best: list[list[int]] | None = None
        self.values: dict[int, tuple[int, int]] | None = None
        self.pots = ()
        self.pushes = ()

    @property
    def street_name(self) -> str:
        """The street in words."""
        return self.setup.game.streets[self.street].name

    @property
    def pot(self) -> int:
        """All the chips in the middle, this street's bets included."""
        return sum(self.total_in) + self.dead - self.paid


def places(mask: int) -> tuple[int, ...]:
    """The places in a mask, in order."""
    found = _PLACES.get(mask)
    if found is None:
        found = _PLACES[mask] = tuple(place for place in range(mask.bit_length()) if mask >> place & 1)
    return found


_PLACES: dict[int, tuple[int, ...]] = {}
"""Masks already spelled out; a table has at most a few thousand."""


def next_place(mask: int, after: int) -> int:
    """The first place of a mask that is not empty, going clockwise from the one after ``after``."""
    ahead = mask >> (after + 1)
    if ahead:
        return after + (ahead & -ahead).bit_length()
    return (mask & -mask).bit_length() - 1
