"""`cardspeak events` and `cardspeak verify`."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from cardspeak.cli.program import program
from cardspeak.desk.house import House, passwords
from cardspeak.store import open_log
from cardspeak.tournament.log import Struck
from tests.store.kit import SEED, log_of, night, registered
from tests.store.test_sqlite import tampered

HANGUL = re.compile(r"[\uac00-\ud7a3]")


def run(*words: str | Path) -> Result:
    return CliRunner().invoke(program, [str(word) for word in words])


@pytest.fixture(autouse=True)
def _cheap_passwords(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(passwords, "COST", 2**4)


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """Two events, one with a correction."""
    path = tmp_path / "room.db"
    with open_log(path) as log:
        log.append("friday", 0, [*night(), *log_of(Struck(entries=(17,)), first=18)])
        log.append("saturday", 0, night(4))
    return path


@pytest.fixture
def damaged(file: Path) -> Path:
    tampered(file, "update entries set body = '{}' where stream = 'friday' and version = 9")
    return file


def test_events_are_listed_with_time_person_and_what_was_struck_out(file: Path) -> None:
    result = run("events", file, "--event", "friday")
    lines = result.stdout.splitlines()
    assert (result.exit_code, len(lines), lines[0]) == (0, 19, "friday")
    assert lines[4].split()[:5] == ["4", "2027-01-15T08:00:04", "Ann", "Player", "1"]
    assert lines[17].split()[3] == "×"


def test_a_past_night_is_told_in_the_language_that_is_asked_for(file: Path) -> None:
    english, korean = (run("--lang", lang, "events", file, "--event", "friday").stdout for lang in ("en", "ko"))
    assert not HANGUL.search(english)
    assert all(HANGUL.search(line) for line in korean.splitlines()[1:])


def test_events_as_json_are_for_programs(file: Path) -> None:
    listed = json.loads(run("events", file, "--json", "--after", "16").stdout)
    assert [(one["event"], one["entry"], one["type"], one["counts"]) for one in listed] == [
        ("friday", 17, "status", False), ("friday", 18, "struck", True),
    ]  # fmt: skip
    assert listed[0]["what"] == {"entry": 3, "status": "out", "why": "bust"}


def test_a_damaged_log_is_listed_up_to_the_damage_and_the_others_in_full(damaged: Path) -> None:
    result = run("events", damaged)
    assert (result.exit_code, len(result.stdout.splitlines())) == (1, 1 + 8 + 1 + 11)
    assert "Damaged: Entry 9 of the log 'friday' (position 9)" in result.stderr


def test_damage_is_in_the_json_too(damaged: Path) -> None:
    result = run("events", damaged, "--json")
    assert (result.exit_code, json.loads(result.stdout)[-1]["code"]) == (1, "log.damaged")


def test_what_can_be_read_is_copied_to_a_new_file(damaged: Path, tmp_path: Path) -> None:
    result = run("events", damaged, "--copy", tmp_path / "new.db")
    assert (result.exit_code, result.stdout.startswith("19 entries copied")) == (1, True)
    assert run("verify", tmp_path / "new.db").exit_code == 0


def test_a_sound_file_is_copied_whole(file: Path, tmp_path: Path) -> None:
    result = run("events", file, "--json", "--copy", tmp_path / "new.db")
    assert (result.exit_code, json.loads(result.stdout)["copied"]) == (0, 29)


def test_long_values_are_cut_short_on_the_screen(file: Path) -> None:
    with open_log(file) as log:
        log.append("friday", 18, log_of(registered(60, "Ann " * 100), first=19))
    assert max(map(len, run("events", file, "--after", "18").stdout.splitlines())) < 300


def test_verify_says_that_all_is_sound(file: Path) -> None:
    result = run("verify", file, "--seed", SEED.hex())
    assert result.exit_code == 0, result.output
    assert "friday: sound, 18 entries read" in result.stdout
    assert "  draws  ok" in result.stdout


def test_the_log_of_a_served_house_is_no_event(file: Path) -> None:
    with open_log(file) as log:
        House(log, lambda: 1).add_staff("Ann", "password1", "owner")
    found = run("verify", file, "--seed", SEED.hex())
    assert (found.exit_code, "house: sound, 1 entry read" in found.output) == (0, True), found.output
    assert "scrypt" not in run("events", file).output


def test_a_backup_has_the_staff_and_the_links_of_the_house(file: Path, tmp_path: Path) -> None:
    with open_log(file) as log:
        House(log, lambda: 1).add_staff("Ann", "password1", "owner")
    command = [sys.executable, "-m", "cardspeak", "events", str(file), "--copy", str(tmp_path / "backup.db")]
    done = subprocess.run(command, capture_output=True, text=True, check=False)  # alone, where nothing else is imported
    assert done.returncode == 0, done.stderr
    with open_log(tmp_path / "backup.db") as log:
        House(log, lambda: 1).check_password("Ann", "password1")


def test_verify_says_what_is_not(damaged: Path) -> None:
    result = run("verify", damaged)
    assert result.exit_code == 1
    assert "friday: NOT SOUND, 8 entries read\n  chain  WRONG\n         entry 9: " in result.stdout


def test_verify_as_json_is_for_programs(damaged: Path) -> None:
    result = run("verify", damaged, "--json")
    friday, saturday = json.loads(result.stdout)
    assert (friday["sound"], friday["findings"][0]["entry"], saturday["sound"]) == (False, 9, True)


def test_the_wrong_seed_is_found(file: Path) -> None:
    result = run("verify", file, "--event", "saturday", "--seed", "00" * 16)
    assert (result.exit_code, "not the seed that was sealed" in result.stdout) == (1, True)


@pytest.mark.parametrize("command", ["events", "verify"])
@pytest.mark.parametrize(
    ("arguments", "words"),
    [(["nowhere.db"], "There is no file"), (["FILE", "--event", "sunday"], "Events: friday, saturday"),
     (["TEXT"], "is not a Cardspeak log"), (["EMPTY"], "is not a Cardspeak log")],
)  # fmt: skip
def test_bad_input_is_refused(command: str, arguments: list[str], words: str, file: Path, tmp_path: Path) -> None:
    (tmp_path / "text").write_text("Dear diary")
    (tmp_path / "empty").write_bytes(b"")
    places = {"FILE": file, "TEXT": tmp_path / "text", "EMPTY": tmp_path / "empty"}
    result = run(command, *(places.get(word, word) for word in arguments))
    assert (result.exit_code, words in result.stderr) == (2, True), result.output
    assert (tmp_path / "empty").read_bytes() == b""


@pytest.mark.parametrize("seed", ["xyz", "00" * 3 + "0"])
def test_a_seed_is_hexadecimal(file: Path, seed: str) -> None:
    assert run("verify", file, "--seed", seed).exit_code == 2


@pytest.mark.parametrize("command", ["events", "verify"])
def test_help_has_an_example(command: str) -> None:
    assert "Example: cardspeak" in run(command, "--help").stdout
