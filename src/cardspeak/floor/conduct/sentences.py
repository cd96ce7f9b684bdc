"""Giving a penalty: only what the book allows for the offence, in amounts it allows, with all that follows from it."""

from __future__ import annotations

import msgspec

from cardspeak.books.practice import Offence
from cardspeak.books.reading import nearest
from cardspeak.books.settings import penalties
from cardspeak.errors import Unlawful, Unreadable
from cardspeak.floor.conduct.effects import (
    BANS,
    DISQUALIFIES,
    PenaltyGiven,
    in_progress,
    players_here,
    stack_of,
)
from cardspeak.floor.conduct.offences import (
    choices_for,
    cite_all,
    concerns,
    offence_against,
    offence_called,
    sanction,
    seated,
)
from cardspeak.floor.conduct.words import PENALTIES, SEASON_BAN, offence_said, said, said_all
from cardspeak.floor.inquiry import Inquiry
from cardspeak.floor.penalty_log import LIGHT, WAIVED, PenaltyEntry, PenaltyLog
from cardspeak.floor.ruling import Plain, Ruling
from cardspeak.floor.seat.words import FORCED
from cardspeak.floor.table import Table
from cardspeak.words import Message, items, message

GROUNDS = ("not enforceable", "no effect")
"""Why chips are taken instead of time, where that is a last resort."""


def penalise(
    table: Table,
    seat: int,
    penalty: str,
    amount: int | None = None,
    *,
    offence: str | None = None,
    reason: str = "",
    person: str = "",
    ground: str = "",
    severe: bool = False,
    players: int | None = None,
    stack: int | None = None,
) -> Ruling:
    """Give a penalty for the offence that waits for one, or for an offence that is named."""
    who = seated(table, seat)
    inq = Inquiry(table.policy, who)
    log = table.recall(PenaltyLog)
    about = _offence(table, seat, offence, reason)
    cite_all(inq, about.cites)
    if penalty == "chips":
        sentence, given, told = _chips(inq, table, seat, about, amount, ground, stack)
    else:
        chosen, says = _chosen(inq, table, seat, about, penalty, severe=severe)
        least = 1 if amount is None else amount
        sentence, given, told = _measured(inq, table, seat, about, chosen, says, least, players)
    sentence = msgspec.structs.replace(sentence, reason=reason, person=person, chips=stack)
    steps = [
        message("conduct.sentence-for-player", name=who, penalty=given, offence=offence_said(about, within=True)),
    ]
    if sentence.hands and sentence.skip:
        steps.append(message("conduct.penalty-starts-after-hand", name=who))
    answer: dict[str, Plain] = {"penalty": str(given), **told}
    _consequences(inq, table, log, sentence, who, steps, answer)
    return inq.ruling(
        "remedy",
        why=message("conduct.sentence-for-offence", offence=offence_said(about), penalty=given),
        penalty=sanction(inq, about, earlier_entries(log, seat, about)),
        steps=tuple(steps),
        answer=answer,
        effects=(sentence,),
        aside=True,
    )


def _offence(table: Table, seat: int, name: str | None, reason: str) -> Offence:
    """The offence that is named or waits, what the last ruling lets be penalised, or what the reason calls it."""
    log = table.recall(PenaltyLog)
    waiting = log.open_entry(seat)
    named = name or (waiting.offence if waiting is not None else None)
    if named is not None:
        return offence_called(table.policy, named)
    if seat in log.breaches:
        return offence_against(table.policy, log.breaches[seat])
    if reason:
        return offence_called(table.policy, reason)
    raise Unreadable("penalty.no-offence", {"name": table.name(seat)}, field="offence")


def earlier_entries(log: PenaltyLog, seat: int, about: Offence) -> list[PenaltyEntry]:
    """What was on record before the offence that is being settled."""
    settling = log.open_entry(seat, about.id)
    return [entry for entry in log.of(seat) if entry is not settling and entry.penalty != WAIVED]


def _chosen(
    inq: Inquiry, table: Table, seat: int, about: Offence, penalty: str, *, severe: bool
) -> tuple[PenaltyGiven, Message]:
    """The penalty of a name among those that are open, and how it is called."""
    earlier = earlier_entries(table.recall(PenaltyLog), seat, about)
    choices = {choice.name: choice for choice in choices_for(inq, table, seat, about, earlier, severe=severe)}
    effects = choices[penalty].effects if penalty in choices else ()
    if effects and isinstance(effects[0], PenaltyGiven):
        return effects[0], choices[penalty].says
    options = list(choices)
    scale = inq.cited(penalties.SCALE) if not about.allows and penalty not in LIGHT else ()
    cites = scale or tuple(inq.cites)
    raise Unlawful(
        "penalty.not-allowed",
        {"penalty": said(PENALTIES, penalty), "offence": offence_said(about, within=True)},
        field="penalty",
        value=penalty,
        limits={"options": options},
        rule=cites[0].number if cites else None,
        near=nearest(penalty, options),
    )


