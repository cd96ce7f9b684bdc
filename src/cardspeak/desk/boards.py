"""Boards: what an audience is shown of an event, encoded once and written to everybody who looks.

A board keeps its parts as bytes. When something happens the parts are made anew, and only those that changed go out,
numbered, to all who look; who comes back with a number that is still remembered gets what they missed, everybody else gets
the whole board.
"""

from __future__ import annotations

import asyncio
import re
import secrets
from collections import deque
from collections.abc import Callable
from typing import Protocol

import msgspec

from cardspeak.desk.event_host import EventHost
from cardspeak.desk.roles import Audience
from cardspeak.desk.views.parts import Seen, each_part
from cardspeak.tournament.log import Event

REMEMBERED = 256
"""Changes that are kept for those who come back."""
REST = 0.03
"""The least number of seconds between two changes of a board, so that a burst of orders is one change."""
TICK = 1.0
"""Seconds after which a board is looked at again though nothing was ordered: what the book asks for depends on time."""


_NUMBER = re.compile(r"[0-9]{1,15}")


class Viewer(Protocol):
    """Somebody who looks at a board."""

    def write(self, message: bytes) -> None:
        """Send a message; never waits."""
        ...

    def close(self) -> None:
        """End the connection."""
        ...


class Board:
    """One audience's picture of one event."""

    def __init__(self, audience: Audience, encode: Callable[[object], bytes]) -> None:
        self.audience = audience
        self.viewers: set[Viewer] = set()
        self.version = 0
        self.number = 0
        self._life = secrets.token_hex(4)
        """A server that was started anew numbers its changes anew."""
        self._parts: dict[str, bytes] = {}
        self._changes: deque[tuple[int, bytes]] = deque(maxlen=REMEMBERED)
        self._encode = encode
        self._pace = 1.0

    def redraw(self, seen: Seen, pace: float = 1.0) -> bool:
        """Rebuild the parts and send what has changed; whether anything has."""
        parts = {name: self._encode(value) for name, value in each_part(seen, self.audience)}
        changed = {name: value for name, value in parts.items() if self._parts.get(name) != value}
        gone = [name for name in self._parts if name not in parts]
        if not changed and not gone and self.version == seen.event.kept and self._pace == pace:
            return False
        self._parts, self.version, self._pace = parts, seen.event.kept, pace
        self.number += 1
        message = self._message("change", changed, gone, seen.at)
        self._changes.append((self.number, message))
        for viewer in tuple(self.viewers):
            viewer.write(message)
        return True

    def whole(self, at: int) -> bytes:
        """The whole board as one message."""
        return self._message("whole", self._parts, [], at)

    def body(self, at: int) -> bytes:
        """The whole board as one JSON object."""
        return self._json(self._parts, [], at)

    def since(self, last: str, at: int) -> list[bytes]:
        """Everything since the message of this id; the whole board if that message is no longer remembered."""
        life, _, number = last.partition("-")
        if life != self._life or not _NUMBER.fullmatch(number) or not self._changes:
            return [self.whole(at)]
        seen = int(number)
        if seen < self._changes[0][0] - 1 or seen > self.number:
            return [self.whole(at)]
        return [message for one, message in self._changes if one > seen]

    def _message(self, kind: str, parts: dict[str, bytes], gone: list[str], at: int) -> bytes:
        head = f"id: {self._life}-{self.number}\nevent: {kind}\ndata: ".encode()
        return head + self._json(parts, gone, at) + b"\n\n"

    def _json(self, parts: dict[str, bytes], gone: list[str], at: int) -> bytes:
        inner = b",".join(b'"%b":%b' % (name.encode(), value) for name, value in parts.items())
        head = b'{"version":%d,"now":%d,"pace":%d,"parts":{%b}' % (self.version, at, self._pace, inner)
        return head + (b',"gone":%b}' % msgspec.json.encode(gone) if gone else b"}")


class Boards:
    """The boards of every event, kept up to date."""

    def __init__(self, host: EventHost, pace: Callable[[], float] = lambda: 1.0) -> None:
        self._host = host
        self.pace = pace
        """How many times as fast as the real one the host's clock runs; other than 1 only in a demo."""
        self._boards: dict[tuple[str, Audience], Board] = {}
        self._due: set[str] = set()
        self._late: set[str] = set()
        """Events of which nothing can be shown before what was just ordered is on the disk."""
        self._wake = asyncio.Event()
        self._encode = msgspec.json.Encoder().encode
        self._task: asyncio.Task[None] | None = None
        host.on_change.append(self._changed)

    def start(self) -> None:
        """Begin to keep the boards up to date."""
        self._task = asyncio.create_task(self._work())

    async def stop(self) -> None:
        """Stop renewing the boards."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    def board(self, name: str, audience: Audience) -> Board:
        """A board, drawn by now."""
        event = self._host.event(name)
        found = self._boards.get((name, audience))
        if found is None:
            found = self._boards[name, audience] = Board(audience, self._encode)
            self._draw(found, event.settled())
        return found

    def fresh(self, name: str, audience: Audience) -> Board:
        """A board with everything that is on disk, so that the sender of an order sees its result."""
        board, event = self.board(name, audience), self._host.event(name)
        if board.version != event.kept and event.version == event.kept:
            self._draw(board, event)
        return board

    def let_go(self) -> None:
        """Disconnect all viewers; they reconnect by themselves."""
        for board in self._boards.values():
            for viewer in tuple(board.viewers):
                viewer.close()

    def _draw(self, board: Board, event: Event) -> None:
        board.redraw(Seen(event, self._host.now(event.name)), self.pace())

    @property
    def viewers(self) -> int:
        """The number of viewers of all boards."""
        return sum(len(board.viewers) for board in self._boards.values())

    def _changed(self, event: Event) -> None:
        if event.name in self._late:
            self._late.discard(event.name)
            self._redraw(event)
        else:
            self._due.add(event.name)
            self._wake.set()

    def _redraw(self, event: Event) -> None:
        """Draw the boards of an event; while orders are on their way to the disk, as soon as they are there."""
        if event.version != event.kept:
            self._late.add(event.name)
            return
        for (name, _), board in self._boards.items():
            if name == event.name:
                self._draw(board, event)

    async def _work(self) -> None:
        while True:
            try:
                async with asyncio.timeout(TICK):  # wait_for would swallow a cancellation that comes with the news
                    await self._wake.wait()
                await asyncio.sleep(0)  # whoever gave the order is answered first
            except TimeoutError:
                self._due.update(name for name, board in _looked_at(self._boards))
            self._wake.clear()
            due, self._due = self._due, set()
            for name in due & self._host.events.keys():
                self._redraw(self._host.events[name])
                await asyncio.sleep(0)
            await asyncio.sleep(REST)


def _looked_at(boards: dict[tuple[str, Audience], Board]) -> list[tuple[str, Board]]:
    return [(event, board) for (event, _), board in boards.items() if board.viewers]
