"""Stud: who opens, what may be bet, and how seventh street is dealt from a short stub."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from cardspeak.books.settings.hand import STUD_TIES
from cardspeak.books.settings.stud import (
    ALL_IN_BRING_IN,
    COMMUNITY_OPENER,
    EXPOSE_FIRST,
    OPEN_PAIR_DOUBLES,
    SEVENTH_DOWN,
    SHORT_STUB,
)
from cardspeak.errors import Unlawful, Unreadable
from cardspeak.floor.dealing.stub import shuffle_step
from cardspeak.floor.forms import form
from cardspeak.floor.inquiry import Inquiry
from cardspeak.floor.ruling import Plain, Ruling
from cardspeak.floor.table import Table
from cardspeak.hand.games import SeventhStreet, seventh_street
from cardspeak.hand.hand import Hand
from cardspeak.hand.positions import clockwise_from
from cardspeak.hand.showing import bring_in_place, opens_by_showing, suit_strength
from cardspeak.words import Message, message


def showing(hand: Hand) -> dict[int, tuple[int, ...]]:
    """The up cards of the live hands, by seat."""
    return {seat: hand.up_cards_of(seat) for seat in hand.live_seats}


def bring_in(hand: Hand, up: Mapping[int, int]) -> int:
    """The seat whose door card brings it in, chips or none."""
    razz = hand.setup.game.streets[0].opener == "high-card"
    return bring_in_place({seat: [card] for seat, card in up.items()}, suit_strength(hand.setup.rules.suits), razz=razz)


@form("? who opens", about="Who is first on a street of stud.", example="? who opens")
def who_opens(table: Table) -> Ruling:
    """Who is first to act on this street of stud, by the cards on show."""
    hand = need_stud(table)
    up = showing(hand)
    if not all(up.values()):
        raise Unlawful("open.no-cards", field="street", value=hand.street_name)
    inq = Inquiry(table.policy)
    if hand.street == 0:
        return _third_street(inq, table, up)
    if hand.community:
        inq.rest_on(COMMUNITY_OPENER)
        why = message("dealing.sixth-opener-opens-seventh")
        return _opens(inq, table, _next_with_chips(hand, hand.first_seat), why)
    low = hand.setup.game.streets[hand.street].opener == "low-showing"
    by_suit = inq.ask(STUD_TIES)
    inq.cite(STUD_TIES)
    seat = opens_by_showing(up, suit_strength(hand.setup.rules.suits), low=low, ties_by_suit=by_suit)
    why = message("dealing.best-high-showing-opens")
    if low:
        why = message("dealing.best-low-showing-opens")
    return _opens(inq, table, seat, why)


def _opens(inq: Inquiry, table: Table, seat: int, why: Message) -> Ruling:
    inq.actor = table.name(seat)
    return inq.ruling("reading", why=why, answer=table.name(seat))


def need_stud(table: Table) -> Hand:
    """The hand, if it is stud."""
    hand = table.the_hand()
    if hand.setup.game.family != "stud":
        raise Unlawful("game.other/not-stud", field="game", value=hand.setup.game.name)
    return hand


def _third_street(inq: Inquiry, table: Table, up: Mapping[int, Sequence[int]]) -> Ruling:
    hand = table.the_hand()
    seat = bring_in(hand, {other: cards[0] for other, cards in up.items()})
    inq.fact(message("dealing.player-has-bring-in", name=table.name(seat)))
    if seat in hand.seats_with_chips:
        return _opens(inq, table, seat, message("dealing.bring-in-card-rule"))
    inq.rest_on(ALL_IN_BRING_IN)  # RP-10-E
    first = _next_with_chips(hand, seat)
    least = hand.setup.stakes.bring_in
    inq.actor = table.name(first)
    answer: dict[str, Plain] = {"opens": table.name(first), "least": least, "check": False}
    return inq.ruling(
        "reading",
        why=message(
            "dealing.ante-all-in-left-starts",
            name=table.name(seat),
            least=least,
        ),
        answer=answer,
    )


def _next_with_chips(hand: Hand, seat: int) -> int:
    """The seat itself if it can act, otherwise the next one to its left that can."""
    able = hand.seats_with_chips
    if seat in able or not able:
        return seat
    return clockwise_from(seat, able)[0]


@form("? bet on fourth street", about="The size of a bet on fourth street.", example="? bet on fourth street")
def fourth_street_bet(table: Table) -> Ruling:
    """The size of a bet on fourth street of limit stud, whatever shows."""
    hand = need_stud(table)
    if hand.street_name != "fourth":
        raise Unlawful("street.other", field="street", value=hand.street_name)
    inq = Inquiry(table.policy)
    inq.rest_on(OPEN_PAIR_DOUBLES)
    size = hand.bet_sizes[hand.street]
    return inq.ruling("reading", why=message("dealing.open-pair-no-double-bet"), answer={"bet": size})


CASES = {
    SeventhStreet.FROM_STUB: "enough",
    SeventhStreet.WITH_BURNS: "burns",
    SeventhStreet.COMMUNITY: "community",
    SeventhStreet.COMMUNITY_WITH_BURNS: "both",
}


@form(
    "? seventh street [{players:count} players stub {stub:count} burns {burns:count}]",
    about="How the last card of stud is dealt with the cards that are left.",
    example="? seventh street 7 players stub 7 burns 3",
)
def seventh(table: Table, *, players: int | None = None, stub: int | None = None, burns: int | None = None) -> Ruling:
    """How seventh street is dealt with the cards that are left; counts come from the hand unless they are given."""
    told = players is not None and stub is not None and burns is not None
    hand = None if told and table.hand is None else need_stud(table)
    live, left, prior = players or 0, stub or 0, burns or 0
    if hand is not None:
        live = len(hand.live_seats) if players is None else players
        left = hand.stub_size if stub is None else stub
        prior = len(hand.burns) if burns is None else burns
    if not 2 <= live <= 8 or left < 0 or prior < 0 or left + prior > 52:
        raise Unreadable("stub.count", {"live": live, "left": left}, field="stub", value=left)
    inq = Inquiry(table.policy)
    procedure = seventh_street(live, left, prior)
    case = CASES[procedure]
    inq.rest_on(SHORT_STUB, case)
    required = live + 2
    answer: dict[str, Plain] = {"required": required, "procedure": "community with burns" if case == "both" else case}
    scramble = (
        message("dealing.scramble-stub-and-burns"),
        shuffle_step(inq, "stub", message("dealing.them-pronoun")),
        message("dealing.cut-deck"),
    )
    each = (message("dealing.burn-one-card"), message("dealing.deal-one-down-each", live=live))
    shared = (message("dealing.burn-top-card"), message("dealing.deal-community-card"))
    steps = {"enough": each, "burns": (*scramble, *each), "community": shared, "both": (*scramble, *shared)}[case]
    new = left + (prior if case in ("burns", "both") else 0)
    answer["left"] = new - 1 - (1 if case in ("community", "both") else live)
    if case in ("enough", "burns") and hand is not None and hand.no_more_betting:
        inq.rest_on(SEVENTH_DOWN)
        inq.rest_on(EXPOSE_FIRST)
        steps = (
            *steps,
            message("dealing.seventh-down-without-betting"),
        )
    if case in ("community", "both"):
        inq.rest_on(COMMUNITY_OPENER)
        answer["opens"] = "as on sixth street"
    return inq.ruling(
        "remedy",
        why=message(
            "dealing.stub-cards-needed",
            required=required,
            left=left,
        ),
        answer=answer,
        steps=steps,
    )
