"""The sentences of the board: wrong flops, wrong burns, streets that come too early, a stub that falls."""

from __future__ import annotations

from cardspeak.cards.card import UNKNOWN
from cardspeak.floor.dealing import burns, flop, premature, stub
from cardspeak.floor.dealing.correction import SIZE, STREETS
from cardspeak.floor.dealing.premature import EarlyStreet
from cardspeak.floor.forms import form
from cardspeak.floor.ruling import Ruling
from cardspeak.floor.table import Table


def _board(table: Table, street: str) -> tuple[int, ...]:
    """The cards of a street as they lie, or unseen."""
    hand = table.the_hand()
    if hand.street == STREETS.index(street) + 1 and hand.pending.step == "act":
        return hand.board[-SIZE[street] :]
    return (UNKNOWN,) * SIZE[street]


@form(
    "dealer deals {count} cards on the flop [{cards}]",
    about="A flop with too many cards.",
    example="dealer deals four cards on the flop",
)
@form("flop dealt with {count} cards [{cards}]", about="The same.", example="flop dealt with four cards")
@form(
    "flop has {count} cards [{cards}] [draw {pick:card}] [new stub {order:cards}]",
    about="A flop with too many cards; the draw is the card picked at random, the new stub its cards from the top.",
    example="flop has four cards As 9d 4c 2h draw 9d",
)
def big_flop(
    table: Table,
    count: int,
    cards: tuple[int, ...] = (),
    pick: int | None = None,
    order: tuple[int, ...] = (),
) -> Ruling:
    """Too many cards."""
    return flop.four_card_flop(table, cards or (UNKNOWN,) * min(count, 52), pick, order=order)


@form(
    "{street:turn|river} (has|dealt with) {count} cards [{cards}]",
    about="A later street with too many cards.",
    example="turn has two cards Kc Qd",
)
@form(
    "dealer deals {count} cards on the {street:turn|river} [{cards}]",
    about="The same.",
    example="dealer deals two cards on the turn",
)
def big_street(table: Table, street: str, count: int, cards: tuple[int, ...] = ()) -> Ruling:
    """Too many cards on turn or river."""
    return flop.big_street(table, street, len(cards) or count)


@form(
    "(card|{nth:first|second|third} card) of the {street:flop|turn|river} (falls|slides) (off the table|on the floor)",
    about="A board card leaves the table as it is dealt.",
    example="third card of the flop falls off the table",
)
def board_card_off(table: Table, street: str, nth: str = "") -> Ruling:
    """A board card off the table."""
    return flop.board_card_off_table(table, street)


@form("card [{card}] [found] on the floor", about="A card whose place nobody knows.", example="card found on the floor")
def lost_card(table: Table, card: int = UNKNOWN) -> Ruling:
    """A card that nobody can place."""
    return flop.lost_card(table)


@form("no burn before the {street:flop|turn|river}", about="A street with no burn.", example="no burn before the turn")
@form(
    "dealer (forgets (to burn [a card]|the burn)|forgot to burn [a card]|did not burn [a card]) [before the {street:flop|turn|river}]",
    about="A street with no burn; the one dealt last unless it is named.",
    example="dealer forgets the burn before the turn",
)
def burn_forgotten(table: Table, street: str = "") -> Ruling:
    """No burn before a street."""
    street = street or _last_street(table)
    return flop_without_burn(table) if street == "flop" else street_without_burn(table, street)


@form(
    "dealer burns two cards [{burned:cards}] [before the {street:flop|turn|river}]",
    about="Two cards burned before a street; the one dealt last unless it is named.",
    example="dealer burns two cards before the turn",
)
def burns_two(table: Table, burned: tuple[int, ...] = (UNKNOWN, UNKNOWN), street: str = "") -> Ruling:
    """Two burns before a street."""
    street = street or _last_street(table)
    return flop_two_burns(table, burned) if street == "flop" else street_two_burns(table, street, burned)


def _last_street(table: Table) -> str:
    """The street that was dealt last, or is dealt now."""
    hand = table.the_hand()
    return STREETS[max(hand.street, 1) - 1]


@form(
    "flop [{cards}] dealt without a burn [{how:seen|unseen}] [draw {pick:card}] [next {coming:cards}] [new stub {order:cards}]",
    about="A flop with no burn; next are the cards on top of the stub.",
    example="flop Kh 8s 3d dealt without a burn draw 3d next Jc",
)
def flop_without_burn(
    table: Table,
    cards: tuple[int, ...] = (),
    how: str = "seen",
    pick: int | None = None,
    coming: tuple[int, ...] = (),
    order: tuple[int, ...] = (),
) -> Ruling:
    """No burn before the flop."""
    return flop.no_burn(table, cards or _board(table, "flop"), pick, coming, seen=how == "seen", order=order)


@form(
    "two burns [{burned:cards}] before the flop [{cards}] [{how:seen|unseen}] [next {coming:cards}] [new stub {order:cards}]",
    about="Two cards burned before the flop.",
    example="two burns 2c 3c before the flop Kh 8s 3d",
)
def flop_two_burns(
    table: Table,
    burned: tuple[int, ...] = (UNKNOWN, UNKNOWN),
    cards: tuple[int, ...] = (),
    how: str = "seen",
    coming: tuple[int, ...] = (),
    order: tuple[int, ...] = (),
) -> Ruling:
    """Two burns before the flop."""
    return flop.two_burns(table, burned, cards or _board(table, "flop"), coming, seen=how == "seen", order=order)


