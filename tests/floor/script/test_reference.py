"""The page on floor script lists every sentence there is."""

from __future__ import annotations

from pathlib import Path

from cardspeak.floor.script.matcher import all_forms
from cardspeak.floor.script.reference import reference, renewed

PAGE = Path(__file__).parents[3] / "docs" / "floor-script.md"


def test_the_page_is_up_to_date() -> None:
    page = PAGE.read_text(encoding="utf-8")
    command = "python -m cardspeak.floor.script.reference --page < docs/floor-script.md > page && mv page docs/floor-script.md"
    assert renewed(page) == page, f"renew it: {command}"


def test_every_sentence_has_a_row() -> None:
    rows = [line for line in reference().splitlines() if line.startswith("| `")]
    assert len(rows) >= len(all_forms())
    assert len({form.template for form in all_forms()}) == len(all_forms()), "two forms are written alike"
