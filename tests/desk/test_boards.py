"""Boards: only what has changed goes out, nobody misses anything, and nothing is shown that is not on the disk."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from cardspeak.desk import boards as boards_module
from cardspeak.desk.boards import Board, Boards
from cardspeak.desk.event_host import EventHost
from cardspeak.desk.roles import ROLES, Person
from cardspeak.desk.views.parts import all_parts
from cardspeak.store import open_log
from tests.desk.telling import tell
from tests.desk.test_event_host import CONTEXT, Counting, create, say, until


class Screen:
    """Somebody who looks, and remembers what came."""

    def __init__(self) -> None:
        self.came: list[bytes] = []
        self.gone = False

    def write(self, message: bytes) -> None:
        self.came.append(message)

    def close(self) -> None:
        self.gone = True


def read(message: bytes) -> tuple[str, str, dict[str, Any]]:
    """A message's id, kind and body."""
    lines = dict(line.split(": ", 1) for line in message.decode().strip().split("\n"))
    return lines["id"], lines["event"], json.loads(lines["data"])


def shown(messages: list[bytes]) -> dict[str, Any]:
    """What a page has on it after some messages."""
    parts: dict[str, Any] = {}
    for _, kind, body in map(read, messages):
        parts = body["parts"] if kind == "whole" else {**parts, **body["parts"]}
        for name in body.get("gone", ()):
            parts.pop(name)
    return parts


@asynccontextmanager
async def looked_at(tmp_path: Path) -> AsyncIterator[tuple[EventHost, Boards, Board, Counting]]:
    with open_log(tmp_path / "room.db") as log:
        counting = Counting(log)
        host = EventHost(counting, lambda: CONTEXT.at)
        boards = Boards(host)
        await host.start()
        boards.start()
        await create(host)
        try:
            yield host, boards, boards.board("friday", "staff"), counting
        finally:
            await boards.stop()
            await host.stop()


def test_only_the_parts_that_changed_go_out(tmp_path: Path) -> None:
    async def story() -> None:
        async with looked_at(tmp_path) as (host, _, board, _):
            screen = Screen()
            board.viewers.add(screen)
            await say(host, "dinner is served")
            await until(lambda: bool(screen.came))
            _, kind, body = read(screen.came[0])
            assert kind == "change"
            assert body["version"] == host.event("friday").kept
            assert "announcements" in body["parts"]
            assert not {"clock", "event", "counts", "prizes"} & body["parts"].keys()

    tell(story())


def test_whoever_comes_back_gets_what_they_missed_and_ends_with_the_same_board(tmp_path: Path) -> None:
    async def story() -> None:
        async with looked_at(tmp_path) as (host, _, board, _):
            first = board.whole(CONTEXT.at)
            seen = read(first)[0]
            for words in ("one", "two", "three"):
                number = board.number
                await say(host, words)
                await until(lambda before=number: board.number > before)  # type: ignore[misc]
            missed = board.since(seen, CONTEXT.at)
            assert [read(one)[1] for one in missed] == ["change"] * 3
            assert shown([first, *missed]) == shown([board.whole(CONTEXT.at)])
            assert board.since(read(missed[-1])[0], CONTEXT.at) == []

    tell(story())


def test_whoever_was_away_too_long_gets_the_whole_board(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(boards_module, "REMEMBERED", 2)

    async def story() -> None:
        async with looked_at(tmp_path) as (host, _, board, _):
            seen = read(board.whole(CONTEXT.at))[0]
            for words in ("one", "two", "three"):
                number = board.number
                await say(host, words)
                await until(lambda before=number: board.number > before)  # type: ignore[misc]
            assert [read(one)[1] for one in board.since(seen, CONTEXT.at)] == ["whole"]

    tell(story())


@pytest.mark.parametrize(
    "last", ["", "x", "-", "other-1", "{life}-999", "{life}--1", "{life}-\u0663", "{life}-" + "9" * 400]
)
def test_an_id_that_cannot_be_ours_gets_the_whole_board(tmp_path: Path, last: str) -> None:
    async def story() -> None:
        async with looked_at(tmp_path) as (_, _, board, _):
            life = read(board.whole(CONTEXT.at))[0].partition("-")[0]
            assert [read(one)[1] for one in board.since(last.format(life=life), CONTEXT.at)] == ["whole"]

    tell(story())


def test_a_burst_of_orders_is_few_changes(tmp_path: Path) -> None:
    async def story() -> None:
        async with looked_at(tmp_path) as (host, _, board, _):
            screen = Screen()
            board.viewers.add(screen)
            await asyncio.gather(*(say(host, str(number)) for number in range(200)))
            await until(lambda: board.version == host.event("friday").kept)
            assert len(screen.came) <= 4

    tell(story())


def test_nothing_is_shown_before_it_is_on_the_disk(tmp_path: Path) -> None:
    async def story() -> None:
        async with looked_at(tmp_path) as (host, boards, board, counting):
            screen = Screen()
            board.viewers.add(screen)
            counting.gate.clear()
            waiting = asyncio.ensure_future(say(host, "not yet"))
            await asyncio.sleep(1.2)  # longer than a board is left alone
            assert b"not yet" not in b"".join(screen.came)
            assert b"not yet" not in boards.fresh("friday", "staff").body(CONTEXT.at)
            assert b"not yet" not in boards.board("friday", "public").body(CONTEXT.at)
            counting.gate.set()
            await waiting
            await until(lambda: b"not yet" in b"".join(screen.came))

    tell(story())


def test_whoever_gave_an_order_sees_it_at_once(tmp_path: Path) -> None:
    async def story() -> None:
        async with looked_at(tmp_path) as (host, boards, _, _):
            for number in range(5):
                await say(host, f"number {number}")
                assert f"number {number}".encode() in boards.fresh("friday", "staff").body(CONTEXT.at)

    tell(story())


def test_a_part_that_cannot_be_drawn_does_not_take_the_others_with_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story() -> None:
        async with looked_at(tmp_path) as (host, _, board, _):
            broken = all_parts()[0]
            bad = broken._replace(look=lambda seen: 1 // 0)  # type: ignore[arg-type]
            monkeypatch.setattr("cardspeak.desk.views.parts.all_parts", lambda: (bad, *all_parts.__wrapped__()[1:]))
            await say(host, "still here")
            await until(lambda: b"still here" in board.body(CONTEXT.at))

    tell(story())


def test_every_role_has_an_audience_and_only_the_office_sees_everything() -> None:
    audiences = {role: Person(name="x", role=role).audience for role in ROLES}
    assert audiences == {
        "owner": "staff", "director": "staff", "floor": "staff", "registrar": "staff", "dealer": "table",
        "player": "public", "wall": "public",
    }  # fmt: skip


def test_a_dealer_sees_tables_and_calls_but_no_money_and_no_notes(tmp_path: Path) -> None:
    async def story() -> None:
        async with looked_at(tmp_path) as (_, boards, _, _):
            dealer = {name.partition("/")[0] for name in shown([boards.board("friday", "table").whole(0)])}
            public = {name.partition("/")[0] for name in shown([boards.board("friday", "public").whole(0)])}
            assert public <= dealer
            assert not dealer & {"money", "entry", "log", "advice", "penalties", "disputes", "deals"}

    tell(story())
