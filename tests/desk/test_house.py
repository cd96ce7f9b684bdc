"""The house: who works here, what their devices and links open, and that it is the same for every process."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor

import pytest

from cardspeak.desk.house import House
from cardspeak.desk.house import passwords as passwords_of_the_house
from cardspeak.desk.house.happenings import HOUR, LinkTerms
from cardspeak.desk.house.house import DAY, SESSION_DAYS
from cardspeak.errors import Unlawful
from cardspeak.store import EventLog
from cardspeak.tournament.draws import seal
from tests.store.conftest import Opener

NOON = 1_800_000_000_000
SECRET = "horse and staple"
FULL_COST, FULL_NOBODY = passwords_of_the_house.COST, passwords_of_the_house.NOBODY


class Clock:
    """A clock that is set by hand."""

    def __init__(self) -> None:
        self.at = NOON

    def __call__(self) -> int:
        return self.at


@pytest.fixture(autouse=True)
def _cheap_passwords(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(passwords_of_the_house, "COST", 2**4)
    monkeypatch.setattr(passwords_of_the_house, "NOBODY", FULL_NOBODY.replace(str(FULL_COST), "16"))


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def log(opener: Opener) -> EventLog:
    return opener()


@pytest.fixture
def house(log: EventLog, clock: Clock) -> House:
    house = House(log, clock)
    house.own("Ann", SECRET)
    return house


def test_the_first_owner_is_first_and_there_is_no_second_first(house: House) -> None:
    assert not house.needs_owner
    with pytest.raises(Unlawful, match="has an owner"):
        house.own("Ben", SECRET)


def test_a_device_opens_the_house_until_its_time_is_over(house: House, clock: Clock) -> None:
    token = house.sign_in("Ann", SECRET, "laptop")
    person = house.who(token)
    assert person is not None
    assert (person.name, person.role, person.event) == ("Ann", "owner", "")
    clock.at += SESSION_DAYS * DAY
    assert house.who(token) is None
    assert house.open_devices() == []


@pytest.mark.parametrize(
    ("name", "password"), [("Ann", "wrong password"), ("Nobody", SECRET), ("", ""), ("ann", SECRET)]
)
def test_a_wrong_name_and_a_wrong_password_sound_the_same(house: House, name: str, password: str) -> None:
    with pytest.raises(Unlawful, match="The name or the password is wrong") as refused:
        house.sign_in(name, password)
    assert refused.value.code == "sign-in.wrong"
    assert refused.value.value is None


def test_a_name_that_nobody_has_costs_as_much_as_one_that_somebody_has() -> None:
    assert FULL_NOBODY.split("$")[1] == str(FULL_COST)


def test_a_password_that_was_kept_without_its_cost_still_fits(monkeypatch: pytest.MonkeyPatch) -> None:
    assert passwords_of_the_house.FIRST_COST == 2**15, "kept passwords are counted on it"
    monkeypatch.setattr(passwords_of_the_house, "FIRST_COST", 2**5)
    monkeypatch.setattr(passwords_of_the_house, "COST", 2**5)
    _, _, salt, digest = passwords_of_the_house.hashed(SECRET).split("$")
    monkeypatch.setattr(passwords_of_the_house, "COST", 2**6)
    assert passwords_of_the_house.fits(SECRET, f"scrypt${salt}${digest}")
    assert not passwords_of_the_house.fits("wrong password", f"scrypt${salt}${digest}")


def test_a_new_role_counts_at_once_and_a_new_password_signs_out_everywhere(house: House) -> None:
    house.add_staff("Ben", SECRET, "dealer")
    token = house.sign_in("Ben", SECRET)
    house.change_staff("Ben", role="floor")
    person = house.who(token)
    assert person is not None
    assert person.role == "floor"
    house.change_staff("Ben", password="another secret")
    assert house.who(token) is None
    assert house.who(house.sign_in("Ben", "another secret")) is not None


def test_whoever_is_removed_or_signed_out_is_out_on_every_device(house: House) -> None:
    house.add_staff("Ben", SECRET, "dealer")
    tokens = [house.sign_in("Ben", SECRET) for _ in range(3)]
    house.sign_out(tokens[0])
    assert [house.who(token) is None for token in tokens] == [True, False, False]
    house.sign_out_device(house.open_devices()[0].number)
    assert [house.who(token) is None for token in tokens] == [True, False, True]
    house.sign_out_everywhere("Ben")
    assert all(house.who(token) is None for token in tokens)
    again = house.sign_in("Ben", SECRET)
    house.remove_staff("Ben")
    assert house.who(again) is None


def test_a_link_is_somebody_else_than_the_staff_it_is_named_after(house: House) -> None:
    number, token = house.make_link("registrar", "friday", label="Ann")
    person = house.who(token)
    assert person is not None
    assert (person.name, person.label) == (f"Ann (link {number})", "Ann")
    for name in (person.name, f"Eve (LINK {number}) "):
        with pytest.raises(Unlawful) as refused:
            house.add_staff(name, SECRET, "owner")
        assert refused.value.code == "staff.name"


def test_the_last_owner_can_neither_be_removed_nor_made_less(house: House) -> None:
    with pytest.raises(Unlawful, match="at least one owner"):
        house.remove_staff("Ann")
    with pytest.raises(Unlawful, match="at least one owner"):
        house.change_staff("Ann", role="floor")
    house.add_staff("Ben", SECRET, "owner")
    house.change_staff("Ann", role="floor")
    with pytest.raises(Unlawful, match="at least one owner"):
        house.remove_staff("Ben")


@pytest.mark.parametrize("role", ["player", "wall"])
def test_players_and_walls_are_no_staff(house: House, role: str) -> None:
    with pytest.raises(Unlawful, match="sign in by a link"):
        house.add_staff("Ben", SECRET, role)  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("name", "password"), [("", SECRET), ("x" * 101, SECRET), ("B\x00en", SECRET), ("Ben", "short")]
)
def test_names_and_passwords_have_limits(house: House, name: str, password: str) -> None:
    with pytest.raises(Unlawful) as refused:
        house.add_staff(name, password, "floor")
    assert refused.value.limits
    assert password not in str(refused.value.as_dict()["value"])


def test_a_link_opens_one_event_in_one_role_until_it_is_revoked(house: House) -> None:
    number, token = house.make_link("player", "friday", entry=7, player="p7", label="Cleo")
    person = house.who(token)
    assert person is not None
    assert (person.role, person.event, person.entry, person.audience) == ("player", "friday", 7, "public")
    assert [link.number for link in house.open_links()] == [number]
    house.revoke_link(number)
    assert house.who(token) is None
    assert house.open_links() == []
    assert house.make_link("wall", "friday")[0] == number + 1


@pytest.mark.parametrize("role", ["owner", "director"])
def test_nobody_becomes_director_by_a_link(house: House, role: str) -> None:
    with pytest.raises(Unlawful, match="sign in by name"):
        house.make_link(role, "friday")  # type: ignore[arg-type]


def test_no_password_and_no_token_is_kept_in_the_store(house: House, log: EventLog) -> None:
    token = house.sign_in("Ann", SECRET)
    _, link = house.make_link("wall", "friday")
    kept = str([entry.entry for entry in log.read("house")])
    assert not any(secret in kept for secret in (SECRET, token, link))


def test_a_seed_is_made_once_whoever_asks_first(opener: Opener, clock: Clock) -> None:
    here, there = House(opener(), clock), House(opener(), clock)
    first = here.seed("friday")
    assert here.seed("friday") == there.seed("friday") == first == here.seed_of("friday", seal(first))
    second = there.another_seed("friday")
    here.catch_up()
    assert second != first
    assert (here.seed("friday"), here.seed_of("friday", seal(second))) == (first, second)
    assert here.seed_of("saturday", seal(first)) is here.seed_of("friday", seal(b"a seed of somebody else")) is None
    assert here.seed("saturday") != here.seed("friday")


def test_two_processes_share_one_house(opener: Opener, clock: Clock) -> None:
    here, there = House(opener(), clock), House(opener(), clock)
    here.own("Ann", SECRET)
    with pytest.raises(Unlawful, match="has an owner"):
        there.own("Mallory", SECRET)
    first, _ = here.make_link("wall", "friday")
    second, token = there.make_link("wall", "friday")
    assert (first, second) == (1, 2)
    assert here.who(token) is None
    here.catch_up()
    assert here.who(token) is not None


def test_many_threads_may_change_it_at_once(house: House, opener: Opener, clock: Clock) -> None:
    other = House(opener(), clock)
    with ThreadPoolExecutor(8) as crew:
        made = list(crew.map(lambda n: (house, other)[n % 2].make_link("wall", "friday"), range(24)))
    house.catch_up()
    assert sorted(number for number, _ in made) == list(range(1, 25))
    assert all(house.who(token) is not None for _, token in made)


def test_templates_are_kept_and_taken_away(house: House) -> None:
    house.keep_template("Friday", {"name": "Friday"})
    assert house.templates == {"Friday": {"name": "Friday"}}
    house.keep_template("Friday", {})
    assert house.templates == {}


# --- how long links last ---


def test_a_link_ends_some_time_after_its_event_and_a_wall_later(house: House, clock: Clock) -> None:
    over: dict[str, int] = {}
    house.over_since = over.get
    _, player = house.make_link("player", "friday")
    _, wall = house.make_link("wall", "friday")
    clock.at += 100 * DAY
    assert house.who(player) is not None, "the event goes on"
    over["friday"] = clock.at
    clock.at += 48 * HOUR - 1
    assert house.who(player) is not None
    clock.at += 1
    assert house.who(player) is None
    assert house.unknown(player).code == "link.expired"
    assert house.unknown("another").code == house.unknown("").code == "auth.sign-in"
    assert [one.role for one in house.open_links()] == ["wall"]
    clock.at += 12 * DAY
    assert house.who(wall) is None
    over.clear()
    assert house.who(player) is not None, "the end was struck out"


def test_a_link_that_is_made_after_the_event_lasts_as_long_and_can_be_revoked(house: House, clock: Clock) -> None:
    house.over_since = lambda _event: NOON - 90 * DAY
    number, token = house.make_link("player", "friday")
    assert house.ends(house.links[number]) == NOON + 48 * HOUR
    assert house.who(token) is not None
    house.revoke_link(number)
    assert house.who(token) is None
    assert house.unknown(token).code == "auth.sign-in"
    clock.at += DAY
    assert house.open_links() == []


def test_the_owner_lets_links_last_longer_those_that_are_out_too(opener: Opener, clock: Clock) -> None:
    here, there = House(opener(), clock), House(opener(), clock)
    for house in (here, there):
        house.over_since = lambda _event: NOON
    _, token = here.make_link("player", "friday")
    clock.at += 3 * DAY
    assert here.who(token) is None
    here.set_link_terms(LinkTerms(hours=96), "Ann")
    assert here.who(token) is not None
    there.catch_up()
    assert there.who(token) is not None
    assert there.link_terms.wall_hours == 14 * 24
