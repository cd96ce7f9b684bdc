"""A hand dealt at a table of the event: the button moves, cards come from the sealed seed, stacks follow."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial

import msgspec

from cardspeak.books.settings.button import ANTE_BY
from cardspeak.cards.card import faces
from cardspeak.cards.deck import SHORT, STANDARD, RecordedDeck
from cardspeak.errors import Unlawful
from cardspeak.hand.by_the_book import by_the_book, hand_rules
from cardspeak.hand.dues import Stakes
from cardspeak.hand.events import Push
from cardspeak.hand.games import find_game
from cardspeak.hand.hand import Hand
from cardspeak.hand.positions import Positions
from cardspeak.hand.rotation import ROTATIONS
from cardspeak.hand.setup import hand_setup
from cardspeak.tournament.autoplay.players import AWAY, PLAYERS, Player, play_out
from cardspeak.tournament.chips.account import Account, expected, in_stacks, in_use
from cardspeak.tournament.clock.dial import Clock, schedule
from cardspeak.tournament.clock.hands import HandLevel, level_of_hand
from cardspeak.tournament.core import (
    Context,
    Happening,
    Order,
    State,
    applies,
    chance_of,
    decide,
    decides,
    must_hold,
)
from cardspeak.tournament.draws import Chance
from cardspeak.tournament.entrants import Entrants, EventTable
from cardspeak.tournament.finishing.places import not_won
from cardspeak.tournament.presence.absences import Absences
from cardspeak.tournament.presence.record import HandServed, PenaltyRecord, person, serving
from cardspeak.tournament.seats.button import ButtonMoved, HandOver
from cardspeak.tournament.seats.memory import Seats
from cardspeak.tournament.setup import Level
from cardspeak.words import Chips, Message, message

HANDS_OF_A_GAME = 8
"""Hands after which a rotation goes on to its next game."""
FINE = 1 << 53


class DealHand(Order, frozen=True, kw_only=True):
    """Deal the next hand at a table and let its players play it out."""

    table: int
    players: str = "sane"


class Lost(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Somebody without chips after a hand: what they began it with, held, and to whom they lost it."""

    entry: int
    stack: int
    cards: str
    by: tuple[int, ...]


class HandDealt(Happening, frozen=True, kw_only=True, tag="hand-dealt"):
    """A hand was played out."""

    table: int
    number: int
    """Of this table, from 1."""
    level: int
    game: str
    label: str
    """Of the cards and of what chance had to do with the play."""
    players: str
    stacks: tuple[tuple[int, int], ...]
    """Entries with their chips after the hand, by seat."""
    board: str = ""
    lost: tuple[Lost, ...] = ()
    away: tuple[int, ...] = ()
    """Seats without their player."""
    at: int = 0
    cites: tuple[str, ...] = ()
    """The rules by which it has the level before, where that changed as dealers were pushed."""

    def drawn_wrong(self, before: State, chance: Callable[[str], Chance]) -> Iterator[Message]:
        """Deal the hand again from the seed."""
        if self.players not in PLAYERS:
            return
        at = before.of(Seats).at[self.table].positions
        line = [one for one in schedule(before) if not one.is_break][self.level - 1]
        players = partial(_named, self.players, self.away)
        again = _dealt(before, self.table, at, line, self.game, players, chance(self.label))
        entries = before.of(Entrants).table(self.table).seats
        if tuple((entries[seat] or 0, chips) for seat, chips in sorted(again.stacks.items())) != self.stacks:
            yield message("drawn.hand", label=self.label)


class Dealt:
    """The record of dealt hands."""

    def __init__(self) -> None:
        self.hands = 0
        self.at: dict[int, int] = {}
        """Hands by table."""
        self.last: dict[int, int] = {}
        """When the last one was dealt, by table."""
        self.lost: dict[int, tuple[HandDealt, Lost]] = {}
        """Entries without chips who are not out yet."""


class CardSource:
    """A sealed draw in the shape that decks ask for when they are shuffled again."""

    def __init__(self, chance: Chance) -> None:
        self._chance = chance

    def random(self) -> float:
        """A number from 0 up to, but not including, 1."""
        return self._chance.below(FINE) / FINE


