"""The hall: every event of the house in one process, orders decided one after another and kept in groups."""

from cardspeak.desk.hall.hall import Hall, Taken
from cardspeak.desk.hall.running import Running

__all__ = ["Hall", "Running", "Taken"]
