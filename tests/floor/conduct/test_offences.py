"""Every offence of every book can be recorded, with exactly the penalties that the book allows for it."""

from __future__ import annotations

from typing import Any

import pytest

from cardspeak.books import layer_files
from cardspeak.books.policy import policy
from cardspeak.books.practice import read_practice
from cardspeak.errors import Ambiguous, Unlawful, Unreadable
from cardspeak.floor.conduct.offences import offences, record_offence
from cardspeak.floor.conduct.sentences import penalise
from cardspeak.floor.conduct.serving import standing
from cardspeak.floor.conduct.words import penalty_said
from cardspeak.floor.floor import rule_on
from cardspeak.floor.penalty_log import PenaltyLog
from tests.floor.conduct.kit import at, numbers, options, pick, take
from tests.words.kit import english

TDA = "warning | missed hands | missed rounds | disqualification"
TOUR = "warning | missed hands | missed rounds | minutes | disqualification"
LEAGUE = "warning | missed hands | minutes | disqualification | disqualification from the competition"
GRADED = "warning | minutes"
CODE = f"{TDA} | suspension | league points forfeited | prizes forfeited"
PUT_OUT = "disqualification from the league | exclusion from future events"

OFFENCES = [
    # book, offence, the rules that forbid it, may or must be penalised, the penalties open at the first time
    ("tda-2024", "duty-verify-registration-and-seat", "2", "may", TDA),
    ("tda-2024", "duty-verify-card-count", "2", "may", TDA),
    ("tda-2024", "duty-protect-hand", "2", "may", TDA),
    ("tda-2024", "duty-make-intentions-clear", "2", "may", TDA),
    ("tda-2024", "duty-follow-action", "2", "may", TDA),
    ("tda-2024", "duty-act-in-turn", "2", "may", TDA),
    ("tda-2024", "duty-defend-right-to-act", "2", "may", TDA),
    ("tda-2024", "duty-cards-and-chips-visible", "2", "may", TDA),
    ("tda-2024", "duty-remain-at-table", "2", "may", TDA),
    ("tda-2024", "duty-table-all-cards", "2", "may", TDA),
    ("tda-2024", "duty-speak-up-on-mistakes", "2", "may", TDA),
    ("tda-2024", "duty-timely-play", "2", "may", TDA),
    ("tda-2024", "duty-call-clock-when-warranted", "2", "may", TDA),
    ("tda-2024", "duty-transfer-promptly", "2", "may", TDA),
    ("tda-2024", "duty-one-player-to-a-hand", "2", "may", TDA),
    ("tda-2024", "duty-know-the-rules", "2", "may", TDA),
    ("tda-2024", "duty-proper-etiquette", "2", "may", TDA),
    ("tda-2024", "duty-report-offensive-behaviour", "2", "may", TDA),
    ("tda-2024", "duty-orderly-event", "2", "may", TDA),
    ("tda-2024", "phone-call-at-table", "5-A 5-D 71-B", "may", TDA),
    ("tda-2024", "audible-device", "5-A 5-D", "may", TDA),
    ("tda-2024", "device-nuisance", "5-A 5-D", "may", TDA),
    ("tda-2024", "device-delay", "5-A 5-D", "may", TDA),
    ("tda-2024", "device-advantage", "5-A 5-D", "may", TDA),
    ("tda-2024", "device-on-table", "5-B 5-D", "may", TDA),
    ("tda-2024", "device-with-live-hand", "5-C 5-D", "may", TDA),
    ("tda-2024", "strategy-tool", "5-D", "may", TDA),
    ("tda-2024", "strategy-advice", "5-D", "may", TDA),
    ("tda-2024", "discussed-hand", "67-1", "may", TDA),
    ("tda-2024", "advised-or-criticised", "67-2", "may", TDA),
    ("tda-2024", "read-untabled-hand", "67-3", "may", TDA),
    ("tda-2024", "showed-hand", "67/one-player", "may", TDA),
    ("tda-2024", "discussed-strategy", "67/one-player", "may", TDA),
    ("tda-2024", "exposed-cards", "68 71-B", "may", TDA),
    ("tda-2024", "improper-fold", "68", "may", TDA),
    ("tda-2024", "soft-play", "69 71-B", "must", f"{TDA} | chips"),
    ("tda-2024", "chip-dumping", "69", "must", "disqualification"),
    ("tda-2024", "collusion", "69", "must", "disqualification"),
    ("tda-2024", "persistent-delay", "70", "may", TDA),
    ("tda-2024", "touching-others", "70", "may", TDA),
    ("tda-2024", "repeated-out-of-turn", "70", "may", TDA),
    ("tda-2024", "poor-visibility", "70", "may", TDA),
    ("tda-2024", "betting-out-of-reach", "70", "may", TDA),
    ("tda-2024", "offensive-hygiene", "70", "may", TDA),
    ("tda-2024", "excessive-chatter", "70", "may", TDA),
    ("tda-2024", "other-etiquette", "70", "may", TDA),
    ("tda-2024", "abuse", "71-B 70", "must", TDA),
    ("tda-2024", "disruption", "71-B", "must", TDA),
    ("tda-2024", "cheating", "71-B", "must", TDA),
    ("tda-2024", "thrown-cards", "71-B", "may", TDA),
    ("apl-au-2025", "other-language", "6", "may", TDA),
    ("apl-au-2025", "collusion", "B-1 C-i D-IV-b", "must", f"disqualification | {PUT_OUT}"),
    (
        "apl-au-2025",
        "cheating",
        "B-1 D-IV-a 71-B",
        "must",
        "removed from the event, suspended without end, season points lost, prizes lost",
    ),
    ("apl-au-2025", "threat", "B-2 D-III-b", "may", CODE),
    ("apl-au-2025", "improper-behaviour", "C-i D-IV-b", "may", f"{TDA} | {PUT_OUT}"),
    ("apl-au-2025", "business-harm", "D-XIII-d", "may", "suspension"),
    ("apl-au-2025", "competing-business", "D-XIII-e", "may", "leave the area | suspension"),
    ("apl-au-2025", "profanity", "B-3", "may", CODE),
    ("apl-au-2025", "disturbance", "B-4 71-B", "must", CODE),
    ("apl-au-2025", "property-damage", "B-6", "may", CODE),
    ("apl-au-2025", "illegal-substance", "B-7", "may", CODE),
    ("apl-au-2025", "weapon", "B-8", "may", CODE),
    (
        "apl-au-2025",
        "tobacco",
        "B-9",
        "may",
        "disqualification | warning | missed hands | missed rounds | suspension | league points forfeited | prizes forfeited",
    ),
    ("apl-au-2025", "disrespect", "D-III-a", "may", TDA),
    ("apl-au-2025", "harassment", "D-XIII-a", "may", f"{TDA} | leave the area, prizes of the night lost"),
    ("apl-au-2025", "offensive-hygiene", "D-XIII-c 70", "may", f"{TDA} | leave the area"),
    ("aplpt-2025", "abuse-staff", "7.1.1 7.1", "must", TOUR),
    ("aplpt-2025", "abuse-entrant", "7.1.2 7.1", "must", TOUR),
    ("aplpt-2025", "disclosed-hand", "7.1.3", "may", TOUR),
    ("aplpt-2025", "exposed-cards", "7.1.4", "may", TOUR),
    ("aplpt-2025", "cards-off-table", "7.1.5", "may", TOUR),
    ("aplpt-2025", "gave-advice", "7.1.6", "may", TOUR),
    ("aplpt-2025", "soft-play", "7.1.7 69 71-B", "must", f"{TOUR} | chips"),
    ("aplpt-2025", "false-hand", "7.1.8", "may", TOUR),
    ("aplpt-2025", "wrong-seat", "7.1.9", "may", TOUR),
    ("aplpt-2025", "collusion", "7.1.10 69", "must", f"disqualification | {PUT_OUT}"),
    ("aplpt-2025", "dodged-blind", "7.1.11 33", "must", TOUR),
    ("aplpt-2025", "talked-about-hand", "7.1.12", "may", TOUR),
    ("aplpt-2025", "took-counsel", "7.1.13", "may", TOUR),
    ("aplpt-2025", "out-of-turn", "7.1.14", "may", TOUR),
    ("aplpt-2025", "cards-concealed", "7.1.15", "may", TOUR),
    ("aplpt-2025", "chips-concealed", "7.1.16 63", "may", f"{TOUR} | chips"),
    ("aplpt-2025", "intoxication", "7.1.17", "may", TOUR),
    ("aplpt-2025", "undeclared-logo", "7.1.18 7.7", "may", TOUR),
    ("aplpt-2025", "other-breach", "7.1 7.2", "may", TOUR),
    ("aplpt-2025", "device-call-in-hand", "7.1.19(a) 7.1.19", "may", TOUR),
    ("aplpt-2025", "device-text-in-hand", "7.1.19(b) 7.1.19", "may", TOUR),
    ("aplpt-2025", "device-mail-in-hand", "7.1.19(c) 7.1.19", "may", TOUR),
    ("aplpt-2025", "device-web-in-hand", "7.1.19(d) 7.1.19", "may", TOUR),
    ("aplpt-2025", "device-talk-in-hand", "7.1.19(e) 7.1.19", "may", TOUR),
    ("apl-korea-2023", "identity-obscured", "updates-1", "may", TDA),
    ("apl-korea-2023", "device-in-live-hand", "general-rule-4", "may", TDA),
    ("apl-korea-2023", "disruptive-device", "general-rule-4", "may", TDA),
    ("apl-korea-2023", "moved-during-floor-call", "general-rule-6", "may", TDA),
    ("apl-korea-2023", "rabbit-hunting", "general-procedures-4", "may", TDA),
    ("apl-korea-2023", "dodged-blind", "button-blinds-2", "may", TDA),
    ("tda-2015", "phone-call-at-table", "4", "may", TDA),
    ("tda-2015", "audible-device", "4", "may", TDA),
    ("tda-2015", "house-device-breach", "4", "may", TDA),
    ("tda-2015", "hand-hidden", "24-C", "may", TDA),
    ("tda-2015", "rabbit-hunting", "28", "may", TDA),
    ("tda-2015", "dodged-blind", "32", "must", TDA),
    ("tda-2015", "showed-hand", "62 66-B", "may", TDA),
    ("tda-2015", "discussed-strategy", "62", "may", TDA),
    ("tda-2015", "disclosed-hand", "62-1", "may", TDA),
    ("tda-2015", "advised-or-criticised", "62-2", "may", TDA),
    ("tda-2015", "read-untabled-hand", "62-3", "may", TDA),
    ("tda-2015", "exposed-cards", "63 66-B", "may", TDA),
    ("tda-2015", "improper-fold", "63", "may", TDA),
    ("tda-2015", "soft-play", "64 66-B", "must", f"{TDA} | chips"),
    ("tda-2015", "chip-dumping", "64", "must", "disqualification"),
    ("tda-2015", "collusion", "64", "must", "disqualification"),
    ("tda-2015", "persistent-delay", "65", "may", TDA),
    ("tda-2015", "touching-others", "65", "may", TDA),
    ("tda-2015", "betting-out-of-reach", "65", "may", TDA),
    ("tda-2015", "repeated-out-of-turn", "65", "may", TDA),
    ("tda-2015", "excessive-chatter", "65", "may", TDA),
    ("tda-2015", "other-etiquette", "65", "may", TDA),
    ("tda-2015", "abuse", "65 66-B", "must", TDA),
    ("tda-2015", "disruption", "66-B", "must", TDA),
    ("tda-2015", "cheating", "66-B", "must", TDA),
    ("tda-2015", "card-off-table", "66-B", "may", TDA),
    ("apl-2007", "deliberate-miscall", "23-b", "may", "pot forfeited"),
    ("888pl", "collusion-cheating", "1-i-1 1-i-0", "may", LEAGUE),
    ("888pl", "threat", "1-i-2 1-i-0", "may", LEAGUE),
    ("888pl", "profanity", "1-i-3 1-i-0", "may", LEAGUE),
    ("888pl", "disturbance", "1-i-4 1-i-0", "may", LEAGUE),
    ("888pl", "card-abuse", "1-i-5 1-i-0", "may", LEAGUE),
    ("888pl", "property-damage", "1-i-6 1-i-0", "may", LEAGUE),
    ("888pl", "illegal-substance", "1-i-7 1-i-0", "may", LEAGUE),
    ("888pl", "weapon", "1-i-8 1-i-0", "may", LEAGUE),
    ("888pl", "deliberate-out-of-turn", "1-ii-1 1-ii-0", "may", GRADED),
    ("888pl", "splashing", "1-ii-2 1-ii-0", "may", GRADED),
    ("888pl", "muck-retrieval", "1-ii-3 1-ii-0", "may", GRADED),
    ("888pl", "touching-others", "1-ii-4 1-ii-0", "may", GRADED),
    ("888pl", "early-change", "1-ii-5 1-ii-0", "may", GRADED),
    ("888pl", "reading-untabled-hand", "1-ii-7 1-ii-0", "may", GRADED),
    ("888pl", "disclosing-live-hand", "1-ii-8 1-ii-0", "may", GRADED),
    ("888pl", "disclosing-folded-hand", "1-ii-9 1-ii-0", "may", GRADED),
    ("888pl", "stalling", "1-ii-10 1-ii-0", "may", GRADED),
    ("888pl", "improper-discard", "1-ii-11 1-ii-0", "may", GRADED),
    ("888pl", "obstructive-stacks", "1-ii-12 1-ii-0", "may", GRADED),
    ("888pl", "unfair-influence", "1-ii-13 1-ii-0", "may", GRADED),
    ("888pl", "phone-at-table", "1-ii-14 1-ii-0", "may", GRADED),
    (
        "888pl",
        "tobacco",
        "1-iii-1",
        "may",
        "disqualification | warning | missed hands | minutes | disqualification from the competition",
    ),
    ("888pl", "advice", "2-ii-1", "must", "minutes | disqualification"),
    ("888pl", "concealed-cards", "2-ii-11", "may", LEAGUE),
    ("888pl", "looking-through-discards", "2-ii-15", "must", "warning | minutes"),
    ("888pl", "inattention", "2-ii-17", "may", f"asked to stop | {LEAGUE}"),
    ("888pl", "guest-breach", "2-ii-19", "may", LEAGUE),
    ("888pl", "showing-cards", "6-22", "may", LEAGUE),
    ("888pl", "stating-hand", "6-22", "may", LEAGUE),
    ("888pl", "foreign-language", "2-ii-20", "may", LEAGUE),
    ("888pl", "not-leaving-seat", "6-21", "may", LEAGUE),
    ("888pl", "discussing-hands", "6-0", "may", LEAGUE),
    ("888pl", "bad-behaviour", "6-26", "may", "minutes | missed hands"),
]


