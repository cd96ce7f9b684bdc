"""A denomination leaves play: what is exchanged, what odd chips are raced for, who wins the race, and chips found later."""

from __future__ import annotations

from dataclasses import dataclass, field

from cardspeak.books.settings.chips import (
    BETWEEN_STAGES,
    COLOUR_UP,
    FOUND_LATER,
    FOUND_REMAINDER,
    ODD_CHIPS_MAKE,
    RACE_CHIPS,
    RACE_FROM_BIG_BLIND,
    RACE_IN_VIEW,
    RACE_WITNESSED,
)
from cardspeak.errors import Unlawful
from cardspeak.floor.forms import form
from cardspeak.floor.head import Header
from cardspeak.floor.inquiry import Inquiry
from cardspeak.floor.opening import chips_of
from cardspeak.floor.ruling import Choice, Plain, Ruling
from cardspeak.floor.seat.race import RaceCard, even_exchange, first_to_last, race_rules, race_winners, raced_for
from cardspeak.floor.seating import named, player_here, positions_of
from cardspeak.floor.slots import Cast, Readings, Tokens, card_values, seat, slot_kind
from cardspeak.floor.table import Lasting, Table
from cardspeak.words import Message, message

Counted = tuple[tuple[int, int], ...]
Dealt = tuple[tuple[int, tuple[int, ...]], ...]


@dataclass
class Race(Lasting):
    """A race that is being held: the chips that go, those that come, and the odd chips by seat."""

    small: int = 0
    large: int = 0
    odd: dict[int, int] = field(default_factory=dict)


@slot_kind("counted", "players with numbers, such as Ann 3, Ben 2")
def counted(tokens: Tokens, at: int, cast: Cast) -> Readings:
    """Players, each with a number behind the name."""
    found: list[tuple[object, int]] = []
    while at < len(tokens):
        if tokens[at].key in (":", ",", "and", "has", "with"):
            at += 1
            continue
        who = next(seat(tokens, at, cast), None)
        number = tokens[who[1]].number if who is not None and who[1] < len(tokens) else None
        if who is None or number is None:
            return
        found.append((who[0], number))
        at = who[1] + 1
    if found:
        yield tuple(found), at


@slot_kind("dealt", "players with cards, such as Ann Jd 2h Ben Kd")
def dealt(tokens: Tokens, at: int, cast: Cast) -> Readings:
    """Players, each with cards behind the name."""
    found: list[tuple[object, tuple[int, ...]]] = []
    while at < len(tokens):
        if tokens[at].key in (":", ",", "and", "gets", "has"):
            at += 1
            continue
        cards = card_values(tokens[at].text) if tokens[at].kind == "word" else None
        if cards is not None and found:
            found[-1] = (found[-1][0], found[-1][1] + cards)
            at += 1
            continue
        who = next(seat(tokens, at, cast), None)
        if who is None:
            return
        found.append((who[0], ()))
        at = who[1]
    if found and all(cards for _, cards in found):
        yield tuple(found), at


@form(
    "{small:amount} chips are (coloured up|colored up|changed|exchanged) (to|for) {large:amount} {held:counted}",
    about="A denomination leaves play, with how many of its chips each player has.",
    example="25 chips are coloured up to 100 Ann 7, Ben 4",
)
def colour_up(table: Table, small: int, large: int, held: Counted) -> Ruling:
    """What each player gets in larger chips, and what becomes of the odd ones."""
    inq = Inquiry(table.policy)
    _check(small, large)
    way = _way(inq, table)
    worth: dict[str, Plain] = {}
    odd: dict[int, int] = {}
    for who, chips in held:
        larger, rest = even_exchange(chips, small, large)
        if rest and way == "round-up":
            inq.cite(ODD_CHIPS_MAKE)
            larger, rest = larger + 1, 0
        worth[player_here(table, who)] = larger * large
        if rest:
            odd[who] = rest
    if not odd:
        return inq.ruling("reading", why=message("seat.colour-up-exchanged"), answer=worth)
    raced = _raced_for(inq, odd, small, large)
    return inq.ruling(
        "reading",
        why=message("seat.colour-up-odd-raced", raced=raced),
        answer={**worth, "raced for": raced},
        effects=(HoldRace(small, large, tuple(odd.items())),),
    )


