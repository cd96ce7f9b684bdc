"""The demo's director: follows the book as any other, and leaves alone what a person has taken back."""

from __future__ import annotations

from cardspeak.tournament.busts.happenings import Busted
from cardspeak.tournament.busts.out import BustOut
from cardspeak.tournament.core import Order
from cardspeak.tournament.dealt.director import Director
from cardspeak.tournament.dealt.hands import HandDealt
from cardspeak.tournament.log import Struck, effective
from cardspeak.tournament.needs import Advice


class DemoDirector(Director):
    """A director beside whom people give orders too."""

    def _takes(self, one: Advice, at: int, refused: list[Order]) -> bool:
        """Take some advice; an elimination that was struck out is for whoever has struck it out to decide about."""
        if any(isinstance(order, BustOut) and self._was_taken_back(order) for order in one.orders):
            return False
        return super()._takes(one, at, refused)

    def _was_taken_back(self, order: BustOut) -> bool:
        """Whether an elimination was recorded after the hand in which the chips were lost, and struck out since."""
        log, named = self.event.log, {out.entry for out in order.out}
        if not any(isinstance(entry.what, Struck) for entry in log):
            return False
        stands = effective(log)
        lost_at = max((entry.number for entry in stands if _lost_by(entry.what, named)), default=0)
        recorded = {entry.number for entry in log[lost_at:] if _puts_out(entry.what, named)}
        return bool(recorded - {entry.number for entry in stands})


def _lost_by(what: object, named: set[int]) -> bool:
    return isinstance(what, HandDealt) and any(one.entry in named for one in what.lost)


def _puts_out(what: object, named: set[int]) -> bool:
    return isinstance(what, Busted) and any(out.entry in named for out in what.outs)
