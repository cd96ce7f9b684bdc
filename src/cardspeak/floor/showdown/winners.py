"""Who wins (12, 13, 19): the cards that lie open decide, whatever their owners call them."""

from __future__ import annotations

from typing import Any

from cardspeak.books.setting import Setting
from cardspeak.books.settings.hand import TABLING
from cardspeak.books.settings.pots import AWARD_ORDER, MATCHED, SEPARATE
from cardspeak.books.settings.showdown import (
    BOARD,
    BOARD_PLAYS,
    LOSERS_FIRST,
    MISCALL,
    ONE_CARD,
    READABLE,
    SPOKEN_VALUE,
)
from cardspeak.cards.card import UNKNOWN
from cardspeak.cards.ranking import RANKINGS
from cardspeak.errors import Unlawful, Unreadable
from cardspeak.floor.inquiry import Inquiry
from cardspeak.floor.ruling import Choice, Ruling
from cardspeak.floor.showdown import facts
from cardspeak.floor.showdown.effects import Reveal
from cardspeak.floor.showdown.facts import listed
from cardspeak.floor.showdown.memory import Showdown
from cardspeak.floor.showdown.tabling import last_holder, uncontested
from cardspeak.floor.table import Table
from cardspeak.hand import events
from cardspeak.hand.hand import Hand
from cardspeak.hand.setup import BY_HAND
from cardspeak.phrase import listed as row
from cardspeak.phrase import phrase

Award = tuple[int, int, int, str]
"""Pot (0 is the main pot), seat, chips, and which side of the pot."""


def awards(table: Table) -> list[Award]:
    """What each pot pays to the hands that lie open, side pots first; nothing while none does."""
    hand = table.the_hand()
    if hand.over:
        return [(one.pot, one.seat, one.amount, one.side) for one in hand.events if isinstance(one, events.Push)]
    _need_board(hand)
    open_hands = [seat for seat in hand.live_seats if seat in hand.tabled_seats]
    unnamed = [seat for seat in table.recall(Showdown).laid_open if seat in hand.live_seats and seat not in open_hands]
    if unnamed:
        raise Unreadable(
            "show.unknown", f"Say which cards {table.name(unnamed[0])} has tabled.", field="cards", value=unnamed[0]
        )
    if not open_hands and len(hand.live_seats) > 1:
        return []
    other = hand.copy(automatic=BY_HAND)
    for seat in hand.live_seats:
        if seat not in open_hands and len(other.live_seats) > 1:
            other.kill(seat, "not tabled")
    return [(one.pot, one.seat, one.amount, one.side) for one in other.pushes_due]


def _need_board(hand: Hand) -> None:
    facts.need_showdown(hand)
    if len(hand.live_seats) > 1 and (hand.streets_left or UNKNOWN in hand.board):
        raise Unlawful("showdown.cards-to-come", "Cards are still to come: nobody has won yet.", field="board")


def leaders(table: Table) -> tuple[int, ...]:
    """The seats that would be paid something, as the hands lie; none while nothing can be read."""
    try:
        return tuple(dict.fromkeys(seat for _, seat, _, _ in awards(table)))
    except (Unlawful, Unreadable):
        return ()


def who_wins(table: Table) -> Ruling:
    """Who wins, read from the cards that lie open; what is still missing is said."""
    hand = table.the_hand()
    facts.need_showdown(hand)
    if len(hand.live_seats) == 1 or last_holder(table) is not None:
        return uncontested(table)
    paid = awards(table)
    inq = Inquiry(table.policy)
    binding = _claims(table, inq)
    if binding is not None:
        return binding
    missing = [seat for seat in hand.live_seats if not facts.is_tabled(table, seat)]
    steps = _read_aloud(table, hand, inq)
    if missing:
        inq.ask(TABLING)
        inq.cite(TABLING)
        _board_too(inq)
        steps += [
            phrase("{name} has not tabled and gets no share, not even with the board.", name=table.name(seat))
            for seat in missing
        ]
    elif _board_hands(hand):
        _board_too(inq)
    if inq.maybe(BOARD_PLAYS) and _board_hands(hand):
        inq.cite(BOARD_PLAYS)
    winners = list(dict.fromkeys(seat for _, seat, _, _ in paid))
    steps += _push_steps(table, inq, hand, paid, winners)
    names = [table.name(seat) for seat in hand.seats if seat in winners]
    why = (
        phrase("{names} won by the cards on the table.", names=listed(names))
        if names
        else phrase("No hand has been tabled yet.")
    )
    return inq.ruling("reading" if names else "remedy", why=why, answer=[*names], steps=tuple(steps))


