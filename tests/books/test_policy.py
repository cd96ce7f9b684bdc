"""The policy: what is wrong with a settings file is told with file and line; house settings go on top."""

from __future__ import annotations

from fractions import Fraction

import pytest

from cardspeak.books import book, house_book
from cardspeak.books.policy import layer_says, policy, read_settings
from cardspeak.books.reading import TomlText
from cardspeak.books.settings import all_settings, areas
from cardspeak.books.settings.balancing import HALT_SHORT_BY
from cardspeak.books.settings.betting import MULTICHIP
from cardspeak.books.settings.button import REDRAW_NEW_SHARE
from cardspeak.books.settings.chips import RACE_MOST, RACE_START
from cardspeak.books.settings.entries import LATE_UNTIL, MORE_CHIPS
from cardspeak.books.settings.levels import HAND_BEGINS
from cardspeak.books.settings.seating import DRAW, FINAL_REDRAW
from cardspeak.books.settings.turn import OUT_OF_TURN
from cardspeak.errors import Unreadable

GOOD = '[draw]\nvalue = "random"\ncites = ["7"]\n'


def refused(text: str, area: str = "seating", layer: str = "tda-2024") -> Unreadable:
    """How a settings file is refused."""
    with pytest.raises(Unreadable) as caught:
        read_settings(TomlText("seating.toml", text), area, layer)
    return caught.value


@pytest.mark.parametrize(
    ("text", "code", "line", "words"),
    [
        ('\n\n[draww]\nvalue = "random"\ncites = ["7"]\n', "setting.unknown", 3, "Did you mean 'draw'?"),
        ('[draw]\nvalue = "random"\n', "setting.no-citation", 1, "cites no rule"),
        ('[draw]\nvalue = "random"\ncites = []\n', "setting.no-citation", 3, "cites no rule"),
        ('[draw]\nvalue = "random"\ncites = { all = [] }\n', "setting.no-citation", 3, "cites no rule"),
        ('[draw]\nvalue = "random"\ncites = "7"\n', "setting.no-citation", 3, "cites no rule"),
        ('[draw]\nvalue = "random"\ncites = [7]\n', "book.dangling", 3, "'7' is not a rule of tda-2024"),
        ('[draw]\nvalue = "random"\ncites = [true]\n', "book.dangling", 3, "'True' is not a rule of tda-2024"),
        (GOOD.replace('"7"', '"7", "7-Z"'), "book.dangling", 3, "'7-Z' is not a rule of tda-2024"),
        (GOOD.replace("random", "by age"), "setting.bad-value", 2, "one of random, free"),
        (GOOD.replace('"random"', "3"), "setting.bad-value", 2, "one of random, free"),
        (GOOD.replace("value", "valeu"), "setting.no-value", 1, "has no value"),
        ('draw = "random"\n', "setting.no-value", 1, "has no value"),
        (GOOD + 'colour = "red"\n', "book.unknown-field", 4, "'colour' is not a field of 'draw'"),
        (GOOD + 'doutb = "I-30"\n', "book.unknown-field", 4, "Did you mean 'doubt'?"),
        (GOOD + "[final_redraw]\nvalue = 1\n", "setting.bad-value", 5, "true or false"),
        (GOOD + '[seats_each]\nvalue = "2"\n', "setting.bad-value", 5, "a whole number"),
        (GOOD + "[seats_each]\nvalue = -1\n", "setting.bad-value", 5, "a whole number"),
        (GOOD + "[seats_each]\nvalue = true\n", "setting.bad-value", 5, "a whole number"),
        (GOOD + '[apart_by]\nvalue = ["director", "aunt"]\n', "setting.bad-value", 5, "a list of director"),
        ("[draw\n", "book.not-toml", 1, ""),
    ],
)
def test_a_wrong_file_is_refused_with_its_line(text: str, code: str, line: int, words: str) -> None:
    refusal = refused(text)
    assert refusal.code == code
    assert str(refusal.message).startswith(f"seating.toml, line {line}: ")
    assert words in str(refusal.message)
    assert refusal.limits == {"file": "seating.toml", "line": line}


def test_a_share_is_written_as_a_part() -> None:
    assert "a part such as" in str(refused("[redraw_new_share]\nvalue = 0.5\n", "button", "apl-2007").message)


def test_a_layer_may_cite_the_rules_below_it_but_no_others() -> None:
    (answer,) = read_settings(TomlText("f", GOOD), "seating", "apl-au-2025").values()
    assert [(cite.layer, cite.id) for cite in answer.all_cites] == [("tda-2024", "7")]
    assert refused(GOOD, layer="888pl").code == "book.dangling"