def marked(rows: list[tuple[str, str, str, str, str]]) -> list[Any]:
    """The rows as cases, each marked with its rules."""
    return [
        pytest.param(*row, id=f"{row[0]}-{row[1]}", marks=[pytest.mark.rule(row[0], one) for one in row[2].split()])
        for row in rows
    ]


@pytest.mark.parametrize(("book", "offence", "rules", "sanction", "penalties"), marked(OFFENCES))
def test_an_offence_offers_the_penalties_of_its_book(
    book: str, offence: str, rules: str, sanction: str, penalties: str
) -> None:
    table = at(book, "NLHE")
    ruling = take(table, record_offence(table, 4, offence))
    closed = ["no penalty"] if sanction == "may" else []
    assert options(ruling) == closed + penalties.split(" | ")
    assert ruling.kind == "decision"
    assert ruling.penalty == sanction
    assert set(rules.split()) <= {cite.id for cite in ruling.cites}
    [entry] = table.recall(PenaltyLog).entries
    assert (entry.seat, entry.who, entry.offence, entry.penalty) == (4, "Ben", offence, "")


@pytest.mark.parametrize("book", ["tda-2024", "apl-au-2025", "aplpt-2025", "apl-korea-2023", "tda-2015", "888pl"])
def test_no_offence_of_these_areas_is_left_out_of_the_table(book: str) -> None:
    """Whoever adds an offence to a file adds its row here, or a test of its own."""
    elsewhere = {
        "dealer-phone", "asked-to-improve", "misconduct-while-suspended", "agreed-checkdown", "touching-muck",
    }  # fmt: skip
    tabled = {offence for _, offence, *_ in OFFENCES} | elsewhere
    areas = ["penalties", "etiquette", "authority", "players", "devices", "information", "terminology"]
    for area in areas:
        source = layer_files.package_text(f"layers/{book}/practice/{area}.toml")
        if source is not None:
            assert {one.id for one in read_practice(source, book, "offence")} <= tabled


