"""Who may enter and sit, what may be done with chips away from the hand, and private deals: asked at the table.

A line about somebody who has no seat begins with any word: it is read only where it is no other sentence.
"""

from __future__ import annotations

from cardspeak.books.settings import betting, chips, conduct, deals, entries, membership, seating
from cardspeak.floor.forms import form
from cardspeak.floor.inquiry import Inquiry
from cardspeak.floor.ruling import Ruling
from cardspeak.floor.table import Table
from cardspeak.words import Message, message

ALLOWED, NOT_ALLOWED = "allowed", "not allowed"
PAPERS = {"photo ID": ("photo-id", "valid-id"), "ID": ("photo-id", "valid-id"), "membership card": ("member-card",)}
"""What people call the papers that an entrant shows."""


@form(
    "{name:word} is {age:count} [years old] [and wants to (register|play|enter)]",
    about="Somebody of an age wants to enter.",
    example="Obe is 16 and wants to register",
    last_resort=True,
)
def enters_at_age(table: Table, name: str, age: int) -> Ruling:
    """Whether somebody is old enough to enter."""
    inq = Inquiry(table.policy, name)
    least = inq.ask(membership.SMALLEST_AGE)
    inq.cite(membership.SMALLEST_AGE)
    return _answered(inq, age >= least, message("conduct.entry-from-age", least=least))


@form(
    "{name:word} has {shown:photo ID|ID|membership card} but no {lacking:photo ID|ID|membership card}",
    about="Somebody who wants to enter cannot show every paper.",
    example="Pat has photo ID but no membership card",
    last_resort=True,
)
def shows_papers(table: Table, name: str, shown: str, lacking: str) -> Ruling:
    """Whether what somebody can show is enough to enter."""
    del shown
    inq = Inquiry(table.policy, name)
    needed = inq.ask(membership.IDENTITY)
    inq.cite(membership.IDENTITY)
    enough = not set(PAPERS[lacking]).intersection(needed)
    return _answered(inq, enough, message("conduct.entry-papers"))


@form(
    "{name:word} is {how:excluded|banned|suspended|barred} by the (venue|casino|league|operator)",
    about="Somebody who is kept out elsewhere wants to play.",
    example="Val is excluded by the venue",
    last_resort=True,
)
def is_barred(table: Table, name: str, how: str) -> Ruling:
    """Whether somebody who is excluded may play."""
    del how
    inq = Inquiry(table.policy, name)
    inq.rest_on(entries.BARRED)
    inq.cite(entries.BARRED)
    return _answered(inq, False, message("conduct.barred-from-entry", name=name))


@form(
    "{name:word} refuses to give personal (information|data|details)",
    about="An entrant does not want to give personal data.",
    example="Lil refuses to give personal data",
    last_resort=True,
)
def gives_no_data(table: Table, name: str) -> Ruling:
    """Whether somebody may enter without giving personal data."""
    inq = Inquiry(table.policy, name)
    inq.rest_on(conduct.DATA_CONSENT)
    return _answered(inq, False, message("conduct.entrants-give-their-data"))


@form(
    "{name:word} [who] (is eliminated and sits|is eliminated sits|is out and sits|does not play and sits) down (in seat {seat:count}|at the table)",
    about="Somebody who does not play sits down at the table.",
    example="Teo is eliminated and sits down in seat 3",
    last_resort=True,
)
def sits_without_playing(table: Table, name: str, seat: int = 0) -> Ruling:
    """Whether somebody who does not play may sit at the table."""
    del seat
    inq = Inquiry(table.policy, name)
    inq.rest_on(seating.OTHERS_AT_TABLE)
    return _answered(inq, False, message("conduct.only-players-sit", name=name))


@form(
    "{who:seat} (gets|makes) change [of {amount}] from {of:seat}",
    about="Two players change chips.",
    example="BTN gets change of 5000 from UTG",
)
def gets_change(table: Table, who: int, of: int, amount: int = 0) -> Ruling:
    """Whether a player may get change from a neighbour."""
    del of, amount
    inq = Inquiry(table.policy, table.name(who))
    inq.rest_on(betting.CHANGE)
    inq.cite(betting.CHANGE)
    return _answered(inq, True, message("conduct.change-from-a-neighbour"))


@form(
    "{who:seat} wants (to exchange|to change|to sell) chips for (cash|money)",
    about="A player wants money for tournament chips.",
    example="UTG wants to exchange chips for cash",
)
def cashes_chips(table: Table, who: int) -> Ruling:
    """Whether tournament chips may be changed for money."""
    inq = Inquiry(table.policy, table.name(who))
    worth = inq.ask(chips.WORTH)
    inq.cite(chips.WORTH, "money")
    return _answered(inq, worth == "money", message("conduct.chips-without-value"))


@form(
    "{count} of {all_of:count} finalists agree on a deal [{how:without the director}]",
    about="A deal that not everybody has agreed to, or that the director does not know of.",
    example="3 of 4 finalists agree on a deal without the director",
)
def private_deal(table: Table, count: int, all_of: int, how: str = "") -> Ruling:
    """Whether a deal counts that leaves somebody or the director out."""
    inq = Inquiry(table.policy)
    everybody = inq.ask(deals.AGREED_BY) == "majority" or count >= all_of
    inq.cite(deals.AGREED_BY)
    known = not how or inq.maybe(deals.DIRECTOR) is None
    if not known:
        inq.cite(deals.DIRECTOR)
    return _answered(inq, everybody and known, message("conduct.deal-of-all-with-the-director"))


def _answered(inq: Inquiry, allowed: bool, why: Message) -> Ruling:
    if allowed:
        return inq.ruling("reading", why=why, answer=ALLOWED)
    return inq.ruling("refused", why=why, answer=NOT_ALLOWED)