@decides(DealHand)
def _deal_hand(state: State, order: DealHand, context: Context) -> Iterator[Happening]:
    if order.players not in PLAYERS:
        limits = {"of": sorted(PLAYERS)}
        raise Unlawful("deal.players", field="players", value=order.players, limits=limits)
    not_won(state)
    table = state.of(Entrants).table(order.table)
    _all_have_chips(state, table)
    number = state.of(Dealt).at.get(order.table, 0) + 1
    line, found = _level(state, order.table, context.at)
    game = _game(line, number)
    happened = decide(state, HandOver(table=order.table, game=game), context)
    moved = next(one for one in happened if isinstance(one, ButtonMoved))
    served = sum(isinstance(one, HandServed) for one in happened)
    absent = tuple(_absent(state, table, context.at, served))
    label = f"hand {number} at table {order.table}"
    players = partial(_named, order.players, absent)
    hand = _dealt(state, order.table, moved.positions, line, game, players, chance_of(state, context, label))
    entries = {seat: entry for seat, entry in table.seats.items() if entry is not None}
    yield from happened
    yield HandDealt(
        table=order.table, number=number, level=found.level, game=game, label=label, players=order.players,
        stacks=tuple((entries[seat], chips) for seat, chips in sorted(hand.stacks.items())),
        board=faces(hand.board), lost=tuple(_lost(hand, entries)), away=absent,
        at=context.at, cites=found.cites if found.during_push else (),
    )  # fmt: skip


def _all_have_chips(state: State, table: EventTable) -> None:
    entries = state.of(Entrants).entries
    without = [entry for entry in table.seats.values() if entry is not None and not entries[entry].chips]
    if without:
        limits = {"order": "bust out", "entries": without}
        raise Unlawful("deal.no-chips", {"without": without[0]}, field="table", value=table.number, limits=limits)


def _absent(state: State, table: EventTable, at: int, served: int) -> Iterator[int]:
    """Seats whose player is away or keeps away on a penalty, after the hands that have just been served."""
    gone, record = state.of(Absences).away, state.of(PenaltyRecord)
    if not gone and not record.log.running and not record.minutes:
        return
    for seat, entry in table.seats.items():
        if entry is not None and (entry in gone or _keeps_away(state, entry, at, served)):
            yield seat


def _keeps_away(state: State, number: int, at: int, served: int) -> bool:
    left = serving(state, number, at)
    if left is None or left.ms:
        return left is not None
    who = person(state, state.of(Entrants).entry(number))
    return any(one.hands > max(0, served - one.skip) for one in state.of(PenaltyRecord).log.running if one.seat == who)


def _named(name: str, absent: tuple[int, ...], seat: int) -> Player:
    return AWAY if seat in absent else PLAYERS[name]


def _level(state: State, table: int, at: int) -> tuple[Level, HandLevel]:
    """The level by the book of a hand that begins now, or with the push of its dealer."""
    moments, pushed = {"riffle": at, "deal": at}, state.of(Clock).pushed_at
    if pushed is not None and pushed > state.of(Dealt).last.get(table, 0):
        moments["push"] = pushed
    found = level_of_hand(state, moments)
    return schedule(state)[found.index], found


def _game(line: Level, number: int) -> str:
    """The game of a hand: that of the level, or the next one of a rotation after so many hands."""
    rotation = ROTATIONS.get(line.game)
    if rotation is None:
        return line.game
    leg = rotation.leg(number - 1, HANDS_OF_A_GAME)
    return f"{leg.betting} {leg.game.name}"


def stakes_of(state: State, line: Level, game: str) -> Stakes:
    """What a level asks for in a game; an ante as large as the big blind is one for the whole table."""
    if not find_game(game)[0].has_button:
        unit = line.small_blind
        return Stakes(ante=line.ante, bring_in=unit, small_bet=line.big_blind, big_bet=2 * line.big_blind)
    answer = state.policy.answer(ANTE_BY)
    one_pays = 0 < line.big_blind <= line.ante and (answer is None or answer.value == "big blind")
    stakes = Stakes(
        small_blind=line.small_blind, big_blind=line.big_blind, ante=line.ante,
        ante_by="big blind" if one_pays else "everyone",
    )  # fmt: skip
    return by_the_book(stakes, state.policy)