LOST = "{intact:stub intact|stub not intact}"


@form(
    "{street:turn|river} [{card}] dealt without a burn [next {coming:cards}] [" + LOST + "]",
    about="A later street with no burn; next are the cards on top of the stub.",
    example="turn Kh dealt without a burn next 8s 3d Jc",
)
def street_without_burn(
    table: Table, street: str, card: int | None = None, coming: tuple[int, ...] = (), intact: str = ""
) -> Ruling:
    """No burn before turn or river."""
    return street_two_burns(table, street, (), card, coming, intact)


@form(
    "two burns [{burned:cards}] before the {street:turn|river} [{card}] [next {coming:cards}] [" + LOST + "]",
    about="Two cards burned before a later street.",
    example="two burns 2c 3c before the turn Kh next 8s 3d",
)
def street_two_burns(
    table: Table,
    street: str,
    burned: tuple[int, ...] = (UNKNOWN, UNKNOWN),
    card: int | None = None,
    coming: tuple[int, ...] = (),
    intact: str = "",
) -> Ruling:
    """Two burns before turn or river."""
    dealt = _board(table, street)[0] if card is None else card
    return burns.burn_error(table, street, burned, dealt, coming, intact=intact != "stub not intact")


@form(
    "{street:flop|turn|river} dealt early [{cards}] [{how:before its burn|after its burn}] [burn {burn:card}] "
    "[next {coming:cards}] [new stub {order:cards}]",
    about="A street came before the betting was over; the new stub is the order after the shuffle.",
    example="turn dealt early Kc burn 9h",
)
@form(
    "premature {street:flop|turn|river} [{cards}] [burn {burn:card}]",
    about="A street came before the betting was over.",
    example="premature turn Kc",
)
@form(
    "{street:flop|turn|river} (comes|is out) (early|too early) [{cards}] [burn {burn:card}]",
    about="A street came before the betting was over.",
    example="turn comes too early Kc",
)
@form(
    "{street:flop|turn|river} dealt before {who:seat} (acts|has acted) [{cards}] [burn {burn:card}]",
    about="A street came before the betting was over.",
    example="turn dealt before Ann acts Kc",
)
@form(
    "{street:flop|turn|river} dealt before the betting is over [{cards}] [burn {burn:card}]",
    about="A street came before the betting was over.",
    example="turn dealt before the betting is over",
)
@form(
    "dealer (deals|puts out) [the] {street:flop|turn|river} (early|too early) [{cards}] [burn {burn:card}]",
    about="A street came before the betting was over.",
    example="dealer deals the turn too early Kc",
)
def street_early(
    table: Table,
    street: str,
    cards: tuple[int, ...] = (),
    how: str = "",
    burn: int = UNKNOWN,
    coming: tuple[int, ...] = (),
    order: tuple[int, ...] = (),
    who: int | None = None,
) -> Ruling:
    """A street too early."""
    early = EarlyStreet(
        street,
        cards,
        burn,
        how != "before its burn",
        coming,
        order,
    )
    return premature.premature(table, early)


@form(
    "{street:flop|turn|river} lies open early [{cards}]",
    about="A street lies open too early, and play goes on before the floor is called.",
    example="turn lies open early Kc",
)
def street_open(table: Table, street: str, cards: tuple[int, ...] = ()) -> Ruling | None:
    """A street too early, not yet reported."""
    premature.lies_open(table, street, cards)
    return None


@form(
    "{who:seat} wants the early {street:flop|turn|river} to stay",
    about="A wish about a card that came too early.",
    example="Ann wants the early turn to stay",
)
def early_to_stay(table: Table, who: int, street: str) -> Ruling:
    """Accept an early card."""
    return premature.accept_early(table, street)


@form(
    "dealer drops the (stub|deck) [{how:order known|order lost}] [into [the] {pile:muck|burns|muck and burns}]",
    about="The stub is out of order.",
    example="dealer drops the stub into the muck",
)
@form(
    "stub (falls|spills) (on the floor|into [the] {pile:muck|burns|muck and burns})",
    about="The stub is out of order.",
    example="stub spills into the muck",
)
@form("stub mixed with [the] {pile:muck|burns|muck and burns}", about="The same.", example="stub mixed with the muck")
@form(
    "stub (dropped|falls) [{how:order known|order lost}] [mixed with [the] {pile:muck|burns|muck and burns}] "
    "[new stub {order:cards}]",
    about="The stub is out of order, alone or mixed with other cards.",
    example="stub dropped order lost mixed with the muck",
)
def stub_dropped(table: Table, how: str = "", pile: str | None = None, order: tuple[int, ...] = ()) -> Ruling:
    """A stub that fell."""
    return stub.stub_fell(
        table,
        restorable=how == "order known",
        mixed_with=tuple(pile.split(" and ")) if pile is not None else (),
        order=order,
    )


@form(
    "{who:seat} wants the hand void for the stub",
    about="A wish after the stub fell.",
    example="Ann wants the hand void for the stub",
)
def void_for_stub(table: Table, who: int) -> Ruling:
    """Void for the stub."""
    return stub.void_for_stub(table)
