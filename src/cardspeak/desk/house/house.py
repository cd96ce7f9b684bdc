"""The house as it stands: a fold over its own log, which every process of the house reads and adds to."""

from __future__ import annotations

import hashlib
import secrets
import threading
from collections.abc import Callable
from functools import singledispatchmethod
from typing import Any, TypeVar

import msgspec

from cardspeak.desk.house import passwords
from cardspeak.desk.house.happenings import (
    HOUSE,
    LinkMade,
    LinkRevoked,
    LinkTerms,
    LinkTermsSet,
    PeopleBrought,
    SeedKept,
    SignedIn,
    SignedOut,
    SignedOutEverywhere,
    StaffAdded,
    StaffRemoved,
    TemplateKept,
)
from cardspeak.desk.house.passwords import LINK
from cardspeak.desk.roles import STAFF, Person, Role
from cardspeak.errors import Unlawful
from cardspeak.limits import LONGEST_NAME
from cardspeak.store.contract import EventLog, StoreConflict
from cardspeak.tournament.core import Happening
from cardspeak.tournament.draws import Sealed, seal
from cardspeak.tournament.log import Entry

SESSION_DAYS = 14
DAY = 24 * 60 * 60_000
TRIES = 50
"""How often something is decided again because another process was first."""
AnyKind = TypeVar("AnyKind", bound=Happening)


def fresh_seed(_event: str) -> str:
    """A random seed; tests replace this function."""
    return secrets.token_hex(32)


class Device(msgspec.Struct, frozen=True, kw_only=True):
    """A browser that is signed in."""

    number: int
    name: str
    device: str
    since: int
    until: int


