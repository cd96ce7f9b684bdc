"""The house through its API and its pages: staff, devices, links with codes, draws to check, files to take away."""

from __future__ import annotations

import hashlib
import re
import shlex
import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from cardspeak.store.contract import NotKept
from cardspeak.tournament.ending import LEFT_ALONE, over_since
from cardspeak.web import hosts
from cardspeak.web.startup import print_addresses
from tests.web.conftest import LOOKS, Visitor
from tests.web.inside import EVENT, Inside, inside
from tests.web.kit import Asker, Served, serving
from tests.web.open_house import opened

if TYPE_CHECKING:
    from playwright.sync_api import Browser

API = Path(__file__).parents[2] / "docs" / "api.md"
SETUP = {"name": "Saturday", "book": "tda-2024", "levels": [{"minutes": 20, "small_blind": 100, "big_blind": 200}]}
SECRET = "long enough"


@pytest.fixture(scope="module")
def house(night_store: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Inside]:
    with inside(night_store, tmp_path_factory.mktemp("inside")) as found:
        yield found


def test_the_owner_adds_changes_signs_out_and_removes_somebody(house: Inside) -> None:
    body = {"name": "Ben", "password": SECRET, "role": "dealer"}
    assert house.ask("owner", "POST", "/api/staff", body).status_code == 201
    assert house.ask("owner", "POST", "/api/staff", body).json()["error"]["code"] == "staff.exists"
    signed = house.ask("nobody", "POST", "/api/sign-in", {"name": "Ben", "password": SECRET, "device": "tablet"})
    found = re.search(r"cardspeak=([^;]+)", signed.headers["set-cookie"])
    assert found is not None
    house.tokens["Ben"] = found[1]
    assert house.ask("Ben", "GET", "/api/me").json()["role"] == "dealer"
    house.ask("owner", "POST", "/api/staff/change", {"name": "Ben", "role": "floor"})
    assert house.ask("Ben", "GET", "/api/me").json()["role"] == "floor"
    house.ask("owner", "POST", "/api/staff/sign-out", {"name": "Ben"})
    assert house.ask("Ben", "GET", "/api/me").json()["role"] == "nobody"
    names = [one["name"] for one in house.ask("owner", "POST", "/api/staff/remove", {"name": "Ben"}).json()]
    assert "Ben" not in names
    assert house.ask("owner", "POST", "/api/staff/remove", {"name": "Ben"}).status_code == 404


def test_somebody_changes_their_own_password_and_stays_signed_in_here(house: Inside) -> None:
    wrong = house.ask("floor", "POST", "/api/password", {"old": "not this one", "new": SECRET})
    assert wrong.json()["error"]["code"] == "sign-in.wrong"
    right = house.ask("floor", "POST", "/api/password", {"old": "password1", "new": SECRET})
    assert right.status_code == 200
    assert house.ask("floor", "GET", "/api/me").json()["role"] == "nobody"
    found = re.search(r"cardspeak=([^;]+)", right.headers["set-cookie"])
    assert found is not None
    house.tokens["floor"] = found[1]
    assert house.ask("floor", "GET", "/api/me").json()["role"] == "floor"


def test_a_link_comes_with_its_code_once_and_opens_the_page_of_its_role(house: Inside) -> None:
    made = house.ask("registrar", "POST", "/api/links", {"role": "player", "event": EVENT, "entry": house.entry}).json()
    assert made["qr"].startswith("<svg")
    token = made["address"].rpartition("/")[2]
    opened = house.ask("nobody", "GET", f"/k/{token}")
    assert (opened.status_code, opened.headers["location"]) == (303, f"/phone?event={EVENT}")
    assert token in opened.headers["set-cookie"]
    assert "set-cookie" not in house.ask("owner", "GET", f"/k/{token}").headers
    listed = house.ask("owner", "GET", f"/api/links?event={EVENT}").json()
    assert made["number"] in [one["number"] for one in listed]
    assert not any(one["address"] or one["qr"] for one in listed)
    assert house.ask("owner", "GET", "/api/links?event=other").json() == []
    house.ask("registrar", "POST", f"/api/links/{made['number']}/revoke")
    assert house.ask("nobody", "GET", f"/k/{token}").headers["location"] == "/sign-in?link=gone"


