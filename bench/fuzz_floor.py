"""Mutated floor scripts: whatever the text, nothing but a ruling or a refusal comes out, and chips are never lost.

``python -m bench.fuzz_floor [scripts] [seed]`` runs 100,000 of them and stops at the first that crashes.
"""

from __future__ import annotations

import random
import sys
from collections.abc import Sequence
from pathlib import Path

from cardspeak.books.layer_files import layer_ids
from cardspeak.floor.forms import FORMS
from cardspeak.floor.script.formatting import format_script
from cardspeak.floor.script.matcher import lexicon
from cardspeak.floor.script.run import run, scenarios

SCRIPTS = 100_000
SEED = 20_261
FORMAT_EVERY = 20
"""Every so many scripts the formatter is tried as well: it must come to rest and keep the words."""

STORY = """\
game NLHE 250/500
seats 1:SB 2:BB 3:UTG=20000 4:Next=9000 5:Btn
button 5
preflop
UTG raises to 1100
Next puts 1000 100 100 100
Btn says "call"
SB folds
? BB
BB calls
flop Ah Kd 2c
? pots
? stacks
"""
ODD = ("", " ", "0", "-1", "999999999999999", "9" * 5000, "9" * 5000 + "x5", "5x" + "9" * 5000, "٣x٣", '"', "“", "”", "=>", "?", "??", "#", "---", "[", "]", "|", ",", "=",
       "Ah", "10h", "3x100", "1.5k", "1,000", "\x00", "é", "²", "٣", "\u2028", "seat", "all-in", "then", "director", "director:", "=> director: a | b", "{who}", "SB", "1:1")  # fmt: skip


def seeds() -> list[list[str]]:
    """The stories to start from: the books' own examples, the examples of all forms, and one of ours."""
    lexicon()
    found = [STORY.splitlines()]
    here = Path(__file__).parents[1] / "tests" / "books"
    for script in sorted(here.glob("*/*.floor")):
        told = scenarios(script.read_text(encoding="utf-8"))
        found += [[line for _, line in scenario.lines] for scenario in told]
    head = STORY.splitlines()[:4]
    found += [[*head, form.example] for form in FORMS]
    return found


def mutate(lines: Sequence[str], vocabulary: Sequence[str], source: random.Random) -> str:
    """A story with a few characters, words and lines changed."""
    story = list(lines)
    for _ in range(source.choice((1, 1, 2, 3, 6))):
        if not story:
            break
        at = source.randrange(len(story))
        match source.randrange(8):
            case 0:
                del story[at]
            case 1:
                story.insert(source.randrange(len(story) + 1), story[at])
            case 2:
                other = source.randrange(len(story))
                story[at], story[other] = story[other], story[at]
            case 3 | 4:
                story[at] = _other_word(story[at], vocabulary, source)
            case 5:
                story[at] = _other_character(story[at], source)
            case 6:
                story.insert(at, " ".join(source.choices(vocabulary, k=source.randint(1, 6))))
            case _:
                story[at] = _other_number(story[at], source)
    return source.choice(("\n", "\n", "\n", "\r\n")).join(story)


def _other_word(line: str, vocabulary: Sequence[str], source: random.Random) -> str:
    words = line.split(" ")
    at = source.randrange(len(words))
    words[at : at + source.randint(0, 2)] = source.choices(vocabulary, k=source.randint(0, 2))
    return " ".join(words)


def _other_character(line: str, source: random.Random) -> str:
    at = source.randint(0, len(line))
    return line[:at] + source.choice(ODD) + line[at + source.randint(0, 2) :]


def _other_number(line: str, source: random.Random) -> str:
    words = line.split(" ")
    numbers = [at for at, word in enumerate(words) if word.isdigit() and word.isascii()]
    if numbers:
        at = source.choice(numbers)
        words[at] = str(source.choice((0, 1, 2, 7, int(words[at][:15]) * 2, int(words[at][:15]) + 1, 10**9)))
    return " ".join(words)


def vocabulary() -> list[str]:
    """Words that scripts are made of, and some that no script should have."""
    words = {word for form in FORMS for word in form.example.split()}
    return sorted(words | {*ODD, "UTG", "BB", "Btn", "100", "1100", "5000"})


class Crash(Exception):
    """Something other than a ruling or a refusal came out."""


def fuzz(scripts: int, seed: int = SEED) -> int:
    """Run so many mutated scripts and count those that a refusal stopped; a crash tells the script that caused it."""
    source = random.Random(seed)
    stories, words, books = seeds(), vocabulary(), layer_ids()
    refused = 0
    for number in range(scripts):
        text = mutate(source.choice(stories), words, source)
        book = source.choice(books)
        try:
            results = run(text, default=book)
            if not number % FORMAT_EVERY:
                _check_format(text, book)
        except Exception as error:
            raise Crash(f"script {number} of seed {seed} under {book}: {error!r}\n{text}") from error
        if any(one.code == "floor.chips-lost" for result in results for one in result.outcomes):
            raise Crash(f"script {number} of seed {seed} under {book}: chips lost\n{text}")
        refused += any(result.stopped for result in results)
    return refused


def _check_format(text: str, book: str) -> None:
    tidy = format_script(text)
    assert format_script(tidy) == tidy, f"not at rest: {tidy!r}"
    assert _ruled(tidy, book) == _ruled(text, book), f"ruled otherwise: {tidy!r}"


def _ruled(text: str, book: str) -> list[object]:
    """What comes of every line, for comparing; the spelling of a line is not, nor where in it a refusal points."""
    outcomes = [one for result in run(text, default=book) for one in result.outcomes]
    return [one.code or (one.ruling and (one.ruling.kind, one.ruling.answer, one.ruling.to)) for one in outcomes]


def main() -> int:
    """Run them all; a crash ends with its trace."""
    scripts, seed, *_ = (*map(int, sys.argv[1:3]), *(SCRIPTS, SEED)[len(sys.argv[1:3]) :])
    refused = fuzz(scripts, seed)
    print(f"{scripts} mutated scripts (seed {seed}): {refused} stopped by a refusal, none crashed")
    return 0


if __name__ == "__main__":
    sys.exit(main())
