"""The quick way through plain TOML says what tomllib says, and leaves to it whatever is not plain."""

import tomllib
from pathlib import Path

import pytest

import cardspeak.books
from cardspeak.books.plain import plain_tables

FILES = sorted(Path(cardspeak.books.__file__).parent.glob("layers/*/settings/*.toml"))


@pytest.mark.parametrize("file", FILES, ids=lambda file: f"{file.parent.parent.name}/{file.stem}")
def test_every_file_of_settings_is_plain_and_reads_as_tomllib_reads_it(file: Path) -> None:
    text = file.read_text(encoding="utf-8")
    assert plain_tables(text) == tomllib.loads(text)


@pytest.mark.parametrize(
    "text",
    [
        "value = 1",  # before any table
        "[a]\nvalue = 1\n[a]\nvalue = 2",  # a table twice
        "[a]\nvalue = 1\nvalue = 2",  # a key twice
        "[a]\nvalue = [\n  1,\n]",  # over several lines
        '[a]\nvalue = """x"""',
        "[a]\nvalue = 1 # so",
        "[[a]]\nvalue = 1",
        "[a.b]\nvalue = 1",
        "[a]\nvalue = 2026-11-16",
        "[a]\nvalue = { b = 1 }",
        "[a]\nvalue = 01",
    ],
)
def test_what_is_not_plain_is_left_to_tomllib(text: str) -> None:
    assert plain_tables(text) is None


def test_comments_and_blank_lines_are_nothing() -> None:
    assert plain_tables("# head\n\n[a]\n# more\nvalue = true\n") == {"a": {"value": True}}


def test_cases_of_citations_may_have_quoted_names() -> None:
    text = '[a]\ncites = { "" = ["1"], heads-up = ["2"], "short all-in" = ["3", "4"] }'
    assert plain_tables(text) == {"a": {"cites": {"": ["1"], "heads-up": ["2"], "short all-in": ["3", "4"]}}}
