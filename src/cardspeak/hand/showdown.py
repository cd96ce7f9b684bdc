"""Showdown: who shows, who may muck, which hand wins which pot, and the chips pushed, side pots first."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from cardspeak.cards.card import UNKNOWN
from cardspeak.cards.ranking import RANKINGS
from cardspeak.errors import Unreadable
from cardspeak.hand.events import Muck, Push, Show, Side
from cardspeak.hand.pots import build_pots, share
from cardspeak.hand.setup import Step
from cardspeak.hand.showing import highest_card, suit_strength
from cardspeak.hand.state import HandState, next_place, places

OVER, PUSH, SHOW, MUCK = int(Step.OVER), int(Step.PUSH), int(Step.SHOW), int(Step.MUCK)


def current_pots(s: HandState) -> tuple[tuple[int, int], ...]:
    """The pots as they stand, main pot first."""
    live = s._live
    if not live & (live - 1) or live == s._chips:
        return ((s.pot, live),)
    level = {chips for place, chips in enumerate(s._total_in) if live >> place & 1}
    if len(level) == 1:
        return ((s.pot, live),)
    return tuple(build_pots(s._total_in, live, live & ~s._chips, s._dead))


def must_be_tabled(s: HandState) -> bool:
    """Whether the hands have to be tabled: somebody is all-in and nobody can bet any more (16)."""
    return s.rules.all_in_face_up and s._live != s._chips


def begin_showdown(s: HandState) -> None:
    """Line up the hands to be shown: last aggressor first, else the first to act (17-A); then clockwise."""
    live = s._live
    if not s._pots:
        s._pots = current_pots(s)
    hidden = live & ~s._tabled
    if not hidden:
        settle(s)
        return
    s._must_table = must_be_tabled(s)
    first = s._aggressor if s._aggressor >= 0 and live >> s._aggressor & 1 else _first_to_show(s)
    behind = hidden & ((1 << first) - 1)
    s._show_queue = places(hidden ^ behind) + places(behind)
    s._step = SHOW


def _first_to_show(s: HandState) -> int:
    if s.setup.game.has_button:
        return next_place(s._live, -1)
    return s._opener if s._live >> s._opener & 1 else next_place(s._live, s._opener)


def show_in_line(s: HandState) -> bool:
    """Let the hands in line be shown or mucked by themselves; False when a person has to choose."""
    if s._must_table and s._automatic & SHOW:
        for index, place in enumerate(s._show_queue):
            if UNKNOWN in s._hole[place]:
                s._show_queue = s._show_queue[index:]
                return False
            s.events.append(Show(s.seats[place], s._hole[place]))
            s._tabled |= 1 << place
        s._show_queue = ()
        after_showing(s)
        return True
    while s._step == SHOW:
        done = next_by_itself(s)
        if done == "show":
            show(s, s._show_queue[0])
        elif done == "muck":
            muck(s, s._show_queue[0])
        else:
            return False
    return True


def next_by_itself(s: HandState) -> Literal["show", "muck"] | None:
    """What the next hand in line does by itself: shown if it may win, else mucked, as far as either is automatic."""
    place = s._show_queue[0]
    if UNKNOWN in s._hole[place]:  # only its owner can tell what it is
        return None
    if s._must_table or _may_win(s, place):
        return "show" if s._automatic & SHOW else None
    return "muck" if s._automatic & MUCK else None


def show(s: HandState, place: int, cards: Sequence[int] | None = None) -> None:
    """Turn cards up; the hand is tabled once all of them lie open (13-A)."""
    hole = s._hole[place]
    if cards is not None and len(cards) < len(hole):
        _show_some(s, place, cards)
        return
    s.events.append(Show(s.seats[place], tuple(hole if cards is None else cards)))
    _table(s, place)


def _table(s: HandState, place: int) -> None:
    s._tabled |= 1 << place
    s._show_queue = tuple(other for other in s._show_queue if other != place)
    if s._best is not None:
        _note_best(s, place)
    if not s._show_queue:
        after_showing(s)


def _show_some(s: HandState, place: int, cards: Sequence[int]) -> None:
    """Turn up part of a hand; with the cards that lie open already it may be all of it."""
    if s._exposed is None:
        s._exposed = s._plan.no_cards[:]
    seen = s._exposed[place]
    seen += tuple(card for card in cards if card not in seen or card == UNKNOWN)
    s._exposed[place] = seen
    s.events.append(Show(s.seats[place], tuple(cards)))
    up = s._up[place] if s._up is not None else ()
    if len(seen) + sum(card not in seen for card in up) >= len(s._hole[place]):
        _table(s, place)


def muck(s: HandState, place: int) -> None:
    """Give a hand up unseen at showdown."""
    s._live &= ~(1 << place)
    s._chips &= ~(1 << place)
    s._show_queue = tuple(other for other in s._show_queue if other != place)
    s.events.append(Muck(s.seats[place]))
    after_showing(s)


def after_showing(s: HandState) -> None:
    """Move on when everybody has shown or mucked."""
    live = s._live
    if not live & (live - 1):
        s._show_queue = ()  # 17-B: the last live hand wins and need not be shown
    if not s._show_queue:
        if s.street == s._plan.last_street or not live & (live - 1):
            settle(s)
        else:
            s._step = 0


def hand_values(s: HandState, place: int) -> tuple[int, int]:
    """What a hand is worth: its high value and its low value, 0 where there is none."""
    known = s._values
    if known is None:
        known = s._values = {}
    elif place in known:
        return known[place]
    plan = s._plan
    hole = s._hole[place]
    if UNKNOWN in hole or UNKNOWN in s.board:
        raise Unreadable(
            "hand.unknown-cards",
            {"seat": s.seats[place]},
            field="cards",
            rule=s.rules.cite("tabling"),
        )
    known[place] = worth = (plan.high(hole, s.board), plan.low(hole, s.board) if plan.low else 0)
    return worth


def _may_win(s: HandState, place: int) -> bool:
    """Whether a hand could take a share of some pot against the hands tabled so far."""
    if not s._tabled & s._live:
        return True
    best = s._best
    if best is None:
        best = s._best = [[0, 0] for _ in s._pots]
        for shown in places(s._tabled & s._live):
            _note_best(s, shown)
    high, low = hand_values(s, place)
    for (_, winners), (top_high, top_low) in zip(s._pots, best, strict=True):
        if winners >> place & 1 and (high >= top_high or 0 < low >= top_low):
            return True
    return False


def _note_best(s: HandState, place: int) -> None:
    """Keep the best tabled high and low, pot by pot."""
    assert s._best is not None
    high, low = hand_values(s, place)
    for (_, winners), best in zip(s._pots, s._best, strict=True):
        if winners >> place & 1:
            if high > best[0]:
                best[0] = high
            if low > best[1]:
                best[1] = low


def settle(s: HandState) -> None:
    """Work out who is pushed what, side pots first (21)."""
    s._step = PUSH
    live = s._live
    if not live & (live - 1):
        s._show_queue = ()
        pot = s.pot
        s._pushes = ((0, live.bit_length() - 1, pot, "pot"),) if pot else ()
        if not s._pushes:
            s._step = OVER
        return
    had: list[int] = []
    pushes: list[tuple[int, int, int, Side]] = []
    for index in range(len(s._pots) - 1, -1, -1):
        amount, winners = s._pots[index]
        pushes += _award(s, index, amount, winners & live or live, had)
    s._pushes = tuple(pushes)
    if not pushes:
        s._step = OVER  # nothing was bet at all


def _award(s: HandState, index: int, amount: int, contenders: int, had: list[int]) -> list[tuple[int, int, int, Side]]:
    if not contenders & (contenders - 1):
        return [(index, contenders.bit_length() - 1, amount, "pot")] if amount else []
    if s._plan.low is None:
        worth = [(hand_values(s, place)[0], place) for place in places(contenders)]
        top = max(worth)[0]
        return _split(s, index, amount, [place for value, place in worth if value == top], "pot", had)
    values = {place: hand_values(s, place) for place in places(contenders)}
    highest = max(high for high, _ in values.values())
    lowest = max(low for _, low in values.values())
    highs = [place for place, (high, _) in values.items() if high == highest]
    lows = [place for place, (_, low) in values.items() if low == lowest and low]
    if not lows:
        return _split(s, index, amount, highs, "pot", had)
    if lows == highs and s.rules.equal_high_and_low_split_once:  # 20-D
        return _split(s, index, amount, highs, "pot", had)
    low_half = amount // s.unit // 2 * s.unit  # 20-C: the odd chip belongs to the high half
    return _split(s, index, amount - low_half, highs, "high", had) + _split(s, index, low_half, lows, "low", had)


def _split(
    s: HandState, index: int, amount: int, winners: list[int], side: Side, had: list[int]
) -> list[tuple[int, int, int, Side]]:
    if not amount:
        return []
    if len(winners) == 1:
        return [(index, winners[0], amount, side)]
    line = odd_chip_line(s, winners, side)
    shares = share(amount, line, s.unit, had if s.rules.odd_chips_once_a_hand else (), s.rules.several_odd_chips)
    even = min(shares.values())
    had += [place for place, chips in shares.items() if chips > even]
    return [(index, place, shares[place], side) for place in line if shares[place]]


def odd_chip_line(s: HandState, winners: list[int], side: Side) -> list[int]:
    """The winners in the order they are due odd chips."""
    game = s.setup.game
    if game.family == "stud" and s.rules.odd_chip_stud_by_suit:  # 20-B
        name = (side == "low" and game.low) or game.high
        ranking = RANKINGS[name]
        strength = suit_strength(s.rules.suits)
        low = name in ("ace-to-five", "eight-or-better")
        return sorted(
            winners,
            key=lambda place: highest_card(ranking.best_cards(s._hole[place], s.board), strength, ace_low=low),
            reverse=True,
        )
    rule = s.rules.odd_chip
    if rule == "left-of-button":  # 20-A
        return winners
    last = s._plan.n - 1  # on the button, unless its seat is empty
    on_button = s.seats[last] == s.setup.button
    if rule == "button-first":
        return sorted(winners, key=lambda place: -1 if place == last and on_button else place)
    return sorted(winners, key=lambda place: (_seats_from_button(s, place), place))


def _seats_from_button(s: HandState, place: int) -> int:
    """How many players away from the button, counting either way round."""
    last = s._plan.n - 1
    if s.seats[last] == s.setup.button:
        return min(place + 1, last - place)
    return min(place + 1, s._plan.n - place)


def push_all(s: HandState) -> None:
    """Push everything that is due."""
    while s._pushes:
        push_next(s)


def push_next(s: HandState) -> None:
    """Push the next chips that are due."""
    index, place, amount, side = s._pushes[0]
    s._pushes = s._pushes[1:]
    s._stack[place] += amount
    s._paid += amount
    s.events.append(Push(index, s.seats[place], amount, side))
    if not s._pushes:
        s._step = OVER
        if s.pot or sum(s._stack) != s._plan.start_total:
            raise AssertionError(f"chips were lost or made: {s.pot} left in the pot, {sum(s._stack)} in stacks")
