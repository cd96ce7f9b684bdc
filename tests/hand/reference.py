"""A second opinion on betting: a tiny model that keeps the history of a street and works everything out from it.

It shares no code and no method with the engine: no masks, no running totals of who is pending; every question is answered by
reading the acts of the street from the start. It counts the lawful ways a small game can be played to its end.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import cache
from typing import Literal

Act = tuple[int, str, int]
"""Who, what (fold, check, call, wager, bring-in), and the total for the street after it."""


@dataclass(frozen=True)
class Model:
    """One small game: players are numbered in the order of action after the flop, the last one has the button."""

    betting: Literal["no-limit", "pot-limit", "limit"]
    streets: int
    bets: tuple[int, ...]
    """The least bet, or the fixed one, by street."""
    blinds: tuple[int, ...] = ()
    """What each player posts, in their order."""
    full_blind: int = 0
    first: int = 0
    """Who acts first on the first street."""
    antes: int = 0
    cap: int | None = None
    reopen_percent: int = 100
    complete: bool = False
    bring_in: int = 0
    openers: tuple[int, ...] = ()
    """Stud: who acts first on each street."""


@dataclass(frozen=True)
class Spot:
    """Where a hand of the model stands at the start of a street or in the middle of it."""

    stacks: tuple[int, ...]
    folded: frozenset[int]
    pot: int
    street: int
    put: tuple[int, ...]
    acts: tuple[Act, ...]


def start(model: Model, stacks: tuple[int, ...]) -> Spot:
    """The hand after the forced bets."""
    after_ante = [chips - min(model.antes, chips) for chips in stacks]
    blinds = model.blinds or (0,) * len(stacks)
    put = tuple(min(blind, chips) for blind, chips in zip(blinds, after_ante, strict=True))
    left = tuple(chips - posted for chips, posted in zip(after_ante, put, strict=True))
    return Spot(left, frozenset(), sum(stacks) - sum(after_ante), 0, put, ())


@dataclass
class Reading:
    """What the acts of a street amount to."""

    level: int
    anchor: int
    """What a raise is counted from."""
    full: int
    raises: int
    seen: dict[int, int]
    """The bet each player had in front of them when they last acted."""


def read(model: Model, spot: Spot) -> Reading:
    """Go through the acts of the street and see what the bet, the last full raise and the count of raises are."""
    limit = model.betting == "limit"
    opening = model.full_blind if spot.street == 0 else 0
    size = model.bets[spot.street]
    r = Reading(opening, opening, size if limit else max(size, opening), 0, {})
    for who, what, to in spot.acts:
        if what == "bring-in":
            r.level = model.bring_in
        elif what == "wager":
            _count_wager(model, r, to, limit=limit)
        r.seen[who] = 0 if what == "bring-in" or (model.bring_in and r.anchor == 0) else r.level
    return r


def _count_wager(model: Model, r: Reading, to: int, *, limit: bool) -> None:
    more = to - r.anchor
    if limit:
        if more * 2 >= r.full:
            r.raises += r.anchor > 0
            r.anchor += r.full
    elif more >= r.full:
        r.full, r.anchor = more, to
        r.raises += 1
    elif not model.complete:
        r.anchor = to
    r.level = to


def players_in(spot: Spot) -> list[int]:
    return [who for who in range(len(spot.stacks)) if who not in spot.folded]


def next_to_act(model: Model, spot: Spot) -> int | None:
    """The player whose turn it is, or None when the street is over."""
    inside = players_in(spot)
    if len(inside) == 1:
        return None
    n = len(spot.stacks)
    if spot.acts:
        order = [(spot.acts[-1][0] + k) % n for k in range(1, n + 1)]
    else:
        first = model.openers[spot.street] if model.openers else (model.first if spot.street == 0 else 0)
        order = [(first + k) % n for k in range(n)]
    last_wager = max((k for k, act in enumerate(spot.acts) if act[1] in ("wager", "bring-in")), default=-1)
    acted = {act[0] for act in spot.acts[max(last_wager, 0) :]}
    with_chips = [who for who in inside if spot.stacks[who]]
    for who in order:
        if who not in with_chips or who in acted:
            continue
        if len(with_chips) == 1 and max(spot.put[rival] for rival in inside) <= spot.put[who]:
            return None
        return who
    return None


def lawful(model: Model, spot: Spot, who: int) -> list[tuple[str, int]]:
    """Every lawful act of a player, sizes included."""
    r = read(model, spot)
    have = spot.put[who] + spot.stacks[who]
    forced = bool(model.bring_in) and spot.street == 0 and r.level == 0
    acts: list[tuple[str, int]] = []
    if forced:
        acts.append(("bring-in", min(model.bring_in, have)))
        if model.openers[0] != who:
            acts.append(("fold", spot.put[who]))
        if have <= model.bring_in:
            return acts
    else:
        acts.append(("fold", spot.put[who]))
        acts.append(("check", spot.put[who]) if r.level <= spot.put[who] else ("call", min(r.level, have)))
    if have > r.level and _may_raise(model, spot, r, who):
        acts += [("wager", to) for to in _sizes(model, spot, r, who)]
    return acts


def _may_raise(model: Model, spot: Spot, r: Reading, who: int) -> bool:
    if not any(spot.stacks[rival] for rival in players_in(spot) if rival != who):
        return False
    if model.cap is not None and r.raises >= model.cap:
        return False
    if who not in r.seen:
        return True
    percent = 50 if model.betting == "limit" else model.reopen_percent
    return (r.level - r.seen[who]) * 100 >= r.full * percent


def _sizes(model: Model, spot: Spot, r: Reading, who: int) -> list[int]:
    have = spot.put[who] + spot.stacks[who]
    least = r.anchor + r.full
    if model.betting == "limit":
        return [min(least, have)]
    most = have
    if model.betting == "pot-limit":
        in_the_middle = spot.pot + sum(spot.put)
        most = min(have, max(least, r.level + in_the_middle + r.level - spot.put[who]))
    return list(range(min(least, have), most + 1))


def after(model: Model, spot: Spot, who: int, what: str, to: int) -> Spot:
    """The spot after an act."""
    if what == "fold":
        return replace(spot, folded=spot.folded | {who}, acts=(*spot.acts, (who, what, to)))
    stacks, put = list(spot.stacks), list(spot.put)
    stacks[who] -= to - put[who]
    put[who] = to
    return replace(spot, stacks=tuple(stacks), put=tuple(put), acts=(*spot.acts, (who, what, to)))


def next_street(spot: Spot) -> Spot:
    """Give back what nobody matched, and gather the rest."""
    top, second = max(spot.put), sorted(spot.put)[-2]
    stacks = tuple(
        chips + (posted - second if posted == top else 0) for chips, posted in zip(spot.stacks, spot.put, strict=True)
    )
    pot = spot.pot + sum(min(posted, second) for posted in spot.put)
    return Spot(stacks, spot.folded, pot, spot.street + 1, (0,) * len(stacks), ())


def count(model: Model, stacks: tuple[int, ...], streets: int | None = None) -> int:
    """How many ways there are to play the hand to its end, or to the end of some street."""
    last = model.streets if streets is None else streets

    @cache
    def ways(spot: Spot) -> int:
        who = next_to_act(model, spot)
        if who is not None:
            return sum(ways(after(model, spot, who, what, to)) for what, to in lawful(model, spot, who))
        if len(players_in(spot)) == 1 or spot.street == last - 1:
            return 1
        return ways(next_street(spot))

    return ways(start(model, stacks))
