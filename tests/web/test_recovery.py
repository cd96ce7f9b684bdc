"""Faults: a server killed while everybody looks, a cable pulled out for an hour, and a console that has seen too little."""

from __future__ import annotations

import re
import shutil
import signal
import threading
import time
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from tests.web.cable import Cable
from tests.web.conftest import LONG, Visitor
from tests.web.kit import Asker, Served, serving
from tests.web.night import EVENT
from tests.web.people_there import said

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page

SOON = 2.0
"""Seconds in which every page is back when the server is; asked for with ``CARDSPEAK_LONG=1``."""
PATIENT = 15.0
MORE_THAN_KEPT = 300
"""Changes: the ring of a board remembers fewer."""
HARD_OF_HEARING = """
  delete window.SharedWorker;
  const listen = EventSource.prototype.addEventListener, waiting = [];
  EventSource.prototype.addEventListener = function (kind, take, ...rest) { return listen.call(this, kind, (message) => { if (window.deaf) waiting.push(() => take(message)); else take(message); }, ...rest); };
  window.hear = () => { window.deaf = false; for (const one of waiting.splice(0)) one(); };
"""


class Lookers:
    """A console, a wall and a phone, open at the same time."""

    def __init__(self, browser: Browser, served: Served) -> None:
        owner = served.signed_in()
        seated = next(
            part["entry"]
            for name, part in owner.get(f"/api/events/{EVENT}").json["parts"].items()
            if name.startswith("entry/") and part["seat"]
        )
        links = [
            owner.post("/api/links", {"role": role, "event": EVENT, "entry": entry}).json["address"]
            for role, entry in (("wall", None), ("player", seated))
        ]
        self.visitors = [Visitor(browser, served, size) for size in ("wall", "wall", "phone")]
        self.console = self.visitors[0].sign_in().open(f"/console?event={EVENT}")
        self.wall, self.phone = self.visitors[1].open(links[0]), self.visitors[2].open(links[1])
        self.pages = {"console": self.console, "wall": self.wall, "phone": self.phone}
        for page in self.pages.values():
            expect(page.locator(".time").first).to_be_visible()

    def away(self, name: str) -> bool:
        """Whether a page says that the server is away."""
        words = said("wall.reconnecting") if name == "wall" else said("common.offline")
        return self.pages[name].locator(".badge").filter(has_text=words).count() > 0

    def wait(self, *, away: bool, patience: float = PATIENT) -> float:
        """Until all of them say the same; how long it took."""
        begun = time.perf_counter()
        waiting = set(self.pages)
        while waiting and time.perf_counter() - begun < patience:
            waiting = {name for name in waiting if self.away(name) != away}
            time.sleep(0.02)
        assert not waiting, f"{waiting} did not notice within {patience} s"
        return time.perf_counter() - begun

    def close(self) -> None:
        """Leave."""
        for visitor in self.visitors:
            visitor.close()


def seconds_of(page: Page) -> int:
    """What a clock shows, in seconds."""
    text = page.locator(".time").first.inner_text()
    found = re.search(r"(?:(\d+):)?(\d+):(\d\d)", text)
    assert found is not None, text
    return int(found[1] or 0) * 3600 + int(found[2]) * 60 + int(found[3])


def true_seconds(asker: Asker) -> float:
    """What it has to show by the server's own reckoning."""
    board = asker.get(f"/api/events/{EVENT}").json
    clock, now = board["parts"]["clock"], board["now"]
    left, index = clock["left_ms"] - max(0, now - clock["since"]), clock["index"]
    while left <= 0:
        index += 1
        left += clock["lines"][index]["ms"]
    return float(left) / 1000


def is_right(page: Page, asker: Asker) -> bool:
    """Whether a clock shows what it has to; a busy machine may be late once or twice in telling."""
    return any(abs(seconds_of(page) - true_seconds(asker)) <= 1.5 for _ in range(20))


