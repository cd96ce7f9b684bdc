"""What follows from a breach: a penalty for what was ruled, from which stack, and whether our own reading was asked."""

from __future__ import annotations

import pytest

from cardspeak.floor.conduct.guides import guides_on
from cardspeak.floor.script.run import Result, run

HEAD = """
game NLHE 200/400
seats 2:Ann=5200 4:Ben=8200 7:Cid=9900 8:Dee=3400 9:Eve=12000
button 8
"""


def story(book: str, lines: str) -> Result:
    (result,) = run(HEAD + lines, book=book)
    return result


@pytest.mark.rule("tda-2024", "68")
@pytest.mark.rule("tda-2024", "71-A")
@pytest.mark.rule("tda-2015", "63")
@pytest.mark.parametrize(("book", "rule"), [("tda-2024", "68"), ("tda-2015", "63"), ("apl-au-2025", "68")])
def test_a_penalty_follows_what_was_ruled_on_and_starts_with_the_next_hand(book: str, rule: str) -> None:
    told = story(
        book,
        f"""
        preflop
        Ben raises to 1000
        Cid exposes a card with action pending
        => penalty may [{rule}]
        penalty Cid 1 rounds because "second time" by "Kim"
        => hands 5, "end of the hand" [{rule}]
        ? is Cid live
        => live
        ? penalties Cid
        => offences 1, hands left 5
        """,
    )
    assert told.ok, told.findings


@pytest.mark.rule("tda-2024", "5-D")
def test_a_penalty_without_an_offence_on_record_is_for_what_its_reason_calls_it() -> None:
    told = story(
        "tda-2024",
        """
        penalty Ann "warning" because "talked on the phone" by "Kim"
        => decision, "phone call" [5-A]
        penalty Ann "warning"
        => unreadable
        """,
    )
    assert told.ok, told.findings


@pytest.mark.rule("888pl", "8-5")
@pytest.mark.rule("tda-2024", "71-D")
def test_chips_are_taken_from_the_stack_that_the_head_tells() -> None:
    fined = story(
        "888pl",
        """
        offence by Dee "stalling"
        penalty Dee forfeits 900 as time no effect
        => removed from play 900, stack 2500 [8-5]
        ? stacks
        => Dee 2500, Ann 5200
        """,
    )
    assert fined.ok, fined.findings
    out = story(
        "tda-2024",
        """
        30000 chips in play
        offence by Cid "cheating"
        penalty Cid "disqualification" because "marked cards" by "Kim"
        => removed from play 9900, chips in play 20100 [71-D]
        """,
    )
    assert out.ok, out.findings


def test_play_goes_on_and_other_offences_are_told_while_a_penalty_is_undecided() -> None:
    told = story(
        "tda-2024",
        """
        preflop
        Ben raises to 1000
        offence by Ann "abuses the dealer"
        => penalty must [71-B]
        Cid calls
        => call 1000
        offence by Eve "too much chatter"
        => penalty may [70]
        penalty Ann 2 hands because "insult" by "Kim"
        => hands 2
        ? to act
        => Dee
        """,
    )
    assert told.ok, told.findings


def test_an_offence_does_not_push_aside_what_the_hand_waits_for() -> None:
    told = story(
        "888pl",
        """
        preflop
        floor called
        => director: wait | play on [2-i-7]
        offence by Ann "swearing"
        => penalty may [1-i-3]
        director wait
        => wait
        """,
    )
    assert told.ok, told.findings


@pytest.mark.rule("tda-2024", "71-A")
def test_a_repeated_offence_asks_for_the_next_step_of_the_scale() -> None:
    told = story(
        "tda-2024",
        """
        offence by Ann "excessive-chatter"
        penalty Ann "warning"
        offence by Ann "excessive-chatter"
        => suggested missed hands, "escalate" [71-A, 70]
        penalty Ann 10 minutes
        => refused [71-A]
        """,
    )
    assert told.ok, told.findings


