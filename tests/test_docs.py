"""The pages for people name files, functions and pages that are there."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.test_house import tracked_files

ROOT = Path(__file__).parents[1]
PAGES = sorted([*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md")])
FILES = [path.relative_to(ROOT).as_posix() for path in tracked_files()]
NAMED = re.compile(r"`([\w./-]+\.(?:py|toml|tsx?|mjs|ftl|md|svg|sql|json|css))`")
LINK = re.compile(r"\]\(([^)\s]+)\)")
HEADING = re.compile(r"^#+ (.+)$", re.MULTILINE)
WALKED = re.compile(r"^\| \d+ \| (.+?) \|", re.MULTILINE)
EXAMPLES = frozenset(
    {
        "layer.toml",
        "rules.toml",
        "doubts.toml",
        "ko.toml",
        "xx.toml",
        "fr.toml",
        "export.json",
        "style.css",
        "pylock.toml",
    }
)
"""Files that every book has, or that are made elsewhere."""


def named_alike(name: str) -> list[str]:
    """The files of the repository that a name may stand for."""
    return [file for file in FILES if file == name or file.endswith(f"/{name}")]


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_every_file_that_a_page_names_is_there(page: Path) -> None:
    if page.name == "recipes.md":  # which makes some of its files; a test follows it
        return
    names = set(NAMED.findall(page.read_text(encoding="utf-8"))) - EXAMPLES
    assert not sorted(name for name in names if not name.startswith("/") and not named_alike(name))


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_every_link_leads_somewhere(page: Path) -> None:
    dead = []
    for link in LINK.findall(page.read_text(encoding="utf-8")):
        path, _, anchor = link.partition("#")
        target = page.parent / path if path else page
        if "://" in link:
            continue
        if not target.exists() or (anchor and anchor not in anchors(target)):
            dead.append(link)
    assert not dead


def anchors(page: Path) -> set[str]:
    """The headings of a page as links name them."""
    headings = HEADING.findall(page.read_text(encoding="utf-8"))
    return {re.sub(r"[^\w -]", "", one.lower()).replace(" ", "-") for one in headings}


def walked() -> list[tuple[str, str]]:
    """Every file and function that a walk of the architecture passes."""
    found = []
    for row in WALKED.findall((ROOT / "docs" / "architecture.md").read_text(encoding="utf-8")):
        file = ""
        for name in re.findall(r"`([^`]+)`", row):
            if "/" in name:
                file = name
            else:
                found.append((file, name))
    return found


@pytest.mark.parametrize(("file", "function"), walked())
def test_a_walk_passes_files_and_functions_that_are_there(file: str, function: str) -> None:
    home = ROOT / ("web/src" if file.endswith((".ts", ".tsx")) else "src/cardspeak")
    source = (home / file).read_text(encoding="utf-8")
    assert re.search(rf"\b(def|class|function|const)\s+{function}\b|^  {function}\(", source, re.MULTILINE)


@pytest.mark.parametrize(("heading", "home"), [("The hand, file by file", "hand"), ("The tournament, the store", "")])
def test_the_tables_of_the_architecture_list_what_is_there(heading: str, home: str) -> None:
    page = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8")
    section = page.partition(f"## {heading}")[2].partition("\n## ")[0]
    names = [
        name for row in re.findall(r"^\| (`.+?) \|", section, re.MULTILINE) for name in re.findall(r"`([^`]+)`", row)
    ]
    places = [ROOT / "src" / "cardspeak" / home, ROOT / "src" / "cardspeak" / "desk", ROOT]
    assert names
    assert not [
        name for name in names if not any((place / f"{name}{end}").exists() for place in places for end in ("", ".py"))
    ]
