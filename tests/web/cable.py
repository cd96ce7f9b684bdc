"""A cable between browsers and a server, which can be pulled out and put back."""

from __future__ import annotations

import asyncio
import threading
from contextlib import suppress


class Cable:
    """Everything that comes in at its own port goes on to the server's, until it is cut."""

    def __init__(self, port: int) -> None:
        self._to = port
        self.port = 0
        self._loop = asyncio.new_event_loop()
        self._open: set[asyncio.StreamWriter] = set()
        self._cut = False
        self._ready = threading.Event()
        self._thread = threading.Thread(target=self._run, name="cable", daemon=True)
        self._thread.start()
        assert self._ready.wait(5)

    @property
    def address(self) -> str:
        """Where browsers go."""
        return f"http://127.0.0.1:{self.port}"

    def cut(self) -> None:
        """Nothing goes through, and what was open breaks off."""
        self._cut = True
        asyncio.run_coroutine_threadsafe(self._drop(), self._loop).result(5)

    def plug(self) -> None:
        """Everything goes through again."""
        self._cut = False

    def close(self) -> None:
        """Throw it away."""
        self.cut()
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join(5)
        self._loop.close()

    async def _drop(self) -> None:
        for writer in tuple(self._open):
            writer.transport.abort()

    def _run(self) -> None:
        asyncio.set_event_loop(self._loop)
        server = self._loop.run_until_complete(asyncio.start_server(self._carry, "127.0.0.1", 0))
        self.port = server.sockets[0].getsockname()[1]
        self._ready.set()
        self._loop.run_forever()
        server.close()

    async def _carry(self, here: asyncio.StreamReader, back: asyncio.StreamWriter) -> None:
        if self._cut:
            back.transport.abort()
            return
        with suppress(OSError):
            there, forth = await asyncio.open_connection("127.0.0.1", self._to)
            self._open |= {back, forth}
            await asyncio.gather(_pour(here, forth), _pour(there, back))
            self._open -= {back, forth}
        back.transport.abort()


async def _pour(source: asyncio.StreamReader, into: asyncio.StreamWriter) -> None:
    with suppress(OSError):
        while some := await source.read(65536):
            into.write(some)
            await into.drain()
    into.close()