@pytest.mark.rule("aplpt-2025", "7.2.2")
def test_our_own_reading_of_an_unclear_rule_is_marked() -> None:
    told = story(
        "aplpt-2025",
        """
        offence by Ann "chips-concealed"
        penalty Ann 10 minutes
        15 minutes pass in a break
        => Ann 10 [7.2.2]
        ? is a tap by Ben a check
        => unreadable
        """,
    )
    assert told.ok, told.findings
    passed = next(one.ruling for one in told.outcomes if one.text.strip().startswith("15 minutes"))
    assert passed is not None
    assert passed.as_json(1, "aplpt-2025")["readings"] == ["7.2.2"]


# Devices


@pytest.mark.rule("apl-au-2025", "5-E")
@pytest.mark.rule("apl-au-2025", "5-C")
@pytest.mark.rule("aplpt-2025", "7.1.19")
@pytest.mark.rule("tda-2024", "5-D")
@pytest.mark.parametrize(
    ("book", "line", "expected"),
    [
        ("apl-au-2025", "Ben uses a device for texts", "forbidden, penalty may [5-E, 5-C]"),
        ("aplpt-2025", "Cid uses a device for call", "forbidden, penalty may [3.11.10, 7.1.19]"),
        ("tda-2024", "Cid uses a device for app", "forbidden, penalty may [5-D, 5-C]"),
        ("tda-2024", "Ann uses a device for app", "forbidden, penalty may [5-D]"),
        ("tda-2024", "Ann uses a device for camera", "allowed, penalty may [5-A]"),
        ("tda-2024", "Ann uses a device for texts", "allowed, penalty none [5-A]"),
        ("tda-2024", "Ann uses a device for texts and disturbs others", "forbidden, penalty may [5-A]"),
        ("apl-korea-2023", "Ann uses a device for camera", "allowed, penalty may [general-rule-4]"),
        ("tda-2015", "Ann uses a device for camera", "silent, director: allowed | forbidden [4, 1]"),
        ("tda-2015", "Ann uses a device for call", "forbidden, penalty may [4]"),
        ("888pl", "Ann uses a device for camera", "forbidden, penalty may [1-ii-14]"),
    ],
)
def test_every_rule_on_devices_that_bears_on_a_use_is_cited(book: str, line: str, expected: str) -> None:
    told = story(book, f"Ben deals this hand\nflop\npot 1800\nAnn folded before\n{line}\n=> {expected}\n")
    assert told.ok, told.findings


@pytest.mark.rule("tda-2024", "67/one-player")
@pytest.mark.rule("tda-2015", "62")
@pytest.mark.parametrize(("book", "rule"), [("tda-2024", "67"), ("tda-2015", "62"), ("888pl", "2-ii-2")])
def test_nobody_plays_anothers_hand(book: str, rule: str) -> None:
    told = story(book, f'"Ben" plays for Ann\n=> not allowed [{rule}]\n')
    assert told.ok, told.findings


@pytest.mark.rule("888pl", "2-i-5")
@pytest.mark.parametrize(
    ("line", "expected"),
    [
        ("next hand begins", "accepted"),
        ("board goes back into the deck", "stands, not allowed"),
        ("game is over", "stands"),
        ("game moves to another table", "stands"),
        ("pot is closed as board returned", "stands"),
    ],
)
def test_a_ruling_on_a_pot_comes_too_late_however_its_end_was_told(line: str, expected: str) -> None:
    told = story("888pl", f"{line}\nAnn asks for a ruling on the pot\n=> {expected} [2-i-5]\n")
    assert told.ok, told.findings


@pytest.mark.rule("apl-korea-2023", "general-rule-6")
def test_nothing_moves_while_the_floor_is_awaited_and_everything_goes_on_after_it() -> None:
    told = story(
        "apl-korea-2023",
        """
        preflop
        floor called
        Ben moves chips
        => not allowed, penalty may [general-rule-6]
        dealer deals on
        => not allowed [general-rule-6]
        floor has ruled
        dealer keeps dealing
        => allowed
        ? to act
        => Ben
        """,
    )
    assert told.ok, told.findings


# Offences in a player's line


