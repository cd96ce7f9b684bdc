"""The sentences of a script about being at the table."""

from __future__ import annotations

from cardspeak.floor.forms import form
from cardspeak.floor.opening import chips_of, coming_setup
from cardspeak.floor.ruling import Ruling
from cardspeak.floor.seat import absence, presence
from cardspeak.floor.seating import Seating, Whereabouts, player_here
from cardspeak.floor.table import Table


@form(
    "{who:seat} is (away|not at the table|not at the seat|not here)",
    about="A player is not at the table.",
    example="Ann is away",
)
def is_away(table: Table, who: int) -> None:
    """Away from now on."""
    player_here(table, who)
    table.recall(Whereabouts).away.add(who)


@form("{who:seat} returns", about="A player is back at the seat.", example="Ann returns")
def returns(table: Table, who: int) -> None:
    """Back from now on."""
    table.recall(Whereabouts).away.discard(who)


@form("{who:seat} is being moved here", about="A player is on the way to this seat.", example="Ann is being moved here")
def moving(table: Table, who: int) -> None:
    """On the way from another table."""
    where = table.recall(Whereabouts)
    where.away.add(who)
    where.moving.add(who)


@form(
    "{who:seat} is about to buy more chips",
    about="A player was signalling an add-on or a stamp card.",
    example="Ann is about to buy more chips",
)
def staying_in(table: Table, who: int) -> None:
    """Meant to stay in."""
    table.recall(Whereabouts).staying_in.add(who)


@form("regular event", about="An ordinary league night, no special or tour event.", example="regular event")
def regular(table: Table) -> None:
    """The kind of event."""
    table.recall(Whereabouts).regular_event = True


@form("special event", about="A special or tour event, no ordinary league night.", example="special event")
def special(table: Table) -> None:
    """The kind of event."""
    table.recall(Whereabouts).special_event = True


@form("first hand after a break", about="Play has just resumed.", example="first hand after a break")
def after_break(table: Table) -> None:
    """Right after a break."""
    table.recall(Whereabouts).after_break = True


@form("first cards are dealt", about="Everybody has the first card.", example="first cards are dealt")
def first_cards(table: Table) -> None:
    """Who is away now has missed the first card."""
    where = table.recall(Whereabouts)
    where.missed_first_card |= where.away - where.has_first_card
    where.has_first_card |= set(table.the_hand().stacks)


@form(
    "last card of the deal is dealt",
    about="The deal is complete: hands of players who are not there are ruled on.",
    example="last card of the deal is dealt",
)
def last_card(table: Table) -> Ruling:
    """Which hands are live."""
    first_cards(table)
    return presence.deal_complete(table)


@form("? who is dealt in", about="Which seats get cards.", example="? who is dealt in")
def ask_dealt(table: Table) -> Ruling:
    """Stacks, with or without their player."""
    setup = coming_setup(table) if table.hand is None else table.hand.setup
    held = dict.fromkeys(table.names, 0) | dict(setup.stacks)
    held |= dict.fromkeys(table.recall(Seating).gone, 0)
    return presence.seats_dealt(table, held)


@form(
    "{who:seat} has been away for {rotations:count} rotations and {minutes:count} minutes [{how:after telling the host|again}]",
    about="What may be done with the chips of an absent player.",
    example="Ann has been away for 2 rotations and 31 minutes",
)
def away_long(table: Table, who: int, rotations: int, minutes: int, how: str | None = None) -> Ruling:
    """Chips of a player who is away for long."""
    return absence.away_for_long(
        table,
        who,
        rotations=rotations,
        minutes=minutes,
        extended=how == "after telling the host",
        often=how == "again",
    )


@form(
    "{who:seat} never came in {rounds:count} rounds and {minutes:count} minutes [{how:but asked to hold the chips|and was reached}]",
    about="What may be done with the chips of an entrant who is missing.",
    example="Ann never came in 2 rounds and 22 minutes",
)
def never_came(table: Table, who: int, rounds: int, minutes: int, how: str | None = None) -> Ruling:
    """Chips of a no-show."""
    return absence.no_show(
        table,
        who,
        rounds=rounds,
        minutes=minutes,
        reached=how is not None,
        asked_to_hold=how == "but asked to hold the chips",
    )


@form(
    "stack of {who:seat} is taken off",
    about="Chips that have to go leave play.",
    example="stack of Ann is taken off",
)
def take_off(table: Table, who: int) -> Ruling:
    """A stack leaves play."""
    return absence.take_off(table, who, chips_of(table, who))
