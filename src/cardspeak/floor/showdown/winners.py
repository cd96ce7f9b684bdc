"""Who wins (12, 13, 19): the cards that lie open decide, whatever their owners call them."""

from __future__ import annotations

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
    UNTABLED_MUCK,
)
from cardspeak.cards.card import UNKNOWN
from cardspeak.cards.ranking import RANKINGS
from cardspeak.errors import Unlawful, Unreadable
from cardspeak.floor.forms import form
from cardspeak.floor.inquiry import Inquiry
from cardspeak.floor.ruling import Choice, Ruling
from cardspeak.floor.showdown import facts
from cardspeak.floor.showdown.effects import PlaysBoard, Reveal
from cardspeak.floor.showdown.tabling import last_holder, wins_uncontested
from cardspeak.floor.showdown_memory import Showdown
from cardspeak.floor.table import Table
from cardspeak.hand import events
from cardspeak.hand.hand import Hand
from cardspeak.hand.pots import share
from cardspeak.hand.setup import BY_HAND
from cardspeak.words import Message, items, message

Award = tuple[int, int, int, str]
"""Pot (0 is the main pot), seat, chips, and which side of the pot."""


def awards(table: Table) -> list[Award]:
    """What each pot pays to the hands that lie open, side pots first; nothing while none does."""
    hand = table.the_hand()
    if hand.over:
        return [(one.pot, one.seat, one.amount, one.side) for one in hand.events if isinstance(one, events.Push)]
    _need_board(hand)
    open_hands = [seat for seat in hand.live_seats if seat in hand.tabled_seats]
    board_players = [seat for seat in table.recall(Showdown).plays_board if seat in hand.live_seats]
    unnamed = [seat for seat in table.recall(Showdown).laid_open if seat in hand.live_seats and seat not in open_hands]
    if unnamed:
        raise Unreadable("show.unknown", {"name": table.name(unnamed[0])}, field="cards", value=unnamed[0])
    board_players = [seat for seat in board_players if seat not in open_hands]
    if not open_hands and len(hand.live_seats) > 1:
        return []
    other = hand.copy(automatic=BY_HAND)
    for seat in hand.live_seats:
        if seat not in open_hands and len(other.live_seats) > 1:
            other.kill(seat, "not tabled")
    paid: list[Award] = [(one.pot, one.seat, one.amount, one.side) for one in other.pushes_due]
    return _shared_with_board(hand, paid, board_players) if board_players and _board_hands(hand) else paid


def _shared_with_board(hand: Hand, paid: list[Award], board_players: list[int]) -> list[Award]:
    """The same pots, split with those who keep their cards and play the board, which is as good as any hand shown."""
    shared: list[Award] = []
    for pot in dict.fromkeys(pot for pot, _, _, _ in paid):
        won = {seat: chips for at, seat, chips, _ in paid if at == pot}
        among = [*won, *(seat for seat in board_players if seat in hand.current_pots[pot].seats)]
        shares = share(sum(won.values()), [*hand.odd_chip_line(among, "pot")], hand.unit)
        shared += [(pot, seat, chips, "pot") for seat, chips in shares.items()]
    return shared


def _need_board(hand: Hand) -> None:
    facts.need_showdown(hand)
    if len(hand.live_seats) > 1 and (hand.streets_left or UNKNOWN in hand.board):
        raise Unlawful("showdown.cards-to-come", field="board")


def leaders(table: Table) -> tuple[int, ...]:
    """The seats that would be paid something, as the hands lie; none while nothing can be read."""
    try:
        return tuple(dict.fromkeys(seat for _, seat, _, _ in awards(table)))
    except (Unlawful, Unreadable):
        return ()


