"""The people of the evening: what they read is looked up in the catalogue, and what they do goes through the pages."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

from playwright.sync_api import expect

from cardspeak.words import Sayable, message
from cardspeak.words.catalogue import worded
from tests.web.conftest import Visitor
from tests.web.kit import Asker
from tests.web.open_house import OpenHouse

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Locator, Page

EVENT = "friday-at-the-anchor"


def said(key: str, lang: str = "en", **values: Sayable) -> str:
    """A sentence of the pages."""
    return worded(message(key.replace(" ", "-"), **values), lang)


class Somebody:
    """A person with a browser of their own."""

    def __init__(self, browser: Browser, house: OpenHouse, size: str = "wall", lang: str = "en") -> None:
        self.visitor = Visitor(browser, house, size, lang)
        self.visitor.context.set_default_timeout(20_000)
        self.page: Page

    def opens(self, path: str) -> Somebody:
        """Open a page, and stay on it."""
        self.page = self.visitor.open(path)
        return self

    def sees(self, text: str | re.Pattern[str], where: str = "body") -> None:
        """Something is on the page before long."""
        expect(self.page.locator(where).filter(has_text=text).first).to_be_visible(timeout=20_000)

    def taps(self, words_on_it: str, where: str = "body", *, exact: bool = True) -> None:
        """Tap a button."""
        self.page.locator(where).get_by_role("button", name=words_on_it, exact=exact).first.click()

    def advice(self, sentence: str | re.Pattern[str]) -> Locator:
        """A card of what the book asks for next."""
        return self.page.locator("article.advice").filter(has_text=sentence).first

    def does(self, sentence: str | re.Pattern[str]) -> None:
        """Tap what the book asks for next, and see it go."""
        card = self.advice(sentence)
        card.locator("button.do").first.click()

    @property
    def faults(self) -> list[str]:
        """What their browser complained about."""
        return self.visitor.faults


class Books:
    """What the server knows, for those who check."""

    def __init__(self, asker: Asker) -> None:
        self.asker = asker

    @property
    def parts(self) -> dict[str, Any]:
        """Everything that staff are shown."""
        found: dict[str, Any] = self.asker.get(f"/api/events/{EVENT}").json["parts"]
        return found

    def entries(self) -> dict[str, dict[str, Any]]:
        """Entries by name."""
        return {part["name"]: part for name, part in self.parts.items() if name.startswith("entry/")}

    def seated(self) -> dict[tuple[int, int], dict[str, Any]]:
        """Who sits where."""
        return {(one["table"], one["seat"]): one for one in self.entries().values() if one["table"] is not None}

    def at_table(self, table: int) -> list[dict[str, Any]]:
        """Who sits at a table, by seat."""
        return [one for (where, _), one in sorted(self.seated().items()) if where == table]

    def tables(self) -> dict[int, int]:
        """How many sit at each table."""
        count: dict[int, int] = {}
        for table, _ in self.seated():
            count[table] = count.get(table, 0) + 1
        return count

    def order(self, order: str, **fields: Any) -> None:
        """What happens while nobody looks."""
        answer = self.asker.order(EVENT, order, **fields)
        assert answer.status == 200, answer.raw

    def follow(self, *kinds: str) -> None:
        """The director's helper does what the book asks for, of these kinds."""
        for _ in range(20):
            if not self.follow_once(*kinds):
                return
        raise AssertionError(f"{kinds} never end")

    def follow_once(self, *kinds: str) -> bool:
        """The first piece of advice of these kinds, done; whether there was one."""
        one = next((one for one in self.parts["advice"] if one["kind"] in kinds and one["orders"]), None)
        if one is None:
            return False
        buttons = [{"table": need["table"], "button": self.at_table(need["table"])[0]["seat"]} for need in one["needs"]]
        first = one["orders"][0]
        self.order(first["order"], **first["fields"], **({"buttons": buttons} if buttons else {}))
        return True
