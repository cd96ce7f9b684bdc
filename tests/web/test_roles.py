"""Who may do what: every route is called by every role and by nobody, against a table written down here."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from cardspeak.desk.commands.reading import orders
from cardspeak.desk.roles import EVERYTHING, ROLES, Person, Role, as_asked_of, may_order
from cardspeak.desk.views.parts import all_parts
from cardspeak.errors import Unlawful
from cardspeak.tournament.seats.seating import SeatLate
from cardspeak.web.app import api_routes
from tests.web.inside import EVENT, PASSWORD, SITTING, Inside, inside

ALL = "owner director floor registrar dealer player wall"
STAFF = "owner director floor registrar dealer"
OFFICE = "owner director floor registrar"
TABLE = {
    "GET /api/me": "anybody", "GET /api/health": "anybody", "GET /api/metrics": "anybody",
    "GET /api/openapi.json": "anybody", "POST /api/first-owner": "anybody", "POST /api/sign-in": "anybody",
    "POST /api/sign-out": "anybody", "GET /k/{token}": "anybody", "GET /welcome/{code}": "anybody",
    "GET /api/demo": "anybody", "POST /api/demo": "owner director",
    "POST /api/password": STAFF, "GET /api/staff": "owner director", "POST /api/staff": "owner",
    "POST /api/staff/change": "owner", "POST /api/staff/remove": "owner", "POST /api/staff/sign-out": "owner",
    "GET /api/devices": STAFF, "POST /api/devices/{number:int}/sign-out": STAFF,
    "GET /api/links": "owner director registrar", "POST /api/links": "owner director registrar",
    "POST /api/links/{number:int}/revoke": "owner director registrar",
    "GET /api/link-terms": "owner director registrar", "PUT /api/link-terms": "owner",
    "GET /api/events": ALL, "POST /api/events": "owner director", "GET /api/events/{event}": ALL,
    "GET /api/events/{event}/feed": ALL, "POST /api/events/{event}/orders": ALL,
    "POST /api/events/{event}/corrections": "owner director", "GET /api/events/{event}/log": OFFICE,
    "GET /api/events/{event}/draws": ALL, "GET /api/events/{event}/export.csv": OFFICE,
    "GET /api/events/{event}/export.json": OFFICE, "GET /api/events/{event}/export.html": OFFICE,
    "GET /api/events/{event}/mine": "player", "POST /api/events/{event}/check-in": "player",
    "POST /api/events/{event}/check-in/withdraw": "player",
    "GET /api/events/{event}/flights": "owner director", "POST /api/events/{event}/flights": "owner director",
    "GET /api/orders": STAFF, "GET /api/events/{event}/survival": STAFF,
    "POST /api/events/{event}/deal-preview": "owner director floor",
    "GET /api/people": "owner director registrar", "POST /api/people": "owner director registrar",
    "POST /api/rule": STAFF, "GET /api/floor/sentences": STAFF, "POST /api/floor/completions": STAFF, "GET /api/floor/games": STAFF,
    "GET /api/books": ALL, "GET /api/books/topics": ALL, "GET /api/books/words": ALL,
    "GET /api/books/compare": ALL, "GET /api/books/search": ALL,
    "GET /api/floor/offences": STAFF, "GET /api/events/{event}/offences": "owner director floor",
    "GET /api/events/{event}/offences/{offence}": "owner director floor",
    "GET /api/events/{event}/paper/receipts": OFFICE, "GET /api/events/{event}/paper/deals": OFFICE,
    "GET /api/events/{event}/paper/bags": OFFICE, "GET /api/events/{event}/paper/structure": OFFICE,
    "GET /api/structure": "owner director", "POST /api/structure/check": "owner director",
    "POST /api/structure/levels": "owner director", "GET /api/structure/settings": "owner director",
    "GET /api/events/{event}/setup": "owner director", "GET /api/templates": "owner director",
    "PUT /api/templates/{name}": "owner director", "DELETE /api/templates/{name}": "owner director",
    "GET /api/books/{book}": ALL, "GET /api/books/{book}/rules/{rule:path}": ALL,
}  # fmt: skip
"""Every route, with the roles that may use it; a new route has to be written down here as well."""
ORDERS: dict[Role, frozenset[str]] = {
    "registrar": frozenset({
        "sign up", "drop sign up", "clear door",
        "register", "re enter", "rebuy", "add on", "announce rebuy", "take back rebuy", "withdraw", "refund entry",
        "substitute", "correct name", "seat late", "seat alternate", "issue stacks", "ask for papers", "show papers", "refuse entry",
        "pay debt", "pay bounty", "arrive", "win ticket", "move ticket", "refund ticket", "give back ticket", "fill card",
        "announce card", "redeem card", "keep apart", "lock seat", "call floor", "announce",
    }),
    "floor": frozenset({
        "bust out", "award bounty", "balance", "break table", "button at", "hand over", "count hand", "note hand start", "mark away", "mark back",
        "note absence", "post absent", "note offence", "penalise", "serve penalty", "keep ruling", "raise dispute", "settle dispute",
        "hold all in", "release all in", "finish hand", "correct seat", "take seat", "report empty seats", "waive halt",
        "take hidden", "colour up", "count stacks", "report out", "find chips", "exchange found", "report shortage",
        "call floor", "answer call", "announce", "arrive", "seat late",
    }),
    "dealer": frozenset({"count hand", "note hand start", "finish hand", "hold all in", "button at", "hand over", "call floor"}),
    "player": frozenset({"call floor"}),
    "wall": frozenset(),
}  # fmt: skip
"""What each role may order; owner and director may order everything."""
DIRECTORS_ONLY = frozenset({
    "adjust clock", "after power cut", "agree deal", "all have chips", "allow cash out", "announce hand for hand",
    "announce level", "announce payouts", "approve deal", "award tickets", "bag chips", "bag stack", "begin hands",
    "begin later day", "cancel event", "carry over", "change length", "change stack", "change stamp rules",
    "charge hands", "close registration", "close seat", "collect chips", "colour up players", "create event",
    "deal hand", "declare winner", "draw button", "draw buttons", "draw cards", "draw seats", "end event",
    "end hand for hand", "fill envelopes", "final table", "finish bad beat", "flip", "give prize", "keep even",
    "kill bad beat", "leave for good", "move start", "offer prize", "open bad beat", "open bag", "open table",
    "pause clock", "pay prize", "plan breaks", "play card as chips", "propose deal", "push dealers", "put in box",
    "reannounce payouts", "redraw", "refuse deal", "release alternate", "remove leaver", "resume clock", "review ban",
    "seal bags", "seating call", "separate", "set level", "settle card", "size tables", "start clock", "stop event",
    "suspend play", "take in flight", "take off", "take up play", "void deal",
})  # fmt: skip
"""What nobody else may order. Who may give an order that is in neither table stands in ``docs/event-commands.md``."""
SLOTS = {"event": EVENT, "number": "999", "token": "nothing", "code": "nothing", "book": "tda-2024", "rule": "1"}
ENDLESS = "GET /api/events/{event}/feed"


@pytest.fixture(scope="module")
def house(night_store: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Inside]:
    with inside(night_store, tmp_path_factory.mktemp("inside")) as found:
        yield found


def filled(path: str) -> str:
    return re.sub(r"\{(\w+)(:\w+)?\}", lambda slot: SLOTS.get(slot[1], "1"), path)


def test_every_route_has_its_row_and_every_row_its_route() -> None:
    assert {f"{one.method} {one.path}" for one in api_routes()} == set(TABLE)


@pytest.mark.parametrize("role", [*ROLES, "nobody"])
@pytest.mark.parametrize("route", TABLE)
def test_a_route_lets_in_whom_the_table_names_and_nobody_else(house: Inside, route: str, role: str) -> None:
    method, _, path = route.partition(" ")
    allowed = TABLE[route].split()
    if route == ENDLESS and role in allowed:
        method = "HEAD"  # the feed itself would never end
    if method == "POST" and path == "/api/sign-out":
        return  # it would sign out who is needed for the rest
    answer = house.ask(role, method, filled(path), {} if method in ("POST", "PUT") else None)
    if allowed == ["anybody"] or role in allowed:
        refused = answer.json()["error"]["code"] if answer.status_code in (401, 403) and method != "HEAD" else ""
        assert refused != "auth.sign-in"
        assert answer.status_code != 403 or role == "stranger"
    else:
        assert answer.status_code == (401 if role == "nobody" else 403)
        assert answer.json()["error"]["code"] == ("auth.sign-in" if role == "nobody" else "auth.forbidden")


@pytest.mark.parametrize("role", ["player", "wall"])
@pytest.mark.parametrize("path", ["", "/feed", "/log", "/mine", "/draws", "/orders"])
def test_a_link_opens_its_own_event_only(house: Inside, role: str, path: str) -> None:
    answer = house.ask(role, "POST" if path == "/orders" else "GET", f"/api/events/saturday{path}")
    assert answer.status_code == 403


def test_a_link_is_told_of_its_own_event_only(house: Inside) -> None:
    assert [one["id"] for one in house.ask("wall", "GET", "/api/events").json()] == [EVENT]


def test_orders_follow_the_roles() -> None:
    known, written = set(orders()), DIRECTORS_ONLY.union(*ORDERS.values())
    assert written <= known, f"there are no such orders: {written - known}"
    for role in ROLES:
        given = {order for order in known if may_order(Person(name="x", role=role), orders()[order])}
        if role in EVERYTHING:
            assert given == known
        else:
            trusted = role in ("floor", "registrar")  # a new order may be for them; for the others each is written down
            assert (given & written if trusted else given) == ORDERS[role]


@pytest.mark.parametrize("role", ["floor", "registrar", "dealer", "player", "wall"])
def test_every_order_that_is_not_for_a_role_is_refused(house: Inside, role: Role) -> None:
    path = f"/api/events/{EVENT}/orders"
    for order, kind in orders().items():
        if role not in kind.roles and order != "create event":
            answer = house.ask(role, "POST", path, {"order": order})
            assert (answer.status_code, answer.json()["error"]["code"]) == (403, "auth.forbidden"), order


def test_what_the_director_alone_may_say_is_refused_and_not_asked_of_others(house: Inside) -> None:
    orders = f"/api/events/{EVENT}/orders"
    body = {"order": "seat late", "fields": {"entry": SITTING, "open_table": True}}
    answer = house.ask("registrar", "POST", orders, body)
    assert (answer.status_code, answer.json()["error"]["field"]) == (403, "open_table")
    assert house.ask("director", "POST", orders, body).json()["error"]["code"] == "seat.has-one"
    order = SeatLate(entry=SITTING)
    who: tuple[tuple[Role, bool], ...] = (("registrar", False), ("director", True))
    for role, asked in who:
        refusal = Unlawful.asking("seat.none-free/wait", {}, "open_table", takes="flag")
        assert (as_asked_of(Person(name="x", role=role), order, refusal).question is not None) == asked


def test_a_player_calls_the_floor_for_the_own_seat_whatever_the_request_says(house: Inside) -> None:
    body = {"order": "call floor", "fields": {"entry": 1, "table": 99, "about": "chips"}}
    answer = house.ask("player", "POST", f"/api/events/{EVENT}/orders", body)
    assert answer.status_code == 200, answer.text
    (entry,) = answer.json()["entries"]
    assert entry["what"]["entry"] == house.entry
    assert entry["what"]["table"] != 99


def test_who_came_to_check_in_cannot_call_the_floor(house: Inside) -> None:
    body = {"order": "call floor", "fields": {"table": 1}}
    answer = house.ask("stranger", "POST", f"/api/events/{EVENT}/orders", body)
    assert answer.json()["error"]["code"] == "auth.not-seated"


@pytest.mark.parametrize("role", ["player", "stranger", "wall"])
def test_what_only_staff_are_shown_never_reaches_a_link(house: Inside, role: str) -> None:
    parts = house.ask(role, "GET", f"/api/events/{EVENT}").json()["parts"]
    public = {part.name for part in all_parts() if "public" in part.to}
    assert {name.partition("/")[0] for name in parts} <= public


@pytest.mark.parametrize(
    ("role", "link", "status"),
    [
        ("registrar", "player", 201), ("registrar", "wall", 201), ("registrar", "floor", 403),
        ("registrar", "registrar", 403), ("director", "dealer", 201), ("director", "owner", 403),
        ("owner", "director", 403), ("owner", "owner", 403),
    ],
)  # fmt: skip
def test_nobody_makes_a_link_that_may_more_than_they_should(house: Inside, role: str, link: str, status: int) -> None:
    answer = house.ask(role, "POST", "/api/links", {"role": link, "event": EVENT})
    assert answer.status_code == status


def test_a_registrar_who_came_by_link_stays_in_their_event(house: Inside) -> None:
    house.tokens["clerk"] = house.server.house.make_link("registrar", EVENT)[1]
    assert house.ask("clerk", "POST", "/api/links", {"role": "wall", "event": "saturday"}).status_code == 403
    assert house.ask("clerk", "POST", "/api/links", {"role": "wall", "event": EVENT}).status_code == 201
    assert house.ask("clerk", "POST", "/api/password", {"old": "x", "new": "long enough"}).status_code == 403
    assert house.ask("clerk", "GET", "/api/devices").json() == []


def test_nobody_signs_out_the_devices_of_others_but_the_owner(house: Inside) -> None:
    devices = house.ask("owner", "GET", "/api/devices").json()
    (floor,) = [one["number"] for one in devices if one["name"] == "The floor"]
    assert house.ask("dealer", "POST", f"/api/devices/{floor}/sign-out").status_code == 403
    assert {one["name"] for one in house.ask("dealer", "GET", "/api/devices").json()} == {"The dealer"}


def test_no_secret_is_in_any_answer(house: Inside) -> None:
    seed = house.server.house.seed(EVENT).hex()
    kept = [one.secret for one in house.server.house.staff.values()]
    secrets = [PASSWORD, seed, house.server.first_key, *kept, *house.tokens.values(), *house.server.house.devices]
    for one in api_routes():
        if one.method == "GET" and f"GET {one.path}" != ENDLESS:
            for role in (*ROLES, "nobody"):
                said = house.ask(role, "GET", filled(one.path)).text
                assert not any(secret in said for secret in secrets), (one.path, role)


def test_the_seed_is_not_told_while_the_event_goes_on(house: Inside) -> None:
    draws = house.ask("player", "GET", f"/api/events/{EVENT}/draws").json()
    assert len(draws["sealed"]) == 64
    assert draws["seed"] is None
