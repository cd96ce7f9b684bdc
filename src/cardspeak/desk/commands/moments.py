"""Moments as people write them: a date and time, a time of day, or a span from now, all in UTC."""

from __future__ import annotations

import re
from datetime import UTC, datetime
from typing import Any

from cardspeak.errors import Unreadable
from cardspeak.limits import LAST_MOMENT
from cardspeak.words import Sayable, items, message

SPAN = re.compile(r"([+-])(?:(\d{1,6})h)?(?:(\d{1,6})m)?(?:(\d{1,6})s)?")
CLOCK = re.compile(r"\d{1,2}:\d{2}(?::\d{2}(?:\.\d{1,6})?)?")
DAY = 86_400_000
EXAMPLES = ["2026-11-20 19:00", "19:30", "+2m30s"]
PAST = frozenset({"since", "pushed_at", "filled_at", "all_in_at", "advertised_at"})
"""Fields that tell when something was: 23:50, said at 00:10, was yesterday."""
NO_MOMENTS = frozenset({"halt_at"})
"""Fields whose names look like moments but hold something else."""
ACCEPTS = message("takes.moment-as")


def is_moment(field: str) -> bool:
    """Whether a field of an order holds a moment, by its name."""
    return (field in ("at", "since") or field.endswith("_at")) and field not in NO_MOMENTS


def moment(text: str, now: int, field: str = "at") -> int:
    """A moment in milliseconds since 1970, seen from another one.

    >>> evening = moment("2026-11-20 23:50", 0)
    >>> (moment("00:30", evening) - evening) // 60_000, (moment("+1h30m", evening) - evening) // 60_000
    (40, 90)
    """
    span = SPAN.fullmatch(text.strip())
    if span is not None and any(span.groups()[1:]):
        hours, minutes, seconds = (int(part or 0) for part in span.groups()[1:])
        away = (3_600 * hours + 60 * minutes + seconds) * 1000
        return _dated(text, now + away if span[1] == "+" else now - away, field)
    clock = CLOCK.fullmatch(text.strip()) is not None
    today = datetime.fromtimestamp(now / 1000, UTC).date().isoformat()
    try:
        found = datetime.fromisoformat(f"{today} {text.strip():0>5}" if clock else text.strip())
        at = int((found if found.tzinfo else found.replace(tzinfo=UTC)).timestamp() * 1000)
    except (ValueError, OverflowError):
        raise no_moment(text, field) from None
    return _dated(text, _nearest(at, now, field) if clock else at, field)


def _nearest(at: int, now: int, field: str) -> int:
    """A time of the day on the day that is meant: one that was before now, one that comes after it, or 00:30 after 23:50."""
    if field in PAST:
        return at - DAY if at > now else at
    if field == "at":
        return at + DAY if at < now - DAY // 2 else at
    return at + DAY if at < now else at


def _dated(text: str, at: int, field: str) -> int:
    """A moment that has a date."""
    if not 0 <= at < LAST_MOMENT:
        raise no_moment(text, field)
    return at


def no_moment(text: str, field: str) -> Unreadable:
    """The refusal of an invalid time."""
    values: dict[str, Sayable] = {"text": text, "example": items(EXAMPLES, "or")}
    return Unreadable("command.time", values, field=field, value=text, limits={"example": EXAMPLES})


def with_moments(value: Any, now: int) -> Any:
    """Fields of an order with every moment that was written out as the number it stands for."""
    if isinstance(value, list):
        return [with_moments(one, now) for one in value]
    if not isinstance(value, dict):
        return value
    return {name: _read(name, one, now) for name, one in value.items()}


def _read(name: Any, value: Any, now: int) -> Any:
    if not isinstance(value, str) or not isinstance(name, str) or not is_moment(name):
        return with_moments(value, now)
    return value if value.strip().isdecimal() or not value.strip() else moment(value, now, name)
