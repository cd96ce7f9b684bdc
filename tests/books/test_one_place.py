"""A number of a book is changed in one line: text, comparison, both languages and the floor's ruling follow."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from collections import defaultdict
from collections.abc import Iterable, Iterator
from fractions import Fraction
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

import pytest

import cardspeak
from cardspeak.books import house_book, search
from cardspeak.books.comparison import read_topics, read_topics_words
from cardspeak.books.inquiry import Inquiry
from cardspeak.books.languages import read_texts
from cardspeak.books.layer_files import layer_ids, needed_text, package_text
from cardspeak.books.policy import Answer, layer_says, policy, rule_numbers
from cardspeak.books.practice import read_practice
from cardspeak.books.reading import TomlText, read_rules
from cardspeak.books.setting import Value
from cardspeak.books.settings.clock import SECONDS
from cardspeak.books.texts import AMOUNT, fill, with_amounts
from cardspeak.errors import Unreadable
from cardspeak.floor.seat.clock import call_clock
from tests.floor.conduct.kit import at

KOREAN_CLOCK = policy("apl-korea-2023").value(SECONDS) or 0
SCRIPT = """game NLHE 250/500
seats 1:A=15000 2:B=16000 3:C=15500 4:D=14000 5:E=17000
button 1
preflop
clock on D called by E after 70 seconds
"""
SAYS = f"""
from cardspeak.books import book, compare
from cardspeak.books.comparison import topics_words
from cardspeak.books.languages import rule_in
from cardspeak.floor.script.run import run

rule = book("apl-korea-2023").rule("general-procedures-5-A")
print(rule.says)
print(rule_in(rule, "ko").says)
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
    head = "[seconds]\nvalue = "
    setting.write_text(before.replace(f"{head}{KOREAN_CLOCK}", f"{head}{KOREAN_CLOCK + 10}"), encoding="utf-8")
    changed = [
        new for old, new in zip(before.splitlines(), setting.read_text().splitlines(), strict=True) if old != new
    ]
    assert changed == [f"value = {KOREAN_CLOCK + 10}"]
    was, now = said(home.parent), said(tmp_path)
    assert len(now) == 5
    old, new = str(KOREAN_CLOCK), str(KOREAN_CLOCK + 10)
    assert all(old in line and new not in line for line in was)
    assert all(new in line and old not in line for line in now)


def test_a_number_is_written_as_the_text_wants_it() -> None:
    tour, league = policy("aplpt-2025"), policy("888pl")
    assert with_amounts("{betting.misunderstood:percent} percent", league) == "80 percent"
    assert with_amounts("${prizes.cash_at_once_most:,}", tour) == "$5,000"
    assert with_amounts("{penalties.minutes} minutes", tour) == "5, 10, 20, 40 minutes"
    assert with_amounts("a {word} in braces", league) == "a {word} in braces"


RULE = (
    '[[rule]]\nid = "1"\ntitle = "T"\narea = "pots"\nkind = "mechanic"\nwho = "player"\nsays = "{clock.seconnds} s"\n'
)


@pytest.mark.parametrize("name", ["clock.seconnds", "clock.called_by:percent", "turn.binds", "clock.granted_by"])
def test_a_number_that_is_none_is_refused_with_its_line(name: str) -> None:
    source = TomlText("rules.toml", RULE.replace("clock.seconnds", name))
    with pytest.raises(Unreadable, match=r"rules\.toml, line 7: .* is not a number that tda-2015") as refused:
        fill(source, "rule", read_rules(source, "tda-2015"), policy("tda-2015"))
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


# A house changes a number

HOUSE = """
[[rule]]
id = "general-procedures-5-A"
title = "{clock.seconds} seconds"
area = "time-to-act"
kind = "mechanic"
who = "player"
says = "A player on the clock has {clock.seconds} seconds."
[settings]
"clock.seconds" = { value = 35, cites = ["general-procedures-5-A"] }
"""