@form("? who wins", about="Who wins by the cards that lie open.", example="? who wins")
def who_wins(table: Table) -> Ruling:
    """Who wins, read from the cards that lie open; what is still missing is said."""
    hand = table.the_hand()
    facts.need_showdown(hand)
    if len(hand.live_seats) == 1 or last_holder(table) is not None:
        return wins_uncontested(table)
    paid = awards(table)
    inq = Inquiry(table.policy)
    binding = _claims(table, inq)
    if binding is not None:
        return binding
    kept = table.recall(Showdown).plays_board if _board_hands(hand) else set()
    missing = [seat for seat in hand.live_seats if not facts.is_tabled(table, seat) and seat not in kept]
    steps = _read_aloud(table, hand, inq)
    if missing:
        inq.rest_on(TABLING)
        _board_too(inq)
        steps += [message("showdown.untabled-gets-no-share", name=table.name(seat)) for seat in missing]
    elif _board_hands(hand):
        _board_too(inq)
    if _board_hands(hand):
        inq.cite(BOARD_PLAYS)
    winners = list(dict.fromkeys(seat for _, seat, _, _ in paid))
    if table.recall(Showdown).let_go.intersection(winners):
        inq.cite(UNTABLED_MUCK)
    steps += _push_steps(table, inq, hand, paid, winners)
    names = [table.name(seat) for seat in hand.seats if seat in winners]
    why = (
        message("showdown.won-by-table-cards", names=items(names, "and"))
        if names
        else message("showdown.no-hand-tabled-yet")
    )
    return inq.ruling("reading" if names else "remedy", why=why, answer=[*names], steps=tuple(steps))


def _claims(table: Table, inq: Inquiry) -> Ruling | None:
    """Spoken values are noted and change nothing (12)."""
    spoken = inq.ask(SPOKEN_VALUE)
    inq.cite(SPOKEN_VALUE)
    claims = table.recall(Showdown).claims
    for seat, words in claims.items():
        inq.fact(message("showdown.player-miscalled-hand", name=table.name(seat), words=words))
    if spoken == "director" and claims:
        choices = tuple(
            Choice(message(how), inq.cited(SPOKEN_VALUE))
            for how in ("option.the-cards-count", "option.the-words-count")
        )
        return inq.ruling("decision", why=message("showdown.director-may-weigh-words"), director=choices)
    return None


def _read_aloud(table: Table, hand: Hand, inq: Inquiry) -> list[Message]:
    game = hand.setup.game
    told: list[Message] = []
    for seat in hand.live_seats:
        hole = hand.cards_of(seat)
        if seat not in hand.tabled_seats or UNKNOWN in hole:
            continue
        words = [RANKINGS[name].words(hole, hand.board) for name in game.rankings]
        told.append(message("showdown.announce-player-hands", name=table.name(seat), hands=items(words)))
        inq.fact(message("showdown.player-has-hand", name=table.name(seat), hand=words[0]))
    return told


def _board_hands(hand: Hand) -> bool:
    """Whether the board alone is as good as any tabled hand."""
    if len(hand.board) != 5 or hand.setup.game.high != "high":
        return False
    high = RANKINGS["high"]
    alone = max(high.value_of_choice(choice) for choice in high.choices((), hand.board))
    values = [high.value(hand.cards_of(seat), hand.board) for seat in hand.tabled_seats]
    return bool(values) and max(values) == alone


def _board_too(inq: Inquiry) -> None:
    """19: a share with the board alone has to be tabled as well."""
    inq.rest_on(BOARD)


def _push_steps(table: Table, inq: Inquiry, hand: Hand, paid: list[Award], winners: list[int]) -> list[Message]:
    steps: list[Message] = []
    losers = [table.name(seat) for seat in hand.live_seats if seat not in winners]
    if losers and inq.maybe(LOSERS_FIRST):
        inq.cite(LOSERS_FIRST)
        steps.append(message("showdown.kill-losers-before-push", names=items(losers, "and"), count=len(losers)))
    if len({pot for pot, _, _, _ in paid}) > 1:
        inq.cite(AWARD_ORDER)
        inq.cite(SEPARATE)
        inq.cite(MATCHED)
        if inq.maybe(AWARD_ORDER) == "main-pot-first":
            paid = sorted(paid, key=lambda award: award[0])
    return steps + [
        message("showdown.push-share-of-pot", chips=chips, pot=pot_name(pot), name=table.name(seat))
        for pot, seat, chips, _ in paid
    ]


def pot_name(pot: int) -> Message:
    """A pot by its number: the main pot, or a side pot."""
    return bare_name(pot) if pot else message("showdown.the-main-pot")


def bare_name(pot: int) -> Message:
    """A pot by its number, without an article: main pot, side pot 1."""
    return message("showdown.side-pot-number", number=pot) if pot else message("showdown.main-pot-label")


