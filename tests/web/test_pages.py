"""Every page at both sizes in both languages: looked at by a machine here, and by people in build/screenshots."""

from __future__ import annotations

import json
import time
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

import pytest

from cardspeak.web.pages import BUNDLE, PAGES
from tests.web.conftest import SIZES, Visitor
from tests.web.kit import Asker, Served, serving
from tests.web.looking import faults_of
from tests.web.night import EVENT, OWNER, PASSWORD, write
from tests.web.open_house import KEY, OpenHouse

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page

HEAVIEST, HEAVIEST_PHONE = 60_000, 20_000
"""Bytes of a first load, and of the phone's script, compressed."""
VIEWS = {"people": "l", "prizes": "p", "deals": "d", "chips": "c", "together": "h", "charts": "s"}
"""Desks of the console, with the key that opens each."""
BUILT = [name for name in PAGES if (BUNDLE / f"{name}.html").is_file()]


class Stop(NamedTuple):
    """One thing to look at."""

    name: str
    path: str
    key: str = ""


def stops() -> list[Stop]:
    """What the owner sees of a night under way."""
    seen = [Stop(name, f"/{name}?event={EVENT}") for name in BUILT if name not in ("phone", "sign-in")]
    four = "&".join([f"event={EVENT}"] * 4)
    desks = [Stop(f"console-{name}", f"/console?event={EVENT}", key) for name, key in VIEWS.items()]
    return [*seen, Stop("wall-four", f"/wall?{four}"), *desks]


@pytest.fixture(scope="module")
def night(night_store: Path) -> Iterator[Served]:
    yield from serving(night_store)


@pytest.fixture(scope="module")
def empty(tmp_path_factory: pytest.TempPathFactory) -> Iterator[OpenHouse]:
    """A house without an event, until the test makes one without anybody."""
    house = OpenHouse(tmp_path_factory.mktemp("empty") / "empty.db").start()
    yield house
    house.stop()


def settled(page: Page, key: str = "") -> None:
    """Wait until a page has what it shows, and its fonts."""
    page.wait_for_load_state("load")
    page.wait_for_function("document.querySelector('#app')?.childElementCount > 0")
    page.wait_for_timeout(350)
    if key:
        page.keyboard.press(key)
        page.wait_for_timeout(350)


def looked_at(visitor: Visitor, name: str, path: str, key: str = "") -> list[str]:
    """Open a page, take its picture, and say what is wrong with it."""
    begun = time.perf_counter()
    page = visitor.open(path)
    settled(page, key)
    print(f"{name} {visitor.size} {visitor.lang}: {time.perf_counter() - begun:.2f} s")
    faults = [f"{name}: {fault}" for fault in (*faults_of(page), *visitor.faults)]
    visitor.faults.clear()
    visitor.picture_of(page, name)
    page.close()
    return faults


@pytest.mark.parametrize("lang", ["en", "ko"])
@pytest.mark.parametrize("size", list(SIZES))
def test_staff_pages_look_right(browser: Browser, night: Served, size: str, lang: str) -> None:
    visitor = Visitor(browser, night, size, lang)
    faults = looked_at(visitor, "sign-in", "/sign-in")
    visitor.sign_in()
    for stop in stops():
        faults += looked_at(visitor, *stop)
    visitor.close()
    assert not faults, "\n".join(faults)


@pytest.mark.parametrize("lang", ["en", "ko"])
@pytest.mark.parametrize("size", list(SIZES))
def test_phone_pages_look_right(browser: Browser, night: Served, size: str, lang: str) -> None:
    owner = night.signed_in()
    entries = [part for name, part in owner.get(f"/api/events/{EVENT}").json["parts"].items() if name.startswith("entry/")]
    who = {
        "phone-seated": next(one["entry"] for one in entries if one["seat"]),
        "phone-out": next(one["entry"] for one in entries if one["place"]), "phone-check-in": None,
    }  # fmt: skip
    faults = []
    for name, entry in who.items():
        visitor = Visitor(browser, night, size, lang)
        made = owner.post("/api/links", {"role": "player", "event": EVENT, "entry": entry})
        faults += looked_at(visitor, name, made.json["address"])
        visitor.close()
    stranger = Visitor(browser, night, size, lang)
    faults += looked_at(stranger, "phone-stranger", "/phone")
    assert not faults, "\n".join(faults)


@pytest.mark.parametrize("lang", ["en", "ko"])
@pytest.mark.parametrize("size", list(SIZES))
def test_empty_states_look_right(browser: Browser, empty: OpenHouse, size: str, lang: str) -> None:
    nobody = Asker(empty)
    if nobody.get("/api/me").json["needs_owner"]:
        visitor = Visitor(browser, empty, size, lang)
        assert not looked_at(visitor, "first-owner", f"/sign-in#{KEY}")
        nobody.post("/api/first-owner", {"name": OWNER, "password": PASSWORD, "key": KEY})
    visitor = Visitor(browser, empty, size, lang).sign_in()
    faults = []
    if not visitor.context.request.get("/api/events").json():
        for name in BUILT:
            if name not in ("phone", "sign-in"):
                faults += looked_at(visitor, f"none-{name}", f"/{name}")
        setup = {"name": "Nobody's night", "book": "apl-au-2025", "levels": [{"minutes": 20, "small_blind": 25, "big_blind": 50}]}
        made = empty.signed_in().post("/api/events", {"id": EVENT, "setup": setup})
        assert made.status == 201, made.raw
    for stop in stops():
        faults += looked_at(visitor, f"empty-{stop.name}", stop.path, stop.key)
    visitor.close()
    assert not faults, "\n".join(faults)


def test_an_event_that_is_over_looks_right(browser: Browser, tmp_path: Path) -> None:
    store = tmp_path / "over.db"
    write(store, left=1, players=20)
    for served in serving(store):
        faults = []
        for size in SIZES:
            visitor = Visitor(browser, served, size).sign_in()
            for name in ("home", "console", "wall", "desk"):
                faults += looked_at(visitor, f"over-{name}", f"/{name}?event={EVENT}")
            visitor.close()
        assert not faults, "\n".join(faults)


@pytest.mark.skipif(not BUILT, reason="the pages are not built (make pages)")
def test_pages_are_small() -> None:
    sizes = json.loads((BUNDLE / "sizes.json").read_text("ascii"))
    worker = (BUNDLE / "feed-worker.js.gz").stat().st_size
    heavy = {name: size["all"] + worker for name, size in sizes.items() if size["all"] + worker > HEAVIEST}
    assert not heavy
    assert sizes["phone"]["script"] + worker <= HEAVIEST_PHONE
