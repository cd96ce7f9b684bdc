"""The server: durable commands beside the same route without a store, and one change on its way to thousands of phones.

Every side runs in a process of its own on one core; the client is another process on the other core.
"""

from __future__ import annotations

from bench.web.rows import rows

__all__ = ["rows"]
