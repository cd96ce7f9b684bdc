"""The stack a newcomer gets: a full one, one docked for lateness, or what is left of a stack put out for them."""

from __future__ import annotations

import msgspec

from cardspeak.books.inquiry import Inquiry
from cardspeak.books.settings import entries as said
from cardspeak.errors import Unlawful
from cardspeak.tournament.clock.dial import schedule
from cardspeak.tournament.clock.view import ClockView
from cardspeak.tournament.core import Happening, State, applies
from cardspeak.tournament.entrants import Entrants
from cardspeak.tournament.setup import Level
from cardspeak.tournament.values import reason
from cardspeak.words import Chips, Message, message


class MoreChips(Happening, frozen=True, kw_only=True, tag="more-chips"):
    """An entry has got more chips: a rebuy, an add-on, a stamp card, a draw."""

    entry: int
    chips: int
    stack: int | None = None
    """What it had before, where somebody counted."""
    why: Message | str
    cites: tuple[str, ...] = ()

    def story_line(self, state: State) -> Message:
        """The line of the story."""
        return self.tell(state, why=reason(self.why))


class Stack(msgspec.Struct, frozen=True, kw_only=True):
    """A newcomer's stack."""

    issued: int
    """Chips that come into play with it."""
    chips: int
    """Chips in front of the newcomer."""
    docked: int = 0
    why: Message | None = None


@applies(MoreChips)
def _more_chips(state: State, happening: MoreChips) -> None:
    entry = state.of(Entrants).entry(happening.entry)
    if not entry.live:
        raise Unlawful("entry.gone", {"number": entry.number}, field="entry", value=entry.number)
    if happening.chips <= 0:
        raise Unlawful("chips.none", field="chips", value=happening.chips)
    state.of(Entrants).by_hand |= happening.stack not in (None, entry.chips)
    entry.chips = (entry.chips if happening.stack is None else happening.stack) + happening.chips
    entry.bought += happening.chips


def stack_of_newcomer(state: State, view: ClockView, book: Inquiry, placeholder: int | None = None) -> Stack:
    """What somebody gets who comes in now."""
    full = state.setup.buy_in.chips
    if not view.started:
        return Stack(issued=full, chips=full)
    rule = book.settled(said.LATE_STACK) or "full"
    if placeholder is not None:
        return _put_out_before(book, rule, placeholder, full)
    if rule == "less-big-blinds":
        return _docked(state, view, book, full)
    if book.maybe(said.LATE_BIG_BLINDS) == 0:  # a full stack, however late
        book.cite(said.LATE_BIG_BLINDS)
    return Stack(issued=full, chips=full)


def _put_out_before(book: Inquiry, rule: str, placeholder: int, full: int) -> Stack:
    if rule != "placeholder-or-full" or not book.settled(said.PLACEHOLDER_STACK):  # 6-6
        raise book.refuse("stack.placeholder", {}, said.LATE_STACK, field="placeholder", value=placeholder)
    if not 0 < placeholder <= full:
        raise book.refuse(
            "stack.placeholder/left",
            {"full": full},
            said.PLACEHOLDER_STACK,
            field="placeholder",
            value=placeholder,
            min=1,
            max=full,
        )
    return Stack(issued=full, chips=placeholder, why=message("note.placeholder"))


def _docked(state: State, view: ClockView, book: Inquiry, full: int) -> Stack:
    """Docked by big blinds: those of the level that runs, or in a break as the book says."""
    in_break = view.on_break > 0 and book.settled(said.LATE_BLIND_IN_BREAK) == "level-after"  # 3-b
    level = _playing_level(state, view.level + 1 if in_break else view.level)
    docked = book.settle(said.LATE_BIG_BLINDS) * level.big_blind
    left = full - docked
    if left <= 0:
        left = _used_up(state, book, docked, full)
    issued = full if book.maybe(said.DOCKED_CHIPS) == "in-play" else left
    return Stack(issued=issued, chips=left, docked=full - left, why=message("note.docked", chips=Chips(full - left)))


def _playing_level(state: State, number: int) -> Level:
    """A level by its number, breaks left out; the last one goes on for ever."""
    levels = [level for level in schedule(state) if not level.is_break]
    if not levels:
        raise Unlawful("levels.none", field="levels")
    return levels[min(max(number, 1), len(levels)) - 1]


def _used_up(state: State, book: Inquiry, docked: int, full: int) -> int:
    if book.settle(said.LATE_STACK_USED_UP) == "one-chip":
        return min((kind.value for kind in state.setup.chips), default=1)
    values = {"docked": Chips(docked), "full": Chips(full)}
    raise book.refuse("stack.used-up", values, said.LATE_STACK_USED_UP, field="stack", value=docked)
