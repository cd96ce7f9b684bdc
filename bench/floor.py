"""The floor: how long a ruling takes, how long a book's settings take to load, and mutated scripts in bulk."""

from __future__ import annotations

import subprocess
import sys
import time
from collections.abc import Iterator

from bench.fuzz_floor import SCRIPTS, Crash, fuzz
from bench.harness import Row, median_seconds, within
from cardspeak.floor.floor import rule_on
from cardspeak.floor.lexer import read_line
from cardspeak.floor.script.matcher import lexicon
from cardspeak.floor.script.run import cast_of, run

BOOK = "apl-au-2025"
HEAD = """\
game NLHE 250/500
seats 2:Ann 3:Ben=20000 5:Cy=31500 6:Dee 8:Ed=18000 9:Flo
button 9
preflop
"""
ACTS = """\
Cy calls
Dee raises to 1500
Ed calls
Flo folds
Ann folds
Ben calls
Cy calls
flop Ah Kd 2c
Ben checks
Cy checks
Dee bets 2000
Ed calls
Ben raises to 5000
Cy folds
Dee calls
Ed calls
turn 9s
Ben checks
Dee checks
Ed bets 4000
Ben calls
"""
RULED = "Dee puts 5000 1000 1000 1000"
"""Several silent chips: the dearest reading there is."""
MOST_RULING = 0.002
MOST_LOADING = 0.050
LOADING = """
import time
from cardspeak.books.policy import policy
from cardspeak.books.settings import all_settings
all_settings()
start = time.process_time()
policy({book!r})
print(time.process_time() - start)
"""


def rows(quick: bool) -> Iterator[Row]:
    """Rulings, settings and bad input."""
    yield within("a ruling after 20 acts, ms", "ms", 1_000 * ruling_seconds(), 1_000 * MOST_RULING)
    yield within("a whole script of 20 acts, ms an act", "ms", 1_000 * script_seconds() / 20, 1_000 * MOST_RULING)
    yield within("settings of one book loaded, ms", "ms", 1_000 * loading_seconds(), 1_000 * MOST_LOADING)
    yield _fuzzed(SCRIPTS // 50 if quick else SCRIPTS)


def ruling_seconds() -> float:
    """One line read and ruled on in a hand that is 20 acts old."""
    result = run(HEAD + ACTS, default=BOOK)[0]
    assert result.ok, result.report()
    table = result.table
    assert table is not None
    words = lexicon()

    def rule() -> None:
        match = words.match(read_line(RULED).tokens, cast_of(table))
        assert match is not None
        assert rule_on(table, match.form.do, match.said) is not None

    return median_seconds(rule, 51)


def script_seconds() -> float:
    """A script from its first line to the last, 20 acts long."""
    return median_seconds(lambda: run(HEAD + ACTS, default=BOOK), 21)


def loading_seconds() -> float:
    """The settings of one book in a fresh interpreter, imports not counted; the best of three."""
    script = LOADING.format(book=BOOK)
    return min(
        float(subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True).stdout)
        for _ in range(3)
    )


def _fuzzed(scripts: int) -> Row:
    start = time.process_time()
    try:
        fuzz(scripts)
        crashed = ""
    except Crash as crash:
        crashed = str(crash).partition("\n")[0]
    rate = scripts / (time.process_time() - start)
    return Row(
        f"{scripts:,} mutated scripts, none crashed", "/s", rate, "crashes allowed", 0, 0 if crashed else 1, 1, crashed
    )
