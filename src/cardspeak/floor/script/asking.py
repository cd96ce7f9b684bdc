"""Questions that need no rule: pots, stacks, whose turn it is, what the book says."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from cardspeak.books.layer_files import short_name
from cardspeak.books.library import book
from cardspeak.books.policy import Citation
from cardspeak.books.reading import nearest
from cardspeak.books.settings import areas
from cardspeak.errors import Unreadable
from cardspeak.floor.betting.out_of_turn import settle_held
from cardspeak.floor.forms import form
from cardspeak.floor.head import Header
from cardspeak.floor.opening import serve
from cardspeak.floor.ruling import Plain, Ruling
from cardspeak.floor.script.brief import spoken_value
from cardspeak.floor.table import Table
from cardspeak.words import Message, items, message

MOST_RULES = 12


@form("? pots", about="Main and side pots with this street's bets, and who plays for them.", example="? pots")
def pots(table: Table) -> Ruling:
    """The pots as they stand."""
    found = table.the_hand().current_pots
    names = ["main", *(f"side {number}" for number in range(1, len(found)))]
    answer: dict[str, Plain] = {name: pot.amount for name, pot in zip(names, found, strict=False)}
    steps = tuple(_pot_told(number, pot.amount, map(table.name, pot.seats)) for number, pot in enumerate(found))
    why = message("script.pot-count", count=len(found))
    return Ruling(kind="reading", answer=answer, steps=steps, why=why)


def _pot_told(side: int, chips: int, players: Iterable[str]) -> Message:
    names = items(players)
    if side:
        return message("script.side-pot-contenders", number=side, chips=chips, names=names)
    return message("script.main-pot-contenders", chips=chips, names=names)


@form("? pot", about="All the chips in the middle.", example="? pot")
def pot(table: Table) -> Ruling:
    """The whole pot."""
    chips = table.the_hand().pot
    why = message("script.chips-in-middle", chips=chips)
    return Ruling(kind="reading", answer=chips, why=why)


@form("? stacks", about="Everybody's chips behind.", example="? stacks")
def stacks(table: Table) -> Ruling:
    """The stacks."""
    answer: dict[str, Plain] = {table.name(seat): chips for seat, chips in _behind(table).items()}
    return Ruling(kind="reading", answer=answer, why=message("script.stacks-without-bets"))


def _behind(table: Table) -> Mapping[int, int]:
    """The chips behind in the hand, or before the first one as the head tells them."""
    header = table.recall(Header)
    if table.hand is not None or not header.stacks:
        return table.the_hand().stacks
    return {seat: header.default_stack() if chips is None else chips for seat, chips in header.stacks.items()}


@form(
    "? (to act|whose turn [is it]|whose turn it is)",
    about="Whose turn it is, or what the hand waits for.",
    example="? to act",
)
def to_act(table: Table) -> Ruling:
    """Whose turn it is; acts out of turn that bind have happened by then."""
    settle_held(table)
    serve(table)
    due = table.the_hand().pending
    if due.step == "act":
        name = table.name(due.seats[0])
        return Ruling(kind="reading", answer=name, why=message("script.player-to-act", name=name))
    step, who = due.words, items(map(table.name, due.seats))
    why = message("script.hand-awaits-step", step=step)
    if who and due.step != "over":
        why = message("script.hand-awaits-step-by-players", step=step, names=who)
    return Ruling(kind="reading", answer=due.step, why=why)


@form(
    "? settings {area:word}",
    about="What the book in force says on the points of an area.",
    example="? settings betting",
)
def settings(table: Table, area: str) -> Ruling:
    """The settings of an area."""
    area = area.lower()
    if area not in areas():
        values = {"area": area, "areas": areas()}
        raise Unreadable("script.no-area", values, field="area", value=area, near=nearest(area, areas()))
    found = [answer for answer in table.policy if answer.setting.area == area]
    answer: dict[str, Plain] = {one.setting.key: spoken_value(one.value) for one in found}
    cites = tuple(dict.fromkeys(cite for one in found for cite in one.all_cites))
    why = message("script.book-on-area", book=short_name(table.policy.book), area=area)
    return Ruling(kind="reading", answer=answer, cites=cites, why=why)


@form("? rule {number:word}", about="A rule of the book in force, in our words.", example="? rule 47-A")
def rule(table: Table, number: str) -> Ruling:
    """A rule, or the parts of one."""
    held = book(table.policy.book)
    found = held.find(number) or (held.rule(number),)
    cites = tuple(Citation(one.layer, one.id, one.number) for one in found[:MOST_RULES])
    titles: list[Plain] = [one.title for one in found[:MOST_RULES]]
    texts = [message("script.rule-text", number=one.number, says=one.says) for one in found[:MOST_RULES]]
    why = texts[0].then(*texts[1:])
    return Ruling(kind="reading", answer=titles if len(titles) > 1 else titles[0], cites=cites, why=why)
