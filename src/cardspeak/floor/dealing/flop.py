"""Wrong flops: four cards and more, no burn, two burns."""

from __future__ import annotations

from collections.abc import Sequence

from cardspeak.books.settings.dealing import (
    BURNS_CATCH_UP,
    CUT_AFTER_SHUFFLE,
    FLOP_ACTED_ON,
    FLOP_SCRAMBLE,
    FOUR_CARD_FLOP,
    MORE_FLOP_CARDS,
    NO_BURN_FLOP,
    STREET_BURNS,
    STREET_CARDS,
    TWO_BURN_FLOP,
    UNCOVERED,
)
from cardspeak.cards.card import UNKNOWN, face, faces, require_distinct
from cardspeak.errors import Unlawful, Unreadable
from cardspeak.floor.dealing.correction import NAMED, RedealStreet, SetStreet, StreetStands, burn_of, stub_before
from cardspeak.floor.dealing.so_far import acted_on_street
from cardspeak.floor.dealing.stub import kept_burn, shuffle_step
from cardspeak.floor.inquiry import Inquiry
from cardspeak.floor.ruling import SILENT, Choice, Plain, Ruling
from cardspeak.floor.table import Table
from cardspeak.hand.hand import Hand
from cardspeak.words import Message, message


def flop_size(inq: Inquiry, hand: Hand) -> int:
    """How many cards a flop has."""
    if hand.setup.game.name == "hold'em":
        inq.cite(STREET_CARDS)
    return hand.setup.game.streets[1].board


def need_flop_due(table: Table) -> Hand:
    """The hand, at a moment when a flop is being dealt or has just been; refused in other games and at other times."""
    hand = table.the_hand()
    if hand.setup.game.family != "board":
        raise Unlawful("flop.no-board", field="street", value=hand.setup.game.name)
    if hand.street == 0 and hand.pending.step == "act":
        raise Unlawful(
            "flop.not-due",
            field="street",
        )
    return hand


def four_card_flop(
    table: Table,
    cards: Sequence[int],
    picked: int | None = None,
    *,
    burn: int | None = None,
    order: tuple[int, ...] = (),
) -> Ruling:
    """The flop has four cards or more, seen or not; ``picked`` is the one that was drawn, ``order`` a new stub."""
    hand = need_flop_due(table)
    require_distinct(cards)
    inq = Inquiry(table.policy)
    size = flop_size(inq, hand)
    if len(cards) <= size:
        raise Unreadable("flop.count/not-over", {"count": len(cards)}, field="cards")
    first = burn_of(hand, "flop") if burn is None else burn
    inq.fact(message("dealing.flop-card-count", count=len(cards)))
    if acted_on_street(hand) and hand.street == 1 and inq.ask(FOUR_CARD_FLOP) == "redeal":
        return _acted_on_four(inq)
    if len(cards) > size + 1:
        return _five(inq, table, first, order)
    if inq.ask(FOUR_CARD_FLOP) == "redeal":
        inq.cite(FOUR_CARD_FLOP)
        return redeal(inq, table, first, order, message("dealing.oversized-flop-redealt-regardless"))
    inq.cite(FOUR_CARD_FLOP)
    mix = message("dealing.mix-four-face-down")
    if inq.ask(FLOP_SCRAMBLE) == "dealer":
        mix = message("dealing.dealer-mixes-four")
    inq.cite(FLOP_SCRAMBLE)
    steps = [message("dealing.call-floor"), mix, message("dealing.floor-draws-one")]
    if picked is None:
        return inq.ruling(
            "remedy",
            why=message("dealing.one-of-four-next-burn"),
            answer="draw one of four",
            steps=tuple(steps),
        )
    flop = _rest(cards, picked)
    steps += [
        message("dealing.drawn-next-burn-and-flop", picked=face(picked), flop=faces(flop)),
        message("dealing.no-other-burn-before-turn"),
    ]
    answer: dict[str, Plain] = {"next burn": face(picked), "flop": faces(flop)}
    return inq.ruling(
        "remedy",
        why=message("dealing.next-burn-was-drawn", picked=face(picked)),
        answer=answer,
        steps=tuple(steps),
        effects=(SetStreet("flop", first, flop, (picked,)),),
    )


def big_street(table: Table, street: str, count: int) -> Ruling:
    """Turn or river came with several cards: no book says which of them plays."""
    hand = table.the_hand()
    if hand.setup.game.family != "board":
        raise Unlawful("flop.no-board", field="street", value=hand.setup.game.name)
    if count < 2:
        raise Unreadable("flop.count/not-over", {"count": count}, field="cards", value=count)
    return _no_remedy(table, message("dealing.oversized-street-not-covered", street=NAMED[street], count=count))


def board_card_off_table(table: Table, street: str) -> Ruling:
    """A board card fell off the table: no book says what becomes of it."""
    return _no_remedy(table, message("dealing.board-card-off-table-not-covered", street=NAMED[street]))


def lost_card(table: Table) -> Ruling:
    """A card lies on the floor and nobody can say where it belongs."""
    return _no_remedy(table, message("dealing.lost-card-not-covered"))


