"""The floor page: rulings over the API, and a director with a phone from a call to a ruling that is kept."""

from __future__ import annotations

import json
import re
import shutil
import subprocess
import time
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec
import pytest

from cardspeak.books.layer_files import layer_ids
from cardspeak.desk.floor_sentences import sentences
from cardspeak.desk.rulings import rule_script
from cardspeak.errors import Refusal
from cardspeak.floor.lexer import read_line
from cardspeak.floor.script.matcher import lexicon
from cardspeak.floor.script.run import MOST_LINES
from cardspeak.floor.script.template import parts
from cardspeak.floor.slots import Cast
from tests.web.conftest import LOOKS, Visitor
from tests.web.kit import Asker, Served

if TYPE_CHECKING:
    from playwright.sync_api import Browser

HANGUL = re.compile(r"[\uac00-\ud7a3]")
HEAD = "book apl-au-2025\ngame NLHE 250/500\nseats 1:SB 2:BB 3:UTG=20000 4:Next=9000 6:Btn\nbutton 6\npreflop\n"
STORY = HEAD + "UTG raises to 1100\nNext puts 1000 100 100 100\n? Btn"


def test_a_script_is_ruled_on_with_the_chips_that_go_back_and_the_rule_texts() -> None:
    ruled = rule_script(STORY, ())
    line = ruled.books[0].lines[1]
    assert (ruled.books[0].book, line.action, line.to, line.returned) == ("apl-au-2025", "call", 1100, 200)
    assert line.cites == ("45-B", "43-A")
    assert {one.key for one in ruled.rules} >= set(line.rules)


def test_the_answer_is_what_the_command_line_prints_and_more() -> None:
    from cardspeak.floor.script.run import run

    printed = [one.ruling.as_json(one.line, "apl-au-2025") for one in run(STORY)[0].outcomes if one.ruling]
    for line, told in zip(rule_script(STORY, ()).books[0].lines, printed, strict=True):
        same = json.loads(msgspec.json.encode(line))
        same["director"] = [{"option": one["option"], "cites": one["cites"]} for one in same["director"]]
        assert {name: same[name] for name in told} == told


def test_the_table_is_shown_as_the_story_leaves_it() -> None:
    table = rule_script(STORY, ()).table
    assert table is not None
    assert (table.pot, table.to_act, table.button) == (250 + 500 + 1100 + 1100, 6, 6)
    assert [one.bet for one in table.seats] == [250, 500, 1100, 1100, 0]


def test_all_books_stand_side_by_side() -> None:
    ruled = rule_script(STORY, layer_ids())
    assert [one.book for one in ruled.books] == list(layer_ids())


def test_a_line_that_cannot_be_read_names_its_column_and_what_was_perhaps_meant() -> None:
    [by] = rule_script(HEAD + "flpo Ah Kd 2c", ()).books
    assert (by.stopped, by.lines[-1].column, by.lines[-1].kind) == (6, 1, "unreadable")
    assert "Did you mean 'flop'?" in by.lines[-1].why


@pytest.mark.parametrize(
    ("script", "books", "code"),
    [
        ("preflop\n" * (MOST_LINES + 1), (), "script.too-long"),
        ("x" * 20_000, (), "script.too-long"),
        (STORY, ("tda-2024",) * 9, "script.books"),
        (STORY, ("tda-1999",), "book.no-such-book"),
    ],
)
def test_what_is_too_much_is_refused(script: str, books: tuple[str, ...], code: str) -> None:
    with pytest.raises(Refusal) as refused:
        rule_script(script, books)
    assert refused.value.code == code


def test_a_script_that_takes_too_long_is_told_so() -> None:
    with pytest.raises(Refusal) as refused:
        rule_script(HEAD + "---\n? pots\n---\n? pots", ("tda-2024",), seconds=-1.0)
    assert refused.value.code == "script.too-slow"


def test_every_sentence_is_listed_with_an_example() -> None:
    lexicon()
    listed = sentences()
    assert len(listed) == len({msgspec.json.encode(one.parts) for one in listed}) >= 270
    assert all(one.example and one.about for one in listed)


FILL_IN = """
import { compose, slots, switches } from "./src/pages/floor/template";
const samples = { seat: "Big Ben", seats: "Ann|Big Ben", place: "Ann", amount: "500", count: "2", chips: "1000 100",
  card: "Qh", cards: "Ah Kd", quoted: "words", word: "47-A", rest: "folds", seating: "1:Ann", stakes: "250/500",
  setting: "betting.multichip", street: "flop", value: "total", places: "4 and 9", handed: "6-handed", counted: "Ann 3",
  dealt: "Ann Jd 2h", name: "Eve", game: "NLHE", book: "tda-2024" };
const filled = TEMPLATES.map((nodes) => {
  const least = {}, most = {};
  for (const { slot, optional } of slots(nodes)) {
    most[slot.name] = slot.choices ? slot.choices[0] : samples[slot.kind];
    if (!optional) least[slot.name] = most[slot.name];
  }
  for (const words of switches(nodes)) most["+" + words] = "1";
  return [compose(nodes, least), compose(nodes, most)];
});
console.log(JSON.stringify(filled));
"""


