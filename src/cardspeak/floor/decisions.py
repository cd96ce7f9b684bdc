"""What directors decided: the option, the reason, the person and the rules, one after the other."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import ClassVar

from cardspeak.books.policy import Citation
from cardspeak.floor.ruling import Ruling
from cardspeak.floor.table import Lasting, Table


@dataclass(frozen=True)
class DirectorDecides:
    """One choice that a director made."""

    option: str
    reason: str = ""
    person: str = ""
    cites: tuple[Citation, ...] = ()


@dataclass
class Decisions(Lasting):
    """Every choice made at this table."""

    made: list[DirectorDecides] = field(default_factory=list)


@dataclass
class OfferedChoices:
    """The last ruling that left something to the director without making the hand wait for it."""

    ruling: Ruling | None = None


@dataclass
class DecisionAwaited(Lasting):
    """Whether the table waits for the floor."""

    frozen: bool = False
    provisional: bool = False
    """The table plays on, and the chips in question wait for the decision."""


@dataclass(frozen=True)
class Decide:
    """The open question is closed, and the choice is kept."""

    decided: ClassVar[bool] = True
    decision: DirectorDecides

    def apply(self, table: Table) -> None:
        """Note the choice; what it does to the hand comes with it."""
        table.open = None
        table.forget(OfferedChoices)
        table.recall(Decisions).made.append(self.decision)
