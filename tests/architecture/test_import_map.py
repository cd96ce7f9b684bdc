"""The import map is checked by import-linter (`make lint`); here it is checked that the check would catch something."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
CORE = {"books", "cards", "errors", "floor", "hand", "league", "limits", "question", "tournament", "words"}

LINTER = "import sys; from importlinter.cli import lint_imports; sys.exit(lint_imports(no_cache=True))"


@pytest.fixture
def tree(tmp_path: Path) -> Path:
    """A copy of the programs and the map."""
    others = shutil.ignore_patterns("__pycache__", "dist", "layers", "*.toml", "*.json", "*.html")
    shutil.copytree(ROOT / "src", tmp_path / "src", ignore=others)
    shutil.copy(ROOT / "pyproject.toml", tmp_path)
    return tmp_path


def lint(tree: Path) -> subprocess.CompletedProcess[str]:
    """Check the import map of a tree."""
    environment = os.environ | {"PYTHONPATH": str(tree / "src"), "COLUMNS": "200"}
    return subprocess.run(
        [sys.executable, "-c", LINTER], cwd=tree, env=environment, capture_output=True, text=True, check=False
    )


def plant(tree: Path, module: str, line: str) -> None:
    """Append a line to a module of the copy."""
    path = tree / "src" / "cardspeak" / module
    path.write_text(path.read_text(encoding="utf-8") + f"\n{line}\n", encoding="utf-8")


def test_the_tree_keeps_the_map(tree: Path) -> None:
    checked = lint(tree)
    assert checked.returncode == 0, checked.stdout


@pytest.mark.parametrize(
    ("module", "line", "broken"),
    [
        ("errors.py", "import cardspeak.cli", "cardspeak.errors -> cardspeak.cli"),
        ("cards/__init__.py", "import cardspeak.hand", "cardspeak.cards -> cardspeak.hand"),
        ("cards/__init__.py", "def shuffle():\n    import random", "cardspeak.cards -> random"),
        ("hand/__init__.py", "from time import monotonic", "cardspeak.hand -> time"),
        ("hand/__init__.py", "import urllib.request", "cardspeak.hand -> urllib"),
        ("floor/table.py", "from cardspeak.hand.state import places", "cardspeak.floor.table -> cardspeak.hand.state"),
        ("floor/table.py", "from cardspeak.hand import betting", "cardspeak.floor.table -> cardspeak.hand.betting"),
    ],
)
def test_a_planted_import_is_caught(tree: Path, module: str, line: str, broken: str) -> None:
    plant(tree, module, line)
    checked = lint(tree)
    assert checked.returncode == 1
    assert broken in checked.stdout


def test_a_package_outside_the_map_is_caught(tree: Path) -> None:
    (tree / "src" / "cardspeak" / "attic").mkdir()
    (tree / "src" / "cardspeak" / "attic" / "__init__.py").touch()
    checked = lint(tree)
    assert checked.returncode == 1
    assert "attic" in checked.stdout


def test_all_of_the_pure_core_is_under_contract() -> None:
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["tool"]["importlinter"]
    pure = next(contract for contract in settings["contracts"] if contract["type"] == "forbidden")
    there = {path.stem for path in (ROOT / "src" / "cardspeak").iterdir() if path.suffix == ".py" or path.is_dir()}
    assert {f"cardspeak.{name}" for name in CORE & there} == set(pure["source_modules"])
