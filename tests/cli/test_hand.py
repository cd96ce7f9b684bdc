"""`cardspeak hand`: shown, checked, converted; with honest exit codes."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from click.testing import CliRunner, Result
from rich.cells import cell_len

from cardspeak.cli.program import program
from cardspeak.hand.notation.phh_read import read_hand, read_hands
from tests.hand.notation.histories import HEADS_UP, RIVER, STUD, edited


def run(*arguments: str | Path) -> Result:
    """Run the command in this process."""
    return CliRunner().invoke(program, ["hand", *map(str, arguments)], prog_name="cardspeak")


@pytest.fixture
def night(tmp_path: Path) -> Path:
    """A folder of hands: two files that agree, one raked, one broken, one without a result, and one of two hands."""
    (tmp_path / "early").mkdir()
    (tmp_path / "early" / "river.phh").write_text(RIVER, encoding="utf-8")
    (tmp_path / "stud.phh").write_text(STUD, encoding="utf-8")
    (tmp_path / "raked.phh").write_text(edited(RIVER, "14700", "14650"), encoding="utf-8")
    (tmp_path / "two.phhs").write_text(f"[1]\n{STUD}\n[2]\n{HEADS_UP}", encoding="utf-8")
    (tmp_path / "notes.txt").write_text("not a hand", encoding="utf-8")
    return tmp_path


def test_a_hand_is_shown_street_by_street(night: Path) -> None:
    result = run(night / "early" / "river.phh")
    assert result.exit_code == 0
    assert "No-limit hold'em, blinds 100/200, ante 200 by big blind, button in seat 1" in result.output
    for words in ("Pre-flop", "River", "Jun-ho", "raises to 500", "fold, call 200, raise 400-20000", "+2200", "Result"):
        assert words in result.output
    assert max(map(len, result.output.splitlines())) <= 132


def test_names_of_any_width_keep_the_columns_in_line(night: Path) -> None:
    path = night / "wide.phh"
    path.write_text(edited(edited(RIVER, "Jun-ho", "김준호"), "Okoye", "오코예 님"), encoding="utf-8")
    lines = run(path).output.splitlines()
    table = lines[lines.index("Result") + 1 :][:5]
    changed = [line.rstrip() for line in table if any(name in line for name in ("김준호", "오코예 님", "Mara"))]
    assert len(changed) == 3
    assert len(set(map(cell_len, changed))) == 1


def test_money_is_shown_as_it_was_written(night: Path) -> None:
    result = run(night / "two.phhs")
    assert "100.25" in result.output
    assert "Hand 2: No-limit" in result.output


def test_a_broken_hand_is_shown_as_far_as_it_goes(night: Path) -> None:
    path = night / "broken.phh"
    path.write_text(edited(RIVER, '"d db 2h"', '"d db Kh"'), encoding="utf-8")
    result = run(path)
    assert result.exit_code == 1
    assert "board Kh8s3c" in result.output
    assert "Unfinished: the hand waits for: board" in result.output
    assert "Main pot: 2500, seats 5, 1" in result.output
    assert f"{path}: Unlawful: Line 22, actions 13: Kh has already been dealt." in result.stderr


def test_a_hand_that_cannot_be_read_is_told_with_its_line(night: Path) -> None:
    path = night / "broken.phh"
    path.write_text(edited(STUD, "FR", "XX"), encoding="utf-8")
    for options in ((), ("--to", "ohh"), ("--to", "phh")):
        result = run(path, *options)
        assert result.exit_code == 1
        assert "Line 1: 'XX' is not a variant" in result.stderr


def test_a_hand_as_json(night: Path) -> None:
    (told,) = json.loads(run(night / "stud.phh", "--json").output)
    assert set(told) == {"file", "hand", "line", "game", "betting", "button", "players", "told", "over", "error"}
    assert told["players"][0] == {"seat": 1, "name": "p1", "stack": 2000, "end": 2070}
    assert told["told"][0] == {
        "street": "third", "seat": 1, "act": "post", "words": "posts ante 10", "options": None, "stack": 1990, "pot": 10,
    }  # fmt: skip


def test_a_folder_that_is_accounted_for(night: Path) -> None:
    result = run(night, "--check")
    assert result.exit_code == 0
    rows = [line.split("  ") for line in result.output.splitlines()]
    told = {tuple(piece.strip() for piece in row if piece.strip())[:3] for row in rows}
    assert ("3", "agrees", "finishing stacks") in told
    assert ("1", "explained", "rake") in told
    assert ("1", "no result recorded", "every action lawful") in told
    assert "5 hands, all accounted for." in result.output


def test_a_folder_with_a_difference_and_a_broken_file(night: Path) -> None:
    (night / "wrong.phh").write_text(edited(STUD, "2070", "2071"), encoding="utf-8")
    (night / "broken.phh").write_text("variant =", encoding="utf-8")
    (night / "bytes.phh").write_bytes(b"\xff\xfe\x00")
    result = run(night, "--check")
    assert result.exit_code == 1
    assert (
        f"{night / 'wrong.phh'}:1: unexplained: The finishing stacks differ from the replay: seat 1 +1."
        in result.output
    )
    assert f"{night / 'broken.phh'}:1: broken: Line 1 is not valid TOML" in result.output
    assert "bytes.phh is not UTF-8 text" in result.output
    assert "8 hands, 3 of them to look into." in result.output
    assert run(night / "bytes.phh").exit_code == 1


def test_a_check_as_json(night: Path) -> None:
    result = run(night, "--check", "--json")
    found = json.loads(result.output)
    assert len(found) == 5
    assert set(found[0]) == {
        "file", "hand", "line", "verdict", "reason", "words", "gaps", "practices", "next_hand", "error",
    }  # fmt: skip
    raked = next(one for one in found if one["reason"] == "rake")
    assert raked["gaps"] == {"5": -50}


def test_to_phh_and_back(night: Path) -> None:
    assert read_hand(run(night / "stud.phh", "--to", "phh").output).actions == read_hand(STUD).actions
    assert len(read_hands(run(night, "--to", "phh").output)) == 5


def test_to_open_hand_history(night: Path) -> None:
    hidden = run(night / "early" / "river.phh", "--to", "ohh")
    told = json.loads(hidden.output)["ohh"]
    assert told["pots"][0]["amount"] == 4500
    assert "Qh" not in hidden.output
    assert "Qh" in run(night / "early" / "river.phh", "--to", "ohh", "--all-cards").output


def test_an_unlawful_hand_is_not_converted(night: Path) -> None:
    path = night / "broken.phh"
    path.write_text(edited(RIVER, '"p1 f"', '"p2 f"'), encoding="utf-8")
    result = run(path, "--to", "ohh")
    assert result.exit_code == 1
    assert "it is seat 3's turn" in result.stderr


@pytest.mark.parametrize(
    "arguments",
    [
        (),
        ("nowhere.phh",),
        (".", "--check", "--to", "phh"),
        (".", "--all-cards"),
        (".",),
        (".", "--to", "pgn"),
    ],
    ids=[
        "no path",
        "no such file",
        "two things at once",
        "cards without ohh",
        "a folder to look at",
        "unknown notation",
    ],
)
def test_bad_usage(arguments: tuple[str, ...], night: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(night)
    assert run(*arguments).exit_code == 2


def test_a_folder_without_hands_is_bad_usage(tmp_path: Path) -> None:
    result = run(tmp_path, "--check")
    assert result.exit_code == 2
    assert "no .phh or .phhs file" in result.stderr
