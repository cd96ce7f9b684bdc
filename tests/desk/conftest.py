"""The house is tried on every store."""

from __future__ import annotations

from tests.store.conftest import opener, where

__all__ = ["opener", "where"]
