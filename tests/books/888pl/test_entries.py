"""Registration, passports, their draws, and bad-beat tables of the league."""

from __future__ import annotations

from typing import Any

import pytest

from cardspeak.tournament.entrants import Entrants
from cardspeak.tournament.entries.bad_beat import FinishBadBeat, KillBadBeat, OpenBadBeat, suggested, times
from cardspeak.tournament.entries.redraws import CardsDrawn, DrawCards, PutInBox
from cardspeak.tournament.entries.registering import Register, Waits
from cardspeak.tournament.entries.stamp_cards import (
    AnnounceCard,
    CardSpent,
    ChangeStampRules,
    FillCard,
    PlayCardAsChips,
    RedeemCard,
    SettleCard,
    StampCards,
)
from cardspeak.tournament.entries.window import waiting
from cardspeak.tournament.happenings import SeatTaken, TableOpened
from cardspeak.tournament.setup import Level
from tests.tournament.entries.kit import BLINDS, MINUTE, START, Desk, behind, notes

BOOK = "888pl"
LEE = Register(player="lee", name="Lee")


def night(entrants: int = 3, **changes: Any) -> Desk:
    """A night that has begun, with everybody chipped up."""
    desk = Desk(BOOK, **changes)
    desk.field(entrants)
    desk.start()
    desk.all_have_chips()
    return desk


# Registration


@pytest.mark.rule("888pl", "2-ii-4")
def test_a_latecomer_waits_until_everybody_has_chips() -> None:  # EX-2-ii-4-1, EX-2-ii-4-2
    desk = Desk(BOOK)
    desk.field(3)
    desk.start()
    (waits,) = desk.order(LEE)
    assert waits == Waits(player="lee", name="Lee", cites=("2-ii-4",))
    assert waiting(desk.state) == ["lee"]
    assert "lee" not in desk.state.of(Entrants).by_player
    assert desk.refused(LEE).code == "entry.waits"
    desk.all_have_chips()
    assert desk.register("lee").chips == 1000
    assert waiting(desk.state) == []


@pytest.mark.rule("888pl", "2-ii-5")
def test_new_players_register_until_the_first_level_ends() -> None:  # EX-2-ii-5-1, EX-2-ii-5-3
    desk = night()
    desk.at = START + 19 * MINUTE
    assert desk.register("kim").live
    desk.level(2)
    refusal = desk.refused(LEE)
    assert (refusal.code, refusal.rule, refusal.question is not None) == ("entry.closed", "2-ii-5", True)
    assert "exception: the traffic" in map(str, desk.register("lee", exception="the traffic").notes)


@pytest.mark.rule("888pl", "2-ii-5")
def test_a_broken_table_shuts_registration_whatever_the_circumstances() -> None:  # EX-2-ii-5-2
    desk = night()
    desk.break_a_table()
    refusal = desk.refused(Register(player="lee", name="Lee", exception="the traffic"))
    assert (refusal.code, refusal.rule, refusal.question is not None) == ("entry.closed", "2-ii-5", False)


@pytest.mark.rule("888pl", "2-iii-1")
def test_nobody_is_registered_who_is_not_there() -> None:  # EX-2-iii-1-1
    refusal = Desk(BOOK).refused(Register(player="ana", name="Ana", through="online"))
    assert (refusal.code, refusal.rule) == ("entry.channel", "2-iii-1")


@pytest.mark.rule("888pl", "6-6")
def test_a_latecomer_takes_the_stack_that_was_put_out_as_it_is() -> None:
    desk = night()
    entry = desk.register("lee", placeholder=850)
    assert (entry.chips, entry.bought) == (850, 1000)  # what was posted is in play
    assert desk.refused(Register(player="kim", name="Kim", placeholder=1100)).code == "stack.placeholder"
    assert desk.register("kim").chips == 1000


# Passports


def with_a_passport(stack_level: int = 4, **filled: Any) -> Desk:
    desk = night()
    desk.order(FillCard(card="A", player="p1", **filled))
    desk.level(stack_level)
    return desk


@pytest.mark.rule("888pl", "2-ii-9")
def test_a_passport_is_redeemed_with_a_small_stack_between_hands() -> None:  # EX-2-ii-9-1
    desk = with_a_passport()
    desk.order(RedeemCard(entry=1, card="A", stack=1000))
    assert desk.entry("p1").chips == 2000
    assert desk.state.of(StampCards).full["A"].spent
    assert desk.in_play == 4000