@pytest.fixture(scope="module")
def served(night_store: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """The night, served by a process that can be killed; every test leaves it running."""
    yield from serving(Path(shutil.copy(night_store, tmp_path_factory.mktemp("recovery") / "house.db")))


def test_a_page_without_a_cable_for_an_hour_catches_up(browser: Browser, served: Served) -> None:
    owner, cable = served.signed_in(), Cable(served.port)
    try:
        looker = Visitor(browser, served, "wall")
        looker.context.set_default_timeout(20_000)
        token = owner.post("/api/links", {"role": "wall", "event": EVENT}).json["address"].rpartition("/")[2]
        page = looker.open(f"{cable.address}/k/{token}")
        expect(page.locator(".time")).to_be_visible()
        cable.cut()
        expect(page.locator(".badge.warn").filter(has_text=said("wall.reconnecting"))).to_be_visible()
        for number in range(MORE_THAN_KEPT):
            owner.order(EVENT, "announce", words=f"Number {number}")
        owner.order(EVENT, "pause clock")
        owner.order(EVENT, "announce", words="The kitchen closes at ten")
        cable.plug()
        expect(page.locator(".news .told")).to_have_text("The kitchen closes at ten")
        expect(page.locator(".badge.bad").filter(has_text=said("wall.paused"))).to_be_visible()
        assert abs(seconds_of(page) - owner.get(f"/api/events/{EVENT}").json["parts"]["clock"]["left_ms"] / 1000) <= 1
        looker.close()
    finally:
        cable.close()
        owner.order(EVENT, "resume clock")


def test_a_console_that_has_seen_too_little_cannot_overwrite(browser: Browser, served: Served) -> None:
    owner, stale = served.signed_in(), Visitor(browser, served, lang="ko").sign_in()
    stale.context.add_init_script(HARD_OF_HEARING)
    page = stale.open(f"/console?event={EVENT}")
    owner.order(EVENT, "announce", words="first words")
    line = page.locator(".feed li.line").filter(has_text="first words")
    line.locator(".line-text").click()
    page.evaluate("window.deaf = true")
    owner.order(EVENT, "announce", words="second words")
    version = owner.get(f"/api/events/{EVENT}").json["version"]
    line.locator("button.danger").click()
    page.locator("dialog input").fill("a slip of the tongue")
    page.locator("dialog button.danger").click()
    expect(page.locator(".toast.bad")).to_contain_text(said("common.conflict", "ko"))
    assert owner.get(f"/api/events/{EVENT}").json["version"] == version, "nothing was struck out"
    page.evaluate("window.hear()")
    expect(page.locator(".feed li.line").first).to_contain_text("second words")
    page.locator("dialog button.danger").click()
    expect(line.locator(".badge.bad")).to_be_visible()
    stale.close()


def test_a_house_with_two_servers_in_a_row_keeps_its_links(browser: Browser, served: Served) -> None:
    address = served.signed_in().post("/api/links", {"role": "wall", "event": EVENT}).json["address"]
    served.stop()
    served.start()
    looker = Visitor(browser, served)
    expect(looker.open(address).locator(".time")).to_be_visible()
    looker.close()


@pytest.fixture(scope="module")
def lookers(browser: Browser, served: Served) -> Iterator[Lookers]:
    found = Lookers(browser, served)
    yield found
    found.close()


def test_a_server_that_is_killed_costs_nobody_anything(lookers: Lookers, served: Served) -> None:
    owner, best = served.signed_in(), 60.0
    for _ in range(3 if LONG else 1):
        acknowledged = killed_under_load(served, owner)
        lookers.wait(away=True)
        before = lookers.wall.locator(".time").first.inner_text()
        expect(lookers.wall.locator(".time").first).not_to_have_text(before)  # a wall goes on while the server is away
        served.start()
        best = min(best, lookers.wait(away=False))
        said_since = {
            line["message"].get("values", {}).get("words")
            for line in owner.get(f"/api/events/{EVENT}").json["parts"]["log"]["lines"]
        }
        assert set(acknowledged[-100:]) <= said_since
        for name, page in lookers.pages.items():
            assert is_right(page, owner), f"the clock of the {name} is wrong"
        if best <= SOON:
            break
    print(f"every page was back {best:.2f} s after the server")
    assert best <= (SOON if LONG else PATIENT)


def killed_under_load(served: Served, owner: Asker) -> list[str]:
    """Kill the server while somebody gives orders as fast as they can; what it has acknowledged."""
    acknowledged: list[str] = []

    def give() -> None:
        for number in range(10_000):
            words = f"{time.time_ns()}-{number}"
            try:
                if owner.order(EVENT, "announce", words=words).status == 200:
                    acknowledged.append(words)
            except OSError:
                return

    busy = threading.Thread(target=give)
    busy.start()
    time.sleep(0.3)
    served.stop(signal.SIGKILL)
    busy.join(10)
    assert acknowledged
    return acknowledged


def test_an_order_given_while_the_server_is_away_is_kept_when_it_is_back(lookers: Lookers, served: Served) -> None:
    served.stop(signal.SIGKILL)
    lookers.wait(away=True)
    with lookers.console.expect_event("requestfailed", lambda asked: asked.url.endswith("/orders")):
        lookers.console.keyboard.press("+")
    before = served.start().signed_in().get(f"/api/events/{EVENT}").json["parts"]["clock"]["left_ms"]
    expect(lookers.console.locator(".undo")).to_be_visible()
    kept = [line["type"] for line in served.signed_in().get(f"/api/events/{EVENT}").json["parts"]["log"]["lines"]]
    assert kept[0].startswith("clock"), kept[:3]
    assert before is not None
