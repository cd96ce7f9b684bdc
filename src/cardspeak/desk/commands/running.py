"""Running a file of commands: orders and a few words on time, chance, corrections and advice, line by line.

    at 2026-11-20 19:00        what follows happens then; also "at 19:30" and "at +2m30s"
    by Dee                     who gives the orders
    seed 8c1f…                 the seed of the draws, in hexadecimal digits, before the event is created
    advice                     print what the book asks to be done now
    follow                     do it, the first option wherever the director chooses; "follow move" for one kind
    deal 40                    deal hands at the tables in turn, following advice; "deal until 9" players are left
    flight                     what a flight hands on when its bags are sealed, for "take in flight" on the later day
    strike 17 wrong player     strike out the order that entry 17 of the log belongs to, with everything it led to
    insert 17 was here: …      give the order after the colon as if it had been given right after that order
    replace 17 it was Bo: …    give the order after the colon in the place of that order
    refused entry.twice: …     the order after the colon is refused with this code

Everything else is an order. Lines that are empty or begin with ``#`` say nothing; one that ends in a backslash goes on.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator
from datetime import UTC, datetime
from typing import get_args

import msgspec

from cardspeak.desk.commands.moments import moment
from cardspeak.desk.commands.reading import orders, read_order
from cardspeak.errors import Refusal, Unlawful, Unreadable
from cardspeak.limits import WHOLE
from cardspeak.tournament.advice import advice
from cardspeak.tournament.core import Context, Order
from cardspeak.tournament.creating import CreateEvent
from cardspeak.tournament.director import Director
from cardspeak.tournament.draws import opened
from cardspeak.tournament.entrants import Entrants
from cardspeak.tournament.flights.result import flight_result, log_hash
from cardspeak.tournament.log import Correction, Entry, Event, ReplayConflict
from cardspeak.tournament.needs import Advice, AdviceKind
from cardspeak.tournament.night import LEFT_ALONE, Tables
from cardspeak.words import Message, message

DEFAULT_SEED = b"cardspeak: a seed that everybody knows"
BYTE_ORDER_MARK = "\ufeff"
CONTINUED = "\\"
FIRST_MOMENT = int(datetime(2026, 1, 1, 18, 0, tzinfo=UTC).timestamp() * 1000)


class Ran(msgspec.Struct, frozen=True, kw_only=True):
    """One line of the file, and what came of it."""

    line: int
    text: str
    at: int
    entries: tuple[Entry, ...] = ()
    advice: tuple[Advice, ...] = ()
    conflicts: tuple[ReplayConflict, ...] = ()
    not_done: tuple[Message, ...] = ()
    """Advice that could not be followed, and why."""
    printed: str = ""
    """What the line asked for, in JSON."""
    refused: str = ""
    """The code of a refusal that was expected."""


class Commands:
    """An event that is run from text."""

    def __init__(self, event: Event | None = None) -> None:
        self.event = Event() if event is None else event
        self.at = max(FIRST_MOMENT, self.event.state.at)
        self.by = ""
        self.seed = DEFAULT_SEED
        self._own: dict[str, Callable[[str], Ran]] = {
            "at": self._set_time, "by": self._set_name, "seed": self._set_seed, "advice": self._advice,
            "follow": self._follow, "deal": self._deal, "strike": self._strike, "insert": self._insert,
            "replace": self._replace, "refused": self._refused, "flight": self._flight,
        }  # fmt: skip

    def run(self, lines: Iterable[str]) -> Iterator[Ran]:
        """Run lines one by one; a refusal names the line and ends it, with everything before it done."""
        for number, line in _numbered(lines):
            text = line.strip().removeprefix(BYTE_ORDER_MARK)
            if not text or text.startswith("#"):
                continue
            try:
                ran = self.say(text)
            except Refusal as refusal:
                refusal.limits = {"line": number, **refusal.limits}
                refusal.place = message("command.line", line=number)
                raise
            yield msgspec.structs.replace(ran, line=number)

    def say(self, text: str) -> Ran:
        """Run one line."""
        word, _, rest = text.partition(" ")
        own = self._own.get(word.lower())
        if own is not None and not _is_order(text):
            return own(rest.strip())
        return self._order(text)

    def _ran(self, text: str, **what: object) -> Ran:
        return Ran(line=0, text=text, at=self.at, **what)  # type: ignore[arg-type]  # only the fields of Ran are named

    def _order(self, text: str) -> Ran:
        order = read_order(text, self.at)
        if isinstance(order, CreateEvent) and order.setup.starts_at and self.at == FIRST_MOMENT:
            self.at = order.setup.starts_at
        return self._ran(text, entries=self.event.order(order, self._context()))

    def _context(self) -> Context:
        return Context(at=self.at, by=self.by, seed=self.seed)

    def _set_time(self, rest: str) -> Ran:
        found = moment(rest, self.at)
        if self.event.log and found < self.event.state.at:
            last = f"{datetime.fromtimestamp(self.event.state.at / 1000, UTC):%Y-%m-%d %H:%M:%S}"
            raise Unlawful("command.time-back", {"last": last}, field="at", value=rest, limits={"min": last})
        self.at = found
        return self._ran(f"at {rest}")

    def _set_name(self, rest: str) -> Ran:
        if not rest:
            raise Unreadable("command.by", field="by", limits={"example": "by Dee"})
        self.by = rest
        return self._ran(f"by {rest}")

    def _set_seed(self, rest: str) -> Ran:
        try:
            seed = bytes.fromhex(rest)
        except ValueError:
            seed = b""
        if not seed:
            raise Unreadable("draw.seed", field="seed", value=rest, limits={"example": "seed 8c1f02"})
        if self.event.state.created is not None:
            opened(self.event.state.sealed, seed)  # refused where it is not the one that was sealed
        self.seed = seed
        return self._ran("seed")

    def _advice(self, rest: str) -> Ran:
        wanted = _kinds(rest)
        found = tuple(one for one in advice(self.event.state, self.at) if not wanted or one.kind in wanted)
        return self._ran(f"advice {rest}".strip(), advice=found)

    def _director(self) -> Director:
        return Director(self.event, self.seed, self.by)

    def _follow(self, rest: str) -> Ran:
        before, director = len(self.event.log), self._director()
        director.follow(self.at, kinds=_kinds(rest), leave=LEFT_ALONE)
        refused = (message("refusal.at", place=one.kind, said=refusal.cited) for one, refusal in director.refused)
        not_done = tuple(dict.fromkeys(refused))
        return self._ran(f"follow {rest}".strip(), entries=tuple(self.event.log[before:]), not_done=not_done)

    def _deal(self, rest: str) -> Ran:
        """Hands at the tables in turn."""
        words = rest.split()
        until = words[:1] == ["until"]
        count = words[-1] if words and len(words) == 1 + until else ""
        if not (re.fullmatch(WHOLE, count) and int(count)):
            raise Unreadable(
                "deal.count/how-many-hands", field="deal", value=rest, limits={"min": 1, "example": "until 9"}
            )
        before = len(self.event.log)
        tables = Tables(self._director(), self.at)
        if until:
            tables.play(left=int(count))
        else:
            tables.play(hands=int(count))
        self.at = tables.at
        return self._ran(f"deal {rest}", entries=tuple(self.event.log[before:]))

    def _flight(self, rest: str) -> Ran:
        """The result of the flight that this file has run."""
        if rest:
            raise Unreadable("command.unreadable/flight-alone", field="line", value=rest)
        result = flight_result(self.event.state, log_hash(self.event.log))
        return self._ran("flight", printed=msgspec.json.encode(result).decode())

    def _strike(self, rest: str) -> Ran:
        number, why = self._entry_and_why(rest)
        return self._corrected(f"strike {rest}", self.event.strike([number], self._context(), why))

    def _insert(self, rest: str) -> Ran:
        """An order that was forgotten."""
        number, why, order = self._given_then(rest, "insert 17 was at the desk in time: register ed Ed")
        return self._corrected(f"insert {rest}", self.event.insert(order, number, self._context(), why))

    def _replace(self, rest: str) -> Ran:
        """An order that should have been another one."""
        number, why, order = self._given_then(rest, 'replace 23 it was Bo: bust out [{"entry": 2}]')
        replaced = self.event.insert(order, number, self._context(), why, instead_of=[number])
        return self._corrected(f"replace {rest}", replaced)

    def _given_then(self, rest: str, example: str) -> tuple[int, str, Order]:
        """An entry, a reason, and the order that takes effect there."""
        place, colon, text = rest.partition(":")
        if not colon or not text.strip():
            raise Unreadable("command.insert", field="insert", value=rest, limits={"example": example})
        number, why = self._entry_and_why(place)
        return number, why, read_order(text.strip(), self.at)

    def _corrected(self, line: str, correction: Correction) -> Ran:
        self.event.correct(correction)
        return self._ran(line, entries=correction.entries, conflicts=correction.conflicts)

    def _entry_and_why(self, text: str) -> tuple[int, str]:
        number, _, why = text.strip().partition(" ")
        if not re.fullmatch(WHOLE, number):
            limits = {"min": 1, "max": len(self.event.log)}
            raise Unreadable("log.no-entry/which-entry", field="entry", value=number, limits=limits)
        if int(number) <= len(self.event.log) and not why.strip():
            example = f"{number} it was somebody else"
            raise Unreadable("command.no-reason", field="why", value=text, limits={"example": example})
        return int(number), why.strip()

    def _refused(self, rest: str) -> Ran:
        code, colon, order = rest.partition(":")
        if not colon or not order.strip():
            example = "refused entry.twice: register ann Ann"
            raise Unreadable("command.refused", field="refused", value=rest, limits={"example": example})
        length = len(self.event.log)
        try:
            self.say(order.strip())
        except Refusal as refusal:
            if refusal.code != code.strip():
                limits = {"of": [refusal.code]}
                raise Unlawful(
                    "command.other-code",
                    {"code": refusal.code, "strip": code.strip(), "message": refusal.message},
                    field="refused",
                    value=code.strip(),
                    limits=limits,
                ) from None
            assert len(self.event.log) == length
            return self._ran(f"refused {rest}", refused=refusal.code)
        raise Unlawful("command.not-refused", field="order", value=order.strip())

    @property
    def public_seed(self) -> bool:
        """Whether nobody has given a seed of their own."""
        return self.seed == DEFAULT_SEED

    @property
    def left(self) -> int:
        """Players still in."""
        return self.event.state.of(Entrants).left


def _numbered(lines: Iterable[str]) -> Iterator[tuple[int, str]]:
    """The lines with their numbers, joined where they end in a backslash; refused if they are not text."""
    number, first, whole = 0, 0, ""
    try:
        for number, line in enumerate(lines, 1):
            first = first or number
            goes_on = line.rstrip().endswith(CONTINUED)
            whole += line.rstrip().removesuffix(CONTINUED)
            if not goes_on:
                yield first, whole
                first, whole = 0, ""
    except UnicodeDecodeError as error:
        raise Unreadable(
            "command.no-text", {"number": number, "reason": error.reason}, field="file", limits={"line": number + 1}
        ) from None
    if whole:
        yield first, whole


def _kinds(text: str) -> tuple[str, ...]:
    """Kinds of advice, with commas between them; none stands for all of them."""
    wanted, known = tuple(word.strip() for word in text.split(",") if word.strip()), get_args(AdviceKind)
    for word in wanted:
        if word not in known:
            raise Unreadable("command.kind", {"word": word}, field="kind", value=word, limits={"kinds": sorted(known)})
    return wanted


def _is_order(text: str) -> bool:
    """Whether a line that begins with a word of ours is an order all the same, such as ``deal hand``."""
    return any(text.lower() == name or text.lower().startswith(f"{name} ") for name in orders())
