"""What happens when players are out: one entry of the log for each report, so that striking it out undoes all of it."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from cardspeak.errors import Unlawful
from cardspeak.tournament.core import APPLIERS, Happening, State, applies, must_always_hold
from cardspeak.tournament.draws import Chance
from cardspeak.tournament.entrants import Entrants, EntryStatus
from cardspeak.tournament.finishing.bounties import (
    Bounties,
    Envelope,
    check_envelope,
    claim,
    close_bounties,
    drawn_wrong,
    won_with,
)
from cardspeak.tournament.finishing.places import Finishing, finish, not_won, still_in
from cardspeak.tournament.finishing.ranking import Out, Ways
from cardspeak.tournament.happenings import ChipsSet, StatusChanged
from cardspeak.tournament.values import money_of
from cardspeak.words import Message, message

BY_DEAL = "deal"
"""Why they are out who stop playing with the prizes divided."""


class Busted(Happening, frozen=True, kw_only=True, tag="busted"):
    """Entries are out, with all that decides on their places; seat, chips and bounties follow."""

    outs: tuple[Out, ...]
    key: str = ""
    """The hand that several tables play at once; empty for a hand of one table."""
    ways: Ways = Ways()
    why: str = ""
    """``hand``, ``blinded off``, ``taken off``, ``disqualified``."""
    envelopes: tuple[Envelope, ...] = ()
    """What was drawn where bounties are a mystery."""
    cites: tuple[str, ...] = ()

    def drawn_wrong(self, before: State, chance: Callable[[str], Chance]) -> Iterator[Message]:
        """A sentence for each envelope that the seed would not have drawn."""
        return drawn_wrong(self.envelopes, len(before.of(Bounties).envelopes), chance)

    def story_line(self, state: State) -> Message:
        """The line of the story."""
        entries = [out.entry for out in self.outs]
        by = dict.fromkeys(one for out in self.outs for one in out.by)
        bounty = won_with(state, entries) if by else 0
        form = "deal" if self.why == BY_DEAL else "bounty" if bounty else "by" if by else ""
        return self.tell(
            state,
            form,
            names=state.names_of(entries),
            n=len(entries),
            by=state.names_of(by),
            bounty=money_of(state, bounty),
        )


class Reported(Happening, frozen=True, kw_only=True, tag="reported-out"):
    """Somebody who is out has come to the desk, and the place is confirmed."""

    entry: int
    at: int


class Won(Happening, frozen=True, kw_only=True, tag="won"):
    """The event has a winner."""

    entry: int
    left_over_to: str = ""
    """``winner`` or ``house``, where bounties were won by nobody."""
    missing: int = 0
    """Chips that should be there and are not, by a count of the winner's; negative where there are too many."""
    cites: tuple[str, ...] = ()


def also(state: State, happening: Happening) -> None:
    """Apply a happening of another part as part of this one."""
    APPLIERS[type(happening)](state, happening)


def leave(state: State, out: Out, status: EntryStatus, why: str) -> None:
    """One entry is out on its own: placed, its bounty won by nobody, its seat free."""
    still_there(state, out.entry)
    booked = out.stack == state.of(Entrants).entry(out.entry).chips
    finish(state, "", Ways(), (out,))
    claim(state, out, None)
    also(state, ChipsSet(entry=out.entry, chips=0, booked=booked, why=why))
    also(state, StatusChanged(entry=out.entry, status=status, why=why))
    state.of(Finishing).early.discard(out.entry)


def still_there(state: State, number: int) -> None:
    """Refuse an entry that cannot go out: it has, or the event is won."""
    entry = state.of(Entrants).entry(number)
    not_won(state)
    if not entry.live:
        raise Unlawful("bust.gone", {"number": entry.number}, field="entry", value=entry.number)


@applies(Busted)
def _busted(state: State, happening: Busted) -> None:
    entrants = state.of(Entrants)
    for out in happening.outs:
        still_there(state, out.entry)
        gone = [hitman for hitman in out.by if not entrants.entry(hitman).live]
        if gone:
            raise Unlawful("bust.hitman-gone/entry", {"gone": gone[0]}, field="by", value=gone[0])
    for envelope in happening.envelopes:
        check_envelope(state.of(Bounties), envelope)
    finish(state, happening.key, happening.ways, happening.outs)
    for number, out in enumerate(happening.outs):
        claim(state, out, happening.envelopes[number] if happening.envelopes else None, _could(state, happening, out))
    for out in happening.outs:
        also(state, ChipsSet(entry=out.entry, chips=0, why=happening.why))
        also(state, StatusChanged(entry=out.entry, status="out", why=happening.why))
        state.of(Finishing).early.discard(out.entry)


def _could(state: State, happening: Busted, out: Out) -> tuple[int, ...] | None:
    """Who may have taken the last chips on a hand: whoever sits at the table and plays on. None where no hand was lost."""
    if happening.why != "hand" or state.setup.bounty == "none":
        return None
    table, gone = state.of(Entrants).tables.get(out.table), {one.entry for one in happening.outs}
    there = table.seats.values() if table is not None else ()
    return tuple(number for number in there if number is not None and number not in gone)


@applies(Reported)
def _reported(state: State, happening: Reported) -> None:
    finishing = state.of(Finishing)
    if happening.entry not in finishing.of:
        raise Unlawful("bust.not-out", {"entry": happening.entry}, field="entry", value=happening.entry)
    finishing.reported[happening.entry] = happening.at


@applies(Won)
def _won(state: State, happening: Won) -> None:
    finishing = state.of(Finishing)
    entry = state.of(Entrants).entry(happening.entry)
    if finishing.won is not None or not entry.live or still_in(state) != 1:
        raise Unlawful("winner.not-last", {"number": entry.number}, field="entry", value=entry.number)
    finishing.won = entry.number
    close_bounties(state, entry.number, happening.left_over_to)


@must_always_hold
def whoever_was_placed_last_is_gone(state: State) -> Iterator[Message]:
    """Nobody plays on with a place, but for chips that are being blinded off."""
    finishing, entrants = state.of(Finishing), state.of(Entrants)
    for out in finishing.moments[-1].outs if finishing.moments else ():
        if entrants.entries[out.entry].live and out.entry not in finishing.early:
            yield message("broken.placed-plays-on", entry=out.entry)
    for entry in finishing.early:
        if not entrants.entries[entry].live:
            yield message("broken.gone-blinded-off", entry=entry)
