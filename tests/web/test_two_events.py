"""Two events of one house: a player has a seat in one of them only, and what is on record in one counts in the other."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.web.kit import Asker
from tests.web.open_house import KEY, OpenHouse

PLAYERS = ("ana", "ben", "cy")


@pytest.fixture
def owner(tmp_path: Path) -> Iterator[Asker]:
    """Friday has drawn its seats, Saturday has not; the same three players have entered both."""
    house = OpenHouse(tmp_path / "two.db").start()
    Asker(house).post("/api/first-owner", {"name": "Ann", "password": "password1", "key": KEY})
    found = house.signed_in()
    for event in ("friday", "saturday"):
        levels = [{"minutes": 20, "small_blind": 25, "big_blind": 50}]
        setup = {"name": event.title(), "book": "888pl", "stamp_cards": True, "starts_at": house.now() + 3_600_000}
        made = found.post(
            "/api/events", {"id": event, "setup": setup | {"levels": levels, "tables": 1, "buy_in": {"chips": 1000}}}
        )
        assert made.status == 201, made.raw
        for player in PLAYERS:
            done(found.order(event, "register", player=player, name=player.title()))
    done(found.order("friday", "draw seats"))
    yield found
    house.stop()


def done(answer: Any) -> Any:
    assert answer.status == 200, answer.raw
    return answer.json


@pytest.mark.rule("888pl", "2-iii-4")
def test_nobody_has_a_seat_in_two_events(owner: Asker) -> None:
    for refused in (owner.order("saturday", "draw seats"), owner.order("saturday", "seat late", entry=1)):
        error = refused.json["error"]
        assert (error["code"], error["rule"]) == ("seat.in-another-event", "2-iii-4")
        assert error["message"] == "Ana has a seat in Friday."
    for entry in (1, 2, 3):
        done(owner.order("friday", "withdraw", entry=entry, refund=False))
    done(owner.order("saturday", "draw seats"))


@pytest.mark.rule("888pl", "1-i-0")
def test_the_code_that_was_broken_in_another_event_may_cost_the_venue(owner: Asker) -> None:
    assert "venue refused" not in penalties(owner, 1)
    assert owner.order("saturday", "penalise", entry=1, penalty="venue refused", offence="weapon").status != 200
    done(owner.order("friday", "note offence", entry=1, offence="profanity"))
    assert penalties(owner, 1)[-2:] == ["venue refused", "competition refused"]
    assert "venue refused" not in penalties(owner, 2)  # it was somebody else
    done(owner.order("saturday", "penalise", entry=1, penalty="venue refused", offence="weapon", reason="a knife"))


def penalties(owner: Asker, entry: int) -> list[str]:
    """What is open on Saturday for an entry with a weapon."""
    found = owner.get(f"/api/events/saturday/offences/weapon?entry={entry}").json
    return [one["name"] for one in found["options"]]
