"""A table in one line and a story in a few words, so that tests of the hand engine read like the rulebooks' examples.

Stacks are written in the order of action after the flop: the first seat is left of the button, the last one has it.
``play(hand, "4 calls; 6 raises 500; BTN all-in; all fold")`` names seats by number or position; amounts are totals.
"""

from __future__ import annotations

import copy
import random
from collections.abc import Callable, Iterable, Mapping
from typing import Any

import pytest

from cardspeak.cards.card import faces, parse_cards
from cardspeak.cards.deck import SHORT, STANDARD, shuffled
from cardspeak.errors import Refusal
from cardspeak.hand.events import Push, Return
from cardspeak.hand.hand import Hand
from cardspeak.hand.positions import clockwise_from
from cardspeak.hand.setup import AUTOMATIC, HandSetup, Step, hand_setup

STACKS: Mapping[int, int] = {4: 10_000, 6: 7_300, 9: 12_500, 1: 8_000}
"""Four players with gaps between them; seat 1 has the button, seat 4 the small blind."""


class Cards:
    """The cards of a story: what each seat is to be dealt, and the board; the rest comes from a shuffled deck."""

    def __init__(self, hands: Mapping[int, str], board: str, *, short_deck: bool = False) -> None:
        self.hands = {seat: list(parse_cards(text)) for seat, text in hands.items()}
        self.board = list(parse_cards(board))
        named = {*self.board, *(card for cards in self.hands.values() for card in cards)}
        order = shuffled(SHORT if short_deck else STANDARD, random.Random(11))
        self.rest = [card for card in order if card not in named]

    def serve(self, hand: Hand) -> None:
        """Burn and deal whatever is due."""
        while (due := hand.pending).step in ("burn", "deal", "board"):
            if due.step == "burn":
                hand.burn(self.rest.pop())
            elif due.step == "deal":
                hand.deal(due.seats[0], [self._next(self.hands.get(due.seats[0], self.rest))])
            else:
                hand.board_cards([self._next(self.board) for _ in range(due.count)])

    def _next(self, pile: list[int]) -> int:
        return pile.pop(0) if pile else self.rest.pop()


class Table(Hand):
    """A hand whose cards are settled by the story."""

    __slots__ = ("cards",)

    cards: Cards | None


def table(
    game: str = "NLHE",
    stacks: Mapping[int, int] = STACKS,
    *,
    blinds: tuple[int, int] | None = None,
    button: int | None = None,
    hands: Mapping[int, str] | None = None,
    board: str = "",
    seed: int = 7,
    automatic: Step = AUTOMATIC,
    **more: Any,
) -> Table:
    """A hand about to be played; blinds are 100/200 unless the story says otherwise."""
    if blinds is None and "small_bet" not in more and "stakes" not in more:
        blinds = (100, 200)
    dealer = button if button is not None else list(stacks)[-1]
    setup = hand_setup(game, stacks=stacks, button=dealer, blinds=blinds, automatic=automatic, **more)
    return seat_down(setup, hands=hands, board=board, seed=seed)


def seat_down(setup: HandSetup, *, hands: Mapping[int, str] | None = None, board: str = "", seed: int = 7) -> Table:
    """A hand from a setup, with the cards of the story or those of a seed."""
    if hands is None and not board:
        dealt = Table(setup, source=random.Random(seed))
        dealt.cards = None
        return dealt
    dealt = Table(setup)
    dealt.cards = Cards(hands or {}, board, short_deck=setup.game.short_deck)
    dealt.cards.serve(dealt)
    return dealt


def flop(behind: Mapping[int, int], *, blinds: tuple[int, int] = (50, 100), game: str = "NLHE", **more: Any) -> Table:
    """Everybody has limped in; the stacks are those behind, and the first seat is first to act on the flop."""
    hand = table(game, {seat: chips + blinds[1] for seat, chips in behind.items()}, blinds=blinds, **more)
    return play(hand, "all call")


def positions(hand: Hand) -> dict[str, int]:
    """The seats by position: BTN, SB, BB and UTG, as far as there are such."""
    named = {"BTN": hand.setup.button}
    for due in hand.setup.dues:
        if due.kind in ("small blind", "big blind"):
            named["SB" if due.kind == "small blind" else "BB"] = due.seat
    if "BB" in named:
        named["UTG"] = clockwise_from(named["BB"], hand.seats)[0]
    return named