def test_citations_split_by_case_fall_back_on_all_of_them() -> None:
    text = '[draw]\nvalue = "random"\ncites = { late = ["8-A"], first = ["7"] }\n'
    (answer,) = read_settings(TomlText("f", text), "seating", "tda-2024").values()
    assert [cite.id for cite in answer.cited("late")] == ["8-A"]
    assert [cite.id for cite in answer.cited("other")] == ["8-A", "7"]


@pytest.mark.parametrize(
    ("text", "code", "line", "words"),
    [
        ('binds = "50-A"\n', "setting.no-citation", 1, "'binds' cites no rule"),
        ("# head\nbinds = []\n", "setting.no-citation", 2, "'binds' cites no rule"),
        ('binds = ["50-Z"]\n', "book.dangling", 1, "'50-Z' is not a rule of tda-2024"),
        ('[binds]\ndoubt = "I-01"\n', "setting.no-citation", 1, "'binds' cites no rule"),
        ('[binds]\nvalue = true\ncites = ["50-A"]\n', "book.unknown-field", 2, "'value' is not a field of 'binds'"),
        ('call_between = ["53-A"]\n', "setting.no-value", 1, "'call_between' has no value"),
    ],
)
def test_a_point_is_the_rules_that_lay_it_down_and_has_no_value(text: str, code: str, line: int, words: str) -> None:
    refusal = refused(text, "turn")
    assert (refusal.code, refusal.limits["line"]) == (code, line)
    assert words in str(refusal.message)


def test_a_point_is_written_as_a_list_or_as_a_table_with_more() -> None:
    text = 'binds = ["50-A"]\n\n[out_of_turn]\ncites = { fold = ["58"], "" = ["53-A"] }\ndoubt = "53-A"\n'
    said = read_settings(TomlText("f", text), "turn", "apl-au-2025")
    assert [str(cite) for cite in said["turn.binds"].cited()] == ["50-A"]
    assert [str(cite) for cite in said["turn.out_of_turn"].cited("fold")] == ["58"]
    assert said["turn.out_of_turn"].doubt == "53-A"


def test_a_policy_cites_points_and_settings_alike() -> None:
    core, old = policy("tda-2024"), policy("apl-2007")
    assert core.has(OUT_OF_TURN)
    assert not old.has(OUT_OF_TURN)
    assert [str(cite) for cite in core.cites(OUT_OF_TURN)] == ["53-A"]
    assert [str(cite) for cite in core.cites(DRAW)] == ["7"]
    assert old.cites(OUT_OF_TURN) == old.all_cites(OUT_OF_TURN) == ()
    assert OUT_OF_TURN.name not in core.answers


def test_a_house_cannot_give_a_point_a_value() -> None:
    with pytest.raises(Unreadable, match=r"There is no setting 'turn.binds'"):
        policy("888pl").changed({"turn.binds": True})


def test_values_of_every_shape_are_read() -> None:
    tour, old = policy("aplpt-2025"), policy("apl-2007")
    assert tour.answers[LATE_UNTIL.name].value == "event-period"
    assert tour.answers[HALT_SHORT_BY.name].value == 3
    assert tour.answers[MORE_CHIPS.name].value == ("rebuy", "add-on", "re-entry")
    assert policy("888pl").answers[FINAL_REDRAW.name].value is True
    assert old.answers[REDRAW_NEW_SHARE.name].value == Fraction(1, 2)


def test_a_layer_on_top_goes_before_the_one_below() -> None:
    values = {one: policy(one).answers[RACE_START.name] for one in ("tda-2024", "apl-au-2025")}
    assert (values["tda-2024"].value, values["tda-2024"].layer) == ("seat-1", "tda-2024")
    assert (values["apl-au-2025"].value, values["apl-au-2025"].layer) == ("dealer-if-self-dealt", "apl-au-2025")
    assert policy("apl-au-2025").answers[RACE_MOST.name].layer == "tda-2024"


def test_an_answer_from_a_book_that_is_not_adopted_is_labelled() -> None:
    assert policy("apl-korea-2023").fallback("tda-2024")
    assert not policy("apl-au-2025").fallback("tda-2024")
    assert not policy("aplpt-2025").fallback("tda-2024")


def test_the_others_are_the_books_that_are_not_in_the_chain() -> None:
    others = [one.book for one in policy("aplpt-2025").others]
    assert others[:4] == ["apl-korea-2023", "tda-2015", "apl-2007", "888pl"]


