"""The public properties of a hand, by seat: the players, their chips and cards, the betting, and what comes next.

Besides these a hand has ``setup`` and ``rules``; ``seats``, everybody dealt in, clockwise from the button's left;
``events``, all that has happened; ``board`` and ``burns``; ``street``, counted from 0; ``to_act`` and ``to_call``, whose turn
it is and what a call adds; ``bet_level``, the bet of the street as a total; ``raises``, counted in limit only;
``reopen_size``, by how much a bet has to grow to let somebody raise again; ``bring_in_due`` and ``blinds_short``, chips;
``community``, whether seventh street is one card for everybody; ``no_more_betting``; and ``unit``, the smallest chip.
"""

from __future__ import annotations

from collections.abc import Collection

from cardspeak.errors import Unlawful
from cardspeak.hand import dealing, refusals, showdown
from cardspeak.hand.betting import options_of, wager_limits
from cardspeak.hand.events import Bet, Push, Raise, Side
from cardspeak.hand.options import Options
from cardspeak.hand.pending import Pending, pending
from cardspeak.hand.pots import Pot
from cardspeak.hand.setup import Step
from cardspeak.hand.state import HandState, places

ACT, OVER = int(Step.ACT), int(Step.OVER)


class HandFace(HandState):
    """Everything that can be read from a hand; nothing here changes it."""

    __slots__ = ()

    # What comes next

    @property
    def pending(self) -> Pending:
        """What the hand waits for: the step, whose it is, and what is due."""
        return pending(self)

    @property
    def over(self) -> bool:
        """Whether all chips have been pushed."""
        return self._step == OVER

    @property
    def streets_left(self) -> int:
        """How many streets come after this one."""
        return self._plan.last_street - self.street

    @property
    def stub_size(self) -> int:
        """How many cards are left in the stub."""
        return dealing.stub_size(self)

    # Betting

    @property
    def options(self) -> Options:
        """The lawful options of the player to act."""
        if self._step != ACT:
            raise refusals.not_now(self, "act")
        return options_of(self, self._actor)

    def options_for(self, seat: int, after: Bet | Raise | None = None) -> Options:
        """The legal options of a player; out of turn, what they could do at the moment.

        ``after`` is a wager that somebody made out of turn: the options are those once it has been made.

        >>> from cardspeak.cards.card import parse_cards
        >>> from cardspeak.hand import Hand, hand_setup
        >>> hand = Hand(hand_setup("NLHE", stacks={2: 9_000, 5: 700, 9: 8_000}, button=9, blinds=(100, 200)))
        >>> for seat, cards in ((2, "AhKh"), (5, "2c2d"), (9, "QsJs")):
        ...     hand.deal(seat, parse_cards(cards))
        >>> hand.to_act, str(hand.options_for(9)), str(hand.options_for(5))
        (9, 'fold, call 200, raise 400-8000', 'fold, check, raise 400-700')
        >>> str(hand.options_for(5, after=Raise(2, 600)))
        'fold, call 600, raise 700'
        """
        if self._step != ACT:
            raise refusals.not_now(self, "act")
        place = self._place(seat)
        if not self._live >> place & 1:
            raise Unlawful("act.no-cards/seat", {"seat": seat}, field="seat", value=seat)
        return options_of(self, place, after)

    @property
    def wager_limits(self) -> tuple[int, int]:
        """The least and the most that the player to act may bet or raise to; (0, 0) where no wager is lawful."""
        return wager_limits(self)

    @property
    def capped(self) -> bool:
        """Whether the street has had all the raises there may be (48)."""
        return self.raises >= self._cap

    @property
    def opening_bet(self) -> int:
        """The bet that the street began with: the largest live blind on the first street, 0 later."""
        return 0 if self.street else self._plan.opening

    @property
    def bet_sizes(self) -> tuple[int, ...]:
        """The least bet of each street; in limit its only size."""
        return self._plan.bets

    @property
    def first_seat(self) -> int:
        """Who is first to act on this street."""
        return self.seats[self._opener]

    @property
    def last_aggressor(self) -> int | None:
        """Who bet or raised last on this street."""
        return None if self._aggressor < 0 else self.seats[self._aggressor]

    @property
    def seats_to_act(self) -> tuple[int, ...]:
        """The players who are still to act on this street, from the one whose turn it is."""
        waiting = places(self._pending_mask)
        turn = next((at for at, place in enumerate(waiting) if place >= self._actor), 0)
        return tuple(self.seats[place] for place in waiting[turn:] + waiting[:turn])

    # Chips

    @property
    def stacks(self) -> dict[int, int]:
        """Chips behind, by seat number."""
        return {seat: self._stack[self._plan.place_of[seat]] for seat, _ in self.setup.stacks}

    @property
    def bets(self) -> dict[int, int]:
        """Chips put in on this street, from the button's left."""
        return dict(zip(self.seats, self._street_in, strict=True))

    @property
    def committed(self) -> dict[int, int]:
        """Chips put in on all streets, dead chips aside, from the button's left."""
        return dict(zip(self.seats, self._total_in, strict=True))

    @property
    def total_chips(self) -> int:
        """All chips on the table, stacks and pot: from the first to the last moment of a hand the same."""
        return sum(self._stack) + sum(self._total_in) + self._dead - self._paid

    @property
    def dead_chips(self) -> int:
        """Chips of nobody's bet in the main pot, such as a big blind ante."""
        return self._dead

    @property
    def current_pots(self) -> tuple[Pot, ...]:
        """Main and side pots as they stand after the last act, this street's bets included."""
        if self.over:
            return ()
        pots = self._pots or showdown.current_pots(self)
        return tuple(Pot(chips, self._seats_in(mask & self._live)) for chips, mask in pots)

    @property
    def pushes_due(self) -> tuple[Push, ...]:
        """The chips that are still to be pushed, in order."""
        return tuple(Push(pot, self.seats[place], amount, side) for pot, place, amount, side in self._pushes)

    # Players and cards

    @property
    def live_seats(self) -> tuple[int, ...]:
        """The seats with a live hand, clockwise from the button."""
        return self._seats_in(self._live)

    @property
    def seats_with_chips(self) -> tuple[int, ...]:
        """The seats with a live hand and chips behind, who can still bet."""
        return self._seats_in(self._chips)

    @property
    def tabled_seats(self) -> tuple[int, ...]:
        """The seats whose cards all lie open, live or not."""
        return self._seats_in(self._tabled)

    def cards_of(self, seat: int) -> tuple[int, ...]:
        """All cards of a player, down and up."""
        return self._hole[self._place(seat)]

    def up_cards_of(self, seat: int) -> tuple[int, ...]:
        """The cards of a player that were dealt face up."""
        return self._up[self._place(seat)] if self._up is not None else ()

    def shown_cards_of(self, seat: int) -> tuple[int, ...]:
        """The down cards of a player that lie open while others do not."""
        return self._exposed[self._place(seat)] if self._exposed is not None else ()

    def odd_chip_line(self, winners: Collection[int], side: Side = "pot") -> tuple[int, ...]:
        """Winners in the order they are due odd chips (20)."""
        held = [place for place, seat in enumerate(self.seats) if seat in winners]
        return tuple(self.seats[place] for place in showdown.odd_chip_line(self, held, side))

    # Seats and places

    def _seats_in(self, mask: int) -> tuple[int, ...]:
        return tuple(self.seats[place] for place in places(mask))

    def _place(self, seat: int) -> int:
        if type(seat) is not int:
            raise refusals.not_a_seat(seat)
        place = self._plan.place_of.get(seat)
        if place is None:
            raise refusals.no_such_seat(self, seat)
        return place
