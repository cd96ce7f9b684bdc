"""The sentences of a script about being at the table."""

from __future__ import annotations

from cardspeak.floor.ruling import Ruling
from cardspeak.floor.script.forms import Said, form
from cardspeak.floor.seat import absence, presence
from cardspeak.floor.seat.memory import Seating, Whereabouts, player_here
from cardspeak.floor.table import Table


@form(
    "{who:seat} is (away|not at the table|not at the seat|not here)",
    about="A player is not at the table.",
    example="Ann is away",
)
def is_away(table: Table, said: Said) -> None:
    """Away from now on."""
    player_here(table, said["who"])
    table.recall(Whereabouts).away.add(said["who"])


@form("{who:seat} returns", about="A player is back at the seat.", example="Ann returns")
def returns(table: Table, said: Said) -> None:
    """Back from now on."""
    table.recall(Whereabouts).away.discard(said["who"])


@form("{who:seat} is being moved here", about="A player is on the way to this seat.", example="Ann is being moved here")
def moving(table: Table, said: Said) -> None:
    """On the way from another table."""
    where = table.recall(Whereabouts)
    where.away.add(said["who"])
    where.moving.add(said["who"])


@form(
    "{who:seat} is about to buy more chips",
    about="A player was signalling an add-on or a stamp card.",
    example="Ann is about to buy more chips",
)
def staying_in(table: Table, said: Said) -> None:
    """Meant to stay in."""
    table.recall(Whereabouts).staying_in.add(said["who"])


@form("regular event", about="An ordinary league night, no special or tour event.", example="regular event")
def regular(table: Table, _said: Said) -> None:
    """The kind of event."""
    table.recall(Whereabouts).regular_event = True


@form("first hand after a break", about="Play has just resumed.", example="first hand after a break")
def after_break(table: Table, _said: Said) -> None:
    """Right after a break."""
    table.recall(Whereabouts).after_break = True


@form("first cards are dealt", about="Everybody has the first card.", example="first cards are dealt")
def first_cards(table: Table, _said: Said) -> None:
    """Who is away now has missed the first card."""
    where = table.recall(Whereabouts)
    where.missed_first_card |= where.away - where.has_first_card
    where.has_first_card |= set(table.the_hand().stacks)


@form(
    "last card of the deal is dealt",
    about="The deal is complete: hands of players who are not there are ruled on.",
    example="last card of the deal is dealt",
)
def last_card(table: Table, _said: Said) -> Ruling:
    """Which hands are live."""
    first_cards(table, {})
    return presence.deal_complete(table)


@form("? is {who:seat} live", about="Whether a player's hand is live.", example="? is Ann live")
def ask_live(table: Table, said: Said) -> Ruling:
    """Live or dead."""
    return presence.is_live(table, said["who"])


@form(
    "? is {who:seat} there when {how:seated|within reach|at the table|in the room}",
    about="What counts as being there.",
    example="? is Ann there when within reach",
)
def ask_there(table: Table, said: Said) -> Ruling:
    """There or away."""
    return presence.at_seat(table, said["who"], said["how"])


@form("{who:seat} leaves the table", about="A player walks off during the hand.", example="Ann leaves the table")
def leaves(table: Table, said: Said) -> Ruling:
    """Leaving with or without a live hand."""
    return presence.leaves(table, said["who"])


@form("{who:seat} calls time", about="A player stops the action.", example="Ann calls time")
def calls_time(table: Table, said: Said) -> Ruling:
    """Time, from the seat."""
    return presence.calls_time(table, said["who"])


@form("? who is dealt in", about="Which seats get cards.", example="? who is dealt in")
def ask_dealt(table: Table, _said: Said) -> Ruling:
    """Stacks, with or without their player."""
    held = dict.fromkeys(table.names, 0) | dict(table.the_hand().setup.stacks)
    held |= dict.fromkeys(table.recall(Seating).gone, 0)
    return presence.seats_dealt(table, held)


@form(
    "{who:seat} has been away for {rotations:count} rotations and {minutes:count} minutes [{how:after telling the host|again}]",
    about="What may be done with the chips of an absent player.",
    example="Ann has been away for 2 rotations and 31 minutes",
)
def away_long(table: Table, said: Said) -> Ruling:
    """Chips of a player who is away for long."""
    how = said.get("how")
    return absence.away_for_long(
        table,
        said["who"],
        rotations=said["rotations"],
        minutes=said["minutes"],
        extended=how == "after telling the host",
        often=how == "again",
    )


@form(
    "{who:seat} never came in {rounds:count} rounds and {minutes:count} minutes [{how:but asked to hold the chips|and was reached}]",
    about="What may be done with the chips of an entrant who is missing.",
    example="Ann never came in 2 rounds and 22 minutes",
)
def never_came(table: Table, said: Said) -> Ruling:
    """Chips of a no-show."""
    how = said.get("how")
    return absence.no_show(
        table,
        said["who"],
        rounds=said["rounds"],
        minutes=said["minutes"],
        reached=how is not None,
        asked_to_hold=how == "but asked to hold the chips",
    )


@form(
    "{who:seat} has left for good {minutes:count} minutes ago with levels of {level:count} minutes",
    about="How long the stack of a leaver is blinded off.",
    example="Ann has left for good 0 minutes ago with levels of 20 minutes",
)
def left(table: Table, said: Said) -> Ruling:
    """A leaver's stack."""
    return absence.departed(table, said["who"], level_minutes=said["level"], minutes_gone=said["minutes"])


@form(
    "{player:quoted} wants to play for {who:seat}",
    about="Somebody else wants to play the chips of a player who has left.",
    example='"a friend" wants to play for Ann',
)
def play_for(table: Table, said: Said) -> Ruling:
    """Nobody plays another's chips."""
    return absence.play_for(table, said["who"], said["player"])


@form(
    "stack of {who:seat} is taken off",
    about="Chips that have to go leave play.",
    example="stack of Ann is taken off",
)
def take_off(table: Table, said: Said) -> Ruling:
    """A stack leaves play."""
    chips = table.hand.stacks.get(said["who"], 0) if table.hand else 0
    return absence.take_off(table, said["who"], chips)