@pytest.mark.rule("888pl", "2-ii-9")
@pytest.mark.parametrize(
    ("order", "code"),
    [
        pytest.param(RedeemCard(entry=1, card="A", stack=1025), "card.stack", id="EX-2-ii-9-2"),
        pytest.param(RedeemCard(entry=1, card="A", stack=600, in_hand=True), "card.in-hand", id="EX-2-ii-9-3"),
        pytest.param(RedeemCard(entry=1, card="B", stack=400), "card.not-full", id="EX-2-ii-9-4"),
        pytest.param(RedeemCard(entry=2, card="A", stack=400), "card.not-own", id="another's card"),
    ],
)
def test_a_passport_is_refused_otherwise(order: RedeemCard, code: str) -> None:
    desk = with_a_passport()
    refusal = desk.refused(order)
    assert (refusal.code, refusal.rule) == (code, "2-ii-9")
    if code == "card.stack":
        assert refusal.limits["max"] == 1000


@pytest.mark.rule("888pl", "2-ii-9")
def test_a_passport_is_used_once() -> None:  # EX-2-ii-9-5
    desk = with_a_passport()
    desk.order(RedeemCard(entry=1, card="A", stack=400))
    assert desk.refused(RedeemCard(entry=1, card="A", stack=400)).code == "card.spent"


@pytest.mark.rule("888pl", "2-ii-9-p1")
def test_at_the_first_break_a_passport_is_an_add_on_whatever_the_stack() -> None:  # EX-2-ii-9-p1-1, -2
    desk = with_a_passport()
    desk.on_break(2)
    refusal = desk.refused(RedeemCard(entry=1, card="A", stack=4800))
    assert (refusal.code, refusal.rule) == ("card.stack", "2-ii-9")
    desk.on_break(1)
    happened = desk.order(RedeemCard(entry=1, card="A", stack=4800))
    assert notes(happened, CardSpent).booked_as == "add-on"
    assert desk.entry("p1").chips == 5800


ALL_IN = START + 10 * MINUTE


@pytest.mark.rule("888pl", "2-ii-9-p2")
def test_a_player_who_lost_all_hands_the_passport_in_before_the_next_shuffle() -> None:  # EX-2-ii-9-p2-1, -2
    desk = with_a_passport(filled_at=ALL_IN - MINUTE)
    late = RedeemCard(entry=1, card="A", stack=0, all_in_at=ALL_IN, shuffled=True)
    refusal = desk.refused(late)
    assert (refusal.code, refusal.rule) == ("card.late", "2-ii-9")
    desk.order(RedeemCard(entry=1, card="A", stack=0, all_in_at=ALL_IN))
    assert (desk.entry("p1").chips, desk.entry("p1").live) == (1000, True)


