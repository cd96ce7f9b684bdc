"""A stub that fell or was mixed up in mid-hand."""

from __future__ import annotations

from collections.abc import Sequence

from cardspeak.books.settings.dealing import CUT_AFTER_SHUFFLE, SHUFFLE_FACE_DOWN, STUB_ORDER
from cardspeak.cards.card import UNKNOWN, face
from cardspeak.errors import Unreadable
from cardspeak.floor.dealing.correction import MixedStub, NewStub, mixed_in
from cardspeak.floor.inquiry import Inquiry
from cardspeak.floor.ruling import Choice, Plain, Ruling
from cardspeak.floor.table import Table
from cardspeak.hand.hand import Hand
from cardspeak.hand.rebuilding import check_stub
from cardspeak.hand.record import replay
from cardspeak.words import Message, items, message

PILES = {"muck": message("dealing.pile-muck"), "burns": message("dealing.pile-burns")}


def stub_fell(table: Table, *, restorable: bool, mixed_with: Sequence[str] = (), order: tuple[int, ...] = ()) -> Ruling:
    """The stub is out of order; ``mixed_with`` names the piles it fell into, ``order`` the new stub if it is known."""
    hand = table.the_hand()
    if any(pile not in PILES for pile in mixed_with):
        raise Unreadable("stub.pile", field="mixed", value=mixed_with)
    check_stub(replay(hand.setup, mixed_in(hand, mixed_with)), order)
    inq = Inquiry(table.policy)
    value = inq.ask(STUB_ORDER)
    if not _cards_to_come(hand):
        inq.cite(STUB_ORDER)
        return inq.ruling("refused", why=message("dealing.stub-no-longer-matters"), answer="play on")
    mixed = MixedStub(tuple(mixed_with), order)
    if value == "director":
        return _as_fair_as_possible(inq, NewStub() if mixed_with else NewStub(order), mixed)
    if restorable:
        inq.cite(STUB_ORDER, "restore")
        return inq.ruling(
            "remedy",
            why=message("dealing.stub-order-restored"),
            answer="restore the order",
            steps=(message("dealing.restore-stub-without-shuffle"),),
        )
    if mixed_with:
        inq.cite(STUB_ORDER, "mixed")
        piles = items((PILES[pile] for pile in mixed_with), "and")
        return inq.ruling(
            "remedy",
            why=message("dealing.mixed-cards-new-stub", piles=piles),
            answer="shuffle all that was mixed",
            steps=(
                message("dealing.check-hands-and-board"),
                message("dealing.scramble-mixed-cards"),
                shuffle_step(inq, "stub", message("dealing.stub-and-piles-together", piles=piles)),
                message("dealing.cut-and-use-new-stub"),
            ),
            effects=(mixed,),
        )
    inq.cite(STUB_ORDER, "stub")
    return inq.ruling(
        "remedy",
        why=message("dealing.order-lost-shuffle-stub"),
        answer="shuffle the stub",
        steps=(
            message("dealing.count-stub-only"),
            message("dealing.scramble-stub"),
            shuffle_step(inq, "stub", message("dealing.it-pronoun")),
            message("dealing.cut-and-use-new-stub"),
        ),
        effects=(NewStub(order),),
    )


def _cards_to_come(hand: Hand) -> bool:
    return not hand.over and (hand.streets_left > 0 or hand.pending.step in ("burn", "deal", "board"))


def _as_fair_as_possible(inq: Inquiry, stub: NewStub, mixed: MixedStub) -> Ruling:
    """3-iii-17: the hand is played out whatever happens; how the deck is put together is the host's."""
    inq.cite(STUB_ORDER)
    cites = inq.cited(STUB_ORDER)
    return inq.ruling(
        "decision",
        why=message("dealing.not-void-rebuild-deck"),
        answer="play on",
        director=(
            Choice(message("option.restore-the-order"), cites),
            Choice(message("option.shuffle-and-cut-the-stub"), cites, (stub,)),
            Choice(message("option.shuffle-and-cut-all-that-was-mixed"), cites, (mixed,)),
        ),
    )


def void_for_stub(table: Table) -> Ruling:
    """Somebody asks for the hand to be void because the stub fell."""
    inq = Inquiry(table.policy)
    inq.rest_on(STUB_ORDER)
    return inq.ruling("refused", why=message("dealing.fallen-stub-not-void"), answer="play on")


def kept_burn(burn: int) -> Plain:
    """A burn that stays where it lies, as an answer says it."""
    return "stays" if burn == UNKNOWN else [face(burn), "stays"]


def shuffle_step(inq: Inquiry, case: str, what: Message | None = None) -> Message:
    """The step of a dealer who shuffles in mid-hand, face down and cut as the book asks (39-D)."""
    cards = message("dealing.the-whole-stub") if what is None else what
    face_down, cut = inq.maybe(SHUFFLE_FACE_DOWN), inq.maybe(CUT_AFTER_SHUFFLE)
    if face_down:
        inq.cite(SHUFFLE_FACE_DOWN)
    if cut:
        inq.cite(CUT_AFTER_SHUFFLE, case)
    if face_down and cut:
        return message("dealing.shuffle-unseen-and-cut", cards=cards)
    if face_down:
        return message("dealing.shuffle-unseen", cards=cards)
    return message("dealing.shuffle-and-cut", cards=cards) if cut else message("dealing.shuffle-cards", cards=cards)
