"""One hand of poker: games as data, dealing, betting, pots, showdown."""

from cardspeak.hand.games import GAMES, Game, find_game
from cardspeak.hand.hand import Hand
from cardspeak.hand.options import Options
from cardspeak.hand.positions import Positions, first_positions, next_positions
from cardspeak.hand.rules import HandRules
from cardspeak.hand.setup import AUTOMATIC, BY_HAND, HandSetup, Step, hand_setup

__all__ = [
    "AUTOMATIC", "BY_HAND", "GAMES", "Game", "Hand", "HandRules", "HandSetup", "Options", "Positions", "Step",
    "find_game", "first_positions", "hand_setup", "next_positions",
]  # fmt: skip
