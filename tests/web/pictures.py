"""The pictures of the README, taken from the running product: ``python -m tests.web.pictures`` (docs/pictures/*.png)."""

from __future__ import annotations

import argparse
import tempfile
import zlib
from pathlib import Path
from typing import TYPE_CHECKING

from playwright.sync_api import expect, sync_playwright

from bench.web.chromium import FLAGS, chromium
from tests.web.conftest import Visitor
from tests.web.kit import Asker, Served, serving
from tests.web.night import EVENT, write

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page

FOLDER = Path(__file__).parents[2] / "docs" / "pictures"
FULL, WIDE, TALL = (1920, 1080), (1280, 800), (360, 740)
"""A large screen, which is shown at two thirds; a laptop; a phone."""
HEAVIEST = 250_000
"""Bytes of a picture."""
SCRIPT = """book apl-au-2025
game NLHE 250/500
seats 1:SB 2:BB 3:UTG=20000 4:Next=9000 5:Btn
button 5
preflop
UTG raises to 1100
Next puts 1000 100 100 100
"""


class Painter:
    """Somebody with a camera."""

    def __init__(self, browser: Browser, served: Served, folder: Path) -> None:
        self.browser, self.served, self.folder = browser, served, folder

    def visitor(self, size: tuple[int, int]) -> Visitor:
        """A browser of a size."""
        visitor = Visitor(
            self.browser, self.served, "phone" if size == TALL else "wall", scale=2 / 3 if size == FULL else 1
        )
        visitor.context.set_default_timeout(15_000)
        return visitor

    def take(self, page: Page, name: str, size: tuple[int, int]) -> None:
        """One picture, small enough for a README."""
        page.set_viewport_size({"width": size[0], "height": size[1]})
        page.wait_for_timeout(600)
        where = self.folder / f"{name}.png"
        where.write_bytes(packed(page.screenshot()))
        assert where.stat().st_size < HEAVIEST, f"{name} has {where.stat().st_size} bytes"
        print(f"{where.name}: {where.stat().st_size // 1000} kB")


def packed(picture: bytes) -> bytes:
    """The same PNG, its pixels compressed as well as zlib can; other chunks stay as they are."""
    out, at, pixels = [picture[:8]], 8, b""
    while at < len(picture):
        length = int.from_bytes(picture[at : at + 4], "big")
        kind, body = picture[at + 4 : at + 8], picture[at + 8 : at + 8 + length]
        at += 12 + length
        if kind == b"IDAT":
            pixels += body
            continue
        if kind == b"IEND":
            out.append(_chunk(b"IDAT", zlib.compress(zlib.decompress(pixels), 9)))
        out.append(_chunk(kind, body))
    return b"".join(out)


def _chunk(kind: bytes, body: bytes) -> bytes:
    return len(body).to_bytes(4, "big") + kind + body + zlib.crc32(kind + body).to_bytes(4, "big")


def console(painter: Painter, owner: Asker) -> None:
    """A table has become short: the console says who moves where, and why."""
    parts = owner.get(f"/api/events/{EVENT}").json["parts"]
    tables = sorted((part for name, part in parts.items() if name.startswith("table/")), key=lambda one: one["players"])
    seats = [seat["entry"] for seat in tables[0]["seats"] if seat["entry"] is not None]
    for entry in seats[:3]:
        owner.order(EVENT, "bust out", out=[{"entry": entry}])
        if any(one["kind"] == "move" for one in owner.get(f"/api/events/{EVENT}").json["parts"]["advice"]):
            break
    page = painter.visitor(FULL).sign_in().open(f"/console?event={EVENT}")
    expect(page.locator(".strip .time b")).to_be_visible()
    page.wait_for_timeout(1500)
    painter.take(page, "console", FULL)
    pocket = painter.visitor(TALL).sign_in().open(f"/console?event={EVENT}")
    pocket.wait_for_timeout(1500)
    painter.take(pocket, "console-phone", TALL)


def floor(painter: Painter) -> None:
    """The ruling of the design."""
    page = painter.visitor(WIDE).sign_in().open(f"/floor?event={EVENT}")
    page.get_by_role("tab").last.click()
    page.locator("textarea.mono").fill(SCRIPT)
    expect(page.locator(".verdict .headline")).to_contain_text("1,100")
    painter.take(page, "floor", WIDE)


def wall(painter: Painter, owner: Asker) -> None:
    """The wall."""
    link = owner.post("/api/links", {"role": "wall", "event": EVENT}).json["address"]
    page = painter.visitor(FULL).open(link)
    expect(page.locator(".time")).to_be_visible()
    painter.take(page, "wall", FULL)


def phone(painter: Painter, owner: Asker) -> None:
    """A player who has just been moved."""
    parts = owner.get(f"/api/events/{EVENT}").json["parts"]
    entries = [part for name, part in parts.items() if name.startswith("entry/") and part["seat"]]
    one = next((entry for entry in entries if entry["on_the_way"]), entries[0])
    link = owner.post("/api/links", {"role": "player", "event": EVENT, "entry": one["entry"]}).json["address"]
    page = painter.visitor(TALL).open(link)
    expect(page.locator(".where")).to_be_visible()
    painter.take(page, "phone", TALL)


def structure(painter: Painter) -> None:
    """A new event, with what the book says of it."""
    page = painter.visitor(FULL).sign_in().open("/structure")
    page.wait_for_timeout(1000)
    page.locator("input[type=text], input:not([type])").first.fill("Saturday at the Anchor")
    page.wait_for_timeout(2000)
    painter.take(page, "structure", FULL)


def main() -> None:
    """Take them all."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--folder", type=Path, default=FOLDER)
    chosen = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        store = Path(folder) / "night.db"
        write(store, left=33)
        browser = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
        for served in serving(store):
            painter, owner = Painter(browser, served, chosen.folder), served.signed_in()
            phone(painter, owner)
            wall(painter, owner)
            console(painter, owner)
            floor(painter)
            structure(painter)
        browser.close()


if __name__ == "__main__":
    main()
