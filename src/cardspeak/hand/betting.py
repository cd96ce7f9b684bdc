"""Whose turn it is and what they may do: sizes, re-opening, pot limits, caps; and when a street's betting is over.

The whole of re-opening is one comparison: a player who has acted may raise again only if the bet has grown by a full
raise (half a bet in limit) since their own last action (47). ``full`` is the last full bet or raise of the street and
starts at the big blind; a short blind still counts as full; short all-ins never change it. A player who acted and has
chips left has matched the bet of that moment, so what they owe now is how far it has grown.
"""

from __future__ import annotations

from cardspeak.hand.events import Bet, Raise, Return
from cardspeak.hand.options import Closed, Options
from cardspeak.hand.setup import Step
from cardspeak.hand.state import HandState

ACT = int(Step.ACT)


def open_betting(s: HandState, opener: int) -> bool:
    """Begin a street's betting with its first player; False when nobody is left who could bet."""
    plan = s._plan
    street = s.street
    s._pending_mask = chips = s._chips
    s._acted = 0
    s._aggressor = -1
    s.raises = 0
    s._completing = False
    s.reopen_size = plan.reopen[street]
    if street:
        s.bet_level = s._base = 0
        s._full = plan.bets[street]
    else:
        s.bet_level = plan.opening
        s._base = plan.base
        s._full = plan.full
    if not chips & (chips - 1) and not can_bet(s):
        close_betting(s)
        return False
    s._step = ACT
    s._opener = opener
    give_turn(s, opener)
    return True


def can_bet(s: HandState) -> bool:
    """Whether anybody still has a decision to make on this street."""
    chips = s._chips
    if not s._pending_mask:
        return False
    if chips & (chips - 1):
        return True
    if not chips:
        return False
    # One player left with chips: they decide only if somebody has more in than they do.
    lone = chips.bit_length() - 1
    mine = s._street_in[lone]
    if max(s._street_in) <= mine:
        return False
    return any(put > mine and s._live >> place & 1 for place, put in enumerate(s._street_in))


def give_turn(s: HandState, place: int) -> None:
    """Give the turn to the first player still to act, from ``place`` on clockwise."""
    mask = s._pending_mask
    ahead = mask >> place
    s._actor = actor = place - 1 + (ahead & -ahead).bit_length() if ahead else (mask & -mask).bit_length() - 1
    s.to_act = s.seats[actor]
    owed = s.bet_level - s._street_in[actor]
    stack = s._stack[actor]
    s.to_call = owed if owed < stack else stack
    s._least_to = -1


def wager_limits(s: HandState) -> tuple[int, int]:
    """The least and the most that the player to act may bet or raise to; (0, 0) where no wager is lawful.

    >>> import random
    >>> from cardspeak.hand import Hand, hand_setup
    >>> setup = hand_setup("PLO", stacks={2: 9_000, 3: 8_000, 5: 150, 8: 7_000}, button=2, blinds=(100, 200))
    >>> wager_limits(Hand(setup, source=random.Random(1)))      # 54-B: the blind of 150 counts in full
    (400, 700)
    """
    if s._least_to < 0:
        least, most, closed = _sizes(s, s._actor, s.bet_level, 0)
        s._least_to, s._most_to = (0, 0) if closed else (least, most)
    return s._least_to, s._most_to


def _sizes(s: HandState, place: int, bet: int, held: int) -> tuple[int, int, Closed | None]:
    """The least and the most that a player could make it over a bet, and why it is closed to them, if it is.

    ``held`` are chips of a wager that is held and not in the pot yet.
    """
    put = s._street_in[place]
    stack = s._stack[place]
    owed = bet - put
    if stack <= owed:
        return 0, 0, "no-chips-behind"
    most = put + stack
    least = bet + _full_raise(s, bet) if held else s._base + s._full
    if s._pot_limit:
        most = min(most, max(bet + pot_for_limit(s) + held + owed, least))
    if least > most:
        least = most
    if s._limit:
        most = least
    if stack <= s.bring_in_due:
        return least, most, "only-bring-in"
    if s._chips == 1 << place:
        return least, most, "nobody-to-call"
    if owed < s.reopen_size and s._acted >> place & 1:
        return least, most, "not-reopened"  # 47
    if s.raises >= s._cap:
        return least, most, "capped"  # 48
    return least, most, None


def _full_raise(s: HandState, bet: int) -> int:
    """The last full bet or raise, if the bet stood at ``bet``; in limit it is always the same."""
    return s._full if s._limit else max(bet - s.bet_level, s._full)


