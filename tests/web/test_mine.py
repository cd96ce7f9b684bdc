"""What a player sees through a link of their own, from a real server."""

from __future__ import annotations

from tests.web.kit import Asker, Served
from tests.web.night import EVENT


def player(owner: Asker, served: Served, entry: int) -> Asker:
    """Somebody with a link to an entry."""
    made = owner.post("/api/links", {"role": "player", "event": EVENT, "entry": entry})
    assert made.status == 201, made.raw
    return Asker(served, made.json["address"].rpartition("/")[2])


def test_a_player_sees_the_own_seat(served: Served, owner: Asker) -> None:
    parts = owner.get(f"/api/events/{EVENT}").json["parts"]
    seated = next(part for name, part in parts.items() if name.startswith("entry/") and part["seat"])
    shown = player(owner, served, seated["entry"]).get(f"/api/events/{EVENT}/mine").json
    assert (shown["name"], shown["table"], shown["seat"]) == (seated["name"], seated["table"], seated["seat"])
    assert "notes" not in shown
    assert "player" not in shown


def test_only_players_have_something_of_their_own(served: Served, owner: Asker) -> None:
    assert owner.get(f"/api/events/{EVENT}/mine").code == "auth.forbidden"
    assert Asker(served).get(f"/api/events/{EVENT}/mine").code == "auth.sign-in"


def test_a_player_is_shown_public_parts_only(served: Served, owner: Asker) -> None:
    parts = player(owner, served, 1).get(f"/api/events/{EVENT}").json["parts"]
    assert not [name for name in parts if name.startswith(("entry/", "table/", "log", "money", "advice", "calls"))]
