"""What players see on their phones: their own sign-up, seat, place and prize."""

from __future__ import annotations

from typing import Literal

import msgspec

from cardspeak.books.layer_files import short_name
from cardspeak.desk.views.memory import memory_of
from cardspeak.desk.views.parts import Seen
from cardspeak.desk.views.people import KnownEntries, ShownCard
from cardspeak.errors import Refusal, Unlawful
from cardspeak.tournament.core import Context, State, decide
from cardspeak.tournament.entrants import Entrant, Entrants
from cardspeak.tournament.entries.bad_beat import SideTables
from cardspeak.tournament.entries.door import Door, dropped, signed_up
from cardspeak.tournament.entries.signing_up import SignUp, offer_to
from cardspeak.tournament.entries.window import Registration
from cardspeak.tournament.presence.calls import Calls
from cardspeak.tournament.presence.rulings import Rulings
from cardspeak.tournament.prizes.standing import Prizes
from cardspeak.tournament.seats.calls import alternates
from cardspeak.words import Message

AtDoor = Literal["", "signed-up", "late", "dropped"]


class ReceivedRuling(msgspec.Struct, frozen=True, kw_only=True):
    """A ruling as a table receives it: what was ruled and by which rules, without the floor's own record."""

    number: int
    at: int
    actor: str | None
    outcome: Message
    """What the director chose, or else what the book says."""
    why: Message
    steps: tuple[Message, ...]
    cites: tuple[str, ...]
    book: str
    book_name: str


class ShownMine(msgspec.Struct, frozen=True, kw_only=True):
    """What players are shown of their own entry."""

    entry: int | None = None
    """The last entry of the player: it follows a re-entry. None before the desk has taken the money."""
    name: str
    status: str = ""
    """Empty before there is an entry."""
    door: AtDoor = ""
    """Signed up and to pay at the desk, late and waiting until everybody has chips, or sent away."""
    to_pay: int = 0
    """What is to be paid at the desk."""
    may_sign_up: bool = False
    """Another sign-up would be taken now: after a withdrawal, or for a re-entry."""
    table: int | None = None
    seat: int | None = None
    came_from: tuple[int, int] | None = None
    """Table and seat before the last move."""
    moved_at: int | None = None
    on_the_way: bool = False
    chips: int = 0
    """The last count known."""
    place: int | None = None
    prize: int = 0
    ticket: int = 0
    """What of the prize is an entry to another event."""
    prize_paid: bool = False
    currency: str
    out_at: int | None = None
    waiting: int | None = None
    """The number in the queue of alternates."""
    away: bool = False
    penalty_hands: int = 0
    bounty: int = 0
    bounties_won: int = 0
    bounties_paid: int = 0
    cards: tuple[ShownCard, ...] = ()
    """The player's own full stamp cards."""
    bad_beat: int | None = None
    """The bad-beat table at which the player plays to come back."""
    called: bool = False
    """The floor was called to the table and has not come yet."""
    ruling: ReceivedRuling | None = None
    """The last ruling that the table received since the player sits there."""


def own_player(state: State, entry: int | None, player: str) -> str:
    """Who a link belongs to: whoever has its entry now, or whom the desk has made of a sign-up."""
    known = state.of(Entrants).entries.get(entry or 0)
    return known.player if known is not None else state.of(Door).became.get(player, player)


def own_entry(state: State, entry: int | None, player: str) -> Entrant | None:
    """The last entry of whoever a link belongs to."""
    entrants = state.of(Entrants)
    numbers = entrants.by_player.get(own_player(state, entry, player))
    return entrants.entries[numbers[-1]] if numbers else None


def mine(seen: Seen, entry: int | None, player: str = "") -> ShownMine:
    """What belongs to a player; refused where nobody is named."""
    state = seen.state
    who, one = own_player(state, entry, player), own_entry(state, entry, player)
    name, door = _at_door(state, who)
    if one is None and not door:
        raise Unlawful("mine.no-entry", field="link", value=entry)
    shown = _entered(seen, one) if one is not None else ShownMine(name=name, currency=state.setup.currency)
    if one is not None and one.live:
        return shown
    to_pay = offer_to(state, who).price if door in ("signed-up", "late") else shown.to_pay
    may = not door or door == "dropped"
    return msgspec.structs.replace(
        shown, door=door, to_pay=to_pay, may_sign_up=may and _may_sign_up(state, who, shown.name, seen.at)
    )


def _at_door(state: State, player: str) -> tuple[str, AtDoor]:
    """The name of somebody who has no entry, and where they stand."""
    late = state.of(Registration).waiting.get(player)
    if late is not None and player not in state.of(Entrants).by_player:
        return late, "late"
    name = signed_up(state, player)
    if name is not None:
        return name, "signed-up"
    name = dropped(state, player)
    return (name, "dropped") if name is not None else ("", "")


def _may_sign_up(state: State, player: str, name: str, at: int) -> bool:
    try:
        decide(state, SignUp(player=player, name=name), Context(at=at))
    except Refusal:
        return False
    return True


def _entered(seen: Seen, one: Entrant) -> ShownMine:
    shown, memory = KnownEntries(seen).entry(one), memory_of(seen.event)
    last = next((move for move in reversed(memory.moves) if move.what.entry == one.number), None)
    queue = alternates(seen.state) if one.status == "waiting" else []
    gone = not one.live
    return ShownMine(
        entry=one.number, name=one.name, status=one.status, table=one.table, seat=one.seat,
        came_from=None if gone else one.last, moved_at=last.at if last is not None else None,
        on_the_way=shown.on_the_way, chips=one.chips, place=shown.place, prize=shown.prize, ticket=shown.ticket,
        prize_paid=one.number in seen.state.of(Prizes).paid, currency=seen.state.setup.currency,
        out_at=memory.out_at.get(one.number) if gone else None, to_pay=shown.owes,
        waiting=queue.index(one.number) + 1 if one.number in queue else None, away=bool(shown.away),
        penalty_hands=shown.penalty_hands, bounty=shown.bounty, bounties_won=shown.bounties_won,
        bounties_paid=shown.bounties_paid, cards=shown.cards,
        bad_beat=seen.state.of(SideTables).table_of(one.player),
        called=one.table is not None and any(call.table == one.table for call in seen.state.of(Calls).waiting),
        ruling=_received(seen.state, one, since=memory.seated_at.get(one.number, 0)),
    )  # fmt: skip


def _received(state: State, one: Entrant, since: int) -> ReceivedRuling | None:
    kept = state.of(Rulings).last_at(one.table) if one.table is not None else None
    if kept is None or kept.at < since:
        return None
    ruling = kept.ruling
    return ReceivedRuling(
        number=kept.number, at=kept.at, actor=None if kept.chosen else ruling.actor,
        outcome=kept.chosen or ruling.outcome, why=ruling.why, steps=ruling.steps, cites=ruling.cites,
        book=ruling.book, book_name=short_name(ruling.book),
    )  # fmt: skip
