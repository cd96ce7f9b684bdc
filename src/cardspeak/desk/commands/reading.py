"""Reading a line of commands: the order by its words, bare values for what it must have, ``name=value`` for the rest.

Values may be quoted, and lists and objects are JSON. A line that begins with ``{`` is JSON as a whole:
``{"order": "seat late", "entry": 5}``.
"""

from __future__ import annotations

import difflib
import re
from collections.abc import Iterable, Iterator
from functools import cache
from typing import Any, Literal, get_args, get_origin, get_type_hints

import msgspec

from cardspeak.books.settings import all_settings
from cardspeak.desk.commands.describing import accepted, at_path, parts_in, steps
from cardspeak.desk.commands.moments import ACCEPTS, is_moment, with_moments
from cardspeak.desk.commands.short_forms import SHORT_FORMS
from cardspeak.errors import Unreadable
from cardspeak.question import CHOICES
from cardspeak.tournament.core import DECIDERS, Order, words
from cardspeak.tournament.creating import CreateEvent
from cardspeak.tournament.setup import EventSetup
from cardspeak.words import items, message

NAMED = re.compile(r"([a-z_]+|[a-z0-9_-]+\.[a-z0-9_]+)=(.*)", re.DOTALL)
"""A field, a part of one, or a setting on which the director chooses."""
WORDS = frozenset({"choice", "share"})
"""The shapes of settings whose values are words: ``1/2`` and ``6`` are no numbers there."""
OPENS, CLOSES = "[{", "]}"
ESCAPED = '"\\'
WRONG = re.compile(
    r"(?:Object missing required field `(?P<missing>\w+)`|Object contains unknown field `(?P<unknown>\w+)`|.*?)"
    r"(?: - at (?:`key` in )?`(?P<path>[^`]*)`)?",
    re.DOTALL,
)
"""What msgspec says of a value that does not fit."""


@cache
def orders() -> dict[str, type[Order]]:
    """Every order by its words: ``draw seats`` for ``DrawSeats``."""
    return {words(kind): kind for kind in sorted(DECIDERS, key=lambda kind: kind.__name__)}


def pieces(line: str) -> list[str]:
    r"""A line in pieces: at spaces, but not within quotes, lists or objects; a quotation mark in a text has a backslash.

    >>> pieces('register ann "Ann \\"Ace\\" Miller" choices={"a": 1}')
    ['register', 'ann', 'Ann "Ace" Miller', 'choices={"a": 1}']
    """
    found: list[str] = []
    piece, depth, quoted, some = "", 0, False, False
    escaped = False
    for char in line:
        if escaped and not depth and char in ESCAPED:
            piece = piece[:-1] + char
        elif char == '"' and not escaped:
            quoted = not quoted
            some = True
            piece += char if depth else ""
        elif quoted or depth or not char.isspace():
            depth += (char in OPENS) - (char in CLOSES) if not quoted else 0
            piece += char
        elif piece or some:
            found.append(piece)
            piece, some = "", False
        escaped = char == "\\" and not escaped
    if quoted or depth:
        raise Unreadable("command.unreadable/not-closed", field="line", value=line)
    return [*found, piece] if piece or some else found


def read_order(line: str, now: int = 0) -> Order:
    """The order that a line gives; times of the day in it are seen from ``now``."""
    if line.lstrip().startswith("{"):
        return _from_json(line, now)
    split = pieces(line)
    for length in range(min(6, len(split)), 0, -1):
        kind = orders().get(" ".join(split[:length]).lower().replace("-", " "))
        if kind is not None:
            return _made(kind, _once_each(kind, _fields(kind, split[length:])), now)
    raise _unknown(" ".join(split[:3]))


def _unknown(said: str) -> Unreadable:
    near = difflib.get_close_matches(said.lower(), orders(), n=5, cutoff=0.5)
    limits = {"orders": near or list(orders())}
    code = "command.unknown" if near else "command.unknown/list"
    return Unreadable(code, {"said": said}, field="order", value=said, limits=limits, near=near[0] if near else "")


def _from_json(line: str, now: int) -> Order:
    try:
        fields = msgspec.json.decode(line, type=dict[str, Any])
    except msgspec.MsgspecError as error:
        raise Unreadable("command.unreadable/no-json", {"error": error}, field="line", value=line) from None
    name = str(fields.pop("order", ""))
    kind = orders().get(name.lower().replace("-", " "))
    if kind is None:
        raise _unknown(name)
    return _made(kind, fields, now)


def _once_each(kind: type[Order], fields: Iterable[tuple[str, Any]]) -> dict[str, Any]:
    found: dict[str, Any] = {}
    for name, value in fields:
        if isinstance(value, dict) and isinstance(found.get(name), dict):
            found[name] |= value  # a field, and more of its parts
            continue
        if name in found:
            raise Unreadable(
                "command.twice",
                {"words": words(kind), "name": name, "shown": _shown(found[name]), "shown2": _shown(value)},
                field=name,
                value=value,
            )
        found[name] = value
    return found


