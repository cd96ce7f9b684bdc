"""A number of a book is changed in one line: text, comparison, both languages and the floor's ruling follow."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import cardspeak
from cardspeak.books.comparison import read_topics, read_topics_words
from cardspeak.books.languages import read_texts
from cardspeak.books.practice import read_practice
from cardspeak.books.reading import TomlText, read_rules
from cardspeak.books.texts import fill, with_amounts
from cardspeak.errors import Unreadable

SCRIPT = """game NLHE 250/500
seats 1:A=15000 2:B=16000 3:C=15500 4:D=14000 5:E=17000
button 1
preflop
clock on D called by E after 70 seconds
"""
SAYS = f"""
from cardspeak.books import book, compare
from cardspeak.books.comparison import topics_words
from cardspeak.books.languages import told
from cardspeak.floor.script.run import run

rule = book("apl-korea-2023").rule("general-procedures-5-A")
print(rule.says)
print(told(rule, "ko").says)
(topic,) = [one for one in compare("Calling the clock: seconds") if one.topic == "Calling the clock: seconds"]
print(*(stand.says for stand in topic.stands if stand.book == "apl-korea-2023"))
print(topics_words("ko")["Calling the clock: seconds"].says["apl-korea-2023"])
print(run({SCRIPT!r}, default="apl-korea-2023")[0].outcomes[-1].ruling.answer)
"""


def said(sources: Path) -> list[str]:
    """What a copy of Cardspeak says about Korea's clock."""
    environment = {**os.environ, "PYTHONPATH": str(sources), "PYTHONIOENCODING": "utf-8"}
    done = subprocess.run(
        [sys.executable, "-c", SAYS], capture_output=True, check=True, encoding="utf-8", env=environment
    )
    return done.stdout.splitlines()


def test_koreas_clock_is_changed_in_one_line(tmp_path: Path) -> None:
    home = Path(cardspeak.__file__).parent
    shutil.copytree(home, tmp_path / "cardspeak", ignore=shutil.ignore_patterns("web", "__pycache__"))
    setting = tmp_path / "cardspeak/books/layers/apl-korea-2023/settings/clock.toml"
    before = setting.read_text(encoding="utf-8")
    setting.write_text(before.replace("[seconds]\nvalue = 30", "[seconds]\nvalue = 40"), encoding="utf-8")
    changed = [
        new for old, new in zip(before.splitlines(), setting.read_text().splitlines(), strict=True) if old != new
    ]
    assert changed == ["value = 40"]
    was, now = said(home.parent), said(tmp_path)
    assert len(now) == 5
    assert all("30" in line and "40" not in line for line in was)
    assert all("40" in line and "30" not in line for line in now)


def test_a_number_is_written_as_the_text_wants_it() -> None:
    assert with_amounts("{betting.misunderstood:percent} percent", "888pl") == "80 percent"
    assert with_amounts("${prizes.cash_at_once_most:,}", "aplpt-2025") == "$5,000"
    assert with_amounts("{penalties.minutes} minutes", "aplpt-2025") == "5, 10, 20, 40 minutes"
    assert with_amounts("a {word} in braces", "888pl") == "a {word} in braces"


RULE = (
    '[[rule]]\nid = "1"\ntitle = "T"\narea = "pots"\nkind = "mechanic"\nwho = "player"\nsays = "{clock.seconnds} s"\n'
)


@pytest.mark.parametrize("name", ["clock.seconnds", "clock.called_by:percent", "turn.binds", "clock.granted_by"])
def test_a_number_that_is_none_is_refused_with_its_line(name: str) -> None:
    source = TomlText("rules.toml", RULE.replace("clock.seconnds", name))
    with pytest.raises(Unreadable, match=r"rules\.toml, line 7: .* is not a number that tda-2015") as refused:
        fill(source, "rule", read_rules(source, "tda-2015"), "tda-2015")
    assert refused.value.code == "book.dangling"


def test_so_it_is_in_every_kind_of_text() -> None:
    topics = '[[topic]]\nname = "X"\narea = "pots"\n[topic.books.888pl]\nrules = ["6-4"]\nsays = "{x.y}"\n'
    with pytest.raises(Unreadable, match=r"t, line 4: 'x\.y' is not a number"):
        read_topics(TomlText("t", topics))
    with pytest.raises(Unreadable, match=r"k, line 3: 'x\.y' is not a number"):
        read_topics_words(TomlText("k", '["Odd chip"]\nname = "가"\n["Odd chip".says]\n888pl = "{x.y}"\n'))
    with pytest.raises(Unreadable, match=r"k, line 1: 'x\.y' is not a number"):
        read_texts(TomlText("k", '[rule."6-4"]\ntitle = "가"\nsays = "{x.y}"\n'), "888pl")
    guide = '[[guide]]\nid = "g"\ntitle = "G"\nwho = "floor"\nsteps = ["{x.y}"]\ncites = ["6-4"]\n'
    with pytest.raises(Unreadable, match=r"p, line 5: 'x\.y' is not a number"):
        read_practice(TomlText("p", guide), "888pl", "guide")
