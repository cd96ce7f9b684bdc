"""What is added to an act, changed or claimed afterwards, and chips in front that were seen one by one."""

from __future__ import annotations

import pytest

from cardspeak.floor.ruling import shown
from cardspeak.floor.script.run import Outcome, run

HEAD = "game NLHE 100/200\nseats 1:Ivo=8200 4:Mai=5300 6:Rex=12100 9:Sol=6900\nbutton 9\n"
FLOP = HEAD + "pot 900\nflop\n"
RAISED = FLOP + "Ivo bets 300\nMai raises to 1100\n"
BLIND = HEAD + "preflop\nRex raises to 700\nSol folds\nIvo folds\n"


def _last(script: str, book: str) -> Outcome:
    (result,) = run(script, book)
    assert result.ok, result.report()
    return result.outcomes[-1]


def _said(script: str, book: str) -> tuple[str, str | None, int | None, int, set[str]]:
    ruling = _last(script, book).ruling
    assert ruling is not None
    return ruling.kind, ruling.action, ruling.to, ruling.returned, set(shown(ruling.cites))


def _answer(script: str, book: str) -> object:
    ruling = _last(script, book).ruling
    assert ruling is not None
    return ruling.answer


@pytest.mark.parametrize(
    ("book", "rule"),
    [
        pytest.param("apl-au-2025", "56", marks=pytest.mark.rule("apl-au-2025", "56")),
        pytest.param("tda-2015", "51", marks=pytest.mark.rule("tda-2015", "51")),
        pytest.param("888pl", "3-iv-10", marks=pytest.mark.rule("888pl", "3-iv-10")),
        pytest.param("apl-2007", "18-d", marks=pytest.mark.rule("apl-2007", "18-d")),
    ],
)
def test_chips_on_lines_of_their_own_pay_for_a_call_and_then_are_a_second_motion(book: str, rule: str) -> None:
    story = FLOP + 'Ivo bets 300\nMai says "call"\nMai puts 100 100\n'
    assert _said(story, book)[:4] == ("reading", "call", 300, 0)
    assert _said(story + "Mai puts 500\n", book)[:4] == ("reading", "call", 300, 400)
    kind, action, to, back, cites = _said(story + "Mai puts 100\nMai puts 500\n", book)
    assert (kind, action, to, back) == ("refused", "call", 300, 500)
    assert rule in cites
    assert _answer(story + "Mai puts 500\n? to act\n", book) == "Rex"


@pytest.mark.parametrize(
    ("book", "rule"), [("apl-au-2025", "50-A"), ("tda-2015", "38-A"), ("888pl", "3-iv-9"), ("apl-2007", "18-a")]
)
@pytest.mark.rule("apl-au-2025", "50-A")
@pytest.mark.rule("tda-2015", "38-A")
def test_another_act_on_the_next_line_comes_too_late(book: str, rule: str) -> None:
    kind, action, to, back, cites = _said(FLOP + 'Ivo bets 300\nMai calls\nMai says "raise to 900"\n', book)
    assert (kind, action, to, back) == ("refused", "call", 300, 0), "words give no chips back that were not pushed"
    assert rule in cites


@pytest.mark.parametrize(
    ("book", "rules"),
    [
        pytest.param("apl-au-2025", {"51-A", "49"}, marks=pytest.mark.rule("apl-au-2025", "51-A")),
        pytest.param("tda-2015", {"39-A", "49"}, marks=pytest.mark.rule("tda-2015", "39-A")),
        pytest.param("apl-2007", {"18-a"}, marks=pytest.mark.rule("apl-2007", "18-a")),
    ],
)
@pytest.mark.parametrize("claim", ["misunderstood the bet", "thought the bet was 300", "did not see the raise"])
def test_a_claim_changes_nothing_where_no_rule_lets_a_player_off(book: str, rules: set[str], claim: str) -> None:
    story = RAISED + f'Rex says "call" then puts 3x100\nRex {claim}\n'
    for line in ("", "director believes Rex\n"):
        kind, action, to, _, cites = _said(story + line, book)
        assert (kind, action, to) == ("refused", "call", 1100)
        assert rules <= cites