# A book without a scale


@pytest.mark.parametrize(
    ("offence", "rules"),
    [
        pytest.param("touching-muck", ["15-c"], marks=pytest.mark.rule("apl-2007", "15-c")),
        pytest.param("exposing-muck", ["15-c"], marks=pytest.mark.rule("apl-2007", "15-c")),
        pytest.param("splashing", ["17"], marks=pytest.mark.rule("apl-2007", "17")),
        pytest.param("asking-advice", ["29-a"], marks=pytest.mark.rule("apl-2007", "29-a")),
        pytest.param("cards-off-table", ["24-a"], marks=pytest.mark.rule("apl-2007", "24-a")),
        pytest.param("cards-hidden", ["24-a"], marks=pytest.mark.rule("apl-2007", "24-a")),
    ],
)
@pytest.mark.rule("apl-2007", "1")
def test_without_a_scale_the_director_decides_and_other_books_are_guidance(offence: str, rules: list[str]) -> None:
    table = at("apl-2007", "NLHE")
    ruling = take(table, record_offence(table, 7, offence))
    assert options(ruling)[0] == "no penalty"
    assert {"warning", "missed hands", "missed rounds", "minutes", "disqualification"} <= set(options(ruling))
    assert all(said.open and said.rules for one in ruling.director for said in one.guidance)
    assert {cite.id for cite in ruling.cites} == {*rules, "1"}
    pick(table, "missed hands")
    assert table.recall(PenaltyLog).entries[0].penalty == "missed hands"


