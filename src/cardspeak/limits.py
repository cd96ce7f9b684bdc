"""How large anything may be that comes in from outside: every limit in one place.

A field names its limit by its type (``chips: ChipCount``, ``name: Name``); a plain ``int`` or ``str`` has the widest one. Limits
are far beyond what any event needs: whatever exceeds one is a typing error or an attack.

>>> class Rebuy(msgspec.Struct):
...     entry: int
...     chips: ChipCount
>>> [(one.field, one.limits) for one in beyond_limits(Rebuy(7, 10**26))]
[('chips', {'max': 1000000000000})]
"""

from __future__ import annotations

import types
from collections.abc import Callable, Mapping, Sequence
from functools import cache, partial
from typing import Annotated, Any, Literal, NamedTuple, TypeAlias, Union, get_args, get_origin, get_type_hints
from unicodedata import category

import msgspec

from cardspeak.errors import Refusal, Unreadable
from cardspeak.words import Chips

LARGEST = 10**15
"""Browsers count exactly up to nine times as many."""
LAST_MOMENT = 253_370_764_800_000
"""The year 9999, in milliseconds since 1970: calendars end there."""
DAY_MINUTES = 24 * 60
LONGEST_NAME = 100
LONGEST_TEXT = 500
MOST_ITEMS = 100_000
MOST_ENTRIES = 100_000
MOST_TABLES = 20_000
MOST_LEVELS = 300
MOST_CHIP_KINDS = 60
MOST_CHIPS = 10**12
MOST_MONEY = 10**13

WHOLE = r"[0-9]{1,100}"
"""A whole number as it is typed; Python reads no more than some thousand digits."""
TURNING = frozenset("\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069")
"""Characters that turn the text around them: a wall shows what was meant."""


class Whole(NamedTuple):
    """A whole number."""

    least: int
    most: int


class Text(NamedTuple):
    """A text."""

    longest: int
    lines: bool = False
    """Whether it may have several lines."""
    joined: bool = True
    """Whether it may have characters that only join or part others, as in some scripts and pictures."""


class Raw(NamedTuple):
    """A text of whichever characters: a file, or a password."""

    longest: int


class Many(NamedTuple):
    """How many items a list or an object may have."""

    most: int


Limit: TypeAlias = Whole | Text | Raw | Many


ChipCount = Annotated[int, Whole(0, MOST_CHIPS)]
"""Chips of one player, one pot or one denomination."""
Amount = Annotated[int, Whole(0, MOST_MONEY)]
"""Money in the smallest unit of its currency."""
Timestamp = Annotated[int, Whole(0, LAST_MOMENT)]
"""Milliseconds since 1970."""
Minutes = Annotated[int, Whole(0, DAY_MINUTES)]
Seconds = Annotated[int, Whole(0, DAY_MINUTES * 60)]
Milliseconds = Annotated[int, Whole(0, DAY_MINUTES * 60_000)]
ClockChange = Annotated[int, Whole(-DAY_MINUTES * 60_000, DAY_MINUTES * 60_000)]
"""Milliseconds that a clock is put forward or back."""
UtcOffset = Annotated[int, Whole(-14 * 60, 14 * 60)]
"""Minutes between universal time and that of any place."""
TableNumber = Annotated[int, Whole(0, MOST_TABLES)]
SmallCount = Annotated[int, Whole(0, MOST_ENTRIES)]
"""Of entries, tables, places, levels, hands: no event has more."""
Name = Annotated[str, Text(LONGEST_NAME, joined=False)]
"""What somebody or something is called."""
PlayerId = Annotated[str, Text(2 * LONGEST_NAME, joined=False)]
"""What a player is known by: a member's number, or a name in small letters, which may be longer than the name."""
Paragraphs = Annotated[str, Text(LONGEST_TEXT, lines=True)]
"""What somebody writes in a box of several lines."""
Document = Annotated[str, Raw(1 << 20)]
"""A file, or what a program has written."""


LimitCheck = Callable[[Any], Sequence[Refusal]]
"""What in a value exceeds its limits; each refusal's field says where in the value."""
PLAIN: dict[Any, Limit] = {int: Whole(-LARGEST, LARGEST), str: Text(LONGEST_TEXT)}
ITEMS = Many(MOST_ITEMS)


def beyond_limits(value: msgspec.Struct) -> Sequence[Refusal]:
    """Everything in a struct that exceeds its limit."""
    return _of_struct(type(value))(value)


def within_limits(value: msgspec.Struct) -> None:
    """Refuse a struct with a value beyond its limit."""
    for refusal in _of_struct(type(value))(value):
        raise refusal


@cache
def _of_struct(kind: type[msgspec.Struct]) -> LimitCheck:
    hints = get_type_hints(kind, include_extras=True)
    found = ((name, _check(hints[name])) for name in kind.__struct_fields__)
    checks = [(name, check) for name, check in found if check is not None]

    def check(value: msgspec.Struct) -> Sequence[Refusal]:
        return [_at(name, one) for name, check in checks for one in check(getattr(value, name))]

    return check


