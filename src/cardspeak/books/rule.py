"""What a book is made of: its layer, its rules, and the doubts its text leaves."""

from __future__ import annotations

from enum import StrEnum

import msgspec


class RuleKind(StrEnum):
    """What a rule asks of the software."""

    MECHANIC = "mechanic"
    """It is computed or enforced."""
    PROCEDURE = "procedure"
    """People are walked through it, and it is recorded."""
    DISCRETION = "discretion"
    """A director decides."""
    CONDUCT = "conduct"
    """An offence or a duty."""
    INFORMATION = "information"
    """It is shown where a person would look for it."""


class Area(StrEnum):
    """What a rule is about, in the order in which a book is listed."""

    AUTHORITY = "authority"
    PLAYERS = "players"
    TERMINOLOGY = "terminology"
    INFORMATION = "information"
    ENTRIES = "entries"
    SEATING = "seating"
    BALANCING = "balancing"
    PRESENCE = "presence"
    CLOCK_LEVELS = "clock-levels"
    TIME_TO_ACT = "time-to-act"
    CHIPS = "chips"
    EQUIPMENT = "equipment"
    DEVICES = "devices"
    BUTTON_BLINDS = "button-blinds"
    DEALING = "dealing"
    BETTING = "betting"
    SHOWDOWN = "showdown"
    POTS = "pots"
    STUD = "stud"
    DRAW = "draw"
    ETIQUETTE = "etiquette"
    PENALTIES = "penalties"
    PRIZES = "prizes"
    DEALS = "deals"
    SATELLITES = "satellites"
    MEMBERSHIP = "membership"
    LEAGUE = "league"


class Who(StrEnum):
    """Whose act a rule is about."""

    PLAYER = "player"
    DEALER = "dealer"
    FLOOR = "floor"
    DIRECTOR = "director"
    STAFF = "staff"
    LEAGUE_OFFICE = "league office"
    SYSTEM = "system"


class Silence(StrEnum):
    """Whom to ask where a book says nothing."""

    BASE = "base"
    """The book it builds on."""
    DIRECTOR = "director"


class Layer(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """One book's own rules, and the book it builds on."""

    id: str
    title: str
    short: str
    edition: str
    base: str | None = None
    silent: Silence
    adopts: bool = True
    """The rules of the base are this book's own words too; otherwise an answer from there says where it is from."""
    about: str


class Rule(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """One part of a rule, in our words."""

    layer: str
    """The layer it is written in."""
    id: str
    number: str
    """What is cited to a player: the id without our own endings."""
    title: str
    area: Area
    kind: RuleKind
    who: Who
    says: str
    refs: tuple[str, ...] = ()
    """Related rules: an id of the same book, or ``book:id``."""
    yields: tuple[str, ...] = ()
    """Rules that prevail over this one: it is listed, but not applied."""
    doubt: str = ""
    """Where the text is unclear, with the reading we propose."""

    @property
    def applied(self) -> bool:
        """Whether the rule is in force where its book is."""
        return not self.yields


class Doubt(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A gap or contradiction across one or more rules, and the reading we propose."""

    layer: str
    id: str
    rules: tuple[str, ...]
    problem: str
    reading: str
