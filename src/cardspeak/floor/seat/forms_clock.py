"""The sentences of a script about the time to act."""

from __future__ import annotations

from cardspeak.floor.ruling import Ruling
from cardspeak.floor.script.forms import Said, form
from cardspeak.floor.seat import clock, pace, shot_clock
from cardspeak.floor.seat.memory import player_here
from cardspeak.floor.table import HandForHand, Table


@form(
    "clock on {who:seat} called by {caller:seat} [after {seconds:count} seconds]",
    about="A player at the table asks for the clock.",
    example="clock on Ann called by Ben after 60 seconds",
)
@form(
    "{caller:seat} calls [the] clock on {who:seat} [after {seconds:count} seconds]",
    about="A player at the table asks for the clock.",
    example="Ben calls the clock on Ann",
)
def called(table: Table, said: Said) -> Ruling:
    """A clock from the table."""
    return clock.call_clock(table, said["who"], said["caller"], thought=said.get("seconds"))


@form(
    "clock on {who:seat} called from another table",
    about="A player of the event who sits elsewhere asks for the clock.",
    example="clock on Ann called from another table",
)
def called_elsewhere(table: Table, said: Said) -> Ruling:
    """A clock from another table."""
    return clock.call_clock(table, said["who"], other_table=True)


@form("floor calls the clock on {who:seat}", about="The floor acts unasked.", example="floor calls the clock on Ann")
def called_by_floor(table: Table, said: Said) -> Ruling:
    """A clock from the floor."""
    return clock.call_clock(table, said["who"])


@form("time passes {seconds:count} seconds", about="Time on the clock.", example="time passes 20 seconds")
def passes(table: Table, said: Said) -> Ruling | None:
    """Seconds go by; a ruling when they are over."""
    return clock.passes(table, said["seconds"])


@form("{who:seat} acts as time ends", about="Act and end come together.", example="Ann acts as time ends")
def acts_at_end(table: Table, said: Said) -> Ruling:
    """A tie."""
    _on_clock(table, said["who"])
    return clock.acts_at(table)


@form(
    "{who:seat} acts after {seconds:count} seconds",
    about="When the player on the clock acts.",
    example="Ann acts after 20 seconds",
)
def acts_after(table: Table, said: Said) -> Ruling:
    """In time or too late."""
    _on_clock(table, said["who"])
    return clock.acts_at(table, said["seconds"])


def _on_clock(table: Table, seat: int) -> None:
    on_clock, _ = clock.running(table)
    player_here(table, seat)
    if on_clock != seat:
        raise clock.not_on_clock(table, seat)


@form("? clock", about="How much time is left.", example="? clock")
def ask_clock(table: Table, _said: Said) -> Ruling:
    """Seconds left."""
    return clock.clock_now(table)


@form(
    "clock is to stop for {reason:quoted}", about="Somebody asks for a pause.", example='clock is to stop for "a count"'
)
def stop(table: Table, said: Said) -> Ruling:
    """A pause."""
    return clock.pause(table, said["reason"])


@form(
    "floor sets the clock to {seconds:count} [and {countdown:count}] seconds [for {who:seat}]",
    about="The director changes the time.",
    example="floor sets the clock to 30 and 5 seconds",
)
def set_clock(table: Table, said: Said) -> Ruling:
    """The time for the event or a player."""
    return pace.set_time(table, said["seconds"], said.get("countdown", 0), said.get("who"))


@form("clock length is to be chosen", about="The director picks a clock.", example="clock length is to be chosen")
@form("? clock lengths", about="The clocks a director may choose from.", example="? clock lengths")
def ask_lengths(table: Table, _said: Said) -> Ruling:
    """Lengths to choose."""
    return pace.lengths(table)


@form("{who:seat} is slow on purpose", about="Deliberate delay is found.", example="Ann is slow on purpose")
def slow(table: Table, said: Said) -> Ruling:
    """What may be done about it."""
    return pace.slow_again(table, said["who"])


@form("short clock of {who:seat} is lifted", about="The usual time again.", example="short clock of Ann is lifted")
def lifted(table: Table, said: Said) -> Ruling:
    """The usual time."""
    return pace.lift_short_clock(table, said["who"])


@form("stalling is to be cut", about="The director picks a way.", example="stalling is to be cut")
@form("? against stalling", about="Ways to cut stalling.", example="? against stalling")
def ask_stalling(table: Table, _said: Said) -> Ruling:
    """What a house may choose."""
    return pace.against_stalling(table)


@form(
    "shot clock starts for {who:seat} [{how:with the bet counted|counted}]",
    about="The shot clock of the player to act.",
    example="shot clock starts for Ann with the bet counted",
)
def shot(table: Table, said: Said) -> Ruling:
    """A timed decision."""
    return shot_clock.start_shot_clock(table, said["who"], counted="how" in said)


@form("shot clock of {who:seat} ends", about="It has counted down.", example="shot clock of Ann ends")
def shot_ends(table: Table, said: Said) -> Ruling:
    """Time bank or a dead hand."""
    return shot_clock.shot_clock_ends(table, said["who"])


@form(
    "{who:seat} has {chips:count} time bank chips",
    about="What a player's time bank holds.",
    example="Ann has 2 time bank chips",
)
def bank(table: Table, said: Said) -> None:
    """Chips that buy time."""
    player_here(table, said["who"])
    table.recall(shot_clock.TimeBanks).chips[said["who"]] = said["chips"]


@form(
    "(play is hand for hand|hand for hand (starts|is on))",
    about="Play is hand for hand: all-ins wait, and there may be no shot clock.",
    example="play is hand for hand",
)
def hand_for_hand(table: Table, _said: Said) -> None:
    """Go hand for hand."""
    play = table.recall(HandForHand)
    play.on, play.released = True, False


@form("hand for hand ends", about="Ordinary play again.", example="hand for hand ends")
def hand_for_hand_ends(table: Table, _said: Said) -> None:
    """Ordinary play again."""
    table.recall(HandForHand).on = False