def _measured(
    inq: Inquiry,
    table: Table,
    seat: int,
    about: Offence,
    chosen: PenaltyGiven,
    says: Message,
    amount: int,
    players: int | None,
) -> tuple[PenaltyGiven, Message, dict[str, Plain]]:
    """The penalty with its length checked and worked out, how it is called, and its numbers."""
    skip, penalty = _skip(inq, table, about), chosen.penalty
    if penalty == "missed hands":
        _at_least_one(inq, amount, "hands")
        return PenaltyGiven(seat, about.id, penalty, amount, amount, skip), _hands(amount), {"hands": amount}
    if penalty == "missed rounds":
        _at_least_one(inq, amount, "rounds")
        hands = amount * _hands_in_round(inq, players_here(table) if players is None else players)
        given = message("conduct.missed-rounds-as-hands", rounds=amount, hands=_hands(hands))
        return PenaltyGiven(seat, about.id, penalty, amount, hands, skip), given, {"hands": hands}
    if penalty == "minutes":
        _check_minutes(inq, table.recall(PenaltyLog), amount)
        given = message("conduct.minutes-away", minutes=amount)
        return PenaltyGiven(seat, about.id, penalty, amount), given, {"minutes": amount}
    return PenaltyGiven(seat, about.id, penalty, also=chosen.also), says, {}


def _hands(number: int) -> Message:
    return message("conduct.missed-hands", number=number)


def _skip(inq: Inquiry, table: Table, about: Offence) -> int:
    """The hand in progress does not count; for exposed cards a book may say otherwise."""
    if concerns(inq.policy, about, penalties.EXPOSED_FROM):
        inq.cite(penalties.EXPOSED_FROM)
        if inq.ask(penalties.EXPOSED_FROM) == "at-once":
            return 0
    return in_progress(table)


def _at_least_one(inq: Inquiry, amount: int, what: str) -> None:
    inq.cite(penalties.SCALE, f"missed {what}")
    if type(amount) is not int or amount < 1:
        cites = inq.cited(penalties.SCALE, f"missed {what}")
        raise Unlawful(
            "penalty.too-short",
            field="amount",
            value=amount,
            limits={"min": 1},
            rule=cites[0].number if cites else None,
        )


def _hands_in_round(inq: Inquiry, players: int) -> int:
    """How many hands a round is; fixed when the penalty is given, whoever comes or goes later."""
    counted = inq.maybe(penalties.ROUND)
    inq.cite(penalties.ROUND)
    inq.fact(message("conduct.table-size-with-offender", players=players))
    return 1 if counted == "one-hand" else players  # 71-A


def _check_minutes(inq: Inquiry, log: PenaltyLog, amount: int) -> None:
    listed = inq.maybe(penalties.MINUTES)
    if listed is not None:
        inq.cite(penalties.MINUTES)
        if str(amount) not in listed:  # 7.2.2
            cite = inq.cited(penalties.MINUTES)[0].number
            raise Unlawful(
                "penalty.minutes/listed",
                {"listed": items(listed), "amount": amount},
                field="amount",
                value=amount,
                limits={"of": [int(minutes) for minutes in listed]},
                rule=cite,
            )
        return
    least = inq.maybe(penalties.MINUTES_LEAST) or 1
    most = log.level_minutes if inq.maybe(penalties.MINUTES_MOST) == "one-level" else None
    inq.cite(penalties.MINUTES_LEAST)
    inq.cite(penalties.MINUTES_MOST)
    if amount < least or (most is not None and amount > most):  # 8-4
        cites = inq.cited(penalties.MINUTES_LEAST)
        raise Unlawful(
            "penalty.minutes/at-least" if most is None else "penalty.minutes",
            {"least": least, "amount": amount} if most is None else {"least": least, "longest": most, "amount": amount},
            field="amount",
            value=amount,
            limits={"min": least, "max": most},
            rule=cites[0].number if cites else None,
        )


