"""Where a hand stands. Mutable, by places (0 is left of the button), and touched only by the modules of this package.

Whatever begins with an underscore belongs to them. Sets of players are bit masks over places: ``_live`` hold cards,
``_chips`` also have chips behind, ``_pending_mask`` are still to act on this street. What everybody may read, with seat
numbers, is in ``HandFace``.
"""

from __future__ import annotations

from cardspeak.cards.deck import Deck, RandomSource
from cardspeak.hand.events import Event, Side
from cardspeak.hand.setup import HandSetup, Plan, Step

POST = int(Step.POST)


class HandState:
    """The working state of one hand."""

    __slots__ = (
        # public, by seat or for the whole table
        "bet_level", "blinds_short", "board", "bring_in_due", "burns", "community", "events", "no_more_betting", "raises",
        "reopen_size", "rules", "seats", "setup", "street", "to_act", "to_call", "unit",
        # by place, or for the engine alone
        "_acted", "_actor", "_aggressor", "_ante_pot", "_automatic", "_base", "_best", "_board_owed", "_burn_owed", "_cap",
        "_chips", "_completing", "_dead", "_deck", "_discards", "_down_owed", "_drawing", "_due_next", "_exposed", "_full",
        "_hole", "_killed", "_least_to", "_limit", "_live", "_most_to", "_must_table", "_opener", "_ordinary", "_paid",
        "_pending_mask", "_plan", "_pot_limit", "_pots", "_pushes", "_redraw", "_reshuffles", "_show_queue", "_source",
        "_stack", "_step", "_street_in", "_tabled", "_total_in", "_up", "_up_owed", "_values",
    )  # fmt: skip

    setup: HandSetup
    events: list[Event]
    _plan: Plan
    _pots: tuple[tuple[int, int], ...]
    _pushes: tuple[tuple[int, int, int, Side], ...]

    def __init__(self, setup: HandSetup, deck: Deck | None, source: RandomSource | None, automatic: int) -> None:
        plan = setup._plan
        zeros = plan.zeros
        self.setup = setup
        self._plan = plan
        self.rules = setup.rules
        self.seats: tuple[int, ...] = plan.seats
        self._deck = deck
        self._source = source
        self._redraw: tuple[int, ...] = ()
        self._reshuffles: tuple[tuple[int, ...], ...] = ()
        self._automatic = automatic
        self.unit: int = setup.smallest_chip
        self._limit: bool = plan.limit
        self._pot_limit: bool = plan.pot_limit
        self._cap: int = plan.cap
        self._ordinary = plan.ordinary

        # Chips; a setup always posts the same, so the forced bets may be in already (see post_all)
        posted = plan.posted if self._automatic & POST else None
        if posted is None:
            self._stack: list[int] = plan.stacks[:]
            self._street_in: list[int] = zeros[:]
            self._total_in: list[int] = zeros[:]
            self.events = []
            self._due_next = self._dead = self._ante_pot = self.blinds_short = 0
            self._chips: int = plan.everyone
        else:
            self._stack = posted._stack[:]
            self._street_in = posted._street_in[:]
            self._total_in = posted._total_in[:]
            self.events = posted.events[:]
            self._due_next, self._dead = posted._due_next, posted._dead
            self._ante_pot, self.blinds_short, self._chips = posted._ante_pot, posted.blinds_short, posted._chips

        self._paid = 0

        # Cards
        self._hole: list[tuple[int, ...]] = plan.no_cards[:]
        self._up: list[tuple[int, ...]] | None = None
        self._exposed: list[tuple[int, ...]] | None = None
        self.board: tuple[int, ...] = ()
        self.community = False
        self.burns: tuple[int, ...] = ()
        self._discards: tuple[tuple[int, int, int], ...] = ()
        self._down_owed: list[int] | None = None
        self._up_owed: list[int] | None = None
        self._board_owed = 0
        self._burn_owed = False
        self._drawing: tuple[int, ...] = ()

        # Players
        self._live: int = plan.everyone
        self._killed = 0
        self._tabled = 0

        # The street
        self.street = 0
        self._step = POST
        self._pending_mask = 0
        self._actor = -1
        self.to_act: int | None = None
        self._opener = 0
        self._aggressor = -1
        self.bet_level = 0
        self._base = 0
        self._full = 0
        self.reopen_size = 0
        self.raises = 0
        self._acted = 0
        self.bring_in_due = 0
        self._completing = False
        self.to_call = 0
        self._least_to = 0
        self._most_to = 0

        # The end
        self.no_more_betting = False
        self._must_table = False
        self._show_queue: tuple[int, ...] = ()
        self._best: list[list[int]] | None = None
        self._values: dict[int, tuple[int, int]] | None = None
        self._pots = ()
        self._pushes = ()

    @property
    def street_name(self) -> str:
        """The street in words."""
        return self.setup.game.streets[self.street].name

    @property
    def pot(self) -> int:
        """All the chips in the middle, this street's bets included."""
        return sum(self._total_in) + self._dead - self._paid


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
