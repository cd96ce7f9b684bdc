"""Reading a line of commands: the order by its words, bare values for what it must have, ``name=value`` for the rest.

Values may be quoted, and lists and objects are JSON. A line that begins with ``{`` is JSON as a whole:
``{"order": "seat late", "entry": 5}``.
"""

from __future__ import annotations

import difflib
import re
from collections.abc import Iterator
from functools import cache
from typing import Any

import msgspec

from cardspeak.desk.commands.short_forms import SHORT_FORMS
from cardspeak.errors import Unreadable
from cardspeak.store.codec import import_all_parts
from cardspeak.tournament.core import DECIDERS, Order
from cardspeak.tournament.entries.creating import CreateEvent
from cardspeak.tournament.setup import EventSetup

NAMED = re.compile(r"([a-z_]+)=(.*)", re.DOTALL)
HUMP = re.compile(r"(?<=[a-z0-9])(?=[A-Z])")
OPENS, CLOSES = "[{", "]}"


@cache
def orders() -> dict[str, type[Order]]:
    """Every order by its words: ``draw seats`` for ``DrawSeats``."""
    import_all_parts()
    return {words(kind): kind for kind in sorted(DECIDERS, key=lambda kind: kind.__name__)}


def words(kind: type[Order]) -> str:
    """The words of an order.

    >>> words(CreateEvent)
    'create event'
    """
    return HUMP.sub(" ", kind.__name__).lower()


def pieces(line: str) -> list[str]:
    """A line in pieces: at spaces, but not within quotes, lists or objects.

    >>> pieces('register ann "Ann Miller" choices={"a": 1}')
    ['register', 'ann', 'Ann Miller', 'choices={"a": 1}']
    """
    found: list[str] = []
    piece, depth, quoted, some = "", 0, False, False
    escaped = False
    for char in line:
        if char == '"' and not escaped:
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
        raise _unreadable("A quotation mark or a bracket is not closed.", line)
    return [*found, piece] if piece or some else found


def read_order(line: str) -> Order:
    """The order that a line gives."""
    if line.lstrip().startswith("{"):
        return _from_json(line)
    split = pieces(line)
    for length in range(min(6, len(split)), 0, -1):
        kind = orders().get(" ".join(split[:length]).lower().replace("-", " "))
        if kind is not None:
            return _made(kind, dict(_fields(kind, split[length:])))
    raise _unknown(" ".join(split[:3]))


def _unknown(said: str) -> Unreadable:
    near = difflib.get_close_matches(said.lower(), orders(), n=1, cutoff=0.5)
    hint = f" Did you mean '{near[0]}'?" if near else ""
    limits = {"orders": list(orders())}
    return Unreadable("command.unknown", f"There is no order '{said}'.{hint}", field="order", value=said, limits=limits)


def _from_json(line: str) -> Order:
    try:
        fields = msgspec.json.decode(line, type=dict[str, Any])
    except msgspec.MsgspecError as error:
        raise _unreadable(f"This is no JSON: {error}.", line) from None
    name = str(fields.pop("order", ""))
    kind = orders().get(name.lower().replace("-", " "))
    if kind is None:
        raise _unknown(name)
    return _made(kind, fields)


def _fields(kind: type[Order], split: list[str]) -> Iterator[tuple[str, Any]]:
    """Bare values fill the fields that an order must have, in their order; the others are named."""
    must = [field.encode_name for field in msgspec.structs.fields(kind) if field.required]
    bare = iter(must)
    for piece in split:
        named = NAMED.fullmatch(piece)
        if named is not None:
            yield named[1], _value(named[2])
            continue
        field = next(bare, None)
        if field is None:
            known = ", ".join(kind.__struct_fields__)
            raise _unreadable(f"'{words(kind)}' takes no more bare values; name it: {known}.", piece)
        yield field, _value(piece)


def _value(text: str) -> Any:
    """Lists and objects are JSON; everything else is read by the field it is for."""
    if not text.startswith(tuple(OPENS)):
        return text
    try:
        return msgspec.json.decode(text)
    except msgspec.MsgspecError as error:
        raise _unreadable(f"This is no JSON: {error}.", text) from None


def _made(kind: type[Order], fields: dict[str, Any]) -> Order:
    if kind is CreateEvent:
        fields = _create(fields)
    try:
        made: Order = msgspec.convert(fields, kind, strict=False)
    except msgspec.ValidationError as error:
        limits = {"fields": list(kind.__struct_fields__)}
        message = f"'{words(kind)}': {error}."
        raise Unreadable("command.field", message, field=words(kind), value=fields, limits=limits) from None
    return made


def _create(fields: dict[str, Any]) -> dict[str, Any]:
    """The set-up of an event may be written flat, and its longer parts in short forms."""
    flat = {name: fields.pop(name) for name in list(fields) if name in EventSetup.__struct_fields__}
    setup = {**fields.pop("setup", {}), **flat}
    for name, read in SHORT_FORMS.items():
        if isinstance(setup.get(name), str):
            setup[name] = read(setup[name])
    return {**fields, "setup": setup}


def _unreadable(message: str, value: str) -> Unreadable:
    return Unreadable("command.unreadable", message, field="line", value=value)
