"""A PHH record played through the engine: every action must be lawful where it stands.

PHH tells no burns and no shuffles, so an unseen card is burned and an unseen stub shuffled where the game asks for it.
Nothing else is added. The hand is returned as far as it went, with the refusal that stopped it.
"""

from __future__ import annotations

import msgspec

from cardspeak.cards.card import UNKNOWN
from cardspeak.errors import Refusal, Unlawful
from cardspeak.hand import dealing
from cardspeak.hand.hand import Hand
from cardspeak.hand.notation.actions import Action
from cardspeak.hand.notation.phh_actions import actions_of
from cardspeak.hand.notation.phh_record import PhhRecord
from cardspeak.hand.record import play_record
from cardspeak.hand.setup import HandSetup, Step
from cardspeak.words import Message, message

HIDDEN_ALL_IN = message("house-practice.hidden-all-in")
"""House practice of online and cash games; in a tournament all hands are tabled (16)."""
TOLD_OPENER = message("house-practice.told-opener")
"""Stud, where the cards on display would decide and one of them was not seen."""


class Played(msgspec.Struct, frozen=True):
    """A record as far as it could be played."""

    hand: Hand
    done: int
    """How many actions were taken."""
    error: Refusal | None = None
    unseen: tuple[int, ...] = ()
    """Seats that reached the showdown with unknown cards, so that the winner is unknown."""
    practices: tuple[Message, ...] = ()
    """Where the hand was not played by tournament rules."""


class Practice(msgspec.Struct, frozen=True):
    """A house practice: what it is, the refusal that points to it, and the settings that allow it."""

    words: Message
    code: str
    settings: dict[str, object]


PRACTICES = (
    *(
        Practice(HIDDEN_ALL_IN, code, {"all_in_face_up": False})
        for code in ("act.not-now", "muck.all-in", "show.unknown")
    ),
    Practice(message("house-practice.ties-by-seat"), "act.out-of-turn", {"stud_ties_by_suit": False}),
    Practice(
        message("house-practice.short-all-in-reopens"), "act.no-raise", {"reopen_percent": 0, "reopen_percent_limit": 0}
    ),
    Practice(message("house-practice.raise-completes"), "act.raise-too-small", {"short_all_in": "complete"}),
)


def play(record: PhhRecord) -> Played:
    """Play a record, by our own log where it has one; by a house practice where the hand is not lawful otherwise."""
    if record.log is not None:
        return _play_log(record)
    setup = record.setup
    played = _play(record, setup)
    used: tuple[Message, ...] = ()
    for practice in PRACTICES:
        if played.error is None or played.error.code != practice.code:
            continue
        rules = msgspec.structs.replace(setup.rules, **practice.settings)
        again = _play(record, msgspec.structs.replace(setup, rules=rules))
        if again.error is None or again.done > played.done:
            setup, played, used = again.hand.setup, again, (*used, practice.words)
    return msgspec.structs.replace(played, practices=(*played.practices, *used)) if used else played


def _play_log(record: PhhRecord) -> Played:
    """Play our own log; the actions beside it must tell the same hand."""
    assert record.log is not None
    hand, error = play_record(record.setup, record.log)
    if error is not None:
        return Played(hand, 0, record.source.at(error, "_cardspeak_log", len(hand.events)))
    told = [action for action in record.actions if action.verb]
    meant = [action for action in actions_of(record.setup, record.log) if action.verb]
    for index, (told_one, meant_one) in enumerate(zip(told, meant, strict=False)):
        if msgspec.structs.replace(told_one, commentary="") != msgspec.structs.replace(meant_one, commentary=""):
            return Played(hand, index, _differs(record, told_one, f"the log says {meant_one.text(record.scale)!r}"))
    if len(told) != len(meant):
        last = told[-1] if told else Action()
        return Played(
            hand, len(told), _differs(record, last, f"the log has {len(meant)} actions and the file {len(told)}")
        )
    return Played(hand, len(record.actions))


