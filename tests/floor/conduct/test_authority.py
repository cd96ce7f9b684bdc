"""Who decides: overrides, final words, floor calls, the last moment to ask; guides and notices."""

from __future__ import annotations

from typing import Any

import pytest

from cardspeak.books.policy import Citation, policy, rule_numbers
from cardspeak.errors import Unlawful, Unreadable
from cardspeak.floor.conduct import authority
from cardspeak.floor.conduct.authority import Authority
from cardspeak.floor.conduct.guides import GuideLog, decide, guide, guides, notice, notices, notices_at
from cardspeak.floor.decisions import DecisionAwaited
from cardspeak.floor.inquiry import Silent
from cardspeak.floor.ruling import plain
from tests.floor.conduct.kit import at, numbers, options, pick, take

# Overrides

ROLES = [
    # book, rule, who may set a ruling aside, who may not
    ("tda-2024", "1", "floor", "dealer"),
    ("tda-2024", "1", "director", "player"),
    ("apl-korea-2023", "general-rule-1", "floor", "host"),
    ("apl-korea-2023", "general-rule-1", "director", "dealer"),
    ("tda-2015", "1", "floor", "supervisor"),
    ("tda-2015", "1", "director", "player"),
    ("apl-2007", "1", "sponsor", "floor"),
    ("apl-2007", "1", "account manager", "host"),
    ("apl-2007", "1", "director", "dealer"),
    ("888pl", "2-i-1", "captain", "floor"),
    ("888pl", "2-i-1", "host", "player"),
    ("aplpt-2025", "1.1", "events director", "host"),
    ("aplpt-2025", "1.1", "deputy", "dealer"),
    ("aplpt-2025", "1.1", "floor", "supervisor"),
]


def marked(rows: list[tuple[str, str, str, str]]) -> list[Any]:
    """The rows as cases, each marked with its rules."""
    return [pytest.param(*row, marks=[pytest.mark.rule(row[0], one) for one in row[1].split()]) for row in rows]


@pytest.mark.parametrize(("book", "rule", "may", "may_not"), marked(ROLES))
def test_a_ruling_is_set_aside_with_a_reason_by_those_who_may(book: str, rule: str, may: str, may_not: str) -> None:
    table = at(book)
    strict = (Citation(*rule_numbers("tda-2024")["53-A"]),)
    with pytest.raises(Unlawful, match="Enter a reason for setting"):
        authority.override(table, "hand dead", "hand live", reason="  ", role=may)
    with pytest.raises(Unlawful, match=f"not the {may_not}") as refusal:
        authority.override(table, "hand dead", "hand live", reason="dealer error", role=may_not)
    assert may in refusal.value.limits["of"]  # type: ignore[operator]
    assert table.recall(Authority).overrides == []
    ruling = take(
        table,
        authority.override(table, "hand dead", "hand live", reason="dealer error", role=may, person="Mo", rules=strict),
    )
    assert ruling.answer == "hand live"
    assert {rule, "53-A"} <= set(numbers(ruling))
    [kept] = table.recall(Authority).overrides
    assert (kept.was, kept.instead, kept.reason, kept.role, kept.person, kept.rules) == (
        "hand dead", "hand live", "dealer error", may, "Mo", ("53-A",),
    )  # fmt: skip


@pytest.mark.rule("apl-korea-2023", "general-rule-1")
def test_the_director_may_change_what_the_floor_put_in_place_and_not_the_other_way_round() -> None:
    table = at("apl-korea-2023")
    take(table, authority.override(table, "dead", "live", reason="fair", role="floor"))
    take(table, authority.override(table, "live", "split", reason="fairer", role="director"))
    with pytest.raises(Unlawful, match="director's decision is final"):
        authority.override(table, "split", "dead", reason="again", role="floor")
    assert [one.instead for one in table.recall(Authority).overrides] == ["live", "split"]


