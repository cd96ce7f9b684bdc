"""The clock of the event: levels and breaks by timestamps, the level of a hand, and hand for hand.

>>> from cardspeak.tournament.clock import now     # now(state, at) -> ClockView
"""

from cardspeak.tournament.clock import announcing, days, hand_for_hand, hands, lengths, running, together
from cardspeak.tournament.clock.view import ClockView, now

__all__ = [
    "ClockView",
    "now",
    # the modules that add orders and happenings
    "announcing",
    "days",
    "hand_for_hand",
    "hands",
    "lengths",
    "running",
    "together",
]
