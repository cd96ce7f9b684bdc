"""What comes next in a hand: posting, the end of a street, and every step that happens by itself."""

from __future__ import annotations

from cardspeak.cards.deck import DeckUsedUp
from cardspeak.hand.betting import can_bet, close_betting
from cardspeak.hand.dealing import begin_street, burn, deal_all, shuffle
from cardspeak.hand.events import Post
from cardspeak.hand.setup import Step
from cardspeak.hand.showdown import begin_showdown, must_be_tabled, push_all, settle, show_in_line
from cardspeak.hand.state import HandState

POST, BURN, DEAL, SHOW = int(Step.POST), int(Step.BURN), int(Step.DEAL), int(Step.SHOW)
MUCK, PUSH, SHUFFLE = int(Step.MUCK), int(Step.PUSH), int(Step.SHUFFLE)


DEALING = {BURN: burn, DEAL: deal_all}


def advance(s: HandState) -> None:
    """Take every step that is automatic, up to the next one that a person takes."""
    automatic = s._automatic
    while True:
        step = s._step
        if not step:
            end_street(s)
        elif step == SHOW:
            if not automatic & (SHOW | MUCK) or not show_in_line(s):
                return
        elif not step & automatic:
            return
        elif step in (BURN, DEAL):
            try:
                DEALING[step](s)
            except DeckUsedUp:
                return  # a person has to name the cards that are missing
        elif step == PUSH:
            push_all(s)
            return
        elif step == POST:
            post_all(s)
        elif s._source is None:  # a shuffle needs chance, or a person
            return
        else:
            shuffle(s)


def post_all(s: HandState) -> None:
    """Post every forced bet; the result is cached, since a setup always posts the same."""
    plan = s._plan
    if plan.posted is None:
        plan.posted = HandState(s.setup, None, None, 0)
        for _ in plan.due_places:
            _post_due(plan.posted)
    for _ in plan.due_places[s._due_next :]:
        _post_due(s)
    begin_street(s)


def post_next(s: HandState) -> None:
    """Post the next forced bet; after the last one the cards are dealt."""
    _post_due(s)
    if s._due_next >= len(s._plan.due_places):
        begin_street(s)


def _post_due(s: HandState) -> None:
    """One forced bet goes in, short if the chips do not reach."""
    place, kind, amount = s._plan.due_places[s._due_next]
    s._due_next += 1
    posted = min(amount, s._stack[place])
    s._stack[place] -= posted
    if kind in ("ante", "dead post"):
        s._ante_pot += posted
        if s._plan.matched:
            s._total_in[place] += posted
        else:
            s._dead += posted
    else:
        s._street_in[place] += posted
        s._total_in[place] += posted
    if not s._stack[place]:
        s._chips &= ~(1 << place)
    if posted < amount and kind in ("small blind", "big blind"):
        s.blinds_short += amount - posted
    s.events.append(Post(s.seats[place], kind, posted))


def turn_over(s: HandState, place: int) -> None:
    """Pass the turn on after an act, or end the street; at least two hands are live."""
    mask = s._pending_mask
    if mask:
        chips = s._chips
        if chips & (chips - 1) or can_bet(s):
            # What give_turn does, written out: every act of a hand ends here.
            ahead = mask >> place
            s._actor = actor = place - 1 + (ahead & -ahead).bit_length() if ahead else (mask & -mask).bit_length() - 1
            s.to_act = s.seats[actor]
            owed = s.bet_level - s._street_in[actor]
            stack = s._stack[actor]
            s.to_call = owed if owed < stack else stack
            s._least_to = -1
            return
    end_betting(s)


def end_betting(s: HandState) -> None:
    """The betting of a street is over, and with it the street."""
    close_betting(s)
    end_street(s)


def end_street(s: HandState) -> None:
    """A street is over: on to the pot, the showdown, the tabling of an all-in, or the next street."""
    live, chips = s._live, s._chips
    if not live & (live - 1):
        settle(s)
        return
    if not chips & (chips - 1):
        s.no_more_betting = True
    if s.street == s._plan.last_street:
        begin_showdown(s)
    elif s.no_more_betting and live & ~s._tabled and must_be_tabled(s) and s.setup.game.family != "draw":
        begin_showdown(s)  # 16; a draw game's hands stay hidden while cards are still drawn
    else:
        s.street += 1
        begin_street(s)
