"""Acting out of turn behind a raise that was itself out of turn; and what the director held under a silent book."""

from __future__ import annotations

import pytest

from cardspeak.floor.ruling import Ruling
from cardspeak.floor.script.run import run

SEATS = "seats 1:SB 2:BB 4:Ann=81000 5:Ben=95500 7:Cy=70000\nbutton 7\n"


def last(story: str, book: str = "apl-au-2025") -> Ruling:
    """The ruling on the last line of a story."""
    ruling = run(story, book)[0].outcomes[-1].ruling
    assert ruling is not None
    return ruling


@pytest.mark.rule("apl-au-2025", "53-A")
@pytest.mark.parametrize(
    ("game", "act", "held"),
    [
        ("NLHE 100/200", "Cy raises to 1800", "raise 1800"),
        ("PLO 100/200", "Cy bets the pot", "raise 1500"),
        ("PLO 100/200", "Cy raises to 9000", "raise 1500"),
        ("LHE 200/400\nblinds 100/200", 'Cy says "raise"', "raise 600"),
    ],
)
def test_the_game_limits_it_all_the_same(game: str, act: str, held: str) -> None:
    answer = last(f"game {game}\n{SEATS}preflop\nBen raises to 400\n{act}").answer
    assert answer == {"back to": "Ann", "held": held}


HELD = "game NLHE 100/200\n" + SEATS + "preflop\nBen calls\ndirector call 200\nAnn folds\n"


@pytest.mark.parametrize("line", ["Ben calls", "Ben folds", "? Ben"])
def test_what_was_held_under_a_silent_book_is_asked_about_when_its_turn_comes(line: str) -> None:
    ruling = last(HELD + line, "apl-2007")
    assert (ruling.kind, ruling.answer) == ("decision", "silent")
    assert [one.option for one in ruling.director] == ["call 200", "another ruling"]


def test_and_it_is_played_as_the_director_says() -> None:
    assert last(HELD + "? Ben\ndirector call 200\n? to act", "apl-2007").answer == "Cy"
