"""Building stops where the pages are missing: they are built by Node.js, never committed, and a wheel without them serves none."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

BUILT = Path("src/cardspeak/web/dist/.built")


class PagesAreBuilt(BuildHookInterface):  # type: ignore[type-arg]  # hatchling calls it with any configuration
    """Refuses a wheel or a source archive without the pages; an editable install takes them from the folder later."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:  # noqa: ARG002 - as hatchling calls it
        """Look for the pages."""
        if version != "editable" and not (Path(self.root) / BUILT).is_file():
            raise SystemExit(
                "The pages are not built, and a package without them would serve none. Run `make pages` first."
            )
