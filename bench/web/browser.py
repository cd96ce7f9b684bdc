"""A console with sixty tables in a real browser: how long from the tap until the change is on the screen.

``python -m bench.web.browser PORT TOKEN ROUNDS`` prints one line of JSON; a row says why where there is no browser.
"""

from __future__ import annotations

import json
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Any

import msgspec

from bench.harness import Row, within
from bench.web.chromium import FLAGS, chromium

if TYPE_CHECKING:
    from playwright.sync_api import Page

HALL, TABLES, PLAYERS = "hall", 60, 540
LIMIT_MS = 100
NAME = f"a console of {TABLES} tables shows a change"
WATCH = """(table) => {
  const card = document.querySelector(`[data-table="${table}"]`), before = card.textContent;
  window.took = null;
  let tapped = 0;
  addEventListener("keydown", (key) => { if (key.key === "Enter") tapped = key.timeStamp; }, { capture: true });
  const watch = new MutationObserver(() => {
    if (!tapped || card.textContent === before) return;
    watch.disconnect();
    requestAnimationFrame(() => { window.took = performance.now() - tapped; });
  });
  watch.observe(card, { subtree: true, childList: true, characterData: true });
}"""


def missing() -> str:
    """Why this cannot be measured here; empty where it can."""
    from cardspeak.web.pages import BUNDLE

    if find_spec("playwright") is None:
        return "Playwright is not installed"
    if chromium() is None:
        return "no Chromium here"
    return "" if (BUNDLE / "console.html").is_file() else "the pages are not built (make pages)"


def rows(quick: bool) -> Iterator[Row]:
    """One row: measured, or skipped for everybody to see."""
    from bench.web.rows import _environment, running

    reason = missing()
    if reason:
        yield Row(NAME, " ms", 0.0, "limit", LIMIT_MS, 0.0, 0.0, f"SKIPPED: {reason}")
        return
    with tempfile.TemporaryDirectory() as folder:
        store = Path(folder) / "hall.db"
        fill(store)
        with running(str(store)) as server:
            command = [
                sys.executable,
                "-m",
                "bench.web.browser",
                str(server["port"]),
                server["token"],
                str(6 if quick else 20),
            ]
            run = subprocess.run(command, capture_output=True, text=True, env=_environment(), check=False)
            assert run.returncode == 0, run.stderr[-2000:]
    found = json.loads(run.stdout)
    yield within(
        NAME, " ms", found["median"], LIMIT_MS, f"slowest {found['slowest']:.0f} ms, opened in {found['opened']:.1f} s"
    )


def fill(store: Path) -> None:
    """A hall where sixty tables play."""
    from bench.nights import Night
    from cardspeak.books.layer_files import layer_ids
    from cardspeak.desk.demo.league_night import league_night, terms
    from cardspeak.desk.house import House
    from cardspeak.store import open_log

    now = time.time_ns() // 1_000_000
    setup = msgspec.structs.replace(league_night(layer_ids()[0], now), name="A full hall", tables=TABLES, chips=())
    with open_log(store) as log:
        night = Night(setup=setup, seed=House(log, lambda: now).seed(HALL), players=PLAYERS, terms=terms(now))
        night.open_doors()
        log.append(HALL, 0, night.event.log)


def measure(port: int, token: str, rounds: int) -> dict[str, float]:
    """Bust somebody at a table, again and again, as a director does it."""
    from playwright.sync_api import sync_playwright

    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
        context = browser.new_context(viewport={"width": 1920, "height": 1080}, reduced_motion="reduce")
        site = f"http://127.0.0.1:{port}"
        context.add_cookies([{"name": "cardspeak", "value": token, "url": site}])
        page, begun = context.new_page(), time.perf_counter()
        page.goto(f"{site}/console?event={HALL}")
        page.wait_for_selector(f".table-card[data-table='{TABLES}']")
        opened = time.perf_counter() - begun
        page.wait_for_timeout(2_000)
        took = [one_bust(page, 1 + at * 2) for at in range(rounds)]
        browser.close()
    return {"median": statistics.median(took), "slowest": max(took), "opened": opened}


def one_bust(page: Page, table: int) -> float:
    """Milliseconds from the key to the picture."""
    page.evaluate(WATCH, table)
    page.keyboard.press("Escape")
    page.keyboard.press("b")
    page.keyboard.type(f"{table}.1")
    page.keyboard.press("Enter")
    for _ in range(500):
        took: Any = page.evaluate("window.took")
        if took is not None:
            page.wait_for_timeout(200)
            return float(took)
        page.wait_for_timeout(10)
    raise AssertionError(f"nothing was to be seen at table {table}")


if __name__ == "__main__":
    print(json.dumps(measure(int(sys.argv[1]), sys.argv[2], int(sys.argv[3]))))
