"""The house: who works here, which links are out, and the seeds of the draws. It has a log of its own in the store."""

from cardspeak.desk.house.happenings import HOUSE
from cardspeak.desk.house.house import House

__all__ = ["HOUSE", "House"]