def _struct(kind: type[msgspec.Struct], value: msgspec.Struct) -> Sequence[Refusal]:
    """Looked up when there is a value: a struct may hold others of its own kind."""
    return _of_struct(kind)(value)


def _check(hint: Any, limit: Limit | None = None) -> LimitCheck | None:
    """How values of a type are checked; None where nothing about them can be too large."""
    origin, inner = get_origin(hint), get_args(hint)
    if origin is Annotated:
        return _check(inner[0], next((one for one in inner[1:] if isinstance(one, Limit)), None))
    if origin in (Union, types.UnionType):
        return _either([(_plain(one), _check(one)) for one in inner])
    if origin is dict:
        return _of_dict(_check(inner[0]), _check(inner[1]))
    if origin in (tuple, list):
        checks = [_check(one) for one in inner if one is not ...]
        return _of_list(checks, limit if isinstance(limit, Many) else ITEMS)
    if isinstance(hint, type) and issubclass(hint, msgspec.Struct):
        return partial(_struct, hint)
    limit = limit or PLAIN.get(hint)
    if isinstance(limit, Whole):
        return partial(_number, limit)
    return partial(_text, limit) if isinstance(limit, Text | Raw) else None


def _plain(hint: Any) -> type:
    """The class of the values of a type."""
    origin = get_origin(hint)
    if origin is Annotated:
        return _plain(get_args(hint)[0])
    found: type = type(get_args(hint)[0]) if origin is Literal else origin or hint
    return found


def _either(members: Sequence[tuple[type, LimitCheck | None]]) -> LimitCheck | None:
    """The check of whichever type a value is of."""
    checks = [(kind, check) for kind, check in members if check is not None]

    def check(value: object) -> Sequence[Refusal]:
        for kind, one in checks:
            if isinstance(value, kind):
                return one(value)
        return ()

    return check if checks else None


def _of_list(checks: list[LimitCheck | None], limit: Many) -> LimitCheck:
    """Lists have one check for all items, pairs one for each."""

    def check(value: Sequence[object]) -> Sequence[Refusal]:
        if not value:
            return ()
        if len(value) > limit.most:
            return (_too_many(len(value), limit),)
        each = [checks[0]] * len(value) if len(checks) == 1 else checks
        return [
            _at(f"[{at}]", found)
            for at, (check, one) in enumerate(zip(each, value, strict=False))
            if check is not None
            for found in check(one)
        ]

    return check


def _of_dict(keys: LimitCheck | None, values: LimitCheck | None) -> LimitCheck:
    def check(value: Mapping[object, object]) -> Sequence[Refusal]:
        if not value:
            return ()
        if len(value) > ITEMS.most:
            return (_too_many(len(value), ITEMS),)
        return [
            _at(f"[{str(key)[:LONGEST_NAME]}]", found)
            for key, one in value.items()
            for check, part in ((keys, key), (values, one))
            if check is not None
            for found in check(part)
        ]

    return check


def _at(where: str, refusal: Refusal) -> Refusal:
    """The refusal of a part, with where the part stands in the whole."""
    inner = refusal.field or ""
    refusal.field = f"{where}.{inner}" if inner and not inner.startswith("[") else f"{where}{inner}"
    return refusal


def _too_many(count: int, limit: Many) -> Refusal:
    limits = {"max": limit.most}
    return Unreadable("limit.items", {"most": Chips(limit.most)}, value=count, limits=limits)


def _number(limit: Whole, value: int) -> Sequence[Refusal]:
    if limit.least <= value <= limit.most:
        return ()
    shown = value if abs(value) < 2**63 else None  # a page could not show more
    if value > limit.most:
        limits = {"max": limit.most}
        return (Unreadable("limit.most", {"most": Chips(limit.most)}, value=shown, limits=limits),)
    limits = {"min": limit.least}
    return (Unreadable("limit.least", {"least": Chips(limit.least)}, value=shown, limits=limits),)


def _text(limit: Text | Raw, value: str) -> Sequence[Refusal]:
    if len(value) > limit.longest:
        limits = {"max": limit.longest}
        return (Unreadable("limit.length", {"longest": Chips(limit.longest)}, value=len(value), limits=limits),)
    if value.isprintable() or isinstance(limit, Raw):
        return ()
    unseen = next((sign for sign in value if _is_unseen(sign, limit)), None)
    if unseen is None:
        return ()
    code, shown = f"U+{ord(unseen):04X}", ascii(value)[:LONGEST_NAME]
    return (Unreadable("limit.character", {"code": code}, value=shown, limits={"character": code}),)


def _is_unseen(sign: str, limit: Text) -> bool:
    if sign == "\n":
        return not limit.lines
    kind = category(sign)
    if kind in ("Cc", "Cs", "Zl", "Zp") or sign in TURNING:
        return True
    return kind.startswith("C") and not limit.joined
