"""Board cards dealt before the betting is over: what goes back, what stays, and what comes in their place."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from cardspeak.books.settings.dealing import (
    ACCEPT_PREMATURE,
    ACTION_SINCE,
    BURN_ON_REDEAL,
    PREMATURE_FLOP,
    PREMATURE_RIVER,
    PREMATURE_TURN,
    SHUFFLE_BEFORE_TURN,
)
from cardspeak.cards.card import UNKNOWN, face, faces, require_distinct
from cardspeak.errors import Unlawful, Unreadable
from cardspeak.floor.dealing.correction import (
    NAMED,
    SIZE,
    STREETS,
    RedealStreet,
    Rewind,
    WouldBeRiver,
    stub_before,
)
from cardspeak.floor.dealing.shuffling import shuffle_step
from cardspeak.floor.dealing.so_far import DealSoFar
from cardspeak.floor.inquiry import Inquiry
from cardspeak.floor.ruling import Choice, Effect, Plain, Ruling
from cardspeak.floor.table import Table
from cardspeak.hand.hand import Hand
from cardspeak.hand.record import replay
from cardspeak.phrase import Phrase, listed, phrase

SETTINGS = {"flop": PREMATURE_FLOP, "turn": PREMATURE_TURN, "river": PREMATURE_RIVER}
BEFORE = {"flop": phrase("pre-flop"), "turn": NAMED["flop"], "river": NAMED["turn"]}


@dataclass(frozen=True)
class EarlyStreet:
    """A street that lies open too early."""

    street: str
    cards: tuple[int, ...] = ()
    burn: int = UNKNOWN
    burned: bool = True
    """Whether its burn was made before it."""
    coming: tuple[int, ...] = ()
    """The cards under it, as far as they are known."""
    order: tuple[int, ...] = ()
    """The stub after the shuffle, top card first, if it is known."""


def premature(table: Table, early: EarlyStreet) -> Ruling:
    """A street was dealt before the betting was over."""
    hand = table.the_hand()
    _check(hand, early)
    inq = Inquiry(table.policy)
    since = table.recall(DealSoFar).early.get(early.street)
    if since is None and not _is_early(hand, early.street):
        inq.ask(SETTINGS[early.street])
        inq.cite(SETTINGS[early.street])
        return inq.ruling(
            "refused",
            why=phrase("The betting was over, so the {street} was in time and stands.", street=NAMED[early.street]),
            answer="stands",
        )
    value = inq.ask(SETTINGS[early.street])
    inq.cite(SETTINGS[early.street])
    if _uncovered(value, early):
        return _left_to_director(inq, early)
    if value == "would-be-river" and not inq.ask(SHUFFLE_BEFORE_TURN):
        inq.cite(SHUFFLE_BEFORE_TURN, "turn")
        return _would_be_river(inq, early, table)
    if value == "would-be-river":
        inq.cite(SHUFFLE_BEFORE_TURN, "option")
    return _back(inq, table, early, since, burn_back=value == "burn-back")


def _check(hand: Hand, early: EarlyStreet) -> None:
    if early.street not in SETTINGS or hand.setup.game.family != "board":
        raise Unreadable("street.unknown", f"This game has no {early.street}.", field="street", value=early.street)
    if early.cards and len(early.cards) != SIZE[early.street]:
        raise Unreadable("street.count", f"The {early.street} is {SIZE[early.street]} cards.", field="cards")
    require_distinct([*early.cards, early.burn, *early.coming])
    if hand.pending.step in ("push", "over"):
        raise Unlawful("hand.over", "The hand is over.", field="street")


def _is_early(hand: Hand, street: str) -> bool:
    """Whether the round before a street is still being bet; a street further away cannot lie open at all."""
    wanted = STREETS.index(street) + 1
    if wanted > hand.street + 1:
        raise Unlawful("street.far", f"The {street} cannot come before the street ahead of it.", field="street")
    return wanted == hand.street + 1 and hand.pending.step == "act"


def _uncovered(value: str, early: EarlyStreet) -> bool:
    """The cases a book leaves out: Korea's flop before its burn, its turn and river after it."""
    return (
        value == "director"
        or (value == "only-after-burn" and not early.burned)
        or (value == "only-before-burn" and early.burned)
    )


