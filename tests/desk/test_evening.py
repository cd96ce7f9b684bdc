"""The page on event commands lists every order there is, and its evening runs."""

from __future__ import annotations

import re
from pathlib import Path

import msgspec
import pytest

from cardspeak.desk.commands.describing import accepted, at_path, fields_of, help_of, parts_of
from cardspeak.desk.commands.reference import own_orders, reference, renewed
from cardspeak.desk.commands.running import Commands, Ran
from cardspeak.desk.exporting.proofs import chip_proof, prize_proof
from cardspeak.desk.exporting.tables import rows
from cardspeak.store import open_log
from cardspeak.store.verify import verify
from cardspeak.tournament.busts.out import BustOut
from cardspeak.tournament.core import Order, broken, words
from cardspeak.tournament.creating import CreateEvent
from cardspeak.tournament.entries.registering import Register
from cardspeak.tournament.log import Event, Struck
from cardspeak.tournament.money import proof
from cardspeak.words.catalogue import catalogue

PAGE = Path(__file__).parents[2] / "docs" / "event-commands.md"
BLOCK = re.compile(r"^```event\n(.*?)^```$", re.DOTALL | re.MULTILINE)


def evening() -> list[str]:
    """The lines of the page's evening."""
    return "".join(BLOCK.findall(PAGE.read_text(encoding="utf-8"))).splitlines()


@pytest.fixture(scope="module")
def ran() -> tuple[Commands, list[Ran]]:
    """The evening, run."""
    commands = Commands()
    return commands, list(commands.run(evening()))


def test_the_page_is_up_to_date() -> None:
    page = PAGE.read_text(encoding="utf-8")
    command = "python -m cardspeak.desk.commands.reference --page < docs/event-commands.md > page && mv page docs/event-commands.md"
    assert renewed(page) == page, f"renew it: {command}"


def test_every_order_has_a_row_with_all_its_fields() -> None:
    lines = reference().splitlines()
    for name, kind in own_orders().items():
        (row,) = [line for line in lines if re.match(rf"\| `{name}( [A-Z_ ]+)?` \|", line)]
        fields = [field.name for field in fields_of(kind) if field.name != "choices"]  # which the page says once
        assert all(f"`{field}`" in row or f"`{field.upper()}`" in row for field in fields), name


def test_every_order_says_what_it_does() -> None:
    assert not [name for name, kind in own_orders().items() if not (kind.__doc__ or "").strip()]


def test_no_field_is_told_as_mere_json() -> None:
    assert not [
        (words(kind), one.name)
        for kind in own_orders().values()
        for one in fields_of(kind)
        if "JSON" in str(one.accepts)
    ]


@pytest.mark.parametrize(
    ("kind", "path", "words"),
    [
        (BustOut, ["out", "0", "entry"], "a whole number"),
        (BustOut, ["out", "0", "by"], "[whole numbers]"),
        (Register, ["way"], "cash, card, transfer, ticket or credit"),
        (CreateEvent, ["setup", "buy_in", "fees", "3", "to"], "prizes, house, bounty or other"),
        (CreateEvent, ["nowhere"], "{choices, setup, terms, sealed}"),
    ],
)  # fmt: skip
def test_what_a_field_deep_within_an_order_takes(kind: type[Order], path: list[str], words: str) -> None:
    assert str(accepted(at_path(kind, path))) == words


def test_the_evening_comes_out_right(ran: tuple[Commands, list[Ran]]) -> None:
    state = ran[0].event.state
    table = [(row.place, row.name, row.prize) for row in rows(state) if row.prize or row.place]
    assert table == [
        (None, "Flo Funk", 6_400), (None, "Cy Cole", 5_900), (None, "Leo Lang", 5_500), (None, "Ina Imhof", 4_200),
        (5, "Jo Jung", 2_500), (6, "Mia Mohn", 1_500), (7, "Di Dorn", 667), (7, "Kay Klug", 667), (7, "Gus Graf", 666),
        (10, "Bo Bell", 0), (11, "Hal Hart", 0), (12, "Ann Abel", 0), (13, "Ed Ernst", 0),
    ]  # fmt: skip


def test_its_money_and_chips_add_up(ran: tuple[Commands, list[Ran]]) -> None:
    state = ran[0].event.state
    assert (proof(state).collected, prize_proof(state).pool, prize_proof(state).paid) == (35_000, 28_000, 28_000)
    assert chip_proof(state).in_play == 70_100, "fourteen stacks, and the odd quarter of each race rounded up"
    assert not broken(state)


def test_hand_for_hand_has_taken_two_minutes_a_hand(ran: tuple[Commands, list[Ran]]) -> None:
    over = [entry.what for entry in ran[0].event.log if entry.what.__struct_config__.tag == "hand-for-hand-over"]
    assert [getattr(one, "seconds", 0) for one in over] == [0, 120, 120]


def test_its_corrections_are_told_and_stand_in_the_log(ran: tuple[Commands, list[Ran]]) -> None:
    (replaced,) = (one for one in ran[1] if one.text.startswith("replace"))
    inserted, struck = replaced.entries
    assert (inserted.why, inserted.by, inserted.after) == ("it was Mia who went out, not Ina", "Dee", 128)
    assert (struck.what, struck.of, replaced.conflicts) == (Struck(orders=(128,)), inserted.number, ())


def test_its_log_can_be_kept_and_every_draw_comes_out_again(ran: tuple[Commands, list[Ran]], tmp_path: Path) -> None:
    commands, _ = ran
    with open_log(tmp_path / "room.db") as log:
        log.append("friday", 0, commands.event.log)
        report = verify(log, "friday", [commands.seed])
        again = Event(kept.entry for kept in log.read("friday"))
    assert report.sound
    assert not [one for one in report.findings if one.check != "log"]
    assert [msgspec.to_builtins(row) for row in rows(again.state)] == [
        msgspec.to_builtins(row) for row in rows(commands.event.state)
    ]


def test_no_help_is_for_a_field_that_no_order_has() -> None:
    kinds = {part for kind in own_orders().values() for part in (kind, *parts_of(kind))}
    known = {help_of(kind, field).code for kind in kinds for field in kind.__struct_fields__}
    assert {code for code in catalogue("en").codes() if code.startswith("help.")} <= known