@pytest.mark.parametrize(
    ("offence", "option", "guidance"),
    [
        ("splashing", "warning", {"888pl": ("1-ii-2", "1-ii-0")}),
        ("splashing", "missed rounds", {}),
        ("asking-advice", "minutes", {"888pl": ("2-ii-1",)}),
        ("asking-advice", "missed rounds", {"tda-2024": ("67-2", "71-B"), "tda-2015": ("62-2", "62")}),
        ("whistling", "minutes", {"aplpt-2025": ("7.2", "7.2.2"), "888pl": ("8-4", "6-26")}),
    ],
)
def test_guidance_is_from_the_books_that_know_the_offence_by_their_own_rules(
    offence: str, option: str, guidance: dict[str, tuple[str, ...]]
) -> None:
    ruling = record_offence(at("apl-2007"), 7, offence)
    told = next(
        {one.book: one.rules for one in choice.guidance} for choice in ruling.director if choice.option == option
    )
    assert guidance.items() <= told.items()
    if not guidance:
        assert told == {}


# Repeated offences


@pytest.mark.rule("tda-2024", "71-A")
@pytest.mark.rule("tda-2015", "66-A")
@pytest.mark.parametrize("book", ["tda-2024", "tda-2015"])
def test_a_repeated_offence_suggests_the_next_step_up(book: str) -> None:
    table = at(book, "NLHE")
    for suggestion, given in [(None, "warning"), ("missed hands", "missed hands"), ("missed rounds", "missed rounds")]:
        ruling = take(table, record_offence(table, 4, "excessive-chatter"))
        assert ruling.answer == ({"suggested": penalty_said(suggestion)} if suggestion else None)
        pick(table, given)
    assert record_offence(table, 4, "excessive-chatter").answer == {"suggested": penalty_said("disqualification")}
    assert record_offence(table, 7, "excessive-chatter").answer is None
    same = at(book, "NLHE", house={"penalties.repeated": "same"})
    take(same, record_offence(same, 4, "excessive-chatter"))
    pick(same, "warning")
    assert record_offence(same, 4, "excessive-chatter").answer is None


