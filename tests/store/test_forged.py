"""Logs written anew with something changed, hash chain and all: the checks find what cannot have been decided or drawn."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory

import msgspec
import pytest

from cardspeak.desk.commands.running import Commands
from cardspeak.store import open_log
from cardspeak.store.verify import VerifyFinding, verify
from cardspeak.tournament.advice import advice
from cardspeak.tournament.chips.account import ChipsIssued
from cardspeak.tournament.core import Happening
from cardspeak.tournament.finishing.happenings import Busted, Won
from cardspeak.tournament.happenings import Registered, SeatTaken
from cardspeak.tournament.log import Entry, Event
from cardspeak.tournament.prizes.standing import PayoutsAnnounced, PrizePaid, mispaid
from cardspeak.tournament.seats.breaking import TableBroken
from cardspeak.tournament.seats.button_draw import ButtonDrawn
from cardspeak.words import Money, message

SEED = "5ca1ab1e0ddba11c0ffee05ca1ab1e0ddba11c"
CREATE = (
    'create event name=Friday book={book} late_levels=1 buy_in="5000 for 2000 prizes + 500 house" '
    'levels="25/50@15 50/100 break 100/200 200/400 500/1000 1000/2000" chips="25x8 100x8 500x4 1000x2" '
    'starts_at="2026-11-20 19:00" seats_per_table={seats} terms={terms}'
)
TERMS = '{"charge_lawful": true, "fee_lawful": true, "advertised_at": "2026-11-01 12:00"}'
Forge = Callable[[list[Entry]], list[Entry]]


@cache
def honest(book: str = "tda-2024", players: int = 13, seats: int = 7, busts: tuple[int, ...] = ()) -> tuple[Entry, ...]:
    """The log of an evening: everybody sits, and some go out in turn; the last one left wins and is paid."""
    commands = Commands()
    lines = [f"seed {SEED}", "at 2026-11-20 18:30", CREATE.format(book=book, seats=seats, terms=TERMS)]
    lines += [f"register p{number} P{number}" for number in range(1, players + 1)]
    lines += ["at 19:00", "follow", "at 19:20", "follow close registration", "follow announce payouts"]
    for number in busts:
        lines += [f'bust out [{{"entry": {number}}}]', "follow"]
    list(commands.run(lines))
    return tuple(commands.event.log)


def findings(entries: list[Entry], seed: str = SEED) -> list[VerifyFinding]:
    """Everything grave that the checks find in a log."""
    numbered = [msgspec.structs.replace(entry, number=number) for number, entry in enumerate(entries, 1)]
    with TemporaryDirectory() as folder, open_log(Path(folder) / "forged.db") as log:
        log.append("Friday", 0, numbered)
        return [one for one in verify(log, "Friday", [bytes.fromhex(seed)]).findings if one.grave]


def changed(log: list[Entry], kind: type[Happening], nth: int = 0, **fields: object) -> list[Entry]:
    """A log with some fields of one happening written otherwise."""
    at = [place for place, entry in enumerate(log) if isinstance(entry.what, kind)][nth]
    forged = list(log)
    forged[at] = msgspec.structs.replace(log[at], what=msgspec.structs.replace(log[at].what, **fields))
    return forged


def exchanged(log: list[Entry], why: str) -> list[Entry]:
    """A log in which two who sit down for one reason take each other's seats."""
    first, second = [place for place, one in enumerate(log) if isinstance(one.what, SeatTaken) and one.what.why == why][
        :2
    ]
    forged = list(log)
    for here, there in ((first, second), (second, first)):
        seat = log[there].what
        assert isinstance(seat, SeatTaken)
        what = msgspec.structs.replace(log[here].what, table=seat.table, seat=seat.seat)
        forged[here] = msgspec.structs.replace(log[here], what=what)
    return forged


@pytest.mark.parametrize(
    ("book", "players", "seats"), [("tda-2024", 13, 7), ("apl-au-2025", 11, 9), ("tda-2015", 5, 8)]
)
def test_an_honest_log_is_sound(book: str, players: int, seats: int) -> None:
    assert findings(list(honest(book, players, seats))) == []