def _left_to_director(inq: Inquiry, early: EarlyStreet) -> Ruling:
    cites = inq.cited(SETTINGS[early.street])
    burn = early.burn if early.burned else None
    return inq.ruling(
        "decision",
        why=phrase(
            "The book does not say what is done with this early {street}: the director decides.",
            street=NAMED[early.street],
        ),
        director=(
            Choice("card back, shuffle, burn stays", cites, (RedealStreet(early.street, burn, early.order),)),
            Choice("card and burn back, shuffle, new burn", cites, (RedealStreet(early.street, None, early.order),)),
        ),
    )


def _back(inq: Inquiry, table: Table, early: EarlyStreet, since: int | None, *, burn_back: bool) -> Ruling:
    """The cards go back into a stub that is shuffled; the burn stays or goes with them."""
    hand = table.the_hand()
    street = early.street
    stays = early.burned and not burn_back
    new_burn = not stays or bool(inq.maybe(BURN_ON_REDEAL))
    inq.cite(BURN_ON_REDEAL, "option" if stays and new_burn else street)
    moved = _moved(early, stays=stays)
    shuffle = shuffle_step(inq, street)
    finish = phrase("Finish the {street} betting.", street=BEFORE[street])
    later = street == "river"  # RP-5-C, 5-i-8: shuffled only when the turn has been bet
    deal = phrase("Without another burn, deal the {street} again.", street=NAMED[street])
    if new_burn:
        deal = phrase("Burn one card and deal the {street} again.", street=NAMED[street])
    steps = [moved, *((finish, shuffle) if later else (shuffle, finish)), deal]
    answer: dict[str, Plain] = {
        "burn": "stays" if stays else "back" if early.burned else "none yet",
        "stub": stub_before(hand, street) - (1 if stays else 0),
        "new burns": 1 if new_burn else 0,
        "shuffle": "after the betting" if later else "now",
    }
    effects: list[Effect] = []
    undecided = since is not None and since < len(hand.events) and inq.maybe(ACTION_SINCE) is None
    if not undecided and (since is not None or inq.maybe(ACTION_SINCE) is not None):
        steps = _rescinded(inq, table, since, answer, effects) + steps
    kept = None if new_burn else early.burn
    out = (early.burn,) if stays and new_burn and early.burn != UNKNOWN else ()
    effects.append(RedealStreet(street, kept, early.order, out))
    if undecided and since is not None:
        choices = (
            Choice("acts since are taken back", (), (Rewind(since), *effects)),
            Choice("acts since stand", (), tuple(effects)),
        )
        why = phrase(
            "The {street} came too early and does not play; whether what was done since counts is for the director.",
            street=NAMED[street],
        )
        return inq.ruling("decision", why=why, answer=answer, steps=tuple(steps), director=choices)
    return inq.ruling(
        "remedy",
        why=phrase(
            "The {street} came before the betting was over and does not play, whatever the others do.",
            street=NAMED[street],
        ),
        answer=answer,
        steps=tuple(steps),
        effects=tuple(effects),
    )


def _moved(early: EarlyStreet, *, stays: bool) -> Phrase:
    """The step that takes the early cards back, with the burn or without it."""
    several = phrase("the three cards")
    what = faces(early.cards) or (
        several if early.street == "flop" else phrase("the {street} card", street=NAMED[early.street])
    )
    burn = phrase("the burn") if early.burn == UNKNOWN else face(early.burn)
    if stays:
        return phrase("Leave {burn} as the burn; return {cards} to the stub.", burn=burn, cards=what)
    if early.burned:
        return phrase("Return {cards} and {burn} to the stub.", cards=what, burn=burn)
    return phrase("Return {cards} to the stub.", cards=what)


