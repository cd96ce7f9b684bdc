"""The head of a script: book, house settings, game, seats, button, chips and known cards."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import msgspec

from cardspeak.books.layer_files import layer_ids
from cardspeak.books.policy import policy
from cardspeak.cards.card import faces, require_distinct
from cardspeak.errors import Refusal, Unlawful, Unreadable
from cardspeak.floor.forms import form
from cardspeak.floor.head import Header
from cardspeak.floor.lexer import Token, read_line
from cardspeak.floor.opening import called_off, coming_positions, ended, go_on, take_back_start
from cardspeak.floor.ruling import Ruling
from cardspeak.floor.seating import Seating
from cardspeak.floor.slots import Cast, Readings, Tokens, slot_kind
from cardspeak.floor.table import Table, seat_label
from cardspeak.hand.dues import AnteBy, Stakes
from cardspeak.hand.games import ABBREVIATIONS, Betting, Game, find_game
from cardspeak.hand.positions import Positions, clockwise_from, first_positions
from cardspeak.hand.setup import LAST_SEAT
from cardspeak.words import Message, message

SeatLine = tuple[int, str, int | None]
"""Seat, name, and chips if they are named."""


@slot_kind("stakes", "the blinds or bets, such as 250/500")
def stakes(tokens: Tokens, at: int, _cast: Cast) -> Readings:
    """Two amounts with a stroke between them."""
    amounts = [_amount(part) for part in tokens[at].key.split("/")] if tokens[at].kind == "word" else []
    if len(amounts) == 2 and None not in amounts:
        yield tuple(amounts), at + 1


def _amount(text: str) -> int | None:
    tokens = read_line(text).tokens
    return tokens[0].number if len(tokens) == 1 else None


@slot_kind("seating", "seats, such as 2:Ann=9000 5:Ben")
def seating(tokens: Tokens, at: int, _cast: Cast) -> Readings:
    """Seats with names and chips up to the end of the line."""
    seats: list[SeatLine] = []
    while at < len(tokens):
        seat = tokens[at].number
        if seat is None:
            return
        at += 1
        name, at = _after(tokens, at, ":")
        chips, at = _after(tokens, at, "=")
        if (chips is not None and chips.number is None) or (name is not None and name.kind == "mark"):
            return
        seats.append((seat, name.text if name else seat_label(seat), chips.number if chips else None))
        if at < len(tokens) and tokens[at].key == ",":
            at += 1
    if seats:
        yield tuple(seats), at


def _after(tokens: Sequence[Token], at: int, mark: str) -> tuple[Token | None, int]:
    """The token behind a mark, if the mark is there."""
    if at + 1 < len(tokens) and tokens[at].key == mark:
        return tokens[at + 1], at + 2
    return None, at


def _before_the_hand(table: Table, what: Message) -> Header:
    """The head of the story; it may still be told while nothing has happened in the hand, and again for the next one."""
    if table.hand is not None and table.hand.events and ended(table.hand):
        go_on(table)
    elif table.hand is not None and not take_back_start(table):
        raise Unlawful("script.hand-running/header-hand-running", {"what": what}, field="line")
    return table.recall(Header)


def _next_level(table: Table, what: Message) -> Header:
    """The head for the stakes of the next hand; one that was called off is dealt again at its own (35-C)."""
    return table.recall(Header) if called_off(table) else _before_the_hand(table, what)


# Book and house


@form("book {book_id:word}", about="The rulebook in force.", example=f"book {layer_ids()[0]}")
def book(table: Table, book_id: str) -> Ruling | None:
    """The book in force."""
    header = _before_the_hand(table, message("script.header-book"))
    if not header.book_fixed:
        if header.house:
            raise Unlawful("script.book-late", field="book")
        table.policy = policy(book_id)
    return None


@form(
    "house {setting} = {value}",
    about="A house setting on top of the book.",
    example="house betting.multichip = total",
)
def house(table: Table, setting: str, value: object) -> Ruling | None:
    """Change one setting of the book in force."""
    header = _before_the_hand(table, message("script.header-settings"))
    table.policy = table.policy.changed({setting: value})
    header.house = True
    return None


# Game and stakes


def _game_called(name: str) -> tuple[Game, Betting]:
    """The game behind a code; a refusal lists them all."""
    try:
        return find_game(name)
    except Unreadable as unknown:
        games = [code[2:] for code in ABBREVIATIONS if code.startswith("NL")]
        values = {"name": repr(name), "games": games}
        raise Unreadable("game.unknown/game-unknown", values, field="game", value=name, near=unknown.near) from None


@form(
    "game {code:word} {bets:stakes} [ante {ante:amount} [{by:each|by the big blind|by the button}]] [bring-in {bring:amount}]",
    about="The game and its blinds (in limit and stud: its bets); an ante is the big blind's unless it says each.",
    example="game NLHE 250/500 ante 500",
)
def game(
    table: Table, code: str, bets: tuple[int, int], ante: int | None = None, by: str = "", bring: int | None = None
) -> Ruling | None:
    """Set game and stakes."""
    header = _before_the_hand(table, message("script.header-game"))
    header.game, header.betting = _game_called(code)
    low, high = bets
    if header.game.has_button and header.betting != "limit":
        header.stakes = Stakes(small_blind=low, big_blind=high)
    elif header.game.has_button:
        header.stakes = Stakes(small_blind=low // 2, big_blind=low, small_bet=low, big_bet=high)
    else:
        header.stakes = Stakes(small_bet=low, big_bet=high)
    _antes(header, ante, by, bring)
    return None


@form(
    "ante {chips:amount} [{by:each|by the big blind|by the button}]",
    about="The ante, if the line of the game did not say it.",
    example="ante 100 each",
)
def ante(table: Table, chips: int, by: str = "") -> Ruling | None:
    """Set the ante."""
    _antes(_next_level(table, message("script.header-ante")), chips, by)
    return None


@form("bring-in {bring:amount}", about="The bring-in of stud.", example="bring-in 50")
def bring_in(table: Table, bring: int) -> Ruling | None:
    """Set the bring-in."""
    _antes(_before_the_hand(table, message("script.header-bring-in")), bring=bring)
    return None


@form("blinds {bets:stakes}", about="Other blinds for the same game.", example="blinds 300/600")
def blinds(table: Table, bets: tuple[int, int]) -> Ruling | None:
    """Change the blinds, or the bets of limit."""
    header = _next_level(table, message("script.header-blinds"))
    low, high = bets
    small_bet = high if header.betting == "limit" else 0
    header.stakes = msgspec.structs.replace(
        header.stakes, small_blind=low, big_blind=high, small_bet=small_bet, big_bet=2 * small_bet
    )
    return None


_PAYERS: dict[str, AnteBy] = {"each": "everyone", "by the big blind": "big blind", "by the button": "button"}


def _antes(header: Header, ante: int | None = None, by: str = "", bring: int | None = None) -> None:
    changed: dict[str, object] = {}
    if ante is not None:
        stud = header.game is not None and not header.game.has_button
        changed = {"ante": ante, "ante_by": _PAYERS.get(by, "everyone" if stud else "big blind")}
    if bring is not None:
        changed["bring_in"] = bring
    header.stakes = msgspec.structs.replace(header.stakes, **changed)


# Seats


@form(
    "seats {seated:seating}",
    about="Who sits where, with how many chips; stacks that are not named are deep. More lines may follow.",
    example="seats 2:Ann=9000 5:Ben 7:Cy",
)
def seats(table: Table, seated: tuple[SeatLine, ...]) -> Ruling | None:
    """Seat players."""
    header = _before_the_hand(table, message("script.header-seats"))
    seating = table.recall(Seating)
    names = {seat: name for seat, name in table.names.items() if seat not in seating.gone}
    for seat, name, chips in seated:
        if seat > LAST_SEAT:
            raise Unreadable("script.seat-number", {"seat": seat}, field="seats", value=seat)
        if seat in names:
            raise Unlawful("script.seat-taken", {"seat": seat, "names": names[seat]}, field="seats", value=seat)
        if name.lower() in {other.lower() for other in names.values()}:
            raise Unlawful("script.same-name", {"name": name}, field="seats", value=name)
        if chips == 0:
            raise Unlawful("script.no-chips", {"name": name}, field="seats", value=chips)
        names[seat] = name
    table.names = {**table.names, **names}
    if seating.positions is not None and seating.play_started:
        seating.newcomers |= {seat for seat, _, _ in seated}
        seating.gone -= seating.newcomers
    header.stacks |= {seat: chips for seat, _, chips in seated}
    return None


@form("stack {who:seat} {chips:amount}", about="One player's chips.", example="stack Ann 4200")
def stack(table: Table, who: int, chips: int) -> Ruling | None:
    """Set a stack before the hand."""
    header = _before_the_hand(table, message("script.header-stack"))
    if not chips:
        raise Unlawful("script.no-chips/left", {"name": table.name(who)}, field="stack", value=0)
    header.stacks[who] = chips
    return None


@form("button {seat:place}", about="The seat with the button, which may be empty.", example="button 5")
def button(table: Table, seat: int) -> Ruling | None:
    """Place the button."""
    if seat > LAST_SEAT:
        raise Unreadable("script.seat-number/said", {"said": seat}, field="button", value=seat)
    _before_the_hand(table, message("script.header-button")).button = seat
    seating = table.recall(Seating)
    if seating.moved:
        seating.positions, seating.moved = None, False
    return None


@form("dead small blind", about="Nobody posts the small blind on this hand.", example="dead small blind")
def dead_small_blind(table: Table) -> Ruling | None:
    """Leave the small blind out."""
    _before_the_hand(table, message("script.header-small-blind")).dead_small_blind = True
    return None


@form(
    "chips {chips}",
    about="The denominations in play; the smallest is the least a bet can be made of.",
    example="chips 25 100 500",
)
def chips(table: Table, chips: tuple[int, ...]) -> Ruling | None:
    """Set the smallest chip in play."""
    header = _before_the_hand(table, message("script.header-chips"))
    if not min(chips):
        raise Unreadable("script.chip", field="chips", value=0)
    header.smallest_chip = min(chips)
    return None


@form("players in event {count}", about="How many are left in the whole event.", example="players in event 40")
def players_in_event(table: Table, count: int) -> Ruling | None:
    """Set how many are left."""
    _before_the_hand(table, message("script.header-players-left")).players_in_event = count
    return None


@form(
    "pot {chips:amount}", about="What lies in the middle when the story starts on a later street.", example="pot 10500"
)
def pot(table: Table, chips: int) -> Ruling | None:
    """Set the pot for a start on a later street."""
    _before_the_hand(table, message("script.header-pot")).pot = chips
    return None


@form(
    "{who:seats} folded before",
    about="Players who are out when the story starts on a later street.",
    example="Ann and Ben folded before",
)
def folded_before(table: Table, who: tuple[int, ...]) -> Ruling | None:
    """Leave players out of a hand that starts on a later street."""
    header = _before_the_hand(table, message("script.header-folded"))
    header.folded = tuple(dict.fromkeys((*header.folded, *who)))
    return None


# Known cards


@form("hole {who:seat} {cards}", about="A player's cards, in the order of the deal.", example="hole Ann Ah Kd")
def hole(table: Table, who: int, cards: tuple[int, ...]) -> Ruling | None:
    """Name a player's cards before the deal, or make unknown ones known."""
    require_distinct(cards)
    if table.hand is not None and not table.hand.over and not called_off(table):
        seat, hand = who, table.hand
        if seat not in hand.seats or len(hand.cards_of(seat)) < len(cards):
            raise Unlawful(
                "script.not-held",
                {"name": table.name(who), "count": len(cards)},
                field="cards",
                value=faces(cards),
            )
        if not take_back_start(table):
            hand.learn(seat, cards)
            return None
    header = table.recall(Header)
    others = [card for seat, held in header.hole.items() if seat != who for card in held]
    require_distinct([*others, *header.board, *cards])
    header.hole[who] = list(cards)
    return None