APPEALS = [
    # book, rule, who ruled, appeal to, what comes of it
    ("tda-2024", "1", "floor director", "final"),
    ("tda-2024", "1", "director floor", "final"),
    ("apl-au-2025", "D-XII-c", "supervisor director", "final"),
    ("aplpt-2025", "7.9", "events director|director", "final"),
    ("aplpt-2025", "7.9", "floor|events director", "to the events director"),
    ("aplpt-2025", "1.1", "floor deputy", "to the deputy"),
    ("apl-korea-2023", "general-rule-1", "floor director", "to the director"),
    ("apl-korea-2023", "general-rule-1", "director floor", "final"),
    ("apl-korea-2023", "general-rule-1", "floor floor", "not theirs"),
    ("apl-korea-2023", "general-rule-1", "dealer floor", "to the floor"),
    ("888pl", "2-i-2", "host player", "final"),
    ("888pl", "2-i-2", "captain dealer", "not theirs"),
    ("tda-2015", "1", "floor director", "final"),
    ("tda-2015", "1", "director floor", "final"),
    ("apl-2007", "1", "account manager|sponsor", "final"),
    ("apl-2007", "1", "director sponsor", "final"),
    ("888pl", "2-i-2", "captain host", "to the host"),
    ("888pl", "2-i-2", "host captain", "final"),
]


@pytest.mark.parametrize(("book", "rule", "roles", "comes_of_it"), marked(APPEALS))
def test_whose_word_is_final(book: str, rule: str, roles: str, comes_of_it: str) -> None:
    decided_by, to = roles.split("|") if "|" in roles else roles.split()
    ruling = authority.appeal(at(book), decided_by, to)
    assert plain(ruling.answer) == comes_of_it
    assert ruling.kind == ("decision" if comes_of_it.startswith("to ") else "refused")
    assert rule in numbers(ruling)


@pytest.mark.rule("888pl", "2-i-4")
def test_a_wrong_ruling_in_good_faith_stands() -> None:
    ruling = authority.found_wrong(at("888pl"))
    assert ruling.answer == "stands"
    assert numbers(ruling) == ("2-i-4",)
    assert authority.found_wrong(at("888pl", house={"conduct.good_faith": "corrected"})).answer == "corrected"


@pytest.mark.rule("tda-2024", "1")
@pytest.mark.rule("tda-2015", "1")
@pytest.mark.parametrize("book", ["tda-2024", "tda-2015"])
def test_a_wrong_ruling_is_final_by_a_book_that_says_no_more(book: str) -> None:
    ruling = authority.found_wrong(at(book))
    assert (ruling.answer, options(ruling), numbers(ruling)) == ("silent", ["ruling stands", "ruling changed"], ("1",))
    assert "is final" in str(ruling.why)


# Floor calls


@pytest.mark.rule("apl-korea-2023", "general-rule-6")
def test_a_floor_call_freezes_the_table() -> None:
    table = at("apl-korea-2023", "NLHE")
    assert authority.moves_something(table, 4).answer == "allowed"
    ruling = take(table, authority.floor_called(table))
    assert ruling.answer == "frozen"
    assert str(ruling.steps[0]) == "Nobody may move cards or chips."
    moved = authority.moves_something(table, 4)
    assert moved.penalty == "may"
    assert "general-rule-6" in numbers(moved)
    take(table, authority.floor_has_ruled(table))
    assert authority.moves_something(table, 4).answer == "allowed"


@pytest.mark.rule("888pl", "2-i-7")
def test_the_table_may_be_told_to_play_on() -> None:
    table = at("888pl", "NLHE")
    ruling = take(table, authority.floor_called(table))
    assert options(ruling) == ["wait", "play on"]
    pick(table, "play on")
    assert (table.recall(DecisionAwaited).frozen, table.recall(DecisionAwaited).provisional) == (False, True)
    take(table, authority.floor_called(table))
    pick(table, "wait")
    assert (table.recall(DecisionAwaited).frozen, table.recall(DecisionAwaited).provisional) == (True, False)
    with pytest.raises(Silent):
        authority.floor_called(at("tda-2015"))


# The last moment


@pytest.mark.rule("888pl", "2-i-5")
@pytest.mark.parametrize(
    ("happened", "answer"),
    [((), "accepted"), (("board returned",), "stands"), (("table moved",), "stands"), (("game ended",), "stands")],
)
def test_a_ruling_on_a_pot_is_asked_for_in_time(happened: tuple[str, ...], answer: str) -> None:
    table = at("888pl")
    for what in happened:
        take(table, authority.pot_closes(table, what))
    ruling = authority.request_ruling(table)
    assert ruling.answer == answer
    assert ruling.kind == ("reading" if answer == "accepted" else "refused")
    assert numbers(ruling) == ("2-i-5",)