def _claims(table: Table, inq: Inquiry) -> Ruling | None:
    """Spoken values are noted and change nothing (12)."""
    spoken = inq.ask(SPOKEN_VALUE)
    inq.cite(SPOKEN_VALUE)
    claims = table.recall(Showdown).claims
    for seat, words in claims.items():
        inq.fact(phrase('{name} called it "{words}".', name=table.name(seat), words=words))
    if spoken == "director" and claims:
        choices = tuple(Choice(how, inq.cited(SPOKEN_VALUE)) for how in ("the cards count", "the words count"))
        return inq.ruling("decision", why=phrase("The book lets the director weigh what was said."), director=choices)
    return None


def _read_aloud(table: Table, hand: Hand, inq: Inquiry) -> list[str]:
    game = hand.setup.game
    told: list[str] = []
    for seat in hand.live_seats:
        hole = hand.cards_of(seat)
        if seat not in hand.tabled_seats or UNKNOWN in hole:
            continue
        words = [RANKINGS[name].words(hole, hand.board) for name in game.rankings]
        told.append(phrase("Announce {name}: {hands}.", name=table.name(seat), hands=row(words)))
        inq.fact(phrase("{name} has {hand}.", name=table.name(seat), hand=words[0]))
    return told


def _board_hands(hand: Hand) -> bool:
    """Whether the board alone is as good as any hand that lies open."""
    if len(hand.board) != 5 or hand.setup.game.high != "high":
        return False
    high = RANKINGS["high"]
    alone = max(high.value_of_choice(choice) for choice in high.choices((), hand.board))
    values = [high.value(hand.cards_of(seat), hand.board) for seat in hand.tabled_seats]
    return bool(values) and max(values) == alone


def _board_too(inq: Inquiry) -> None:
    """19: a share with the board alone has to be tabled as well."""
    inq.ask(BOARD)
    inq.cite(BOARD)


def _push_steps(table: Table, inq: Inquiry, hand: Hand, paid: list[Award], winners: list[int]) -> list[str]:
    steps: list[str] = []
    losers = [table.name(seat) for seat in hand.live_seats if seat not in winners]
    if losers and inq.maybe(LOSERS_FIRST):
        inq.cite(LOSERS_FIRST)
        steps.append(phrase("Kill the hand of {names} before the pot is pushed.", names=listed(losers)))
    if len({pot for pot, _, _, _ in paid}) > 1:
        cite_if_said(inq, AWARD_ORDER, SEPARATE, MATCHED)
        if inq.maybe(AWARD_ORDER) == "main-pot-first":
            paid = sorted(paid, key=lambda award: award[0])
    return steps + [
        phrase("Push {chips} of {pot} to {name}.", chips=chips, pot=pot_name(pot), name=table.name(seat))
        for pot, seat, chips, _ in paid
    ]


def cite_if_said(inq: Inquiry, *settings: Setting[Any]) -> None:
    """Ask settings, and cite those on which the book speaks."""
    for setting in settings:
        if inq.maybe(setting) is not None:
            inq.cite(setting)


def pot_name(pot: int) -> str:
    """A pot by its number: the main pot, or a side pot."""
    return bare_name(pot) if pot else phrase("the main pot")


def bare_name(pot: int) -> str:
    """A pot by its number, without an article: main pot, side pot 1."""
    return phrase("side pot {number}", number=pot) if pot else phrase("main pot")


