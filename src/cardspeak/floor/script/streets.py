"""The story between the bets: the hand begins, streets are dealt, cards are drawn."""

from __future__ import annotations

from cardspeak.cards.card import UNKNOWN, faces, require_distinct
from cardspeak.errors import Unlawful, Unreadable
from cardspeak.floor.forms import form
from cardspeak.floor.hand_for_hand import waits_for_tables
from cardspeak.floor.head import Header
from cardspeak.floor.opening import DEALING, begin, deal_due, ended, just_begun, serve
from cardspeak.floor.ruling import Ruling
from cardspeak.floor.showdown.tabling import held_ruling
from cardspeak.floor.table import Table
from cardspeak.hand.games import Game, street_said
from cardspeak.hand.hand import Hand
from cardspeak.words import Sayable, words_of

WHEN = words_of(
    "street-when", "preflop", "flop", "turn", "river", "third", "fourth", "fifth", "sixth", "seventh",
    "predraw", "draw", "first draw", "second draw", "third draw",
)  # fmt: skip
"""Where in the hand, as one says it."""


@form("(preflop|deal)", about="The hand begins: blinds are posted and cards dealt.", example="preflop")
def preflop(table: Table) -> Ruling | None:
    """Begin the hand; one that has just begun is the one that is meant."""
    held = waits_for_tables(table) if table.hand is not None and ended(table.hand) else None
    if held is not None:
        return held
    if not just_begun(table):
        begin(table)
    return None


@form(
    "{street:flop|turn|river} [{cards}]",
    about="The street is dealt, with these cards or unseen ones; or the story starts here.",
    example="flop Ah Kd 2c",
)
def board_street(table: Table, street: str, cards: tuple[int, ...] = ()) -> Ruling | None:
    """Deal a street with a board."""
    return _to_street(table, street, cards)


_STUD = {"3rd": "third", "4th": "fourth", "5th": "fifth", "6th": "sixth", "7th": "seventh"}


@form(
    "{street:third|fourth|fifth|sixth|seventh|3rd|4th|5th|6th|7th} street",
    about="A street of stud is dealt; or the story starts here.",
    example="fourth street",
)
def stud_street(table: Table, street: str) -> Ruling | None:
    """Deal a street of stud."""
    return _to_street(table, _STUD.get(street, street), ())


@form(
    "[the] showdown",
    about="The betting is over: whoever is still to act on the last street checks, and hands are shown.",
    example="showdown",
)
def showdown(table: Table) -> Ruling | None:
    """Come to the showdown of a hand with no more bets in it; a story may also start here."""
    if table.hand is None:
        header = table.recall(Header)
        begin(table, header.game.streets[-1].name if header.game is not None else None)
    hand = table.the_hand()
    last = len(hand.setup.game.streets) - 1
    while hand.pending.step == "act" and hand.street == last and not hand.to_call:
        hand.check(hand.pending.seats[0])
    if hand.pending.step == "act":
        raise _street_open(table, hand)
    serve(table)
    return None


@form(
    "{street:draw|first draw|second draw|third draw}",
    about="The players draw; or the story starts here.",
    example="first draw",
)
def draw_street(table: Table, street: str) -> Ruling | None:
    """Go to a draw."""
    return _to_street(table, street, ())


@form("{who:seat} draws {count} [cards|card]", about="Cards thrown away for new ones.", example="Ann draws two")
def draws(table: Table, who: int, count: int) -> Ruling | None:
    """Draw unseen cards."""
    hand = table.the_hand()
    if count > len(hand.setup.order) * hand.setup.game.hole_cards:
        raise Unlawful("draw.count", {"said": count}, field="cards", value=count)
    hand.draw(who, [UNKNOWN] * count)
    return None


