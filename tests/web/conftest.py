"""A league night, served, and a browser that looks at it."""

from __future__ import annotations

import hashlib
import os
import shutil
import signal
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from bench.web.chromium import FLAGS, chromium
from cardspeak.desk.house import house
from cardspeak.web.pages import BUNDLE as BUILT
from tests.web.kit import Asker, Served
from tests.web.night import OWNER, PASSWORD, write
from tests.web.open_house import opened

if TYPE_CHECKING:
    from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page

BUNDLE = BUILT / ".built"
PICTURES = Path(__file__).parents[2] / "build" / "screenshots"
SIZES = {"phone": (360, 740), "wall": (1920, 1080)}
LONG = bool(os.environ.get("CARDSPEAK_LONG"))
LOOKS = [("wall", "en"), ("phone", "ko"), *([("wall", "ko"), ("phone", "en")] if LONG else [])]
"""Sizes and languages in which a page is looked at; all of them with ``CARDSPEAK_LONG=1``."""
PICTURED = LONG or bool(os.environ.get("CARDSPEAK_PICTURES"))
"""Whether pictures are kept in passing too; those of every page at both sizes are (``test_pages``)."""


@pytest.fixture(scope="session", autouse=True)
def same_draws() -> Iterator[None]:
    """Every run draws the same seats and deals the same cards: no test passes or fails by luck."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(house, "fresh_seed", lambda event: hashlib.sha256(event.encode()).hexdigest())
        yield


@pytest.fixture(scope="session")
def night_store(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A store with a league night of 74, dealt down to 30; copy it before you write to it."""
    where = tmp_path_factory.mktemp("night") / "night.db"
    write(where)
    return where


@pytest.fixture
def served(night_store: Path, tmp_path: Path) -> Iterator[Served]:
    """The night, served from a copy of its own by a thread of the test: a process takes a second to start."""
    store = tmp_path / "house.db"
    shutil.copy(night_store, store)
    yield from opened(store)


@pytest.fixture
def store(night_store: Path, tmp_path: Path) -> Path:
    return Path(shutil.copy(night_store, tmp_path / "house.db"))


@pytest.fixture
def crew() -> Iterator[list[Served]]:
    """Servers that are stopped in the end, whatever happened."""
    started: list[Served] = []
    yield started
    for one in started:
        one.stop(signal.SIGKILL)


@pytest.fixture
def owner(served: Served) -> Asker:
    """The owner of the house."""
    return served.signed_in()


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """Debian's Chromium; a visible skip where there is none or the pages are not built."""
    found = chromium()
    missing = (
        "no Chromium here" if found is None else "the pages are not built (make pages)" if not BUNDLE.exists() else ""
    )
    if missing:
        if os.environ.get("CI"):
            pytest.fail(missing)
        pytest.skip(missing)
    from playwright.sync_api import expect, sync_playwright

    expect.set_options(timeout=15_000)  # a busy machine is slow, which is no fault of a page
    with sync_playwright() as playwright:
        launched = playwright.chromium.launch(executable_path=found, args=FLAGS)
        yield launched
        launched.close()


def _is_fault(said: ConsoleMessage) -> bool:
    """Whether the browser complains; an order that the book refuses, or somebody faster has given, is no fault: the page tells."""
    answered = any(f"status of {status}" in said.text for status in (409, 422))
    return said.type == "error" and not (answered and said.location["url"].endswith("/orders"))


class Visitor:
    """Somebody at a browser: pages of one size and language, every fault on them remembered."""

    def __init__(
        self, browser: Browser, served: Served, size: str = "wall", lang: str = "en", scale: float = 1
    ) -> None:
        width, height = SIZES[size]
        self.size, self.lang, self.served = size, lang, served
        self.context: BrowserContext = browser.new_context(
            viewport={"width": width, "height": height}, locale="ko-KR" if lang == "ko" else "en-AU",
            reduced_motion="reduce", base_url=served.address, color_scheme="dark", device_scale_factor=scale,
        )  # fmt: skip
        self.faults: list[str] = []

    def sign_in(self, name: str = OWNER, password: str = PASSWORD) -> Visitor:
        """Sign in as somebody of the staff."""
        answer = self.context.request.post(
            "/api/sign-in", data={"name": name, "password": password}, headers={"x-cardspeak": "1"}
        )
        assert answer.ok, answer.text()
        return self

    def open(self, path: str) -> Page:
        """A page, once it has settled."""
        page = self.context.new_page()
        page.on("pageerror", lambda error: self.faults.append(str(error)))
        page.on(
            "console",
            lambda said: self.faults.append(f"{said.text} {said.location['url']}") if _is_fault(said) else None,
        )
        page.goto(path)
        return page

    def turn_to(self, path: str) -> Page:
        """A page in the same tab, as if it had just been opened."""
        if not self.context.pages:
            return self.open(path)
        page = self.context.pages[0]
        if path.partition("#")[0] == page.url.removeprefix(self.served.address).partition("#")[0]:
            page.goto("about:blank")  # an address that differs only after the # would not be loaded anew
        page.goto(path)
        return page

    def picture(self, page: Page, name: str) -> None:
        """Take a picture where people want one, and see that nothing sticks out at the side."""
        if PICTURED:
            self._keep(page, name)
        wide = page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth")
        assert wide <= 0, f"{name} is {wide} px too wide at {self.size} size"
        assert not self.faults, self.faults

    def picture_of(self, page: Page, name: str) -> None:
        """Only take a picture; on a phone the whole length of the page."""
        self._keep(page, name, full_page=self.size == "phone")

    def _keep(self, page: Page, name: str, *, full_page: bool = False) -> None:
        PICTURES.mkdir(parents=True, exist_ok=True)
        page.screenshot(path=PICTURES / f"{name}-{self.size}-{self.lang}.png", full_page=full_page)

    def close(self) -> None:
        """Leave."""
        self.context.close()