def tabled_enough(table: Table, seat: int, face_up: int, *, readable: bool = True) -> Ruling:
    """Whether a hand counts as tabled with so many cards face up (13-A)."""
    hand = facts.dealt_in(table, seat)
    inq = Inquiry(table.policy, table.name(seat))
    needed = hand.setup.game.hole_cards
    if not 0 <= face_up <= needed:
        message = f"A hand has {needed} cards here, not {face_up}."
        raise Unreadable("show.count", message, field="cards", value=face_up, limits={"min": 0, "max": needed})
    inq.ask(TABLING)
    inq.cite(TABLING)
    if face_up < needed:
        return inq.ruling(
            "reading",
            why=phrase(
                "All {needed} cards have to lie face up; {missing} are missing.",
                needed=needed,
                missing=needed - face_up,
            ),
            answer={"tabled": False, "missing": needed - face_up},
        )
    if inq.maybe(READABLE) and not readable:
        inq.cite(READABLE)
        return inq.ruling(
            "reading",
            why=phrase("The cards were not up long enough for dealer and players to read them."),
            answer={"tabled": False, "missing": 0},
        )
    if inq.maybe(READABLE):
        inq.cite(READABLE)
    return inq.ruling(
        "reading", why=phrase("All cards lie face up and can be read."), answer={"tabled": True, "missing": 0}
    )


def shows_part(table: Table, seat: int, cards: tuple[int, ...]) -> Ruling:
    """Some cards of a hand are shown at showdown: the player is told to show them all (15-A)."""
    hand = facts.live_hand(table, seat)
    facts.need_showdown(hand)
    inq = Inquiry(table.policy, table.name(seat))
    way = inq.ask(ONE_CARD)
    inq.cite(ONE_CARD)
    name = table.name(seat)
    steps = [phrase("Tell {name} to table the whole hand.", name=name)]
    if way == "ask-then-floor":
        steps += [phrase("If {name} will not, call the floor.", name=name), phrase("Hold the pot until then.")]
    else:
        steps.append(phrase("{name} gets no share until every card is shown.", name=name))
    return inq.ruling(
        "remedy",
        why=phrase("{name} has shown only part of the hand, and a part wins nothing.", name=name),
        answer="not tabled",
        steps=tuple(steps),
        effects=(Reveal(seat, cards),),
    )


def miscalled(table: Table, seat: int) -> Ruling:
    """A player has called a hand falsely on purpose: what that may cost."""
    facts.dealt_in(table, seat)
    inq = Inquiry(table.policy, table.name(seat))
    cost = inq.ask(MISCALL)
    inq.cite(MISCALL)
    if cost == "penalty":
        return inq.ruling(
            "reading",
            why=phrase("The cards decide all the same; calling a hand falsely on purpose may be penalised."),
            answer="cards speak",
            penalty="may",
        )
    cites = inq.cited(MISCALL)
    return inq.ruling(
        "decision",
        why=phrase(
            "Somebody may have thrown away a winner because of it: the director may take the pot from the offender."
        ),
        penalty="may",
        director=(Choice("forfeit the pot", cites), Choice("result stands", cites)),
    )


def plays_board(table: Table, seat: int, *, declared: bool = True) -> Ruling:
    """A player wants a share with the board alone: every hole card has to be tabled for it (19)."""
    hand = facts.dealt_in(table, seat)
    facts.need_showdown(hand)
    inq = Inquiry(table.policy, table.name(seat))
    way = inq.ask(BOARD)
    inq.cite(BOARD)
    cite_if_said(inq, BOARD_PLAYS)
    name = table.name(seat)
    where = facts.whereabouts(table, seat)
    if where == "tabled":
        return inq.ruling(
            "reading", why=phrase("{name} has tabled the hand and shares with the board.", name=name), answer="shares"
        )
    if where in ("in the muck", "dead", "folded"):
        why = phrase("{name} no longer has the cards and did not say that the board plays.", name=name)
        if declared or way == "table-all":
            why = phrase("{name} no longer has the cards.", name=name)
        return inq.ruling("refused", why=why.then(phrase("There is no share without them.")), answer="no share")
    steps = [phrase("{name} tables every hole card to share in the pot.", name=name)]
    if way == "declare-and-table":
        steps.insert(0, phrase("{name} says so before giving up the cards, and keeps them.", name=name))
    return inq.ruling(
        "remedy", why=phrase("Saying that the board plays is not enough."), answer="must be tabled", steps=tuple(steps)
    )
