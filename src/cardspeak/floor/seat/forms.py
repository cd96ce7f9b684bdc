"""The sentences of a script about button, blinds, presence and time."""

from __future__ import annotations

from cardspeak.errors import Unlawful
from cardspeak.floor.ruling import Ruling
from cardspeak.floor.script.forms import Said, form
from cardspeak.floor.seat import blinds, button, draw, forms_clock, forms_presence, misplaced
from cardspeak.floor.seat.memory import Seating, player_here, positions_of, seated
from cardspeak.floor.table import Table, seat_label
from cardspeak.hand.positions import Positions
from cardspeak.words import message

__all__ = ["forms_clock", "forms_presence"]


def _positions(table: Table, said: Said) -> Positions:
    """Three seats of a hand that is told, its small blind dead where nobody sits."""
    here = tuple(sorted(set(table.names) | set(table.hand.stacks if table.hand else ())))
    small, big = said["small"], said["big"]
    if big not in here:
        raise Unlawful("seat.nobody/big-blind", {"big": big}, field="big blind", value=big)
    return Positions(
        button=said["button"],
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
def last_hand(table: Table, said: Said) -> None:
    """Remember where they were."""
    memory = table.recall(Seating)
    memory.positions, memory.ruled = _positions(table, said), ()
    memory.play_started = True


@form("{who:seats} (is|are) out", about="Players have lost their last chips.", example="Ann is out")
def out(table: Table, said: Said) -> None:
    """Their seats are empty from the next hand on."""
    for seat in said["who"]:
        player_here(table, seat)
    table.recall(Seating).gone |= set(said["who"])


@form("{who:place} is new", about="A player has just come to the table, into this seat.", example="seat 4 is new")
def is_new(table: Table, said: Said) -> None:
    """A newcomer."""
    memory = table.recall(Seating)
    memory.newcomers.add(said["who"])
    memory.gone.discard(said["who"])


@form("new player in seat {seat:place}", about="A seat is filled.", example="new player in seat 4")
def new_player(table: Table, said: Said) -> None:
    """A newcomer in a seat that was empty."""
    is_new(table, {"who": said["seat"]})


@form("the button moves", about="One hand is over: button and blinds go on.", example="the button moves")
def button_moves(table: Table, _said: Said) -> None:
    """Go on to the next hand's positions."""
    after = button.after_this_hand(table)
    memory = table.recall(Seating)
    memory.positions, memory.ruled = after, memory.ruled[1:]
    memory.newcomers.clear()
    memory.play_started = True
    for seat in after.waiting + after.dealt_in:
        table.names.setdefault(seat, seat_label(seat))


@form("? button", about="Where the button is now.", example="? button")
def ask_where(table: Table, _said: Said) -> Ruling:
    """The button of this hand, or of the last one."""
    here = positions_of(table).button if table.hand is None else table.hand.setup.button
    if here in table.names:
        why = message("seat.button-position", seat=here)
    else:
        why = message("seat.button-position-empty", seat=here)
    return Ruling(kind="reading", answer=here, why=why)


@form("? next button", about="The seat the button goes to after this hand.", example="? next button")
def ask_button(table: Table, _said: Said) -> Ruling:
    """Where the button goes."""
    return button.next_button(table)


@form("? next blinds", about="Button and blinds of the next hand.", example="? next blinds")
def ask_blinds(table: Table, _said: Said) -> Ruling:
    """Where button and blinds go."""
    return button.next_blinds(table)


@form("? button after a misdeal", about="Where the button is for the redeal.", example="? button after a misdeal")
def ask_misdeal(table: Table, _said: Said) -> Ruling:
    """It stays."""
    return button.button_after_misdeal(table)


@form("? is {who:place} dealt in", about="Whether a player gets cards on the next hand.", example="? is Ann dealt in")
def ask_dealt_in(table: Table, said: Said) -> Ruling:
    """Dealt in or waiting."""
    return button.is_dealt_in(table, said["who"])


@form("? dealer", about="Who deals a self-dealt table.", example="? dealer")
def ask_dealer(table: Table, _said: Said) -> Ruling:
    """Who deals."""
    return button.dealer(table)


@form("? seat order", about="Who is dealt and who acts first and last.", example="? seat order")
def ask_order(table: Table, _said: Said) -> Ruling:
    """The order around the table."""
    return button.seat_order(table)


@form(
    "hand (begun|dealt) at the old level",
    about="A hand was begun with the blinds of a level that is over.",
    example="hand begun at the old level",
)
def begun_at_old_level(table: Table, _said: Said) -> Ruling:
    """A hand at the wrong level."""
    return blinds.old_level(table)


@form("play the {method:dead|moving} button", about="Designate how the button moves.", example="play the moving button")
def method(table: Table, said: Said) -> Ruling:
    """The way the button moves."""
    return button.choose_method(table, said["method"])


@form(
    "button put to {button:seat} with {big:seat} in the big blind",
    about="Somebody places the button by hand.",
    example="button put to Ann with Ben in the big blind",
)
def put(table: Table, said: Said) -> Ruling:
    """A button placed by hand."""
    return button.place_button(table, said["button"], said["big"])


@form("{who:seat} draws {card:card} for the button", about="A card of the draw.", example="Ann draws Kd for the button")
def draws(table: Table, said: Said) -> None:
    """One card of the draw, in the order they come."""
    table.recall(Seating).drawn.append((said["who"], said["card"]))


@form("? button draw", about="Who gets the button by the cards drawn.", example="? button draw")
def ask_draw(table: Table, _said: Said) -> Ruling:
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
def ask_elsewhere(table: Table, said: Said) -> Ruling:
    """The button of a table that did not draw."""
    return draw.button_elsewhere(table, said["seat"], tuple(table.names) or seated(table))


@form(
    "? new draw with {new:count} of {players:count} players new",
    about="Whether a reseated table draws again for the button.",
    example="? new draw with 4 of 8 players new",
)
def ask_redraw(table: Table, said: Said) -> Ruling:
    """A reseated table."""
    return draw.draws_again(table, new=said["new"], players=said["players"])


@form(
    "? new draw with {tables:count} tables left",
    about="Whether each table draws again for the button.",
    example="? new draw with 2 tables left",
)
def ask_redraw_tables(table: Table, said: Said) -> Ruling:
    """Few tables are left."""
    return draw.draws_again(table, tables_left=said["tables"])


@form("? may the first hand be dealt", about="Whether there is a button yet.", example="? may the first hand be dealt")
def ask_first(table: Table, _said: Said) -> Ruling:
    """The first hand needs a button."""
    return draw.first_hand(table)


@form(
    "button should be (at|in seat|on) {seat:place}",
    about="The button of this hand is in the wrong place.",
    example="button should be on Ann",
)
def wrong(table: Table, said: Said) -> Ruling:
    """Found on the hand itself."""
    return misplaced.wrong_button(table, said["seat"])


@form(
    "but it was played with button {button:place} small blind {small:place} big blind {big:place}",
    about="The hand before was played with the wrong button; the last right one was told before.",
    example="but it was played with button 4 small blind 5 big blind 6",
)
def wrong_before(table: Table, said: Said) -> Ruling:
    """Found on the next hand."""
    return misplaced.wrong_last_hand(table, positions_of(table), _positions(table, said))


@form("? forced bets", about="Who posts how much, and what there is to call.", example="? forced bets")
def ask_forced(table: Table, _said: Said) -> Ruling:
    """Blinds and antes of this hand."""
    return blinds.forced_bets(table)


@form(
    "? ante of a stack of {stack:amount} with blind {blind:amount} and ante {ante:amount}",
    about="How a short stack pays big blind and ante.",
    example="? ante of a stack of 1400 with blind 1000 and ante 1000",
)
def ask_short_ante(table: Table, said: Said) -> Ruling:
    """Blind first or ante first."""
    return blinds.ante_of_short_stack(table.policy, said["stack"], said["blind"], said["ante"])


@form("? table ante with blind {blind:amount}", about="Who pays the ante.", example="? table ante with blind 1000")
def ask_ante(table: Table, said: Said) -> Ruling:
    """The ante for the table."""
    return blinds.table_ante(table.policy, said["blind"])


@form("antes go {antes:chips}", about="The antes of a structure, level by level.", example="antes go 1000 2000 1000")
def antes(table: Table, said: Said) -> Ruling:
    """Antes that come down."""
    return blinds.antes_over_time(table.policy, said["antes"])


@form(
    "? level with blinds {blinds:chips} [and ante {ante:amount}]",
    about="Whether a level may have these forced bets.",
    example="? level with blinds 100 200 and ante 200",
)
def ask_level(table: Table, said: Said) -> Ruling:
    """A level's forced bets."""
    return blinds.level(table.policy, said["blinds"], said.get("ante", 0))


@form(
    "{who:seat} posts an extra dead blind of {amount:amount}",
    about="A blind that counts for no bet.",
    example="Ann posts an extra dead blind of 200",
)
def extra_dead(table: Table, said: Said) -> Ruling:
    """Dead money from one player."""
    return blinds.dead_blind(table, "extra blind", said["who"], said["amount"])


@form(
    "the {which:small blind|big blind|extra blind} is made dead",
    about="A structure flags a blind as dead money.",
    example="the small blind is made dead",
)
def made_dead(table: Table, said: Said) -> Ruling:
    """A dead blind in a structure."""
    return blinds.dead_blind(table, said["which"])


@form("{who:seat} declines the blind", about="A player asks to skip a blind.", example="Ann declines the blind")
def declines(table: Table, said: Said) -> Ruling:
    """Blinds are not for choosing."""
    return blinds.decline_blind(table, said["who"])


@form("? option of {who:seat}", about="What a blind may do at the first turn.", example="? option of BB")
def ask_option(table: Table, said: Said) -> Ruling:
    """The option of the blinds."""
    return blinds.blind_option(table, said["who"])
