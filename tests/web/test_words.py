"""The words of the pages: both languages say the same things, and everything the server may send has words."""

from __future__ import annotations

import ast
import json
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import get_args

import pytest

from cardspeak.desk.floor_page import known_offences
from cardspeak.desk.views.advising import NEEDS
from cardspeak.desk.views.people import MOVES
from cardspeak.tournament.advice import Kind
from cardspeak.tournament.core import APPLIERS, BrokenCode

ROOT = Path(__file__).parents[2]
WORDS = ROOT / "web" / "words"
AREAS = sorted(path.stem for path in (WORDS / "en").glob("*.json"))
SLOT = re.compile(r"\{(\w+)\}")
HANGUL = re.compile(r"[\uac00-\ud7a3]")
BARE = re.compile(r"[\s\d\W_]*|(?:[A-Z]{1,6}|[a-z]{1,3}|[\W\d_])+")
"""Abbreviations, signs and numbers that are the same in every language: ICM, QR, kB."""
SAME_IN_BOTH = frozenset({"Cardspeak", "PDF", "English"})

CODE = re.compile(r"[a-z][a-z0-9-]*\.[a-z][a-z0-9-]*")
REFUSES = frozenset({
    "Unlawful", "Unreadable", "Ambiguous", "Refusal", "NotKept", "DeckUsedUp", "Finding",
    "refusal", "_refusal", "refuse", "_refuse", "__init__",
})  # fmt: skip
"""Whatever is called with the code of a refusal."""
MADE = {
    "clock": ("runs", "stands"), "break": ("unknown",), "level": ("unknown",), "equity": ("samples", "seed"),
    "rules": ("no-such-area", "no-such-kind"), "door": ("method",), "log": ("damaged", "unreadable-entry"),
    "redraw": ("director",), "giving": ("director",), "to": ("director",), "entries": ("director",),
    "elsewhere": ("director",), "entry": ("director",), "seat": ("director",), "stack": ("director",),
    "way": ("director",),
}  # fmt: skip
"""Codes that are put together where they are used."""


@cache
def words(language: str, area: str) -> dict[str, str]:
    """The words of one area."""
    found: dict[str, str] = json.loads((WORDS / language / f"{area}.json").read_text(encoding="utf-8"))
    return found


def said(language: str) -> dict[str, str]:
    """All words of a language."""
    return {key: text for area in AREAS for key, text in words(language, area).items()}


@cache
def codes() -> frozenset[str]:
    """Every code of a refusal in the source."""
    made = {f"{area}.{code}" for area, codes in MADE.items() for code in codes}
    return frozenset(made | {code for path in (ROOT / "src").rglob("*.py") for code in _codes_in(path)})


def _codes_in(path: Path) -> Iterator[str]:
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Call) and _called(node) in REFUSES:
            for given in node.args[:2]:
                if isinstance(given, ast.Constant) and CODE.fullmatch(str(given.value)):
                    yield str(given.value)


def _called(node: ast.Call) -> str:
    return getattr(node.func, "attr", "") or getattr(node.func, "id", "")


def test_both_languages_have_the_same_areas() -> None:
    assert [path.stem for path in sorted((WORDS / "ko").glob("*.json"))] == AREAS


@pytest.mark.parametrize("area", AREAS)
def test_both_languages_have_the_same_keys(area: str) -> None:
    assert sorted(words("en", area)) == sorted(words("ko", area))


@pytest.mark.parametrize("area", AREAS)
def test_both_languages_use_the_same_values(area: str) -> None:
    """A slot may be left out in one language only where it is a count that the sentence does without: never."""
    korean = words("ko", area)
    different = {
        key: (text, korean[key])
        for key, text in words("en", area).items()
        if key in korean and set(SLOT.findall(text)) != set(SLOT.findall(korean[key]))
    }
    assert not different


@pytest.mark.parametrize("area", AREAS)
def test_nothing_is_empty(area: str) -> None:
    assert not [key for key in words("en", area) if not words("en", area)[key].strip()]
    assert not [key for key in words("ko", area) if not words("ko", area)[key].strip()]


@pytest.mark.parametrize("area", AREAS)
def test_korean_is_korean(area: str) -> None:
    foreign = {
        key: text
        for key, text in words("ko", area).items()
        if not HANGUL.search(text) and text not in SAME_IN_BOTH and not BARE.fullmatch(SLOT.sub("", text))
    }
    assert not foreign


def test_no_key_is_in_two_areas() -> None:
    keys = [key for area in AREAS for key in words("en", area)]
    assert len(keys) == len(set(keys))


def test_all_advice_has_words() -> None:
    assert not [kind for kind in get_args(Kind) if f"advice.{kind}" not in said("en")]


def test_all_offences_of_all_books_have_words() -> None:
    known = {offence for one in known_offences().values() for offence in one}
    assert known == {key.partition(".")[2] for key in words("en", "offences")}


def test_all_needs_have_words() -> None:
    asked = {code for _, code, _ in NEEDS} | {"other"}
    assert not [code for code in asked if f"need.{code}" not in said("en")]


def test_all_happenings_have_words() -> None:
    tags = {str(kind.__struct_config__.tag) for kind in APPLIERS} | {"struck"}
    assert not sorted(tag for tag in tags if f"happening.{tag}" not in said("en"))


def test_all_reasons_to_move_have_words() -> None:
    assert not [why for why in (*MOVES, "other") if f"why.{why}" not in said("en")]


def test_all_refusals_have_words() -> None:
    assert not sorted(code for code in codes() if f"refusal.{code}" not in said("en"))


def test_no_refusal_has_words_without_being_raised() -> None:
    raised = codes()
    assert not sorted(key for key in words("en", "refusals") if key.removeprefix("refusal.") not in raised)


@pytest.mark.parametrize("language", ["en", "ko"])
def test_everything_that_may_be_wrong_in_a_state_has_words(language: str) -> None:
    said = json.loads((WORDS / language / "corrections.json").read_text("utf-8"))
    codes = {name.removeprefix("broken.") for name in said if name.startswith("broken.")}
    assert codes == set(get_args(BrokenCode)) - {"unchecked"}