def test_a_house_changes_a_number_in_one_line_too() -> None:
    club = house_book("apl-korea-2023", HOUSE, "club")
    rule = club.rule("general-procedures-5-A")
    assert (rule.title, rule.says) == ("35 seconds", "A player on the clock has 35 seconds.")
    assert [hit.rule.says for hit in search("seconds on the clock", [club], 1)] == [rule.says]
    table = at("apl-korea-2023", "NLHE")
    table.policy = club.policy
    seat = table.the_hand().to_act
    assert seat is not None
    ruling = call_clock(table, seat, next(one for one in table.the_hand().live_seats if one != seat), seconds=70)
    assert isinstance(ruling.answer, dict)
    assert ruling.answer["seconds"] == 35
    assert [str(cite) for cite in ruling.cites if cite.layer == "club"] == ["general-procedures-5-A"]
    asked = list(Inquiry(policy("888pl")).elsewhere(SECONDS))
    assert [one.value for one in asked if one.book == "apl-korea-2023"] == [
        KOREAN_CLOCK
    ]  # what the printed book says stays


def test_a_number_of_a_house_that_is_none_is_refused_with_its_line() -> None:
    with pytest.raises(Unreadable, match=r"club, line 4: 'clock\.secs' is not a number that apl-korea-2023") as refused:
        house_book("apl-korea-2023", HOUSE.replace("{clock.seconds} seconds", "{clock.secs}", 1), "club")
    assert refused.value.code == "book.dangling"


# Numbers that are typed although a setting holds them

ENGLISH = ("zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve")
KOREAN = ("", "", "두", "세", "네", "다섯", "여섯", "일곱", "여덟", "아홉", "열")
COUNTED = "명|번|장|개|시간|분|초|핸드|라운드|좌석|테이블|가지|배|레벨"
NO_NUMBER = re.compile(r"\b(?:\w+|\d+)-handed\b|\d+인|\b\d+:|두 번째|세 번째|\b[0-9A-Za-z]+-(?:i+|p\d)[-\w]*")
"""Kinds of events, orders of things and numbers of rules."""
ELSEWHERE = {
    ("5-ii-3", "100"): "chips of an example",
    ("5-ii-4", "100"): "chips of an example",
    ("5-i-1", "two"): "the seats of two players, not a count of cards",
    ("48", "두"): "a pot of two players, not the players left in the event",
    ("Misdeal: exposed cards", "two"): "the two down cards of stud, whatever is exposed",
    ("Misdeal: other causes", "two"): "two cards in a row, not boxed ones",
    ("Misdeal: other causes", "두"): "two cards in a row, not boxed ones",
}
"""A number in a text that is not that of the setting although it is the same: where, as it is written, why."""


class Text(NamedTuple):
    """A text of a book as it is written, with the rules it tells of or the doubt it settles."""

    where: str
    words: str
    rules: frozenset[tuple[str, str]]
    doubt: str = ""


def rules_of(book: str, names: Iterable[str]) -> frozenset[tuple[str, str]]:
    """Rules by layer and id."""
    numbers = rule_numbers(book)
    return frozenset(numbers[name][:2] for name in names if name in numbers)


def texts_of(layer: str) -> Iterator[Text]:
    """Everything that a layer says in words, in both languages."""
    korean = needed_text(f"layers/{layer}/ko.toml").tables()
    for rule in needed_text(f"layers/{layer}/rules.toml").tables()["rule"]:
        for told in (rule, korean["rule"].get(rule["id"], {})):
            yield Text(rule["id"], f"{told.get('title', '')} {told.get('says', '')}", rules_of(layer, [rule["id"]]))
            yield Text(rule["id"], told.get("doubt", ""), frozenset(), rule["id"])
    doubts = package_text(f"layers/{layer}/doubts.toml")
    for doubt in doubts.tables()["doubt"] if doubts is not None else ():
        for told in (doubt, korean.get("doubt", {}).get(doubt["id"], {})):
            yield Text(doubt["id"], told.get("reading", ""), frozenset(), doubt["id"])
    yield from practice_of(layer)
    yield from topics_of(layer)


