"""How a hand of a script begins: from the header to an engine hand on the street where the story starts.

Cards are dealt by hand, unknown unless the script names them, so that a story needs to tell only what matters.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

import msgspec

from cardspeak.errors import Unlawful, Unreadable
from cardspeak.floor.coming import after_this_hand
from cardspeak.floor.head import Header, placed_by
from cardspeak.floor.seating import Seating, seated
from cardspeak.floor.table import Table
from cardspeak.hand.by_the_book import by_the_book, hand_rules
from cardspeak.hand.dues import Due
from cardspeak.hand.games import street_said
from cardspeak.hand.hand import Hand
from cardspeak.hand.positions import Positions
from cardspeak.hand.rebuilding import let_begin, next_off
from cardspeak.hand.setup import HandSetup, Step, hand_setup

DEALING = ("burn", "deal", "board")


@dataclass
class Start:
    """How the hand began: lines of the head may still follow, and then it begins again with them."""

    street: str | None = None
    header: Header | None = None
    """The head as it was, with the cards that have been dealt since."""
    events: int = 0
    """What had happened in the hand when the first street was out."""
    again: bool = False
    """The head has changed since."""
    dealt_next: bool = False
    """It was dealt as the next hand of a story."""
    seating: Seating | None = None
    """Button and seats as they were before."""


def begin(table: Table, street: str | None = None) -> Hand:
    """Deal the next hand, up to a street; earlier ones are passed with calls and checks."""
    if called_off(table):
        serve(table)
        return table.the_hand()
    if table.hand is not None:
        if not ended(table.hand):
            raise Unlawful("script.hand-running", field="line")
        go_on(table)
    header = table.recall(Header)
    as_told, seating = header.copy(), replace(table.recall(Seating))
    setup = coming_setup(table)
    first = street in (None, setup.game.streets[0].name)
    if first and header.folded:
        raise Unlawful("script.folded-first", field="line")
    hand = Hand(setup) if first else _later(header, setup, str(street))
    _seated(table, coming_positions(table) if setup.game.has_button else None)
    table.hand, header.button = hand, setup.button
    serve(table)
    start = table.recall(Start)
    start.street, start.header, start.events, start.again = street, as_told, len(hand.events), False
    start.seating = seating
    return hand


def ended(hand: Hand) -> bool:
    """Whether nothing is left of a hand but pots to be pushed."""
    return hand.over or hand.pending.step == "push"


def just_begun(table: Table) -> bool:
    """Whether the hand was dealt by ``next hand`` or from the head, and nothing has happened in it."""
    hand, start = table.hand, table.recall(Start)
    return hand is not None and start.street is None and start.dealt_next and len(hand.events) == start.events


def called_off(table: Table) -> bool:
    """Whether the hand was called off and waits to be dealt again: every chip is back in its stack."""
    return table.hand is not None and not table.hand.events


def go_on(table: Table) -> None:
    """The hand is over: pots are pushed, the button moves, and nothing else of it is left but stacks, seats and penalties.

    A story that does not tell who won leaves the stacks as they were before the hand.
    """
    hand = table.the_hand()
    while hand.pending.step == "push":
        hand.push()
    header, seating = table.recall(Header), table.recall(Seating)
    chips = hand.stacks if hand.over else dict(hand.setup.stacks)
    seating.gone |= {seat for seat in chips if not chips[seat]}
    left = {seat: chips[seat] for seat in chips if seat not in seating.gone}
    waiting = {seat: header.stacks.get(seat) for seat in seated(table) if seat not in left}
    if hand.setup.game.has_button and not seating.moved:
        after = after_this_hand(table)
        seating.positions, seating.moved, seating.ruled = after, True, seating.ruled[1:]
        header.button = after.button
    header.stacks = {**left, **waiting}
    table.go_to_next_hand()


def _seated(table: Table, dealt: Positions | None) -> None:
    """The hand is dealt: its button and blinds are those of the table, and nobody in it is new any more."""
    seating = table.recall(Seating)
    if seating.positions is not None and not seating.moved:
        seating.ruled = seating.ruled[1:]
    seating.positions, seating.moved, seating.play_started = dealt, False, True
    seating.newcomers = seating.newcomers - set(dealt.dealt_in) if dealt is not None else set()


def take_back_start(table: Table) -> bool:
    """Put a hand back into the deck in which nothing has happened; False where something has."""
    hand, start = table.hand, table.recall(Start)
    if hand is None or start.header is None or table.waits or len(hand.events) != start.events:
        return False
    table.recall(Header).become(start.header)
    table.hand, start.again = None, True
    if start.seating is not None:
        vars(table.recall(Seating)).update(vars(start.seating))
    return True


def begin_again(table: Table) -> None:
    """Deal a hand once more whose head was still being told."""
    if table.recall(Start).again:
        begin(table, table.recall(Start).street)


def coming_positions(table: Table) -> Positions:
    """Button and blinds of the hand that is dealt next: as the button has moved, or as the head places it."""
    header, seating = table.recall(Header), table.recall(Seating)
    last = seating.positions
    if last is not None and seating.moved:
        return last
    placed = table.hand is None and (last is None or header.button not in (None, last.button))
    return placed_by(header, seating.gone) if placed else after_this_hand(table)


def chips_of(table: Table, seat: int) -> int:
    """The chips in front of a seat, in the hand or before it; none where nobody sits."""
    if table.hand is not None:
        return table.hand.stacks.get(seat, 0)
    header = table.recall(Header)
    chips = header.stacks.get(seat, 0)
    return header.default_stack() if chips is None else chips


def coming_setup(table: Table) -> HandSetup:
    """What the hand that is dealt next starts from."""
    header = table.recall(Header)
    if header.game is None:
        raise Unreadable("script.no-game", field="game")
    if not header.stacks:
        raise Unreadable("script.no-seats", field="seats")
    if header.button is None and not header.game.has_button:
        header.button = max(header.stacks)  # stud has none: the cards go out from the first seat on
    if header.button is None:
        raise Unreadable("script.no-button", field="button")
    default = header.default_stack()
    positions = coming_positions(table) if header.game.has_button else None
    dealt = set(header.stacks) - table.recall(Seating).gone if positions is None else positions.dealt_in
    return hand_setup(
        header.game,
        betting=header.betting,
        stacks={seat: default if (chips := header.stacks.get(seat)) is None else chips for seat in sorted(dealt)},
        button=header.button if positions is None else positions.button,
        stakes=by_the_book(header.stakes, table.policy),
        positions=positions,
        smallest_chip=header.smallest_chip,
        players_in_event=header.players_in_event,
        rules=hand_rules(table.policy),
        automatic=Step.POST,
    )


# Starting on a later street


def _later(header: Header, setup: HandSetup, street: str) -> Hand:
    """A hand at the start of a later street; the stacks of the header are those behind at that moment."""
    names = [one.name for one in setup.game.streets]
    if street not in names:
        raise Unreadable(
            "script.no-street", {"street": street_said(street), "name": setup.game.name}, field="street", value=street
        )
    target = names.index(street)
    if header.pot is not None:
        setup = _with_pot(setup, header.pot)
    deep = 1_000 * sum(chips for _, chips in setup.stacks) * setup.smallest_chip
    trial = Hand(msgspec.structs.replace(setup, stacks=tuple((seat, deep) for seat, _ in setup.stacks)))
    _pass(trial, target, header, Header())
    spent = {seat: deep - left for seat, left in trial.stacks.items()}
    named = tuple((seat, chips + spent[seat]) for seat, chips in setup.stacks)
    hand = Hand(msgspec.structs.replace(setup, stacks=named))
    _pass(hand, target, header, header)
    return hand


def _with_pot(setup: HandSetup, pot: int) -> HandSetup:
    """No blinds and nothing to call, but so much in the middle that belongs to nobody's bet."""
    payer = setup.order[-1]
    return msgspec.structs.replace(
        setup,
        dues=(Due(payer, "dead post", pot),) if pot else (),
        antes_matched=False,
        stakes=msgspec.structs.replace(setup.stakes, bring_in=0),
    )