def _no_remedy(table: Table, why: Message) -> Ruling:
    """A mistake of the board for which there is no remedy of its own: the director finds one (RP-14)."""
    inq = Inquiry(table.policy)
    inq.cite(UNCOVERED)
    cites = inq.cited(UNCOVERED)
    choices = (Choice(message("option.a-remedy-by-chance"), cites), Choice(message("option.another-ruling")))
    return inq.ruling("decision", why=why, answer=SILENT, director=choices)


def _rest(cards: Sequence[int], picked: int) -> tuple[int, ...]:
    if picked not in cards:
        raise Unreadable("draw.not-among", {"face": face(picked), "faces": faces(cards)}, field="draw", value=picked)
    at = list(cards).index(picked)
    return (*cards[:at], *cards[at + 1 :])


def _acted_on_four(inq: Inquiry) -> Ruling:
    inq.cite(FOUR_CARD_FLOP)
    cites = inq.cited(FOUR_CARD_FLOP)
    return inq.ruling(
        "decision",
        why=message("dealing.acted-oversized-flop-not-covered"),
        answer=SILENT,
        director=(
            Choice(message("option.deal-the-flop-again"), cites),
            Choice(message("option.take-one-card-out"), cites),
        ),
    )


def _five(inq: Inquiry, table: Table, burn: int, order: tuple[int, ...]) -> Ruling:
    value = inq.ask(MORE_FLOP_CARDS)
    inq.cite(MORE_FLOP_CARDS)
    if value == "redeal":
        return redeal(inq, table, burn, order, message("dealing.oversized-flop-redealt"))
    cites = inq.cited(MORE_FLOP_CARDS)
    return inq.ruling(
        "decision",
        why=message("dealing.over-four-director-remedy"),
        answer=SILENT,
        director=(
            Choice(message("option.draw-three-cards-at-random-as-the-flop"), cites),
            Choice(message("option.deal-the-flop-again"), cites, (RedealStreet("flop", burn),)),
        ),
    )


def redeal(
    inq: Inquiry, table: Table, burn: int | None, order: tuple[int, ...], why: Message, burned: str = "stays"
) -> Ruling:
    """The flop goes back, the stub is shuffled, and a new flop comes without another burn (5-i-7).

    That presumes the burn that lies there: where none was burned, the new flop has one.
    """
    hand = table.the_hand()
    kept = 0 if burned == "none" else 1
    stub = stub_before(hand, "flop") - kept
    if inq.maybe(CUT_AFTER_SHUFFLE):
        inq.cite(CUT_AFTER_SHUFFLE, "flop")
    steps = (
        message("dealing.leave-burn-on-table") if kept else message("dealing.no-burn-to-keep"),
        message("dealing.flop-back-to-stub"),
        shuffle_step(inq, "flop"),
        message("dealing.redeal-three-without-burn")
        if kept
        else message("dealing.burn-and-redeal-street", street=NAMED["flop"]),
    )
    answer: dict[str, Plain] = {
        "burn": kept_burn(burn) if kept and burn is not None else burned, "stub": stub, "new burns": 1 - kept
    }  # fmt: skip
    if order:
        answer["flop"] = faces(order[1 - kept :][:3])
    return inq.ruling(
        "remedy",
        why=why,
        answer=answer,
        steps=steps,
        effects=(RedealStreet("flop", burn if kept else None, order),),
    )


def no_burn(
    table: Table,
    cards: Sequence[int],
    picked: int | None = None,
    following: Sequence[int] = (),
    *,
    seen: bool = True,
    acted: bool | None = None,
    order: tuple[int, ...] = (),
) -> Ruling:
    """The flop came without a burn; ``following`` are the next cards of the stub as far as they are known."""
    hand = need_flop_due(table)
    require_distinct([*cards, *following])
    inq = Inquiry(table.policy)
    if len(cards) != flop_size(inq, hand):
        raise Unreadable("flop.count", {"count": len(cards)}, field="cards", value=len(cards))
    _one_burn(inq, hand)
    if acted_on_street(hand) and hand.street == 1 if acted is None else acted:
        return acted_on(inq, "flop", (), cards, following)
    value = inq.ask(NO_BURN_FLOP)
    if value == "scramble":
        return _scrambled(inq, cards, picked, following)
    if seen:
        inq.cite(NO_BURN_FLOP, "seen")
        return redeal(inq, table, None, order, message("dealing.unburned-seen-flop-redealt"), "none")
    inq.cite(NO_BURN_FLOP, "unseen")
    return _proper(inq, (*cards, *following))


def _one_burn(inq: Inquiry, hand: Hand) -> None:
    """A-2: each street of hold'em has its burn."""
    if hand.setup.game.name == "hold'em":
        inq.cite(STREET_BURNS)


