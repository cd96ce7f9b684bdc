"""What happens to the house itself. Secrets are kept as hashes, except the seeds, which nobody sees before their time."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from msgspec import Meta

from cardspeak.desk.roles import Role
from cardspeak.store.codec import also_kept
from cardspeak.tournament.core import Happening

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


HOUSE = "house"
"""The log of the house itself: staff, links, seeds. It is no event."""


@also_kept
class StaffAdded(Happening, frozen=True, kw_only=True, tag="staff-added"):
    """Somebody works here, or has a new role or password; a new password signs them out everywhere."""

    name: str
    role: Role
    secret: str
    """The password, salted and hashed with scrypt."""


@also_kept
class StaffRemoved(Happening, frozen=True, kw_only=True, tag="staff-removed"):
    """A member of staff was removed and signed out everywhere."""

    name: str


@also_kept
class SignedIn(Happening, frozen=True, kw_only=True, tag="signed-in"):
    """A device is signed in for somebody."""

    name: str
    token: str
    """SHA-256 of what the device holds."""
    until: int
    device: str = ""


@also_kept
class SignedOut(Happening, frozen=True, kw_only=True, tag="signed-out"):
    """A device was signed out."""

    token: str


@also_kept
class SignedOutEverywhere(Happening, frozen=True, kw_only=True, tag="signed-out-everywhere"):
    """Somebody was signed out on every device."""

    name: str


@also_kept
class LinkMade(Happening, frozen=True, kw_only=True, tag="link-made"):
    """A link gives its holder the rights of a role in one event."""

    number: int
    token: str
    """SHA-256 of the secret part of the link."""
    role: Role
    event: str
    entry: int | None = None
    player: str = ""
    label: str = ""


@also_kept
class LinkRevoked(Happening, frozen=True, kw_only=True, tag="link-revoked"):
    """A link was revoked."""

    number: int


@also_kept
class LinkTermsSet(Happening, frozen=True, kw_only=True, tag="link-terms-set"):
    """How long links last from now on; those that are out too."""

    terms: LinkTerms


@also_kept
class SeedKept(Happening, frozen=True, kw_only=True, tag="seed-kept"):
    """The seed of an event's draws; only its hash is published before the event is over."""

    event: str
    seed: str


@also_kept
class TemplateKept(Happening, frozen=True, kw_only=True, tag="template-kept"):
    """A set-up to start from again; an empty one takes the template away."""

    name: str
    setup: dict[str, Any]


@also_kept
class PeopleBrought(Happening, frozen=True, kw_only=True, tag="people-brought"):
    """People whom the desk knows before they come: a list of members, or of those who have signed up."""

    people: tuple[tuple[str, str], ...]
    """Each with the number or name they are known by, and the name that is shown."""
