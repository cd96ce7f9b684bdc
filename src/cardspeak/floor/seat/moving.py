"""Players who move: who leaves a table for another, which seat they get, when a short table stops, and the final table."""

from __future__ import annotations

from dataclasses import dataclass

from cardspeak.books.settings.balancing import (
    CUTOFF_OF,
    FROZEN_BUTTON,
    FULL_TABLE_FROM,
    GIVES_UP,
    GOES_TO,
    HALT,
    HALT_OTHER_FORMATS,
    HALT_SHORT_BY,
    HALT_WAIVABLE,
    LONE_BIG_BLIND,
    MOVER,
    ONLY_SMALL_BLIND_OPEN,
    SEAT,
    SMALL_BLIND_IS_WORST,
    SMALLEST_TABLE,
    WORST,
)
from cardspeak.books.settings.levels import ONLY_BREAKS_STOP_PLAY
from cardspeak.books.settings.seating import (
    BREAK_SEATS,
    BREAK_STEPS,
    BREAK_WHEN,
    FINAL_EIGHT_HANDED,
    FINAL_MOST,
    FINAL_NINE_HANDED,
    FINAL_SEVEN_HANDED,
    FINAL_SIX_HANDED,
    FINAL_SIZE,
)
from cardspeak.errors import Unlawful
from cardspeak.floor.forms import form
from cardspeak.floor.inquiry import Inquiry, Silent
from cardspeak.floor.opening import coming_positions
from cardspeak.floor.ruling import Choice, Plain, Ruling
from cardspeak.floor.seating import Seating, player_here, positions_of, seated
from cardspeak.floor.slots import COUNTS, Cast, Readings, Tokens, slot_kind
from cardspeak.floor.table import Lasting, Table
from cardspeak.hand.positions import Positions, clockwise_from, freeze
from cardspeak.words import message

FINAL_SIZES = {9: FINAL_NINE_HANDED, 8: FINAL_EIGHT_HANDED, 7: FINAL_SEVEN_HANDED, 6: FINAL_SIX_HANDED}
"""The final table of an event by how many play at its tables."""


@dataclass
class Field(Lasting):
    """The other tables, as far as somebody has told."""

    fullest: int | None = None
    seats_each: int | None = None
    fast: bool = False


@slot_kind("handed", "a size of tables, such as 6-handed")
def handed(tokens: Tokens, at: int, _cast: Cast) -> Readings:
    """How many play at a full table: ``6-handed``, ``six-max``, ``9 handed``."""
    size, _, rest = tokens[at].key.partition("-")
    after = at + 1
    if not rest and after < len(tokens):
        rest, after = tokens[after].key, after + 1
    number = COUNTS.index(size) if size in COUNTS else int(size) if size.isdecimal() and len(size) < 3 else None
    if number and rest in ("handed", "max"):
        yield number, after


def _coming(table: Table) -> Positions:
    """The next hand; a button that stands still for stud stays where it is."""
    last = table.recall(Seating).positions
    return last if last is not None and last.frozen else coming_positions(table)


@form("? who (moves|is moved) [to balance]", about="Who leaves this table to even the field.", example="? who is moved")
def who_moves(table: Table) -> Ruling:
    """The player whom the book moves from this table."""
    inq = Inquiry(table.policy)
    inq.cite(BREAK_WHEN)
    way = inq.ask(MOVER)
    inq.cites.clear()
    inq.cite(MOVER)
    coming = _coming(table)
    if coming.frozen:
        inq.cite(FROZEN_BUTTON)
    if way == "cutoff":
        inq.cite(CUTOFF_OF)
        button = positions_of(table).button if inq.maybe(CUTOFF_OF) == "button-as-it-stands" else coming.button
        seat = clockwise_from(button, [one for one in seated(table) if one != button])[-1]
        return inq.ruling("reading", why=message("seat.mover-cutoff", name=table.name(seat)), answer=table.name(seat))
    name = table.name(coming.big_blind)
    return inq.ruling("reading", why=message("seat.mover-big-blind", name=name), answer=name)


