"""Who may ask for what: seven roles, and for each the orders it may give and the parts of an event it may see."""

from __future__ import annotations

from typing import Literal

import msgspec

from cardspeak.errors import Refusal, Unlawful
from cardspeak.tournament.core import Order

Role = Literal["owner", "director", "floor", "registrar", "dealer", "player", "wall"]
Audience = Literal["staff", "table", "public"]
"""Staff see everything, a dealer what concerns a table, everybody else what a venue shows on its wall."""
TABLE_PARTS = frozenset({"table", "calls"})
"""What a dealer is shown besides what everybody is."""
STAFF: tuple[Role, ...] = ("owner", "director", "floor", "registrar", "dealer")
ROLES: tuple[Role, ...] = (*STAFF, "player", "wall")

EVERYTHING: tuple[Role, ...] = ("owner", "director")
"""May give every order, correct the log, create events and make links."""
OFFICE: tuple[Role, ...] = (*EVERYTHING, "floor", "registrar")
"""May read the whole log: a dealer's tablet stands open on a table."""
LINKS_BY: dict[Role, tuple[Role, ...]] = {
    "owner": ("floor", "registrar", "dealer", "player", "wall"),
    "director": ("floor", "registrar", "dealer", "player", "wall"),
    "registrar": ("player", "wall"),
}
"""Who may make links, and for which roles."""


class Person(msgspec.Struct, frozen=True, kw_only=True):
    """Who makes a request: staff by name, a player or a wall by a link."""

    name: str
    """Who this is in the log: staff by their name, whoever came by a link with the number of it."""
    role: Role
    label: str = ""
    """What somebody is called who came by a link; the name says it of staff."""
    event: str = ""
    """The one event that a link opens; empty for staff, who see all of them."""
    entry: int | None = None
    """The player's own entry."""
    player: str = ""

    @property
    def personal(self) -> bool:
        """Whether it is a link of one player; a link without one is for checking in."""
        return self.role == "player" and bool(self.player or self.entry)

    @property
    def staff(self) -> bool:
        """Whether this is somebody who works here."""
        return self.role in STAFF

    @property
    def audience(self) -> Audience:
        """Which parts of an event are shown."""
        return "table" if self.role == "dealer" else "staff" if self.staff else "public"


def is_shown(part: str, to: frozenset[Audience], audience: Audience) -> bool:
    """Whether an audience is shown a part that is for some."""
    return audience in to or (audience == "table" and ("public" in to or part in TABLE_PARTS))


def may_order(person: Person, order: type[Order]) -> bool:
    """Whether somebody may give an order: directors every one, others those that name their role."""
    return person.role in EVERYTHING or person.role in order.roles


def check_fields(person: Person, order: Order) -> None:
    """Refuse an order with something in it that the director alone may say."""
    for field in () if person.role in EVERYTHING else order.for_director:
        if getattr(order, field):
            raise Unlawful("auth.forbidden/order-not-for-role", field=field, value=getattr(order, field))


def as_asked_of(person: Person, order: Order, refusal: Refusal) -> Refusal:
    """The refusal as somebody gets it: without a question that the director alone may answer."""
    asked = refusal.question
    if asked is not None and person.role not in EVERYTHING and asked.field[0] in order.for_director:
        refusal.question = None
    return refusal
