"""Codes that are put together from what the server sends, and everything that a page says, have words; none are for nothing."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from typing import get_args

import pytest

from cardspeak.desk.rulings import known_offences
from cardspeak.desk.views.people import MOVES
from cardspeak.tournament.core import APPLIERS
from cardspeak.tournament.needs import AdviceKind, AnyNeed
from cardspeak.words.catalogue import LANGUAGES, has_words
from tests.words.kit import PAGES, entries_of

ROOT = Path(__file__).parents[2]
SOURCES = [path for path in (ROOT / "web" / "src").rglob("*.ts*") if ".test." not in path.name]


def entry_of(key: str) -> str:
    """The name of an entry, as the pages make it of a key."""
    return re.sub("[ _]", "-", key).replace(".", "_")


def lacking(keys: list[str]) -> list[str]:
    """Those that have no words in some language."""
    codes = {entry_of(key).replace("_", ".") for key in keys}
    return sorted(code for code in codes if not all(has_words(code, language) for language in LANGUAGES))


# what the server sends and the pages put together


def test_all_advice_has_words() -> None:
    assert not lacking([f"advice.{kind}" for kind in get_args(AdviceKind)])


def test_all_needs_have_words() -> None:
    assert not lacking([f"need.{need.__struct_config__.tag}" for need in get_args(AnyNeed)])


def test_all_happenings_have_words() -> None:
    tags = {str(kind.__struct_config__.tag) for kind in APPLIERS} | {"struck"}
    assert not lacking([f"happening.{tag}" for tag in tags])


def test_all_reasons_to_move_have_words() -> None:
    assert not lacking([f"why.{why}" for why in (*MOVES, "other")])


def test_all_offences_of_all_books_have_words_and_no_others() -> None:
    known = {offence for one in known_offences().values() for offence in one}
    assert {f"offence_{one}" for one in known} == set(entries_of("offences"))


# what the pages say


@cache
def pages() -> str:
    """All code of the pages."""
    return "\n".join(path.read_text(encoding="utf-8") for path in SOURCES)


def test_every_key_that_a_page_has_written_out_has_words() -> None:
    families = {name.partition("_")[0] for area in PAGES for name in entries_of(area) if "_" in name}
    keys = re.findall(r'"([a-z][a-z-]*\.[a-z][^"$\n]*)"', pages())
    assert not lacking([key for key in keys if key.partition(".")[0] in families])


@pytest.mark.parametrize("area", sorted(set(PAGES) - {"offences", "orders"}))
def test_no_words_of_the_pages_are_for_nothing(area: str) -> None:
    written = {entry_of(key) for key in re.findall(r'"([a-z][a-z-]*\.[^"$\n]+)"', pages())}
    begun = tuple(entry_of(key) for key in re.findall(r"`([a-z][a-z-]*\.[^`$\n]*)\$\{", pages()))
    names = entries_of(area)
    said = [name for name in names if area != "common" or name.startswith("common_")]
    assert not [name for name in said if name not in written and not name.startswith(begun)]
