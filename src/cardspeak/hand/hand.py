"""One hand of poker, played exactly by the rules: acts in turn, every act an event."""

from __future__ import annotations

from cardspeak.cards.deck import SHORT, STANDARD, Deck, RandomDeck, RandomSource
from cardspeak.errors import Unlawful
from cardspeak.hand import dealing, refusals, showdown
from cardspeak.hand.betting import open_with_bring_in, put_in, unusual_wager, wager_limits, wager_stands
from cardspeak.hand.events import Bet, BringIn, Call, Check, Fold, Forfeit, Raise, RuledWager
from cardspeak.hand.options import Options
from cardspeak.hand.pending import Pending, pending
from cardspeak.hand.pots import Pot
from cardspeak.hand.progress import advance, end_betting, turn_over
from cardspeak.hand.setup import HandSetup, Step
from cardspeak.hand.state import places
from cardspeak.hand.steps import HandSteps

ACT, DRAW, SHOW, OVER = int(Step.ACT), int(Step.DRAW), int(Step.SHOW), int(Step.OVER)
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
        steps = setup.plan.automatic if automatic is None else int(automatic)
        super().__init__(setup, deck, source, steps if deck is not None else steps & ~CARDS)
        if self.due_next >= len(setup.dues):
            dealing.begin_street(self)
        advance(self)

    # Betting. A seat is compared by identity: seats are small whole numbers, and neither True nor 1.0 is seat 1.

    def fold(self, seat: int) -> None:
        """Give the hand up; with nothing to call it is binding all the same (58)."""
        if seat is not self.to_act or self.step != ACT:
            raise refusals.out_of_turn(self, seat, "A fold")
        place = self.actor
        if self.bring_in_due and place == self.opener:
            raise refusals.no_fold(self)
        gone = ~(1 << place)
        self.live = live = self.live & gone
        self.chips &= gone
        self.pending_mask &= gone
        self.events.append(Fold(seat))
        if live & (live - 1):
            turn_over(self, place)
        else:
            end_betting(self)
        if self.step != ACT:
            advance(self)

    def check(self, seat: int) -> None:
        """Pass with nothing to call."""
        if seat is not self.to_act or self.step != ACT:
            raise refusals.out_of_turn(self, seat, "A check")
        if self.to_call or self.bring_in_due:
            raise refusals.no_check(self)
        place = self.actor
        bit = 1 << place
        self.pending_mask &= ~bit
        self.acted |= bit
        self.events.append(Check(seat))
        turn_over(self, place)
        if self.step != ACT:
            advance(self)

    def call(self, seat: int) -> None:
        """Match the bet, or put in the last chips."""
        if seat is not self.to_act or self.step != ACT:
            raise refusals.out_of_turn(self, seat, "A call")
        amount = self.to_call
        if not amount:
            raise refusals.no_call(self)
        place = self.actor
        # What put_in does, written out: calls are most of what happens in a hand.
        left = self.stack[place] - amount
        self.stack[place] = left
        self.street_in[place] += amount
        self.total_in[place] += amount
        bit = 1 << place
        if not left:
            self.chips &= ~bit
        self.pending_mask &= ~bit
        self.acted |= bit
        self.events.append(Call(seat, amount))
        turn_over(self, place)
        if self.step != ACT:
            advance(self)

    def wager(self, seat: int, to: int) -> None:
        """Bet or raise, whichever it is, to a total for the street."""
        if seat is not self.to_act or self.step != ACT:
            raise refusals.out_of_turn(self, seat, "A wager")
        least = self.least_to
        if least < 0:
            least = wager_limits(self)[0]
        if type(to) is not int or not least <= to <= self.most_to or not to or to % self.unit:
            raise refusals.wrong_amount(self, to)
        place = self.actor
        self.events.append(Raise(seat, to) if self.bet_level else Bet(seat, to))
        street_in = self.street_in
        amount = to - street_in[place]
        street_in[place] = to
        self.total_in[place] += amount
        self.stack[place] = left = self.stack[place] - amount
        bit = 1 << place
        self.pending_mask = others = self.chips & ~bit
        if not left:
            self.chips = others
        size = to - self.base
        if size >= self.full and self.ordinary:
            self.full = self.reopen_size = size  # a full raise: the next one is at least as large (43-A)
            self.base = to
        else:
            unusual_wager(self, to, size)
        self.bet_level = to
        self.acted |= bit
        self.aggressor = place
        turn_over(self, place)
        if self.step != ACT:
            advance(self)

    def bet(self, seat: int, to: int) -> None:
        """Make the first wager of the street."""
        if self.step == ACT and self.bet_level:
            raise Unlawful(
                "act.bet-facing-bet",
                {"bet_level": self.bet_level},
                field="act",
                limits={"min": self.min_to},
            )
        self.wager(seat, to)

    def raise_to(self, seat: int, to: int) -> None:
        """Raise to a total for the street, never by an increase."""
        if self.step == ACT and not self.bet_level:
            raise Unlawful("act.nothing-to-raise", field="act", limits={"min": self.min_to})
        self.wager(seat, to)

    def raise_by(self, seat: int, more: int) -> None:
        """Raise by an increase over the bet."""
        if type(more) is not int:
            raise refusals.wrong_amount(self, more)
        self.raise_to(seat, self.bet_level + more)

    def all_in(self, seat: int) -> None:
        """Put in everything: a call, a bet or a raise, whichever it makes."""
        if seat is not self.to_act or self.step != ACT:
            raise refusals.out_of_turn(self, seat, "An all-in")
        place = self.actor
        total = self.street_in[place] + self.stack[place]
        if self.bring_in_due and self.stack[place] <= self.bring_in_due:
            self.bring_in(seat)
        elif total <= self.bet_level or (self.to_call and self.chips == 1 << place):
            self.call(seat)  # against players who are all-in themselves, everything is no more than a call
        else:
            self.wager(seat, total)

    def bring_in(self, seat: int) -> None:
        """Open stud with the forced bet, short if the chips do not reach."""
        if seat is not self.to_act or self.step != ACT:
            raise refusals.out_of_turn(self, seat, "A bring-in")
        if not self.bring_in_due:
            raise refusals.not_now(self, "A bring-in")
        place = self.actor
        amount = min(self.bring_in_due, self.stack[place])
        self.events.append(BringIn(seat, amount))
        open_with_bring_in(self, place, amount)
        turn_over(self, place)
        if self.step != ACT:
            advance(self)

    # What the floor lets stand

    def stand(self, seat: int, to: int) -> None:
        """Let a bet or raise stand although its size is not lawful; it sets no new least raise (52-A)."""
        if seat is not self.to_act or self.step != ACT:
            raise refusals.out_of_turn(self, seat, "A wager")
        place = self.actor
        most = self.street_in[place] + self.stack[place]
        if type(to) is not int or not self.bet_level < to <= most or to % self.unit:
            raise refusals.wrong_amount(self, to)
        self.events.append(RuledWager(seat, to))
        wager_stands(self, place, to)
        turn_over(self, place)
        if self.step != ACT:
            advance(self)

    def forfeit(self, seat: int, amount: int) -> None:
        """Leave chips in the pot and give the hand up (51-B)."""
        if seat is not self.to_act or self.step != ACT:
            raise refusals.out_of_turn(self, seat, "A forfeit")
        place = self.actor
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
        self.live = live = self.live & gone
        self.chips &= gone
        self.pending_mask &= gone
        if live & (live - 1):
            turn_over(self, place)
        else:
            end_betting(self)
        if self.step != ACT:
            advance(self)

    # Questions

    @property
    def wager_limits(self) -> tuple[int, int]:
        """The least and the most that the player to act may bet or raise to; (0, 0) where no wager is lawful."""
        return wager_limits(self)

    @property
    def min_to(self) -> int:
        """The least total the player to act may bet or raise to; 0 where no wager is lawful."""
        return wager_limits(self)[0]

    @property
    def max_to(self) -> int:
        """The most the player to act may bet or raise to; 0 where no wager is lawful."""
        return wager_limits(self)[1]

    @property
    def over(self) -> bool:
        """Whether the last chip is pushed."""
        return self.step == OVER

    @property
    def due_place(self) -> int:
        """Whose forced bet is next, by place."""
        return self.plan.due_places[self.due_next][0]

    @property
    def stacks(self) -> dict[int, int]:
        """Chips behind, by seat number."""
        return {seat: self.stack[self.plan.place_of[seat]] for seat, _ in self.setup.stacks}

    @property
    def live_seats(self) -> tuple[int, ...]:
        """The seats with a live hand, clockwise from the button."""
        return tuple(self.order[place] for place in places(self.live))

    @property
    def current_pots(self) -> tuple[Pot, ...]:
        """Main and side pots as they stand after the last act, this street's bets included."""
        if self.over:
            return ()
        pots = self.pots or showdown.current_pots(self)
        return tuple(Pot(chips, tuple(self.order[p] for p in places(mask & self.live))) for chips, mask in pots)

    @property
    def options(self) -> Options:
        """The lawful options of the player to act."""
        if self.step != ACT or self.to_act is None:
            raise refusals.not_now(self, "An act")
        place = self.actor
        due = min(self.bring_in_due, self.stack[place])
        return Options(
            seat=self.to_act,
            fold=not (self.bring_in_due and place == self.opener),
            check=not self.to_call and not self.bring_in_due,
            call=self.to_call or None,
            call_to=self.street_in[place] + self.to_call if self.to_call else None,
            raise_min=self.min_to or None,
            raise_max=self.max_to or None,
            opening=not self.bet_level,
            bring_in=due or None,
            unit=self.unit,
            all_in=self.street_in[place] + self.stack[place],
            why_no_raise=None if self.max_to else refusals.why_no_raise(self)[1],
        )

    @property
    def pending(self) -> Pending:
        """What the hand waits for: the step, whose it is, and what is due."""
        return pending(self)