def test_a_link_that_has_ended_says_so(house: Inside, monkeypatch: pytest.MonkeyPatch) -> None:
    house.ask("owner", "POST", "/api/events", {"id": "sunday", "setup": {**SETUP, "book": "aplpt-2025"}})
    made = [house.ask("owner", "POST", "/api/links", {"role": role, "event": "sunday"}) for role in ("player", "wall")]
    house.tokens["late"], house.tokens["screen"] = (one.json()["address"].rpartition("/")[2] for one in made)
    assert made[0].json()["until"] is None
    order = {"order": "cancel event", "fields": {"ground": "beyond-control", "why": "no power"}}
    house.ask("owner", "POST", "/api/events/sunday/orders", order)
    player = next(one for one in house.ask("owner", "GET", "/api/links?event=sunday").json() if one["role"] == "player")
    assert 47 < (player["until"] - house.server.now()) / 3_600_000 <= 48
    later = house.server.now() + 3 * 24 * 3_600_000
    monkeypatch.setattr(house.server.house, "_now", lambda: later)
    refused = house.ask("late", "GET", "/api/events/sunday")
    assert (refused.status_code, refused.json()["error"]["code"]) == (401, "link.expired")
    assert house.ask("late", "GET", "/api/me").json()["link_ended"]
    assert house.ask("nobody", "GET", f"/k/{house.tokens['late']}").headers["location"] == "/sign-in?link=ended"
    assert house.ask("screen", "GET", "/api/events/sunday").status_code == 200
    terms = house.ask("registrar", "GET", "/api/link-terms").json()
    assert terms == {"hours": 48, "wall_hours": 336}
    assert house.ask("owner", "PUT", "/api/link-terms", {**terms, "hours": 0}).status_code == 400
    assert house.ask("owner", "PUT", "/api/link-terms", {**terms, "hours": 100}).json()["hours"] == 100
    assert house.ask("late", "GET", "/api/events/sunday").status_code == 200


def test_an_event_that_is_left_alone_is_over_after_a_month(house: Inside) -> None:
    state = house.server.event_host.event(EVENT).state
    last = max(state.at, state.setup.starts_at)
    assert over_since(state, last + LEFT_ALONE - 1) is None
    assert over_since(state, last + LEFT_ALONE) == last + LEFT_ALONE


def linked(house: Inside, label: str, role: str = "registrar") -> str:
    """Somebody who came by a link of the night, named after somebody."""
    made = house.ask("owner", "POST", "/api/links", {"role": role, "event": EVENT, "label": label})
    house.tokens[f"{label} by link"] = made.json()["address"].rpartition("/")[2]
    return f"{label} by link"


def test_an_order_by_a_link_is_not_logged_as_that_of_its_namesake(house: Inside) -> None:
    path, body = f"/api/events/{EVENT}/orders", {"order": "announce", "key": "one", "fields": {"words": "of the owner"}}
    owners = house.ask("owner", "POST", path, body).json()
    name = owners["entries"][0]["by"]
    forger = linked(house, name)
    forged = house.ask(forger, "POST", path, {**body, "fields": {"words": "of the link"}}).json()
    assert (forged["again"], forged["entries"][0]["what"]["words"]) == (False, "of the link")
    me = house.ask(forger, "GET", "/api/me").json()
    assert forged["entries"][0]["by"] == me["identity"] != name
    assert me["name"] == name
    assert house.ask("owner", "POST", path, body).json()["entries"] == owners["entries"]


def test_a_link_knows_the_people_of_its_event_and_of_no_other(house: Inside) -> None:
    assert house.ask("registrar", "POST", "/api/people", {"text": "Zoe Elsewhere"}).status_code == 201
    by_link = linked(house, "Desk")
    parts = house.ask("owner", "GET", f"/api/events/{EVENT}").json()["parts"]
    here = {part["name"] for name, part in parts.items() if name.startswith("entry/")}
    assert {one["name"] for one in house.ask(by_link, "GET", "/api/people").json()} == here
    assert "Zoe Elsewhere" in {one["name"] for one in house.ask("registrar", "GET", "/api/people").json()}
    refused = house.ask(by_link, "POST", "/api/people", {"text": "Zoe Again"})
    assert (refused.status_code, refused.json()["error"]["code"]) == (403, "auth.forbidden")


