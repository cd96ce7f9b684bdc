"""The steps of a hand that a dealer, a player or the floor takes by hand: posts, cards, showdown, dead hands."""

from __future__ import annotations

from collections.abc import Sequence

from cardspeak.cards.card import UNKNOWN, face
from cardspeak.errors import Unlawful
from cardspeak.hand import cards_out, dealing, refusals, showdown
from cardspeak.hand.betting import can_bet, give_turn
from cardspeak.hand.events import Draw, Kill, Open
from cardspeak.hand.face import HandFace
from cardspeak.hand.games import street_said
from cardspeak.hand.progress import advance, end_betting, post_next, turn_over
from cardspeak.hand.setup import Step

ACT, DRAW, SHOW, OVER = int(Step.ACT), int(Step.DRAW), int(Step.SHOW), int(Step.OVER)


class HandSteps(HandFace):
    """A hand that can be dealt and shown down step by step; what is automatic happens by itself."""

    __slots__ = ()

    # Cards

    def post(self, seat: int) -> None:
        """Post the forced bet that is due next."""
        self._need(Step.POST, "post")
        due = self.setup.dues[self._due_next]
        if type(seat) is not int:
            raise refusals.not_a_seat(seat)
        if seat != due.seat:
            raise Unlawful(
                "post.not-due",
                {"seat": due.seat, "kind": due.kind, "amount": due.amount},
                field="seat",
                value=seat,
                limits={"seat": due.seat},
                rule=self.rules.cite("blinds"),
            )
        post_next(self)
        advance(self)

    def burn(self, card: int | None = None) -> None:
        """Burn one card: the next of the deck, or the one named."""
        self._need(Step.BURN, "burn")
        if card is not None:
            cards_out.take_named(self, (card,))
        dealing.burn(self, card)
        advance(self)

    def deal(self, seat: int, cards: Sequence[int] | None = None) -> None:
        """Deal to one player: named cards, or one card off the deck."""
        self._need(Step.DEAL, "deal")
        place = self._place(seat)
        dealing.owe(self)
        owed = (self._down_owed[place] if self._down_owed else 0) + (self._up_owed[place] if self._up_owed else 0)
        cards = tuple(cards) if cards is not None else None
        owed = min(owed, dealing.stub_size(self))
        wanted = 1 if cards is None else len(cards)
        if not 1 <= wanted <= owed:
            raise Unlawful(
                "deal.count",
                {"seat": seat, "owed": owed, "wanted": wanted},
                field="cards",
                value=wanted,
                limits={"min": 0, "max": owed},
            )
        if cards is None:
            cards = dealing.draw_cards(self, 1)
        else:
            cards_out.take_named(self, cards)
        dealing.deal_to(self, place, cards)
        advance(self)

    def board_cards(self, cards: Sequence[int] | None = None) -> None:
        """Turn up the street's board: named cards, or those off the deck."""
        self._need(Step.DEAL, "board")
        if not self._board_owed:
            raise Unlawful("deal.no-board", field="cards", value=cards)
        if cards is None:
            cards = dealing.draw_cards(self, self._board_owed)
        elif len(cards) != self._board_owed:
            raise Unlawful(
                "deal.count/street-count",
                {"street": street_said(self.street_name), "board_owed": self._board_owed, "count": len(cards)},
                field="cards",
                value=len(cards),
                limits={"min": self._board_owed, "max": self._board_owed},
            )
        else:
            cards_out.take_named(self, cards)
        dealing.deal_board(self, cards)
        dealing.after_deal(self)
        advance(self)

    def draw(self, seat: int, cards: Sequence[int] = ()) -> None:
        """Throw cards away to draw new ones; none to stand pat."""
        if type(seat) is not int or seat != self.to_act or self._step != DRAW:
            raise refusals.out_of_turn(self, seat, "draw")
        place = self._actor
        held = list(self._hole[place])
        told = []
        for card in cards:
            if card in held:
                held.remove(card)
            elif card == UNKNOWN or UNKNOWN not in held:
                raise Unlawful("draw.not-held", {"seat": seat, "face": face(card)}, field="cards", value=card)
            else:
                held.remove(UNKNOWN)
                told.append(card)
        cards_out.take_named(self, told)
        self._hole[place] = (*held, *cards)  # a card that was dealt unseen is known once it is thrown away
        self.events.append(Draw(seat, tuple(cards)))
        dealing.draw(self, place, cards)
        advance(self)

    def shuffle(self, order: Sequence[int] | None = None) -> None:
        """Make a new stub where the old one does not suffice; name its order, or leave it to the random source."""
        self._need(Step.SHUFFLE, "shuffle")
        if order is not None:
            cards_out.require_stub(self, order)
        dealing.shuffle(self, order)
        advance(self)

    def learn(self, seat: int, cards: Sequence[int]) -> None:
        """Take note of what a player holds whose cards were dealt unseen."""
        cards_out.learn(self, self._place(seat), cards)

    def let_open(self, seat: int) -> None:
        """Say who opens a street of stud where an up card is unknown, so that the cards cannot tell."""
        self._need(Step.ACT, "opener")
        place = self._place(seat)
        if not dealing.may_open(self, place):
            opener = self.seats[self._actor]
            raise Unlawful(
                "open.cards-tell",
                {"seat": seat, "to_act": opener},
                field="seat",
                value=seat,
                limits={"seat": opener},
                rule=self.rules.cite("bring-in"),
            )
        self.events.append(Open(seat))
        self._opener = place
        give_turn(self, place)

    # Showdown

    def show(self, seat: int, cards: Sequence[int] | None = None) -> None:
        """Turn cards up at showdown; naming them tells cards that were dealt unseen."""
        self._need(Step.SHOW, "show")
        place = self._place(seat)
        if not self._live >> place & 1:
            raise Unlawful(
                "show.dead-hand/seat",
                {"seat": seat},
                field="seat",
                value=seat,
                rule=self.rules.cite("muck"),
            )
        if self._tabled >> place & 1:
            raise Unlawful("show.tabled/seat", {"seat": seat}, field="seat", value=seat)
        cards_out.learn(self, place, self._hole[place] if cards is None else cards)
        showdown.show(self, place, cards)
        advance(self)

    def muck(self, seat: int) -> None:
        """Give a hand up unseen at showdown; never the last live one, and none that an all-in put face up (16)."""
        self._need(Step.SHOW, "muck")
        place = self._place(seat)
        if place not in self._show_queue:
            raise Unlawful(
                "muck.not-held",
                {"seat": seat},
                field="seat",
                value=seat,
                rule=self.rules.cite("muck"),
            )
        if self._must_table:
            raise Unlawful(
                "muck.all-in",
                {"seat": seat},
                field="seat",
                value=seat,
                rule=self.rules.cite("all-in-face-up"),
            )
        if self._live == 1 << place:
            raise refusals.last_hand(self, seat, "mucked")
        showdown.muck(self, place)
        advance(self)

    def kill(self, seat: int, why: str = "") -> None:
        """Declare a hand dead, at any moment before the pots are pushed; the last live hand cannot be killed."""
        place = self._place(seat)
        if self._step in (OVER, Step.PUSH) or not self._live >> place & 1:
            raise refusals.not_now(self, "kill")
        bit = 1 << place
        if self._live == bit:
            raise refusals.last_hand(self, seat, "killed")
        self.events.append(Kill(seat, why))
        self._live &= ~bit
        self._chips &= ~bit
        self._pending_mask &= ~bit
        self._killed |= bit
        self._tabled &= ~bit
        self._best = None
        self._after_kill(place)
        advance(self)

    def _after_kill(self, place: int) -> None:
        for owed in (self._down_owed, self._up_owed):
            if owed is not None:
                owed[place] = 0
        if not self._live & (self._live - 1):
            self._down_owed = self._up_owed = None
        if self._step == ACT:
            if not can_bet(self) or not self._live & (self._live - 1):
                end_betting(self)
            elif self._actor == place:
                turn_over(self, place)
            else:
                self._least_to = -1
        elif self._drawing:
            dealing.leave_draw(self, place)
        elif self._step == SHOW:
            if place in self._show_queue:
                self._show_queue = tuple(other for other in self._show_queue if other != place)
            showdown.after_showing(self)
        elif not self._live & (self._live - 1):
            self._step = 0

    def push(self, seat: int | None = None) -> None:
        """Push the next chips that are due."""
        self._need(Step.PUSH, "push")
        due = self.seats[self._pushes[0][1]]
        if seat is not None and type(seat) is not int:
            raise refusals.not_a_seat(seat)
        if seat not in (None, due):
            raise Unlawful("push.not-due", {"due": due}, field="seat", value=seat, limits={"seat": due})
        showdown.push_next(self)
        advance(self)

    # Checks

    def _need(self, step: Step, what: str) -> None:
        """Refuse a step that is not due."""
        if self._step != step:
            raise refusals.not_now(self, what)