@form(
    "{who:seat} posts [the] [blind|small blind|big blind|ante] [{chips:amount}] [and [the] ante [{ante:amount}]]",
    about="What a player has put in before the cards, which the table knows: a wrong amount is refused.",
    example="BB posts 500",
)
def posts(table: Table, who: int, chips: int = 0, ante: int = 0) -> None:
    """Nothing changes: blinds and antes are posted when the hand begins."""
    due = sum(one.amount for one in table.the_hand().setup.dues if one.seat == who)
    if chips + ante > due:
        values: dict[str, Sayable] = {"name": table.name(who), "due": due}
        raise Unlawful("script.not-due", values, field="chips", value=chips + ante)


@form("{who:seat} stands pat", about="No card drawn.", example="Ben stands pat")
def stands_pat(table: Table, who: int) -> Ruling | None:
    """Draw nothing."""
    table.the_hand().draw(who)
    return None


@form(
    "{who:seat} opens", about="Who opens a street of stud whose up cards the script does not name.", example="Cy opens"
)
def opens(table: Table, who: int) -> Ruling | None:
    """Name the opener of a street of stud."""
    table.the_hand().let_open(who)
    return None


def _to_street(table: Table, street: str, cards: tuple[int, ...]) -> Ruling | None:
    header = table.recall(Header)
    require_distinct(cards)
    if table.hand is None:
        if cards and header.game is not None:
            _name_board(header, header.game, street, cards, start=True)
        begin(table, street)
        return None
    game = table.hand.setup.game
    names = [one.name for one in game.streets]
    if street not in names:
        raise Unreadable(
            "script.no-street", {"street": street_said(street), "name": game.name}, field="street", value=street
        )
    held = held_ruling(table)
    if held is not None and table.hand.street < names.index(street):
        return held
    if cards:
        _name_board(header, game, street, cards, start=False)
    _come_to(table, table.hand, names.index(street), cards)
    return None


def _name_board(header: Header, game: Game, street: str, cards: tuple[int, ...], *, start: bool) -> None:
    """Take the cards of a street for those that come next; a story that starts there may also name the whole board."""
    before = 0
    for one in game.streets:
        if one.name == street:
            if len(cards) == one.board:
                out = before if start else 0
                unseen = [UNKNOWN] * (out - len(header.board))
                header.board[: out + len(cards)] = [*header.board[:out], *unseen, *cards]
            elif start and len(cards) == before + one.board:
                header.board[: len(cards)] = cards
            else:
                raise Unlawful(
                    "script.board-count",
                    {"street": street, "board": one.board, "count": len(cards)},
                    field="cards",
                    value=faces(cards),
                )
        before += one.board


def _come_to(table: Table, hand: Hand, target: int, cards: tuple[int, ...]) -> None:
    """Deal up to a street whose turn it is; refused while something else has to happen first."""
    here = hand.street_name
    if hand.street > target:
        raise Unlawful("script.street-past", {"when": WHEN[here]}, field="street", value=here)
    if hand.street == target and hand.pending.step not in DEALING:
        if cards and hand.board[-len(cards) :] != cards:
            raise Unlawful("script.street-out", {"here": street_said(here)}, field="street")
        return
    while hand.street < target or (hand.street == target and hand.pending.step in DEALING):
        due = hand.pending
        if due.step in DEALING:
            deal_due(hand, table.recall(Header))
        elif due.step == "show" and hand.no_more_betting and UNKNOWN not in hand.cards_of(due.seats[0]):
            hand.show(due.seats[0])  # 16: tabled before more cards come
        else:
            raise _street_open(table, hand)


def _street_open(table: Table, hand: Hand) -> Unlawful:
    """What has to happen before the next street."""
    due = hand.pending
    code = {
        "act": "script.street-open/to-act",
        "draw": "script.street-open/to-draw",
        "show": "script.street-open/to-show",
        "over": "script.street-open/over",
        "push": "script.street-open/over",
    }.get(due.step, "script.street-open/shuffle")
    values: dict[str, Sayable] = {}
    if due.seats:
        values = {"name": table.name(due.seats[0]), "when": WHEN[hand.street_name]}
    return Unlawful(code, values, field="street", value=hand.street_name)
