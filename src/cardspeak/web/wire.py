"""The wire: a connection has to say what it wants soon and in few words, or it is closed."""

from __future__ import annotations

import asyncio

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from cardspeak.web.swift import CYCLE

PATIENCE = 5.0
"""Seconds until the head of a request has to be there."""
LARGEST_HEAD = 32 << 10
"""Bytes of a head at the most."""
TOO_LARGE = b"HTTP/1.1 431 Request Header Fields Too Large\r\nconnection: close\r\ncontent-length: 0\r\n\r\n"


class Wire(HttpToolsProtocol):
    """uvicorn's own protocol, with a limit on the time and the size of a head."""

    _waiting: asyncio.TimerHandle | None = None
    _head = 0

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # as uvicorn has it
        """Somebody has connected."""
        super().connection_made(transport)
        self._wait()

    def connection_lost(self, exc: Exception | None) -> None:
        """Somebody has gone."""
        self._wait_no_more()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Bytes have come."""
        if self._waiting is not None:
            self._head += len(data)
        super().data_received(data)
        if self._waiting is not None and self._head > LARGEST_HEAD and not self.transport.is_closing():
            self.transport.write(TOO_LARGE)
            self.transport.close()

    def on_message_begin(self) -> None:
        """A request begins."""
        super().on_message_begin()
        self._wait()

    def on_headers_complete(self) -> None:
        """Its head is there; the application runs a moment later."""
        self._wait_no_more()
        super().on_headers_complete()
        self.scope["transport"] = self.transport  # type: ignore[typeddict-unknown-key]  # for feeds, which write to it
        self.scope[CYCLE] = self.cycle  # type: ignore[literal-required]  # for orders, which are many

    def _wait(self) -> None:
        if self._waiting is None:
            self._head = 0
            self._waiting = self.loop.call_later(PATIENCE, self._give_up)

    def _wait_no_more(self) -> None:
        if self._waiting is not None:
            self._waiting.cancel()
            self._waiting = None

    def _give_up(self) -> None:
        self._waiting = None
        if not self.transport.is_closing():
            self.transport.close()
