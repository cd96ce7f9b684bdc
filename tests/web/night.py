"""A league night in progress, for tests and for looking at pages: ``python -m tests.web.night FILE [--left 30]``."""

from __future__ import annotations

import argparse
import re
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import msgspec

from bench.nights import Night
from cardspeak.desk.demo.league_night import CHIPS, invented
from cardspeak.desk.house import House, passwords
from cardspeak.store import open_log
from cardspeak.store.chain import Row
from cardspeak.store.codec import codec
from cardspeak.tournament.draws import Chance
from cardspeak.tournament.entries.registering import Register
from cardspeak.tournament.log import Entry
from cardspeak.tournament.night import Tables
from tests.tournament.autoplay.kit import TERMS, setup

MOMENT = re.compile(rb"\b1[5-9]\d{11}\b")
"""Milliseconds since 1970 as a log writes them; no chip count comes near."""
EVENT, OWNER, PASSWORD = "friday", "Ann", "password1"


class NamedNight(Night):
    """A night of people with names, as a list of members would have them."""

    def _enter(self, number: int) -> None:
        self.at += 1_000
        name = invented(self.players, Chance(self.seed, "who comes"))[number - 1]
        self.director.order(Register(player=f"member-{number:03}", name=name), self.at)


def played(seed: bytes, *, left: int, players: int = 74, ends_at: int, book: str = "apl-au-2025") -> list[Entry]:
    """The log of a night dealt down to so many players; the last thing happened at ``ends_at``."""
    made = setup(book, starts_at=ends_at, name="Friday at the Anchor", venue="The Anchor", chips=CHIPS)
    terms = msgspec.structs.replace(TERMS, advertised_at=ends_at - 7 * 86_400_000)
    night = NamedNight(setup=made, seed=seed, players=players, terms=terms, late=6)
    night.open_doors()
    tables = Tables(night.director, night.at)
    if left < players:
        tables.play(left=left)
    return [earlier(entry, tables.at - ends_at) for entry in night.event.log]


def earlier(entry: Entry, by: int) -> Entry:
    """The same entry at an earlier time: whoever deals cannot know when a night ends before it does."""
    kept = codec()
    body = MOMENT.sub(lambda found: b"%d" % (int(found[0]) - by), kept.encode(entry))
    return kept.decode(Row(0, "", entry.number, kept.written_as, body, b""))


@contextmanager
def cheap_passwords() -> Iterator[None]:
    """The passwords of a test need not hold for long."""
    passwords.COST, cost = 2**4, passwords.COST
    yield
    passwords.COST = cost


def write(where: Path, *, left: int = 30, players: int = 74, name: str = EVENT) -> None:
    """A store with an owner and the night."""
    where.parent.mkdir(parents=True, exist_ok=True)
    with open_log(where) as log:
        now = time.time_ns() // 1_000_000
        house = House(log, lambda: now)
        if house.needs_owner:
            with cheap_passwords():
                house.add_staff(OWNER, PASSWORD, "owner")
        log.append(name, 0, played(house.seed(name), left=left, players=players, ends_at=now))


def main() -> None:
    """Write a store for somebody who wants to look."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("where", type=Path)
    parser.add_argument("--left", type=int, default=30)
    parser.add_argument("--players", type=int, default=74)
    chosen = parser.parse_args()
    write(chosen.where, left=chosen.left, players=chosen.players)


if __name__ == "__main__":
    main()
