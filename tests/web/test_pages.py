"""Every page at both sizes: looked at by a machine here, and by people in build/screenshots.

The wall is looked at in English and the phone in Korean, houses without events on a phone and events without anybody on a
wall; with ``CARDSPEAK_LONG=1`` everything is looked at at both sizes in both languages.
"""

from __future__ import annotations

import json
import shutil
from collections.abc import Iterator, Mapping
from pathlib import Path
from types import MappingProxyType
from typing import TYPE_CHECKING, NamedTuple

import pytest

from cardspeak.web.pages import BUNDLE, page_names
from tests.web.conftest import LONG, LOOKS, SIZES, Visitor
from tests.web.kit import Asker, Served
from tests.web.looking import faults_of
from tests.web.night import EVENT, OWNER, PASSWORD, write
from tests.web.open_house import KEY, OpenHouse, opened
from tests.web.people_there import said

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page

COUNT_REQUESTS = """
  const ask = window.fetch;
  window.unanswered = 0;
  window.fetch = (...asked) => { window.unanswered++; return ask(...asked).finally(() => { window.unanswered--; }); };
"""
IS_QUIET = """([loading, ms]) => {
  if (!window.quiet) {
    window.quiet = { since: performance.now() };
    new MutationObserver(() => { window.quiet.since = performance.now(); }).observe(document, { childList: true, subtree: true });
  }
  if (window.unanswered || document.readyState !== "complete" || !document.querySelector("#app > *")) return false;
  return performance.now() - window.quiet.since >= ms && !loading.some((words) => document.body.textContent.includes(words));
}"""
LOADING = [said("common.loading", lang) for lang in ("en", "ko")]
QUIET_MS = 100
LANGUAGES = {size: [lang for one, lang in LOOKS if one == size] for size in SIZES}
HEAVIEST, HEAVIEST_PHONE = 60_000, 23_500
"""Bytes of a first load, and of the phone's script, compressed, with the words of the longer language."""
VIEWS = {"people": "l", "prizes": "p", "deals": "d", "chips": "c", "together": "h", "charts": "s"}
"""Desks of the console, with the key that opens each."""
BUILT = page_names()


class Stop(NamedTuple):
    """A page to look at, and the keys that open what else is on it."""

    name: str
    path: str
    keys: Mapping[str, str] = MappingProxyType({})


def stops() -> list[Stop]:
    """What the owner sees of a night under way."""
    seen = [
        Stop(name, f"/{name}?event={EVENT}", VIEWS if name == "console" else {})
        for name in BUILT
        if name not in ("phone", "sign-in")
    ]
    four = "&".join([f"event={EVENT}"] * 4)
    return [*seen, Stop("wall-four", f"/wall?{four}")]