def _rescinded(
    inq: Inquiry, table: Table, since: int | None, answer: dict[str, Plain], effects: list[Effect]
) -> list[str]:
    """14-f: what was done since the card lay open is taken back first, however much it was."""
    hand = table.the_hand()
    if since is None or since >= len(hand.events):
        return []
    if inq.ask(ACTION_SINCE) == "stands":
        inq.cite(ACTION_SINCE)
        return []
    inq.cite(ACTION_SINCE)
    before = replay(hand.setup, hand.events[:since])
    returned: dict[str, Plain] = {}
    for seat, chips in before.committed.items():
        more = hand.committed[seat] - chips
        if more:
            returned[table.name(seat)] = more
    answer["returned"] = returned
    if before.to_act is not None:
        answer["to act"] = table.name(before.to_act)
    effects.append(Rewind(since))
    told = listed(phrase("{chips} to {name}", chips=chips, name=name) for name, chips in returned.items())
    if told:
        return [phrase("Take back everything done since: {told}.", told=told)]
    return [phrase("Take back everything done since.")]


def _would_be_river(inq: Inquiry, early: EarlyStreet, table: Table) -> Ruling:
    """5-i-8: the river comes as the turn, and the early card only goes into the shuffle for the river."""
    second: str = phrase("one card")
    turn: str = phrase("the next card")
    if len(early.coming) > 1:
        second, turn = (face(card) for card in early.coming[:2])
    what = faces(early.cards) or phrase("the early card")
    new_burn = inq.ask(BURN_ON_REDEAL)
    inq.cite(BURN_ON_REDEAL, "option" if new_burn else "river")
    stub = stub_before(table.the_hand(), "turn") - 3
    steps = (
        phrase("Set {card} aside; it cannot play now, whoever folds.", card=what),
        phrase("Finish the {street} betting.", street=NAMED["flop"]),
        phrase("Burn {burn} and deal {card} as the turn.", burn=second, card=turn),
        phrase("After the turn betting put {card} back, but neither burns nor discards.", card=what),
        shuffle_step(inq, "river"),
        phrase("Burn one card and deal the river.") if new_burn else phrase("Deal the river without a burn."),
    )
    answer: dict[str, Plain] = {
        "burn": str(second),
        "turn": str(turn),
        "river stub": stub,
        "river burns": int(new_burn),
    }
    card = early.cards[0] if early.cards else UNKNOWN
    return inq.ruling(
        "remedy",
        why=phrase(
            "The card that would have been the river is the turn, so that most of the board comes as it would have."
        ),
        answer=answer,
        steps=steps,
        effects=(WouldBeRiver(early.burn, card, early.coming[:2], early.order),),
    )


def accept_early(table: Table, street: str) -> Ruling:
    """Somebody asks that a card which came too early may stay."""
    inq = Inquiry(table.policy)
    if street not in SETTINGS:
        raise Unreadable("street.unknown", f"There is no {street} to accept.", field="street", value=street)
    allowed = inq.ask(ACCEPT_PREMATURE)
    inq.cite(ACCEPT_PREMATURE)
    if allowed:
        return inq.ruling("remedy", why=phrase("The players may let it stay."), answer="stays")
    return inq.ruling(
        "refused", why=phrase("Nobody may accept or reject a card that came too early."), answer="does not play"
    )


def lies_open(table: Table, street: str, cards: Sequence[int] = ()) -> None:
    """Note that a street lies open too early while people act on; the floor has not been called yet."""
    _check(table.the_hand(), EarlyStreet(street, tuple(cards)))
    _is_early(table.the_hand(), street)
    table.recall(DealSoFar).early.setdefault(street, len(table.the_hand().events))
