"""The sentences of a script about button, blinds, presence and time."""

from __future__ import annotations

from cardspeak.books.settings.balancing import FROZEN_BUTTON
from cardspeak.books.settings.button import METHOD
from cardspeak.floor.coming import after_this_hand
from cardspeak.floor.forms import form
from cardspeak.floor.inquiry import Inquiry
from cardspeak.floor.opening import go_on
from cardspeak.floor.ruling import Ruling
from cardspeak.floor.seat import blinds, draw, misplaced
from cardspeak.floor.seating import Seating, player_here, positions_of, seated
from cardspeak.floor.table import Table, seat_label
from cardspeak.hand.positions import Positions
from cardspeak.words import message


def _positions(table: Table, button: int, small: int, big: int) -> Positions:
    """The three seats of a reported hand; its small blind is dead if the seat is empty."""
    here = tuple(sorted(set(table.names) | set(table.hand.stacks if table.hand else ())))
    return Positions(
        button=button,
        small_blind_seat=small,
        small_blind=small if small in here else None,
        big_blind=big,
        dealt_in=here,
    )


@form(
    "last hand button {button:place} small blind {small:place} big blind {big:place}",
    about="Where button and blinds were on the hand before; a seat may be empty by now.",
    example="last hand button 1 small blind 2 big blind 3",
)
def last_hand(table: Table, button: int, small: int, big: int) -> None:
    """Record where they were."""
    memory = table.recall(Seating)
    memory.positions, memory.moved, memory.ruled = _positions(table, button, small, big), False, ()
    memory.play_started = True


@form("{who:seats} (is|are) out", about="Players have lost their last chips.", example="Ann is out")
def out(table: Table, who: tuple[int, ...]) -> None:
    """Their seats are empty from the next hand on."""
    for seat in who:
        player_here(table, seat)
    table.recall(Seating).gone |= set(who)


@form("{who:place} is new", about="A player has just come to the table, into this seat.", example="seat 4 is new")
def is_new(table: Table, who: int) -> None:
    """A newcomer."""
    memory = table.recall(Seating)
    memory.newcomers.add(who)
    memory.gone.discard(who)


@form("new player in seat {seat:place}", about="A seat is filled.", example="new player in seat 4")
def new_player(table: Table, seat: int) -> None:
    """A newcomer in a seat that was empty."""
    is_new(table, seat)


@form("the button moves", about="One hand is over: button and blinds go on.", example="the button moves")
def button_moves(table: Table) -> None:
    """Go on to the next hand's positions."""
    if table.hand is not None:
        go_on(table)
        return
    after = after_this_hand(table)
    memory = table.recall(Seating)
    memory.positions, memory.moved, memory.ruled = after, True, memory.ruled[1:]
    memory.newcomers.clear()
    memory.play_started = True
    for seat in after.waiting + after.dealt_in:
        table.names.setdefault(seat, seat_label(seat))


@form("? button", about="Where the button is now.", example="? button")
def ask_where(table: Table) -> Ruling:
    """The button of this hand, or of the last one."""
    here = table.hand.setup.button if table.hand is not None else positions_of(table).button
    if here in table.names:
        why = message("seat.button-position", seat=here)
    else:
        why = message("seat.button-position-empty", seat=here)
    inq = Inquiry(table.policy)
    inq.cite(FROZEN_BUTTON if table.hand is None and positions_of(table).frozen else METHOD)
    return inq.ruling("reading", answer=here, why=why)


@form("{who:seat} draws {card} for the button", about="A card of the draw.", example="Ann draws Kd for the button")
def draws(table: Table, who: int, card: int) -> None:
    """One card of the draw, in the order they come."""
    table.recall(Seating).drawn.append((who, card))


@form("? button draw", about="Who gets the button by the cards drawn.", example="? button draw")
def ask_draw(table: Table) -> Ruling:
    """Who wins the draw."""
    return draw.draw_button(table, tuple(table.recall(Seating).drawn), tuple(table.names) or seated(table))


@form(
    "table 1 drew seat {seat:place} for the button",
    about="The button of another table, for the director to settle.",
    example="table 1 drew seat 4 for the button",
)
@form(
    "? button here after table 1 drew seat {seat:place}",
    about="The button of another table.",
    example="? button here after table 1 drew seat 4",
)
def ask_elsewhere(table: Table, seat: int) -> Ruling:
    """The button of a table that did not draw."""
    return draw.button_elsewhere(table, seat, tuple(table.names) or seated(table))


@form(
    "but it was played with button {button:place} small blind {small:place} big blind {big:place}",
    about="The hand before was played with the wrong button; the last right one was told before.",
    example="but it was played with button 4 small blind 5 big blind 6",
)
def wrong_before(table: Table, button: int, small: int, big: int) -> Ruling:
    """Found on the next hand."""
    return misplaced.wrong_last_hand(table, positions_of(table), _positions(table, button, small, big))


@form(
    "? ante of a stack of {stack:amount} with blind {blind:amount} and ante {ante:amount}",
    about="How a short stack pays big blind and ante.",
    example="? ante of a stack of 1400 with blind 1000 and ante 1000",
)
def ask_short_ante(table: Table, stack: int, blind: int, ante: int) -> Ruling:
    """Blind first or ante first."""
    return blinds.ante_of_short_stack(table.policy, stack, blind, ante)


@form("? table ante with blind {blind:amount}", about="Who pays the ante.", example="? table ante with blind 1000")
def ask_ante(table: Table, blind: int) -> Ruling:
    """The ante for the table."""
    return blinds.table_ante(table.policy, blind)


@form("antes go {antes:chips}", about="The antes of a structure, level by level.", example="antes go 1000 2000 1000")
def antes(table: Table, antes: tuple[int, ...]) -> Ruling:
    """Antes that come down."""
    return blinds.antes_over_time(table.policy, antes)


@form(
    "? level with blinds {posted:chips} [and ante {ante:amount}]",
    about="Whether a level may have these forced bets.",
    example="? level with blinds 100 200 and ante 200",
)
def ask_level(table: Table, posted: tuple[int, ...], ante: int = 0) -> Ruling:
    """A level's forced bets."""
    return blinds.level(table.policy, posted, ante)


@form(
    "{who:seat} posts an extra dead blind of {amount}",
    about="A blind that counts for no bet.",
    example="Ann posts an extra dead blind of 200",
)
def extra_dead(table: Table, who: int, amount: int) -> Ruling:
    """Dead money from one player."""
    return blinds.dead_blind(table, "extra blind", who, amount)