@pytest.mark.rule("tda-2015", "65")
def test_etiquette_broken_again_has_to_be_penalised() -> None:
    table = at("tda-2015", "NLHE")
    take(table, record_offence(table, 4, "excessive-chatter"))
    pick(table, "no penalty")
    again = record_offence(table, 4, "persistent-delay")
    assert again.penalty == "must"
    assert "no penalty" not in options(again)
    assert record_offence(table, 7, "persistent-delay").penalty == "may"
    assert record_offence(table, 4, "improper-fold").penalty == "may"  # no breach of etiquette by that rule


@pytest.mark.rule("tda-2015", "65")
def test_the_first_breach_of_etiquette_can_be_closed_after_it_was_recorded() -> None:
    table = at("tda-2015", "NLHE")
    take(table, record_offence(table, 4, "excessive-chatter"))
    assert penalise(table, 4, "no penalty").penalty == "may"


@pytest.mark.rule("tda-2024", "71-B")
@pytest.mark.rule("tda-2015", "66-B")
@pytest.mark.parametrize("book", ["tda-2024", "tda-2015"])
def test_an_offence_that_must_be_penalised_is_never_closed_without(book: str) -> None:
    table = at(book, "NLHE")
    take(table, record_offence(table, 4, "disruption"))
    with pytest.raises(Unlawful) as refusal:
        penalise(table, 4, "no penalty")
    assert refusal.value.rule is not None
    assert refusal.value.rule.startswith(("71-B", "66"))
    assert table.recall(PenaltyLog).entries[0].penalty == ""