@pytest.mark.rule("888pl", "2-i-5")
def test_a_house_may_count_the_board_only() -> None:
    table = at("888pl", house={"conduct.ruling_closes": ["board returned"]})
    assert "still" in str(take(table, authority.pot_closes(table, "table moved")).why)
    assert authority.request_ruling(table).answer == "accepted"


@pytest.mark.rule("888pl", "6-36")
def test_only_management_cancels_or_changes_an_event() -> None:
    with pytest.raises(Unlawful, match="Only the management") as refusal:
        authority.change_event(at("888pl"), "dealer")
    assert refusal.value.rule == "6-36"
    assert options(authority.change_event(at("888pl"), "management", reason="storm")) == [
        "cancel the event", "change the event",
    ]  # fmt: skip


@pytest.mark.rule("aplpt-2025", "7.8")
@pytest.mark.parametrize(
    ("clause", "wins"), [("4.3.2", "11-D"), ("3.8.5", "63"), ("3.11.8", "24-A"), ("7.2.2", "7.2.2")]
)
def test_the_rules_of_poker_prevail_over_the_terms(clause: str, wins: str) -> None:
    ruling = authority.prevails(at("aplpt-2025"), clause)
    assert ruling.answer == wins
    assert "7.8" in numbers(ruling)
    house = at("aplpt-2025", house={"conduct.precedence": "terms-first"})
    assert authority.prevails(house, clause).answer == clause


# Guides

TOUR_OPTIONS = (
    "no penalty | rounds away from the table | minutes away in one of the four lengths | disqualification"
    " | warning or missed hands by the rules of poker"
)
GUIDES = [
    # book, rules, words somebody would use, the guide, its options or the first word of its first step
    ("tda-2024", "1", "fair outcome unusual case", "fair-decision: keep the technical ruling | a fair outcome instead"),
    ("tda-2024", "RP-14", "mistake no rule covers random", "random-remedy: draw at random | another remedy"),
    ("tda-2024", "4", "sunglasses distract recognised", "take-it-off: have it taken off | let it be"),
    (
        "tda-2024",
        "9",
        "special needs",
        "special-needs: grant the arrangement | offer another arrangement | say that it cannot be done",
    ),
    ("tda-2024", "RP-15-A", "dealer relieved hand over", "dealer-hand-over: Tell the blinds"),
    ("tda-2024", "RP-15-B", "dealer reports a breach", "dealer-report: Tell the floor"),
    ("apl-au-2025", "50/new-players", "newcomer", "newcomer: waive the penalty | penalise"),
    (
        "apl-au-2025",
        "B-0",
        "code broken again repeat offender",
        "repeat-offender: no further step | refuse the venue | refuse the competition | refuse both",
    ),
    (
        "apl-au-2025",
        "C-i D-IV-b",
        "league-powers",
        "league-powers: no league sanction | disqualification from the league | exclusion from future events | both",
    ),
    (
        "apl-au-2025",
        "D-III-b",
        "code-broken",
        "code-broken: no league sanction | suspension | forfeit all league points | forfeit the right to prizes",
    ),
    ("apl-au-2025", "D-II-a", "review of a ban", "ban-review: Give it to somebody"),
    (
        "apl-au-2025",
        "D-XII-c",
        "ruling given final",
        "final-ruling: give the ruling | call a higher role before ruling",
    ),
    ("aplpt-2025", "1.1", "who directs a tour stop", "events-director: Name one Major"),
    ("aplpt-2025", "7.3", "suspected collusion reading hand", "read-unexposed-hand: read the hand | leave it unread"),
    ("aplpt-2025", "7.9", "dispute", "dispute: for the entrant | against the entrant"),
    ("aplpt-2025", "7.6", "obscene clothing", "unsuitable-clothing: ban the item | let it be"),
    ("aplpt-2025", "7.7", "sponsors streamed", "sponsors: Before the start"),
    ("aplpt-2025", "3.11.14", "headphones", "headphones: allow them | do not allow them"),
    ("aplpt-2025", "2.6.2", "copies of the terms", "terms-on-hand: Keep copies"),
    ("aplpt-2025", "3.5", "practice hands", "practice-hands: Demonstrate the game"),
    (
        "aplpt-2025",
        "7.1 7.2",
        "tour-penalty",
        f"tour-penalty: {TOUR_OPTIONS}",
    ),
    (
        "apl-korea-2023",
        "general-rule-1",
        "reasonable decision",
        "reasonable-decision: keep the ruling by the rule | a reasonable decision instead",
    ),
    ("apl-korea-2023", "general-rule-6", "floor called", "floor-called: Leave cards and chips"),
    ("apl-korea-2023", "updates-10 updates-5-A", "spread the pot", "spread-the-pot: Spread the chips"),
    ("tda-2015", "1", "fair outcome", "fair-decision: keep the technical ruling | a fair outcome instead"),
    (
        "tda-2015",
        "8",
        "special needs",
        "special-needs: grant the arrangement | offer another arrangement | say that it cannot be done",
    ),
    ("tda-2015", "55", "count of a stack", "stack-count: Anybody may estimate"),
    ("tda-2015", "50-A", "count the pot", "pot-count: Count the pot"),
    ("apl-2007", "1", "unusual case", "director-decides: follow the written rule | make an exception"),
    ("888pl", "2-i-1", "fairness against the letter", "fair-decision: keep the strict result | a fair outcome instead"),
    (
        "888pl",
        "2-i-3",
        "mistake raised late",
        "raised-late: rule as if it had been raised at once | let it stand because of the delay",
    ),
    ("888pl", "2-i-4", "good faith", "good-faith-error: let it stand"),
    ("888pl", "2-i-7", "decision awaited play on", "play-on: The table may"),
    ("888pl", "2-i-8", "intent", "intent: on purpose | by mistake"),
    ("888pl", "6-36", "cancel event", "change-event: cancel the event | change the event | leave it as it is"),
    (
        "888pl",
        "8-1",
        "staff choosing a penalty",
        "staff-discretion: no penalty | warning | time penalty | disqualification",
    ),
    ("888pl", "8-5", "taking chips instead of time", "chip-penalty: take chips | keep to time"),
]