def _scrambled(inq: Inquiry, cards: Sequence[int], picked: int | None, following: Sequence[int]) -> Ruling:
    """39-B: one of the three becomes the burn, the next card of the stub joins the other two."""
    inq.cite(NO_BURN_FLOP)
    steps = [message("dealing.mix-three-face-down"), message("dealing.draw-one-as-burn")]
    if picked is None:
        return inq.ruling(
            "remedy",
            why=message("dealing.one-of-three-becomes-burn"),
            answer="draw one of three",
            steps=tuple(steps),
        )
    two = _rest(cards, picked)
    board = (*two, *following[:1])
    third = face(following[0]) if following else message("dealing.the-next-card")
    steps += [
        message("dealing.drawn-card-is-burn", picked=face(picked)),
        message("dealing.flop-two-plus-stub-card", two=faces(two), third=third),
        message("dealing.single-burn-for-turn"),
    ]
    answer: dict[str, Plain] = {"burn": face(picked), "flop": faces(board), "turn burns": 1}
    return inq.ruling(
        "remedy",
        why=message("dealing.burn-was-drawn", picked=face(picked)),
        answer=answer,
        steps=tuple(steps),
        effects=(SetStreet("flop", picked, board),),
    )


def _proper(inq: Inquiry, sequence: Sequence[int]) -> Ruling:
    """Nothing was seen: burn and flop as they should have come."""
    burn, board, back = sequence[0], tuple(sequence[1:4]), tuple(sequence[4:])
    answer: dict[str, Plain] = {"burn": face(burn), "flop": faces(board)}
    if back:
        answer["back on top"] = faces(back)
    flop = message("dealing.flop-is", board=faces(board))
    if len(board) != 3:
        flop = message("dealing.flop-board-plus-next-card", board=faces(board))
    return inq.ruling(
        "remedy",
        why=message("dealing.unseen-board-put-right"),
        answer=answer,
        steps=(message("dealing.burn-card", burn=face(burn)), flop),
        effects=(SetStreet("flop", burn, board, back),),
    )


def two_burns(
    table: Table,
    burned: Sequence[int],
    cards: Sequence[int],
    following: Sequence[int] = (),
    *,
    seen: bool = True,
    acted: bool | None = None,
    order: tuple[int, ...] = (),
) -> Ruling:
    """Two cards were burned before the flop."""
    hand = need_flop_due(table)
    require_distinct([*burned, *cards, *following])
    if len(burned) != 2:
        raise Unreadable("burn.count", field="burned", value=len(burned))
    inq = Inquiry(table.policy)
    _one_burn(inq, hand)
    if acted_on_street(hand) and hand.street == 1 if acted is None else acted:
        return acted_on(inq, "flop", burned, cards, following)
    value = inq.ask(TWO_BURN_FLOP)
    if value == "director":
        inq.cite(TWO_BURN_FLOP)
        cites = inq.cited(TWO_BURN_FLOP)
        return inq.ruling(
            "decision",
            why=message("dealing.double-burn-flop-not-covered"),
            answer=SILENT,
            director=(
                Choice(message("option.the-flop-stands-one-burn-for-the-turn"), cites),
                Choice(message("option.a-remedy-by-chance"), cites),
            ),
        )
    if seen:
        inq.cite(TWO_BURN_FLOP, "seen")
        return redeal(inq, table, burned[0], order, message("dealing.double-burn-seen-flop-redealt"))
    inq.cite(TWO_BURN_FLOP, "unseen")
    return _proper(inq, (*burned, *cards, *following))


def acted_on(
    inq: Inquiry, street: str, burned: Sequence[int], cards: Sequence[int], following: Sequence[int]
) -> Ruling:
    """Somebody has acted on a street with a wrong burn: its cards stand, and later burns catch up or do not."""
    inq.rest_on(FLOP_ACTED_ON)
    answer: dict[str, Plain] = {"result": "stands", street: faces(cards)}
    after = "turn" if street == "flop" else "river"
    if not inq.ask(BURNS_CATCH_UP):
        inq.cite(BURNS_CATCH_UP, street if street == "flop" else "later")
        answer[f"{after} burns"] = 1
        return inq.ruling(
            "remedy",
            why=message("dealing.acted-cards-stand"),
            answer=answer,
            steps=(
                message("dealing.play-on-with-cards", cards=faces(cards)),
                message("dealing.single-burn-for-street", street=NAMED[after]),
            ),
            effects=(StreetStands(street, tuple(cards)),),
        )
    inq.cite(BURNS_CATCH_UP)
    sequence = (*burned, *cards, *following)
    end = len(cards) + 2
    owed = tuple(card for card in sequence[:end] if card not in cards and card not in burned[:1])
    count = 1 if burned else 2
    told = faces(owed) if len(owed) == count else message("dealing.n-cards", count=count)
    answer |= {f"{after} burns": count}
    if len(owed) == count:
        answer["next burn"] = faces(owed)
    if len(sequence) > end:
        answer[after] = face(sequence[end])
    own, *next_up = (burned[0], *owed) if burned else (*owed, *(() if owed else (UNKNOWN,)))
    return inq.ruling(
        "remedy",
        why=message("dealing.acted-cards-stand-later-unchanged"),
        answer=answer,
        steps=(
            message("dealing.play-on-with-cards", cards=faces(cards)),
            message("dealing.burn-cards-before-street", cards=told, street=NAMED[after]),
        ),
        effects=(SetStreet(street, own, tuple(cards), (*next_up, *sequence[end:])),),
    )