@pytest.mark.rule("888pl", "1-ii-0")
def test_barring_is_open_only_for_somebody_who_did_the_same_before() -> None:
    table = at("888pl", "NLHE")
    take(table, record_offence(table, 4, "stalling"))
    pick(table, "warning")
    assert options(record_offence(table, 4, "splashing")) == ["no penalty", "warning", "minutes"]
    assert options(record_offence(table, 4, "stalling")) == ["no penalty", "warning", "minutes", "barred"]


@pytest.mark.parametrize(
    ("book", "first", "then"),
    [
        pytest.param("888pl", "profanity", "weapon", marks=pytest.mark.rule("888pl", "1-i-0")),
        pytest.param("apl-au-2025", "profanity", "weapon", marks=pytest.mark.rule("apl-au-2025", "B-0")),
    ],
)
def test_whoever_breaks_the_code_again_may_be_refused_venue_and_competition(book: str, first: str, then: str) -> None:
    table = at(book, "NLHE")
    assert "venue refused" not in options(record_offence(table, 4, then))
    take(table, record_offence(table, 4, first))
    pick(table, "warning")
    assert options(record_offence(table, 4, then))[-2:] == ["venue refused", "competition refused"]
    assert "venue refused" not in options(record_offence(table, 7, then))


@pytest.mark.rule("888pl", "1-i-0")
def test_the_code_that_was_broken_in_an_earlier_tournament_counts() -> None:
    table = at("888pl", "NLHE")
    take(table, record_offence(table, 4, "profanity"))
    pick(table, "warning")
    table.recall(PenaltyLog).next_tournament()
    assert options(record_offence(table, 4, "weapon"))[-2:] == ["venue refused", "competition refused"]
    assert "venue refused" not in options(record_offence(table, 7, "weapon"))
    assert "barred" not in options(record_offence(table, 4, "stalling"))  # that is no part of the code


@pytest.mark.rule("888pl", "6-26")
def test_bad_behaviour_evicts_only_when_it_is_severe() -> None:
    table = at("888pl", "NLHE")
    assert options(record_offence(table, 4, "bad-behaviour", severe=True))[-1] == "disqualification"