@pytest.mark.parametrize(("book", "rules", "words", "expected"), marked(GUIDES))
def test_a_guide_is_found_by_words_and_offers_what_it_should(book: str, rules: str, words: str, expected: str) -> None:
    table = at(book)
    ruling = guide(table, words)
    name, _, rest = expected.partition(": ")
    assert ruling.answer == name
    assert set(rules.split()) <= set(numbers(ruling))
    if ruling.kind == "reading":
        assert str(ruling.steps[0]).startswith(rest)
        assert not ruling.director
        return
    assert options(ruling) == rest.split(" | ")
    assert ruling.kind == "decision"
    option = rest.split(" | ")[-1]
    take(table, ruling)
    assert table.recall(GuideLog).chosen == []  # none is taken for the director
    pick(table, option)
    take(table, decide(table, words, option, reason="as it was", person="Mo"))
    first, second = table.recall(GuideLog).chosen
    assert (first.guide, first.option, second.reason, second.person) == (name, option, "as it was", "Mo")


@pytest.mark.parametrize("book", ["tda-2024", "apl-au-2025", "aplpt-2025", "apl-korea-2023", "tda-2015", "888pl"])
def test_every_guide_is_found_by_its_own_name(book: str) -> None:
    for name in guides(policy(book)):
        assert guide(at(book), name).answer == name


def test_a_choice_needs_a_lawful_option_a_reason_and_a_name() -> None:
    table = at("888pl")
    for option, reason, person in [("hang", "x", "Mo"), ("on purpose", " ", "Mo"), ("on purpose", "x", "")]:
        with pytest.raises(Unlawful) as refusal:
            decide(table, "intent", option, reason=reason, person=person)
        assert refusal.value.rule == "2-i-8"
    assert table.recall(GuideLog).chosen == []
    with pytest.raises(Unreadable, match="888pl has no guide for"):
        guide(table, "zebra")