@form("board {cards}", about="The cards that will come on the board, in order.", example="board Ah Kd 2c 9s")
def board(table: Table, cards: tuple[int, ...]) -> Ruling | None:
    """Name the board cards that are still to come."""
    header = table.recall(Header)
    require_distinct([*cards, *(card for held in header.hole.values() for card in held)])
    header.board = list(cards)
    return None


def position_names(table: Table) -> Iterator[tuple[str, int]]:
    """The seats by position: SB, BB, BTN, UTG, UTG+1 …, HJ, CO."""
    places = _places(table)
    if places is None:
        return
    yield "BTN", places.button
    if places.small_blind is not None:
        yield "SB", places.small_blind
    yield "BB", places.big_blind
    behind = clockwise_from(places.big_blind, set(places.dealt_in) - {places.big_blind, places.small_blind})
    early = [seat for seat in behind if seat != places.button]
    for number, seat in enumerate(early):
        yield f"UTG+{number}" if number else "UTG", seat
    if not early:
        yield "UTG", clockwise_from(places.big_blind, places.dealt_in)[0]
    for name, back in (("CO", 1), ("HJ", 2)):
        if len(early) > back:
            yield name, early[-back]


def _places(table: Table) -> Positions | None:
    """Button and blinds of the hand in progress, or of the one that is dealt next; None where they are not known yet."""
    header = table.recall(Header)
    if table.hand is not None:
        known, button = table.recall(Seating).positions, table.hand.setup.button
        if known is not None and known.button == button:
            return known
        return first_positions(table.hand.seats, button)  # a ruling may have moved it
    if header.button is None or len(header.stacks) < 2:
        return None
    try:
        return coming_positions(table)
    except Refusal:
        return None
