"""Hands killed by mistake, thrown away too early or fouled (15-B, 65): no redress, but for a bet that nobody called."""

from __future__ import annotations

from cardspeak.books.setting import Setting
from cardspeak.books.settings.showdown import FOULED, KILLED_BUT_TOLD, KILLED_REFUND, PROTECTED, THOUGHT_WON
from cardspeak.errors import Unlawful
from cardspeak.floor.inquiry import Inquiry
from cardspeak.floor.ruling import Choice, Effect, Ruling
from cardspeak.floor.showdown import facts
from cardspeak.floor.showdown.effects import Die, TakeWagerBack, Upheld, is_wager
from cardspeak.floor.showdown_memory import Showdown
from cardspeak.floor.table import Table
from cardspeak.hand.events import Fold
from cardspeak.hand.hand import Hand
from cardspeak.words import Message, message


def has_wager(hand: Hand, seat: int) -> bool:
    """Whether the last bet or raise of this street is this player's."""
    return hand.last_aggressor == seat


def killed(table: Table, seat: int, *, told: bool = False, protected: bool = False) -> Ruling:
    """A hand is killed by mistake, or fouled past telling: no redress but the part of a bet that nobody called (65).

    ``told`` says that its cards can still be told with certainty, ``protected`` that something lay on them.
    """
    hand = facts.live_hand(table, seat)
    if len(hand.live_seats) == 1:
        raise Unlawful("kill.last-hand", field="seat", value=seat)
    inq = Inquiry(table.policy, table.name(seat))
    if told and inq.maybe(KILLED_BUT_TOLD) == "plays":
        return _plays_on(table, inq, seat)
    for setting, so in ((KILLED_BUT_TOLD, told), (PROTECTED, protected)):
        if so and inq.maybe(setting) == "director":
            return _may_be_restored(table, inq, seat, setting)
    back = refund(inq, hand, seat, "killed")
    name = table.name(seat)
    return inq.ruling(
        "remedy",
        why=message("showdown.unprotected-hand-dead", name=name),
        answer="dead",
        returned=back,
        steps=_refund_steps(name, back),
        effects=dies(table, seat, "killed", taking_back=bool(back)),
    )


def _plays_on(table: Table, inq: Inquiry, seat: int) -> Ruling:
    """65-B: a hand among other cards that can be identified stays in play, whatever was exposed on the way."""
    inq.cite(KILLED_BUT_TOLD)
    name = table.name(seat)
    return inq.ruling(
        "remedy",
        why=message("showdown.identified-hand-plays-on", name=name),
        answer="live",
        steps=(message("showdown.return-cards-to-player", name=name),),
        effects=(Upheld((seat,), inq.cited(KILLED_BUT_TOLD)),),
    )


def _may_be_restored(table: Table, inq: Inquiry, seat: int, setting: Setting[str]) -> Ruling:
    inq.cite(setting)
    cites = inq.cited(setting)
    die = dies(table, seat, "killed", taking_back=bool(uncalled(table.the_hand(), seat)))
    return inq.ruling(
        "decision",
        why=message(
            "showdown.killed-by-mistake-director-decides",
            name=table.name(seat),
        ),
        director=(Choice(message("option.restore-the-hand"), cites), Choice(message("option.dead"), cites, die)),
    )


def refund(inq: Inquiry, hand: Hand, seat: int, case: str) -> int:
    """The part of a player's bet that nobody has called, as far as the book gives it back."""
    way = inq.ask(KILLED_REFUND)
    inq.cite(KILLED_REFUND, case)
    return uncalled(hand, seat) if way == "uncalled" else 0


def uncalled(hand: Hand, seat: int) -> int:
    """A player's bet or raise less the most any other player has in on this street; blinds are no bets."""
    if hand.pending.step != "act" or not has_wager(hand, seat):
        return 0
    bets = hand.bets
    own = bets.pop(seat)
    return max(0, own - max(bets.values()))


def _refund_steps(name: str, back: int) -> tuple[Message, ...]:
    if back:
        return (
            message("betting.return-correction-chips", chips=back, name=name),
            message("showdown.rest-stays-in-pot"),
        )
    return (message("showdown.chips-stay-in-pot"),)


def dies(table: Table, seat: int, why: str, *, taking_back: bool = False) -> tuple[Effect, ...]:
    """Kill a hand; a bet that nobody has put a chip in against goes back at once where others are still to act."""
    hand = table.the_hand()
    if taking_back and len(hand.live_seats) > 2 and _nobody_answered(hand, seat):
        return (TakeWagerBack(seat, why),)
    return (Die(seat, why),)


def _nobody_answered(hand: Hand, seat: int) -> bool:
    last = max(index for index, event in enumerate(hand.events) if is_wager(event, seat))
    return all(isinstance(event, Fold) for event in hand.events[last + 1 :])


