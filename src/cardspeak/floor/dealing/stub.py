"""A stub that fell or was mixed up in mid-hand."""

from __future__ import annotations

from collections.abc import Sequence

from cardspeak.books.settings.dealing import STUB_ORDER
from cardspeak.errors import Unreadable
from cardspeak.floor.dealing.correction import NewStub
from cardspeak.floor.dealing.shuffling import shuffle_step
from cardspeak.floor.inquiry import Inquiry
from cardspeak.floor.ruling import Choice, Ruling
from cardspeak.floor.table import Table
from cardspeak.hand.hand import Hand
from cardspeak.hand.rebuilding import check_stub
from cardspeak.phrase import listed, phrase

PILES = {"muck": phrase("muck"), "burns": phrase("burns")}


def stub_fell(table: Table, *, restorable: bool, mixed_with: Sequence[str] = (), order: tuple[int, ...] = ()) -> Ruling:
    """The stub is out of order; ``mixed_with`` names the piles it fell into, ``order`` the new stub if it is known."""
    hand = table.the_hand()
    if any(pile not in PILES for pile in mixed_with):
        raise Unreadable("stub.pile", "A stub is mixed with the muck or the burns.", field="mixed", value=mixed_with)
    check_stub(hand, order)
    inq = Inquiry(table.policy)
    value = inq.ask(STUB_ORDER)
    if not _cards_to_come(hand):
        inq.cite(STUB_ORDER)
        return inq.ruling(
            "refused", why=phrase("No card is left to be dealt, so the stub does not matter."), answer="play on"
        )
    new: tuple[NewStub, ...] = () if mixed_with else (NewStub(order),)
    if value == "director":
        return _as_fair_as_possible(inq, new)
    if restorable:
        inq.cite(STUB_ORDER, "restore")
        return inq.ruling(
            "remedy",
            why=phrase("The order can be restored, so it is."),
            answer="restore the order",
            steps=(phrase("Put the stub back in its order and deal on; do not shuffle."),),
        )
    if mixed_with:
        inq.cite(STUB_ORDER, "mixed")
        piles = listed((PILES[pile] for pile in mixed_with), " and ")
        return inq.ruling(
            "remedy",
            why=phrase("The stub was mixed with the {piles}: all the mixed cards make the new stub.", piles=piles),
            answer="shuffle all that was mixed",
            steps=(
                phrase("Check that live hands and board are untouched."),
                phrase("Scramble the mixed cards."),
                shuffle_step(inq, "stub", phrase("stub and {piles} together", piles=piles)),
                phrase("Cut, and deal on from the new stub."),
            ),
        )
    inq.cite(STUB_ORDER, "stub")
    return inq.ruling(
        "remedy",
        why=phrase("The order cannot be restored: the stub alone is shuffled."),
        answer="shuffle the stub",
        steps=(
            phrase("Count the stub; neither muck nor burns belong to it."),
            phrase("Scramble it."),
            shuffle_step(inq, "stub", phrase("it")),
            phrase("Cut, and deal on from the new stub."),
        ),
        effects=new,
    )


def _cards_to_come(hand: Hand) -> bool:
    return not hand.over and (hand.streets_left > 0 or hand.pending.step in ("burn", "deal", "board"))


def _as_fair_as_possible(inq: Inquiry, new: tuple[NewStub, ...]) -> Ruling:
    """3-iii-17: the hand is played out whatever happens; how the deck is put together is the host's."""
    inq.cite(STUB_ORDER)
    cites = inq.cited(STUB_ORDER)
    return inq.ruling(
        "decision",
        why=phrase("The hand cannot be void for this: it is played out with the deck rebuilt as fairly as can be."),
        answer="play on",
        director=(
            Choice("restore the order", cites),
            Choice("shuffle and cut the stub", cites, new),
            Choice("shuffle and cut all that was mixed", cites),
        ),
    )


def void_for_stub(table: Table) -> Ruling:
    """Somebody asks for the hand to be void because the stub fell."""
    inq = Inquiry(table.policy)
    inq.ask(STUB_ORDER)
    inq.cite(STUB_ORDER)
    return inq.ruling(
        "refused", why=phrase("A stub that fell does not make the hand void; it is played out."), answer="play on"
    )
