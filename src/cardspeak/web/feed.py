"""Live feeds as server-sent events: a message is encoded once and written to every connection in one pass.

There is no queue and no task for each phone. A write runs the server's ``send`` for one step, which nearly always is all of
it. Where it has to wait, the rest becomes a task of that phone; if too much piles up or it takes too long, the feed is closed.
The phone reconnects by itself and gets what it missed.
"""

from __future__ import annotations

import asyncio
from collections import Counter, deque
from collections.abc import Callable, Generator, Iterator
from contextlib import suppress
from typing import Any

from starlette.requests import Request
from starlette.responses import Response
from starlette.types import Message, Receive, Scope, Send

from cardspeak.desk.boards import Board
from cardspeak.errors import Unlawful
from cardspeak.web.hosts import is_loopback
from cardspeak.web.security import address_in

KEEP_ALIVE = 15.0
"""Seconds between two comments that keep the connection open; access is checked again then."""
MOST_WAITING = 64 << 10
"""Bytes that may wait for a slow phone."""
PATIENCE = 30.0
"""Seconds it has to catch up."""
END_SECONDS = 1.0
"""Seconds that the end of a feed may take to be sent."""
MOST_FEEDS = 500
"""Feeds of one token from one address: many phones share the link for checking in, and perhaps a router."""
END: Message = {"type": "http.response.body", "body": b"", "more_body": False}

OpenFeeds = Counter[tuple[str, str]]
"""The number of open feeds by address and token."""


class Connection:
    """One open feed."""

    __slots__ = ("_send", "_slow", "_waiting", "_waiting_bytes", "closed")

    def __init__(self, send: Send) -> None:
        self._send = send
        self._waiting: deque[bytes] = deque()
        self._waiting_bytes = 0
        self._slow: asyncio.Task[None] | None = None
        self.closed = asyncio.Event()

    def write(self, message: bytes) -> None:
        """Send a message; never waits."""
        if self.closed.is_set():
            return
        if self._slow is not None:
            self._put(message)
            return
        try:
            sending = self._send(_body(message)).__await__()
            awaited = next(sending)
        except StopIteration:  # done at once, as nearly always
            return
        except Exception:  # whatever is wrong with one connection, the others go on
            self.closed.set()
            return
        self._slow = asyncio.ensure_future(self._catch_up(_Resumed(awaited, sending)))

    def close(self) -> None:
        """End the feed."""
        self.closed.set()

    async def end(self) -> None:
        """Complete the response, if the phone still takes it."""
        self.closed.set()
        if self._slow is not None:
            self._slow.cancel()
            await asyncio.gather(self._slow, return_exceptions=True)
        with suppress(Exception):
            async with asyncio.timeout(END_SECONDS):
                await self._send(END)

    def _put(self, message: bytes) -> None:
        self._waiting.append(message)
        self._waiting_bytes += len(message)
        if self._waiting_bytes > MOST_WAITING:
            self.closed.set()

    async def _catch_up(self, first: _Resumed) -> None:
        try:
            async with asyncio.timeout(PATIENCE):
                await first
                while self._waiting:
                    message = self._waiting.popleft()
                    self._waiting_bytes -= len(message)
                    await self._send(_body(message))
            self._slow = None
        except Exception:  # too slow, or gone
            self.closed.set()


class _Resumed:
    """The rest of an awaitable that was run one step: first what it awaits, then what follows."""

    def __init__(self, awaited: Any, rest: Iterator[Any]) -> None:
        self._awaited, self._rest = awaited, rest

    def __await__(self) -> Generator[Any, Any, None]:
        yield self._awaited
        yield from self._rest


def _body(message: bytes) -> Message:
    return {"type": "http.response.body", "body": message, "more_body": True}


class Feed(Response):
    """A response that sends what was missed, then every change, until either side closes it."""

    media_type = "text/event-stream"

    def __init__(self, board: Board, now: int, last_id: str, still: Callable[[], bool], opened: OpenFeeds) -> None:
        self.status_code = 200
        self.init_headers({"cache-control": "no-store", "x-accel-buffering": "no"})
        self._board, self._now, self._last_id, self._still, self._opened = board, now, last_id, still, opened

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Stream until the phone disconnects or the server closes the feed."""
        whose = _whose(scope)
        self._opened[whose] += 1
        try:
            await send({"type": "http.response.start", "status": self.status_code, "headers": self.raw_headers})
            await self._show(Connection(send), receive)
        finally:
            self._opened[whose] -= 1
            if not self._opened[whose]:
                del self._opened[whose]

    async def _show(self, connection: Connection, receive: Receive) -> None:
        self._board.viewers.add(connection)
        hung_up = asyncio.ensure_future(_hung_up(receive, connection))
        try:
            connection.write(b"retry: 1000\n\n" + self._missed())
            await self._until_closed(connection)
        finally:
            hung_up.cancel()
            self._board.viewers.discard(connection)
            await connection.end()

    def _missed(self) -> bytes:
        if not self._last_id:
            return self._board.whole(self._now)
        return b"".join(self._board.since(self._last_id, self._now))

    async def _until_closed(self, connection: Connection) -> None:
        while not connection.closed.is_set():
            try:
                async with asyncio.timeout(KEEP_ALIVE):
                    await connection.closed.wait()
            except TimeoutError:
                if not self._still():
                    return
                connection.write(b": \n\n")


async def _hung_up(receive: Receive, connection: Connection) -> None:
    while (await receive())["type"] != "http.disconnect":
        pass
    connection.close()


def check_open_feeds(request: Request, opened: OpenFeeds) -> None:
    """Refuse one client that opens feeds without end: it would use up the machine's connections."""
    address, _ = whose = _whose(request.scope)
    if opened[whose] >= MOST_FEEDS and not is_loopback(address):  # or a proxy here that does not say for whom
        limits = {"max": MOST_FEEDS}
        raise Unlawful("request.too-many/feeds", field="feed", limits=limits)


def _whose(scope: Scope) -> tuple[str, str]:
    return address_in(scope), scope.get("token", "")
