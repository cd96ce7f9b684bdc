"""The sentences of the board: wrong flops, wrong burns, streets that come too early, a stub that falls."""

from __future__ import annotations

from cardspeak.cards.card import UNKNOWN
from cardspeak.floor.dealing import burns, flop, premature, stub
from cardspeak.floor.dealing.correction import SIZE, STREETS
from cardspeak.floor.dealing.premature import EarlyStreet
from cardspeak.floor.ruling import Ruling
from cardspeak.floor.script.forms import Said, form
from cardspeak.floor.table import Table


def _board(table: Table, said: Said, street: str) -> tuple[int, ...]:
    """The cards of a street as they were named, as they lie, or unseen."""
    if "cards" in said:
        return tuple(said["cards"])
    hand = table.the_hand()
    if hand.street == STREETS.index(street) + 1 and hand.pending.step == "act":
        return hand.board[-SIZE[street] :]
    return (UNKNOWN,) * SIZE[street]


@form(
    "flop has {n:count} cards [{cards:cards}] [draw {pick:card}] [new stub {order:cards}]",
    about="A flop with too many cards; the draw is the card picked at random, the new stub its cards from the top.",
    example="flop has four cards As 9d 4c 2h draw 9d",
)
def big_flop(table: Table, said: Said) -> Ruling:
    """Too many cards."""
    cards = tuple(said.get("cards", (UNKNOWN,) * min(said["n"], 52)))
    return flop.four_card_flop(table, cards, said.get("pick"), order=tuple(said.get("order", ())))


@form(
    "flop [{cards:cards}] dealt without a burn [{how:seen|unseen}] [draw {pick:card}] [next {next:cards}] [new stub {order:cards}]",
    about="A flop with no burn; next are the cards on top of the stub.",
    example="flop Kh 8s 3d dealt without a burn draw 3d next Jc",
)
def flop_without_burn(table: Table, said: Said) -> Ruling:
    """No burn before the flop."""
    return flop.no_burn(
        table,
        _board(table, said, "flop"),
        said.get("pick"),
        tuple(said.get("next", ())),
        seen=said.get("how") != "unseen",
        order=tuple(said.get("order", ())),
    )


@form(
    "two burns [{burned:cards}] before the flop [{cards:cards}] [{how:seen|unseen}] [next {next:cards}] [new stub {order:cards}]",
    about="Two cards burned before the flop.",
    example="two burns 2c 3c before the flop Kh 8s 3d",
)
def flop_two_burns(table: Table, said: Said) -> Ruling:
    """Two burns before the flop."""
    return flop.two_burns(
        table,
        tuple(said.get("burned", (UNKNOWN, UNKNOWN))),
        _board(table, said, "flop"),
        tuple(said.get("next", ())),
        seen=said.get("how") != "unseen",
        order=tuple(said.get("order", ())),
    )


LOST = "{intact:stub intact|stub not intact}"


@form(
    "{street:turn|river} [{cards:card}] dealt without a burn [next {next:cards}] [" + LOST + "]",
    about="A later street with no burn; next are the cards on top of the stub.",
    example="turn Kh dealt without a burn next 8s 3d Jc",
)
def street_without_burn(table: Table, said: Said) -> Ruling:
    """No burn before turn or river."""
    return _wrong_burn(table, said, ())


@form(
    "two burns [{burned:cards}] before the {street:turn|river} [{cards:card}] [next {next:cards}] [" + LOST + "]",
    about="Two cards burned before a later street.",
    example="two burns 2c 3c before the turn Kh next 8s 3d",
)
def street_two_burns(table: Table, said: Said) -> Ruling:
    """Two burns before turn or river."""
    return _wrong_burn(table, said, tuple(said.get("burned", (UNKNOWN, UNKNOWN))))


def _wrong_burn(table: Table, said: Said, burned: tuple[int, ...]) -> Ruling:
    card = said["cards"] if "cards" in said else _board(table, said, said["street"])[0]
    following = tuple(said.get("next", ()))
    intact = said.get("intact") != "stub not intact"
    return burns.burn_error(table, said["street"], burned, card, following, intact=intact)


@form("burn card {card:card} (exposed|seen)", about="A burn card was seen.", example="burn card 7c exposed")
def burn_seen(table: Table, said: Said) -> Ruling:
    """A burn that was seen."""
    return burns.burn_seen(table, said["card"])


@form(
    "{street:flop|turn|river} dealt early [{cards:cards}] [{how:before its burn|after its burn}] [burn {burn:card}] "
    "[next {next:cards}] [new stub {order:cards}]",
    about="A street came before the betting was over; the new stub is the order after the shuffle.",
    example="turn dealt early Kc burn 9h",
)
@form(
    "dealer deals [the] {street:flop|turn|river} (early|too early) [{cards:cards}] [burn {burn:card}]",
    about="A street came before the betting was over.",
    example="dealer deals the turn too early Kc",
)
def street_early(table: Table, said: Said) -> Ruling:
    """A street too early."""
    early = EarlyStreet(
        said["street"],
        tuple(said.get("cards", ())),
        said.get("burn", UNKNOWN),
        said.get("how") != "before its burn",
        tuple(said.get("next", ())),
        tuple(said.get("order", ())),
    )
    return premature.premature(table, early)


@form(
    "{street:flop|turn|river} lies open early [{cards:cards}]",
    about="A street lies open too early, and play goes on before the floor is called.",
    example="turn lies open early Kc",
)
def street_open(table: Table, said: Said) -> Ruling | None:
    """A street too early, not yet reported."""
    premature.lies_open(table, said["street"], tuple(said.get("cards", ())))
    return None


@form(
    "{who:seat} wants the early {street:flop|turn|river} to stay",
    about="A wish about a card that came too early.",
    example="Ann wants the early turn to stay",
)
def early_to_stay(table: Table, said: Said) -> Ruling:
    """Accept an early card."""
    return premature.accept_early(table, said["street"])


@form(
    "stub (dropped|falls) [{how:order known|order lost}] [mixed with [the] {pile:muck|burns|muck and burns}] "
    "[new stub {order:cards}]",
    about="The stub is out of order, alone or mixed with other cards.",
    example="stub dropped order lost mixed with the muck",
)
def stub_dropped(table: Table, said: Said) -> Ruling:
    """A stub that fell."""
    return stub.stub_fell(
        table,
        restorable=said.get("how") == "order known",
        mixed_with=tuple(said["pile"].split(" and ")) if "pile" in said else (),
        order=tuple(said.get("order", ())),
    )


@form(
    "{who:seat} wants the hand void for the stub",
    about="A wish after the stub fell.",
    example="Ann wants the hand void for the stub",
)
def void_for_stub(table: Table, _said: Said) -> Ruling:
    """Void for the stub."""
    return stub.void_for_stub(table)