def _chips(
    inq: Inquiry, table: Table, seat: int, about: Offence, amount: int | None, ground: str, stack: int | None
) -> tuple[PenaltyGiven, Message, dict[str, Plain]]:
    """Chips as a penalty: for an offence that names it, or as a last resort with its ground."""
    rule = inq.ask(penalties.CHIPS)
    cites = inq.cited(penalties.CHIPS)
    if rule == "named-offences" and "chips" not in about.allows:
        raise Unlawful(
            "penalty.chips/not-for",
            {"offence": offence_said(about, within=True)},
            field="penalty",
            value="chips",
            rule=cites[0].number,
        )
    if rule == "last-resort" and ground not in GROUNDS:  # 8-5
        raise Unlawful("penalty.no-ground", field="ground", value=ground, limits={"of": GROUNDS}, rule=cites[0].number)
    inq.cite(penalties.CHIPS)
    behind = stack_of(table, seat) if stack is None else stack
    if amount is None or not 1 <= amount <= behind:
        raise Unlawful(
            "penalty.chips" if amount is None else "penalty.chips/not-so-many",
            {"behind": behind} if amount is None else {"behind": behind, "amount": amount},
            field="amount",
            value=amount,
            limits={"min": 1, "max": behind},
        )
    told: dict[str, Plain] = {"removed from play": amount, "stack": behind - amount}
    _told_in_play(table, amount, told)
    return PenaltyGiven(seat, about.id, "chips", amount), message("conduct.chips-forfeited-amount", chips=amount), told


def _consequences(
    inq: Inquiry,
    table: Table,
    log: PenaltyLog,
    sentence: PenaltyGiven,
    who: str,
    steps: list[Message],
    answer: dict[str, Plain],
) -> None:
    """What follows by itself: the last warning, disqualification and its chips, a second removal, a review."""
    out = sentence.penalty in DISQUALIFIES
    limit = inq.maybe(penalties.WARNINGS)
    if sentence.penalty == "warning" and limit is not None:
        given = log.warnings(sentence.seat, sentence.offence) + 1
        answer["warnings"] = given
        inq.cite(penalties.WARNINGS)
        if given >= limit:
            steps.append(message("conduct.repeat-warning-disqualifies", given=given, name=who))
            out = True
    if out:
        _disqualified(inq, table, log, sentence, who, steps, answer)
    elif sentence.hands or sentence.penalty == "minutes":
        steps += _how_served(inq, who)
    steps += [message("conduct.additional-consequence", what=said(PENALTIES, what)) for what in sentence.also]
    if sentence.penalty not in LIGHT and inq.maybe(penalties.REVIEW) == "third-party":
        _reviewed(inq, sentence, steps)


def _disqualified(
    inq: Inquiry,
    table: Table,
    log: PenaltyLog,
    sentence: PenaltyGiven,
    who: str,
    steps: list[Message],
    answer: dict[str, Plain],
) -> None:
    behind = stack_of(table, sentence.seat) if sentence.chips is None else sentence.chips
    answer["disqualified"] = who
    chips = inq.maybe(penalties.DISQUALIFIED_CHIPS)
    inq.cite(penalties.DISQUALIFIED_CHIPS)
    if chips == "removed":
        steps.append(
            message(
                "conduct.disqualified-chips-removed",
                chips=behind,
                name=who,
            )
        )
        answer["removed from play"] = behind
        _told_in_play(table, behind, answer)
    elif chips == "left-to-blind-off":
        steps.append(message("conduct.chips-left-to-blind-off", name=who))
    if inq.maybe(penalties.REFUND) == "none":
        inq.cite(penalties.REFUND)
        steps.append(message("conduct.entry-not-refunded"))
    limit = inq.maybe(penalties.REMOVALS)
    removals = log.standing(sentence.seat).removals + 1
    if limit is not None and removals >= limit:
        inq.cite(penalties.REMOVALS)
        answer["ban"] = SEASON_BAN
        steps.append(
            message(
                "conduct.repeat-removal-season-ban",
                removals=removals,
                name=who,
            )
        )


def _told_in_play(table: Table, taken: int, answer: dict[str, Plain]) -> None:
    in_play = table.recall(PenaltyLog).in_play
    if in_play is not None:
        answer["chips in play"] = in_play - taken


def _how_served(inq: Inquiry, who: str) -> list[Message]:
    steps = []
    if inq.maybe(penalties.LEAVES_TABLE):
        inq.cite(penalties.LEAVES_TABLE)
        steps.append(message("conduct.player-leaves-table", name=who))
    forced = inq.maybe(penalties.FORCED_BETS)
    if inq.maybe(penalties.AWAY) == "dealt-and-killed":
        inq.cite(penalties.AWAY)
        inq.cite(penalties.FORCED_BETS)
        steps.append(
            message(
                "conduct.penalty-seat-hand-killed",
                forced=said_all(FORCED, forced or ()),
            )
        )
    elif forced is not None:
        inq.cite(penalties.AWAY)
        steps.append(message("conduct.seat-dealt-out"))
    return steps


def _reviewed(inq: Inquiry, sentence: PenaltyGiven, steps: list[Message]) -> None:
    if not BANS.isdisjoint({sentence.penalty, *sentence.also}):
        inq.cite(penalties.REVIEW)
        steps.append(message("conduct.ban-pending-independent-review"))
