"""Every code that is put together of what the server sends has words, and so has every key of a page; no words of pages are for nothing."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import get_args

import pytest

from cardspeak.desk.floor_sentences import known_offences
from cardspeak.desk.views.people import MOVES
from cardspeak.tournament.core import APPLIERS
from cardspeak.tournament.needs import AdviceKind, Need
from cardspeak.words.catalogue import LANGUAGES, has_words

ROOT = Path(__file__).parents[2]
WORDS = ROOT / "src" / "cardspeak" / "words" / "en"
PAGES = [path for path in (ROOT / "web" / "src").rglob("*.ts*") if ".test." not in path.name]
OF_PAGES = (
    *sorted(path.parent.name for path in (ROOT / "web" / "src" / "pages").glob("*/main.tsx")),
    *("common", "corrections", "days", "deals"),
)
"""Files whose words only pages say."""
ENTRY = re.compile(r"^([a-z][\w-]*) *=", re.MULTILINE)


def entry_of(key: str) -> str:
    """The name of an entry, as the pages make it of a key."""
    return re.sub("[ _]", "-", key).replace(".", "_")


def lacking(keys: Iterator[str] | list[str]) -> list[str]:
    """Those that have no words in some language."""
    codes = {entry_of(key).replace("_", ".") for key in keys}
    return sorted(code for code in codes if not all(has_words(code, language) for language in LANGUAGES))


# what is put together of what the server sends


def test_all_advice_has_words() -> None:
    assert not lacking([f"advice.{kind}" for kind in get_args(AdviceKind)])


def test_all_needs_have_words() -> None:
    assert not lacking([f"need.{kind.__struct_config__.tag}" for kind in Need.__subclasses__()])


def test_all_happenings_have_words() -> None:
    tags = {str(kind.__struct_config__.tag) for kind in APPLIERS} | {"struck"}
    assert not lacking([f"happening.{tag}" for tag in tags])


def test_all_reasons_to_move_have_words() -> None:
    assert not lacking([f"why.{why}" for why in (*MOVES, "other")])


def test_all_offences_of_all_books_have_words_and_no_others() -> None:
    known = {offence for one in known_offences().values() for offence in one}
    assert {f"offence_{one}" for one in known} == set(ENTRY.findall(text_of("offences")))


# what the pages say


def text_of(area: str) -> str:
    """An English file of the catalogue."""
    return (WORDS / f"{area}.ftl").read_text(encoding="utf-8")


@cache
def pages() -> str:
    """All code of the pages."""
    return "\n".join(path.read_text(encoding="utf-8") for path in PAGES)


def test_every_key_that_a_page_has_written_out_has_words() -> None:
    families = {name.partition("_")[0] for area in OF_PAGES for name in ENTRY.findall(text_of(area)) if "_" in name}
    keys = re.findall(r'"([a-z][a-z-]*\.[a-z][^"$\n]*)"', pages())
    assert not lacking([key for key in keys if key.partition(".")[0] in families])


@pytest.mark.parametrize("area", OF_PAGES)
def test_no_words_of_the_pages_are_for_nothing(area: str) -> None:
    written = {entry_of(key) for key in re.findall(r'"([a-z][a-z-]*\.[^"$\n]+)"', pages())}
    begun = tuple(entry_of(key) for key in re.findall(r"`([a-z][a-z-]*\.[^`$\n]*)\$\{", pages()))
    names = ENTRY.findall(text_of(area))
    said = [name for name in names if area != "common" or name.startswith("common_")]
    assert not [name for name in said if name not in written and not name.startswith(begun)]
