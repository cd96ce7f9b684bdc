"""Three flights of unequal sizes and the day they lead to: chips, money and places proven over all logs."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import permutations

import msgspec
import pytest

from bench.nights import Habits, Night, one_in
from cardspeak.desk.commands.running import Commands
from cardspeak.desk.exporting.proofs import chip_proof
from cardspeak.errors import Unlawful
from cardspeak.store.chain import Row
from cardspeak.store.codec import codec
from cardspeak.store.verify import CHECKS, Audit
from cardspeak.tournament.chips.account import Account
from cardspeak.tournament.clock.view import now
from cardspeak.tournament.core import Context, broken
from cardspeak.tournament.entrants import Entrants
from cardspeak.tournament.entries.registering import Register
from cardspeak.tournament.finishing.bounties import Bounties, head
from cardspeak.tournament.finishing.places import Finishing, places
from cardspeak.tournament.flight_results import FlightResult, Flights
from cardspeak.tournament.flights.result import log_hash
from cardspeak.tournament.flights.taking_in import FlightTakenIn, TakeInFlight
from cardspeak.tournament.log import Entry, derive
from cardspeak.tournament.money import proof
from cardspeak.tournament.prizes.standing import Prizes, entries_of
from cardspeak.tournament.setup import Fee, Offer
from cardspeak.words import Money, message
from tests.tournament.autoplay.kit import PAY
from tests.tournament.flights.joint_proof import joint_proof
from tests.tournament.flights.kit import LAST_SEED, played, result_of, sunday


@dataclass
class Weekend:
    """Flights of 23, 11 and 22 entries: some who have bagged on Friday play on Saturday too."""

    flights: tuple[Night, ...]
    results: tuple[FlightResult, ...]
    last: Night

    def stacks(self, player: str) -> list[int]:
        """What somebody has bagged, flight by flight."""
        return [one.chips for result in self.results for one in result.survivors if one.player == player]

    @property
    def several(self) -> list[str]:
        """Those with more than one bag."""
        bagged = {one.player for result in self.results for one in result.survivors}
        return sorted(player for player in bagged if len(self.stacks(player)) > 1)


def weekend(book: str, **changes: object) -> Weekend:
    """The flights are played to their end; the later day has not begun."""
    friday = played("1A", tuple(range(1, 24)), book, **changes)
    matinee = played("1B", tuple(range(101, 112)), book, **changes)
    again = tuple(int(one.player[1:]) for one in result_of(friday).survivors[:6])
    saturday = played("1C", (*range(201, 217), *again), book, **changes)
    flights = (friday, matinee, saturday)
    results = tuple(result_of(night) for night in flights)
    changes.pop("habits", None)
    return Weekend(flights, results, sunday(*results, book=book, **changes))


@pytest.fixture(scope="module", params=["tda-2024", "aplpt-2025", "888pl"])
def over(request: pytest.FixtureRequest) -> Weekend:
    """A weekend that was played to the winner."""
    made = weekend(request.param)
    made.last.run()
    return made


@pytest.fixture(scope="module")
def flights() -> Weekend:
    """A weekend before its Sunday; tests make Sundays of their own from it."""
    return weekend("tda-2024")


def test_the_prizes_are_the_pools_of_all_flights(over: Weekend) -> None:
    state = over.last.state
    assert entries_of(state) == 23 + 11 + 22
    assert proof(state).pool == 56 * 2_000 == sum(one.amount for one in state.of(Prizes).paid.values())
    assert not broken(state)
    assert proof(state).house == 56 * 500


def test_all_logs_together_prove_every_chip_and_all_money(over: Weekend) -> None:
    logs = {log_hash(night.event.log): night.state for night in over.flights}
    sheet = joint_proof(logs, over.last.state)
    assert sheet.wrong == ()
    assert (sheet.entries, sheet.people, sheet.collected) == (56, 50, 56 * 2_500)
    assert sheet.chips_in_play == sheet.chips_bagged - sheet.chips_left_behind + sheet.chips_raced
    assert sheet.chips_since == 0
    winner = over.last.state.of(Entrants).entry(over.last.state.of(Finishing).won or 0)
    assert winner.chips == sheet.chips_in_play


def test_another_log_than_was_taken_in_is_found(over: Weekend) -> None:
    friday, *others = over.flights
    logs = {log_hash(night.event.log): night.state for night in others}
    assert "the log of flight 1A is missing" in joint_proof(logs, over.last.state).wrong
    changed = {**logs, log_hash(friday.event.log[:-1]): friday.state}
    assert "flight 1A was not taken in, or with another log" in joint_proof(changed, over.last.state).wrong


def test_the_log_of_the_later_day_is_sound_and_every_draw_comes_out_again(over: Weekend) -> None:
    log = over.last.event.log
    assert [found for check in CHECKS.values() for found in check(Audit("sunday", log, None, [LAST_SEED]))] == []
    again = derive(log).state
    assert vars(again.of(Flights)) == vars(over.last.state.of(Flights))
    assert vars(again.of(Account)) == vars(over.last.state.of(Account))


def test_the_best_stack_comes_and_the_others_leave_under_the_name_of_their_flight(over: Weekend) -> None:
    state = derive(over.last.event.log[:5]).state
    assert over.several
    behind: dict[str, int] = {}
    for player in over.several:
        (number,) = state.of(Entrants).by_player[player]
        assert state.of(Entrants).entry(number).chips == max(over.stacks(player))
        for flight, chips in state.of(Flights).bags[number].left_behind.items():
            behind[f"left behind, flight {flight}"] = behind.get(f"left behind, flight {flight}", 0) + chips
    assert sum(behind.values()) == sum(sum(over.stacks(one)) - max(over.stacks(one)) for one in over.several)
    assert dict(state.of(Account).removed_why) == behind
    assert chip_proof(state).counted == state.of(Account).total


def test_everybody_draws_a_seat_and_play_goes_on_at_the_level_of_the_flights(over: Weekend) -> None:
    over_at = over.results[0].level
    state, begin = over.last.state, next(e for e in over.last.event.log if type(e.what).__name__ == "ClockStarted")
    view = now(state, begin.at)
    assert (view.level, view.line.small_blind, view.line.big_blind) == (over_at, *over.results[0].blinds[:2])
    drawn = next(e.what for e in over.last.event.log if type(e.what).__name__ == "SeatsDrawn")
    assert len(drawn.drawn) == len(state.of(Entrants).entries)  # type: ignore[attr-defined]


def test_whoever_went_out_in_a_flight_keeps_its_place_below_everybody_of_the_later_day(over: Weekend) -> None:
    state = over.last.state
    assert min(places(state).values()) == 1
    assert len(places(state)) == len(state.of(Entrants).entries)
    for result in over.results:
        left, taken = len(result.survivors), sorted(one.place for one in result.out)
        assert taken[0] == left + 1  # below everybody with a bag; equals share the better number
        assert all(place <= left + number for number, place in enumerate(taken, 1))


def test_no_more_places_are_paid_than_players_come(flights: Weekend) -> None:
    few = sunday(*flights.results, payout="own", own_payout=(100,) * 100)
    few.run()
    prizes = few.state.of(Prizes)
    assert prizes.payouts.places == len(few.state.of(Entrants).entries) < 56
    assert sum(one.amount for one in prizes.paid.values()) == 56 * 2_000


def test_merged_stacks_all_come(flights: Weekend) -> None:
    merged = sunday(*flights.results, several_bags="merged")
    merged.open_doors()
    state = merged.state
    for player in flights.several:
        (number,) = state.of(Entrants).by_player[player]
        assert state.of(Entrants).entry(number).chips == sum(flights.stacks(player))
    assert state.of(Account).total == sum(result.chips for result in flights.results)
    assert not state.of(Account).removed


def test_the_order_in_which_flights_come_in_makes_no_difference(flights: Weekend) -> None:
    found = set()
    for order in permutations(flights.results):
        made = sunday(*order)
        made.open_doors()
        entrants = made.state.of(Entrants)
        stacks = sorted((entry.player, entry.chips) for entry in entrants.live())
        account = made.state.of(Account)
        found.add((tuple(stacks), account.total, tuple(sorted(account.removed_why.items()))))
    assert len(found) == 1


def test_striking_a_flight_out_leaves_the_others_and_restoring_it_brings_all_back(flights: Weekend) -> None:
    made = sunday()
    made.open_doors()
    for result in flights.results:
        made.director.order(TakeInFlight(result=result), made.at)
    first = next(entry.number for entry in made.event.log if isinstance(entry.what, FlightTakenIn))
    whole = {entry.number: entry.chips for entry in made.state.of(Entrants).live()}
    context = Context(at=made.at, by="director")
    strike = derived = made.event.strike([first], context, "wrong file")
    assert not derived.conflicts
    made.event.correct(derived)
    assert not broken(made.state)
    assert made.state.of(Account).total == sum(result.chips for result in flights.results[1:])
    assert entries_of(made.state) == 11 + 22
    for player in flights.several:  # the only bag that is left is the one that comes
        (number,) = made.state.of(Entrants).by_player[player]
        assert made.state.of(Entrants).entry(number).chips == flights.stacks(player)[-1]
    made.director.order(Register(player="new", name="New", exception="the director's guest"), made.at)
    assert made.state.of(Entrants).by_player["new"][0] not in whole
    last = made.state.of(Entrants).by_player["new"][0]
    derived = made.event.strike([strike.number], context, "it was right")
    made.event.correct(derived)
    assert not derived.conflicts
    assert {**whole, last: made.state.of(Entrants).entry(last).chips} == {
        entry.number: entry.chips for entry in made.state.of(Entrants).live()
    }


def test_a_strike_out_during_the_later_day_shows_conflicts_and_breaks_nothing(over: Weekend) -> None:
    log = over.last.event.log
    context = Context(at=over.last.at, by="director")
    busts = [entry.number for entry in log if type(entry.what).__name__ == "Busted"]
    for number in (busts[0], busts[-1]):
        derived = over.last.event.strike([number], context, "not out")
        assert derived.state.of(Flights).entries == 56
        assert proof(derived.state).pool == 56 * 2_000
        assert derived.conflicts
    taken = [entry.number for entry in log if isinstance(entry.what, FlightTakenIn)]
    with pytest.raises(Unlawful) as refused:  # its money was paid out in prizes
        over.last.event.strike(taken[:1], context, "not of this event")
    assert refused.value.code == "correction.unsound"
    above = message("broken.prizes-above-pool", announced=Money(112_000, "AUD"), pool=Money(66_000, "AUD"))
    assert refused.value.limits["broken"] == [msgspec.to_builtins(above)]


@pytest.mark.parametrize("kind", ["classic", "progressive", "mystery"])
def test_bounties_come_along_and_add_up(kind: str) -> None:
    fees = (*PAY, Fee(name="bounty", amount=1_000, to="bounty"))
    made = weekend("tda-2024", bounty=kind, buy_in=Offer(chips=5_000, fees=fees))
    won = sum(result.bounties_won for result in made.results)
    assert (won > 0) == (kind != "mystery")
    made.last.open_doors()
    state = made.last.state
    if kind != "mystery":
        assert sum(head(state, entry.number) for entry in state.of(Entrants).live()) == 56_000 - won
        (number,) = state.of(Entrants).by_player[made.several[0]]
        heads = [one.bounty for result in made.results for one in result.survivors if one.player == made.several[0]]
        assert len(heads) > 1
        assert head(state, number) == sum(heads)
    made = Weekend(made.flights, made.results, sunday(*made.results, bounty=kind, buy_in=Offer(chips=5_000, fees=fees)))
    made.last.run()
    assert won + sum(made.last.state.of(Bounties).won.values()) == 56_000
    assert not broken(made.last.state)


def test_re_entries_in_flights_count_for_the_pool_of_the_later_day() -> None:
    offer = Offer(chips=5_000, fees=PAY)
    habits = Habits(re_enters=one_in(1))
    made = weekend("tda-2024", re_entry=offer, format="re-entry", late_levels=4, habits=habits)
    sold = sum(result.sold.get("re-entry", 0) for result in made.results)
    assert sold > 2
    made.last.run()
    assert entries_of(made.last.state) == 56 + sold
    assert sum(one.amount for one in made.last.state.of(Prizes).paid.values()) == (56 + sold) * 2_000


def test_a_file_of_commands_takes_a_flight_in(flights: Weekend) -> None:
    matinee = msgspec.json.encode(flights.results[1]).decode()
    levels = "25/50@10 50/100 75/150 break 100/200 200/400 300/600 break 500/1000/1000 1000/2000/2000"
    chips, price = "25x8 100x8 500x4 1000x2", "5000 for 2000 prizes + 500 house"
    lines = [
        f'create event name=Sunday book=tda-2024 day=2 levels="{levels}" chips="{chips}" buy_in="{price}"',
        f"take in flight result={matinee}",
        f"refused flight.taken: take in flight result={matinee}",
        "follow",
        "deal until 1",
    ]
    commands = Commands()
    ran = list(commands.run(lines))
    assert ran[2].refused == "flight.taken"
    assert commands.event.state.of(Finishing).won is not None
    assert sum(one.amount for one in commands.event.state.of(Prizes).paid.values()) == 11 * 2_000


def test_what_was_taken_in_is_written_and_read_again(flights: Weekend) -> None:
    what = FlightTakenIn(result=flights.results[0], entries=tuple(range(1, len(flights.results[0].survivors) + 1)))
    entry = Entry(number=1, at=1, what=what)
    assert codec().decode(Row(1, "sunday", 1, 1, codec().encode(entry), b"")) == entry