@pytest.fixture(scope="module")
def night(night_store: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    store = tmp_path_factory.mktemp("night") / "house.db"
    shutil.copy(night_store, store)
    yield from opened(store)


def settled(page: Page) -> None:
    """Wait until a page has what it shows: every question is answered, and nothing comes or goes any more."""
    page.wait_for_function(IS_QUIET, arg=[LOADING, QUIET_MS], polling=25)


def looked_at(visitor: Visitor, name: str, path: str, keys: Mapping[str, str] | None = None) -> list[str]:
    """Open a page, look at it in every language, and say what is wrong with it."""
    if not visitor.context.pages:
        visitor.context.add_init_script(COUNT_REQUESTS)
    page = visitor.turn_to(path)
    settled(page)
    found: list[str] = []
    for view, key in {"": "", **(keys or {})}.items():
        if key:
            page.keyboard.press(key)
            page.wait_for_selector(f".view-{view}")
            settled(page)
        for lang in LANGUAGES[visitor.size]:
            speak(page, lang)
            visitor.lang = lang
            shown = f"{name}-{view}" if view else name
            visitor.picture_of(page, shown)
            found += [f"{shown} {visitor.size} {lang}: {fault}" for fault in (*faults_of(page), *visitor.faults)]
            visitor.faults.clear()
    return found


def speak(page: Page, lang: str) -> None:
    """Choose a language as people do."""
    choice = page.locator("select").filter(has=page.locator(f"option[value={lang}]")).first
    if choice.count() and choice.input_value() != lang:
        choice.select_option(lang)
        page.wait_for_selector(f"html[lang={lang}]")
        settled(page)
        page.evaluate("document.activeElement?.blur()")


@pytest.mark.parametrize("size", list(SIZES))
def test_staff_pages_look_right(browser: Browser, night: Served, size: str) -> None:
    visitor = Visitor(browser, night, size)
    faults = looked_at(visitor, "sign-in", "/sign-in")
    visitor.sign_in()
    for stop in stops():
        faults += looked_at(visitor, *stop)
    visitor.close()
    assert not faults, "\n".join(faults)


@pytest.mark.parametrize("size", list(SIZES) if LONG else ["phone"])
def test_phone_pages_look_right(browser: Browser, night: Served, size: str) -> None:
    owner = night.signed_in()
    entries = [
        part for name, part in owner.get(f"/api/events/{EVENT}").json["parts"].items() if name.startswith("entry/")
    ]
    who = {
        "phone-seated": next(one["entry"] for one in entries if one["seat"]),
        "phone-out": next(one["entry"] for one in entries if one["place"]), "phone-check-in": None,
    }  # fmt: skip
    faults = []
    for name, entry in who.items():
        visitor = Visitor(browser, night, size)
        made = owner.post("/api/links", {"role": "player", "event": EVENT, "entry": entry})
        faults += looked_at(visitor, name, made.json["address"])
        visitor.close()
    stranger = Visitor(browser, night, size)
    faults += looked_at(stranger, "phone-stranger", "/phone")
    stranger.close()
    assert not faults, "\n".join(faults)


@pytest.mark.parametrize("size", list(SIZES) if LONG else ["phone"])
def test_a_house_without_events_looks_right(browser: Browser, tmp_path: Path, size: str) -> None:
    house = OpenHouse(tmp_path / "new.db").start()
    try:
        faults = looked_at(Visitor(browser, house, size), "first-owner", f"/sign-in#{KEY}")
        Asker(house).post("/api/first-owner", {"name": OWNER, "password": PASSWORD, "key": KEY})
        visitor = Visitor(browser, house, size).sign_in()
        for name in BUILT:
            if name not in ("phone", "sign-in", "books", "floor", "structure"):  # which need no event
                faults += looked_at(visitor, f"none-{name}", f"/{name}")
        visitor.close()
    finally:
        house.stop()
    assert not faults, "\n".join(faults)


@pytest.mark.parametrize("size", list(SIZES) if LONG else ["wall"])
def test_an_event_without_anybody_looks_right(browser: Browser, tmp_path: Path, size: str) -> None:
    house = OpenHouse(tmp_path / "empty.db").start()
    try:
        Asker(house).post("/api/first-owner", {"name": OWNER, "password": PASSWORD, "key": KEY})
        setup = {
            "name": "Nobody's night",
            "book": "apl-au-2025",
            "levels": [{"minutes": 20, "small_blind": 25, "big_blind": 50}],
        }
        made = house.signed_in().post("/api/events", {"id": EVENT, "setup": setup})
        assert made.status == 201, made.raw
        visitor, faults = Visitor(browser, house, size).sign_in(), []
        for stop in stops():
            if stop.name not in ("books", "structure", "house", "wall-four"):  # which look as they do with people
                faults += looked_at(visitor, f"empty-{stop.name}", stop.path, stop.keys if LONG else {})
        visitor.close()
    finally:
        house.stop()
    assert not faults, "\n".join(faults)


def test_an_event_that_is_over_looks_right(browser: Browser, tmp_path: Path) -> None:
    store = tmp_path / "over.db"
    write(store, left=1, players=20)
    house, faults = OpenHouse(store).start(), []
    try:
        for size in SIZES:
            visitor = Visitor(browser, house, size).sign_in()
            for name in ("home", "console", "wall", "desk"):
                faults += looked_at(visitor, f"over-{name}", f"/{name}?event={EVENT}")
            visitor.close()
    finally:
        house.stop()
    assert not faults, "\n".join(faults)


@pytest.mark.skipif(not BUILT, reason="the pages are not built (make pages)")
def test_pages_are_small() -> None:
    sizes = json.loads((BUNDLE / "sizes.json").read_text("ascii"))
    worker = (BUNDLE / "feed-worker.js.gz").stat().st_size
    heavy = {name: size["all"] + worker for name, size in sizes.items() if size["all"] + worker > HEAVIEST}
    assert not heavy
    assert sizes["phone"]["script"] + worker <= HEAVIEST_PHONE