def test_a_link_for_nobody_who_entered_is_refused(house: Inside) -> None:
    answer = house.ask("owner", "POST", "/api/links", {"role": "player", "event": EVENT, "entry": 9999})
    assert answer.status_code == 422
    assert house.ask("owner", "POST", "/api/links", {"role": "wall", "event": "none"}).status_code == 404


def test_the_seed_is_told_when_the_event_is_over_and_fits_its_seal(house: Inside) -> None:
    created = house.ask("owner", "POST", "/api/events", {"id": "saturday", "setup": {**SETUP, "book": "aplpt-2025"}})
    assert created.status_code == 201, created.text
    before = house.ask("owner", "GET", "/api/events/saturday/draws").json()
    assert before["seed"] is None
    order = {"order": "cancel event", "fields": {"ground": "beyond-control", "why": "no power"}}
    called_off = house.ask("owner", "POST", "/api/events/saturday/orders", order)
    assert called_off.status_code == 200, called_off.text
    after = house.ask("owner", "GET", "/api/events/saturday/draws").json()
    assert hashlib.sha256(bytes.fromhex(after["seed"])).hexdigest() == before["sealed"] == after["sealed"]


def test_an_event_is_taken_away_as_csv_json_and_a_report(house: Inside) -> None:
    csv = house.ask("floor", "GET", f"/api/events/{EVENT}/export.csv")
    assert csv.headers["content-type"].startswith("text/csv")
    assert len(csv.text.splitlines()) == 75
    assert len(house.ask("floor", "GET", f"/api/events/{EVENT}/export.json").json()["entries"]) == 74
    assert "Money, prizes and chips" in house.ask("floor", "GET", f"/api/events/{EVENT}/export.html").text


def test_health_says_when_the_store_cannot_be_read(house: Inside, monkeypatch: pytest.MonkeyPatch) -> None:
    assert house.ask("nobody", "GET", "/api/health").json()["events"] >= 1

    def gone(_stream: str) -> int:
        raise NotKept("log.not-read", {"path": "house.db", "error": "secret-host: no route"}, field="database")

    monkeypatch.setattr(house.server.log, "version", gone)
    answer = house.ask("nobody", "GET", "/api/health")
    assert answer.status_code == 503
    assert "secret-host" not in answer.text


def test_metrics_are_what_prometheus_reads(house: Inside) -> None:
    house.ask("owner", "POST", f"/api/events/{EVENT}/orders", {"order": "announce", "fields": {"words": "hello"}})
    lines = house.ask("nobody", "GET", "/api/metrics").text.splitlines()
    values = [line for line in lines if not line.startswith("#")]
    assert all(re.fullmatch(r'cardspeak_\w+(\{\w+="[^"]*"\})? [0-9.e+-]+', line) for line in values)
    assert any(line.startswith('cardspeak_requests_total{status="200"}') for line in values)
    assert int(next(line for line in values if line.startswith("cardspeak_orders_total")).split()[1]) >= 1
    assert next(line for line in values if line.startswith("cardspeak_commit_seconds_count")).split()[1] != "0"


# --- the examples of the documentation, tried as they are written ---


def test_the_examples_of_the_api_page_work(night_store: Path, tmp_path: Path) -> None:
    if shutil.which("curl") is None:
        pytest.skip("there is no curl here")
    store = Path(shutil.copy(night_store, tmp_path / "house.db"))
    blocks = re.findall(r"```sh\n(.*?)```", API.read_text(encoding="utf-8"), re.DOTALL)
    assert len(blocks) >= 6
    for served in serving(store):
        for block in blocks:
            script = "set -e\n" + block.replace("http://localhost:8080", served.address).replace(
                "curl ", "curl -fsS -m 20 "
            )
            done = subprocess.run(["bash", "-c", script], cwd=tmp_path, capture_output=True, text=True, check=False)
            assert done.returncode == 0, f"{block}\n{done.stdout}\n{done.stderr}"