def practice_of(layer: str) -> Iterator[Text]:
    """Its guides, offences and notices, in both languages."""
    korean = needed_text(f"layers/{layer}/ko.toml").tables()
    for file in (Path(cardspeak.__file__).parent / f"books/layers/{layer}/practice").glob("*.toml"):
        for kind, entries in needed_text(f"layers/{layer}/practice/{file.name}").tables().items():
            for one in entries:
                for told in (one, korean.get(kind, {}).get(one["id"], {})):
                    words = " ".join(str(each) for field, each in told.items() if field not in ("id", "cites"))
                    yield Text(one["id"], words, rules_of(layer, one["cites"]))


def topics_of(layer: str) -> Iterator[Text]:
    """What it says where books are laid side by side."""
    korean = needed_text("topics-ko.toml").tables()
    for topic in needed_text("topics.toml").tables()["topic"]:
        if (said := topic["books"].get(layer)) is not None:
            rules = rules_of(layer, said["rules"])
            for words in (said.get("says", ""), korean[topic["name"]].get("says", {}).get(layer, "")):
                yield Text(topic["name"], words, rules)


@cache
def settings_of() -> dict[tuple[str, str], set[str]]:
    """The settings that cite a rule in any layer."""
    found = defaultdict(set)
    for layer in layer_ids():
        for name, said in layer_says(layer).items():
            for cite in said.all_cites:
                found[cite.layer, cite.id].add(name)
    return found


def ways_to_write(name: str, value: Value) -> Iterator[str]:
    """How a number may be typed: in figures, in words, seconds as minutes, parts as percentages."""
    if isinstance(value, Fraction):
        yield rf"\b{value * 100} ?(?:%|percent|퍼센트)"
    whole = (
        [value]
        if type(value) is int
        else [int(one) for one in value if one.isdecimal()]
        if isinstance(value, tuple)
        else []
    )
    minutes = [amount // 60 for amount in whole if "second" in name and amount % 60 == 0]
    for amount in (*whole, *minutes):
        if amount > 1:
            yield rf"(?<![\d.,:/-])(?:{amount}|{amount:,})(?![\d/]|[.,]\d)"
            yield from [rf"\b{ENGLISH[amount]}\b"] if amount < len(ENGLISH) else []
            yield from [rf"(?<![가-힣]){KOREAN[amount]}(?= ?(?:{COUNTED}))"] if amount < len(KOREAN) else []


def typed_numbers(layer: str, text: Text) -> Iterator[str]:
    """The numbers in a text that a setting holds."""
    words = NO_NUMBER.sub("", AMOUNT.sub("", text.words))
    said: dict[str, Any] = {name: policy(layer).said.get(name) for rule in text.rules for name in settings_of()[rule]}
    if text.doubt:
        said = {name: one for name, one in layer_says(layer).items() if text.doubt in one.doubt.split()}
    for name, answer in said.items():
        for way in ways_to_write(name, answer.value) if isinstance(answer, Answer) else ():
            for found in re.findall(way, words, re.IGNORECASE):
                if (text.where, found.lower()) not in ELSEWHERE:
                    yield f"{text.where}: {found} is {name}"


@pytest.mark.parametrize("layer", layer_ids())
def test_no_text_types_a_number_that_a_setting_holds(layer: str) -> None:
    assert sorted({found for text in texts_of(layer) for found in typed_numbers(layer, text)}) == []


@pytest.mark.parametrize("words", ["After 30 seconds", "30초가 지나면", "{clock.after_seconds}, then 30", "up to 30."])
def test_a_number_that_is_typed_is_seen(words: str) -> None:
    text = Text("x", words.replace("30", str(KOREAN_CLOCK)), rules_of("apl-korea-2023", ["general-procedures-5-A"]))
    assert list(typed_numbers("apl-korea-2023", text)) == [f"x: {KOREAN_CLOCK} is clock.seconds"]


def test_so_are_words_minutes_and_percentages() -> None:
    assert any(re.search(way, "after two minutes") for way in ways_to_write("levels.some_seconds", 120))
    assert any(re.search(way, "두 번 넘게") for way in ways_to_write("clock.slow_occasions", 2))
    assert any(re.search(way, "under 50 %") for way in ways_to_write("betting.half", Fraction(1, 2)))
    assert not any(re.search(way, "the 120th hand, rule 3-12") for way in ways_to_write("levels.some", 12))