def _way(inq: Inquiry, table: Table) -> str:
    """Whether odd chips are raced or rounded up at this moment of the event."""
    way = inq.ask(COLOUR_UP)
    inq.cite(COLOUR_UP)
    if way != "by-stage":
        return "round-up" if way == "round-up" else "race"
    late = inq.maybe(RACE_FROM_BIG_BLIND)
    inq.cite(RACE_FROM_BIG_BLIND)
    if late is not None and table.recall(Header).stakes.big_blind >= late:
        return "race"
    return "race" if inq.maybe(BETWEEN_STAGES) == "race" else "round-up"


def _check(small: int, large: int) -> None:
    if not 0 < small < large:
        raise Unlawful("race.values", {"small": small, "large": large}, field="chips", value=small)


@dataclass(frozen=True)
class HoldRace:
    """A race is to be held for odd chips."""

    small: int
    large: int
    odd: Counted

    def apply(self, table: Table) -> None:
        """Remember it for the cards."""
        race = table.recall(Race)
        race.small, race.large, race.odd = self.small, self.large, dict(self.odd)


@form(
    "race of {small:amount} chips for {large:amount} {odd:counted}",
    about="Odd chips are raced off, with how many each player has.",
    example="race of 25 chips for 100 Ann 3, Ben 2",
)
def race(table: Table, small: int, large: int, odd: Counted) -> Ruling:
    """For how many larger chips a race is held, and who is dealt first."""
    inq = Inquiry(table.policy)
    _check(small, large)
    rules = race_rules(inq)
    raced = raced_for(sum(chips for _, chips in odd), small, large, rules.chips)
    order = _order(inq, table, tuple(who for who, _ in odd))
    names: list[Plain] = [table.name(who) for who in order]
    inq.cite(RACE_IN_VIEW)
    return inq.ruling(
        "reading",
        why=message("seat.race-order", names=named(table, order), raced=raced),
        answer={"raced for": raced, "order": names},
        effects=(HoldRace(small, large, odd),),
    )


def _raced_for(inq: Inquiry, odd: dict[int, int], small: int, large: int) -> int:
    how = inq.ask(RACE_CHIPS)
    inq.cite(RACE_CHIPS)
    return raced_for(sum(odd.values()), small, large, how)


def _order(inq: Inquiry, table: Table, seats: tuple[int, ...]) -> list[int]:
    return first_to_last(seats, positions_of(table).button, dealers=True, inq=inq)


@form("? race order for {who:seats}", about="Who is dealt first in a race.", example="? race order for Ann and Ben")
@form("race order for {who:seats}", about="Who is dealt first in a race.", example="race order for Ann and Ben")
def race_order(table: Table, who: tuple[int, ...]) -> Ruling:
    """The order in which a race deals."""
    inq = Inquiry(table.policy)
    order = _order(inq, table, who)
    names: list[Plain] = [table.name(one) for one in order]
    return inq.ruling("reading", why=message("seat.race-deals-in-order", names=named(table, order)), answer=names)


@form(
    "? how many chips are raced for",
    about="How many larger chips a race is held for.",
    example="? how many chips are raced for",
)
def how_many(table: Table) -> Ruling:
    """The larger chips of the race."""
    inq = Inquiry(table.policy)
    held = _held(table)
    raced = _raced_for(inq, held.odd, held.small, held.large)
    return inq.ruling("reading", why=message("seat.colour-up-odd-raced", raced=raced), answer=raced)


def _held(table: Table) -> Race:
    held = table.recall(Race)
    if not held.odd:
        raise Unlawful("race.none", field="race")
    return held


