"""The browser that pages are looked at with: Debian's Chromium, without a window where that build is there."""

from __future__ import annotations

import shutil

NAMES = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
"""The first is the same engine without the shell of a desktop around it, and takes half the work for a page."""
FLAGS = [
    "--no-sandbox", "--disable-gpu", "--no-first-run", "--disable-background-networking", "--disable-component-update",
    "--disable-sync",
]  # fmt: skip


def chromium() -> str | None:
    """Where it is, if there is one."""
    return next((found for name in NAMES if (found := shutil.which(name))), None)