@pytest.mark.rule("888pl", "3-iv-9")
@pytest.mark.rule("888pl", "5-ii-11")
@pytest.mark.parametrize(
    ("claim", "rule"), [("did not see the raise", "3-iv-9"), ("thought the bet was 300", "5-ii-11")]
)
def test_a_finding_settles_a_claim_that_the_host_hears(claim: str, rule: str) -> None:
    story = RAISED + f'Rex says "call" then puts 3x100\nRex {claim}\n'
    kind, _, _, _, cites = _said(story, "888pl")
    assert kind == "decision"
    assert rule in cites
    assert _said(story + "host believes Rex\n", "888pl")[:4] == ("remedy", None, None, 300)
    assert _answer(story + "host believes Rex\n? to act\n", "888pl") == "Rex"
    assert _said(story + "host does not believe Rex\n", "888pl")[:3] == ("refused", "call", 1100)
    assert _answer(story + "host does not believe Rex\n? to act\n", "888pl") == "Sol"


@pytest.mark.rule("888pl", "3-iv-9")
def test_a_claim_is_too_late_once_somebody_has_acted() -> None:
    story = RAISED + "Rex puts 3x100\nSol folds\nRex did not see the raise\n"
    assert _said(story, "888pl")[:3] == ("refused", "call", 1100)


@pytest.mark.parametrize("book", ["apl-au-2025", "tda-2015", "888pl", "apl-2007"])
@pytest.mark.parametrize("chips", ["1000", "500 500", "1000 500"])
@pytest.mark.rule("apl-au-2025", "46-C-1")
@pytest.mark.rule("888pl", "3-iv-11")
def test_saying_what_the_blind_consists_of_changes_nothing(book: str, chips: str) -> None:
    assert _said(BLIND + f"Mai puts {chips}\n", book) == _said(BLIND + f"Mai has 100 100 out\nMai puts {chips}\n", book)


@pytest.mark.parametrize("known", ["", "Mai has 100 100 out\n"])
@pytest.mark.rule("apl-au-2025", "46-B")
@pytest.mark.rule("apl-au-2025", "46-C-2")
def test_chips_pulled_back_on_a_line_of_their_own_count_as_on_the_same_line(known: str) -> None:
    together = _said(BLIND + known + "Mai takes back 100 then puts 1000\n", "apl-au-2025")
    apart = _said(BLIND + known + "Mai takes back 100\nMai puts 1000\n", "apl-au-2025")
    assert together == apart
    assert apart[:3] == ("reading", "raise", 1200)
    assert _said(BLIND + known + "Mai takes back 100\nMai folds\n", "apl-au-2025")[0] == "refused"


@pytest.mark.rule("apl-korea-2023", "updates-6")
@pytest.mark.rule("apl-au-2025", "56")
def test_a_second_motion_pays_what_the_first_one_owes() -> None:
    assert _said(FLOP + "Ivo bets 700\nMai puts 500 then puts 500\n", "apl-au-2025")[:4] == (
        "reading",
        "call",
        700,
        300,
    )


@pytest.mark.rule("apl-au-2025", "51-B")
def test_a_choice_of_the_director_gives_back_what_it_does_not_take() -> None:
    story = RAISED + "Rex puts 500\ndirector fold\n"
    assert _said(story, "apl-au-2025")[3] == 200
    assert _answer(story + "? pot\n", "apl-au-2025") == 900 + 300 + 1100 + 300


@pytest.mark.rule("888pl", "5-ii-8")
def test_a_short_call_that_nobody_noticed_stands_until_it_is_found() -> None:
    story = (
        HEAD
        + "pot 900\nRex and Sol folded before\nriver\nIvo bets 1000\nMai puts 500 100 unnoticed\nIvo tables Ah Ad\n"
    )
    assert _said(story + "call of Mai was short by 400\n", "888pl")[:3] == ("remedy", "call", 1000)
