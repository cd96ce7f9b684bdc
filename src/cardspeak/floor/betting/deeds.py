"""What a player did with voice and chips, in the order in which it was seen and heard."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Said:
    """Words; a mumble is words that nobody could make out, and some words are heard by a few only."""

    text: str
    heard: bool = True


@dataclass(frozen=True)
class Put:
    """Chips pushed out in one motion: single chips, or a sum whose chips nobody noted."""

    chips: tuple[int, ...]
    loose: bool = False
    """Only the sum is known."""

    @property
    def total(self) -> int:
        """What they are worth."""
        return sum(self.chips)


@dataclass(frozen=True)
class TookBack:
    """Chips of an earlier bet of the round pulled back clearly: these, or all of them."""

    chips: tuple[int, ...] | None = None


@dataclass(frozen=True)
class Swept:
    """Earlier and new chips gathered and pushed forward together, which may mean that all of them count."""


@dataclass(frozen=True)
class Item:
    """Something without a value pushed out as a bet: a bounty chip, a clock token."""

    what: str


@dataclass(frozen=True)
class Tapped:
    """A knock on the table."""


@dataclass(frozen=True)
class Folded:
    """Cards pushed forward or given up."""


@dataclass(frozen=True)
class Together:
    """Words and chips at the same moment."""

    said: Said
    put: Put


Deed = Said | Put | TookBack | Swept | Item | Tapped | Folded | Together


@dataclass(frozen=True)
class Deeds:
    """Everything one player did on one turn, in order."""

    seat: int
    parts: tuple[Deed, ...]
    clearly: int | None = None
    """What the player plainly meant by an ambiguous amount, if something made it clear."""
    whole: bool = False
    """Told as one act, ``raises to 900``: its chips go with it."""

    @property
    def motions(self) -> tuple[Put, ...]:
        """The chips, motion by motion."""
        return tuple(
            part.put if isinstance(part, Together) else part for part in self.parts if isinstance(part, Put | Together)
        )

    @property
    def words(self) -> tuple[Said, ...]:
        """What was said, in order."""
        return tuple(
            part.said if isinstance(part, Together) else part
            for part in self.parts
            if isinstance(part, Said | Together)
        )

    def first_kind(self, *kinds: type) -> Deed | None:
        """The first part of some kinds."""
        return next((part for part in self.parts if isinstance(part, kinds)), None)