# Notices

NOTICES = [
    # book, rules, notice at its place, a piece of what it says
    ("tda-2024", "RP-INTRO", "recommended-procedures rules", "advice"),
    ("apl-au-2025", "D-XII-a", "rules-followed rules", "APL Poker Rules"),
    ("apl-au-2025", "D-XII-b", "rules-name rules", "are called"),
    ("apl-au-2025", "Z-3", "basis-of-the-book rules", "builds on the TDA"),
    ("apl-au-2025", "C-l", "rules-can-change rules", "without notice"),
    ("apl-au-2025", "D-IV-c", "where-published phone", "playAPL.com"),
    ("apl-au-2025", "D-XII-d", "operator rules", "93 460 731 887"),
    ("apl-au-2025", "D-XII-h", "no-gambling check-in", "No gambling and no betting"),
    ("apl-au-2025", "Z-1", "edition rules", "June 2025"),
    ("apl-au-2025", "Z-2", "document-may-change rules", "unannounced"),
    ("apl-au-2025", "D-I-a", "defined-words rules", "one or many"),
    ("apl-au-2025", "D-I-b", "league-names rules", "Pub Poker"),
    ("apl-au-2025", "D-I-d", "points wall", "neither chips nor money"),
    ("apl-au-2025", "D-I-e", "tournament rules", "regular or special"),
    ("aplpt-2025", "1.2", "schedule phone", "playapl.com/aplpt"),
    ("aplpt-2025", "2.6", "read-terms check-in", "before entering"),
    ("aplpt-2025", "2.6.1", "terms-page phone", "terms-and-conditions"),
    ("aplpt-2025", "2.15", "privacy check-in", "Privacy Act 1988"),
    ("aplpt-2025", "2.16", "publicity check-in", "name, suburb"),
    ("aplpt-2025", "7.10", "no-liability rules", "liable"),
    ("apl-korea-2023", "preamble", "tda-applies rules", "TDA rules"),
    ("apl-korea-2023", "general-rule-2", "player-obligations check-in", "personal data"),
    ("apl-korea-2023", "general-rule-5", "official-language table", "Korean"),
    ("tda-2015", "2", "player-duties check-in", "act in turn"),
    ("tda-2015", "5", "official-language table", "English"),
    ("888pl", "2-i-2", "host-is-final wall", "host decides is final"),
    ("888pl", "6-1", "all-rules-apply rules", "every tournament"),
    ("888pl", "5-i-0", "scope-of-board-mistakes rules", "button and the blinds"),
]


@pytest.mark.parametrize(("book", "rules", "where", "piece"), marked(NOTICES))
def test_a_notice_is_shown_where_people_look_for_it(book: str, rules: str, where: str, piece: str) -> None:
    name, place = where.split()
    ruling = notices_at(at(book), place)
    assert isinstance(ruling.answer, list)
    assert name in ruling.answer
    assert piece in str(ruling.steps[ruling.answer.index(name)])
    assert set(rules.split()) <= set(numbers(ruling))
    alone = notice(at(book), name)
    assert alone.answer == [name]
    assert set(rules.split()) <= set(numbers(alone))


def test_a_notice_is_found_by_words_and_a_place_has_to_exist() -> None:
    assert notice(at("apl-au-2025"), "gambling bets").answer == ["no-gambling"]
    with pytest.raises(Unreadable, match="There is no place 'cellar'"):
        notices_at(at("888pl"), "cellar")
    with pytest.raises(Unreadable, match="apl-2007 has no notice for"):
        notice(at("apl-2007"), "gambling")
    assert set(notices(policy("apl-2007"))) == set()


def test_guides_and_notices_are_found_in_korean() -> None:
    assert guide(at("tda-2024"), "딜러 교대").answer == guide(at("tda-2024"), "dealer hand-over").answer
    assert notice(at("apl-au-2025"), "도박 금지").answer == ["no-gambling"]
    assert notices_at(at("apl-au-2025"), "접수처").answer == notices_at(at("apl-au-2025"), "check-in").answer
    with pytest.raises(Unreadable, match="tda-2024 has no guide for"):
        guide(at("tda-2024"), "뷁")
