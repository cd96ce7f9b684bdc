"""The catalogue: every file can be read, both languages say the same things, and both runtimes say them alike."""

from __future__ import annotations

import json
import re
from pathlib import Path
from warnings import catch_warnings, simplefilter

import msgspec
import pytest
from fluent.syntax import ast

from cardspeak.words import Message
from cardspeak.words.catalogue import LANGUAGES, NOT_AS_WRITTEN, worded
from tests.words.kit import FILES, WORDS, entries, every, read

HANGUL = re.compile(r"[\uac00-\ud7a3]")
BARE = re.compile(r"(?:[A-Z]{1,6}|[a-z]{1,3}|[\W\d_])*")
"""Abbreviations, signs and numbers that are the same in every language: ICM, QR, kB."""
SAME_IN_BOTH = frozenset({"Cardspeak", "English", "ko-KR"})
PARTICLES = frozenset({"이/가", "은/는", "을/를", "과/와", "으로/로", "이라/라", "이/", "아/야"})


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_message_without_a_value_that_its_words_need_is_an_error_in_tests_and_a_warning_elsewhere(
    language: str,
) -> None:
    with pytest.raises(RuntimeWarning, match=rf"{language}: log.no-entry: Unknown external: number"):
        worded(Message("log.no-entry"), language)
    with catch_warnings(record=True) as warned:
        simplefilter("always")
        assert worded(Message("log.no-entry"), language)
    assert [str(one.message).partition(":")[0] for one in warned] == [NOT_AS_WRITTEN]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("file", FILES)
def test_a_file_can_be_read_to_the_end(language: str, file: str) -> None:
    body = read(language, file).body
    assert not [one.content for one in body if isinstance(one, ast.Junk)]
    assert not [one.id.name for one in body if isinstance(one, ast.Message) and (one.attributes or one.value is None)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_languages_have_the_same_files(language: str) -> None:
    assert sorted(path.name for path in (WORDS / language).glob("*.ftl")) == FILES


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("file", FILES)
def test_all_languages_have_the_same_entries(language: str, file: str) -> None:
    assert sorted(entries(language, file)) == sorted(entries("en", file))


CHOOSING = frozenset({"count"})
"""Values that only choose a plural; Korean has none."""


@pytest.mark.parametrize("file", FILES)
def test_both_languages_tell_the_same_values(file: str) -> None:
    korean = entries("ko", file)
    lost = {
        name: (used.variables ^ korean[name].variables) - CHOOSING
        for name, used in entries("en", file).items()
        if used.variables - CHOOSING != korean[name].variables - CHOOSING
        and name != "offence"  # an offence of a book is worded by the book in English, by its name in Korean
    }
    assert not lost


INSTRUCTIONS = re.compile(
    r"\s*(Ask|Back the|Remove|Return|Hold|Burn|Leave|Call the|Change|Check (the|that)|Collect|Correct|Count the|Turn (up|the)|"
    r"Deal|Pick|Tell|Use|Finish|Bring|Mix|Move|Muck|Give|Place|Restore|Take|Scramble|Set|Shuffle|Kill|Post \{|Announce|Record|"
    r"Push|Pay|Read|Recount|Stop)\b[^\n]*\.$",
    re.MULTILINE,
)


@pytest.mark.parametrize("area", ["betting", "dealing", "seat", "conduct", "showdown"])
def test_a_step_that_instructs_in_english_instructs_in_korean(area: str) -> None:
    file = f"floor-{area}.ftl"
    korean = entries("ko", file)
    steps = {name for name, used in entries("en", file).items() if INSTRUCTIONS.match(used.text)}
    assert steps
    assert not [name for name in sorted(steps) if "세요" not in korean[name].text]


def test_no_entry_stands_twice() -> None:
    for language in LANGUAGES:
        names = [name for name, _ in every(language)]
        assert sorted(names) == sorted(set(names)), language


def test_a_choice_by_number_has_a_form_for_one_and_one_for_the_others() -> None:
    for name, used in every("en"):
        for choice in used.selects:
            keys = {one.key.name if isinstance(one.key, ast.Identifier) else one.key.value for one in choice.variants}
            assert {"one", "other"} <= keys or {"1", "other"} <= keys or not keys & {"one", "other"}, name


def test_english_has_articles_and_korean_has_particles() -> None:
    assert not {name: used.functions for name, used in every("en") if not used.functions <= {"ARTICLE", "ORDINAL"}}
    assert not {name: used.functions for name, used in every("ko") if not used.functions <= {"PARTICLE"}}
    assert {form for _, used in every("ko") for form in used.forms} <= PARTICLES


def test_no_particle_is_left_to_the_reader() -> None:
    unsure = re.compile(r"\(으\)|을\(를\)|를\(을\)|이\(가\)|가\(이\)|은\(는\)|는\(은\)|와\(과\)|과\(와\)")
    assert not {name: used.text for name, used in every("ko") if unsure.search(used.text)}


@pytest.mark.parametrize("file", FILES)
def test_korean_is_korean(file: str) -> None:
    foreign = {
        name: used.text
        for name, used in entries("ko", file).items()
        if not HANGUL.search(used.text) and used.text not in SAME_IN_BOTH and not BARE.fullmatch(used.text)
    }
    assert not foreign


def test_messages_are_worded_as_the_pages_word_them() -> None:
    """The same cases are asked of the pages by ``web/src/lib/words.test.ts``."""
    cases = json.loads(Path(__file__).with_name("messages.json").read_text(encoding="utf-8"))
    for case in cases:
        message = msgspec.convert(case["message"], Message)
        written = {language: words for language, words in case.items() if language != "message"}
        assert {language: worded(message, language) for language in written} == written