def test_every_area_of_settings_is_one_file() -> None:
    assert {"entries", "levels", "league", "betting"} <= set(areas())
    assert all(setting.name == f"{setting.area}.{setting.key}" for setting in all_settings().values())


# Houses


def test_a_house_changes_a_setting_and_nothing_else() -> None:
    base = policy("apl-au-2025")
    house = base.changed({"betting.multichip": "total"}, by="back room")
    answer = house.answer(MULTICHIP)
    assert answer is not None
    assert (answer.value, answer.layer, answer.setting) == ("total", "back room", MULTICHIP)
    assert [cite.number for cite in answer.all_cites] == ["house"]
    assert not house.fallback("back room")
    assert house.answer(DRAW) is base.answer(DRAW)
    before = base.answer(MULTICHIP)
    assert before is not None
    assert before.value == "every-chip-needed"


@pytest.mark.parametrize(
    ("name", "value", "code", "words"),
    [
        ("betting.multichp", "total", "setting.unknown", "Did you mean 'betting.multichip'?"),
        ("betting.multichip", "half", "setting.bad-value", "one of every-chip-needed"),
        ("chips.race_most", "1", "setting.bad-value", "a whole number"),
    ],
)
def test_a_house_setting_is_checked_like_that_of_a_book(name: str, value: str, code: str, words: str) -> None:
    with pytest.raises(Unreadable, match=words) as caught:
        policy("888pl").changed({name: value})
    assert caught.value.code == code


HOUSE = """
[[rule]]
id = "H-1"
title = "Sit where you like"
area = "seating"
kind = "mechanic"
who = "player"
says = "On Tuesdays people choose their seats."

[settings]
"seating.draw" = { value = "free", cites = ["H-1", "7"], note = "Tuesdays" }
"levels.hand_begins" = ["riffle"]

[settings."chips.race_most"]
value = 2
"""


def test_a_house_book_has_settings_with_and_without_rules_of_its_own() -> None:
    house = house_book("apl-au-2025", HOUSE, "tuesdays").policy
    draw, begins, race = (house.answers[one.name] for one in (DRAW, HAND_BEGINS, RACE_MOST))
    assert (draw.value, draw.layer, draw.note) == ("free", "tuesdays", "Tuesdays")
    assert [(cite.layer, cite.id) for cite in draw.all_cites] == [("tuesdays", "H-1"), ("tda-2024", "7")]
    assert begins.value == ("riffle",)
    assert [cite.number for cite in begins.all_cites] == ["house"]
    assert race.value == 2
    assert not house.fallback("tuesdays")
    assert house.answers[MULTICHIP.name].value == "every-chip-needed"


def test_a_house_stands_on_a_house() -> None:
    below = house_book("888pl", '[settings]\n"seating.draw" = "random"\n"chips.race_most" = 3\n', "club")
    above = house_book(below, '[settings]\n"chips.race_most" = 4\n', "back-room").policy
    assert (above.answers[DRAW.name].layer, above.answers[DRAW.name].value) == ("club", "random")
    assert (above.answers[RACE_MOST.name].layer, above.answers[RACE_MOST.name].value) == ("back-room", 4)


def test_a_house_without_settings_has_those_of_its_book() -> None:
    house = house_book("apl-2007", "", "plain")
    assert dict(house.policy.answers) == dict(book("apl-2007").policy.answers)


@pytest.mark.parametrize(
    ("text", "code", "line"),
    [
        ('[settings]\n"seating.drow" = "free"\n', "setting.unknown", 2),
        ('[settings]\n"chips.race_most" = 1\n"seating.draw" = "none"\n', "setting.bad-value", 3),
        ('[settings]\n"seating.draw" = { value = "free", cites = ["H-9"] }\n', "book.dangling", 2),
        ('[settings]\n"seating.draw" = { value = "free", cites = [] }\n', "setting.no-citation", 2),
        ('[settings]\n"seating.draw" = { value = "free", why = "x" }\n', "book.unknown-field", 2),
        ('[settings."seating.draw"]\nnote = "x"\nvalue = 4\n', "setting.bad-value", 3),
        ('settings = "free"\n', "book.bad-value", 1),
        ('[setings]\n"seating.draw" = "free"\n', "book.unknown-field", 1),
    ],
)
def test_wrong_house_settings_are_refused_when_the_house_is_made(text: str, code: str, line: int) -> None:
    with pytest.raises(Unreadable) as caught:
        house_book("tda-2024", text, "house-x")
    assert (caught.value.code, caught.value.limits) == (code, {"file": "house-x", "line": line})


def test_settings_of_one_layer_are_read_once() -> None:
    assert layer_says("888pl") is layer_says("888pl")
