"""Cards shown during a hand, tobacco and vaping, and the nuts that were only checked."""

from __future__ import annotations

from itertools import combinations

from cardspeak.books.settings import conduct, penalties
from cardspeak.cards.card import UNKNOWN
from cardspeak.cards.ranking import RANKINGS
from cardspeak.errors import Unlawful
from cardspeak.floor.conduct.offences import record_offence, seated
from cardspeak.floor.forms import form
from cardspeak.floor.inquiry import Inquiry
from cardspeak.floor.ruling import SILENT, Choice, Ruling
from cardspeak.floor.seat.words import HANDS
from cardspeak.floor.table import Table
from cardspeak.hand.events import Check
from cardspeak.hand.hand import Hand
from cardspeak.words import message


def shows_cards(table: Table, seat: int, *, players_left: int | None = None, winner_takes_all: bool = False) -> Ruling:
    """A player shows cards of a live hand before the betting is over; the hand itself is not touched."""
    who = seated(table, seat)
    inq = Inquiry(table.policy, who)
    hand = table.the_hand()
    state = inq.ask(conduct.SHOWN_HAND)
    exception = inq.maybe(conduct.SHOWING)
    heads_up = len(hand.live_seats) == 2
    if exception == "two-left-or-winner-takes-all" and heads_up and (players_left == 2 or winner_takes_all):  # 6-22
        inq.cite(conduct.SHOWING)
        return inq.ruling(
            "reading",
            why=message("conduct.heads-up-showing-allowed"),
            answer={"offence": "no", "hand": state},
        )
    inq.cite(conduct.SHOWN_HAND, "pending")
    if state == "live":
        step = message("conduct.shown-hand-plays-on", name=who)
    else:
        step = message("betting.hand-is-dead", name=who)
    return inq.ruling(
        "reading",
        why=message(
            "conduct.shown-cards-may-be-penalised",
            name=who,
            state=HANDS[state],
        ),
        penalty="may",
        answer={"offence": "yes", "hand": state},
        steps=(step,),
    )


def smokes(table: Table, seat: int, *, vape: bool = False) -> Ruling:
    """A player smokes or vapes in the tournament area."""
    if not vape:
        return record_offence(table, seat, "tobacco")
    inq = Inquiry(table.policy, seated(table, seat))
    if inq.ask(conduct.VAPING) == "tobacco":
        return record_offence(table, seat, "tobacco")
    cites = inq.cited(conduct.VAPING)
    inq.cite(conduct.VAPING)
    choices = (
        Choice(message("option.counts-as-tobacco"), cites),
        Choice(message("option.does-not-count-as-tobacco"), cites),
    )
    why = message("conduct.vaping-left-to-director")
    return inq.ruling("decision", why=why, director=choices, answer=SILENT)


@form(
    "? soft play by {seat}",
    about="The last player checked the river: review or not.",
    example="? soft play by BTN",
)
def checked_nuts(table: Table, seat: int) -> Ruling:
    """The last player checked the river: soft play only if the director finds so."""
    who = seated(table, seat)
    inq = Inquiry(table.policy, who)
    hand = table.the_hand()
    _check_river_check(inq, hand, seat)
    sole = sole_nuts(hand, seat)
    if not sole:
        inq.fact(message("conduct.held-less-than-nuts", name=who))
        return inq.ruling("reading", why=message("conduct.check-needs-no-review"), answer="no offence")
    inq.fact(message("conduct.held-only-nuts", name=who))
    said = inq.ask(penalties.NUTS_CHECKED)
    inq.cite(penalties.NUTS_CHECKED)
    if said == "soft-play":
        return record_offence(table, seat, "soft-play")
    cites = inq.cited(penalties.NUTS_CHECKED)
    choices = (
        Choice(message("option.no-offence"), cites),
        Choice(message("option.soft-play"), cites),
    )  # 71-B: never by that alone
    why = message("conduct.nuts-check-not-soft-play")
    return inq.ruling("decision", why=why, director=choices, answer="no automatic offence")


def _check_river_check(inq: Inquiry, hand: Hand, seat: int) -> None:
    rule = inq.policy.rule(penalties.NUTS_CHECKED)
    acts = [event for event in hand.events if isinstance(event, Check)]
    if len(hand.board) != 5 or not acts or acts[-1].seat != seat:
        raise Unlawful("nuts.not-checked", field="seat", value=seat, rule=rule)
    held = hand.cards_of(seat)
    if UNKNOWN in held or UNKNOWN in hand.board:
        raise Unlawful("nuts.unknown", field="cards", rule=rule)


def sole_nuts(hand: Hand, seat: int) -> bool:
    """Whether no other two cards would tie or beat a hand on this board."""
    held = hand.cards_of(seat)
    board = hand.board
    value = RANKINGS[hand.setup.game.high].value
    own = value(held, board)
    rest = [card for card in range(UNKNOWN) if card not in held and card not in board]
    return all(value(pair, board) < own for pair in combinations(rest, len(held)))
