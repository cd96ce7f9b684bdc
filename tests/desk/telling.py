"""Running a story of coroutines in a thread of its own: a browser test before it may have left a loop in this one."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar

Result = TypeVar("Result")


def tell(story: Coroutine[Any, Any, Result]) -> Result:
    """What the story comes to."""
    with ThreadPoolExecutor(1) as thread:
        return thread.submit(asyncio.run, story).result()
