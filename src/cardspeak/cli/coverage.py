"""The report of `cardspeak rules --coverage`: every entry of the catalogues, where it is applied, its tests."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

import cardspeak
from cardspeak.cli.tables import console, table

if TYPE_CHECKING:
    from cardspeak.books.coverage import Coverage, Entry

PACKAGE = Path(cardspeak.__file__).parent
NO_TESTS = "The tests are not part of an installed package: run this in a clone to see what is tested."


def clone() -> Path | None:
    """The folder of the clone this package runs from, or None where it is installed."""
    root = PACKAGE.parents[1]
    return root if (root / "pyproject.toml").is_file() and (root / "tests").is_dir() else None


@cache
def report(package: Path = PACKAGE, root: Path | None = None) -> Coverage:
    """Read programs and tests, and join them with the catalogues."""
    from cardspeak.books.coverage import coverage

    programs = {
        ".".join(("cardspeak", *file.relative_to(package).with_suffix("").parts)).removesuffix(".__init__"): _text(file)
        for file in sorted(package.rglob("*.py"))
    }
    return coverage(programs, _tests(root) if root else {})


def _tests(root: Path) -> dict[str, str]:
    found = [*sorted((root / "tests").rglob("*.py")), *sorted((root / "tests").rglob("*.floor"))]
    return {file.relative_to(root).as_posix(): _text(file) for file in found}


def _text(file: Path) -> str:
    return file.read_text(encoding="utf-8")


def entry_object(entry: Entry) -> dict[str, Any]:
    """One entry as plain values."""
    rule = entry.rule
    return {
        "book": entry.book,
        "id": rule.id,
        "kind": rule.kind,
        "area": rule.area,
        "status": entry.status,
        "applied": list(entry.applied),
        "tests": list(entry.tests),
        "layer": rule.layer,
        "title": rule.title,
        "settings": list(entry.settings),
        "yields": list(rule.yields),
    }


def print_coverage(found: Coverage, *, missing_only: bool, tested: bool) -> None:
    """The counts by book and area, then what is not done, by name."""
    out = console()
    if not missing_only:
        _print_counts(found)
    for one in found.stray:
        out.print(f"{one.test} names {one.book} {one.rule}, which is not a rule.")
    if not tested:
        out.print(NO_TESTS)
    if found.missing:
        out.print(f"\nNot done: {len(found.missing)}", style="bold")
        listed = table("Book", "Rule", "Title", "Kind", "Lacks", wide=2)
        for entry in found.missing:
            lacks = [word for word, there in (("code", entry.applied), ("tests", entry.tests)) if not there]
            listed.add_row(entry.book, entry.rule.id, entry.rule.title, entry.rule.kind, " and ".join(lacks))
        out.print(listed)


def _print_counts(found: Coverage) -> None:
    listed = table("Book", "Area", "Done", "To come", "All", wide=1)
    for book_id, area, done, of in found.counts():
        listed.add_row(book_id, area, str(done), str(of - done) if of > done else "", str(of))
    every = len(found.entries)
    listed.add_row("", "all", str(every - len(found.missing)), str(len(found.missing)), str(every), style="bold")
    console().print(listed)