@pytest.mark.parametrize(
    ("book", "line", "expected"),
    [
        ("tda-2024", "Ann insults the dealer", "penalty must [71-B]"),
        ("tda-2024", "Ben is talking on the phone", "penalty may [5-A]"),
        ("tda-2015", "Cid shows his cards to a neighbour", "penalty may [62]"),
        ("888pl", "Dee swears at the dealer", "penalty may [1-i-3]"),
        ("888pl", "Dee insults the dealer", "silent, penalty may [6-26, 2-i-1]"),
        ("apl-2007", "Ann is reported for splashing the pot", "penalty may [17]"),
        ("aplpt-2025", "offence by Ann discussing the hand", "penalty may [7.1.12]"),
        ("tda-2024", "Ann polishes her glasses", "unreadable"),
    ],
)
def test_what_a_player_does_wrong_is_told_in_any_words(book: str, line: str, expected: str) -> None:
    told = story(book, f"{line}\n=> {expected}\n")
    assert told.ok, told.findings


# Who may enter and sit, chips and deals


@pytest.mark.rule("apl-au-2025", "C-b")
@pytest.mark.rule("apl-au-2025", "C-c")
@pytest.mark.rule("apl-au-2025", "C-h")
@pytest.mark.rule("apl-korea-2023", "general-rule-2")
@pytest.mark.rule("888pl", "2-ii-18")
@pytest.mark.rule("aplpt-2025", "2.2")
@pytest.mark.parametrize(
    ("book", "line", "expected"),
    [
        ("apl-au-2025", "Joe is 17 and wants to play", "not allowed [C-b]"),
        ("apl-au-2025", "Joe is 18 and wants to play", "allowed [C-b]"),
        ("apl-au-2025", "Joe has photo ID but no membership card", "not allowed [C-c]"),
        ("apl-au-2025", "Ann wants to exchange chips for money", "not allowed [C-h]"),
        ("aplpt-2025", "Joe is banned by the casino", "not allowed [2.2]"),
        ("apl-korea-2023", "Joe refuses to give personal details", "not allowed [general-rule-2]"),
        ("tda-2024", "Joe refuses to give personal details", "silent [1]"),
        ("888pl", "Joe is eliminated and sits down at the table", "not allowed [2-ii-18]"),
        ("apl-2007", "Ann gets change of 500 from Ben", "allowed [16-b]"),
        ("888pl", "2 of 3 finalists agree on a deal", "not allowed [6-34]"),
        ("aplpt-2025", "3 of 3 finalists agree on a deal without the director", "not allowed [3.11.18]"),
        ("aplpt-2025", "3 of 3 finalists agree on a deal", "allowed [3.11.18]"),
    ],
)
def test_entry_seats_chips_and_deals_are_asked_at_the_table(book: str, line: str, expected: str) -> None:
    told = story(book, f"{line}\n=> {expected}\n")
    assert told.ok, told.findings


@pytest.mark.rule("apl-korea-2023", "updates-4-C")
def test_a_misdeal_and_its_redeal_take_one_hand_off_a_penalty_in_korea() -> None:
    told = story(
        "apl-korea-2023",
        """
        offence by Cid "repeated-out-of-turn"
        penalty Cid 2 hands
        misdeal on penalty
        => Cid 2, "one hand" [updates-4-C]
        """,
    )
    assert told.ok, told.findings


@pytest.mark.rule("apl-au-2025", "D-XIII-a")
@pytest.mark.parametrize(
    ("book", "line", "expected"),
    [
        ("apl-au-2025", "spectator gives advice unasked", "director: let it be | leave the area [67-2, D-XIII-a]"),
        ("888pl", "bystander gives advice", "decision [2-ii-1]"),
        ("apl-2007", "spectator whistles", "silent [1]"),
    ],
)
def test_somebody_who_does_not_play_can_be_sent_away(book: str, line: str, expected: str) -> None:
    told = story(book, f"{line}\n=> {expected}\n")
    assert told.ok, told.findings


@pytest.mark.rule("tda-2024", "RP-15-A")
def test_the_guides_of_a_matter_come_with_its_ruling() -> None:
    told = story("tda-2024", "preflop\ndealer is relieved\n")
    relieved = told.outcomes[-1].ruling
    assert relieved is not None
    assert told.table is not None
    found = guides_on(told.table.policy, relieved.cites)
    assert found
    assert all({cite.id for cite in relieved.cites}.intersection(one.cites) for one in found)
    assert len(found) <= 3