@pytest.mark.rule("apl-au-2025", "D-XIII-b")
def test_a_timed_suspension_takes_two_earlier_requests() -> None:
    table = at("apl-au-2025", "NLHE")
    for _ in range(2):
        assert options(record_offence(table, 4, "asked-to-improve")) == ["no penalty"]
        take(table, record_offence(table, 4, "disrespect"))
        pick(table, "warning")
    assert options(record_offence(table, 4, "asked-to-improve")) == ["no penalty", "suspension for a stated period"]


@pytest.mark.rule("apl-au-2025", "D-XIII-f")
def test_a_permanent_ban_is_open_only_against_a_suspended_member() -> None:
    table = at("apl-au-2025", "NLHE")
    assert options(record_offence(table, 4, "misconduct-while-suspended")) == ["no penalty"]
    table.recall(PenaltyLog).standing(4).suspended = True
    ban = "permanent ban, outstanding prizes lost, no refund"
    assert options(record_offence(table, 4, "misconduct-while-suspended")) == ["no penalty", ban]


@pytest.mark.rule("apl-au-2025", "50/new-players")
def test_a_newcomer_out_of_turn_is_let_off_and_it_does_not_count() -> None:
    table = at("apl-au-2025", "NLHE")
    table.recall(PenaltyLog).standing(4).newcomer = True
    ruling = take(table, record_offence(table, 4, "repeated-out-of-turn"))
    assert options(ruling)[:2] == ["waived", "no penalty"]
    assert ruling.answer == {"suggested": penalty_said("waived")}
    assert "penalise" not in options(ruling)
    assert "warning" in options(ruling)  # the option to penalise is kept
    pick(table, "waived")
    table.recall(PenaltyLog).standing(4).newcomer = False
    assert str(record_offence(table, 4, "repeated-out-of-turn").facts[0]).endswith("0 earlier entries.")
    assert "waived" not in options(record_offence(at("tda-2024"), 4, "repeated-out-of-turn"))


@pytest.mark.rule("888pl", "2-i-8")
def test_experience_and_past_record_stand_beside_the_options() -> None:
    table = at("888pl", "NLHE")
    take(table, record_offence(table, 4, "stalling"))
    table.recall(PenaltyLog).standing(4).newcomer = True
    ruling = record_offence(table, 4, "deliberate-out-of-turn")
    assert "Experience: a newcomer." in english(ruling.facts)
    assert "Past record: 1 entry." in english(ruling.facts)
    assert "2-i-8" in numbers(ruling)
    assert "Past record: 1 entry." not in english(record_offence(at("tda-2024"), 4, "abuse").facts)


# Circumstances


@pytest.mark.rule("tda-2024", "5-C")
def test_a_device_in_a_live_hand_needs_a_live_hand() -> None:
    table = at("tda-2024", "NLHE")
    assert table.hand is not None
    table.hand.fold(4)
    with pytest.raises(Unlawful, match="no live hand") as refusal:
        record_offence(table, 4, "device-with-live-hand")
    assert refusal.value.rule == "5-C"
    assert table.recall(PenaltyLog).entries == []
    assert record_offence(table, 7, "device-with-live-hand").penalty == "may"


@pytest.mark.rule("apl-au-2025", "5-E")
def test_the_phone_of_the_dealer_is_an_offence_of_the_seat_that_deals() -> None:
    table = at("apl-au-2025", "NLHE")
    with pytest.raises(Unlawful, match="nobody at this table deals"):
        record_offence(table, 8, "dealer-phone")
    table.recall(PenaltyLog).dealer = 8
    assert options(record_offence(table, 8, "dealer-phone")) == ["no penalty", *TDA.split(" | ")]
    with pytest.raises(Unlawful, match="another player deals") as refusal:
        record_offence(table, 4, "dealer-phone")
    assert refusal.value.rule == "5-E"


@pytest.mark.rule("apl-au-2025", "6")
def test_another_language_is_an_offence_during_a_hand_and_signs_are_none() -> None:
    with pytest.raises(Unlawful, match="no hand is being played"):
        record_offence(at("apl-au-2025"), 4, "other-language")
    table = at("apl-au-2025", "NLHE")
    table.recall(PenaltyLog).standing(4).hard_of_hearing = True
    with pytest.raises(Unlawful, match="sign language"):
        record_offence(table, 4, "other-language")


