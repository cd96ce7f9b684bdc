"""Running a file of commands: orders and a few words on time, chance, corrections and advice, line by line.

    at 2026-11-20 19:00        what follows happens then; also "at 19:30" and "at +2m30s"
    by Dee                     who gives the orders
    seed 8c1f…                 the seed of the draws, in hexadecimal digits, before the event is created
    advice                     print what the book asks to be done now
    follow                     do it, the first option wherever the director chooses; "follow move" for one kind
    deal 40                    deal hands at the tables in turn, following advice; "deal until 9" players are left
    strike 17 wrong player     strike an entry of the log out
    refused entry.twice: …     the order after the colon is refused with this code

Everything else is an order. Lines that are empty or begin with ``#`` say nothing.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator
from datetime import UTC, datetime, timedelta

import msgspec

from cardspeak.desk.commands.reading import orders, read_order
from cardspeak.errors import Refusal, Unlawful, Unreadable
from cardspeak.tournament.advice import Advice, advice
from cardspeak.tournament.core import Context
from cardspeak.tournament.dealt.director import Director
from cardspeak.tournament.dealt.night import LEFT_ALONE, Tables
from cardspeak.tournament.entrants import Entrants
from cardspeak.tournament.entries.creating import CreateEvent
from cardspeak.tournament.log import Conflict, Entry, Event

SPAN = re.compile(r"\+(?:(\d+)h)?(?:(\d+)m)?(?:(\d+)s)?")
DEFAULT_SEED = b"cardspeak: a seed that everybody knows"
FIRST_MOMENT = int(datetime(2026, 1, 1, 18, 0, tzinfo=UTC).timestamp() * 1000)


class Ran(msgspec.Struct, frozen=True, kw_only=True):
    """One line of the file, and what came of it."""

    line: int
    text: str
    at: int
    entries: tuple[Entry, ...] = ()
    advice: tuple[Advice, ...] = ()
    conflicts: tuple[Conflict, ...] = ()
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
            "follow": self._follow, "deal": self._deal, "strike": self._strike, "refused": self._refused,
        }  # fmt: skip

    def run(self, lines: Iterable[str]) -> Iterator[Ran]:
        """Run lines one by one; a refusal names the line and ends it, with everything before it done."""
        for number, line in enumerate(lines, 1):
            text = line.strip()
            if not text or text.startswith("#"):
                continue
            try:
                ran = self.say(text)
            except Refusal as refusal:
                refusal.limits = {"line": number, **refusal.limits}
                raise
            yield msgspec.structs.replace(ran, line=number)

    def say(self, text: str) -> Ran:
        """One line."""
        word, _, rest = text.partition(" ")
        own = self._own.get(word.lower())
        if own is not None and not _is_order(text):
            return own(rest.strip())
        return self._order(text)

    def _ran(self, text: str, **what: object) -> Ran:
        return Ran(line=0, text=text, at=self.at, **what)  # type: ignore[arg-type]  # only the fields of Ran are named

    def _order(self, text: str) -> Ran:
        order = read_order(text)
        if isinstance(order, CreateEvent) and order.setup.starts_at and self.at == FIRST_MOMENT:
            self.at = order.setup.starts_at
        return self._ran(text, entries=self.event.order(order, self._context()))

    def _context(self) -> Context:
        return Context(at=self.at, by=self.by, seed=self.seed)

    def _set_time(self, rest: str) -> Ran:
        self.at = _moment(rest, self.at)
        return self._ran(f"at {rest}")

    def _set_name(self, rest: str) -> Ran:
        self.by = rest
        return self._ran(f"by {rest}")

    def _set_seed(self, rest: str) -> Ran:
        try:
            self.seed = bytes.fromhex(rest)
        except ValueError:
            message = "A seed is written in hexadecimal digits, two for each byte."
            raise Unreadable("draw.seed", message, field="seed", value=rest) from None
        return self._ran("seed")

    def _advice(self, rest: str) -> Ran:  # noqa: ARG002 - the shape of a word
        return self._ran("advice", advice=tuple(advice(self.event.state, self.at)))

    def _director(self) -> Director:
        return Director(self.event, self.seed, self.by)

    def _follow(self, rest: str) -> Ran:
        before = len(self.event.log)
        self._director().follow(self.at, kinds=(rest,) if rest else (), leave=LEFT_ALONE)
        return self._ran(f"follow {rest}".strip(), entries=tuple(self.event.log[before:]))

    def _deal(self, rest: str) -> Ran:
        """Hands at the tables in turn."""
        words = rest.split()
        until = words[:1] == ["until"]
        count = words[-1] if words and len(words) == 1 + until else ""
        if not count.isdecimal():
            message = "Say how many hands, or until how many players are left."
            raise Unreadable("deal.count", message, field="deal", value=rest, limits={"example": "until 9"})
        before = len(self.event.log)
        tables = Tables(self._director(), self.at)
        if until:
            tables.play(left=max(1, int(count)))
        else:
            tables.play(hands=int(count))
        self.at = tables.at
        return self._ran(f"deal {rest}", entries=tuple(self.event.log[before:]))

    def _strike(self, rest: str) -> Ran:
        number, _, why = rest.partition(" ")
        if not number.isdecimal():
            raise Unreadable("log.no-entry", "Say which entry, by its number.", field="entry", value=number)
        entry, derived = self.event.struck_out([int(number)], self._context(), why)
        self.event.correct([entry])
        return self._ran(f"strike {rest}", entries=(entry,), conflicts=derived.conflicts)

    def _refused(self, rest: str) -> Ran:
        code, _, order = rest.partition(":")
        length = len(self.event.log)
        try:
            self._order(order.strip())
        except Refusal as refusal:
            if refusal.code != code.strip():
                raise
            assert len(self.event.log) == length
            return self._ran(f"refused {rest}", refused=refusal.code)
        raise Unlawful("command.not-refused", "This order was taken.", field="order", value=order.strip())

    @property
    def public_seed(self) -> bool:
        """Whether nobody has given a seed of their own."""
        return self.seed == DEFAULT_SEED

    @property
    def left(self) -> int:
        """Players still in."""
        return self.event.state.of(Entrants).left


def _is_order(text: str) -> bool:
    """Whether a line that begins with a word of ours is an order all the same, such as ``deal hand``."""
    return any(text.lower() == name or text.lower().startswith(f"{name} ") for name in orders())


def _moment(text: str, now: int) -> int:
    """A moment: a date and time, a time of the day, or a span from now; never in the past."""
    span = SPAN.fullmatch(text)
    today = datetime.fromtimestamp(now / 1000, UTC)
    if span is not None and any(span.groups()):
        hours, minutes, seconds = (int(part or 0) for part in span.groups())
        return now + int(timedelta(hours=hours, minutes=minutes, seconds=seconds).total_seconds()) * 1000
    try:
        if "-" in text:
            moment = datetime.fromisoformat(text)
        else:
            moment = datetime.fromisoformat(f"{today.date().isoformat()} {text}")
    except ValueError:
        example = "2026-11-20 19:00, 19:30 or +2m30s"
        raise Unreadable(
            "command.time", f"'{text}' is no time; write for instance {example}.", field="at", value=text
        ) from None
    return int((moment if moment.tzinfo else moment.replace(tzinfo=UTC)).timestamp() * 1000)
