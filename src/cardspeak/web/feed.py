"""Live feeds as server-sent events: a message is encoded once and written straight to every connection.

There is no queue and no task for each phone. A connection that does not take its bytes is closed; the phone comes back by
itself and gets what it missed.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from functools import lru_cache
from typing import Protocol

from starlette.types import Receive, Scope, Send

from cardspeak.desk.boards import Board
from cardspeak.errors import Unlawful
from cardspeak.web.hosts import is_loopback
from cardspeak.web.place import Place

KEEP_ALIVE = 15.0
"""Seconds between two signs of life; whoever may look no more is sent away then."""
HEADERS = [
    (b"content-type", b"text/event-stream; charset=utf-8"),
    (b"cache-control", b"no-store"),
    (b"x-accel-buffering", b"no"),
]
MOST_WAITING = 64 << 10
"""Bytes that may wait in a connection when the next message comes, besides those of the first, which is the longest."""
MOST_FEEDS = 500
"""Feeds of one link or device from one address: many phones share the code at the door, and perhaps a router."""
END = {"type": "http.response.body", "body": b"", "more_body": False}


class Phone(Protocol):
    """One open feed."""

    closed: asyncio.Event
    slow: bool

    def write(self, message: bytes) -> None:
        """Hand the bytes to the connection; it takes them at once or is given up."""
        ...

    def close(self) -> None:
        """Send them away."""
        ...


class Direct:
    """A feed written straight to its socket, framed once for everybody: thousands are told in one breath."""

    __slots__ = ("_most", "_transport", "closed", "slow")

    def __init__(self, transport: asyncio.WriteTransport) -> None:
        self._transport = transport
        self._most = 0
        self.closed = asyncio.Event()
        self.slow = False

    def write(self, message: bytes) -> None:
        """Hand the bytes to the socket; who has not taken the last ones is given up."""
        if self.closed.is_set():
            return
        if self._transport.is_closing():
            self.closed.set()
        elif self._transport.get_write_buffer_size() > self._most:
            self.slow = True
            self.closed.set()
        else:
            self._most = self._most or MOST_WAITING + len(message)
            self._transport.write(_chunk(message))

    def close(self) -> None:
        """Send them away."""
        self.closed.set()


@lru_cache(maxsize=16)
def _chunk(message: bytes) -> bytes:
    """A message as HTTP/1.1 sends a part of an answer whose length is not known."""
    return b"%x\r\n%b\r\n" % (len(message), message)


class Through:
    """A feed written through the server's own ``send``: for HTTP/1.0 and for servers that show no socket."""

    __slots__ = ("_send", "closed", "slow")

    def __init__(self, send: Send) -> None:
        self._send = send
        self.closed = asyncio.Event()
        self.slow = False

    def write(self, message: bytes) -> None:
        """Hand the bytes to the server; it takes them at once or the feed is given up."""
        if self.closed.is_set():
            return
        sending = self._send({"type": "http.response.body", "body": message, "more_body": True})
        try:
            sending.__await__().__next__()
        except StopIteration:
            return
        except Exception:
            self.closed.set()
            return
        self.slow = True  # its buffers are full: a slow phone may not hold up the others
        self.closed.set()
        with suppress(Exception):
            sending.close()  # type: ignore[attr-defined]  # a coroutine, as every server gives

    def close(self) -> None:
        """Send them away."""
        self.closed.set()


def phone_of(scope: Scope, send: Send) -> Phone:
    """The shortest way to whoever asked."""
    transport = scope.get("transport")
    if transport is None or scope.get("http_version") != "1.1":
        return Through(send)
    return Direct(transport)


class Feed:
    """The answer to a request for a feed: an ASGI application of its own."""

    def __init__(self, board: Board, now: int, last_id: str, still: Callable[[], bool] = lambda: True) -> None:
        self._board, self._now, self._last, self._still = board, now, last_id, still

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Send what was missed, then everything that happens, until one of the two goes."""
        with _counted(scope):
            await self._show(scope, receive, send)

    async def _show(self, scope: Scope, receive: Receive, send: Send) -> None:
        await send({"type": "http.response.start", "status": 200, "headers": HEADERS})
        straight: Send = scope.get("straight", send)
        phone, board = phone_of(scope, straight), self._board
        board.lookers.add(phone)
        try:
            missed = board.since(self._last, self._now) if self._last else [board.whole(self._now)]
            phone.write(b"retry: 1000\n\n" + b"".join(missed))
            await self._until_gone(phone, receive)
        finally:
            board.lookers.discard(phone)
            if phone.slow and "transport" in scope:
                scope["transport"].abort()  # with everything that waits to be sent on it
            with suppress(Exception):
                await straight(END)

    async def _until_gone(self, phone: Phone, receive: Receive) -> None:
        hung_up = asyncio.ensure_future(_hung_up(receive))
        closed = asyncio.ensure_future(phone.closed.wait())
        try:
            while not hung_up.done() and not closed.done():
                await asyncio.wait((hung_up, closed), timeout=KEEP_ALIVE, return_when=asyncio.FIRST_COMPLETED)
                if not self._still():
                    return
                phone.write(b": \n\n")
        finally:
            hung_up.cancel()
            closed.cancel()


@contextmanager
def _counted(scope: Scope) -> Iterator[None]:
    """A page that opens feeds without end would take every connection that the machine has."""
    place: Place | None = scope.get("place")
    address = (scope.get("client") or ("",))[0]
    if place is None or is_loopback(address):  # the machine itself, and proxies on it that do not say for whom
        yield
        return
    whose = address, scope.get("token", "")
    if place.feeds[whose] >= MOST_FEEDS:
        limits = {"max": MOST_FEEDS}
        raise Unlawful("door.too-many/feeds", field="feed", limits=limits)
    place.feeds[whose] += 1
    try:
        yield
    finally:
        place.feeds[whose] -= 1
        if not place.feeds[whose]:
            del place.feeds[whose]


async def _hung_up(receive: Receive) -> None:
    while (await receive())["type"] != "http.disconnect":
        pass