@form(
    "? seat for the player moved here open (are|is) {free:places}",
    about="Which of the open seats a moved player gets.",
    example="? seat for the player moved here open are 4 and 9",
)
@form(
    "? which seat does the moved player get of {free:places}",
    about="Which of the open seats a moved player gets.",
    example="? which seat does the moved player get of 4 and 9",
)
def seat_for(table: Table, free: tuple[int, ...]) -> Ruling:
    """The open seat that a moved player gets."""
    inq = Inquiry(table.policy)
    taken = [seat for seat in free if seat in seated(table)]
    if taken:
        raise Unlawful("seat.taken/shared", field="seats", value=taken)
    way = inq.ask(SEAT)
    inq.cite(SEAT)
    coming = _coming(table)
    order = clockwise_from(coming.small_blind_seat, free)
    if way == "latest-big-blind":
        return inq.ruling("reading", why=message("seat.moved-latest-blind", seat=order[-1]), answer=order[-1])
    inq.cite(WORST)
    inq.cite(SMALL_BLIND_IS_WORST)
    if not inq.maybe(SMALL_BLIND_IS_WORST):
        order = [seat for seat in order if seat != coming.small_blind_seat]
    if not order:
        raise Silent(ONLY_SMALL_BLIND_OPEN, cites=inq.cites)
    if inq.maybe(WORST) == "first-after-button":
        order = _after_button(coming, order)
    if coming.small_blind is None:
        inq.cite(LONE_BIG_BLIND)
    return inq.ruling("reading", why=message("seat.moved-worst-seat", seat=order[0]), answer=order[0])


def _after_button(coming: Positions, free: list[int]) -> list[int]:
    """Open seats from the button on; those between button and small blind, which wait, come last."""
    around = clockwise_from(coming.button, free)
    before_small = clockwise_from(coming.button, [*free, coming.small_blind_seat])
    waiting = before_small[: before_small.index(coming.small_blind_seat)]
    return [seat for seat in around if seat not in waiting] + waiting


@form(
    "? which table gives up a player", about="Which table is made smaller.", example="? which table gives up a player"
)
def gives_up(table: Table) -> Ruling:
    """How the table is found that gives up a player, and the one that gets them."""
    inq = Inquiry(table.policy)
    way = inq.maybe(GIVES_UP)
    inq.cite(GIVES_UP)
    to = inq.maybe(GOES_TO)
    inq.cite(GOES_TO)
    if to == "director" or way == "director":
        why = message("seat.table-by-director")
        return inq.ruling("reading", why=why, answer={"gives up": way or "director", "goes to": to or "director"})
    if inq.ask(GIVES_UP) == "fixed-procedure":
        return inq.ruling("reading", why=message("seat.table-by-procedure"), answer="fixed procedure")
    return inq.ruling("reading", why=message("seat.table-fullest"), answer="fullest table")


@form(
    "{seats_each:handed} [{fast:turbo}] fullest table has {fullest:count} players",
    about="How many sit at the fullest table of the event.",
    example="6-handed turbo fullest table has 6 players",
)
@form(
    "fullest table has {fullest:count} players",
    about="How many sit at the fullest table of the event.",
    example="fullest table has 9 players",
)
@form(
    "{seats_each:handed} event",
    about="How many play at a full table of this event.",
    example="6-handed event",
)
@form("{fast:turbo} event", about="A fast event.", example="turbo event")
def field_told(table: Table, fullest: int | None = None, seats_each: int | None = None, fast: str = "") -> None:
    """What is known of the other tables."""
    field = table.recall(Field)
    field.fullest = fullest or field.fullest
    field.seats_each = seats_each or field.seats_each
    field.fast = field.fast or bool(fast)


