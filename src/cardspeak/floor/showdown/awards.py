"""How pots are split and pushed: odd chips, high and low, side pots, bounty chips (20, 21)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence

from cardspeak.books.settings.hand import BOTH_WAYS_ONCE, ODD_CHIP, ODD_CHIP_STUD, ODD_CHIPS_ONCE, SMALLEST_CHIP, SUITS
from cardspeak.books.settings.pots import (
    AWARD_ORDER,
    BOUNTY_STACK,
    CARRIED,
    HIGH_HALF,
    MATCHED,
    ODD_BOUNTY,
    ODD_TO,
    POT_RIGHT,
    SEPARATE,
    SEVERAL_ODD,
)
from cardspeak.books.settings.showdown import SPOKEN_VALUE
from cardspeak.errors import Unlawful, Unreadable
from cardspeak.floor.forms import form
from cardspeak.floor.inquiry import Inquiry
from cardspeak.floor.ruling import Plain, Ruling
from cardspeak.floor.showdown import facts
from cardspeak.floor.showdown.winners import Award, awards, bare_name, pot_name
from cardspeak.floor.table import Table
from cardspeak.hand.hand import Hand
from cardspeak.hand.pots import share
from cardspeak.words import items, message

SharesBySeat = dict[int, int]


@form(
    "? (odd chips|odd chip|who gets the odd (chip|chips))",
    about="What each pot pays to whom, odd chips included.",
    example="? odd chips",
)
def odd_chips(table: Table) -> Ruling:
    """What every pot pays to whom, as the hands lie, odd chips included."""
    paid = awards(table)
    if not paid:
        raise Unlawful("showdown.nothing-tabled", field="cards")
    inq = Inquiry(table.policy)
    inq.rest_on(SPOKEN_VALUE)
    _cite_splits(table, inq, paid)
    paid = _in_order(inq, paid)
    if inq.maybe(SEPARATE) is False:
        paid = _together(table.the_hand(), paid)
    paid = _odd_again(inq, table.the_hand(), paid)
    pots = {pot for pot, _, _, _ in paid}
    shares: Counter[str] = Counter()
    for _, seat, chips, _ in paid:
        shares[table.name(seat)] += chips
    if len(pots) > 1:
        for pot, seat, chips, _ in paid:
            shares[f"{bare_name(pot)} {table.name(seat)}"] += chips
    answer: dict[str, Plain] = {**shares}
    steps = tuple(
        message("showdown.push-share-of-pot", chips=chips, pot=pot_name(pot), name=table.name(seat))
        for pot, seat, chips, _ in paid
    )
    return inq.ruling(
        "reading",
        why=message("showdown.pots-split-smallest-chip"),
        answer=answer,
        steps=steps,
    )


def _together(hand: Hand, paid: list[Award]) -> list[Award]:
    """Pots with the same winners put together and split once, as the main pot."""
    pots = dict.fromkeys(pot for pot, _, _, _ in paid)
    groups: dict[tuple[frozenset[int], str], list[Award]] = {}
    for pot in pots:
        for side in ("pot", "high", "low"):
            same = [award for award in paid if (award[0], award[3]) == (pot, side)]
            groups.setdefault((frozenset(seat for _, seat, _, _ in same), side), []).extend(same)
    joined: list[Award] = []
    for (winners, side), same in groups.items():
        if winners:
            line = due_line(hand, [*winners], low=side == "low")
            shares = share(sum(chips for _, _, chips, _ in same), line, hand.unit)
            joined += [(min(award[0] for award in same), seat, chips, side) for seat, chips in shares.items()]
    return joined


def _odd_again(inq: Inquiry, hand: Hand, paid: list[Award]) -> list[Award]:
    """The odd chips of each split handed out again, where they may go to somebody who won nothing."""
    if inq.maybe(ODD_TO) != "contenders":
        return paid
    changed: list[Award] = []
    for pot, side in dict.fromkeys((pot, side) for pot, _, _, side in paid):
        same = {seat: chips for at, seat, chips, half in paid if (at, half) == (pot, side)}
        line = due_line(hand, [*same], low=side == "low")
        shares = _even(hand, same)
        odd = (sum(same.values()) - sum(shares.values())) // hand.unit
        for seat in _receivers(inq, hand, line, _contenders(hand, pot), odd):
            shares[seat] = shares.get(seat, 0) + hand.unit
        changed += [(pot, seat, chips, side) for seat, chips in shares.items()]
    return changed


def _even(hand: Hand, shares: Mapping[int, int]) -> SharesBySeat:
    """Shares without their odd chips."""
    return dict.fromkeys(shares, sum(shares.values()) // hand.unit // len(shares) * hand.unit)


def _receivers(inq: Inquiry, hand: Hand, line: list[int], contenders: list[int], odd: int) -> list[int]:
    """Who gets the odd chips, one by one."""
    if inq.maybe(ODD_TO) == "contenders":
        line = contenders
    return line[:1] * odd if hand.setup.rules.several_odd_chips == "first-takes-all" else line[:odd]


def _contenders(hand: Hand, pot: int) -> list[int]:
    pots = hand.current_pots
    held = pots[pot].seats if pot < len(pots) else hand.live_seats
    return [seat for seat in hand.seats if seat in held]


def _in_order(inq: Inquiry, paid: list[Award]) -> list[Award]:
    if inq.maybe(AWARD_ORDER) == "main-pot-first":
        return sorted(paid, key=lambda award: award[0])
    return paid


def _cite_splits(table: Table, inq: Inquiry, paid: list[Award]) -> None:
    """Count the rules that the splits rest on."""
    hand = table.the_hand()
    groups: dict[tuple[int, str], list[int]] = {}
    for pot, _, chips, side in paid:
        groups.setdefault((pot, side), []).append(chips)
    if len({pot for pot, _ in groups}) > 1:
        inq.cite(SEPARATE)
        inq.cite(AWARD_ORDER)
        inq.cite(MATCHED)
    if any(side == "low" for _, side in groups):
        inq.cite(HIGH_HALF)
    elif hand.setup.game.low and any(len(chips) > 1 for chips in groups.values()):
        inq.cite(BOTH_WAYS_ONCE)
    if any(len(chips) > 1 for chips in groups.values()):
        inq.cite(SMALLEST_CHIP)
    if any(len(chips) > 1 for chips in groups.values()) and not inq.cited(SMALLEST_CHIP):
        inq.cite(ODD_CHIP)
    if any(len(set(chips)) > 1 for chips in groups.values()):
        _cite_odd_chip(inq, stud=hand.setup.game.family == "stud")
        if len({pot for pot, _ in groups}) > 1:
            inq.cite(ODD_CHIPS_ONCE)


def _cite_odd_chip(inq: Inquiry, *, stud: bool) -> None:
    if stud and inq.maybe(ODD_CHIP_STUD):
        inq.cite(ODD_CHIP_STUD)
        inq.cite(SUITS)
    else:
        inq.rest_on(ODD_CHIP)
    inq.cite(SEVERAL_ODD)
    inq.cite(ODD_TO)


@form(
    "? split {amount} between {winners:seats}",
    about="How an amount is shared among winners.",
    example="? split 1025 between Ann and Ben",
)
@form(
    "? split {amount} high {winners:seats} low {lows:seats}",
    about="How an amount is shared between the high and the low half.",
    example="? split 1025 high Ann low Ben",
)
def split(table: Table, amount: int, winners: Sequence[int], lows: Sequence[int] = ()) -> Ruling:
    """An amount shared among named winners, or among those of the high and of the low half."""
    hand = table.the_hand()
    for seat in (*winners, *lows):
        facts.dealt_in(table, seat)
    if not winners or len(set(winners)) < len(winners) or len(set(lows)) < len(lows):
        raise Unreadable("pot.winners", field="winners", value=[*winners])
    inq = Inquiry(table.policy)
    shares = _shares(inq, hand, amount, winners, lows)
    pushed = {table.name(seat): shares[seat] for seat in hand.seats if seat in shares}
    return inq.ruling(
        "reading",
        why=message(
            "showdown.amount-split-by-unit",
            amount=amount,
            unit=hand.unit,
        ),
        answer={**pushed},
        steps=tuple(message("showdown.push-chips-to-player", chips=chips, name=name) for name, chips in pushed.items()),
    )


def _shares(inq: Inquiry, hand: Hand, amount: int, winners: Sequence[int], lows: Sequence[int]) -> SharesBySeat:
    inq.cite(SMALLEST_CHIP)
    if not lows:
        return _one_split(inq, hand, amount, winners)
    if set(lows) == set(winners) and inq.maybe(BOTH_WAYS_ONCE):  # 20-D
        inq.cite(BOTH_WAYS_ONCE)
        return _one_split(inq, hand, amount, winners)
    inq.rest_on(HIGH_HALF)
    low_half = amount // hand.unit // 2 * hand.unit  # 20-C
    shares = _one_split(inq, hand, amount - low_half, winners)
    for seat, chips in _one_split(inq, hand, low_half, lows, low=True).items():
        shares[seat] = shares.get(seat, 0) + chips
    return shares


def _one_split(inq: Inquiry, hand: Hand, amount: int, winners: Sequence[int], *, low: bool = False) -> SharesBySeat:
    line = due_line(hand, winners, low=low)
    share(amount, line, hand.unit)  # refuses what the chips in play cannot make
    shares = _even(hand, dict.fromkeys(line, 0) | {line[0]: amount})
    odd = (amount - sum(shares.values())) // hand.unit
    if odd:
        _cite_odd_chip(inq, stud=hand.setup.game.family == "stud")
    for seat in _receivers(inq, hand, line, [*hand.live_seats], odd):
        shares[seat] = shares.get(seat, 0) + hand.unit
    return shares


def due_line(hand: Hand, winners: Sequence[int], *, low: bool = False) -> list[int]:
    """Winners in the order they are due odd chips: by seat from the button, in stud by the highest card (20-A, 20-B)."""
    return [*hand.odd_chip_line(winners, "low" if low else "pot")]


@form("? award order", about="In which order the pots are settled.", example="? award order")
def award_order(table: Table) -> Ruling:
    """The pots in the order they are settled, with their players."""
    hand = table.the_hand()
    inq = Inquiry(table.policy)
    pots = list(enumerate(hand.current_pots))
    if len(pots) > 1:
        first = inq.ask(AWARD_ORDER)
        inq.cite(AWARD_ORDER)
        inq.cite(SEPARATE)
        inq.cite(MATCHED)
        if first == "side-pots-first":
            pots.reverse()
    players = [" ".join(table.name(seat) for seat in pot.seats) for _, pot in pots]
    told = [(bare_name(at), pot.amount, names) for (at, pot), names in zip(pots, players, strict=True)]
    return inq.ruling(
        "reading",
        why=message("showdown.pots-settled-separately"),
        answer={"order": [str(pot) for pot, _, _ in told]}
        | {str(pot): f"{chips} {names}" for pot, chips, names in told},
        steps=tuple(message("showdown.settle-pot", pot=pot, chips=chips, names=names) for pot, chips, names in told),
    )


@form("? who can win", about="Which pot each player can win.", example="? who can win")
def who_can_win(table: Table) -> Ruling:
    """The pots with their players, and the most that each live player can win."""
    hand = table.the_hand()
    inq = Inquiry(table.policy)
    way = inq.maybe(MATCHED)
    inq.cite(MATCHED if way is not None else SEPARATE)
    answer: dict[str, Plain] = {}
    for at, pot in enumerate(hand.current_pots):
        names = " ".join(table.name(seat) for seat in pot.seats)
        answer[str(bare_name(at))] = f"{pot.amount} {names}"
    for seat in hand.live_seats:
        own = hand.committed[seat]
        matched = sum(min(put, own) for put in hand.committed.values()) + hand.dead_chips
        answer[f"most {table.name(seat)}"] = 2 * own if way not in (None, "from-each-opponent") else matched
    return inq.ruling(
        "reading",
        why=message("showdown.win-limited-to-own-stake"),
        answer=answer,
    )


@form(
    "? odd bounty between {winners:seats}",
    about="Who gets a bounty chip that cannot be split.",
    example="? odd bounty between Ann and Ben",
)
def odd_bounty(table: Table, winners: Sequence[int], stacks: Mapping[int, int] | None = None) -> Ruling:
    """Who gets a bounty chip that a chopped pot leaves over."""
    hand = table.the_hand()
    for seat in winners:
        facts.dealt_in(table, seat)
    inq = Inquiry(table.policy)
    way = inq.ask(ODD_BOUNTY)
    inq.cite(ODD_BOUNTY)
    line = due_line(hand, winners)
    if way == "largest-stack":
        when = inq.ask(BOUNTY_STACK)
        inq.cite(BOUNTY_STACK)
        chips = dict(stacks or hand.stacks)
        if when == "after-award":
            for _, seat, won, _ in awards(table):
                chips[seat] += won
        most = max(chips[seat] for seat in line)
        best = [seat for seat in line if chips[seat] == most]
        if len(best) > 1:
            inq.cite(ODD_CHIP)
        line = best
    name = table.name(line[0])
    return inq.ruling(
        "reading",
        why=message("showdown.bounty-goes-to-biggest-stack", name=name),
        answer=name,
        steps=(message("showdown.give-bounty-chip", name=name),),
    )


def carried_pot(table: Table, chips: int, before: Sequence[int], seated: Sequence[int]) -> Ruling:
    """Chips of the deal before are still in the middle: who is dealt in for them."""
    inq = Inquiry(table.policy)
    if chips <= 0:
        raise Unreadable("pot.no-carry", field="chips", value=chips)
    way = inq.ask(CARRIED)
    inq.cite(CARRIED)
    entitled = [seat for seat in seated if way == "everybody" or seat in before]
    out = [table.name(seat) for seat in seated if seat not in entitled]
    steps = [
        message(
            "showdown.redeal-chips-start-main-pot",
            names=items([table.name(seat) for seat in entitled], "and"),
            chips=chips,
        )
    ]
    if out:
        steps.append(message("showdown.players-excluded-from-deal", names=items(out, "and")))
    return inq.ruling(
        "reading",
        why=message("showdown.chips-belong-to-previous-deal"),
        answer=[table.name(seat) for seat in entitled],
        steps=tuple(steps),
    )


@form("? pot right", about="Whether the dealer may call the pot right.", example="? pot right")
def pot_right(table: Table) -> Ruling:
    """Whether the dealer may call the pot right: every live player has put in the same or is all-in."""
    hand = table.the_hand()
    inq = Inquiry(table.policy)
    called = inq.ask(POT_RIGHT)
    inq.cite(POT_RIGHT)
    if not called:
        return inq.ruling("reading", why=message("showdown.pot-right-call-not-required"), answer="not called")
    bets = hand.bets
    short = [seat for seat in hand.seats_with_chips if hand.to_act is not None and bets[seat] < hand.bet_level]
    owing = {seat: hand.bet_level - bets[seat] for seat in short}
    if owing:
        told = [message("showdown.player-owes", name=table.name(seat), chips=chips) for seat, chips in owing.items()]
        return inq.ruling(
            "refused",
            why=message("showdown.bets-not-level", told=items(told, "and")),
            answer={table.name(seat): chips for seat, chips in owing.items()},
        )
    return inq.ruling(
        "remedy",
        why=message("showdown.bets-level"),
        answer="right",
        steps=(message("showdown.dealer-calls-pot-right"), message("showdown.players-push-bets")),
    )
