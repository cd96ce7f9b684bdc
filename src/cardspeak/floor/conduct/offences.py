"""Offences: what a book lets be penalised, and the penalties it offers for it. The director picks; nothing is taken."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

from cardspeak.books.layer_files import short_name
from cardspeak.books.offence_search import find
from cardspeak.books.policy import Citation, Policy
from cardspeak.books.policy import policy as book_policy
from cardspeak.books.practice import AllowedPenalty, Offence, citations, practice
from cardspeak.books.reading import nearest
from cardspeak.books.setting import Setting
from cardspeak.books.settings import conduct, penalties
from cardspeak.errors import Ambiguous, Unreadable
from cardspeak.floor.conduct.circumstances import check_circumstances
from cardspeak.floor.conduct.effects import Noted, PenaltyGiven
from cardspeak.floor.conduct.words import ROLES, offence_said, penalty_said, said
from cardspeak.floor.inquiry import Inquiry
from cardspeak.floor.penalty_log import LIGHT, NO_PENALTY, WAIVED, PenaltyEntry, PenaltyLog
from cardspeak.floor.ruling import SILENT, Choice, Guidance, Penalty, Plain, Ruling
from cardspeak.floor.table import Table
from cardspeak.question import Option
from cardspeak.words import Message, Sayable, items, message

Penalties = tuple[str, ...]
"""Penalties that are given together, by their names; mostly one."""
SCALE_WORD = "scale"
"""In an offence's own list: the book's scale, to which the others are added."""
CHIPS = "chips"
LEAVE = "leave the area"


@dataclass(frozen=True)
class PenaltyConditions:
    """What decides on the conditions under which a penalty is open."""

    earlier: list[PenaltyEntry]
    elsewhere: tuple[str, ...]
    """Offences in other tournaments."""
    suspended: bool
    severe: bool


def offences(policy: Policy) -> dict[str, Offence]:
    """Every offence of a book and of those below it, by id."""
    return {name: one for name, one in practice(policy.book, "offence").items() if isinstance(one, Offence)}


def find_offence(policy: Policy, name: str) -> Offence:
    """The offence of a name; unreadable where the book knows none."""
    known = offences(policy)
    found = known.get(name) or known.get("-".join(name.lower().split()))
    if found is None:
        raise Unreadable(
            "offence.unknown",
            {"name": name, "book": short_name(policy.book)},
            field="offence",
            value=name,
            limits={"of": sorted(known)},
            near=nearest(name, known),
        )
    return found


def offence_called(policy: Policy, words: str) -> Offence:
    """The offence that somebody's words mean; a question where they may mean several, and one without a name where none."""
    found = find(policy.book, words)
    if found.meant is not None:
        return found.meant
    if found.offences:
        offered = [Option(one.id, offence_said(one)) for one in found.offences]
        values: dict[str, Sayable] = {
            "words": words,
            "offences": items((offence_said(one) for one in found.offences), "bar"),
        }
        raise Ambiguous.asking("offence.which", values, "offence", options=offered)
    return _unnamed(policy, words)


def _unnamed(policy: Policy, words: str) -> Offence:
    """What the book has no word for: it rests on the rules of its open lists, or on none."""
    rules = (rule for one in offences(policy).values() if one.any_other for rule in one.cites)
    plain = " ".join(words.split())
    return Offence(
        layer=policy.book,
        id=plain,
        title=plain[:1].upper() + plain[1:],
        penalty="may",
        cites=tuple(dict.fromkeys(rules)),
    )


def offence_against(policy: Policy, rules: tuple[str, ...]) -> Offence:
    """The offence that rests on the rules of a ruling; one without a name where the book lists none."""
    resting = [one for one in offences(policy).values() if one.cites[0] in rules and not one.any_other]
    if resting:
        return max(resting, key=lambda one: len(set(one.cites).intersection(rules)))
    numbers = ", ".join(dict.fromkeys(cite.number for cite in citations(policy.book, rules)))
    return Offence(
        layer=policy.book, id=f"breach of {numbers}", title=f"Breach of {numbers}", penalty="may", cites=rules
    )


def offence_on_record(policy: Policy, entry: PenaltyEntry) -> Message:
    """An offence of the record, within a sentence."""
    return offence_said(offence_called(policy, entry.offence), within=True)


def seated(table: Table, seat: int) -> str:
    """The name of the player in a seat; unreadable where nobody sits there."""
    here = set(table.names) | (set(table.hand.seats) if table.hand is not None else set())
    if here and seat not in here:
        raise Unreadable("seat.empty", {"seat": seat}, field="seat", value=seat, limits={"seats": sorted(here)})
    return table.name(seat)


