"""Players of dealt hands whose last chips are gone: the order that puts them out, and what has to be told first."""

from __future__ import annotations

from collections.abc import Iterator

from cardspeak.tournament.busts.out import BustOut, Eliminated
from cardspeak.tournament.busts.places import Finishing
from cardspeak.tournament.clock.hand_for_hand import group
from cardspeak.tournament.core import State
from cardspeak.tournament.dealt.hands import HandDealt, Lost, without_chips
from cardspeak.tournament.entrants import Entrants


def out_of_chips(state: State) -> Iterator[tuple[str, BustOut, tuple[str, ...]]]:
    """Everybody without chips, hand by hand: why, the order, and what it needs."""
    hands: dict[str, tuple[HandDealt, list[Lost]]] = {}
    for hand, lost in without_chips(state):
        hands.setdefault(hand.label, (hand, []))[1].append(lost)
    entries = state.of(Entrants).entries
    for hand, losers in hands.values():
        out = tuple(_eliminated(state, one) for one in losers)
        moved = any(entries[hitman].table != entries[one.entry].table for one in out for hitman in one.by)
        order = BustOut(out=out, board=hand.board, game=hand.game, hitman_elsewhere=moved)
        names = ", ".join(str(one.entry) for one in losers)
        yield f"Out of chips at table {hand.table}: entry {names}.", order, tuple(_not_told(state))


def _eliminated(state: State, lost: Lost) -> Eliminated:
    """Somebody out of chips; whoever took them and is out as well, by now, has no bounty of it."""
    by = tuple(hitman for hitman in lost.by if state.of(Entrants).entries[hitman].live)
    return Eliminated(entry=lost.entry, stack=lost.stack, cards=lost.cards, by=by)


def _not_told(state: State) -> Iterator[str]:
    """Stacks of those who went out on the hand that all tables play, without which nobody else can be ranked."""
    moment = state.of(Finishing).by_key.get(group(state) or "")
    for out in moment.outs if moment is not None else ():
        if not out.stack:
            yield f"what entry {out.entry} had at the start of the hand"
