"""The chips of the event: the account, stacks at the start, colouring up and races, counts, chips lost and found."""

from cardspeak.tournament.chips import account, colour_up, colouring, counting, lost, single, starting

__all__ = ["account", "colour_up", "colouring", "counting", "lost", "single", "starting"]