def record_offence(
    table: Table, seat: int, name: str, *, reason: str = "", person: str = "", severe: bool = False
) -> Ruling:
    """Put an offence on record, with the penalties from which the director picks."""
    who = seated(table, seat)
    inq = Inquiry(table.policy, who)
    offence = offence_called(table.policy, name)
    named = offence.id in offences(table.policy)
    check_circumstances(table, seat, offence)
    log = table.recall(PenaltyLog)
    earlier = [entry for entry in log.of(seat) if entry.penalty != WAIVED]
    inq.fact(message("conduct.offender-earlier-entries", offence=offence_said(offence), name=who, count=len(earlier)))
    _weigh_intent(inq, log, seat, len(earlier))
    cite_all(inq, offence.cites)
    duty = sanction(inq, offence, earlier)
    choices = choices_for(inq, table, seat, offence, earlier, severe=severe)
    heavier = suggested(inq, choices, earlier)
    if not named:
        book = short_name(table.policy.book)
        why = message("conduct.offence-not-named-director-decides", offence=offence_said(offence), book=book)
    elif duty == "must":
        why = message("conduct.penalty-mandatory-director-picks", offence=offence_said(offence))
    else:
        why = message("conduct.penalty-optional-director-decides", offence=offence_said(offence))
    return inq.ruling(
        "decision",
        why=why,
        penalty=duty,
        director=choices,
        answer=_answer(heavier) if named else SILENT,
        steps=(*_escalation(heavier), *_steps(inq, log, seat, offence, who)),
        effects=(Noted(PenaltyEntry(seat, who, offence.id, log.hands, reason=reason, person=person)),),
        aside=True,
    )


def _escalation(heavier: Choice | None) -> tuple[Message, ...]:
    if heavier is None or heavier.name == WAIVED:
        return ()
    return (message("conduct.repeated-penalties-escalate", penalty=heavier.says),)


def bystander_offends(table: Table, words: str) -> Ruling:
    """Somebody who does not play breaks a rule: it binds them too, and they can be sent away."""
    inq = Inquiry(table.policy)
    offence = offence_called(table.policy, words)
    sent_away = [one for one in offences(table.policy).values() if LEAVE in _named_penalties(one)]
    cite_all(inq, tuple(dict.fromkeys((*offence.cites, *(rule for one in sent_away for rule in one.cites)))))
    cites = tuple(inq.cites)
    choices = (Choice(message("option.let-it-be"), cites), Choice(message("option.leave-the-area"), cites))
    named = offence.id in offences(table.policy) or bool(sent_away)
    why = message("conduct.bystander-offends", offence=offence_said(offence))
    return inq.ruling("decision", why=why, director=choices, answer=None if named else SILENT, aside=True)


def _named_penalties(offence: Offence) -> set[str]:
    """Every penalty that an offence names, on whatever condition."""
    names = {one for one in offence.allows if isinstance(one, str)}
    return names.union(*(one.penalties for one in offence.allows if not isinstance(one, str)))


def _answer(heavier: Choice | None) -> Plain:
    return {"suggested": heavier.says} if heavier is not None else None


def concerns(policy: Policy, offence: Offence, setting: Setting[Any]) -> bool:
    """Whether an offence rests on a rule that a setting of the book cites: then the setting is about this offence."""
    answer = book_policy(policy.book).answer(setting)  # the printed book's: a house value cites no rule of it
    return answer is not None and not {cite.id for cite in answer.all_cites}.isdisjoint(offence.cites)


def sanction(inq: Inquiry, offence: Offence, earlier: list[PenaltyEntry]) -> Penalty:
    """Whether a penalty has to follow: by the offence itself, or because etiquette was broken again."""
    if offence.penalty == "must":
        return "must"
    again = inq.maybe(penalties.ETIQUETTE_REPEATED)
    if again == "must" and concerns(inq.policy, offence, penalties.ETIQUETTE_REPEATED):
        known = offences(inq.policy)
        before = [known[one.offence] for one in earlier if one.offence in known]
        if any(concerns(inq.policy, one, penalties.ETIQUETTE_REPEATED) for one in before):  # 65 of 2015
            inq.cite(penalties.ETIQUETTE_REPEATED)
            return "must"
    return "may"


