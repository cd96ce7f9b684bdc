"""The recipes are followed to the letter in a copy of the repository: every edit is made, every command is run."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pytest

ROOT = Path(__file__).parents[1]
PAGE = (ROOT / "docs" / "recipes.md").read_text(encoding="utf-8")
PARTS = ("src", "tests", "docs", "tools", "bench", "web", "pyproject.toml", "README.md")
LEFT_OUT = shutil.ignore_patterns("node_modules", "dist", "build", "__pycache__")
RECIPE = re.compile(r"^## (.+?)\n(.*?)(?=^## |\Z)", re.MULTILINE | re.DOTALL)
BLOCK = re.compile(r"^(?P<prose>[^\n]*)\n+```(?P<kind>\w+)\n(?P<text>.*?)^```$", re.MULTILINE | re.DOTALL)
PLACED = re.compile(
    r"(?P<how>after|before|instead of the line|instead of) `(?P<anchor>[^`]+)`|(?P<new>new)|(?P<end>at the end)"
)
FILE = re.compile(r"^`([^`]+)`, ")
COUNTED = re.compile(r"^\| \[(.+?)\]\(#.+?\) \| (\d+) \| (\d+) \|$", re.MULTILINE)
SHELL = 'cardspeak() { "$PYTHON" -m cardspeak "$@"; }\npython() { "$PYTHON" "$@"; }\nset -eu\n'


class Step(NamedTuple):
    """An edit of a file, or commands to run."""

    file: str
    how: str
    anchor: str
    text: str


def recipes() -> dict[str, list[Step]]:
    """Every recipe by its name, step by step."""
    return {name: list(_steps(body)) for name, body in RECIPE.findall(PAGE)}


def _steps(body: str) -> Iterator[Step]:
    file = ""
    for found in BLOCK.finditer(body):
        if found["kind"] == "sh":
            yield Step("", "run", "", found["text"])
            continue
        before = body[: found.start()] + found["prose"]
        paragraph = before.rpartition("\n\n")[2]
        named = FILE.match(paragraph)
        assert named is not None, f"no file is named above {found['text']!r}"
        file = named[1]
        placed = PLACED.search(paragraph, named.end())
        assert placed is not None, f"nothing says where this goes in {file}"
        yield Step(file, placed["how"] or placed["new"] or placed["end"], placed["anchor"] or "", found["text"])


def follow(step: Step, copy: Path) -> None:
    """Do what a step says."""
    if step.how == "run":
        place = {**os.environ, "PYTHON": sys.executable, "PYTHONPATH": str(copy / "src"), "CARDSPEAK_LANG": ""}
        done = subprocess.run(
            ["bash", "-c", SHELL + step.text], cwd=copy, env=place, capture_output=True, text=True, check=False
        )
        assert done.returncode == 0, f"{step.text}\n{done.stdout[-3000:]}\n{done.stderr[-3000:]}"
        return
    path = copy / step.file
    if step.how == "new":
        assert not path.exists(), step.file
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(step.text, encoding="utf-8")
        return
    path.write_text(edited(path.read_text(encoding="utf-8"), step), encoding="utf-8")


def edited(text: str, step: Step) -> str:
    """A text with an edit made at the one place that the step names."""
    if step.how == "at the end":
        return text + step.text
    assert text.count(step.anchor) == 1, f"{step.file}: {step.anchor!r} stands there {text.count(step.anchor)} times"
    if step.how == "instead of":
        return text.replace(step.anchor, step.text.removesuffix("\n"))
    begins = text.rfind("\n", 0, text.index(step.anchor)) + 1
    ends = text.index("\n", begins) + 1
    before, after = {"before": (begins, begins), "after": (ends, ends)}.get(step.how, (begins, ends))
    return text[:before] + step.text + text[after:]


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    """As much of a checkout as the recipes touch."""
    for part in PARTS:
        if (ROOT / part).is_dir():
            shutil.copytree(ROOT / part, tmp_path / part, ignore=LEFT_OUT)
        else:
            shutil.copy(ROOT / part, tmp_path / part)
    return tmp_path


def built(copy: Path) -> list[str]:
    """The pages of a copy, built as ``make pages`` builds them."""
    (copy / "web" / "node_modules").symlink_to((ROOT / "web" / "node_modules").resolve())
    subprocess.run(["node", "build.mjs", "--quiet"], cwd=copy / "web", check=True)
    return sorted(path.stem for path in (copy / "src" / "cardspeak" / "web" / "dist").glob("*.html"))


def tidied(copy: Path, files: set[str]) -> None:
    """What ``make format`` does with the files that were touched; after it nothing is left to complain about."""
    for command in (["format", "-q"], ["check", "-q"]):
        if files:
            subprocess.run([sys.executable, "-m", "ruff", *command, *sorted(files)], cwd=copy, check=True)


@pytest.mark.parametrize("name", recipes())
def test_a_recipe_works_as_it_is_written(name: str, copy: Path) -> None:
    steps = recipes()[name]
    for step in steps:
        follow(step, copy)
    tidied(copy, {step.file for step in steps if step.file.endswith(".py")})
    touched = [step.file for step in steps if step.file.startswith("web/src")]
    if touched and (ROOT / "web" / "node_modules").exists():
        pages = built(copy)
        assert {Path(one).parts[3] for one in touched if one.startswith("web/src/pages/")} <= set(pages)


def test_the_page_counts_the_files_of_its_recipes() -> None:
    counts = {name: (int(files), int(new)) for name, files, new in COUNTED.findall(PAGE)}
    for name, steps in recipes().items():
        files = {step.file for step in steps if step.file} | {
            file for step in steps for file in re.findall(r"mv page (\S+)", step.text) if step.how == "run"
        }
        if name.lower() in counts:
            assert (len(files), sum(step.how == "new" for step in steps)) == counts[name.lower()], name
    assert counts["an order with its button"][0] <= 6
    assert counts["a game"][0] == 1
