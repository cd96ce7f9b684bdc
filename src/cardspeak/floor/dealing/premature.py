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
from cardspeak.floor.betting.out_of_turn import OutOfTurn
from cardspeak.floor.dealing.correction import (
    NAMED,
    SIZE,
    STREETS,
    RedealStreet,
    Rewind,
    WouldBeRiver,
    stub_before,
)
from cardspeak.floor.dealing.so_far import DealSoFar
from cardspeak.floor.dealing.stub import kept_burn, shuffle_step
from cardspeak.floor.inquiry import Inquiry
from cardspeak.floor.ruling import SILENT, Choice, Effect, Plain, Ruling
from cardspeak.floor.table import Table
from cardspeak.hand.games import street_said
from cardspeak.hand.hand import Hand
from cardspeak.hand.record import replay
from cardspeak.words import Message, items, message

SETTINGS = {"flop": PREMATURE_FLOP, "turn": PREMATURE_TURN, "river": PREMATURE_RIVER}
BEFORE = {"flop": message("dealing.street-pre-flop"), "turn": NAMED["flop"], "river": NAMED["turn"]}


@dataclass(frozen=True)
class EarlyStreet:
    """A street dealt too early."""

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
        inq.rest_on(SETTINGS[early.street])
        return inq.ruling(
            "refused",
            why=message("dealing.street-was-in-time", street=NAMED[early.street]),
            answer="stands",
        )
    value = inq.ask(SETTINGS[early.street])
    if value == "only-before-burn" and early.burned and inq.maybe(BURN_ON_REDEAL) is not None:
        return _back(
            inq, table, early, since, burn_back=False
        )  # the book it builds on says what its own rule leaves out
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
        raise Unreadable("street.unknown", {"street": street_said(early.street)}, field="street", value=early.street)
    if early.cards and len(early.cards) != SIZE[early.street]:
        raise Unreadable("street.count", {"street": NAMED[early.street], "size": SIZE[early.street]}, field="cards")
    require_distinct([*early.cards, early.burn, *early.coming])
    if hand.pending.step in ("push", "over"):
        raise Unlawful("hand.over", field="street")