def choices_for(
    inq: Inquiry, table: Table, seat: int, offence: Offence, earlier: list[PenaltyEntry], *, severe: bool = False
) -> tuple[Choice, ...]:
    """The penalties that may be chosen, each with what it would do; no penalty only where none has to follow."""
    log = table.recall(PenaltyLog)
    duty = sanction(inq, offence, earlier)
    own = citations(inq.policy.book, offence.cites)
    bundle = inq.maybe(penalties.CHEATING)
    if bundle is not None and concerns(inq.policy, offence, penalties.CHEATING):
        inq.cite(penalties.CHEATING)
        sentence = PenaltyGiven(seat, offence.id, "disqualification", also=bundle[1:])
        return (
            Choice(penalty_said(*bundle), inq.cited(penalties.CHEATING), (sentence,), name=name_of(bundle)),
        )  # D-IV-a: all or nothing
    standing = log.standing(seat)
    record = PenaltyConditions(earlier, standing.offences, suspended=standing.suspended, severe=severe)
    named = _allowed(inq, record, offence)
    choices = [_choice(inq, seat, offence, words, cites=_cites_for(inq, words, own)) for words in named]
    if not named and not offence.allows:
        choices = _guided(inq, seat, offence)
    if duty == "may" and inq.maybe(penalties.NO_PENALTY) is not False:
        _cite_option(inq, "may")
        cites = inq.cited(penalties.NO_PENALTY, "may") or own
        choices.insert(0, _choice(inq, seat, offence, (NO_PENALTY,), cites=cites))
    elif duty == "must":
        _cite_option(inq, "must")
    if _let_off(inq, log, seat, offence):
        inq.cite(penalties.NEWCOMERS)
        waived = _choice(inq, seat, offence, (WAIVED,), cites=inq.cited(penalties.NEWCOMERS))
        choices.insert(0, waived)  # 50, note for new players
    return tuple(choices)


def _cite_option(inq: Inquiry, duty: Penalty) -> None:
    """Count the rules on closing an offence without a penalty; how they are read is about that option alone."""
    inq.cites.update(dict.fromkeys(inq.cited(penalties.NO_PENALTY, duty)))


def name_of(penalties: Iterable[str]) -> str:
    """What programs call penalties that are given together."""
    return ", ".join(penalties)


def _choice(
    inq: Inquiry,
    seat: int,
    offence: Offence,
    words: Penalties,
    *,
    cites: tuple[Citation, ...] = (),
    guidance: tuple[Guidance, ...] = (),
) -> Choice:
    return Choice(penalty_said(*words), cites, _effects(inq, seat, offence, words), guidance, name_of(words))


def suggested(inq: Inquiry, choices: tuple[Choice, ...], earlier: list[PenaltyEntry]) -> Choice | None:
    """The step up from the last penalty, where a repeated offence asks for a heavier one."""
    if choices and choices[0].name == WAIVED:
        return choices[0]
    past = [name_of((entry.penalty, *entry.also)) for entry in earlier if entry.penalty not in LIGHT]
    if not past or inq.maybe(penalties.REPEATED) != "heavier":
        return None
    inq.cite(penalties.REPEATED)
    heavier = [choice for choice in choices if choice.name != NO_PENALTY]
    after = next((at for at, choice in enumerate(heavier, 1) if choice.name == past[-1]), 0)
    return heavier[min(after, len(heavier) - 1)] if heavier else None


def cite_all(inq: Inquiry, rules: tuple[str, ...]) -> None:
    """Count rules, by id, among those the ruling rests on."""
    inq.cites.update(dict.fromkeys(citations(inq.policy.book, rules)))


def _allowed(inq: Inquiry, record: PenaltyConditions, offence: Offence) -> list[Penalties]:
    scale = inq.maybe(penalties.SCALE) or ()
    if scale and (not offence.allows or SCALE_WORD in offence.allows):
        inq.cite(penalties.SCALE)
    found: dict[Penalties, None] = {}
    for one in offence.allows or (SCALE_WORD,):
        if one == SCALE_WORD:
            found |= dict.fromkeys((word,) for word in scale)
        elif isinstance(one, str):
            found[(one,)] = None
        elif _met(inq, record, offence, one):
            found[one.penalties] = None
    if inq.maybe(penalties.CHIPS) == "last-resort":
        inq.fact(message("conduct.chip-penalty-last-resort"))
    return list(found)


def _met(inq: Inquiry, record: PenaltyConditions, offence: Offence, allowed: AllowedPenalty) -> bool:
    """Whether the condition is met on which penalties are open."""
    match allowed.when:
        case None:
            return True
        case "repeated":
            return any(one.offence == offence.id for one in record.earlier)
        case "code-broken":
            return _code_broken(inq, record, offence)
        case "suspended":
            return record.suspended
        case "severe":
            return record.severe
        case "after-requests":
            return len(record.earlier) >= inq.ask(penalties.REQUESTS)


