"""A package has the pages in it, or is not built at all."""

from __future__ import annotations

import shutil
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """As much of a fresh checkout as a build looks at: the pages are not built in it."""
    for name in ("pyproject.toml", "hatch_build.py", "README.md", "LICENSE"):
        shutil.copy(ROOT / name, tmp_path / name)
    package = tmp_path / "src" / "cardspeak"
    (package / "web").mkdir(parents=True)
    shutil.copy(ROOT / "src" / "cardspeak" / "__init__.py", package / "__init__.py")
    return tmp_path


def build(checkout: Path, target: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "hatchling", "build", "-t", target]
    return subprocess.run(command, cwd=checkout, capture_output=True, text=True, check=False)


@pytest.mark.parametrize("target", ["wheel", "sdist"])
def test_a_package_without_pages_is_not_built(checkout: Path, target: str) -> None:
    done = build(checkout, target)
    assert done.returncode != 0
    assert "make pages" in done.stderr
    assert not list(checkout.glob("dist/*"))


def test_a_checkout_without_pages_can_be_installed_to_work_on(checkout: Path) -> None:
    done = build(checkout, "wheel:editable")
    assert done.returncode == 0, done.stderr


def test_a_wheel_has_the_pages(checkout: Path) -> None:
    pages = checkout / "src" / "cardspeak" / "web" / "dist"
    pages.mkdir()
    (pages / ".built").touch()
    (pages / "wall.html").write_text("<!doctype html>", encoding="utf-8")
    done = build(checkout, "wheel")
    assert done.returncode == 0, done.stderr
    with zipfile.ZipFile(next(checkout.glob("dist/*.whl"))) as wheel:
        assert "cardspeak/web/dist/wall.html" in wheel.namelist()