def test_two_who_sit_in_each_others_drawn_seats_are_found() -> None:
    found = findings(exchanged(list(honest()), "draw"))
    assert {one.check for one in found} == {"draws"}
    assert len(found) == 2


def test_a_button_that_is_not_where_the_cards_put_it_is_found() -> None:
    log = list(honest())
    drawn = next(entry.what for entry in log if isinstance(entry.what, ButtonDrawn))
    other = next(seat for seat, _ in drawn.cards if seat != drawn.button)
    found = findings(changed(log, ButtonDrawn, button=other))
    assert [one.check for one in found] == ["draws"]


def test_players_of_a_broken_table_who_sit_elsewhere_are_found() -> None:
    log = list(honest(players=17, seats=6, busts=tuple(range(1, 6))))
    assert any(isinstance(entry.what, TableBroken) for entry in log)
    assert findings(log) == []
    assert {one.check for one in findings(exchanged(log, "break"))} == {"draws"}


def test_stacks_other_than_those_sold_are_found() -> None:
    found = findings(changed(list(honest()), Registered, 4, chips=9_000))
    assert "sales" in {one.check for one in found}
    assert findings(changed(list(honest()), ChipsIssued, 2, chips=9_000))[0].message.code == "verify.refused"


def test_a_place_that_is_paid_more_than_a_better_one_is_found() -> None:
    log = list(honest())
    told = next(entry.what for entry in log if isinstance(entry.what, PayoutsAnnounced))
    first, second, *others = told.payouts.prizes
    payouts = msgspec.structs.replace(told.payouts, prizes=(second, first, *others))
    found = findings(changed(log, PayoutsAnnounced, payouts=payouts))
    assert [one.check for one in found] == ["sales"]
    assert found[0].message == message(
        "verify.rising-prize", place=2, prize=Money(first, "AUD"), better=Money(second, "AUD")
    )


def over() -> list[Entry]:
    """A small evening to its end."""
    return list(honest(players=5, seats=9, busts=(4, 2, 5, 1)))


def test_an_evening_to_its_end_is_sound() -> None:
    log = over()
    assert any(isinstance(entry.what, Won) for entry in log)
    assert any(isinstance(entry.what, PrizePaid) for entry in log)
    assert findings(log) == []


@pytest.mark.parametrize(
    "forge",
    [
        lambda log: changed(log, Won, entry=2),
        lambda log: [one for one in log if not (isinstance(one.what, Busted) and one.what.outs[0].entry == 2)],
        lambda log: changed(log, PrizePaid, amount=1),
        lambda log: changed(log, SeatTaken, 3, seat=40),
    ],
    ids=["won by somebody who is out", "a bust left out", "another amount paid", "a seat that is not there"],
)
def test_what_cannot_have_happened_is_found(forge: Forge) -> None:
    assert findings(forge(over()))


def test_a_correction_later_on_does_not_cover_it_up() -> None:
    commands = Commands()
    list(commands.run([f"seed {SEED}", "at 2026-11-20 18:30", CREATE.format(book="tda-2024", seats=9, terms=TERMS)]))
    list(commands.run([*(f"register p{number} P{number}" for number in range(1, 6)), "at 19:00", "follow"]))
    log = changed(commands.event.log, ChipsIssued, 2, chips=9_000)
    commands.event.log[:] = log
    list(commands.run(["register late Late", f"strike {len(log) + 1} by mistake"]))
    assert [one.entry for one in findings(commands.event.log)][:1] == [
        next(
            number
            for number, entry in enumerate(log, 1)
            if entry.what.__class__ is ChipsIssued and entry.what.chips == 9_000
        )
    ]


def test_payouts_struck_out_after_prizes_were_paid_are_announced_again() -> None:
    commands = Commands(Event(over()))
    told = next(entry.number for entry in commands.event.log if isinstance(entry.what, PayoutsAnnounced))
    commands.at = commands.event.state.at
    list(commands.run([f"strike {told} the wrong family", "advice"]))
    assert mispaid(commands.event.state) == {}
    assert all(one.kind != "pay" for one in advice(commands.event.state, commands.at))
    assert findings(commands.event.log) == []