def thought_won(table: Table, seat: int, *, lost: bool = False) -> Ruling:
    """A bettor throws the cards away although somebody is still in (15-B)."""
    hand = facts.live_hand(table, seat)
    if not has_wager(hand, seat) and not facts.wagered(hand, seat):
        raise Unlawful("discard.no-wager", {"name": table.name(seat)}, field="seat", value=seat)
    inq = Inquiry(table.policy, table.name(seat))
    name = table.name(seat)
    if lost or seat in table.recall(Showdown).lost:
        inq.cite(THOUGHT_WON, "lost")
        back = refund(inq, hand, seat, "thought-won")
        return inq.ruling(
            "remedy",
            why=message(
                "showdown.thrown-away-hand-lost",
                name=name,
            ),
            answer="dead",
            returned=back,
            steps=_refund_steps(name, back),
            effects=dies(table, seat, "thrown away", taking_back=bool(back)),
        )
    way = inq.ask(THOUGHT_WON)
    inq.cite(THOUGHT_WON, "held")
    if way == "dead":
        return thought_won(table, seat, lost=True)
    cites = inq.cited(THOUGHT_WON, "held")
    die = dies(table, seat, "thrown away", taking_back=bool(uncalled(hand, seat)))
    return inq.ruling(
        "decision",
        why=message("showdown.bettor-overlooked-opponent-threw-cards", name=name),
        steps=(message("showdown.hold-cards-apart", name=name), message("showdown.stop-and-call-floor")),
        director=(
            Choice(message("option.restore-the-hand"), cites),
            Choice(message("option.kill-the-hand"), cites, die),
        ),
    )


def thrown_into(table: Table, seat: int, other: int, *, identified: bool | None = None) -> Ruling:
    """A player's cards land in another player's hand."""
    facts.live_hand(table, seat)
    hand = facts.live_hand(table, other)
    inq = Inquiry(table.policy, table.name(seat))
    way = inq.ask(FOULED)
    first, second = table.name(seat), table.name(other)
    if way == "plays-if-identified":
        return _told_apart(table, inq, (seat, other), identified)
    inq.cite(FOULED)
    if way == "thrown-dead":
        return inq.ruling(
            "remedy",
            why=message("showdown.thrower-hand-dead", first=first, second=second),
            answer={first: "dead", second: "live"},
            effects=(Die(seat, "thrown into another hand"), Upheld((other,), inq.cited(FOULED))),
        )
    left = [name for name in hand.live_seats if name not in (seat, other)]
    if not left:
        cites = inq.cited(FOULED)
        names = (first, second)
        return inq.ruling(
            "decision",
            why=message("showdown.both-dead-pot-director-decides"),
            answer={first: "dead", second: "dead"},
            director=(
                *(Choice(message("option.pot-to", name=name), cites) for name in names),
                Choice(message("option.split-the-pot"), cites),
            ),
        )
    return inq.ruling(
        "remedy",
        why=message("showdown.collided-hands-both-dead", first=first, second=second),
        answer={first: "dead", second: "dead"},
        effects=(Die(seat, "thrown into another hand"), Die(other, "another hand was thrown into it")),
    )


def fouled(table: Table, seat: int, *, identified: bool | None = None) -> Ruling:
    """A hand lies among other cards: it plays if it can be identified, else it is as good as killed (65)."""
    facts.live_hand(table, seat)
    inq = Inquiry(table.policy, table.name(seat))
    if inq.maybe(FOULED) == "plays-if-identified":
        if identified:
            return killed(table, seat, told=True)
        return _told_apart(table, inq, (seat,), identified)
    return killed(table, seat, told=bool(identified))


def _told_apart(table: Table, inq: Inquiry, seats: tuple[int, ...], identified: bool | None) -> Ruling:
    """65: a fouled hand that can be identified plays on; one that cannot is dead."""
    seat = seats[0]
    names = [table.name(one) for one in seats]
    if identified is None:
        inq.cite(FOULED)
        cites = inq.cited(FOULED)
        return inq.ruling(
            "decision",
            why=message("showdown.director-finds-distinguishability"),
            director=(
                Choice(message("option.they-play-on"), cites),
                Choice(message("option.fouled"), cites, (Die(seat, "fouled"),)),
            ),
        )
    inq.cite(FOULED, "identified" if identified else "lost")
    if identified:
        return inq.ruling(
            "remedy",
            why=message("showdown.distinguishable-both-play-on"),
            answer=dict.fromkeys(names, "live"),
            steps=(message("showdown.restore-cards-to-owners"),),
            effects=(Upheld(seats, inq.cited(FOULED, "identified")),),
        )
    back = refund(inq, table.the_hand(), seat, "killed")
    return inq.ruling(
        "remedy",
        why=message(
            "showdown.indistinguishable-hand-dead",
            name=table.name(seat),
        ),
        answer={table.name(seat): "dead"},
        returned=back,
        steps=_refund_steps(table.name(seat), back),
        effects=dies(table, seat, "fouled", taking_back=bool(back)),
    )