@form("? is play halted", about="Whether this short table stops.", example="? is play halted")
def is_halted(table: Table) -> Ruling:
    """Whether a short table stops until it is balanced."""
    inq = Inquiry(table.policy)
    way = inq.ask(HALT)
    inq.cite(HALT)
    field, here = table.recall(Field), len(seated(table))
    if way == "never":
        inq.cite(ONLY_BREAKS_STOP_PLAY)
        inq.cite(SMALLEST_TABLE)
        return inq.ruling("refused", why=message("seat.play-never-halts"))
    if field.fullest is None:
        raise Unlawful("seat.fullest", field="fullest")
    short, limit = field.fullest - here, inq.ask(HALT_SHORT_BY)
    inq.cite(HALT_SHORT_BY)
    if short < limit:
        return inq.ruling("refused", why=message("seat.table-not-short", short=short, limit=limit))
    full = inq.maybe(FULL_TABLE_FROM)
    other = field.fast or (full is not None and (field.seats_each or field.fullest) < full)
    if other and inq.maybe(HALT_OTHER_FORMATS) == "director":
        inq.cite(HALT_OTHER_FORMATS)
        cites = inq.cited(HALT_OTHER_FORMATS)
        choices = (Choice(message("option.halt"), cites), Choice(message("option.play-on"), cites))
        return inq.ruling("decision", why=message("seat.halt-other-format"), director=choices)
    inq.cite(HALT_WAIVABLE)
    if way == "blinds-affected" and not _blinds_affected(table):
        why = message("seat.halt-when-blinds-affected", short=short)
        return inq.ruling("reading", why=why, answer={"halted": "no", "until": "blinds affected"})
    return inq.ruling("reading", why=message("seat.table-halts", short=short), answer={"halted": "yes"})


def _blinds_affected(table: Table) -> bool:
    """Whether the big blind of the coming hand passes over an empty seat (11-D)."""
    coming, field = coming_positions(table), table.recall(Field)
    last = max(field.seats_each or 0, field.fullest or 0, *seated(table))
    due = coming.small_blind_seat % last + 1
    return due not in seated(table)


@form(
    "? final table of (a|an) {seats_each:handed} event",
    about="How many play at the final table.",
    example="? final table of a 6-handed event",
)
def final_table(table: Table, seats_each: int) -> Ruling:
    """The size of the final table."""
    inq = Inquiry(table.policy)
    way = inq.ask(FINAL_SIZE)
    inq.cite(FINAL_SIZE)
    setting = FINAL_SIZES.get(seats_each)
    sizes: list[Plain] = []
    if setting is not None and way != "host":
        sizes = [int(one) for one in inq.maybe(setting) or ()]
        inq.cite(setting)
    elif way == "one-more-than-table":
        sizes = [min(seats_each + 1, inq.ask(FINAL_MOST))]
    if not sizes:
        raise Silent(FINAL_SIZE if setting is None else setting, cites=inq.cites)
    return inq.ruling("reading", why=message("seat.final-table-size"), answer=sizes if len(sizes) > 1 else sizes[0])


@form(
    "game changes to (stud|razz|stud-8|seven-card stud)",
    about="A mixed event goes on with stud: the button moves once and stands still.",
    example="game changes to stud",
)
def to_stud(table: Table) -> Ruling:
    """The button of a mixed event while stud is played."""
    inq = Inquiry(table.policy)
    frozen = inq.ask(FROZEN_BUTTON)
    inq.cite(FROZEN_BUTTON)
    coming = coming_positions(table)
    why = message("seat.button-frozen", seat=coming.button)
    return inq.ruling("reading", why=why, answer=coming.button, effects=(Freeze(coming),) if frozen else ())


@dataclass(frozen=True)
class Freeze:
    """The button stands still."""

    positions: Positions

    def apply(self, table: Table) -> None:
        """Keep it where it is."""
        seating = table.recall(Seating)
        seating.positions, seating.moved = freeze(self.positions), True


@form(
    "{who:seats} (is|are) moved to another table",
    about="Players leave this table for another one.",
    example="Ann is moved to another table",
)
def moved_away(table: Table, who: tuple[int, ...]) -> None:
    """Their seats are empty from the next hand on."""
    for seat in who:
        player_here(table, seat)
    table.recall(Seating).gone |= set(who)


@form(
    "table breaks and the {by:director|host|floor} assigns the seats [by hand]",
    about="How players of a broken table get their new seats.",
    example="table breaks and the director assigns the seats by hand",
)
def break_seats(table: Table, by: str) -> Ruling:
    """Whether somebody may give out the seats of a broken table."""
    inq = Inquiry(table.policy, by)
    way = inq.ask(BREAK_SEATS)
    inq.cite(BREAK_SEATS)
    if way == "host-assigns":
        return inq.ruling("reading", why=message("seat.break-host-assigns"), answer="allowed")
    inq.cite(BREAK_STEPS)
    return inq.ruling("refused", why=message("seat.break-two-random-steps"))
