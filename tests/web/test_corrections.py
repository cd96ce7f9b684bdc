"""Corrections over HTTP: shown as they are saved, the night without the order, and the night back again."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from itertools import count
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from bench.soak_events import plainly
from cardspeak.desk.house import house as houses
from cardspeak.store import open_log
from cardspeak.store.verify import verify
from cardspeak.tournament.core import State, broken
from cardspeak.tournament.difference import snapshot
from cardspeak.tournament.draws import seal
from cardspeak.tournament.entrants import Entrants
from cardspeak.tournament.log import Struck, derive, effective, entries_of
from tests.web.inside import EVENT, Inside, inside
from tests.web.night import write

API = f"/api/events/{EVENT}"
TRIES = 12


@pytest.fixture(scope="module")
def small_night(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A night of sixteen, dealt down to six."""
    where = tmp_path_factory.mktemp("small") / "night.db"
    write(where, left=6, players=16)
    return where


@pytest.fixture
def fresh_seeds(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every seed is another one, and the same in every run."""
    seeds = count()
    monkeypatch.setattr(
        houses, "fresh_seed", lambda event: hashlib.sha256(f"{event} {next(seeds)}".encode()).hexdigest()
    )


@pytest.fixture
def house(small_night: Path, tmp_path: Path, fresh_seeds: None) -> Iterator[Inside]:
    with inside(small_night, tmp_path) as found:
        yield found


def correct(house: Inside, **asked: Any) -> Any:
    """Ask for a correction at the version that is now."""
    body = {"version": house.server.event_host.event(EVENT).version, "why": "a mistake", **asked}
    return house.ask("owner", "POST", f"{API}/corrections", body)


def state(house: Inside) -> State:
    return house.server.event_host.event(EVENT).state


def replayed(house: Inside) -> State:
    """What the orders on the disk come to that were not struck out, in the simplest way."""
    log = [kept.entry for kept in house.server.log.read(EVENT)]
    found, left_out = plainly(effective(log))
    assert not left_out
    return found


def shown(house: Inside) -> dict[str, Any]:
    """What the staff see of the event, but for the story of corrections itself."""
    parts: dict[str, Any] = house.ask("owner", "GET", API).json()["parts"]
    return {name: part for name, part in parts.items() if name not in ("log", "event")}


def test_any_order_is_struck_out_and_back_over_http(house: Inside) -> None:
    random, log = Random(11), house.server.event_host.event(EVENT).log
    orders = [entry.number for entry in log[1:] if not entry.of]
    done = 0
    for order in random.sample(orders, TRIES):
        before, seen = snapshot(state(house)), shown(house)
        preview = correct(house, strike=[order], preview=True).json()
        assert snapshot(state(house)) == before
        saved = correct(house, strike=[order])
        if saved.status_code != 200:
            assert saved.json()["error"]["code"] == preview["error"]["code"] == "correction.unsound"
            continue
        taken = saved.json()
        assert taken["conflicts"] == preview["conflicts"]
        assert snapshot(replayed(house)) == snapshot(state(house))
        assert not broken(state(house))
        assert preview["nothing"] == (snapshot(state(house)) == before)
        (strike,) = taken["entries"]
        assert strike["what"]["dependents"] == sorted(one["order"] for one in preview["conflicts"])
        back = correct(house, strike=[strike["number"]])
        assert (back.status_code, back.json()["conflicts"]) == (200, [])
        assert snapshot(state(house)) == before
        assert shown(house) == seen
        done += 1
    assert done > TRIES // 2


def test_an_order_is_inserted_replaced_and_taken_out_again_over_http(house: Inside) -> None:
    before = snapshot(state(house))
    late = {"after": 40, "order": "announce", "fields": {"words": "The bar is open."}}
    first = correct(house, **late).json()["entries"][0]
    place = entries_of(house.server.event_host.event(EVENT).log, house.server.event_host.event(EVENT).log[39].first)
    assert (first["after"], first["order"], first["of"]) == (place[-1], "announce", 0)
    other = {"after": first["number"], "order": "announce", "fields": {"words": "The bar is closed."}}
    second = correct(house, **other, strike=[first["number"]])
    assert second.status_code == 200
    words = [one["words"] for one in shown(house)["announcements"]["latest"]]
    assert words == ["The bar is closed."]
    assert snapshot(replayed(house)) == snapshot(state(house))
    for number in (second.json()["entries"][0]["number"], first["number"]):
        assert correct(house, strike=[number]).status_code == 200
    assert snapshot(state(house)) == before


def test_the_preview_is_a_difference(house: Inside) -> None:
    one = next(entry for entry in state(house).of(Entrants).live() if entry.table is not None)
    who, seat, chips = {"entry": one.number, "name": one.name}, {"table": one.table, "seat": one.seat}, one.chips
    order = {"order": "bust out", "fields": {"out": [{"entry": one.number}]}}
    taken = house.ask("owner", "POST", f"{API}/orders", order).json()
    told = correct(house, strike=[taken["entries"][0]["number"]], preview=True).json()["difference"]
    assert told["players"] == [{**who, "before": "out", "after": "playing"}]
    assert told["seats"] == [{**who, "before": None, "after": seat}]
    assert told["chips"] == [{**who, "before": None, "after": chips}]
    assert told["places"] == [{**who, "before": 6, "after": None}]


def test_the_preview_of_a_draw_in_the_past_does_not_tell_the_draw(house: Inside) -> None:
    """Whoever could read a draw before it is made could decide whether to make it."""
    setup = {
        "name": "Drawn", "book": "tda-2024", "buy_in": {"chips": 10_000},
        "levels": [{"minutes": 20, "small_blind": 100, "big_blind": 200}],
        "chips": [{"value": 100, "in_stack": 100, "owned": 10_000}],
    }  # fmt: skip
    created = house.ask("owner", "POST", "/api/events", {"id": "drawn", "setup": setup})
    assert created.status_code == 201, created.json()
    for number in range(16):
        fields = {"player": f"p{number}", "name": f"P{number}"}
        house.ask("owner", "POST", "/api/events/drawn/orders", {"order": "register", "fields": fields})
    version = house.server.event_host.event("drawn").version
    body = {"version": version, "why": "forgotten", "after": version, "order": "draw seats", "preview": True}
    shown = house.ask("owner", "POST", "/api/events/drawn/corrections", body).json()
    assert shown["example"]
    assert all(set(one) == {"type"} and one["type"] != "seed-sealed" for one in shown["entries"])
    told = {one["entry"]: one["after"] for one in shown["difference"]["seats"]}
    taken = house.ask("owner", "POST", "/api/events/drawn/orders", {"order": "draw seats"}).json()
    seats = [one["what"] for one in taken["entries"] if one["what"]["type"] == "seat-taken"]
    drawn = {one["entry"]: {"table": one["table"], "seat": one["seat"]} for one in seats}
    assert told.keys() == drawn.keys()
    assert told != drawn


@pytest.mark.parametrize(
    ("asked", "code"),
    [
        ({"strike": [1]}, "log.first"), ({"strike": [9_999]}, "log.no-entry"), ({}, "correction.what"),
        ({"after": 0, "order": "announce", "fields": {"words": "x"}}, "log.no-entry"),
    ],
)  # fmt: skip
def test_what_cannot_be_corrected_is_refused(house: Inside, asked: dict[str, Any], code: str) -> None:
    for preview in (True, False):
        assert correct(house, **asked, preview=preview).json()["error"]["code"] == code


def test_a_seed_that_was_told_is_never_drawn_from_again(
    tmp_path_factory: pytest.TempPathFactory, tmp_path: Path, fresh_seeds: None
) -> None:
    """D5 of the attack: the event was over, the seed read by a wall, the end struck out, and the next draw known."""
    where = tmp_path_factory.mktemp("won") / "night.db"
    write(where, left=1, players=5)
    with inside(where, tmp_path) as house:
        _goes_on_after_the_end(house, tmp_path)


def _goes_on_after_the_end(house: Inside, tmp_path: Path) -> None:
    log = house.server.event_host.event(EVENT).log
    told = house.ask("wall", "GET", f"{API}/draws").json()
    assert told["seed"] is not None
    last_bust = [entry.number for entry in log if type(entry.what).__name__ == "Busted"][-1]
    last_hand = [entry.number for entry in log if type(entry.what).__name__ == "HandDealt"][-1]
    assert correct(house, strike=[last_hand, last_bust]).status_code == 200
    draws = house.ask("wall", "GET", f"{API}/draws").json()
    assert (draws["seed"], draws["earlier"]) == (
        None,
        [{"sealed": told["sealed"], "seed": told["seed"], "earlier": []}],
    )
    assert draws["sealed"] != told["sealed"]
    table = next(iter(state(house).of(Entrants).open_tables())).number
    drawn = house.ask("owner", "POST", f"{API}/orders", {"order": "deal hand", "fields": {"table": table}})
    assert drawn.status_code == 200
    fresh = house.server.house.seed_of(EVENT, state(house).sealed)
    assert fresh is not None
    assert seal(fresh).sha256 == draws["sealed"]
    seeds = [bytes.fromhex(told["seed"]), fresh]
    assert verify(house.server.log, EVENT, seeds).sound
    found = verify(house.server.log, EVENT, seeds[:1]).findings
    assert [str(one.message) for one in found if one.check == "draws"] == [
        "1 draw was not run again: the seed is needed."
    ]
    with open_log(tmp_path / "forged.db") as forged:  # the same night, as if nobody had sealed another seed
        log = [kept.entry for kept in house.server.log.read(EVENT)]
        forged.append(EVENT, 0, [msgspec.structs.replace(one, what=_unsealed(one.what)) for one in log])
        told_again = [one.message.code for one in verify(forged, EVENT).findings if one.check == "draws" and one.grave]
    assert told_again == ["verify.told-seed"]


def _unsealed(what: Any) -> Any:
    return Struck(orders=()) if type(what).__name__ == "SeedSealed" else what


def test_the_log_says_which_order_every_entry_belongs_to(house: Inside) -> None:
    entries = house.ask("owner", "GET", f"{API}/log").json()
    first = {one["number"]: one for one in entries if not one["of"]}
    assert all(one["of"] in first for one in entries if one["of"])
    assert all(one["order"] for one in first.values())
    assert derive([kept.entry for kept in house.server.log.read(EVENT)]).conflicts == ()
