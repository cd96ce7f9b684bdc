"""What the floor says to every scenario, word for word: ``<book>/<script>.said`` beside each floor script.

The scripts' expectations hold what a book demands, with the rules that demand it. These texts hold the words that a director
reads: each line of the script, what it comes to, why, and which steps in which order. After a change that is meant,
``python -m tests.books.said`` writes them anew; read the difference.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from cardspeak.floor.script.brief import brief
from cardspeak.floor.script.matcher import lexicon
from cardspeak.floor.script.run import Outcome, Scenario, run_scenario, scenarios
from cardspeak.words.catalogue import LANGUAGES, worded

HERE = Path(__file__).parent
GAP = re.compile(r"\{|\bNone\b|\bTrue\b|\bFalse\b|\b(?:Message|Items)\(")
"""What stands in a text where a value is missing or was never meant to be read."""


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
    gaps: tuple[str, ...]
    """What could not be said in some language for want of words or values."""


@cache
def ruled(book: str, scenario: Scenario) -> Ruled:
    """Run a scenario under the book of its folder, once for all that is asked about it."""
    result = run_scenario(scenario, lexicon(), default=book)
    told = tuple(line for outcome in result.outcomes for line in told_of(outcome))
    gaps = tuple(gap for outcome in result.outcomes for gap in gaps_in(outcome))
    return Ruled(result.ok, result.report(), len(result.findings), told, gaps)


def told_of(outcome: Outcome) -> Iterator[str]:
    """A line of the script with the words of its ruling; nothing for mere narration."""
    ruling = outcome.ruling
    if ruling is None:
        return
    actor = f"{ruling.actor}: " if ruling.actor else ""
    yield f"{outcome.text.strip()} => {actor}{ruling.kind}: {', '.join(brief(ruling))}"
    yield f"  {worded(ruling.why)}"
    yield from (f"  {number}. {worded(step)}" for number, step in enumerate(ruling.steps, 1))


def gaps_in(outcome: Outcome) -> Iterator[str]:
    """The texts of a ruling, its facts and options included, that have a gap in some language."""
    ruling = outcome.ruling
    if ruling is None:
        return
    for message in (ruling.explanation, *ruling.steps, *ruling.facts, *(choice.says for choice in ruling.director)):
        for language in LANGUAGES:
            words = worded(message, language)
            if GAP.search(words) or words == message.code:
                yield f"{language}: {words}"


def main() -> None:
    """Write every text anew."""
    for script in sorted(HERE.glob("*/*.floor")):
        script.with_suffix(".said").write_text(said(script), encoding="utf-8")


if __name__ == "__main__":
    main()
