"""The people of an event as they are shown: every entry, who is out, who has moved, who waits."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

import msgspec

from cardspeak.desk.views.memory import LATEST, Moved, memory_of
from cardspeak.desk.views.parts import Seen, shows, shows_each
from cardspeak.desk.views.prizes import ticket_won, won
from cardspeak.tournament.core import State
from cardspeak.tournament.entrants import Entrant, Entrants
from cardspeak.tournament.entries.stamp_cards import StampCards
from cardspeak.tournament.entries.window import Registration
from cardspeak.tournament.entries.window import waiting as latecomers
from cardspeak.tournament.finishing.bounties import Bounties, head
from cardspeak.tournament.finishing.places import Finishing, announced_places
from cardspeak.tournament.money import Ledger
from cardspeak.tournament.presence.absences import Absences
from cardspeak.tournament.presence.record import PenaltyRecord
from cardspeak.tournament.prizes.standing import Prizes
from cardspeak.tournament.seats.calls import alternates, moving
from cardspeak.words import Message

MOVES = frozenset({"draw", "late", "balance", "break", "redraw", "final", "correction", "apart", "choice", "alternate"})
"""Why somebody sits down; anything else is told as ``other``."""
WHOLE_MAP = 1_000
"""Players up to which everybody's seat goes to every phone; in a larger field a phone looks when it is told to."""

SOON = 600_000
"""Milliseconds after which somebody who was told to move is taken to sit there, if nobody says so."""


class ShownOut(msgspec.Struct, frozen=True, kw_only=True):
    """Somebody who is out."""

    entry: int
    name: str
    place: int | None
    prize: int
    at: int


class ShownOuts(msgspec.Struct, frozen=True, kw_only=True):
    """Who went out last, the latest first."""

    latest: tuple[ShownOut, ...]


class ShownMove(msgspec.Struct, frozen=True, kw_only=True):
    """Somebody who has another seat."""

    entry: int
    name: str
    table: int
    seat: int
    from_table: int | None
    from_seat: int | None
    why: str
    """A code: late, balance, break, redraw, final, correction, apart, choice, alternate or other."""
    at: int
    stands: bool
    """The seat is still theirs: they are not out, and were not moved again."""


class ShownMoves(msgspec.Struct, frozen=True, kw_only=True):
    """Who moved last, the latest first."""

    latest: tuple[ShownMove, ...]


class ShownSeatMap(msgspec.Struct, frozen=True, kw_only=True):
    """Where everybody sits, for the phones."""

    changed: int
    """Rises whenever anybody sits somewhere else."""
    seats: dict[int, tuple[int, int]]
    """Table and seat by entry; empty in a field of more than a thousand."""


class ShownCard(msgspec.Struct, frozen=True, kw_only=True, gc=False):
    """A full stamp card that has not been changed for chips."""

    card: str
    value: int
    behind: bool
    """It was announced and plays behind."""


class ShownEntry(msgspec.Struct, frozen=True, kw_only=True, gc=False):
    """One entry, as the staff sees it."""

    entry: int
    player: str
    name: str
    kind: str
    status: str
    table: int | None
    seat: int | None
    chips: int
    place: int | None
    prize: int
    ticket: int
    """What of the prize is an entry to another event."""
    prize_paid: bool
    owes: int
    away: str
    """``away``, ``no-show``, ``left``, or empty."""
    away_since: int | None
    on_the_way: bool
    """Told to move, and not seen at the new seat yet."""
    member: bool
    notes: tuple[Message | str, ...]
    warnings: int
    penalty_hands: int
    bounty: int
    bounties_won: int
    bounties_paid: int
    """What of the bounties won was handed over."""
    last: bool
    """The player's last entry; those before it were followed by a re-entry."""
    cards: tuple[ShownCard, ...] = ()
    """The player's full stamp cards."""


class ShownWaiting(msgspec.Struct, frozen=True, kw_only=True):
    """Somebody who waits for a seat."""

    entry: int
    name: str


class ShownQueue(msgspec.Struct, frozen=True, kw_only=True):
    """Who waits: alternates in their order, and latecomers who register when everybody has chips."""

    waiting: tuple[ShownWaiting, ...]
    latecomers: tuple[str, ...]


def announced_places_of(seen: Seen) -> dict[int, int]:
    """Every place as announced: tied players share the better one, or the middle one if the book says so."""
    return memory_of(seen.event).once(seen.state.version, "told places", lambda: announced_places(seen.state))


@shows("outs", "staff", "public")
def outs(seen: Seen) -> ShownOuts:
    """The last to go."""
    return memory_of(seen.event).once(seen.state.version, "outs", lambda: ShownOuts(latest=tuple(_outs(seen))))


def _is_in_again(state: State, entry: int) -> bool:
    """Whether the player has another entry that is in."""
    entrants = state.of(Entrants)
    return any(entrants.entries[one].live for one in entrants.by_player[entrants.entries[entry].player])


def _outs(seen: Seen) -> Iterator[ShownOut]:
    state, money, when, told = seen.state, won(seen), memory_of(seen.event).out_at, announced_places_of(seen)
    entries = state.of(Entrants).entries
    last: list[int] = []
    for moment in reversed(state.of(Finishing).moments):
        last += sorted((out.entry for out in moment.outs), key=lambda entry: told.get(entry, 0))
        if len(last) >= LATEST:
            break
    gone = [entry for entry in last if not _is_in_again(state, entry)]
    for entry in gone[:LATEST]:
        yield ShownOut(
            entry=entry, name=entries[entry].name, place=told.get(entry), prize=money.get(entry, 0),
            at=when.get(entry, 0),
        )  # fmt: skip


