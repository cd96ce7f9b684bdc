"""Open Hand History out: every chip told once, and no card that nobody saw."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cardspeak.cards.card import face
from cardspeak.hand.events import Return, Show
from cardspeak.hand.games import ABBREVIATIONS
from cardspeak.hand.hand import Hand
from cardspeak.hand.notation.ohh import ohh_text, open_hand_history
from cardspeak.hand.notation.phh_play import play
from cardspeak.hand.notation.phh_read import read_hand
from tests.hand.notation.histories import HEADS_UP, RIVER, edited, random_hand


def history(text: str, **more: Any) -> dict[str, Any]:
    record = read_hand(text)
    return open_hand_history(
        play(record).hand, players=record.names(), details=record.details, scale=record.scale, **more
    )


def actions(told: dict[str, Any]) -> list[tuple[str, int, str, float]]:
    return [(r["street"], a["player_id"], a["action"], a["amount"]) for r in told["rounds"] for a in r["actions"]]


def all_cards(told: dict[str, Any]) -> set[str]:
    return {card for r in told["rounds"] for a in r["actions"] for card in a.get("cards", ())}


def test_a_hand_is_told_in_full() -> None:
    told = history(RIVER)
    assert told["spec_version"] == "1.4.7"
    assert (told["game_type"], told["bet_limit"]["bet_type"], told["tournament"]) == ("Holdem", "NL", True)
    assert (told["game_number"], told["table_name"], told["table_size"], told["dealer_seat"]) == ("17", "4", 9, 1)
    assert [(p["id"], p["seat"], p["name"]) for p in told["players"]] == [
        (0, 1, "Okoye"),
        (1, 3, "Mara"),
        (2, 5, "Jun-ho"),
        (3, 8, "p3"),
    ]
    assert actions(told) == [
        ("Preflop", 2, "Post Ante", 200),
        ("Preflop", 1, "Post SB", 100),
        ("Preflop", 2, "Post BB", 200),
        ("Preflop", 3, "Fold", 0),
        ("Preflop", 0, "Raise", 500),
        ("Preflop", 1, "Fold", 0),
        ("Preflop", 2, "Call", 300),
        ("Flop", 2, "Check", 0),
        ("Flop", 0, "Bet", 600),
        ("Flop", 2, "Call", 600),
        ("Turn", 2, "Check", 0),
        ("Turn", 0, "Check", 0),
        ("River", 2, "Bet", 1000),
        ("River", 0, "Call", 1000),
        ("Showdown", 2, "Shows Cards", 0),
        ("Showdown", 0, "Mucks Cards", 0),
    ]
    assert [r.get("cards") for r in told["rounds"]] == [None, ["Kh", "8s", "3c"], ["2h"], ["9d"], None]
    assert told["pots"] == [
        {"number": 0, "amount": 4500, "rake": 0, "player_wins": [{"player_id": 2, "win_amount": 4500}]}
    ]


def test_money_has_its_decimals_and_an_all_in_is_marked() -> None:
    told = history(HEADS_UP)
    assert told["players"][0]["starting_stack"] == 100.25
    assert (told["small_blind_amount"], told["big_blind_amount"]) == (0.5, 1)
    all_in = [a for r in told["rounds"] for a in r["actions"] if a["is_allin"]]
    assert [(a["player_id"], a["amount"]) for a in all_in] == [(1, 77.5)]
    assert told["pots"][0]["amount"] == 160


def test_hidden_cards_stay_hidden() -> None:
    assert all_cards(history(RIVER)) == {"As", "Kd"}
    assert all_cards(history(RIVER, hero=1)) == {"As", "Kd", "Qh", "Qs"}
    assert all_cards(history(RIVER, all_cards=True)) == {"7c", "2d", "As", "Kd", "Qh", "Qs"}
    assert history(RIVER, hero=1)["hero_player_id"] == 0
    assert history(RIVER)["flags"] == ["Observed"]


@pytest.mark.parametrize(
    ("old", "new", "start"),
    [
        ('city = "Daegu"', "", "2026-02-03T20:15:00Z"),
        ('city = "Daegu"', 'time_zone = "UTC"', "2026-02-03T20:15:00Z"),
        ('city = "Daegu"', 'time_zone = "Asia/Seoul"', ""),
        ('city = "Daegu"\ntime = 20:15:00', "", ""),
        ("day = 3\n", "", ""),
    ],
)
def test_only_a_time_in_utc_is_told(old: str, new: str, start: str) -> None:
    assert history(edited(RIVER, old, new))["start_date_utc"] == start


def test_a_file_of_histories_has_one_object_a_paragraph() -> None:
    text = ohh_text([history(RIVER), history(HEADS_UP)])
    assert [json.loads(piece)["ohh"]["game_number"] for piece in text.strip().split("\n\n")] == ["17", ""]


@pytest.mark.parametrize(
    ("code", "kind"),
    [
        ("PLO", "Omaha"),
        ("LO8", "OmahaHiLo"),
        ("LS", "Stud"),
        ("LS8", "StudHiLo"),
        ("LR", "Stud"),
        ("L27TD", "Draw"),
        ("NLSD", "Holdem"),
    ],
)
def test_games_by_their_kind(code: str, kind: str) -> None:
    assert open_hand_history(random_hand(4, code))["game_type"] == kind


def shown(hand: Hand) -> set[str]:
    up = {card for event in hand.events if getattr(event, "up", False) for card in event.cards}  # type: ignore[union-attr]
    return {
        face(card) for card in up | {card for event in hand.events if isinstance(event, Show) for card in event.cards}
    }


@given(st.integers(0, 2**32), st.sampled_from(sorted(ABBREVIATIONS)))
def test_every_chip_is_told_once_and_nothing_hidden_at_all(seed: int, code: str) -> None:
    hand = random_hand(seed, code, kills=True)
    told = open_hand_history(hand)
    put = sum(amount for *_, amount in actions(told))
    back = sum(event.amount for event in hand.events if isinstance(event, Return))
    assert put - back == sum(pot["amount"] for pot in told["pots"])
    assert all_cards(told) <= shown(hand)
    numbers = [[a["action_number"] for a in r["actions"]] for r in told["rounds"]]
    assert all(one == list(range(1, len(one) + 1)) for one in numbers)
    streets = [street.name.capitalize() for street in hand.setup.game.streets]
    played = [r["street"] for r in told["rounds"] if r["street"] != "Showdown"]
    assert played == streets[: len(played)]
