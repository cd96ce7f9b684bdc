"""Invented hand histories, and hands that play themselves, for the tests of the notations."""

from __future__ import annotations

import random
from typing import Any

from cardspeak.errors import Refusal
from cardspeak.hand.games import ABBREVIATIONS
from cardspeak.hand.hand import Hand
from cardspeak.hand.setup import hand_setup

RIVER = """\
# An invented hand of a league night.
variant = "NT"
ante_trimming_status = false
antes = [0, 200, 0, 0]
blinds_or_straddles = [100, 200, 0, 0]
min_bet = 200
starting_stacks = [9000, 12500, 7300, 20000]
actions = [
  # Before the flop
  "d dh p1 7c2d",
  "d dh p2 AsKd",
  "d dh p3 ????",
  "d dh p4 QhQs",

  "p3 f",
  "p4 cbr 500 # a small one",
  "p1 f",
  "p2 cc",

  "d db Kh8s3c",  # the flop
  "p2 cc", "p4 cbr 600", "p2 cc",
  "d db 2h",
  "p2 cc", "p4 cc",
  "d db 9d",
  "p2 cbr 1000",
  "p4 cc",
  "p2 sm AsKd",
  "p4 sm",
  "# what a hand",
]
event = "Tuesday League"
city = "Daegu"
time = 20:15:00
day = 3
month = 2
year = 2026
hand = 17
level = 4
seats = [3, 5, 8, 1]
seat_count = 9
table = "4"
players = ["Mara", "Jun-ho", "", "Okoye"]
finishing_stacks = [8900, 14700, 7300, 17900]
_sponsor = "The Anchor"
"""
"""Four-handed with a big-blind ante: commentary, comments, gaps between seats, an unnamed player."""

HEADS_UP = """\
variant = "NT"
antes = [0, 0]
blinds_or_straddles = [0.5, 1]
min_bet = 1
starting_stacks = [100.25, 80]
actions = ["d dh p1 AsAd", "d dh p2 KsKd", "p2 cbr 2.5", "p1 cbr 9", "p2 cbr 80", "p1 cc", "p1 sm AsAd", "p2 sm KsKd", "d db 2c7d9h", "d db Jc", "d db 3s"]
"""
"""Heads-up in cents: player 2 has the button and the small blind."""

STUD = """\
variant = "FR"
antes = [10, 10, 10]
bring_in = 15
small_bet = 50
big_bet = 100
starting_stacks = [2000, 3000, 1500]
actions = [
  "d dh p1 2c3dKh", "d dh p2 4c5d9s", "d dh p3 As6c8h",
  "p1 pb", "p2 cbr 50", "p3 f", "p1 cc",
  "d dh p1 Ah", "d dh p2 Ts", "p2 cc", "p1 cc",
  "d dh p1 7s", "d dh p2 Tc", "p1 cbr 100", "p2 f",
]
ante_trimming_status = true
finishing_stacks = [2070, 2940, 1490]
"""
"""Razz: the high card brings it in."""

DRAW = """\
variant = "F2L3D"
antes = [0, 0, 0]
blinds_or_straddles = [50, 100, 0]
small_bet = 100
big_bet = 200
starting_stacks = [3000, 4000, 5000]
actions = [
  "d dh p1 2c3d4h7sKc", "d dh p2 ??????????", "d dh p3 8s8d8hKdKh",
  "p3 f", "p1 cc", "p2 cc",
  "p1 sd Kc", "p2 sd ????", "d dh p1 9c", "d dh p2 ????",
  "p1 cbr 100", "p2 cc",
  "p1 sd", "p2 sd ??", "d dh p2 ??",
  "p1 cbr 200", "p2 cbr 400", "p1 cc",
  "p1 sd 9c", "p2 sd", "d dh p1 5s",
  "p1 cc", "p2 cc",
  "p1 sm 2c3d4h7s5s", "p2 sm 2d3c4s6h8c",
]
"""
"""Triple draw: one hand dealt unseen and known at the showdown."""


def edited(text: str, old: str, new: str) -> str:
    """A history with one thing changed."""
    assert old in text, old
    return text.replace(old, new, 1)


def random_setup(rng: random.Random, code: str, **more: Any) -> Any:
    """A table with gaps, unequal stacks and any kind of ante."""
    game, _ = ABBREVIATIONS[code]
    seats = rng.sample(range(1, 11), rng.randint(2, 6))
    stacks = {seat: rng.randint(3, 1_500) for seat in seats}
    if not game.has_button:
        stakes: dict[str, Any] = {
            "ante": rng.choice([2, 5]),
            "small_bet": 20,
            "big_bet": 40,
            "bring_in": rng.choice([5, 10]),
        }
    else:
        payers = rng.choice(["everyone", "big blind", "button"])
        stakes = {
            "blinds": (10, 20),
            "ante": rng.choice([0, 0, 5, 20]),
            "ante_by": payers,
            "ante_first": rng.random() < 0.5,
        }
    return hand_setup(code, stacks=stacks, button=rng.choice(seats), **(stakes | more))


def random_hand(seed: int, code: str, *, kills: bool = False, **more: Any) -> Hand:
    """A hand of any game, played to its end by players who try everything."""
    rng = random.Random(seed)
    hand = Hand(random_setup(rng, code, **more), source=rng)
    while not hand.over:
        if kills and rng.random() < 0.03:
            try:
                hand.kill(rng.choice(hand.live_seats), 'a "fouled" hand: it\'s dead')
                continue
            except Refusal:
                pass
        if hand.pending.step == "draw":
            seat = hand.pending.seats[0]
            held = hand.cards_of(seat)
            hand.draw(seat, rng.sample(list(held), rng.randint(0, len(held))))
        else:
            _act(hand, rng)
    return hand


def _act(hand: Hand, rng: random.Random) -> None:
    options, luck = hand.options, rng.random()
    if options.bring_in and luck < 0.7:
        hand.bring_in(options.seat)
    elif luck < 0.2 and options.fold:
        hand.fold(options.seat)
    elif luck < 0.4 and options.raise_min is not None and options.raise_max is not None:
        sizes = [options.raise_min, options.raise_max, rng.randint(options.raise_min, options.raise_max)]
        hand.wager(options.seat, rng.choice(sizes))
    elif options.check:
        hand.check(options.seat)
    elif options.call:
        hand.call(options.seat)
    else:
        hand.bring_in(options.seat)