@shows("moves", "staff", "public")
def moves(seen: Seen) -> ShownMoves:
    """The last moves."""
    entries = seen.state.of(Entrants).entries
    found = reversed(memory_of(seen.event).moves)
    return ShownMoves(latest=tuple(_move(entries, one) for one in found if one.what.entry in entries))


def _move(entries: dict[int, Entrant], one: Moved) -> ShownMove:
    (table, seat), who = one.since or (None, None), entries[one.what.entry]
    return ShownMove(
        entry=who.number, name=who.name, table=one.what.table, seat=one.what.seat, from_table=table, from_seat=seat,
        why=one.what.why if one.what.why in MOVES else "other", at=one.at,
        stands=who.live and (who.table, who.seat) == (one.what.table, one.what.seat),
    )  # fmt: skip


@shows("seats", "public")
def seats(seen: Seen) -> ShownSeatMap:
    """Where everybody sits."""
    entrants, memory = seen.state.of(Entrants), memory_of(seen.event)
    if entrants.left > WHOLE_MAP:
        return ShownSeatMap(changed=memory.seat_changes, seats={})
    found = {
        number: (table.number, seat)
        for table in entrants.open_tables()
        for seat, number in table.seats.items()
        if number is not None
    }
    return ShownSeatMap(changed=memory.seat_changes, seats=dict(sorted(found.items())))


class KnownEntries:
    """What is looked up once for all entries of an event."""

    def __init__(self, seen: Seen) -> None:
        state = seen.state
        self.seen, self.state = seen, state
        self.places = announced_places_of(seen)
        self.won = won(seen)
        self.prizes = state.of(Prizes)
        self.owed = state.of(Ledger).owed
        self.away = state.of(Absences).away
        self.on_the_way = {entry for entry, one in moving(state).items() if state.at - one.since < SOON}
        self.bounties = state.of(Bounties)
        self.on_heads = state.setup.bounty in ("classic", "progressive")
        self.by_player = state.of(Entrants).by_player
        self.cards = _full_cards(state)
        log = state.of(PenaltyRecord).log
        self.serving = {one.seat: one.hands for one in log.running if one.hands}
        self.warned: dict[int, int] = {}
        for one in log.entries:
            if one.penalty == "warning":
                self.warned[one.seat] = self.warned.get(one.seat, 0) + 1

    def entry(self, one: Entrant) -> ShownEntry:
        """One entry."""
        number, numbers = one.number, self.by_player[one.player]
        away, on_record = self.away.get(number), numbers[0]
        return ShownEntry(
            entry=number, player=one.player, name=one.name, kind=one.kind, status=one.status, table=one.table,
            seat=one.seat, chips=one.chips, place=self.places.get(number),
            prize=self.won.get(number, 0), ticket=self.ticket(number), prize_paid=number in self.prizes.paid,
            owes=self.owed.get(number, 0),
            away=away.kind if away is not None and one.live else "",
            away_since=away.since if away is not None and one.live else None,
            on_the_way=number in self.on_the_way, member=one.member, notes=one.notes,
            warnings=self.warned.get(on_record, 0), penalty_hands=self.serving.get(on_record, 0),
            bounty=self.head(one), bounties_won=self.bounties.won.get(number, 0),
            bounties_paid=self.bounties.handed_over.get(number, 0), last=numbers[-1] == number,
            cards=self.cards.get(one.player, ()) if numbers[-1] == number else (),
        )  # fmt: skip

    def ticket(self, number: int) -> int:
        """What of a prize is a ticket."""
        return ticket_won(self.seen, number) if self.won.get(number) else 0

    def head(self, one: Entrant) -> int:
        """What is on the head of somebody who is still in."""
        return head(self.state, one.number) if self.on_heads and one.live else 0


def _full_cards(state: State) -> dict[str, tuple[ShownCard, ...]]:
    """The cards that can still be used, by player."""
    cards, found = state.of(StampCards), dict[str, tuple[ShownCard, ...]]()
    behind = set(cards.behind.values())
    for name, card in cards.full.items():
        if not card.spent:
            shown = ShownCard(card=name, value=card.value, behind=name in behind)
            found[card.player] = (*found.get(card.player, ()), shown)
    return found


@shows_each("entry", "staff")
def entries(seen: Seen) -> Mapping[str, ShownEntry]:
    """Every entry."""
    return every_entry(seen)


def every_entry(seen: Seen) -> dict[str, ShownEntry]:
    """The entries by their number as text, made once after each happening."""
    return memory_of(seen.event).once(seen.state.version, "entries", lambda: _entries(seen))


def _entries(seen: Seen) -> dict[str, ShownEntry]:
    known = KnownEntries(seen)
    return {str(number): known.entry(one) for number, one in seen.state.of(Entrants).entries.items()}


@shows("queue", "staff")
def queue(seen: Seen) -> ShownQueue:
    """Who waits for a seat."""
    state = seen.state
    entrants = state.of(Entrants)
    return ShownQueue(
        waiting=tuple(ShownWaiting(entry=one, name=entrants.entries[one].name) for one in alternates(state)),
        latecomers=tuple(state.of(Registration).waiting[player] for player in latecomers(state)),
    )


def current_entry(state: State, on_record: int) -> Entrant:
    """The last entry of a player who is on record under the first one."""
    entrants = state.of(Entrants)
    numbers = entrants.by_player[entrants.entries[on_record].player]
    return entrants.entries[numbers[-1]]
