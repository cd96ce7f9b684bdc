"""What the floor says to every scenario, word for word: ``<book>/<script>.said`` beside each floor script.

The scripts' expectations hold what a book demands. These texts hold the rest of what a director reads: why, which steps, in
which order, by which rules. After a change that is meant, ``python -m tests.books.said`` writes them anew; read the difference.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from cardspeak.floor.ruling import Ruling
from cardspeak.floor.script.brief import brief
from cardspeak.floor.script.matcher import lexicon
from cardspeak.floor.script.run import Scenario, run_scenario, scenarios

HERE = Path(__file__).parent


def said(script: Path) -> str:
    """Everything that is said to the scenarios of a script."""
    return "\n".join(_told(script)) + "\n"


def _told(script: Path) -> Iterator[str]:
    for scenario in scenarios(script.read_text(encoding="utf-8")):
        yield f"# {scenario.title}"
        yield from ruled(script.parent.name, scenario).told


@dataclass(frozen=True)
class Ruled:
    """How a scenario ended."""

    ok: bool
    report: str
    expected: int
    """How many lines say what is expected."""
    told: tuple[str, ...]
    """Everything that was said."""


@cache
def ruled(book: str, scenario: Scenario) -> Ruled:
    """Run a scenario under the book of its folder, once for all that is asked about it."""
    result = run_scenario(scenario, lexicon(), default=book)
    rulings = [outcome.ruling for outcome in result.outcomes if outcome.ruling is not None]
    told = tuple(line for ruling in rulings for line in told_of(ruling))
    return Ruled(result.ok, result.report(), len(result.findings), told)


def told_of(ruling: Ruling) -> Iterator[str]:
    """One ruling in full."""
    cites = ", ".join(f"{cite.layer}:{cite.id}" for cite in ruling.cites)
    yield f"{ruling.actor or '-'}: {ruling.kind}: {', '.join(brief(ruling))} [{cites}]"
    yield f"  {ruling.why}"
    yield from (f"  {number}. {step}" for number, step in enumerate(ruling.steps, 1))
    for choice in ruling.director:
        books = f" ({', '.join(choice.guidance)})" if choice.guidance else ""
        yield f"  or {choice.option} [{', '.join(choice.shown)}]{books}"
    yield from (f"  fact: {fact}" for fact in ruling.facts)


def main() -> None:
    """Write every text anew."""
    for script in sorted(HERE.glob("*/*.floor")):
        script.with_suffix(".said").write_text(said(script), encoding="utf-8")


if __name__ == "__main__":
    main()