@form(
    "race cards {cards:dealt}",
    about="The cards of a race, player by player in the order they were dealt.",
    example="race cards Ann Jd 2h Ben Kd",
)
def race_cards(table: Table, cards: Dealt) -> Ruling:
    """Who wins the larger chips; nobody is raced out."""
    inq = Inquiry(table.policy)
    held = _held(table)
    rules = race_rules(inq)
    shown = [(who, card) for who, own in cards for card in own]
    on_table = [RaceCard(seat=who, card=card, order=at) for at, (who, card) in enumerate(shown)]
    raced = raced_for(sum(held.odd.values()), held.small, held.large, rules.chips)
    won = race_winners(on_table, raced, rules)
    saved = _saved(table, held, won) if rules.saved else ()
    answer: dict[str, Plain] = {table.name(who): count * held.large for who, count in won.items()}
    answer |= {table.name(who): held.large for who in saved}
    steps = (message("seat.race-nobody-out", names=named(table, saved), chips=held.large),) if saved else ()
    why = message("seat.race-won", names=named(table, won), chips=held.large)
    return inq.ruling("reading", why=why, answer=answer, steps=steps, effects=(HoldRace(0, 0, ()),))


def _saved(table: Table, held: Race, won: dict[int, int]) -> tuple[int, ...]:
    """The players whom the race would leave without a chip."""
    return tuple(
        who for who, odd in held.odd.items() if who not in won and 0 < chips_of(table, who) <= odd * held.small
    )


@form(
    "{who:seat} finds {count} chips of {value:amount} [after the race] [{smallest:amount} is the smallest]",
    about="Chips of a denomination that is no longer in play turn up.",
    example="Ann finds 9 chips of 25 after the race 100 is the smallest",
)
def found_later(table: Table, who: int, count: int, value: int, smallest: int = 0) -> Ruling:
    """What a player gets for chips that are out of play."""
    name = player_here(table, who)
    inq = Inquiry(table.policy, name)
    smallest = smallest or table.recall(Header).smallest_chip
    _check(value, smallest)
    later = inq.ask(FOUND_LATER)
    inq.cite(FOUND_LATER)
    worth = count * value
    if later != "equal-value":
        cites = inq.cited(FOUND_LATER)
        why = message("seat.found-no-compensation", name=name)
        choices = (Choice(message("option.no-compensation"), cites), Choice(message("option.exchange-them"), cites))
        return inq.ruling("decision", why=why, director=choices)
    given = worth // smallest * smallest
    lost = worth - given
    if lost and inq.maybe(FOUND_REMAINDER) == "rounded-up":
        given, lost = given + smallest, 0
    if lost:
        inq.cite(FOUND_REMAINDER)
    steps: tuple[Message, ...] = (message("seat.found-removed", lost=lost),) if lost else ()
    return inq.ruling(
        "reading",
        why=message("seat.found-exchanged", name=name, given=given),
        answer={name: chips_of(table, who) + given, "exchanged": given, "removed": lost},
        steps=steps,
        effects=(AddChips(who, given),),
    )


@dataclass(frozen=True)
class AddChips:
    """Chips are added to a stack between hands."""

    seat: int
    chips: int

    def apply(self, table: Table) -> None:
        """Add them; in a hand they count from the next one on."""
        header = table.recall(Header)
        if table.hand is None:
            header.stacks[self.seat] = chips_of(table, self.seat) + self.chips


@form(
    "(dealer|dealers|staff) (race|races|want to race) off chips with the players {where:absent|away|present|at the table}",
    about="Whether a race may be held while players are away.",
    example="dealers race off chips with the players absent",
)
def witnessed(table: Table, where: str) -> Ruling:
    """Whether players have to be there for a race."""
    inq = Inquiry(table.policy)
    needed = inq.ask(RACE_WITNESSED)
    inq.cite(RACE_WITNESSED)
    if where in ("absent", "away") and needed == "present-or-supervised":
        return inq.ruling("refused", why=message("seat.race-needs-players"))
    return inq.ruling("reading", why=message("seat.race-players-welcome"), answer="allowed")
