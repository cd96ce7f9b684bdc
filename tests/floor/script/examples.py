"""Every sentence of the floor in two situations under four books: what it leads to, or how it is refused.

``python -m tests.floor.script.examples`` writes ``examples/<book>.said`` anew; read the difference.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from cardspeak.errors import Refusal
from cardspeak.floor.script.forms import FORMS
from cardspeak.floor.script.matcher import lexicon
from cardspeak.floor.script.run import run
from tests.books.said import told_of

BOOKS = ("apl-au-2025", "tda-2015", "apl-2007", "888pl")
HERE = Path(__file__).parent / "examples"
SEATS = "seats 2:Ann=9000 3:Ben=8500 5:Cat=12000 6:Dan=7000 8:Eve=15000 9:Fay=6000\nseats 1:A=5000 4:B=7500 7:C=4000\nbutton 9\n"
STORIES = {
    "facing a bet": f"game NLHE 100/200\n{SEATS}flop Kd 9s 4h\nA bets 600\nAnn calls\n",
    "showdown": f"game NLHE 100/200\n{SEATS}hole A Ah Ac\nhole Ann 9c 9d\nboard Kd 9s 4h 2c Js\nriver\n"
    "A bets 600\nAnn calls\nBen folds\nB folds\nCat folds\nDan folds\nC folds\nEve folds\nFay folds\n",
}


def said(book: str) -> str:
    """What each example leads to under a book."""
    return "\n".join(_told(book)) + "\n"


def _told(book: str) -> Iterator[str]:
    lexicon()  # imports every sentence
    for story, text in STORIES.items():
        for form in sorted(FORMS, key=lambda one: (one.group, one.example)):
            yield f"# {story}: {form.example}"
            yield from _outcome(f"{text}{form.example}\n", book)


def _outcome(text: str, book: str) -> Iterator[str]:
    try:
        outcomes = run(text, book)[0].outcomes
    except Refusal as refusal:
        yield f"{refusal.code}: {refusal}"
        return
    last = outcomes[-1]
    if last.ruling is None:
        yield "-"
        return
    yield from told_of(last.ruling)
    if last.code:
        yield f"  code: {last.code}"


def main() -> None:
    """Write every text anew."""
    HERE.mkdir(exist_ok=True)
    for book in BOOKS:
        (HERE / f"{book}.said").write_text(said(book), encoding="utf-8")


if __name__ == "__main__":
    main()