def play(hand: Table, script: str) -> Table:
    """Let the acts of a script happen, one after the other; the same hand comes back."""
    for act in script.split(";"):
        words = act.split()
        if words:
            _act(hand, words)
    return hand


def _act(hand: Table, words: list[str]) -> None:
    if words[0] == "all":
        _everybody(hand, words[1])
        return
    who = positions(hand).get(words[0])
    _one(hand, int(words[0]) if who is None else who, words[1], words[2:])
    _serve(hand)


def _serve(hand: Table) -> None:
    if hand.cards is not None:
        hand.cards.serve(hand)


def _one(hand: Hand, seat: int, verb: str, rest: list[str]) -> None:
    plain: dict[str, Callable[[int], None]] = {
        "folds": hand.fold, "checks": hand.check, "calls": hand.call, "all-in": hand.all_in, "brings": hand.bring_in,
        "mucks": hand.muck, "pat": hand.draw, "posts": hand.post, "dies": hand.kill,
    }  # fmt: skip
    if verb in plain:
        plain[verb](seat)
    elif verb == "bets":
        hand.bet(seat, int(rest[-1]))
    elif verb == "raises":
        (hand.raise_by if rest[0] == "by" else hand.raise_to)(seat, int(rest[-1]))
    elif verb == "draws":
        hand.draw(seat, parse_cards(" ".join(rest)))
    elif verb == "shows":
        hand.show(seat, parse_cards(" ".join(rest)) if rest else None)
    else:
        raise AssertionError(f"the story has no verb {verb!r}")


def _everybody(hand: Table, verb: str) -> None:
    """All players who are still to act on this street do the same."""
    street = hand.street_name
    step = hand.pending.step
    while hand.pending.step == step and hand.street_name == street:
        seat = hand.pending.seats[0]
        if verb == "fold":
            hand.fold(seat)
        elif verb == "pat":
            hand.draw(seat)
        elif hand.options.call is None:
            hand.check(seat)
        else:
            hand.call(seat)
        _serve(hand)


def says(hand: Hand) -> str:
    """Who is to act and what they may do: ``4: fold, call 300``."""
    return f"{hand.options.seat}: {hand.options}"


def refused(hand: Table, script: str) -> Refusal:
    """The refusal of an act, after making sure that it changed nothing."""
    before = snapshot(hand)
    with pytest.raises(Refusal) as refusal:
        play(hand, script)
    assert snapshot(hand) == before
    return refusal.value


NOT_STATE = {
    "_deck", "_source", "_redraw", "_reshuffles", "_automatic", "setup", "_plan", "rules", "_values", "_best", "cards",
    "_down_owed", "_up_owed", "_least_to", "_most_to",
}  # fmt: skip
"""What a hand is given, remembers for speed, or tells by ``pending``; all else is where it stands."""


SLOTS = tuple(name for kind in Hand.__mro__ for name in getattr(kind, "__slots__", ()))
"""Everything a hand holds, by name."""
STATE = tuple(name for name in SLOTS if name not in NOT_STATE)


def kept(value: object) -> object:
    """A value that stays as it is: lists and the like go on changing, tuples and events never do."""
    if isinstance(value, list):
        return [kept(one) if isinstance(one, list) else one for one in value]
    return copy.deepcopy(value) if isinstance(value, dict | set) else value


def snapshot(hand: Hand) -> dict[str, object]:
    """Where a hand stands, in full and by value: what it answers, and what it holds."""
    answers = {
        "options": str(hand.options) if hand.pending.step == "act" else None,
        "pending": hand.pending,
        "pots": hand.current_pots,
        "stacks": hand.stacks,
        "live": hand.live_seats,
    }
    state: dict[str, object] = {"answers": answers}
    state |= {name: kept(getattr(hand, name)) for name in STATE}
    if hand._deck is not None:
        state["cards in the deck"] = hand._deck.remaining
    return state


def pushes(hand: Hand) -> list[tuple[int, int, int]]:
    """The chips pushed so far, as (pot, seat, amount)."""
    return [(event.pot, event.seat, event.amount) for event in hand.events if isinstance(event, Push)]


def returns(hand: Hand) -> list[tuple[int, int]]:
    """The uncalled chips that went back so far, as (seat, amount)."""
    return [(event.seat, event.amount) for event in hand.events if isinstance(event, Return)]


def shown(cards: Iterable[int]) -> str:
    """Cards as they are written."""
    return faces(cards)


def everything(hand: Hand) -> int:
    """All chips on the table: stacks and pot."""
    return sum(hand.stacks.values()) + hand.pot