def _differs(record: PhhRecord, action: Action, why: str) -> Refusal:
    refusal = Unlawful("phh.own-differs", {"why": why}, field="actions")
    return record.source.at(refusal, "actions", record.actions.index(action) if action in record.actions else None)


def _play(record: PhhRecord, setup: HandSetup) -> Played:
    hand = Hand(setup, automatic=Step.POST | Step.PUSH)
    seats = setup.order
    unseen: set[int] = set()
    practices: tuple[Message, ...] = ()
    for index, action in enumerate(record.actions):
        try:
            seat = seats[action.player - 1]
            if action.verb in ("f", "cc", "cbr", "pb") and _opens_on_the_files_word(hand, action.player - 1, seat):
                practices = (TOLD_OPENER,)
                hand.let_open(seat)
            take(hand, action, seat, unseen)
        except Refusal as refusal:
            return Played(hand, index, record.source.at(refusal, "actions", index), tuple(sorted(unseen)))
    return Played(hand, len(record.actions), None, () if hand.over else tuple(sorted(unseen)), practices)


def take(hand: Hand, action: Action, seat: int, unseen: set[int]) -> None:
    """Take one action in a hand; seats that show cards nobody could read are added to ``unseen``."""
    match action.verb:
        case "dh":
            _deal(hand, seat, action.cards or ())
        case "db":
            _prepare(hand)
            hand.board_cards(action.cards or ())
        case "f":
            hand.fold(seat)
        case "cc":
            if hand.to_call and hand.to_act == seat:
                hand.call(seat)
            else:
                hand.check(seat)
        case "cbr":
            hand.wager(seat, action.amount)
        case "pb":
            hand.bring_in(seat)
        case "sd":
            hand.draw(seat, action.cards or ())
        case "sm":
            _show(hand, seat, action, unseen)


def _opens_on_the_files_word(hand: Hand, place: int, seat: int) -> bool:
    return hand.pending.step == "act" and hand.to_act != seat and dealing.may_open(hand, place)


def _prepare(hand: Hand) -> None:
    """Burn and shuffle what the file does not tell."""
    while (due := hand.pending.step) in ("burn", "shuffle"):
        if due == "burn":
            hand.burn(UNKNOWN)
        else:
            hand.shuffle((UNKNOWN,) * (hand.stub_size + len(dealing.cards_to_shuffle(hand))))


def _deal(hand: Hand, seat: int, cards: tuple[int, ...]) -> None:
    _prepare(hand)
    if hand.setup.game.family == "draw" and hand.pending.step in ("deal", "board"):
        left = hand.stub_size
        if 0 < left < len(cards):  # the stub runs out in the middle of a draw
            hand.deal(seat, cards[:left])
            _prepare(hand)
            cards = cards[left:]
    hand.deal(seat, cards)


def _show(hand: Hand, seat: int, action: Action, unseen: set[int]) -> None:
    """Show or muck; with one live hand left it is a courtesy that changes nothing, but the cards must be possible."""
    if len(hand.live_seats) == 1:
        if seat not in hand.live_seats:
            raise Unlawful("show.dead-hand/seat", {"seat": seat}, field="seat", value=seat)
        if action.cards:
            hand.learn(seat, [card for card in action.cards if card != UNKNOWN])
        return
    with_chips = [live for live in hand.live_seats if hand.stacks[live]]
    if len(with_chips) < 2 and hand.pending.step in ("burn", "deal", "board") and set(action.cards or ()) == {UNKNOWN}:
        return  # a hand that stays hidden while the board comes
    if action.as_dealt:
        hand.show(seat)
    elif action.cards is None:
        hand.muck(seat)
    elif action.unseen and UNKNOWN in hand.cards_of(seat):
        hand._need(Step.SHOW, "show")
        known = [card for card in action.cards if card != UNKNOWN]
        if known:
            hand.show(seat, known)
        unseen.add(seat)
    else:
        hand.show(seat, action.cards)
        unseen.discard(seat)
