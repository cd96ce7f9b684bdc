"""How long a link opens something: while its event goes on, and for some time after that."""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta

from cardspeak.desk.roles import Role

HOUR = 60 * 60_000
LONGEST = 366 * 24
Hours = Annotated[int, Meta(ge=1, le=LONGEST)]


class LinkTerms(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """How many hours after its event is over a link ends."""

    hours: Hours = 48
    """Players look up their place and their prize on the day after."""
    wall_hours: Hours = 14 * 24
    """A wall shows the result until the next event; its screen may hang where nobody types."""

    def after(self, role: Role) -> int:
        """The same in milliseconds, for the link of a role."""
        return (self.wall_hours if role == "wall" else self.hours) * HOUR
