"""What the floor says to every scenario, word for word: ``<book>/<script>.said`` beside each floor script.

The scripts' expectations hold what a book demands. These texts hold the rest of what a director reads: why, which steps, in
which order, by which rules. After a change that is meant, ``python -m tests.books.said`` writes them anew; read the difference.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from cardspeak.floor.ruling import Ruling
from cardspeak.floor.script.brief import brief
from cardspeak.floor.script.matcher import lexicon
from cardspeak.floor.script.run import run_scenario, scenarios

HERE = Path(__file__).parent


def said(script: Path) -> str:
    """Everything that is said to the scenarios of a script."""
    return "\n".join(_told(script)) + "\n"


def _told(script: Path) -> Iterator[str]:
    for scenario in scenarios(script.read_text(encoding="utf-8")):
        yield f"# {scenario.title}"
        for outcome in run_scenario(scenario, lexicon(), default=script.parent.name).outcomes:
            if outcome.ruling is not None:
                yield from told_of(outcome.ruling)


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
