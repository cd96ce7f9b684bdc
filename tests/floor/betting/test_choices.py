"""What is left to the director is offered and not taken; each choice then takes effect."""

from __future__ import annotations

import pytest

from cardspeak.floor.decisions import Decisions
from cardspeak.floor.script.run import run

HEAD = "seats 2:A=9000 3:B=9500 5:C=12000 6:D=7700\nbutton 6\n"
RAISED = "game NLHE 50/100\nflop\nA bets 100\nB raises to 500\n"

# book, rules, story up to the decision, choice, who acts next, stacks afterwards
CASES = [
    ("apl-au-2025", "51-B/other", RAISED + "C puts 100", "call 500", "D", {"C": 11_500}),
    ("apl-au-2025", "51-B/other", RAISED + "C puts 100", "fold", "D", {"C": 11_900}),
    ("apl-au-2025", "41/tiny-chip", RAISED + "C puts 25", "call 500", "D", {"C": 11_500}),
    ("apl-au-2025", "41/tiny-chip", RAISED + "C puts 25", "fold", "D", {"C": 11_975}),
    ("apl-au-2025", "41/tiny-chip", RAISED + "C puts 25", "another ruling", "C", {"C": 12_000}),
    ("apl-au-2025", "RP-22", RAISED + "C puts a bounty chip", "call 500", "D", {"C": 11_500}),
    ("apl-au-2025", "RP-22", RAISED + "C puts a bounty chip", "all-in", "D", {"C": 0}),
    ("apl-au-2025", "RP-22", RAISED + "C puts a clock token", "another ruling", "C", {"C": 12_000}),
    ("apl-korea-2023", "updates-11", RAISED + "C puts a bounty chip", "all-in", "D", {"C": 0}),
    ("apl-au-2025", "40-A", 'game NLHE 50/100\nflop\nA says "eight hundred" unheard then puts 500', "bet 800", "B", {"A": 8_200}),
    ("apl-au-2025", "40-A", 'game NLHE 50/100\nflop\nA says "eight hundred" unheard then puts 500', "bet 500", "B", {"A": 8_500}),
    ("apl-au-2025", "57", 'game NLHE 200/400\npot 450\nflop\nA says "I bet five"', "bet 500", "B", {"A": 8_500}),
    ("apl-au-2025", "57", 'game NLHE 200/400\npot 450\nflop\nA says "I bet five"', "bet 5000", "B", {"A": 4_000}),
    ("apl-au-2025", "59-A", 'game NLHE 50/100\nflop\nB says "if you bet I raise"', "binding", "A", {"B": 9_500}),
    ("apl-au-2025", "59-A", 'game NLHE 50/100\nflop\nB says "if you bet I raise"', "not binding", "A", {"B": 9_500}),
    ("tda-2015", "54", 'game NLHE 50/100\nflop\nB says "if you bet I raise"', "not binding", "A", {"B": 9_500}),
    ("tda-2015", "39-B", RAISED + "C puts 100", "call 500", "D", {"C": 11_500}),
    ("tda-2015", "39-B", RAISED + "C puts 100", "fold", "D", {"C": 11_900}),
    ("tda-2015", "41", RAISED + "C puts 25", "call 500", "D", {"C": 11_500}),
    ("tda-2015", "40-B", "game NLHE 50/100\nflop\nA bets 100\nC calls 100\nD folds\nskip noticed", "hand dead", "A", {"B": 9_500, "C": 11_900}),
    ("apl-au-2025", "53-B", "game NLHE 50/100\nflop\nA bets 100\nC calls 100\nD folds\nskip noticed", "check", "B", {"B": 9_500}),
    ("apl-2007", "18-b", RAISED + "C puts 100", "call 500", "D", {"C": 11_500}),
    ("apl-2007", "18-b", RAISED + "C puts 100", "fold", "D", {"C": 11_900}),
    ("apl-2007", "18-c", RAISED + "C puts 500 25", "call 500", "D", {"C": 11_500}),
    ("apl-2007", "18-c", RAISED + "C puts 500 25", "raise 900", "D", {"C": 11_100}),
    ("888pl", "3-iv-8", "game NLHE 50/100\nflop\nB checks\nC checks\nD checks\nA speaks up", "hand dead", "B", {"A": 9_000}),
    ("888pl", "3-iv-8", "game NLHE 50/100\nflop\nB checks\nC checks\nD checks\nA speaks up", "right restored", "A", {"A": 9_000}),
]  # fmt: skip


@pytest.mark.parametrize(
    ("book", "story", "choice", "next_up", "stacks"),
    [
        pytest.param(
            book, story, choice, turn, stacks, marks=pytest.mark.rule(book, number), id=f"{book} {number} {choice} {at}"
        )
        for at, (book, number, story, choice, turn, stacks) in enumerate(CASES)
    ],
)
def test_the_director_chooses_and_the_hand_goes_on(
    book: str, story: str, choice: str, next_up: str, stacks: dict[str, int]
) -> None:
    asked = run(HEAD + story, book)[0]
    assert asked.table is not None
    before = asked.table.the_hand()
    assert asked.table.open is not None, "the decision is open"
    chosen = run(f'{HEAD}{story}\ndirector {choice} because "as it was" by "Kim"\n? to act\n=> {next_up}', book)[0]
    assert chosen.ok, chosen.report()
    assert chosen.table is not None
    hand = chosen.table.the_hand()
    assert chosen.table.open is None
    assert sum(hand.stacks.values()) + hand.pot == sum(before.stacks.values()) + before.pot
    names = {name: seat for seat, name in chosen.table.names.items()}
    assert {who: hand.stacks[names[who]] for who in stacks} == stacks
    taken = chosen.table.recall(Decisions).made[-1]
    assert (taken.reason, taken.person) == ("as it was", "Kim")


def test_nothing_else_happens_while_the_director_decides() -> None:
    story = HEAD + RAISED + "C puts 100\nD folds\n=> refused\n? to act\n=> C"
    result = run(story, "apl-au-2025")[0]
    assert result.ok, result.report()


def test_an_option_that_is_not_open_is_refused_and_stays_open() -> None:
    story = HEAD + RAISED + "C puts 100\ndirector raise 900\n=> unreadable\ndirector call\n? to act\n=> D"
    result = run(story, "apl-au-2025")[0]
    assert result.ok, result.report()
