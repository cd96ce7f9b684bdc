"""``python -m tools.rule_coverage build/rules [--json]``: the report on a test run that was recorded."""

from __future__ import annotations

import argparse
import json
from pathlib import Path

from tools.rule_coverage.report import Recorded, entries, printed


def main() -> None:
    """Print the report."""
    parser = argparse.ArgumentParser(prog="python -m tools.rule_coverage", description=__doc__)
    parser.add_argument("folder", type=Path, help="What the recorder wrote.")
    parser.add_argument("--json", action="store_true", help="Print every entry, for other programs.")
    asked = parser.parse_args()
    found = list(entries(Recorded.read(asked.folder)))
    if asked.json:
        print(json.dumps([entry.as_json() for entry in found], ensure_ascii=False))
    else:
        print("\n".join(printed(found)))


if __name__ == "__main__":
    main()