def _is_early(hand: Hand, street: str) -> bool:
    """Whether the round before a street is still being bet; a street further away cannot lie open at all."""
    wanted = STREETS.index(street) + 1
    if wanted > hand.street + 1:
        raise Unlawful("street.far", {"street": NAMED[street]}, field="street")
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
        why=message(
            "dealing.early-street-not-covered",
            street=NAMED[early.street],
        ),
        answer=SILENT,
        director=(
            Choice(
                message("option.card-back-shuffle-burn-stays"), cites, (RedealStreet(early.street, burn, early.order),)
            ),
            Choice(
                message("option.card-and-burn-back-shuffle-new-burn"),
                cites,
                (RedealStreet(early.street, None, early.order),),
            ),
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
    finish = message("dealing.finish-street-betting", street=BEFORE[street])
    later = street == "river"  # RP-5-C, 5-i-8: shuffled only when the turn has been bet
    deal = message("dealing.redeal-street-without-burn", street=NAMED[street])
    if new_burn:
        deal = message("dealing.burn-and-redeal-street", street=NAMED[street])
    steps = [moved, *((finish, shuffle) if later else (shuffle, finish)), deal]
    answer: dict[str, Plain] = {
        "burn": kept_burn(early.burn) if stays else "back" if early.burned else "none yet",
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
            Choice(message("option.acts-since-are-taken-back"), (), (Rewind(since), *effects)),
            Choice(message("option.acts-since-stand"), (), tuple(effects)),
        )
        why = message(
            "dealing.early-street-actions-director-decides",
            street=NAMED[street],
        )
        answer["acts since"] = SILENT
        return inq.ruling("decision", why=why, answer=answer, steps=tuple(steps), director=choices)
    return inq.ruling(
        "remedy",
        why=message(
            "dealing.early-street-does-not-play",
            street=NAMED[street],
        ),
        answer=answer,
        steps=tuple(steps),
        effects=tuple(effects),
    )


def _moved(early: EarlyStreet, *, stays: bool) -> Message:
    """The step that takes the early cards back, with the burn or without it."""
    several = message("dealing.the-three-cards")
    what = faces(early.cards) or (
        several if early.street == "flop" else message("dealing.the-street-card", street=NAMED[early.street])
    )
    burn = message("dealing.the-burn") if early.burn == UNKNOWN else face(early.burn)
    if stays:
        return message("dealing.keep-burn-return-cards", burn=burn, cards=what)
    if early.burned:
        return message("dealing.return-cards-and-burn", cards=what, burn=burn)
    return message("dealing.return-cards-to-stub", cards=what)


def _rescinded(
    inq: Inquiry, table: Table, since: int | None, answer: dict[str, Plain], effects: list[Effect]
) -> list[Message]:
    """14-f: what was done since the card lay open is taken back first, however much it was."""
    hand = table.the_hand()
    if since is None or (since >= len(hand.events) and not _out_of_turn(table, since)):
        return []
    if inq.ask(ACTION_SINCE) == "stands":
        inq.cite(ACTION_SINCE)
        return []
    inq.cite(ACTION_SINCE)
    before = replay(hand.setup, hand.events[:since])
    returned: dict[str, int] = {}
    for seat, chips in before.committed.items():
        more = hand.committed[seat] - chips
        if more:
            returned[table.name(seat)] = more
    for act in table.recall(OutOfTurn).acts:
        if act.since >= since and act.chips:
            returned[table.name(act.seat)] = act.chips
    if returned:
        answer["returned"] = {**returned}
    if before.to_act is not None:
        answer["to act"] = table.name(before.to_act)
    effects.append(Rewind(since))
    told = items(message("dealing.chips-to-player", chips=chips, name=name) for name, chips in returned.items())
    if told:
        return [message("dealing.undo-later-actions-listed", told=told)]
    return [message("dealing.undo-later-actions")]


def _out_of_turn(table: Table, since: int) -> bool:
    """Whether somebody has acted out of turn since a moment of the hand."""
    out = table.recall(OutOfTurn)
    moments = [*(act.since for act in out.acts), *(act.since for act in out.left_open)]
    return any(moment >= since for moment in moments)


def _would_be_river(inq: Inquiry, early: EarlyStreet, table: Table) -> Ruling:
    """5-i-8: the river comes as the turn, and the early card only goes into the shuffle for the river."""
    second: Message | str = message("dealing.n-cards", count=1)
    turn: Message | str = message("dealing.the-next-card")
    if len(early.coming) > 1:
        second, turn = (face(card) for card in early.coming[:2])
    what = faces(early.cards) or message("dealing.the-early-card")
    new_burn = inq.ask(BURN_ON_REDEAL)
    inq.cite(BURN_ON_REDEAL, "option" if new_burn else "river")
    stub = stub_before(table.the_hand(), "turn") - 3
    steps = (
        message("dealing.set-early-card-aside", card=what),
        message("dealing.finish-street-betting", street=NAMED["flop"]),
        message("dealing.burn-and-deal-turn", burn=second, card=turn),
        message("dealing.return-early-turn-after-betting", card=what),
        shuffle_step(inq, "river"),
        message("dealing.burn-and-deal-river") if new_burn else message("dealing.river-without-burn"),
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
        why=message("dealing.intended-river-becomes-turn"),
        answer=answer,
        steps=steps,
        effects=(WouldBeRiver(early.burn, card, early.coming[:2], early.order),),
    )


def accept_early(table: Table, street: str) -> Ruling:
    """Somebody asks that a card which came too early may stay."""
    inq = Inquiry(table.policy)
    if street not in SETTINGS:
        raise Unreadable("street.unknown/none-to-accept", {"street": street_said(street)}, field="street", value=street)
    rule = inq.maybe(SETTINGS[street])
    if inq.maybe(ACCEPT_PREMATURE) is None and rule is not None and rule != "director":
        inq.cite(SETTINGS[street])  # the remedy leaves nobody a choice
        return inq.ruling("refused", why=message("dealing.early-card-no-choice"), answer="does not play")
    allowed = inq.ask(ACCEPT_PREMATURE)
    inq.cite(ACCEPT_PREMATURE)
    if allowed:
        return inq.ruling("remedy", why=message("dealing.players-may-let-stay"), answer="stays")
    return inq.ruling("refused", why=message("dealing.early-card-no-choice"), answer="does not play")


def lies_open(table: Table, street: str, cards: Sequence[int] = ()) -> None:
    """Note that a street was dealt too early while play goes on; the floor has not been called yet."""
    _check(table.the_hand(), EarlyStreet(street, tuple(cards)))
    _is_early(table.the_hand(), street)
    table.recall(DealSoFar).early.setdefault(street, len(table.the_hand().events))
