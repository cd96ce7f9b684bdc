"""The books page: read, searched and compared by everybody who is in."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING
from urllib.parse import quote

import pytest

from cardspeak.books import books
from cardspeak.books.layer_files import layer_ids
from cardspeak.desk.reading_books import compare_books, find_rules, full_rule, listed_books, read_layer, topic_names
from cardspeak.errors import Refusal
from tests.web.conftest import LOOKS, Visitor
from tests.web.kit import Asker, Served

if TYPE_CHECKING:
    from playwright.sync_api import Browser


def test_the_shelf_counts_every_rule_of_every_book() -> None:
    for told, one in zip(listed_books(), books(), strict=True):
        assert (told.own, told.all, sum(told.areas.values())) == (len(one.own_rules), len(one.rules), len(one.rules))


def test_the_layers_of_a_book_are_the_book() -> None:
    for told, one in zip(listed_books(), books(), strict=True):
        seen: dict[str, str] = {}
        for layer in told.layers:
            for rule in read_layer(layer).rules:
                seen.setdefault(rule.id, rule.says)
        assert seen == {rule.id: rule.says for rule in one.rules}


def test_every_rule_can_be_read_in_full() -> None:
    for one in books():
        for rule in one.own_rules:
            assert full_rule(one.id, rule.id).rule.says == rule.says


def test_a_rule_comes_with_its_settings_in_every_book_and_the_topics_it_stands_on() -> None:
    found = full_rule("apl-au-2025", "47-A")
    assert found.layer == "tda-2024"
    assert [one.topic for one in found.topics] == ["Short all-in and re-opening"]
    assert all(len(one.books) == len(layer_ids()) for one in found.settings)
    assert any(one.differs for one in found.settings)


def test_typos_are_forgiven_and_nonsense_is_refused() -> None:
    assert find_rules("strng bet", "tda-2024", 1)[0].rule.id == "56"
    for words in ("", " ", "x" * 500):
        with pytest.raises(Refusal):
            find_rules(words)


def test_every_topic_can_be_compared() -> None:
    for one in topic_names():
        assert compare_books(one.topic)[0].topic == one.topic


HANGUL = re.compile(r"[\uac00-\ud7a3]")


def test_a_request_in_korean_is_answered_in_korean(owner: Asker) -> None:
    layer, rule = (
        owner.get("/api/books/tda-2024?lang=ko").json,
        owner.get("/api/books/tda-2024/rules/47-A?lang=ko").json,
    )
    assert all(HANGUL.search(one["title"]) and HANGUL.search(one["says"]) for one in layer["rules"])
    assert all(HANGUL.search(one["about"]) for one in rule["settings"])
    assert all(HANGUL.search(one["title"]) for one in rule["refs"])
    assert all(HANGUL.search(one["about"]) for one in owner.get("/api/books?lang=ko").json)
    names = owner.get("/api/books/topics?lang=ko").json
    assert all(HANGUL.search(one["name"]) and not HANGUL.search(one["topic"]) for one in names)
    [topic] = owner.get("/api/books/compare?topic=Odd%20chip&lang=ko").json
    assert (topic["topic"], bool(HANGUL.search(topic["name"]))) == ("Odd chip", True)


def test_korean_words_find_korean_rules_over_the_api(owner: Asker) -> None:
    asked = quote("스트링벳은")
    found = owner.get(f"/api/books/search?q={asked}&book=tda-2024&lang=ko").json
    assert found[0]["rule"]["id"] == "56"
    assert HANGUL.search(found[0]["rule"]["title"])
    assert not HANGUL.search(owner.get("/api/books/search?q=string").json[0]["rule"]["title"])


@pytest.mark.parametrize("path", ["", "/topics", "/compare?topic=x", "/search?q=x", "/tda-2024", "/tda-2024/rules/1"])
def test_a_language_without_texts_is_refused(owner: Asker, path: str) -> None:
    refused = owner.get(f"/api/books{path}{'&' if '?' in path else '?'}lang=tlh")
    assert (refused.status, refused.code) == (400, "book.no-such-language")


def test_an_answer_that_has_not_changed_is_not_sent_again(served: Served, owner: Asker) -> None:
    first = owner.get("/api/books/tda-2024")
    mark = {name.lower(): value for name, value in first.headers.items()}["etag"]
    again = owner.ask("GET", "/api/books/tda-2024", if_none_match=mark)
    assert (first.status, again.status, again.raw) == (200, 304, b"")
    packed = owner.ask("GET", "/api/books/tda-2024", accept_encoding="gzip")
    assert len(packed.raw) < len(first.raw) / 2
    assert Asker(served).get("/api/books").status == 401
    assert owner.get("/api/books/tda-1999").code == "book.no-such-book"
    assert owner.get("/api/books/search?q=").code == "books.ask"
    assert owner.get("/api/books/tda-2024/rules/7/wrong-seat").json["rule"]["id"] == "7/wrong-seat"


@pytest.mark.parametrize(("size", "lang"), LOOKS)
def test_read_search_and_compare(browser: Browser, served: Served, size: str, lang: str) -> None:
    visitor = Visitor(browser, served, size, lang).sign_in()
    try:
        page = visitor.open("/books")
        page.locator(".library a").nth(6).wait_for()
        visitor.picture(page, "books-shelf")
        page.get_by_role("searchbox").fill("strng bet")
        page.locator(".hits a", has_text="56").first.click()
        page.locator(".says").wait_for()
        page.locator(".coverage").wait_for()
        assert bool(HANGUL.search(page.locator(".says").inner_text())) == (lang == "ko")
        visitor.picture(page, "books-rule")
        page.goto("/books#compare/Odd%20chip")
        page.locator(".stand").nth(6).wait_for()
        visitor.picture(page, "books-compare")
    finally:
        visitor.close()


def test_a_book_that_was_read_is_there_when_the_server_is_gone(browser: Browser, served: Served) -> None:
    visitor = Visitor(browser, served).sign_in()
    try:
        page = visitor.open("/books#tda-2024")
        page.locator(".whole p").first.wait_for()
        served.stop()
        page.get_by_role("searchbox").fill("string")
        page.locator(".hits a", has_text="String bets and raises").first.click()
        page.locator(".says", has_text=re.compile("String bets")).wait_for()
        page.get_by_role("status").first.wait_for()
    finally:
        visitor.close()
