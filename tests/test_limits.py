"""Limits: whatever comes in from outside is of a size that every part of the program and every page can bear."""

from __future__ import annotations

from typing import Annotated, Any, Literal, get_args, get_origin, get_type_hints

import msgspec
import pytest

from cardspeak.desk.commands.reading import orders
from cardspeak.errors import Refusal, Unreadable
from cardspeak.limits import (
    LARGEST,
    ChipCount,
    Document,
    Many,
    Name,
    Paragraphs,
    Timestamp,
    beyond_limits,
    within_limits,
)


class Inner(msgspec.Struct, frozen=True):
    """A part."""

    chips: ChipCount = 0
    names: tuple[Name, ...] = ()


class Asked(msgspec.Struct):
    """Something of every kind."""

    number: int = 0
    text: str = ""
    name: Name = ""
    words: Paragraphs = ""
    file: Document = ""
    at: Timestamp | None = None
    yes: bool = True
    way: Literal["cash", ""] = ""
    part: Inner = Inner()
    parts: Annotated[tuple[Inner, ...], Many(3)] = ()
    pair: tuple[int, Name] = (0, "")
    by_player: dict[Name, ChipCount] = {}
    chosen: dict[str, str | int | bool | list[str]] = {}


@pytest.mark.parametrize(
    "asked",
    [
        Asked(number=LARGEST, text="x" * 500, at=0, part=Inner(chips=10**12), parts=(Inner(),) * 3),
        Asked(words="two\nlines", file="\x00\r\n\u202e", name="김\u3000민준", text="👩\u200d🚀 \U0001fae8"),
        Asked(chosen={"a": "b", "c": 1, "d": True, "e": ["f"]}, pair=(5, "Ann"), by_player={"Ann": 5}),
    ],
)
def test_what_people_need_is_within_the_limits(asked: Asked) -> None:
    within_limits(asked)


@pytest.mark.parametrize(
    ("asked", "code", "field"),
    [
        (Asked(number=10**26), "limit.most", "number"),
        (Asked(number=-(10**26)), "limit.least", "number"),
        (Asked(number=10**5000), "limit.most", "number"),
        (Asked(at=-1), "limit.least", "at"),
        (Asked(at=10**15), "limit.most", "at"),
        (Asked(text="x" * 501), "limit.length", "text"),
        (Asked(text="two\nlines"), "limit.character", "text"),
        (Asked(words="one\rtwo"), "limit.character", "words"),
        (Asked(words="\u2028"), "limit.character", "words"),
        (Asked(name="\u202eevil"), "limit.character", "name"),
        (Asked(name="a\x00b"), "limit.character", "name"),
        (Asked(name="\u200b"), "limit.character", "name"),
        (Asked(text="\ud800"), "limit.character", "text"),
        (Asked(file="x" * 2_000_000), "limit.length", "file"),
        (Asked(part=Inner(chips=10**13)), "limit.most", "part.chips"),
        (Asked(parts=(Inner(), Inner(names=("Ann", "x" * 200)))), "limit.length", "parts[1].names[1]"),
        (Asked(parts=(Inner(),) * 4), "limit.items", "parts"),
        (Asked(pair=(0, "\n")), "limit.character", "pair[1]"),
        (Asked(by_player={"Ann": 10**13}), "limit.most", "by_player[Ann]"),
        (Asked(by_player={"A\tnn": 1}), "limit.character", "by_player[A\tnn]"),
        (Asked(chosen={"a": ["\x7f"]}), "limit.character", "chosen[a][0]"),
        (Asked(chosen={"a": 10**16}), "limit.most", "chosen[a]"),
    ],
)
def test_what_is_beyond_a_limit_is_refused_with_its_place(asked: Asked, code: str, field: str) -> None:
    (found,) = beyond_limits(asked)
    assert (found.code, found.field) == (code, field)
    with pytest.raises(Unreadable) as refusal:
        within_limits(asked)
    assert refusal.value.limits == found.limits
    msgspec.json.encode(refusal.value.as_dict())


def test_everything_beyond_a_limit_is_found_at_once() -> None:
    found = beyond_limits(Asked(number=10**26, text="\x00", part=Inner(chips=10**26)))
    assert [one.field for one in found] == ["number", "text", "part.chips"]


def leaves(hint: Any) -> set[Any]:
    """The plain types that a type is made of."""
    if get_origin(hint) is Literal or hint is type(None) or hint is ...:
        return set()
    if isinstance(hint, type) and issubclass(hint, msgspec.Struct):
        return {leaf for one in get_type_hints(hint).values() for leaf in leaves(one)}
    inner = get_args(hint)
    return {leaf for one in inner for leaf in leaves(one)} if inner else {hint}


def test_every_order_is_made_of_what_has_limits() -> None:
    assert not {name: leaves(kind) for name, kind in orders().items() if not leaves(kind) <= {int, str, bool}}


@pytest.mark.parametrize("value", [10**26, -(10**26), "x" * 2_000_000])
def test_no_order_takes_a_value_beyond_all_limits(value: int | str) -> None:
    every = [(kind, field) for kind in orders().values() for field in kind.__struct_fields__]
    for made_of, field in every:
        given = {one.name: 0 for one in msgspec.structs.fields(made_of) if one.required} | {field: value}
        try:
            made = msgspec.convert(given, made_of, strict=False)
        except msgspec.ValidationError:
            continue
        if getattr(made, field) == value:
            with pytest.raises(Refusal):
                within_limits(made)
