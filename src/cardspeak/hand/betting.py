"""Whose turn it is and what they may do: sizes, re-opening, pot limits, caps; and when a street's betting is over.

The whole of re-opening is one comparison: a player who has acted may raise again only if the bet has grown by a full
raise (half a bet in limit) since their own last action (47). ``full`` is the last full bet or raise of the street and
starts at the big blind; a short blind still counts as full; short all-ins never change it. A player who acted and has
chips left has matched the bet of that moment, so what they owe now is how far it has grown.
"""

from __future__ import annotations

from cardspeak.hand.events import Return
from cardspeak.hand.setup import Step
from cardspeak.hand.state import HandState

ACT = int(Step.ACT)


def open_betting(s: HandState, opener: int) -> bool:
    """Begin a street's betting with its first player; False when nobody is left who could bet."""
    plan = s.plan
    street = s.street
    s.pending_mask = chips = s.chips
    s.acted = 0
    s.aggressor = -1
    s.raises = 0
    s.completing = False
    s.reopen_size = plan.reopen[street]
    if street:
        s.bet_level = s.base = 0
        s.full = plan.bets[street]
    else:
        s.bet_level = plan.opening
        s.base = plan.base
        s.full = plan.full
    if not chips & (chips - 1) and not can_bet(s):
        close_betting(s)
        return False
    s.step = ACT
    s.opener = opener
    give_turn(s, opener)
    return True


def can_bet(s: HandState) -> bool:
    """Whether anybody still has a decision to make on this street."""
    chips = s.chips
    if not s.pending_mask:
        return False
    if chips & (chips - 1):
        return True
    if not chips:
        return False
    # One player left with chips: they decide only if somebody has more in than they do.
    lone = chips.bit_length() - 1
    mine = s.street_in[lone]
    if max(s.street_in) <= mine:
        return False
    return any(put > mine and s.live >> place & 1 for place, put in enumerate(s.street_in))


def give_turn(s: HandState, place: int) -> None:
    """Give the turn to the first player still to act, from ``place`` on clockwise."""
    mask = s.pending_mask
    ahead = mask >> place
    s.actor = actor = place - 1 + (ahead & -ahead).bit_length() if ahead else (mask & -mask).bit_length() - 1
    s.to_act = s.order[actor]
    owed = s.bet_level - s.street_in[actor]
    stack = s.stack[actor]
    s.to_call = owed if owed < stack else stack
    s.least_to = -1


def wager_limits(s: HandState) -> tuple[int, int]:
    """The least and the most that the player to act may bet or raise to; (0, 0) where no wager is lawful.

    >>> import random
    >>> from cardspeak.hand import Hand, hand_setup
    >>> setup = hand_setup("PLO", stacks={2: 9_000, 3: 8_000, 5: 150, 8: 7_000}, button=2, blinds=(100, 200))
    >>> wager_limits(Hand(setup, source=random.Random(1)))      # 54-B: the blind of 150 counts in full
    (400, 700)
    """
    if s.least_to >= 0:
        return s.least_to, s.most_to
    place = s.actor
    put = s.street_in[place]
    stack = s.stack[place]
    bet = s.bet_level
    owed = bet - put
    if (
        stack <= owed
        or s.chips == 1 << place  # nobody left to raise against
        or (owed < s.reopen_size and s.acted >> place & 1)  # 47
        or s.raises >= s.cap  # 48
        or stack <= s.bring_in_due  # only a short bring-in is left
    ):
        least = most = 0
    else:
        most = put + stack
        least = s.base + s.full
        if s.pot_limit:
            most = min(most, max(bet + pot_for_limit(s) + owed, least))
        if least > most:
            least = most
        if s.limit:
            most = least
    s.least_to, s.most_to = least, most
    return least, most


def pot_for_limit(s: HandState) -> int:
    """The pot that a pot-limit bet is measured by: blinds in full on the first street (54-B), real chips later (54-C)."""
    if s.street:
        return s.pot
    rules = s.rules
    pot = s.pot
    if not rules.pot_counts_ante_first_round:
        pot -= s.ante_pot
    if rules.pot_counts_dead_blind:
        pot += s.plan.dead_blinds
    if rules.pot_counts_short_blind:
        pot += s.blinds_short
    return pot


def put_in(s: HandState, place: int, amount: int) -> None:
    """Move chips from a player's stack to their bet."""
    s.stack[place] -= amount
    s.street_in[place] += amount
    s.total_in[place] += amount
    if not s.stack[place]:
        s.chips &= ~(1 << place)


def unusual_wager(s: HandState, to: int, size: int) -> None:
    """A wager in limit or stud, under a book with its own re-opening, or an all-in that is no full raise."""
    s.bring_in_due = 0
    enough = 2 * size >= s.full if s.limit else size >= s.full  # 47-B: half a bet or more counts as a whole one
    if s.completing and enough:
        _complete(s, to)
    elif s.limit:
        if enough:
            s.raises += s.base > 0
            s.base += s.full
    elif enough:
        s.full = size
        s.base = to
        s.reopen_size = s.rules.reopening(size, limit=False)
    elif s.rules.short_all_in == "add":
        s.base = to


def wager_stands(s: HandState, place: int, to: int) -> None:
    """A wager that is let stand: everybody else owes it, and the least raise is still measured by the last full one."""
    put_in(s, place, to - s.street_in[place])
    s.bring_in_due = 0
    size = to - s.base
    if size >= s.full:
        s.full, s.base = size, to
        s.reopen_size = s.rules.reopening(size, limit=s.limit)
    elif not s.limit:
        s.base = to
    s.bet_level = to
    s.pending_mask = s.chips & ~(1 << place)
    s.acted |= 1 << place
    s.aggressor = place


def open_with_bring_in(s: HandState, place: int, amount: int) -> None:
    """Post the bring-in: short of a full bet, which a raise completes; a short one is still owed in full."""
    due = s.bring_in_due
    put_in(s, place, amount)
    s.bring_in_due = 0
    s.bet_level = s.base = due
    if due < s.full:
        s.full -= due
        s.completing = True
    s.reopen_size = s.rules.reopening(s.full, limit=s.limit)
    s.pending_mask &= ~(1 << place)
    s.acted |= 1 << place


def _complete(s: HandState, to: int) -> None:
    """The bring-in is made a full bet, the first one of the street: whoever was in already may raise it."""
    s.completing = False
    bet = s.plan.bets[s.street]
    s.base = bet if s.limit else to
    s.full = bet if s.limit else to
    s.acted = 0
    s.reopen_size = s.rules.reopening(s.full, limit=s.limit)


def close_betting(s: HandState) -> None:
    """End the street's betting: give back what nobody called and gather the rest."""
    street_in = s.street_in
    top = max(street_in)
    s.actor = -1
    s.to_act = None
    s.pending_mask = 0
    s.to_call = s.least_to = s.most_to = 0
    if not top:
        return
    if street_in.count(top) == 1:
        place = street_in.index(top)
        dead_bettor = (
            s.rules.killed_bet_returned and s.killed >> place & 1 and place == s.aggressor
        )  # 65: a blind of a dead hand stays in
        if s.live >> place & 1 or dead_bettor:
            give_back(s, place, top - sorted(street_in)[-2])
    s.street_in = s.plan.zeros[:]


def give_back(s: HandState, place: int, amount: int) -> None:
    """Return the uncalled part of a bet."""
    s.stack[place] += amount
    s.street_in[place] -= amount
    s.total_in[place] -= amount
    if s.live >> place & 1:
        s.chips |= 1 << place
    s.events.append(Return(s.order[place], amount))