@pytest.mark.rule("888pl", "2-ii-9-p3")
def test_the_passport_was_full_before_the_all_in() -> None:  # EX-2-ii-9-p3-1
    desk = with_a_passport(filled_at=ALL_IN + MINUTE // 2)
    refusal = desk.refused(RedeemCard(entry=1, card="A", stack=0, all_in_at=ALL_IN))
    assert (refusal.code, refusal.rule) == ("card.filled-late", "2-ii-9")


@pytest.mark.rule("888pl", "2-ii-9-p4")
def test_without_the_host_the_card_plays_only_if_everybody_agrees() -> None:  # EX-2-ii-9-p4-1, -2
    desk = Desk(BOOK)
    desk.field(7)
    seats = [SeatTaken(entry=number, table=1, seat=number) for number in range(1, 8)]
    desk.take(TableOpened(table=1, seats=9), *seats)
    desk.start()
    desk.order(FillCard(card="D", player="p4", filled_at=ALL_IN - MINUTE))
    busted: dict[str, Any] = {"entry": 4, "card": "D", "all_in_at": ALL_IN}
    refusal = desk.refused(PlayCardAsChips(agreed=(1, 2, 3, 4, 5, 6), **busted))
    assert (refusal.code, refusal.limits["missing"]) == ("card.no-agreement", [7])
    assert refusal.rule == "2-ii-9"
    everybody = (1, 2, 3, 4, 5, 6, 7)
    assert desk.refused(PlayCardAsChips(agreed=everybody, shuffled=True, **busted)).code == "card.late"
    (announced,) = desk.order(PlayCardAsChips(agreed=everybody, **busted))
    assert {"2-ii-9", "6-30"} <= set(announced.cites)  # type: ignore[attr-defined]
    assert behind(desk.state, 4) == 1000


@pytest.mark.rule("888pl", "6-30")
def test_an_announced_passport_plays_behind_and_is_spent() -> None:  # EX-6-30-1
    desk = with_a_passport()
    desk.order(AnnounceCard(entry=1, card="A", stack=400))
    assert behind(desk.state, 1) == 1000
    desk.order(SettleCard(entry=1, needed=True, stack=0))  # called 1400 and lost
    assert desk.state.of(StampCards).full["A"].spent
    assert (desk.entry("p1").chips, desk.in_play) == (0, 4000)


@pytest.mark.rule("888pl", "6-30")
def test_the_card_is_spent_even_if_its_chips_were_not_needed() -> None:
    desk = with_a_passport()
    desk.order(AnnounceCard(entry=1, card="A", stack=400))
    desk.order(SettleCard(entry=1, needed=False, stack=700))
    assert desk.entry("p1").chips == 1700


@pytest.mark.rule("888pl", "6-30")
@pytest.mark.parametrize(
    ("order", "code", "rule"),
    [
        pytest.param(AnnounceCard(entry=1, card="A", stack=400, cards_dealt=True), "card.late", "6-30", id="EX-6-30-2"),
        pytest.param(AnnounceCard(entry=1, card="A", stack=2600), "card.stack", "2-ii-9", id="EX-6-30-3"),
    ],
)
def test_a_passport_is_announced_before_the_deal_and_with_a_small_stack(
    order: AnnounceCard, code: str, rule: str
) -> None:
    desk = with_a_passport(6)
    refusal = desk.refused(order)
    assert (refusal.code, refusal.rule) == (code, rule)
    assert behind(desk.state, 1) == 0


@pytest.mark.rule("888pl", "2-ii-9-p9")
def test_staff_may_change_the_way_of_passports_during_the_event() -> None:
    desk = with_a_passport()
    desk.order(ChangeStampRules(values={"entries.stamp_stack_most": 1500}, why="a long night"))
    desk.order(RedeemCard(entry=1, card="A", stack=1400))
    assert desk.replays()
    other = ChangeStampRules(values={"entries.late_level": 3}, why="friends")
    assert desk.refused(other).code == "rules.other"
    assert desk.refused(ChangeStampRules(values={"entries.stamp_stack_most": 1}, why="")).code == "rules.why"
    assert desk.refused(ChangeStampRules(values={"entries.stamp_closes": "noon"}, why="x")).code == "setting.bad-value"


# Draws at the breaks


def at_a_break(number: int, entrants: int, still_in: int, cards: tuple[str, ...] = ()) -> Desk:
    """A field of which some are out, the last ones first, and cards in the box."""
    desk = Desk(BOOK)
    desk.field(entrants)
    desk.start()
    desk.all_have_chips()
    desk.bust(*(f"p{one}" for one in range(still_in + 1, entrants + 1)))
    desk.on_break(number)
    for player in cards:
        desk.order(FillCard(card=f"card of {player}", player=player))
        desk.order(PutInBox(card=f"card of {player}"))
    return desk


@pytest.mark.parametrize(
    ("number", "entrants", "still_in", "names"),
    [
        pytest.param(1, 48, 36, 3, id="EX-2-ii-9-p6-1", marks=pytest.mark.rule("888pl", "2-ii-9-p6")),
        pytest.param(1, 75, 65, 5, id="EX-2-ii-9-p6-2", marks=pytest.mark.rule("888pl", "2-ii-9-p6")),
        pytest.param(1, 59, 40, 3, id="EX-2-ii-9-p6-3", marks=pytest.mark.rule("888pl", "2-ii-9-p6")),
        pytest.param(2, 40, 28, 2, id="EX-2-ii-9-p7-1", marks=pytest.mark.rule("888pl", "2-ii-9-p7")),
        pytest.param(2, 44, 26, 2, id="EX-2-ii-9-p8-3", marks=pytest.mark.rule("888pl", "2-ii-9-p8")),
    ],
)
def test_the_field_says_how_many_names_are_drawn(number: int, entrants: int, still_in: int, names: int) -> None:
    desk = at_a_break(number, entrants, still_in)
    assert notes(desk.order(DrawCards()), CardsDrawn).names == names


@pytest.mark.rule("888pl", "2-ii-9-p6")
def test_with_exactly_sixty_the_host_says_how_many() -> None:  # EX-2-ii-9-p6-4
    desk = at_a_break(1, 60, 45)
    refusal = desk.refused(DrawCards())
    assert (refusal.code, refusal.options) == ("redraw.names", [5, 3])
    assert notes(desk.order(DrawCards(names=5)), CardsDrawn).names == 5


@pytest.mark.parametrize(
    ("number", "entrants", "still_in", "code"),
    [
        pytest.param(2, 39, 30, "redraw.field", id="EX-2-ii-9-p7-2", marks=pytest.mark.rule("888pl", "2-ii-9-p7")),
        pytest.param(1, 25, 25, "redraw.too-few", id="EX-2-ii-9-p8-1", marks=pytest.mark.rule("888pl", "2-ii-9-p8")),
        pytest.param(2, 44, 25, "redraw.too-few", id="EX-2-ii-9-p8-2", marks=pytest.mark.rule("888pl", "2-ii-9-p8")),
    ],
)
def test_there_is_no_draw_in_a_small_field(number: int, entrants: int, still_in: int, code: str) -> None:
    refusal = at_a_break(number, entrants, still_in).refused(DrawCards())
    assert (refusal.code, refusal.rule) == (code, "2-ii-9")


@pytest.mark.rule("888pl", "2-ii-9-p5")
def test_the_drawn_get_chips_or_come_back() -> None:  # EX-2-ii-9-p5-1
    desk = at_a_break(1, 48, 36, ("p1", "p40", "p2"))
    desk.state.of(Entrants).entry(1).chips, desk.state.of(Entrants).entry(2).chips = 2300, 150
    in_play = desk.in_play
    desk.order(DrawCards())
    assert [desk.entry(player).chips for player in ("p1", "p40", "p2")] == [3300, 2000, 1150]
    assert desk.entry("p40").live
    assert desk.state.of(Entrants).left == 37
    assert desk.in_play == in_play + 4000
    assert desk.refused(DrawCards()).code == "redraw.none"


@pytest.mark.rule("888pl", "2-ii-5")
@pytest.mark.rule("888pl", "2-ii-9-p5")
def test_a_player_drawn_back_in_is_no_registration() -> None:  # EX-2-ii-5-4
    desk = at_a_break(1, 70, 48, ("p70",))
    desk.break_a_table()
    desk.order(DrawCards())
    assert (desk.entry("p70").live, desk.entry("p70").chips) == (True, 2000)


@pytest.mark.rule("888pl", "2-ii-9-p7")
def test_at_the_second_break_only_the_eliminated_are_drawn() -> None:  # EX-2-ii-9-p7-3
    desk = at_a_break(2, 90, 40, ("p90", "p80", "p70"))
    desk.order(FillCard(card="in", player="p1"))
    refusal = desk.refused(PutInBox(card="in"))
    assert (refusal.code, refusal.rule) == ("redraw.still-in", "2-ii-9")
    desk.order(DrawCards())
    back = [player for player in ("p90", "p80", "p70") if desk.entry(player).live]
    assert len(back) == 2
    assert all(desk.entry(player).chips == 2000 for player in back)


@pytest.mark.rule("888pl", "2-ii-9-p7")
def test_there_is_no_draw_at_later_breaks() -> None:
    lines = [Level(minutes=20, small_blind=small, big_blind=big) for small, big in BLINDS[:4]]
    breaks = [one for line in lines for one in (line, Level(minutes=10, is_break=True))]
    desk = Desk(BOOK, levels=(*breaks, Level(minutes=20, small_blind=500, big_blind=1000)))
    desk.field(41)
    desk.on_break(3)
    assert desk.refused(DrawCards()).code == "redraw.none"


# Bad-beat tables


@pytest.mark.rule("888pl", "2-ii-21")
@pytest.mark.parametrize(
    ("entrants", "tables", "ask"),
    [(40, 2, False), (60, 2, False), (80, 3, False), (120, 3, False), (39, 1, False), (70, 2, True)],
)
def test_the_field_suggests_how_many_bad_beat_tables(entrants: int, tables: int, ask: bool) -> None:
    desk = Desk(BOOK)
    desk.field(entrants)
    found = suggested(desk.state)
    assert (found.tables, found.ask_host) == (tables, ask)


@pytest.mark.rule("888pl", "2-ii-21")
def test_only_the_eliminated_sit_at_a_bad_beat_table() -> None:
    desk = side_table()
    refusal = desk.refused(OpenBadBeat(number=2, players=("p1", "p7")))
    assert refusal.code == "entry.still-in"
    assert desk.refused(OpenBadBeat(number=2, players=("p4", "p5"))).rule == "2-ii-21"  # they sit at the first one


def side_table() -> Desk:
    """Level 3 begins an hour after the start; the second break ends at 150 minutes."""
    levels = [Level(minutes=30, small_blind=small, big_blind=big) for small, big in BLINDS[:5]]
    pause = Level(minutes=15, is_break=True)
    desk = Desk(BOOK, levels=(levels[0], levels[1], levels[2], pause, levels[3], pause, levels[4]))
    desk.field(8)
    desk.start()
    desk.all_have_chips()
    desk.bust("p4", "p5", "p6", "p7")
    desk.at = START + 70 * MINUTE - 1000
    desk.order(OpenBadBeat(number=1, players=("p4", "p5", "p6")))
    return desk


@pytest.mark.rule("888pl", "2-ii-21-i")
def test_a_bad_beat_table_begins_and_ends_in_time() -> None:  # EX-2-ii-21-i-1, EX-2-ii-21-i-2
    desk = side_table()
    found = times(desk.state)
    assert found.latest_start == START + 70 * MINUTE  # ten minutes into level 3
    assert found.deadline == START + 140 * MINUTE  # ten minutes before the second break ends
    desk.at = START + 71 * MINUTE
    refusal = desk.refused(OpenBadBeat(number=2, players=("p7", "p4")))
    assert (refusal.code, refusal.rule) in {("bad-beat.late", "2-ii-21-i"), ("bad-beat.sits", "2-ii-21")}
    desk.bust("p3")
    late = OpenBadBeat(number=2, players=("p7", "p3"))
    assert desk.refused(late).rule == "2-ii-21-i"
    desk.order(OpenBadBeat(number=2, players=("p7", "p3"), exception="the captain was called away"))


@pytest.mark.rule("888pl", "2-ii-21-ii")
def test_at_the_deadline_the_leader_comes_back_and_nobody_was_warned() -> None:  # EX-2-ii-21-ii-1
    desk = side_table()
    counts = {"p4": 1800, "p5": 2400, "p6": 800}
    assert desk.refused(KillBadBeat(number=1, counts=counts)).code == "bad-beat.early"
    assert times(desk.state).public is False
    desk.at = START + 140 * MINUTE
    desk.order(KillBadBeat(number=1, counts=counts))
    assert (desk.entry("p5").live, desk.entry("p5").chips) == (True, 2000)
    assert not desk.entry("p4").live
    assert desk.replays()


@pytest.mark.rule("888pl", "2-ii-21-ii")
def test_a_finished_table_is_not_killed() -> None:  # EX-2-ii-21-ii-2
    desk = side_table()
    desk.order(FinishBadBeat(number=1, winner="p4", chips=2500))
    assert desk.entry("p4").chips == 2500
    desk.at = START + 141 * MINUTE
    refusal = desk.refused(KillBadBeat(number=1, counts={"p5": 10}))
    assert (refusal.code, refusal.limits["returned"]) == ("bad-beat.over", ["p4"])


@pytest.mark.rule("888pl", "2-ii-21-ii")
def test_among_equal_leaders_the_host_decides() -> None:
    desk = side_table()
    desk.at = START + 141 * MINUTE
    tied = {"p4": 2000, "p5": 2000, "p6": 1000}
    refusal = desk.refused(KillBadBeat(number=1, counts=tied))
    assert (refusal.kind, refusal.options) == ("ambiguous", ["p4", "p5"])
    desk.order(KillBadBeat(number=1, counts=tied, returns="p5"))
    assert desk.entry("p5").live