def _pass(hand: Hand, target: int, header: Header, cards: Header) -> None:
    """Let the streets before the target go by; whoever has folded does so on the first."""
    while hand.street < target:
        due = hand.pending
        if due.step in DEALING:
            deal_due(hand, cards)
        elif due.step == "draw":
            hand.draw(due.seats[0])
        elif due.step == "act":
            _pass_one(hand, due.seats[0], header)
        else:
            raise Unlawful("script.ends-early", field="street")


def _pass_one(hand: Hand, seat: int, header: Header) -> None:
    if hand.bring_in_due and hand.options.bring_in:
        hand.bring_in(seat)
    elif seat in header.folded:
        hand.fold(seat)
    elif hand.to_call:
        hand.call(seat)
    else:
        hand.check(seat)


# The cards


def serve(table: Table) -> None:
    """Burn and deal whatever the hand waits for; one that was called off is dealt again."""
    hand = table.hand
    if hand is not None and called_off(table):
        let_begin(hand)
    while hand is not None and hand.pending.step in DEALING:
        deal_due(hand, table.recall(Header))


def deal_due(hand: Hand, cards: Header) -> None:
    """Take one step of the deal: a burn, a round of cards from the button's left, or the board."""
    due = hand.pending
    if due.step == "burn":
        hand.burn(next_off(hand))
    elif due.step == "board":
        hand.board_cards([_next(cards.board, hand) for _ in range(due.count)])
    else:
        for seat in due.seats:
            hand.deal(seat, [_next(cards.hole.get(seat, []), hand)])


def _next(pile: list[int], hand: Hand) -> int:
    """The card that the script names, or the next off the deck where a remedy has made it known, or an unseen one."""
    return pile.pop(0) if pile else next_off(hand)
