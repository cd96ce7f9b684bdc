"""The house is tried on every store."""

from __future__ import annotations

from tests.store.conftest import address, opener, postgres, where

__all__ = ["address", "opener", "postgres", "where"]
