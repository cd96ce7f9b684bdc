"""A feed over a connection that takes its bytes at once, later, or never; nobody else waits for it."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor

import pytest
from starlette.types import Message

from cardspeak.web import feed
from cardspeak.web.feed import Connection


class Line:
    """A connection: what was taken from it, and whether it takes anything now."""

    def __init__(self) -> None:
        self.taken: list[bytes] = []
        self.open = asyncio.Event()
        self.open.set()

    async def send(self, message: Message) -> None:
        await self.open.wait()
        self.taken.append(message["body"])


def on_a_line(story: Callable[[Line, Connection], Awaitable[None]]) -> None:
    """Run a story with one connection."""

    async def told() -> None:
        line = Line()
        connection = Connection(line.send)
        await asyncio.wait_for(story(line, connection), 10)
        await connection.end()

    with ThreadPoolExecutor(1) as alone:  # a browser test may have left a loop running in this thread
        alone.submit(asyncio.run, told()).result()


def test_what_is_taken_at_once_is_gone_before_the_next_line_runs() -> None:
    async def story(line: Line, connection: Connection) -> None:
        connection.write(b"one")
        connection.write(b"two")
        assert line.taken == [b"one", b"two"]

    on_a_line(story)


def test_whoever_is_slow_gets_everything_in_order_and_nothing_twice() -> None:
    async def story(line: Line, connection: Connection) -> None:
        line.open.clear()
        for number in range(3):
            connection.write(b"%d" % number)
        await asyncio.sleep(0.01)
        assert line.taken == []
        line.open.set()
        await asyncio.sleep(0.01)
        connection.write(b"3")
        assert line.taken == [b"0", b"1", b"2", b"3"]
        assert not connection.closed.is_set()

    on_a_line(story)


def test_a_phone_may_take_its_time_for_the_first_board_but_not_for_ever() -> None:
    async def story(line: Line, connection: Connection) -> None:
        line.open.clear()
        connection.write(b"x" * 300_000)
        connection.write(b"a change")
        assert not connection.closed.is_set(), "the whole board of a large event is still on its way"
        for _ in range(4):
            connection.write(b"x" * 20_000)
        assert connection.closed.is_set()
        connection.write(b"nobody hears this")

    on_a_line(story)


def test_a_phone_that_never_takes_its_bytes_is_given_up_in_time(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(feed, "PATIENCE", 0.02)
    monkeypatch.setattr(feed, "END_SECONDS", 0.02)

    async def story(line: Line, connection: Connection) -> None:
        line.open.clear()
        connection.write(b"a change")
        await connection.closed.wait()

    on_a_line(story)


def test_a_connection_that_breaks_is_closed() -> None:
    async def broken(_message: Message) -> None:
        raise ConnectionResetError

    async def told() -> None:
        connection = Connection(broken)
        connection.write(b"a change")
        assert connection.closed.is_set()

    with ThreadPoolExecutor(1) as alone:  # a browser test may have left a loop running in this thread
        alone.submit(asyncio.run, told()).result()