def options_of(s: HandState, place: int, after: Bet | Raise | None = None) -> Options:
    """What a player may do, in turn or out of it, also as if a wager that is held for its maker's turn had been made."""
    bet, held = s.bet_level, 0
    if after is not None and after.to > bet:
        bet, held = after.to, after.to - s._street_in[s._plan.place_of[after.seat]]
    least, most, closed = _sizes(s, place, bet, held)
    own, stack = s._street_in[place], s._stack[place]
    bring_in = min(s.bring_in_due, stack) if place == s._actor else 0
    return Options(
        seat=s.seats[place],
        bet=bet,
        own=own,
        stack=stack,
        fold=stack > 0 and not (s.bring_in_due and place == s._opener),
        check=stack > 0 and bet <= own and not bring_in,
        call=min(bet - own, stack) or None,
        least=least,
        most=most,
        closed=closed,
        why_no_raise=_rule_against(s, closed),
        full_raise=_full_raise(s, bet),
        acted=bool(s._acted >> place & 1),
        bring_in=bring_in or None,
        unit=s.unit,
    )


def _rule_against(s: HandState, closed: Closed | None) -> str | None:
    """The number of the rule that forbids a raise."""
    match closed:
        case "only-bring-in":
            return s.rules.cite("bring-in")
        case "not-reopened":
            return s.rules.cite("reopening-limit" if s._limit else "reopening")
        case "capped":
            return s.rules.cite("raise-cap")
    return None


def pot_for_limit(s: HandState) -> int:
    """The pot that a pot-limit bet is measured by: blinds in full on the first street (54-B), real chips later (54-C)."""
    if s.street:
        return s.pot
    rules = s.rules
    pot = s.pot
    if not rules.pot_counts_ante_first_round:
        pot -= s._ante_pot
    if rules.pot_counts_dead_blind:
        pot += s._plan.dead_blinds
    if rules.pot_counts_short_blind:
        pot += s.blinds_short
    return pot


def put_in(s: HandState, place: int, amount: int) -> None:
    """Move chips from a player's stack to their bet."""
    s._stack[place] -= amount
    s._street_in[place] += amount
    s._total_in[place] += amount
    if not s._stack[place]:
        s._chips &= ~(1 << place)


def unusual_wager(s: HandState, to: int, size: int) -> None:
    """A wager in limit or stud, under a book with its own reopening rule, or an all-in below a full raise."""
    s.bring_in_due = 0
    enough = 2 * size >= s._full if s._limit else size >= s._full  # 47-B: half a bet or more counts as a whole one
    if s._completing and enough:
        _complete(s, to)
    elif s._limit:
        if enough:
            s.raises += s._base > 0
            s._base += s._full
    elif enough:
        s._full = size
        s._base = to
        s.reopen_size = s.rules.reopening(size, limit=False)
    elif s.rules.short_all_in == "add":
        s._base = to


def wager_stands(s: HandState, place: int, to: int) -> None:
    """A wager that is let stand: everybody else owes it, and the least raise is still measured by the last full one."""
    put_in(s, place, to - s._street_in[place])
    s.bring_in_due = 0
    size = to - s._base
    if size >= s._full:
        s._full, s._base = size, to
        s.reopen_size = s.rules.reopening(size, limit=s._limit)
    elif not s._limit:
        s._base = to
    s.bet_level = to
    s._pending_mask = s._chips & ~(1 << place)
    s._acted |= 1 << place
    s._aggressor = place


def open_with_bring_in(s: HandState, place: int, amount: int) -> None:
    """Post the bring-in: short of a full bet, which a raise completes; a short one is still owed in full."""
    due = s.bring_in_due
    put_in(s, place, amount)
    s.bring_in_due = 0
    s.bet_level = s._base = due
    if due < s._full:
        s._full -= due
        s._completing = True
    s.reopen_size = s.rules.reopening(s._full, limit=s._limit)
    s._pending_mask &= ~(1 << place)
    s._acted |= 1 << place


def _complete(s: HandState, to: int) -> None:
    """The bring-in is made a full bet, the first one of the street: whoever was in already may raise it."""
    s._completing = False
    bet = s._plan.bets[s.street]
    s._base = bet if s._limit else to
    s._full = bet if s._limit else to
    s._acted = 0
    s.reopen_size = s.rules.reopening(s._full, limit=s._limit)


def close_betting(s: HandState) -> None:
    """End the street's betting: give back what nobody called and gather the rest."""
    street_in = s._street_in
    top = max(street_in)
    s._actor = -1
    s.to_act = None
    s._pending_mask = 0
    s.to_call = s._least_to = s._most_to = 0
    if not top:
        return
    if street_in.count(top) == 1:
        place = street_in.index(top)
        dead_bettor = (
            s.rules.killed_bet_returned and s._killed >> place & 1 and place == s._aggressor
        )  # 65: a blind of a dead hand stays in
        if s._live >> place & 1 or dead_bettor:
            give_back(s, place, top - sorted(street_in)[-2])
    s._street_in = s._plan.zeros[:]


def give_back(s: HandState, place: int, amount: int) -> None:
    """Return the uncalled part of a bet."""
    s._stack[place] += amount
    s._street_in[place] -= amount
    s._total_in[place] -= amount
    if s._live >> place & 1:
        s._chips |= 1 << place
    s.events.append(Return(s.seats[place], amount))
