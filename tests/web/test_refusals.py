"""What a refusal says over HTTP: in the reader's language, with values as data and nothing of a library's words."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.web.inside import EVENT, Inside, inside
from tests.web.night import write

API = f"/api/events/{EVENT}"
HANGUL = re.compile(r"[\uac00-\ud7a3]")


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Inside]:
    """A night of eight, dealt down to four."""
    where: Path = tmp_path_factory.mktemp("small") / "night.db"
    write(where, left=4, players=8)
    with inside(where, tmp_path_factory.mktemp("inside")) as found:
        yield found


def refused(house: Inside, path: str, body: Any, language: str = "en", status: int = 400) -> dict[str, Any]:
    """The refusal of what the owner posts."""
    answer = house.ask("owner", "POST", path, body, accept_language=language)
    assert answer.status_code == status, answer.text
    error: dict[str, Any] = answer.json()["error"]
    return error


def test_a_value_that_a_field_of_an_order_does_not_take_is_named(house: Inside) -> None:
    asked = {"order": "announce", "fields": {"words": 5}}
    assert refused(house, f"{API}/orders", asked)["message"] == "'announce': words cannot be 5. It takes text."
    korean = refused(house, f"{API}/orders", asked, "ko")
    assert korean["message"] == "‘announce’: words 항목에 5 값은 쓸 수 없습니다. 쓸 수 있는 값: 글."


def test_what_a_field_takes_is_data(house: Inside) -> None:
    asked = {"order": "pay prize", "fields": {"entry": 1, "form": "gold"}}
    limits = refused(house, f"{API}/orders", asked, "ko")["limits"]
    assert list(limits) == ["of"]
    assert {"cash", "ticket"} <= set(limits["of"])
    asked = {"order": "pay prize", "fields": {"entry": 1, "shoes": 9}}
    assert "form" in refused(house, f"{API}/orders", asked, "ko")["limits"]["fields"]


@pytest.mark.parametrize(
    ("body", "field", "said", "korean"),
    [
        ({"strike": ["x"]}, "strike[0]", "strike[0] cannot be this value. It takes a whole number.", "정수"),
        ({"fly": 1}, "fly", "fly is unknown. Fields: ", "fly 항목은 없습니다."),
        ([], "body", "body cannot be this value. It takes {", "{"),
    ],
)
def test_a_body_that_does_not_fit_is_refused_in_our_words(
    house: Inside, body: Any, field: str, said: str, korean: str
) -> None:
    path = f"{API}/corrections"
    english = refused(house, path, body)
    assert english["field"] == field
    assert english["message"].startswith(said)
    told = refused(house, path, body, "ko")
    assert korean in told["message"]
    assert HANGUL.search(told["message"])
    for words in (english["message"], told["message"], str(english["values"])):
        assert not re.search("Expected|Object|`", words)
    assert re.search("Expected|Object", english["limits"]["detail"])


def test_a_field_that_is_missing_is_named(house: Inside) -> None:
    assert refused(house, "/api/sign-in", {"name": "Ann"})["message"] == "password is missing."
    assert refused(house, "/api/sign-in", {"name": "Ann"}, "ko")["message"] == "password 항목이 빠졌습니다."


@pytest.mark.parametrize("why", ["", "  "])
def test_a_correction_without_a_reason_is_refused_but_can_be_looked_at(house: Inside, why: str) -> None:
    version = house.server.event_host.event(EVENT).version
    asked = {"version": version, "strike": [3], "why": why, "preview": True}
    assert house.ask("owner", "POST", f"{API}/corrections", asked).status_code == 200
    refusal = refused(house, f"{API}/corrections", {**asked, "preview": False})
    assert (refusal["code"], refusal["field"], refusal["question"]["takes"]) == ("command.no-reason", "why", "text")
    assert house.server.event_host.event(EVENT).version == version


def test_what_somebody_has_just_ordered_is_taken_back_without_a_reason(house: Inside) -> None:
    def correction(role: str, **asked: Any) -> Any:
        version = house.server.event_host.event(EVENT).version
        body = {"version": version, "why": "", "undo": True, **asked}
        return house.ask(role, "POST", f"{API}/corrections", body)

    said = house.ask(
        "owner", "POST", f"{API}/orders", {"order": "announce", "fields": {"words": "Five minutes"}}
    ).json()
    number = said["entries"][0]["number"]
    assert correction("director", strike=[number]).json()["error"]["code"] == "command.no-reason"
    assert correction("owner", strike=[number], undo=False).json()["error"]["code"] == "command.no-reason"
    assert correction("owner", strike=[number]).status_code == 200


def test_an_id_that_is_taken_is_named(house: Inside) -> None:
    setup = {"name": "Again", "book": "tda-2024", "levels": [{"minutes": 20, "small_blind": 25, "big_blind": 50}]}
    asked = {"id": EVENT, "setup": setup}
    refusal = refused(house, "/api/events", asked, status=409)
    assert refusal["message"] == f"There is already an event '{EVENT}' here: choose another id."
    assert (refusal["code"], refusal["field"], refusal["value"]) == ("log.conflict", "id", EVENT)
    korean = refused(house, "/api/events", asked, "ko", status=409)
    assert korean["message"] == f"‘{EVENT}’ 토너먼트가 이미 있습니다. 다른 ID를 입력하세요."
