"""One hand of poker, played exactly by the rules: acts in turn, every act an event."""

from __future__ import annotations

import copy

from cardspeak.cards.deck import SHORT, STANDARD, Deck, RandomDeck, RandomSource
from cardspeak.errors import Unlawful
from cardspeak.hand import dealing, refusals
from cardspeak.hand.betting import open_with_bring_in, put_in, unusual_wager, wager_limits, wager_stands
from cardspeak.hand.events import Bet, BringIn, Call, Check, Fold, Forfeit, Raise, RuledWager
from cardspeak.hand.progress import advance, end_betting, turn_over
from cardspeak.hand.setup import HandSetup, Step
from cardspeak.hand.state import HandState
from cardspeak.hand.steps import HandSteps

ACT = int(Step.ACT)
CARDS = int(Step.BURN | Step.DEAL)


class Hand(HandSteps):
    """A hand in progress.

    Give it a deck, or a random source, or neither and name every card. Acts are methods with the seat that acts and
    raise a ``Refusal`` that changes nothing; ``options`` says what would be accepted, ``pending`` what the hand waits for.

    >>> import random
    >>> from cardspeak.hand.setup import hand_setup
    >>> setup = hand_setup("NLHE", stacks={2: 20_000, 5: 9_000, 9: 15_500}, button=9, blinds=(250, 500))
    >>> hand = Hand(setup, source=random.Random(7))
    >>> print(hand.options)
    fold, call 500, raise 1000-15500
    >>> hand.raise_to(9, 1_100)
    >>> hand.fold(2)
    >>> hand.fold(5)
    >>> hand.stacks
    {2: 19750, 5: 8500, 9: 16250}
    """

    __slots__ = ()

    def __init__(
        self,
        setup: HandSetup,
        deck: Deck | None = None,
        source: RandomSource | None = None,
        *,
        automatic: Step | None = None,
    ) -> None:
        if deck is None and source is not None:
            deck = RandomDeck(SHORT if setup.game.short_deck else STANDARD, source)
        steps = setup._plan.automatic if automatic is None else int(automatic)
        HandState.__init__(self, setup, deck, source, steps if deck is not None else steps & ~CARDS)
        if self._due_next >= len(setup.dues):
            dealing.begin_street(self)
        advance(self)

    def copy(self, automatic: Step | None = None) -> Hand:
        """A copy of the hand; later changes to one do not affect the other."""
        twin = copy.copy(self)
        for name in HandState.__slots__:
            value = getattr(self, name)
            if isinstance(value, list):
                setattr(twin, name, value[:])
        twin._best = twin._values = None
        twin._deck = copy.copy(self._deck)
        if automatic is not None:
            twin._automatic = int(automatic)
        return twin

    # Betting. Neither True nor 1.0 is seat 1, although they are equal.

    def fold(self, seat: int) -> None:
        """Give the hand up; with nothing to call it is binding all the same (58)."""
        if type(seat) is not int or seat != self.to_act or self._step != ACT:
            raise refusals.out_of_turn(self, seat, "fold")
        place = self._actor
        if self.bring_in_due and place == self._opener:
            raise refusals.no_fold(self, seat)
        gone = ~(1 << place)
        self._live = live = self._live & gone
        self._chips &= gone
        self._pending_mask &= gone
        self.events.append(Fold(seat))
        if live & (live - 1):
            turn_over(self, place)
        else:
            end_betting(self)
        if self._step != ACT:
            advance(self)

    def check(self, seat: int) -> None:
        """Pass with nothing to call."""
        if type(seat) is not int or seat != self.to_act or self._step != ACT:
            raise refusals.out_of_turn(self, seat, "check")
        if self.to_call or self.bring_in_due:
            raise refusals.no_check(self, seat)
        place = self._actor
        bit = 1 << place
        self._pending_mask &= ~bit
        self._acted |= bit
        self.events.append(Check(seat))
        turn_over(self, place)
        if self._step != ACT:
            advance(self)

    def call(self, seat: int) -> None:
        """Match the bet, or put in the last chips."""
        if type(seat) is not int or seat != self.to_act or self._step != ACT:
            raise refusals.out_of_turn(self, seat, "call")
        amount = self.to_call
        if not amount:
            raise refusals.no_call(self, seat)
        place = self._actor
        # What put_in does, written out: calls are most of what happens in a hand.
        left = self._stack[place] - amount
        self._stack[place] = left
        self._street_in[place] += amount
        self._total_in[place] += amount
        bit = 1 << place
        if not left:
            self._chips &= ~bit
        self._pending_mask &= ~bit
        self._acted |= bit
        self.events.append(Call(seat, amount))
        turn_over(self, place)
        if self._step != ACT:
            advance(self)

    def wager(self, seat: int, to: int) -> None:
        """Bet or raise, whichever it is, to a total for the street."""
        if type(seat) is not int or seat != self.to_act or self._step != ACT:
            raise refusals.out_of_turn(self, seat, "wager")
        least = self._least_to
        if least < 0:
            least = wager_limits(self)[0]
        if type(to) is not int or not least <= to <= self._most_to or not to or to % self.unit:
            raise refusals.wrong_amount(self, seat, to)
        place = self._actor
        self.events.append(Raise(seat, to) if self.bet_level else Bet(seat, to))
        street_in = self._street_in
        amount = to - street_in[place]
        street_in[place] = to
        self._total_in[place] += amount
        self._stack[place] = left = self._stack[place] - amount
        bit = 1 << place
        self._pending_mask = others = self._chips & ~bit
        if not left:
            self._chips = others
        size = to - self._base
        if size >= self._full and self._ordinary:
            self._full = self.reopen_size = size  # a full raise: the next one is at least as large (43-A)
            self._base = to
        else:
            unusual_wager(self, to, size)
        self.bet_level = to
        self._acted |= bit
        self._aggressor = place
        turn_over(self, place)
        if self._step != ACT:
            advance(self)

    def bet(self, seat: int, to: int) -> None:
        """Make the first wager of the street."""
        if self._step == ACT and self.bet_level:
            raise Unlawful(
                "act.bet-facing-bet",
                {"bet_level": self.bet_level},
                field="act",
                limits={"min": wager_limits(self)[0]},
            )
        self.wager(seat, to)

    def raise_to(self, seat: int, to: int) -> None:
        """Raise to a total for the street, never by an increase."""
        if self._step == ACT and not self.bet_level:
            raise Unlawful("act.nothing-to-raise", field="act", limits={"min": wager_limits(self)[0]})
        self.wager(seat, to)

    def raise_by(self, seat: int, more: int) -> None:
        """Raise by an increase over the bet."""
        if type(more) is not int:
            raise refusals.wrong_amount(self, seat, more)
        self.raise_to(seat, self.bet_level + more)

    def all_in(self, seat: int) -> None:
        """Put in everything: a call, a bet or a raise, whichever it makes."""
        if type(seat) is not int or seat != self.to_act or self._step != ACT:
            raise refusals.out_of_turn(self, seat, "all-in")
        place = self._actor
        total = self._street_in[place] + self._stack[place]
        if self.bring_in_due and self._stack[place] <= self.bring_in_due:
            self.bring_in(seat)
        elif total <= self.bet_level or (self.to_call and self._chips == 1 << place):
            self.call(seat)  # against players who are all-in themselves, everything is no more than a call
        else:
            self.wager(seat, total)

    def bring_in(self, seat: int) -> None:
        """Open stud with the forced bet, short if the chips do not reach."""
        if type(seat) is not int or seat != self.to_act or self._step != ACT:
            raise refusals.out_of_turn(self, seat, "bring-in")
        if not self.bring_in_due:
            raise refusals.not_now(self, "bring-in")
        place = self._actor
        amount = min(self.bring_in_due, self._stack[place])
        self.events.append(BringIn(seat, amount))
        open_with_bring_in(self, place, amount)
        turn_over(self, place)
        if self._step != ACT:
            advance(self)

    # What the floor lets stand

    def stand(self, seat: int, to: int) -> None:
        """Let a bet or raise stand although its size is not lawful; it sets no new least raise (52-A)."""
        if type(seat) is not int or seat != self.to_act or self._step != ACT:
            raise refusals.out_of_turn(self, seat, "wager")
        place = self._actor
        most = self._street_in[place] + self._stack[place]
        if type(to) is not int or not self.bet_level < to <= most or to % self.unit:
            raise refusals.wrong_amount(self, seat, to)
        self.events.append(RuledWager(seat, to))
        wager_stands(self, place, to)
        turn_over(self, place)
        if self._step != ACT:
            advance(self)

    def forfeit(self, seat: int, amount: int) -> None:
        """Leave chips in the pot and give the hand up (51-B)."""
        if type(seat) is not int or seat != self.to_act or self._step != ACT:
            raise refusals.out_of_turn(self, seat, "forfeit")
        place = self._actor
        if type(amount) is not int or not 0 < amount <= self.to_call or amount % self.unit:
            raise Unlawful(
                "act.forfeit",
                {"to_call": self.to_call, "amount": repr(amount)},
                field="amount",
                value=amount,
                limits={"min": 1, "max": self.to_call},
            )
        self.events.append(Forfeit(seat, amount))
        put_in(self, place, amount)
        gone = ~(1 << place)
        self._live = live = self._live & gone
        self._chips &= gone
        self._pending_mask &= gone
        if live & (live - 1):
            turn_over(self, place)
        else:
            end_betting(self)
        if self._step != ACT:
            advance(self)
