"""What people see of bad-beat tables: who plays there; when it is over, only whom the book lets know."""

from __future__ import annotations

import json
from typing import Any

import msgspec
import pytest

from cardspeak.desk.roles import Audience
from cardspeak.desk.views.mine import mine
from cardspeak.desk.views.parts import Seen, each_part
from cardspeak.tournament.entries.bad_beat import FinishBadBeat, OpenBadBeat, times
from cardspeak.tournament.log import Event
from tests.tournament.entries.kit import MINUTE, START, Desk


def side_table() -> Desk:
    """Three who are out play for their way back."""
    desk = Desk("888pl")
    desk.field(8)
    desk.start()
    desk.all_have_chips()
    desk.bust("p4", "p5", "p6")
    desk.at = START + 40 * MINUTE
    desk.order(OpenBadBeat(number=1, players=("p4", "p5", "p6")))
    return desk


def seen(desk: Desk) -> Seen:
    return Seen(Event(desk.event.log, "friday"), desk.at)


def shown(desk: Desk, audience: Audience) -> dict[str, Any] | None:
    parts = {name: json.loads(msgspec.json.encode(value)) for name, value in each_part(seen(desk), audience)}
    return parts.get("bad_beat")


@pytest.mark.parametrize("audience", ["staff", "public", "table"])
def test_everybody_sees_who_plays_for_the_way_back(audience: Audience) -> None:
    desk = side_table()
    found = shown(desk, audience)
    assert found is not None
    (table,) = found["tables"]
    assert (table["number"], table["names"]) == (1, [desk.entry(player).name for player in ("p4", "p5", "p6")])
    assert table["since"] == desk.at


@pytest.mark.rule("888pl", "2-ii-21-ii")
def test_the_staff_know_when_it_is_over_and_the_players_do_not() -> None:
    desk = side_table()
    staff, public = shown(desk, "staff"), shown(desk, "public")
    assert staff is not None
    assert public is not None
    assert staff["deadline"] == times(desk.state).deadline is not None
    assert public["deadline"] is None


@pytest.mark.rule("888pl", "2-ii-21")
def test_the_staff_see_how_many_tables_the_book_suggests_while_there_is_time() -> None:
    desk = side_table()
    staff, public = shown(desk, "staff"), shown(desk, "public")
    assert staff is not None
    assert public is not None
    assert (staff["suggested"], public["suggested"]) == (1, None)
    desk.at = (times(desk.state).latest_start or 0) + 1
    late = shown(desk, "staff")
    assert late is not None
    assert late["suggested"] == 0


def test_a_table_that_is_over_is_shown_no_more() -> None:
    desk = side_table()
    assert mine(seen(desk), desk.entry("p5").number).bad_beat == 1
    desk.order(FinishBadBeat(number=1, winner="p4", chips=2500))
    assert shown(desk, "staff") is None
    assert mine(seen(desk), desk.entry("p5").number).bad_beat is None