def _code_broken(inq: Inquiry, record: PenaltyConditions, offence: Offence) -> bool:
    """Whether an earlier offence, here or in another tournament, rests on a rule that this one rests on too: the code."""
    known = offences(inq.policy)
    before = (*(one.offence for one in record.earlier), *record.elsewhere)
    return any(not set(known[one].cites).isdisjoint(offence.cites) for one in before if one in known)


def _cites_for(inq: Inquiry, words: Penalties, own: tuple[Citation, ...]) -> tuple[Citation, ...]:
    return tuple(dict.fromkeys((*inq.cited(penalties.SCALE, name_of(words)), *own)))


def _guided(inq: Inquiry, seat: int, offence: Offence) -> list[Choice]:
    """The book has no scale: the steps of the others are open, and those that know the offence say what they allow for it."""
    inq.rest_on(conduct.FINAL_WORD)
    known = {other.book: find(other.book, offence.title).meant for other in inq.policy.others}
    says: dict[str, list[Guidance]] = {
        word: [] for other in inq.policy.others for word in _allowed_elsewhere(other, None)
    }
    for other in inq.policy.others:
        about = known[other.book]
        if about is None and any(known.values()):
            continue  # that book is silent as well
        allowed = _allowed_elsewhere(other, about)
        would = about is not None and about.penalty == "must" and len(allowed) == 1
        for word, cites in allowed.items():
            says.setdefault(word, []).append(Guidance(other.book, cites, open=not would))
    return [_choice(inq, seat, offence, (word,), guidance=tuple(told)) for word, told in says.items()]


def _allowed_elsewhere(other: Policy, about: Offence | None) -> dict[str, tuple[Citation, ...]]:
    """The penalties that another book allows for an offence that it knows, or by its scale, with the rules that say so."""
    answer = other.answer(penalties.SCALE)
    scale = {word: answer.cited(word) for word in answer.value} if answer is not None else {}
    if about is None:
        return scale
    own = citations(other.book, about.cites)
    found: dict[str, tuple[Citation, ...]] = {}
    for one in about.allows or (SCALE_WORD,):
        if one == SCALE_WORD:
            found |= dict.fromkeys(scale, own)
        elif isinstance(one, str):
            found[one] = own
    return found


def _effects(inq: Inquiry, seat: int, offence: Offence, words: Penalties) -> tuple[PenaltyGiven, ...]:
    """What choosing a penalty does: the shortest of its kind; chips wait for an amount."""
    first, *also = words
    return () if first == CHIPS else (PenaltyGiven(seat, offence.id, first, _least(inq, first), also=tuple(also)),)


def _least(inq: Inquiry, word: str) -> int:
    if word == "minutes":
        listed = inq.maybe(penalties.MINUTES)
        return int(listed[0]) if listed else inq.maybe(penalties.MINUTES_LEAST) or 1
    return 1 if word in ("missed hands", "missed rounds") else 0


def _let_off(inq: Inquiry, log: PenaltyLog, seat: int, offence: Offence) -> bool:
    if "out-of-turn" not in offence.id or not log.standing(seat).newcomer:
        return False
    return inq.maybe(penalties.NEWCOMERS) == "waive"


def _weigh_intent(inq: Inquiry, log: PenaltyLog, seat: int, earlier: int) -> None:
    weighed = inq.maybe(conduct.INTENT) or ()
    if weighed:
        inq.cite(conduct.INTENT)
    if "experience" in weighed:
        newcomer = log.standing(seat).newcomer
        inq.fact(message("conduct.offender-newcomer") if newcomer else message("conduct.offender-experienced"))
    if "past record" in weighed:
        inq.fact(message("conduct.past-record-count", count=earlier))


def _steps(inq: Inquiry, log: PenaltyLog, seat: int, offence: Offence, who: str) -> tuple[Message, ...]:
    steps = [message("conduct.record-the-offence", name=who, offence=offence_said(offence, within=True))]
    limit = inq.maybe(penalties.WARNINGS)
    given = log.warnings(seat, offence.id)
    if limit is not None and given:
        inq.cite(penalties.WARNINGS)
        steps.append(
            message(
                "conduct.warnings-toward-disqualification",
                name=who,
                given=given,
                limit=limit,
            )
        )
    decider = said(ROLES, inq.maybe(penalties.DISCRETION) or "director")
    steps.append(message("conduct.role-picks-penalty-with-reason", role=decider))
    return tuple(steps)