# --- pages ---


@pytest.fixture(scope="module")
def night(night_store: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    store = Path(shutil.copy(night_store, tmp_path_factory.mktemp("pages") / "house.db"))
    for served in opened(store):
        owner = served.signed_in()
        newest = SETUP | {"starts_at": 4_000_000_000_000}
        assert owner.post("/api/events", {"id": "newest", "setup": newest}).status == 201
        yield served


@pytest.mark.parametrize(("size", "lang"), LOOKS)
def test_the_pages_of_the_house_look_right(browser: Browser, night: Served, size: str, lang: str) -> None:
    visitor = Visitor(browser, night, size, lang)
    page = visitor.open("/home")
    page.wait_for_url("**/sign-in**")
    page.get_by_role("textbox").first.wait_for()
    visitor.picture(page, "sign-in")
    page.locator("[name=name]").fill("Ann")
    page.locator("[name=password]").fill("password1")
    page.keyboard.press("Enter")
    page.wait_for_url("**/home")
    page.locator(".event .time strong").wait_for()
    visitor.picture(page, "home")
    page.goto(f"/house?event={EVENT}")
    page.locator(".staff li").first.wait_for()
    title = page.locator(".make select option:checked").inner_text()
    assert title != SETUP["name"]
    expect(page.locator("header .title")).to_have_text(title)
    page.locator(".make button").click()
    page.locator(".qr svg").wait_for()
    visitor.picture(page, "house-code")
    page.keyboard.press("Escape")
    page.locator(".links li", has_text=title).first.wait_for()
    visitor.picture(page, "house")
    visitor.close()


def test_a_new_house_is_owned_by_the_address_that_was_printed(browser: Browser, tmp_path: Path) -> None:
    for served in opened(tmp_path / "new.db"):
        visitor = Visitor(browser, served)
        lost = visitor.open("/sign-in")
        lost.locator("p.bad").wait_for()
        page = visitor.open(f"/sign-in#{served.first_key}")
        page.locator("[name=name]").fill("Ann")
        page.locator("[name=password]").fill(SECRET)
        page.keyboard.press("Enter")
        page.wait_for_url("**/home")
        page.locator(".first").wait_for()
        visitor.picture(page, "home-empty")
        assert Asker(served).get("/api/me").json["needs_owner"] is False
        visitor.close()


def test_lan_prints_the_address_and_a_code(night_store: Path, tmp_path: Path) -> None:
    store = Path(shutil.copy(night_store, tmp_path / "house.db"))
    for served in serving(store, "--lan"):
        said = served.output.read_text(encoding="utf-8")
        if "not connected to a network" in said:
            pytest.skip("this machine is in no network")
        (link,) = re.findall(r"http://\S+/k/\S+", said)
        assert "▄" in said or "█" in said
        assert shlex.quote(link)
        phone = Asker(served, link.rpartition("/")[2])
        assert phone.get("/api/me").json["role"] == "player"
        served.address = link.partition("/k/")[0]
        assert phone.get("/api/me").json["role"] == "player", "by the network's address"
        assert phone.ask("GET", "/api/me", host="evil.example").status == 421
        signed = Asker(served).post("/api/sign-in", {"name": "Ann", "password": "password1"})
        assert "Secure" not in signed.headers["set-cookie"], "phones do not come by TLS here"
        assert "Not encrypted" in said


def test_by_tls_the_venue_is_told_the_name_of_the_certificate(
    house: Inside, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(hosts, "own_addresses", lambda: ["10.0.0.4"])
    monkeypatch.setattr(house.server, "lan", True)
    monkeypatch.setattr(house.server, "hosts", hosts.Hosts(["poker.example", "testserver"], lan=True))
    print_addresses("https", 8443, house.server)
    assert "https://poker.example:8443/k/" in capsys.readouterr().out
    print_addresses("http", 8080, house.server)
    assert "http://10.0.0.4:8080/k/" in capsys.readouterr().out