def _fields(kind: type[Order], split: list[str]) -> Iterator[tuple[str, Any]]:
    """Bare values fill the fields that an order must have, in their order; the others are named."""
    must = [field.encode_name for field in msgspec.structs.fields(kind) if field.required]
    bare = iter(must)
    chosen: dict[str, Any] = {}
    parts: dict[str, dict[str, Any]] = {}
    for piece in split:
        named = NAMED.fullmatch(piece)
        if named is not None and "." in named[1]:
            field, _, part = named[1].partition(".")
            if named[1] not in all_settings() and field in kind.__struct_fields__:
                parts.setdefault(field, {})[part] = _read_json(named[2])
            else:
                chosen[named[1]] = _chosen(named[1], named[2])
            continue
        if named is not None:
            yield named[1], _value(kind, named[1], named[2])
            continue
        field = next(bare, None)
        if field is None:
            raise _too_many(kind, piece)
        yield field, _value(kind, field, piece)
    if chosen:
        yield CHOICES, chosen
    yield from parts.items()


def _chosen(name: str, text: str) -> Any:
    """What is chosen on a setting, by what it takes; several words are a list, or have commas between them."""
    setting = all_settings().get(name)
    shape = setting.shape if setting is not None else ""
    if shape in WORDS:
        return text
    if shape == "set" and not text.startswith("["):
        return [word.strip() for word in text.split(",") if word.strip()]
    return _read_json(text)


def _read_json(text: str) -> Any:
    """A value that may be true, false, a number or a list, or else is a text."""
    try:
        return msgspec.json.decode(text)
    except msgspec.MsgspecError:
        return text


def _too_many(kind: type[Order], piece: str) -> Unreadable:
    known = _known(kind)
    return Unreadable(
        "command.unreadable/too-many-values" if known else "command.unreadable/takes-no-values",
        {"words": words(kind), "piece": piece, "fields": items(known)},
        field="line",
        value=piece,
        limits={"fields": known},
    )


def _value(kind: type[Order], field: str, text: str) -> Any:
    """Lists and objects are JSON; everything else is read by the field it is for, and text may begin with a bracket."""
    if not text.startswith(tuple(OPENS)) or _is_text(kind, field):
        return text
    try:
        return msgspec.json.decode(text)
    except msgspec.MsgspecError as error:
        raise Unreadable("command.unreadable/no-json", {"error": error}, field="line", value=text) from None


def _is_text(kind: type[Order], field: str) -> bool:
    hints = get_type_hints(EventSetup if kind is CreateEvent and field in EventSetup.__struct_fields__ else kind)
    return hints.get(field) is str


def _made(kind: type[Order], fields: dict[str, Any], now: int) -> Order:
    fields = with_moments(fields, now)
    if kind is CreateEvent:
        fields = _create(fields)
    try:
        made: Order = msgspec.convert(fields, kind, strict=False)
    except msgspec.ValidationError as error:
        raise wrong_field(kind, fields, str(error)) from None
    return made


def wrong_field(kind: type[Order], fields: dict[str, Any], error: str) -> Unreadable:
    """Which field, what is wrong with it, and what it takes."""
    said = WRONG.fullmatch(error)
    path = steps(said["path"] or "") if said is not None else []
    holder = at_path(kind, path)
    name = said["missing"] or said["unknown"] or "" if said is not None else ""
    value = _at(fields, path)
    steps_shown = [step for step in [*path, name] if step]
    limits: dict[str, object] = {}
    if said is not None and said["unknown"]:
        known = _known(kind if not path else holder)
        code, takes, limits = "command.field/unknown", message("takes.known-fields", of=items(known)), {"fields": known}
        value = _at(fields, [*path, name])
    elif said is not None and said["missing"]:
        holder = at_path(holder, [name])
        code, takes, value = "command.field/missing", accepted(holder), None
        limits = _values_of(holder)
    else:
        code, takes = "command.field", ACCEPTS if path and is_moment(path[-1]) else accepted(holder)
        limits = _values_of(holder)
    place = ".".join(step for step in steps_shown if step != "...").removeprefix("setup.") or words(kind)
    return Unreadable(
        code,
        {"words": words(kind), "place": place, "value": _shown(value), "takes": takes},
        field=place,
        value=value,
        limits=limits,
    )


def _values_of(kind: Any) -> dict[str, object]:
    """The values that a field takes, where they can be listed."""
    return {"of": list(get_args(kind))} if get_origin(kind) is Literal else {}


def _known(kind: Any) -> list[str]:
    """The fields that may be named; those of a set-up as if they were the order's own."""
    if kind is CreateEvent:
        return [*EventSetup.__struct_fields__, *(name for name in kind.__struct_fields__ if name != "setup")]
    return list(_struct_of(kind).__struct_fields__)


def _struct_of(kind: Any) -> Any:
    return kind if hasattr(kind, "__struct_fields__") else next(parts_in(kind))


def _at(value: Any, path: list[str]) -> Any:
    for step in path:
        if step == "...":
            return value  # a key that is not named
        try:
            value = value[int(step) if isinstance(value, list) else step]
        except (LookupError, TypeError, ValueError):
            return None
    return value


def _shown(value: Any) -> str:
    return f"'{value}'" if isinstance(value, str) else msgspec.json.encode(value).decode()


def _create(fields: dict[str, Any]) -> dict[str, Any]:
    """The set-up of an event may be written flat, and its longer parts in short forms."""
    flat = {name: fields.pop(name) for name in list(fields) if name in EventSetup.__struct_fields__}
    given = fields.pop("setup", {})
    if not isinstance(given, dict):
        raise wrong_field(CreateEvent, {"setup": given}, "Expected `object` - at `$.setup`")
    setup = {**given, **flat}
    for name, read in SHORT_FORMS.items():
        if isinstance(setup.get(name), str):
            setup[name] = read(setup[name])
    return {**fields, "setup": setup}
