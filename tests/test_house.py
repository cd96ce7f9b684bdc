"""The house keeps its own rules: clean files, locked packages, short modules, and a start that stays light."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from cardspeak.books.layer_files import layer_ids

ROOT = Path(__file__).parents[1]
SOURCES = sorted((ROOT / "src").rglob("*.py"))
LOCKS = sorted((ROOT / "requirements").glob("*.txt"))

HOSTS = re.compile(r"pypi\.org|pythonhosted\.org|npmjs\.(org|com)|deb\.debian\.org|://[\w.-]+/(simple|packages|-)/")
PLACES = re.compile(r"(^|[^\w./])/(root|work|farm|opt|home/[a-z]+|tmp/[a-z]+)/", re.MULTILINE)
BOOK_IDS = re.compile(rf"\b({'|'.join(layer_ids())})\b")
LONGEST = 500


def tracked_files() -> list[Path]:
    """Every file that is, or would be, committed."""
    if shutil.which("git") and (ROOT / ".git").exists():
        git = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
        listing = subprocess.run(git, cwd=ROOT, capture_output=True, text=True, check=True).stdout
        return [path for name in listing.split("\0") if name and (path := ROOT / name).is_file()]
    built = re.compile(r"(^|/)(\.(?!ci)[^/]*|__pycache__|htmlcov|mutants|node_modules)/")
    return [path for path in ROOT.rglob("*") if path.is_file() and not built.search(str(path.relative_to(ROOT)))]


def found(pattern: re.Pattern[str], files: list[Path]) -> list[str]:
    """Where a pattern occurs in text files, as ``file: words``."""
    hits = []
    for path in files:
        try:
            text = path.read_text(encoding="utf-8")
        except UnicodeDecodeError:
            continue
        hits += [f"{path.relative_to(ROOT)}: {match.group().strip()}" for match in pattern.finditer(text)]
    return hits


def loaded_by(statement: str) -> set[str]:
    """The top-level packages a fresh Python has loaded after one statement."""
    script = f"{statement}\nimport sys\nprint(*{{name.partition('.')[0] for name in sys.modules}})"
    unmeasured = {name: value for name, value in os.environ.items() if not name.startswith("COV")}
    run = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True, env=unmeasured)
    return set(run.stdout.split())


def test_no_file_names_a_package_registry() -> None:
    assert found(HOSTS, tracked_files()) == []


def test_no_file_names_a_folder_of_one_machine() -> None:
    assert found(PLACES, tracked_files()) == []


@pytest.mark.parametrize(
    ("pattern", "line"),
    [
        (HOSTS, "--index-url https://" + "mirror.example/simple/"),
        (HOSTS, "https://files.python" + "hosted.org"),
        (PLACES, "    # via -r /home" + "/ann/requirements/build.in"),
        (PLACES, "/tmp" + "/build/x"),
    ],
    ids=["index", "files", "lock", "build"],
)
def test_the_search_for_addresses_and_folders_finds_them(pattern: re.Pattern[str], line: str) -> None:
    assert pattern.search(line)


@pytest.mark.parametrize("lock", LOCKS, ids=lambda lock: lock.name)
def test_a_lock_pins_every_package_with_hashes(lock: Path) -> None:
    text = lock.read_text(encoding="utf-8").replace("\\\n", " ")
    entries = [line for line in text.splitlines() if line.strip() and not line.lstrip().startswith("#")]
    unpinned = [line for line in entries if not re.match(r"[\w.-]+==\S+ .*--hash=sha256:[0-9a-f]{64}", line)]
    assert entries
    assert unpinned == []


def test_the_locks_agree_on_every_version() -> None:
    pins: dict[str, set[tuple[str, ...]]] = {}
    for lock in LOCKS:
        here: dict[str, list[str]] = {}
        for name, version in re.findall(r"^([\w.-]+)==(\S+)", lock.read_text(encoding="utf-8"), re.MULTILINE):
            here.setdefault(name, []).append(version)
        for name, versions in here.items():
            pins.setdefault(name, set()).add(tuple(versions))
    assert {name: versions for name, versions in pins.items() if len(versions) > 1} == {}


def test_every_module_is_short_enough_to_be_one_concept() -> None:
    lines = {str(path.relative_to(ROOT)): len(path.read_text(encoding="utf-8").splitlines()) for path in SOURCES}
    assert {name: count for name, count in lines.items() if count > LONGEST} == {}


def test_only_books_name_a_book() -> None:
    outside = [path for path in SOURCES if ROOT / "src" / "cardspeak" / "books" not in path.parents]
    assert found(BOOK_IDS, outside) == []


@pytest.mark.parametrize("package", ["cards", "hand"])
def test_the_engine_loads_no_array_package(package: str) -> None:
    assert loaded_by(f"import cardspeak.{package}").isdisjoint({"numba", "numpy"})


def test_the_command_line_starts_light() -> None:
    heavy = {"asyncio", "msgspec", "numba", "numpy", "rich", "sqlite3"}
    assert loaded_by("import cardspeak.cli").isdisjoint(heavy)


def test_ci_runs_the_tests_and_can_be_executed() -> None:
    script = ROOT / ".ci" / "run"
    assert os.access(script, os.X_OK)
    assert "make test" in script.read_text(encoding="utf-8")