def test_every_sentence_filled_in_by_taps_is_read_as_itself() -> None:
    web = Path(__file__).parents[2] / "web"
    esbuild, node = web / "node_modules" / ".bin" / "esbuild", shutil.which("node")
    if node is None or not esbuild.exists():
        pytest.skip("no Node.js, or its packages are not installed")
    templates = [one.parts for one in sentences()]
    program = FILL_IN.replace("TEMPLATES", msgspec.json.encode(templates).decode())
    bundle = subprocess.run(
        [esbuild, "--bundle", "--platform=node", "--loader=js"], input=program.encode(), cwd=web, check=True,
        capture_output=True, timeout=60,
    ).stdout  # fmt: skip
    told = subprocess.run([node, "-"], input=bundle, check=True, capture_output=True, timeout=60).stdout
    words, cast = lexicon(), Cast({1: "Ann", 2: "Big Ben"}, {})
    for template, lines in zip(templates, json.loads(told), strict=True):
        for line in lines:
            match = words.match(read_line(line).tokens, cast)
            assert match is not None, line
            assert parts(match.form.template) == template, line


def test_staff_may_ask_for_rulings_and_nobody_else(served: Served, owner: Asker) -> None:
    answer = owner.post("/api/rule", {"script": STORY})
    assert answer.status == 200
    assert answer.json["books"][0]["lines"][1]["returned"] == 200
    assert Asker(served).post("/api/rule", {"script": STORY}).status == 401
    assert owner.post("/api/rule", {"script": "x" * 9_000}).code == "script.too-long"
    assert owner.post("/api/rule", {"script": 5}).code == "body.field"
    assert len(owner.get("/api/floor/sentences").json) >= 270


def test_a_ruling_in_korean_comes_with_korean_rule_texts_and_settings(owner: Asker) -> None:
    ruled = owner.post("/api/rule", {"script": STORY, "lang": "ko"}).json
    line = ruled["books"][0]["lines"][1]
    assert all(HANGUL.search(one["title"]) and HANGUL.search(one["says"]) for one in ruled["rules"])
    assert all(HANGUL.search(one["about"]) for one in line["asked"])
    assert HANGUL.search(line["why"])
    assert not HANGUL.search(owner.post("/api/rule", {"script": STORY}).json["books"][0]["lines"][1]["why"])
    assert owner.post("/api/rule", {"script": STORY, "lang": "xx"}).code == "book.no-such-language"


def test_what_a_silent_book_was_asked_is_put_in_the_language_of_the_page() -> None:
    script = HEAD.replace("apl-au-2025", "apl-2007") + "UTG raises to 1100\nNext puts 1000 100 100 100"
    for line in rule_script(script, layer_ids(), language="ko").books[0].lines:
        assert HANGUL.search(line.why)


@pytest.mark.parametrize(("size", "lang"), LOOKS)
def test_from_a_call_to_a_kept_ruling_in_under_half_a_minute(
    browser: Browser, served: Served, owner: Asker, size: str, lang: str
) -> None:
    table = int(next(name for name in owner.get("/api/events/friday").json["parts"] if name.startswith("table/"))[6:])
    called = owner.order("friday", "call floor", table=table, about="chips").json["entries"][0]["what"]["call"]
    visitor = Visitor(browser, served, size, lang).sign_in()
    try:
        begun = time.monotonic()
        page = visitor.open(f"/floor?event=friday&table={table}&call={called}")
        page.locator(".quick-call").first.click()
        page.locator(".options button").first.wait_for()
        page.wait_for_function(
            "(ko) => /[가-힣]/.test(document.querySelector('.verdict .why').innerText) === ko", arg=lang == "ko"
        )
        visitor.picture(page, "floor-ruling")
        page.locator(".director input").fill("nobody had heard it")
        page.locator(".options button").first.click()
        page.locator('.options button[aria-pressed="true"]').wait_for()
        page.locator(".keep .primary").click()
        page.locator(".toast").wait_for()
        assert time.monotonic() - begun < 30
        kept = owner.get("/api/events/friday").json["parts"]
        assert [one["call"] for one in kept["calls"]["open"]] == []
        assert kept["rulings"]["latest"][0]["chosen"]
        page.locator(".tonight li button").first.click()
        assert "nobody had heard it" in page.locator(".tonight .kept-ruling").inner_text()
        page.locator(".beside summary").first.scroll_into_view_if_needed()
        visitor.picture(page, "floor-kept")
    finally:
        visitor.close()


def test_acts_sentences_and_text_write_the_same_script(browser: Browser, served: Served) -> None:
    visitor = Visitor(browser, served).sign_in()
    try:
        page = visitor.open("/floor")
        page.get_by_role("tab", name="Step by step").click()
        page.get_by_role("button", name="New hand").click()
        page.locator('.seat[aria-current="true"]', has_text="UTG").wait_for()
        page.locator(".input .people").get_by_role("button", name="UTG").click()
        page.get_by_role("button", name="Raises to").click()
        page.get_by_role("button", name="Next act").click()
        page.get_by_role("tab", name="Irregularities").click()
        page.get_by_role("searchbox").fill("pushes a hand into the muck")
        page.locator(".sentences button").first.click()
        page.locator(".input .people").first.get_by_role("button", name="Btn").click()
        page.get_by_role("tab", name="Script").click()
        box = page.get_by_role("textbox", name="Floor script")
        assert "UTG raises to 1000" in box.input_value()
        box.fill(STORY + "\nflpo")
        page.get_by_role("button", name="Use “flop”").click()
        assert box.input_value().endswith("\nflop")
        visitor.picture(page, "floor-script")
    finally:
        visitor.close()
