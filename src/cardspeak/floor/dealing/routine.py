"""The routine of the deal: who deals, another shuffle, and limping in draw games."""

from __future__ import annotations

from cardspeak.books.settings.dealing import (
    EMPTY_BUTTON,
    HOLE_CARDS,
    RESHUFFLE_REQUEST,
    SINGLE_DRAW_LIMP,
    STREET_BURNS,
    STREET_CARDS,
    WHO_DEALS,
)
from cardspeak.errors import Unlawful
from cardspeak.floor.dealing.so_far import seated
from cardspeak.floor.forms import form
from cardspeak.floor.inquiry import Inquiry
from cardspeak.floor.ruling import Plain, Ruling
from cardspeak.floor.table import Table
from cardspeak.hand.events import Deal
from cardspeak.hand.positions import clockwise_from
from cardspeak.words import message


@form("? who deals", about="Who deals this hand.", example="? who deals")
def who_deals(table: Table) -> Ruling:
    """Who deals this hand."""
    hand = table.the_hand()
    inq = Inquiry(table.policy)
    if inq.ask(WHO_DEALS) == "house-dealer":
        inq.cite(WHO_DEALS)
        return inq.ruling("reading", why=message("dealing.house-deals"), answer="house dealer")
    button = hand.setup.button
    seats = [seat for seat, _ in hand.setup.stacks]
    if button in seats:
        inq.cite(WHO_DEALS)
        return inq.ruling("reading", why=message("dealing.deal-rotates-with-button"), answer=table.name(button))
    inq.rest_on(EMPTY_BUTTON)
    before = clockwise_from(button, seats)[-1]
    return inq.ruling(
        "reading",
        why=message("dealing.empty-button-previous-deals"),
        answer=table.name(before),
    )


@form(
    "{seat} asks for (another shuffle|a reshuffle)",
    about="A player is unhappy with the shuffle.",
    example="Ann asks for another shuffle",
    before_cards=True,
)
def shuffle_again(table: Table, seat: int) -> Ruling:
    """A player is unhappy with the shuffle or the cut and wants another one."""
    hand = table.hand
    inq = Inquiry(table.policy, seated(table, seat))
    inq.rest_on(RESHUFFLE_REQUEST)
    if hand is not None and any(isinstance(event, Deal) for event in hand.events):
        return inq.ruling("refused", why=message("dealing.shuffle-stands-after-deal"), answer="play on")
    return inq.ruling(
        "remedy",
        why=message("dealing.reshuffle-on-request"),
        answer="shuffle again",
        steps=(message("dealing.shuffle-three-times"), message("dealing.cut-deck"), message("dealing.deal-cards")),
    )


@form("? what is dealt", about="Cards and burns of each street of hold'em.", example="? what is dealt")
def what_is_dealt(table: Table) -> Ruling:
    """What the dealer deals on each street of hold'em, and what is due now."""
    hand = table.the_hand()
    if hand.setup.game.name != "hold'em":
        raise Unlawful("game.other", field="game", value=hand.setup.game.name)
    inq = Inquiry(table.policy)
    for point in (HOLE_CARDS, STREET_BURNS, STREET_CARDS):
        inq.rest_on(point)
    first, *streets = hand.setup.game.streets
    answer: dict[str, Plain] = {"hole cards": first.down}
    answer |= {street.name: f"burn {int(street.burn)} deal {street.board}" for street in streets}
    return inq.ruling("reading", why=message("dealing.betting-round-each-deal"), answer=answer)


@form("? may {seat} limp", about="Whether a single-draw game may be opened with a call.", example="? may Ann limp")
def may_limp(table: Table, seat: int) -> Ruling:
    """Whether a player may open a single-draw game by calling the big blind."""
    hand = table.the_hand()
    name = seated(table, seat)
    game = hand.setup.game
    if game.family != "draw" or sum(street.draw for street in game.streets) != 1:
        raise Unlawful("game.other/not-single-draw", field="game", value=game.name)
    inq = Inquiry(table.policy, name)
    inq.rest_on(SINGLE_DRAW_LIMP)
    call = hand.options.call_to if hand.pending.step == "act" and hand.to_act == seat else hand.setup.stakes.big_blind
    return inq.ruling(
        "reading",
        why=message("dealing.single-draw-limp-allowed"),
        action="call",
        to=call,
        binding=True,
        answer="yes",
    )
