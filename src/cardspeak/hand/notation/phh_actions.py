"""A hand's events as PHH actions.

Cards are dealt to each player in one action per street. Burns, shuffles, chips going back and chips pushed have no
action of their own. A dead hand folds where its turn would come; why it is dead is a commentary.
"""

from __future__ import annotations

from collections.abc import Iterable

from cardspeak.hand import events
from cardspeak.hand.events import Event
from cardspeak.hand.notation.actions import Action, PhhVerb
from cardspeak.hand.setup import HandSetup

_Act = events.Fold | events.Check | events.Call | events.Bet | events.Raise | events.BringIn
_ACTS: dict[type, PhhVerb] = {
    events.Fold: "f",
    events.Check: "cc",
    events.Call: "cc",
    events.Bet: "cbr",
    events.Raise: "cbr",
    events.BringIn: "pb",
}


def actions_of(setup: HandSetup, log: Iterable[Event]) -> list[Action]:
    """The actions that tell a log.

    >>> from cardspeak.hand.setup import hand_setup
    >>> setup = hand_setup("NLHE", stacks={3: 500, 8: 800}, button=8, blinds=(5, 10))
    >>> log = [events.Deal((3, 8, 3, 8), (51, 47, 50, 46)), events.Raise(8, 30), events.Fold(3)]
    >>> [action.text() for action in actions_of(setup, log)]
    ['d dh p1 AsAh', 'd dh p2 KsKh', 'p2 cbr 30', 'p1 f']
    """
    scribe = _Scribe(setup)
    for event in log:
        scribe.write(event)
    scribe.flush()
    if len(scribe.live) == 1:
        scribe.actions += [Action("f", player) for player in scribe.dead]
    return scribe.actions


class _Scribe:
    """Writes down a hand as it goes."""

    def __init__(self, setup: HandSetup) -> None:
        self.player = {seat: place for place, seat in enumerate(setup.order, 1)}
        self.actions: list[Action] = []
        self.dealt: dict[int, list[int]] = {}
        self.held: dict[int, list[int]] = {seat: [] for seat in setup.order}
        self.shown: dict[int, list[int]] = {seat: [] for seat in setup.order}
        self.up: dict[int, list[int]] = {seat: [] for seat in setup.order}
        self.live = set(setup.order)
        self.dead: list[int] = []
        self.last_to_act = setup._plan.first_place if setup.game.has_button else 0
        self.has_button = setup.game.has_button
        self.showing = False
        self.begun = False
        self.acted: set[int] = set()

    def write(self, event: Event) -> None:
        """Write down one event."""
        if isinstance(event, events.Deal):
            self._deal(event)
        elif not isinstance(event, events.Post | events.Return | events.Push):
            if isinstance(event, events.Burn | events.Board | events.Draw | events.Show | events.Muck):
                self._close_street()
            self.flush()  # a burn too: cards of two streets can follow each other when nobody bets any more
            if isinstance(event, events.Show | events.Muck):
                self._muck_the_dead()
            self._write(event)

    def _write(self, event: Event) -> None:
        match event:
            case events.Board(cards):
                self.actions.append(Action("db", 0, cards))
                self.last_to_act = 0
            case events.Draw(seat, cards):
                for card in cards:
                    self._throw_away(seat, card)
                self.actions.append(Action("sd", self.player[seat], cards or None))
                self.last_to_act = 0
            case events.Show(seat, cards):
                self._show(seat, cards)
            case events.Muck(seat):
                self.live.discard(seat)
                self.actions.append(Action("sm", self.player[seat]))
            case events.Kill(seat, why):
                self._kill(seat, why)
            case events.RuledWager(seat, to):
                self._act(events.Raise(seat, to))
            case events.Forfeit(seat, amount):
                self.actions.append(Action(commentary=f"p{self.player[seat]} forfeits {amount}"))
                self._act(events.Fold(seat))
            case events.Fold() | events.Check() | events.Call() | events.Bet() | events.Raise() | events.BringIn():
                self._act(event)

    def _deal(self, event: events.Deal) -> None:
        for seat, card in zip(event.seats, event.cards, strict=True):
            self.dealt.setdefault(seat, []).append(card)
            self.held[seat].append(card)
            if event.up:
                self.up[seat].append(card)

    def flush(self) -> None:
        """Write down the cards dealt since the last action, each player's together."""
        for seat in sorted(self.dealt, key=self.player.__getitem__):
            self.actions.append(Action("dh", self.player[seat], tuple(self.dealt[seat])))
        if self.dealt and self.begun:
            self.last_to_act = 0
        self.begun = self.begun or bool(self.dealt)
        self.dealt = {}

    def _act(self, event: _Act) -> None:
        player = self.player[event.seat]
        if isinstance(event, events.Fold):
            self.live.discard(event.seat)
        self._fold_the_dead(player)
        amount = event.to if isinstance(event, events.Bet | events.Raise) else 0
        self.actions.append(Action(_ACTS[type(event)], player, amount=amount))
        self.last_to_act = player
        self.acted = {player} if amount else {*self.acted, player}

    def _fold_the_dead(self, player: int) -> None:
        """A killed hand folds when the turn passes it."""
        n = len(self.player)
        if not self.dead or not (self.last_to_act or self.has_button):
            return  # in stud the cards say who opens, so nobody was passed
        for step in range(1, (player - self.last_to_act) % n or n):
            turn = (self.last_to_act + step - 1) % n + 1
            if turn in self.dead:
                self.dead.remove(turn)
                self.actions.append(Action("f", turn))

    def _close_street(self) -> None:
        """A hand that was killed while it still had to act folds before the next street."""
        for player in [player for player in self.dead if self.acted and player not in self.acted]:
            self.dead.remove(player)
            self.actions.append(Action("f", player))
        self.acted = set()

    def _muck_the_dead(self) -> None:
        """A killed hand that has nothing more to call is mucked when hands are shown."""
        self.showing = True
        self.actions += [Action("sm", player) for player in self.dead]
        self.dead = []

    def _kill(self, seat: int, why: str) -> None:
        player = self.player[seat]
        self.live.discard(seat)
        self.actions.append(Action(commentary=f"p{player}'s hand is dead{': ' + why if why else ''}"))
        if self.showing:
            self.actions.append(Action("sm", player))
        else:
            self.dead.append(player)

    def _throw_away(self, seat: int, card: int) -> None:
        held = self.held[seat]
        held.remove(card if card in held else held[-1])

    def _show(self, seat: int, cards: tuple[int, ...]) -> None:
        """Cards turned up one by one count only once the whole hand is tabled."""
        self.shown[seat] += cards
        open_cards = len(self.shown[seat]) + sum(card not in self.shown[seat] for card in self.up[seat])
        whole = len(cards) == len(self.held[seat]) or open_cards >= len(self.held[seat])
        shown = tuple(cards) if len(cards) == len(self.held[seat]) else self._hand(seat)
        if whole:
            self.actions.append(Action("sm", self.player[seat], shown))
        else:
            names = Action("db", cards=cards).text().removeprefix("d db ")
            self.actions.append(Action(commentary=f"p{self.player[seat]} shows {names}"))

    def _hand(self, seat: int) -> tuple[int, ...]:
        """The whole hand, cards that were dealt unseen by what was shown of them."""
        known = [card for card in self.held[seat] if card in (*self.shown[seat], *self.up[seat])]
        return (*known, *(card for card in self.shown[seat] if card not in known))