def tabled_enough(table: Table, seat: int, face_up: int, *, readable: bool = True) -> Ruling:
    """Whether a hand counts as tabled with so many cards face up (13-A)."""
    hand = facts.dealt_in(table, seat)
    inq = Inquiry(table.policy, table.name(seat))
    needed = hand.setup.game.hole_cards
    if not 0 <= face_up <= needed:
        raise Unreadable(
            "show.count",
            {"needed": needed, "face_up": face_up},
            field="cards",
            value=face_up,
            limits={"min": 0, "max": needed},
        )
    inq.rest_on(TABLING)
    if face_up < needed:
        return inq.ruling(
            "reading",
            why=message(
                "showdown.cards-missing-face-up",
                needed=needed,
                missing=needed - face_up,
            ),
            answer={"tabled": False, "missing": needed - face_up},
        )
    if inq.maybe(READABLE) and not readable:
        inq.cite(READABLE)
        return inq.ruling(
            "reading",
            why=message("showdown.cards-not-up-long-enough"),
            answer={"tabled": False, "missing": 0},
        )
    if inq.maybe(READABLE):
        inq.cite(READABLE)
    return inq.ruling("reading", why=message("showdown.all-cards-readable"), answer={"tabled": True, "missing": 0})


def shows_part(table: Table, seat: int, cards: tuple[int, ...]) -> Ruling:
    """Some cards of a hand are shown at showdown: the player is told to show them all (15-A)."""
    hand = facts.live_hand(table, seat)
    facts.need_showdown(hand)
    inq = Inquiry(table.policy, table.name(seat))
    way = inq.ask(ONE_CARD)
    inq.cite(ONE_CARD)
    name = table.name(seat)
    steps = [message("showdown.tell-to-table-whole-hand", name=name)]
    if way == "ask-then-floor":
        steps += [message("showdown.refusal-call-floor", name=name), message("showdown.hold-pot-until-then")]
    else:
        steps.append(message("showdown.no-share-until-shown", name=name))
    why = message("showdown.partial-hand-wins-nothing", name=name)
    if hand.setup.game.hole_cards == 2:
        why = message("showdown.partial-hand-wins-nothing/two-cards", name=name)
    return inq.ruling(
        "remedy",
        why=why,
        answer="not tabled",
        steps=tuple(steps),
        effects=(Reveal(seat, cards),),
    )


@form(
    "{seat} miscalls the hand on purpose",
    about="A hand is called falsely on purpose.",
    example="Ann miscalls the hand on purpose",
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
            why=message("showdown.cards-speak-miscall-penalised"),
            answer="cards speak",
            penalty="may",
        )
    cites = inq.cited(MISCALL)
    return inq.ruling(
        "decision",
        why=message("showdown.miscall-pot-may-be-taken"),
        penalty="may",
        director=(Choice(message("option.forfeit-the-pot"), cites), Choice(message("option.result-stands"), cites)),
    )


def _keeps_for_board(table: Table, inq: Inquiry, seat: int, *, declared: bool) -> Ruling:
    """5-i-9: said before the cards go, and kept, the board is good for a share; the hand is shown if asked."""
    name = table.name(seat)
    if not declared:
        steps = (message("showdown.claim-board-before-mucking", name=name),)
        return inq.ruling(
            "reading", why=message("showdown.board-not-claimed", name=name), answer="no share", steps=steps
        )
    return inq.ruling(
        "reading",
        why=message("showdown.keeps-hand-shares-with-board", name=name),
        answer="shares",
        steps=(message("showdown.show-hand-if-asked", name=name),),
        effects=(PlaysBoard(seat),),
    )


def plays_board(table: Table, seat: int, *, declared: bool = True) -> Ruling:
    """A player wants a share with the board alone: every hole card has to be tabled for it (19)."""
    hand = facts.dealt_in(table, seat)
    facts.need_showdown(hand)
    inq = Inquiry(table.policy, table.name(seat))
    way = inq.ask(BOARD)
    inq.cite(BOARD)
    inq.cite(BOARD_PLAYS)
    name = table.name(seat)
    where = facts.whereabouts(table, seat)
    if where == "tabled":
        return inq.ruling("reading", why=message("showdown.tabled-shares-with-board", name=name), answer="shares")
    if where in ("in the muck", "dead", "folded"):
        why = message("showdown.gone-without-claiming-board", name=name)
        if declared or way == "table-all":
            why = message("showdown.player-cards-gone", name=name)
        return inq.ruling("refused", why=why.then(message("showdown.no-share-without-cards")), answer="no share")
    if way == "keep-and-show" and where in ("held", "part shown"):
        return _keeps_for_board(table, inq, seat, declared=declared)
    steps = [message("showdown.table-all-to-share", name=name)]
    return inq.ruling(
        "remedy", why=message("showdown.board-claim-not-enough"), answer="must be tabled", steps=tuple(steps)
    )
