"""Slow work in one background thread, so that orders and clocks never wait for it."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import ParamSpec, TypeVar

from cardspeak.errors import Unlawful

MOST_WAITING = 24
"""Calls in the queue at most; further ones are refused."""
Given = ParamSpec("Given")
Returned = TypeVar("Returned")


class Background:
    """A thread with a bounded queue; a second thread would only take turns with the first."""

    def __init__(self) -> None:
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="background")
        self._waiting = 0

    async def run(self, work: Callable[Given, Returned], *args: Given.args, **named: Given.kwargs) -> Returned:
        """Run something in the thread, and return its result. It must not read what may change meanwhile."""
        if self._waiting >= MOST_WAITING:
            raise Unlawful("request.too-many", field="body")
        self._waiting += 1
        try:
            return await asyncio.get_running_loop().run_in_executor(self._thread, lambda: work(*args, **named))
        finally:
            self._waiting -= 1


BACKGROUND = Background()
