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
    "dealer (forgets to|forgot to|did not|does not) burn [a card] [before the {street:flop|turn|river}]",
    about="A street came with no burn; the last one unless it is named.",
    example="dealer forgot to burn before the turn",
)
def forgot_to_burn(table: Table, street: str = "") -> Ruling:
    """No burn before a street."""
    street = street or table.the_hand().street_name
    return flop_without_burn(table) if street == "flop" else street_without_burn(table, street)


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
    "dealer deals [the] {street:flop|turn|river} (early|too early) [{cards}] [burn {burn:card}]",
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
