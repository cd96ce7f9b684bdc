"""`cardspeak deal` splits prizes, in words and in JSON, and refuses what makes no deal."""

from __future__ import annotations

import json
from typing import Any

import pytest
from click.testing import CliRunner, Result

from cardspeak.cli.program import program

FOUR = ("--stacks", "100000,70000,50000,20000", "--prizes", "200,120,80,50")


@pytest.fixture(autouse=True)
def _known(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(program.table, "deal", "Split the prizes among those left.")


def run(*arguments: str) -> Result:
    return CliRunner().invoke(program, ["deal", *arguments])


def told(*arguments: str) -> dict[str, Any]:
    result = run(*arguments, "--json")
    assert result.exit_code == 0, result.output
    found: dict[str, Any] = json.loads(result.output)
    return found


@pytest.mark.parametrize(
    ("method", "shares"),
    [
        ("icm", [140.84, 123.8, 108.96, 76.4]),
        ("chip-chop", [187.5, 131.25, 93.75, 37.5]),
        ("floored-chip-chop", [154.17, 122.92, 102.08, 70.83]),
        ("even", [112.5, 112.5, 112.5, 112.5]),
        ("position", [200, 120, 80, 50]),
    ],
)
def test_each_way_to_deal(method: str, shares: list[float]) -> None:
    found = told("--method", method, *FOUR)
    assert [one["share"] for one in found["players"]] == shares
    assert found["pool"] == 450


def test_the_handbook_that_prints_50_30_20_is_wrong() -> None:
    found = told("--stacks", "5000 3000 2000", "--prizes", "50,30,20", "--unit", "0.0001")
    assert [one["share"] for one in found["players"]] == [38.3929, 32.75, 28.8571]


def test_odd_shares_are_marked_in_words_and_in_json() -> None:
    assert told("--method", "chip-chop", *FOUR)["players"][3]["warning"] == "below the 50 that is locked up already"
    leader = told("--method", "chip-chop", "--stacks", "1000,1", "--prizes", "100,50")["players"][0]
    assert leader["warning"] == "above the first prize of 100"
    text = run("--method", "chip-chop", *FOUR).output
    assert "locked up" in text
    assert "In all 450" in text


def test_money_for_the_winner_is_put_aside() -> None:
    found = told("--method", "chip-chop", "--winner", "50", *FOUR)
    assert found["for_winner"] == 50
    assert sum(one["share"] for one in found["players"]) == pytest.approx(400)
    assert "50 stays for the winner" in run("--winner", "50", *FOUR).output


def test_names_custom_shares_and_a_unit() -> None:
    found = told("--method", "custom", "--shares", "150,120,100,80", "--names", "Ann, Ben,Cy,Dee", "--unit", "5", *FOUR)
    assert [(one["player"], one["share"]) for one in found["players"]] == [
        ("Ann", 150),
        ("Ben", 120),
        ("Cy", 100),
        ("Dee", 80),
    ]


def test_chances_are_given_for_a_final_table() -> None:
    assert told(*FOUR)["players"][0]["chances"] == [0.416667, 0.319097, 0.200042, 0.064195]
    many = told("--stacks", ",".join(["7"] * 13), "--prizes", "13")
    assert many["players"][0]["chances"] == []


@pytest.mark.parametrize(
    ("arguments", "field"),
    [
        (("--stacks", "60,40", "--prizes", "50,30,20"), "prizes"),
        (("--stacks", "60,0", "--prizes", "50,30"), "stacks"),
        (("--stacks", "60,x", "--prizes", "50,30"), "stacks"),
        (("--stacks", "60,1.5", "--prizes", "50,30"), "stacks"),
        (("--stacks", "60,40", "--prizes", "30,50"), "prizes"),
        (("--stacks", "60,40", "--prizes", "50,nan"), "prizes"),
        (("--stacks", "60,40", "--prizes", "1e99,50"), "prizes"),
        (("--stacks", "60,40", "--prizes", "50,0.00001"), "prizes"),
        (("--stacks", "60,40", "--prizes", "50,30", "--winner", "51"), "for_winner"),
        (("--stacks", "60,40", "--prizes", "50,30", "--unit", "0"), "unit"),
        (("--stacks", "60,40", "--prizes", "50,30", "--names", "Ann"), "names"),
        (("--stacks", "60,40", "--prizes", "50,30", "--method", "custom", "--shares", "50,29"), "shares"),
        (("--stacks", "", "--prizes", "50,30"), "stacks"),
    ],
    ids=str,
)  # fmt: skip
def test_what_makes_no_deal_is_refused(arguments: tuple[str, ...], field: str) -> None:
    result = run(*arguments, "--json")
    assert result.exit_code == 2
    assert json.loads(result.output)["field"] == field
    assert run(*arguments).exit_code == 2
