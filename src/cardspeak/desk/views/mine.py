"""What a player sees on the phone: the own seat, place and prize."""

from __future__ import annotations

import msgspec

from cardspeak.desk.views.memory import memory_of
from cardspeak.desk.views.parts import Seen
from cardspeak.desk.views.people import Known
from cardspeak.errors import Unlawful
from cardspeak.tournament.entrants import Entrant, Entrants
from cardspeak.tournament.presence.calls import Calls
from cardspeak.tournament.prizes.standing import Prizes
from cardspeak.tournament.seats.calls import alternates


class ShownMine(msgspec.Struct, frozen=True, kw_only=True):
    """What a player is shown of the own entry."""

    entry: int
    """The last entry of the player: it follows a re-entry."""
    name: str
    status: str
    table: int | None
    seat: int | None
    came_from: tuple[int, int] | None
    """Table and seat before the last move."""
    moved_at: int | None
    on_the_way: bool
    chips: int
    """The last count known."""
    place: int | None
    prize: int
    prize_paid: bool
    currency: str
    out_at: int | None
    waiting: int | None
    """The number in the queue of alternates."""
    away: bool
    penalty_hands: int
    bounty: int
    bounties_won: int
    called: bool
    """The floor was called to the table and has not come yet."""


def mine(seen: Seen, entry: int | None, player: str = "") -> ShownMine:
    """What belongs to a player; refused where nobody is named."""
    one = _entrant(seen, entry, player)
    shown, memory = Known(seen).entry(one), memory_of(seen.running)
    last = next((move for move in reversed(memory.moves) if move.what.entry == one.number), None)
    queue = alternates(seen.state) if one.status == "waiting" else []
    gone = not one.live
    return ShownMine(
        entry=one.number, name=one.name, status=one.status, table=one.table, seat=one.seat,
        came_from=None if gone else one.last, moved_at=last.at if last is not None else None,
        on_the_way=shown.on_the_way, chips=one.chips, place=shown.place, prize=shown.prize,
        prize_paid=one.number in seen.state.of(Prizes).paid, currency=seen.state.setup.currency,
        out_at=memory.out_at.get(one.number) if gone else None,
        waiting=queue.index(one.number) + 1 if one.number in queue else None, away=bool(shown.away),
        penalty_hands=shown.penalty_hands, bounty=shown.bounty, bounties_won=shown.bounties_won,
        called=one.table is not None and any(call.table == one.table for call in seen.state.of(Calls).waiting),
    )  # fmt: skip


def _entrant(seen: Seen, entry: int | None, player: str) -> Entrant:
    entrants = seen.state.of(Entrants)
    if entry in entrants.entries:
        player = entrants.entries[entry].player
    numbers = entrants.by_player.get(player)
    if not numbers:
        raise Unlawful("mine.no-entry", "This link belongs to no entry of the event.", field="link", value=entry)
    return entrants.entries[numbers[-1]]