class House:
    """Staff, devices, links, seeds and templates. Methods that change something write to the disk before they return.

    They may be called from any thread; what is only looked up never waits for the disk.
    """

    def __init__(self, log: EventLog, now: Callable[[], int]) -> None:
        self._log = log
        self._now = now
        self._lock = threading.RLock()
        self.version = 0
        self.staff: dict[str, StaffAdded] = {}
        self.devices: dict[str, Device] = {}
        """By the hash of what each device holds."""
        self.links: dict[int, LinkMade] = {}
        """All that were ever made; ``open_links`` are those that still open something."""
        self.templates: dict[str, dict[str, Any]] = {}
        self.people: dict[str, str] = {}
        """Names by what people are known by at the desk."""
        self.link_terms = LinkTerms()
        self.over_since: Callable[[str], int | None] = lambda _event: None
        """Since when an event is over; said by the host of the events, which knows."""
        self._by_token: dict[str, LinkMade] = {}
        self._made_at: dict[int, int] = {}
        self._seeds: dict[str, list[bytes]] = {}
        """Of each event, the one in use last."""
        self.catch_up()

    @property
    def needs_owner(self) -> bool:
        """Whether nobody owns the house yet."""
        return not any(one.role == "owner" for one in list(self.staff.values()))

    def catch_up(self) -> None:
        """Take in what other processes have kept."""
        with self._lock:
            for kept in self._log.read(HOUSE, self.version):
                self._take(kept.entry)

    # --- staff ---

    def add_staff(self, name: str, password: str, role: Role, by: str = "") -> None:
        """Add a member of staff, or give them a new role and password."""
        passwords.check(name, password)
        self._keep_staff(name, role, passwords.hashed(password), by)

    def own(self, name: str, password: str) -> None:
        """The first owner; refused where there is one, whoever was first."""
        passwords.check(name, password)
        secret = passwords.hashed(password)

        def owned() -> StaffAdded:
            if not self.needs_owner:
                raise Unlawful("house.owned", field="name")
            return StaffAdded(name=name, role="owner", secret=secret)

        self._keep(owned, name)

    def change_staff(self, name: str, *, role: Role | None = None, password: str | None = None, by: str = "") -> None:
        """Somebody has a new role, a new password, or both; a new password signs them out everywhere."""
        known = self._staff(name)
        if password is not None:
            passwords.check(name, password)
        secret = known.secret if password is None else passwords.hashed(password)
        self._keep_staff(name, known.role if role is None else role, secret, by)

    def _keep_staff(self, name: str, role: Role, secret: str, by: str) -> None:
        if role not in STAFF:
            raise Unlawful("staff.role", field="role", value=role)

        def added() -> StaffAdded:
            if role != "owner":
                self._refuse_last_owner(name)
            return StaffAdded(name=name, role=role, secret=secret)

        self._keep(added, by)

    def remove_staff(self, name: str, by: str = "") -> None:
        """Remove a member of staff; the last owner cannot be removed."""

        def removed() -> StaffRemoved:
            self._staff(name)
            self._refuse_last_owner(name)
            return StaffRemoved(name=name)

        self._keep(removed, by)

    def _staff(self, name: str) -> StaffAdded:
        found = self.staff.get(name)
        if found is None:
            raise Unlawful("staff.unknown", {"name": name[:80]}, field="name", value=name[:80])
        return found

    def _refuse_last_owner(self, name: str) -> None:
        if [one.name for one in self.staff.values() if one.role == "owner"] == [name]:
            raise Unlawful("staff.last-owner", field="name", value=name)

    # --- devices ---

    def check_password(self, name: str, password: str) -> None:
        """Refuse with the same message, and after the same time, whether the name or the password is wrong."""
        known = self.staff.get(name)
        if not passwords.fits(password, known.secret if known else passwords.NOBODY) or known is None:
            raise Unlawful("sign-in.wrong", field="password")

    def sign_in(self, name: str, password: str, device: str = "") -> str:
        """A token for a device."""
        self.check_password(name, password)
        token = secrets.token_urlsafe(32)
        until = self._now() + SESSION_DAYS * DAY
        signed = SignedIn(name=name, token=_hash(token), until=until, device=device[:LONGEST_NAME])
        self._keep(lambda: signed, name)
        return token

    def sign_out(self, token: str, by: str = "") -> None:
        """Sign a device out."""
        self._sign_out(_hash(token), by)

    def sign_out_device(self, number: int, by: str = "") -> None:
        """Sign a device out, by its number."""
        found = [token for token, one in list(self.devices.items()) if one.number == number]
        if not found:
            raise Unlawful("device.unknown", {"number": number}, field="number", value=number)
        self._sign_out(found[0], by)

    def _sign_out(self, hashed: str, by: str) -> None:
        known = self.devices.get(hashed)
        if known is not None:
            self._keep(lambda: SignedOut(token=hashed), by or known.name)

    def sign_out_everywhere(self, name: str, by: str = "") -> None:
        """Sign somebody out on every device."""
        self._staff(name)
        self._keep(lambda: SignedOutEverywhere(name=name), by)

    def device(self, token: str) -> Device | None:
        """The device that holds a token."""
        return self.devices.get(_hash(token))

    def open_devices(self) -> list[Device]:
        """The devices that are signed in, the newest first."""
        now = self._now()
        found = [one for one in list(self.devices.values()) if one.until > now]
        return sorted(found, key=lambda one: -one.number)

    # --- links ---

    def make_link(
        self, role: Role, event: str, *, entry: int | None = None, player: str = "", label: str = "", by: str = ""
    ) -> tuple[int, str]:
        """The number of a new link, and its secret part, which is shown once and never kept."""
        if role in ("owner", "director"):
            raise Unlawful("link.role", field="role", value=role)
        token = secrets.token_urlsafe(18)

        def made() -> LinkMade:
            return LinkMade(
                number=len(self.links) + 1, token=_hash(token), role=role, event=event, entry=entry, player=player,
                label=label[:LONGEST_NAME],
            )  # fmt: skip

        return self._keep(made, by).number, token

    def revoke_link(self, number: int, by: str = "") -> None:
        """Revoke a link."""
        if number not in self.links:
            raise Unlawful("link.unknown", {"number": number}, field="number", value=number)
        self._keep(lambda: LinkRevoked(number=number), by)

    def open_links(self) -> list[LinkMade]:
        """The valid links, newest first."""
        found = [one for one in list(self._by_token.values()) if not self._ended(one)]
        return sorted(found, key=lambda one: -one.number)

    def set_link_terms(self, terms: LinkTerms, by: str = "") -> None:
        """Links end so long after their event is over, those that are out too."""
        self._keep(lambda: LinkTermsSet(terms=terms), by)

    def ends(self, link: LinkMade) -> int | None:
        """When a link ends; nothing while its event goes on. One that is made afterwards lasts as long."""
        over = self.over_since(link.event)
        return None if over is None else max(over, self._made_at[link.number]) + self.link_terms.after(link.role)

    def _ended(self, link: LinkMade) -> bool:
        ends = self.ends(link)
        return ends is not None and ends <= self._now()

    def has_ended(self, token: str) -> bool:
        """Whether this is a link that was good until its event was over."""
        link = self._by_token.get(_hash(token))
        return link is not None and self._ended(link)

    def unknown(self, token: str) -> Unlawful:
        """The refusal of an invalid token."""
        if token and self.has_ended(token):
            return Unlawful("link.expired", field="cookie")
        return Unlawful("auth.sign-in", field="cookie")

    def who(self, token: str) -> Person | None:
        """The holder of a token: staff by their device, players and walls by their link."""
        hashed = _hash(token)
        device = self.devices.get(hashed)
        known = self.staff.get(device.name) if device is not None else None
        if device is not None and known is not None and device.until > self._now():
            return Person(name=device.name, role=known.role)
        link = self._by_token.get(hashed)
        if link is None or self._ended(link):
            return None
        label = link.label or f"{link.role} {link.number}"
        return Person(
            name=f"{label} ({LINK} {link.number})", role=link.role, label=label, event=link.event, entry=link.entry,
            player=link.player,
        )  # fmt: skip

    # --- seeds and templates ---

    def seed(self, event: str) -> bytes:
        """The first seed of an event's draws; a new one the first time."""
        if event not in self._seeds:
            self.another_seed(event, only_first=True)
        return self._seeds[event][0]

    def another_seed(self, event: str, *, only_first: bool = False) -> bytes:
        """A fresh seed for an event's draws; ``only_first`` where another process may have kept one meanwhile."""
        known_before = len(self._seeds.get(event, ()))
        fresh = fresh_seed(event if only_first or not known_before else f"{event}, seed {known_before + 1}")

        def kept() -> SeedKept:
            known = self._seeds.get(event) if only_first else None
            return SeedKept(event=event, seed=known[0].hex() if known else fresh)

        return bytes.fromhex(self._keep(kept, "").seed)

    def seed_of(self, event: str, sealed: Sealed) -> bytes | None:
        """The seed under a seal, if the house has it; never waits for the disk."""
        return next((seed for seed in self._seeds.get(event, ()) if seal(seed) == sealed), None)

    def keep_template(self, name: str, setup: dict[str, Any], by: str = "") -> None:
        """Keep a set-up under a name."""
        self._keep(lambda: TemplateKept(name=name, setup=setup), by)

    def bring_people(self, people: tuple[tuple[str, str], ...], by: str = "") -> None:
        """Add people to those the desk knows."""
        self._keep(lambda: PeopleBrought(people=people), by)

    # --- the fold ---

    def _keep(self, decide: Callable[[], AnyKind], by: str) -> AnyKind:
        """Keep what is decided; where another process was first, take that in and decide again."""
        for _ in range(TRIES):
            with self._lock:
                what = decide()
                entry = Entry(number=self.version + 1, at=self._now(), by=by, what=what)
                try:
                    self._log.append(HOUSE, self.version, [entry])
                except StoreConflict:
                    self.catch_up()
                    continue
                self._take(entry)
                return what
        raise Unlawful("house.busy", field="house")

    def _take(self, entry: Entry) -> None:
        self.version = entry.number
        if isinstance(entry.what, SignedIn):
            what = entry.what
            self.devices[what.token] = Device(
                number=entry.number, name=what.name, device=what.device, since=entry.at, until=what.until
            )
        else:
            if isinstance(entry.what, LinkMade):
                self._made_at[entry.what.number] = entry.at
            self._apply(entry.what)

    @singledispatchmethod
    def _apply(self, what: Happening) -> None:
        raise AssertionError(what)

    @_apply.register
    def _(self, what: StaffAdded) -> None:
        known = self.staff.get(what.name)
        if known is not None and known.secret != what.secret:
            self._forget_devices(what.name)
        self.staff[what.name] = what

    @_apply.register
    def _(self, what: StaffRemoved) -> None:
        self.staff.pop(what.name, None)
        self._forget_devices(what.name)

    @_apply.register
    def _(self, what: SignedOutEverywhere) -> None:
        self._forget_devices(what.name)

    def _forget_devices(self, name: str) -> None:
        now = self._now()
        self.devices = {token: one for token, one in self.devices.items() if one.name != name and one.until > now}

    @_apply.register
    def _(self, what: SignedOut) -> None:
        self.devices.pop(what.token, None)

    @_apply.register
    def _(self, what: LinkMade) -> None:
        self.links[what.number] = self._by_token[what.token] = what

    @_apply.register
    def _(self, what: LinkRevoked) -> None:
        link = self.links.get(what.number)
        if link is not None:
            self._by_token.pop(link.token, None)

    @_apply.register
    def _(self, what: LinkTermsSet) -> None:
        self.link_terms = what.terms

    @_apply.register
    def _(self, what: SeedKept) -> None:
        seeds, seed = self._seeds.setdefault(what.event, []), bytes.fromhex(what.seed)
        if seed not in seeds:
            seeds.append(seed)

    @_apply.register
    def _(self, what: TemplateKept) -> None:
        self.templates[what.name] = what.setup
        if not what.setup:
            del self.templates[what.name]

    @_apply.register
    def _(self, what: PeopleBrought) -> None:
        self.people.update(what.people)


def _hash(token: str) -> str:
    return hashlib.sha256(token.encode(errors="replace")).hexdigest()