@pytest.mark.rule("888pl", "1-ii-6")
def test_checking_down_needs_an_all_in_and_two_others() -> None:
    table = at("888pl", "NLHE")
    hand = table.hand
    assert hand is not None
    with pytest.raises(Unlawful, match="all-in player and two others"):
        record_offence(table, 4, "agreed-checkdown")
    hand.all_in(4)
    assert options(record_offence(table, 7, "agreed-checkdown")) == ["no penalty", "warning", "minutes"]


def test_an_empty_seat_is_refused_and_changes_nothing() -> None:
    table = at("888pl", "NLHE")
    with pytest.raises(Unreadable, match="Seat 3 is empty"):
        record_offence(table, 3, "stalling")
    assert table.recall(PenaltyLog).entries == []


@pytest.mark.parametrize(
    ("book", "words", "found"),
    [
        ("tda-2024", "bets where the dealer cannot reach", "betting-out-of-reach"),
        ("tda-2024", "talking about her mucked cards", "discussed-hand"),
        ("tda-2024", "abuses the dealer", "abuse"),
        ("tda-2024", "showing his hand to a friend", "showed-hand"),
        ("tda-2024", "Soft playing", "soft-play"),
        ("tda-2015", "disclosing a folded hand", "disclosed-hand"),
        ("aplpt-2025", "insulted the dealer", "abuse-staff"),
        ("aplpt-2025", "discussing the hand", "talked-about-hand"),
        ("apl-au-2025", "carries a knife", "weapon"),
        ("888pl", "staling", "stalling"),
        ("888pl", "swears", "profanity"),
        ("888pl", "on the phone", "phone-at-table"),
        ("apl-2007", "splashes the pot", "splashing"),
        ("apl-korea-2023", "카드나 칩을 움직임", "moved-during-floor-call"),
    ],
)
def test_an_offence_is_found_by_what_people_call_it(book: str, words: str, found: str) -> None:
    table = at(book)
    take(table, record_offence(table, 4, words))
    assert table.recall(PenaltyLog).entries[-1].offence == found


def test_the_nearest_offences_are_offered_where_words_may_mean_several() -> None:
    table = at("888pl")
    with pytest.raises(Ambiguous, match="Kept chips out of plain view") as asked:
        record_offence(table, 4, "hides chips")
    assert asked.value.question is not None
    assert [one.value for one in asked.value.question.options] == ["hidden-chips", "concealing-chips"]
    assert table.recall(PenaltyLog).entries == []


@pytest.mark.rule("tda-2024", "70")
@pytest.mark.rule("tda-2015", "65")
@pytest.mark.rule("aplpt-2025", "7.1")
@pytest.mark.rule("888pl", "6-26")
@pytest.mark.parametrize(
    ("book", "rules"),
    [
        ("tda-2024", {"70", "1"}),
        ("tda-2015", {"65", "1"}),
        ("apl-korea-2023", {"70"}),
        ("aplpt-2025", {"7.1", "70"}),
        ("888pl", {"6-26", "2-i-1"}),
        ("apl-2007", {"1"}),
    ],
)
def test_what_a_book_does_not_name_is_the_directors_by_its_open_list_or_its_rule_of_fairness(
    book: str, rules: set[str]
) -> None:
    table = at(book)
    ruling = rule_on(table, record_offence, {"seat": 4, "name": "whistling"})
    assert ruling is not None
    assert (ruling.kind, ruling.answer, ruling.penalty) == ("decision", "silent", "may")
    assert rules <= {cite.number for cite in ruling.cites}
    assert {"no penalty", "warning", "disqualification"} <= set(options(ruling))
    table.take(ruling)
    pick(table, "warning")
    assert "whistling" in str(standing(table, 4).steps[0])


def test_offences_of_a_book_are_its_own_and_those_below() -> None:
    tour = offences(policy("aplpt-2025"))
    assert {"out-of-turn", "dealer-phone", "abuse"} <= set(tour)
    assert "dealer-phone" not in offences(policy("apl-korea-2023"))