def _dealt(
    state: State, number: int, positions: Positions, line: Level, game: str, players: Callable[[int], Player],
    chance: Chance,
) -> Hand:  # fmt: skip
    """Deal and play a hand; the same chance gives the same hand."""
    entrants = state.of(Entrants)
    seats = entrants.table(number).seats
    stacks = {seat: entrants.entry(seats[seat] or 0).chips for seat in positions.dealt_in}
    values = in_use(state)
    setup = hand_setup(
        game, stacks=stacks, button=positions.button, positions=positions, stakes=stakes_of(state, line, game),
        smallest_chip=_unit(state, number, values), players_in_event=entrants.left, rules=hand_rules(state.policy),
    )  # fmt: skip
    deck = RecordedDeck(chance.shuffled(SHORT if setup.game.short_deck else STANDARD))
    return play_out(Hand(setup, deck, CardSource(chance)), players, chance)


def _unit(state: State, table: int, values: list[int]) -> int:
    """The smallest chip at a table: one that other tables have coloured up may still lie here."""
    here = [value for value, tables in state.of(Account).out.items() if table not in tables]
    still = [value for value in here if state.of(Account).by_value.get(value, 0) > 0]
    return min([*values, *still], default=1)


def _lost(hand: Hand, entries: dict[int, int]) -> Iterator[Lost]:
    """Everybody without chips, and who won the last pot they had a share in."""
    won: dict[int, list[int]] = {}
    for event in hand.events:
        if isinstance(event, Push):
            won.setdefault(event.pot, []).append(event.seat)
    total = hand.committed
    for seat, before in hand.setup.stacks:
        if hand.stacks[seat]:
            continue
        covering = [winners for winners in won.values() if all(total[one] >= total[seat] for one in winners)]
        by = covering[0] if covering else next(iter(won.values()), [])
        alive = [entries[one] for one in dict.fromkeys(by) if hand.stacks[one]]
        cards = faces(hand.cards_of(seat))
        yield Lost(entry=entries[seat], stack=before, cards=cards, by=tuple(alive))


@applies(HandDealt)
def _hand_dealt(state: State, happening: HandDealt) -> None:
    entrants, dealt = state.of(Entrants), state.of(Dealt)
    sitting = [entrants.entry(number) for number, _ in happening.stacks]
    played = dealt.at.get(happening.table, 0)
    if happening.number != played + 1:
        raise Unlawful(
            "hand.number",
            {"number": happening.number, "table": happening.table, "played": played},
            field="number",
            value=happening.number,
            limits={"number": played + 1},
        )
    elsewhere = [entry.number for entry in sitting if entry.table != happening.table]
    if elsewhere:
        raise Unlawful(
            "hand.elsewhere", {"elsewhere": elsewhere[0], "table": happening.table}, field="entry", value=elsewhere[0]
        )
    before, after = sum(entry.chips for entry in sitting), sum(chips for _, chips in happening.stacks)
    if before != after or min(chips for _, chips in happening.stacks) < 0:
        raise Unlawful(
            "hand.chips", {"before": before, "after": after}, field="stacks", value=after, limits={"sum": before}
        )
    for entry, (_, chips) in zip(sitting, happening.stacks, strict=True):
        entry.chips = chips
    dealt.hands += 1
    dealt.last[happening.table] = happening.at
    dealt.at[happening.table] = happening.number
    for lost in happening.lost:
        dealt.lost[lost.entry] = (happening, lost)


def without_chips(state: State) -> Iterator[tuple[HandDealt, Lost]]:
    """Those whose last chips are gone and who have not been put out."""
    entrants = state.of(Entrants)
    for entry, found in state.of(Dealt).lost.items():
        if entrants.entries[entry].status == "playing" and not entrants.entries[entry].chips:
            yield found


def exact(state: State) -> bool:
    """Whether every stack is known to the chip: hands are dealt here, and nobody has counted or put a stack right."""
    return state.of(Dealt).hands > 0 and not state.of(Entrants).by_hand


@must_hold
def dealt_chips_are_all_there(state: State) -> Iterator[Message]:
    """Where every stack is known, together they are the chips of the account."""
    if not exact(state):
        return
    there, should = in_stacks(state), expected(state)
    if there != should:
        yield message("broken.chips-in-stacks", stacks=Chips(there), in_play=Chips(should))
