"""Event logs that are kept: on SQLite in one file, or on PostgreSQL, behind one contract.

A log is only ever added to, nothing acknowledged is lost, and a damaged one is read up to the damage.
"""

from cardspeak.store.contract import BadEntry, Damaged, EventLog, Kept, NotKept, StoreConflict, UnknownHappening
from cardspeak.store.opening import open_log

__all__ = [
    "BadEntry",
    "StoreConflict",
    "Damaged",
    "EventLog",
    "Kept",
    "NotKept",
    "UnknownHappening",
    "open_log",
]
