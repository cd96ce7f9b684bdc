"""`cardspeak event`, `import` and `export` from the terminal."""

from __future__ import annotations

import json
import re
from pathlib import Path

import click
import pytest
from click.testing import CliRunner, Result

from cardspeak.cli import event, export, import_
from cardspeak.cli.program import Program, language_option, refusal_lines
from cardspeak.desk.commands.running import DEFAULT_SEED
from cardspeak.errors import Ambiguous
from cardspeak.question import Option, Question
from cardspeak.store.opening import open_log
from cardspeak.store.verify import verify
from cardspeak.tournament.core import DECIDERS
from cardspeak.words import items, message

FRIDAY = Path(__file__).parents[1] / "desk" / "files" / "friday.tdt"
COMMANDS = """\
# four players on a Friday
at 2026-11-20 18:30
by Dee
create event name=Friday book=tda-2024 buy_in="5000 for 2000 prizes + 500 house" levels="25/50@15 50/100 break 100/200 \
200/400 500/1000 1000/2000 2000/4000 4000/8000" chips="25x8 100x8 500x4 1000x2" starts_at="2026-11-20 19:00"
register ann "Ann Miller"
register bo Bo
register cy Cy
register di Di
refused entry.twice: register ann Ann
at 19:00
advice
follow
deal until 1
"""


class Terminal(Program):
    """The program with these commands only; refusals leave it as they leave the real one."""

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        """One of the three."""
        return {"event": event.command, "import": import_.command, "export": export.command}.get(cmd_name)


TERMINAL = language_option(
    Terminal("cardspeak", package="cardspeak.cli", table={"event": "", "import": "", "export": ""}, help="", epilog="")
)


def run(*words: str, typed: str | None = None) -> Result:
    """What the terminal shows."""
    return CliRunner().invoke(TERMINAL, list(words), input=typed)


@pytest.fixture
def friday(tmp_path: Path) -> Path:
    """A file of commands."""
    path = tmp_path / "friday.commands"
    path.write_text(COMMANDS, encoding="utf-8")
    return path


def test_an_event_is_run_and_told(friday: Path) -> None:
    shown = run("event", str(friday))
    assert shown.exit_code == 0, shown.output
    assert "refused as expected: entry.twice" in shown.output
    assert "draw seats: " in shown.output
    assert "everything adds up" in shown.output
    assert "1 player left" in shown.output


def test_the_same_as_json(friday: Path) -> None:
    shown = json.loads(run("event", str(friday), "--json").output)
    assert [row["place"] for row in shown["places"]] == [1, 2, 3, 4]
    assert shown["prizes"]["paid"] == 8_000
    assert shown["broken"] == []
    advised = next(line["advice"] for line in shown["lines"] if line["advice"])
    assert advised[0]["orders"][0]["order"] == "issue stacks"


def test_commands_may_come_from_standard_input() -> None:
    shown = run("event", "-", "--quiet", typed=COMMANDS)
    assert shown.exit_code == 0
    assert "hand-dealt" not in shown.output


def test_a_refusal_names_the_line_and_leaves_with_two(tmp_path: Path) -> None:
    page = tmp_path / "friday.html"
    shown = run("event", "-", "--report", str(page), typed=COMMANDS.replace("deal until 1", "register ann Ann"))
    assert shown.exit_code == 2
    assert "Line 13: " in shown.stderr
    assert page.exists(), "what was done before is kept"


def test_a_log_is_kept_exported_and_can_be_verified(friday: Path, tmp_path: Path) -> None:
    kept, page = tmp_path / "friday.db", tmp_path / "friday.html"
    assert run("event", str(friday), "--keep", str(kept), "--report", str(page)).exit_code == 0
    assert "Money, prizes and chips add up." in page.read_text(encoding="utf-8")
    for form, words in {
        "csv": "Ann Miller",
        "json": '"setup"',
        "log-csv": "hand-dealt",
        "report": "@media print",
    }.items():
        assert words in run("export", str(kept), "--as", form).output
    assert run("export", str(kept), "--to", str(tmp_path / "again.html")).exit_code == 0
    assert (tmp_path / "again.html").read_text(encoding="utf-8") == page.read_text(encoding="utf-8")
    assert run("export", str(kept), "--event", "Saturday").exit_code == 2
    with open_log(kept, create=False) as log:
        found = verify(log, "Friday", [DEFAULT_SEED])
    assert found.sound
    assert not found.findings


def test_all_orders_are_listed() -> None:
    listed = json.loads(run("event", "--orders", "--json").output)
    assert len(listed) == len(DECIDERS)
    assert "register PLAYER NAME" in run("event", "--orders").output


def test_without_a_file_there_is_nothing_to_run() -> None:
    assert run("event").exit_code == 2
    assert "No event was created." in run("event", "-", typed="# nothing\n").output


def test_a_tournament_director_file_becomes_an_event(tmp_path: Path) -> None:
    target = tmp_path / "friday.commands"
    assert "4 players, 5 levels" in run("import", str(FRIDAY), "--to", str(target)).output
    assert "Cy Übung" in run("event", str(target), "--quiet").output
    assert json.loads(run("import", str(FRIDAY), "--json").output)["seats"] == 8


def test_what_is_not_imported_is_told_in_the_language_of_the_reader() -> None:
    shown = run("--lang", "ko", "import", str(FRIDAY.with_name("traps.tdt"))).output
    comments = [line for line in shown.splitlines() if line.startswith("#")]
    assert len(comments) > 10
    assert not [line for line in comments if not re.search("[\uac00-\ud7a3]", line)]
    assert "# 좌석을 다시 추첨합니다." in shown


def test_a_list_of_players_becomes_registrations(tmp_path: Path) -> None:
    players = tmp_path / "players.csv"
    players.write_text("member,name,paid\n7,Ann Miller,yes\n8,Bo,no\n", encoding="utf-8")
    assert run("import", str(players)).output == 'register 7 "Ann Miller"\nregister 8 Bo paid=false\n'


def test_a_broken_file_and_an_unknown_book_are_refused(tmp_path: Path) -> None:
    broken = tmp_path / "broken.tdt"
    broken.write_text("{T: process.exit(1)}", encoding="utf-8")
    assert run("import", str(broken)).exit_code == 2
    assert run("import", str(FRIDAY), "--book", "no-book").exit_code == 2


@pytest.mark.parametrize("target", ["{}/no/such/folder/x", "{}"])
def test_a_file_that_cannot_be_written_is_refused(friday: Path, tmp_path: Path, target: str) -> None:
    kept, names = tmp_path / "friday.db", tmp_path / "players.csv"
    names.write_text("name\nAnn\n", encoding="utf-8")
    assert run("event", str(friday), "--keep", str(kept)).exit_code == 0
    to = target.format(tmp_path)
    for command in (
        ("event", str(friday), "--report", to), ("export", str(kept), "--to", to), ("import", str(names), "--to", to),
    ):  # fmt: skip
        shown = run(*command)
        assert shown.exit_code == 2, command
        assert shown.exception is None or isinstance(shown.exception, SystemExit)
        assert to in shown.stderr


def test_the_lines_before_a_refusal_are_told_in_json() -> None:
    shown = run("event", "-", "--json", typed=COMMANDS.replace("deal until 1", "register ann Ann"))
    assert shown.exit_code == 2
    told = json.loads(shown.output)
    assert told["code"] == "entry.twice"
    assert [line["text"] for line in told["lines"]][-1] == "follow"
    assert len(told["places"]) == 4


@pytest.mark.rule("apl-au-2025", "D-V-k")
def test_a_deal_is_printed_with_the_result() -> None:
    lawful = 'terms={"charge_lawful":true,"fee_lawful":true,"advertised_at":1}'
    typed = COMMANDS.replace("book=tda-2024", f"book=apl-au-2025 {lawful}")
    typed = typed[: typed.index("deal until")] + (
        'propose deal even permits={"law":true,"venue":true}\nagree deal 1 entries=[1,2,3,4]\napprove deal 1\n'
    )
    shown = run("event", "-", typed=typed)
    assert shown.exit_code == 0, shown.output
    assert "deal 1: even split, approved [D-V-k]" in shown.output
    assert shown.output.count("         $20") == 8  # as places and as shares


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "Line 14: 'pay prize': form cannot be 'gold'. It takes cash, "),
        ("ko", "14번째 줄: ‘pay prize’: form 항목에 'gold' 값은 쓸 수 없습니다. 쓸 수 있는 값: cash, "),
    ],
)
def test_a_value_that_a_field_does_not_take_is_named(language: str, said: str) -> None:
    shown = run("--lang", language, "event", "-", typed=COMMANDS + "pay prize 1 form=gold")
    assert shown.exit_code == 2
    assert said in shown.stderr


@pytest.mark.parametrize(
    ("chosen", "told", "of"),
    [
        ("prizes.won_by=foo", "'prizes.won_by' takes one of ", ["last-player", "most-chips"]),
        ("seating.final_redraw=perhaps", "'seating.final_redraw' takes true or false, not 'perhaps'.", None),
        ("chips.race_most=-1", "'chips.race_most' takes a whole number, 0 or more, not -1.", None),
    ],
)
def test_a_choice_that_a_setting_does_not_take_is_refused(chosen: str, told: str, of: list[str] | None) -> None:
    typed = COMMANDS[: COMMANDS.index("follow")] + f"draw seats {chosen}"
    shown = run("event", "-", typed=typed)
    assert shown.exit_code == 2
    assert told in shown.stderr
    refusal = json.loads(run("event", "-", "--json", typed=typed).output)
    assert (refusal["code"], refusal["field"]) == ("setting.bad-value", f"choices.{chosen.partition('=')[0]}")
    assert refusal["limits"].get("of") == of


@pytest.mark.parametrize(
    ("line", "english", "korean"),
    [
        ("pay prize 1 form=gold", ["  form: gold"], ["읽을 수 없음: 14번째 줄: ", "  form: gold", "  허용: cash, "]),
        ("fly away", ["Unreadable: Line 14: There is no order 'fly away'."], ["읽을 수 없음: ", "  order: fly away"]),
        ("strike last", ["  accepted: at least 1, at most "], ["  허용: 1 이상, "]),
        ("deal 0", ["  accepted: at least 1, for example until 9"], ["  허용: 1 이상, 예: until 9"]),
        ("follow nonsense", ["  kind: nonsense", ", …"], ["  허용: "]),
        ("by", ["  accepted: for example by Dee"], ["  허용: 예: by Dee"]),
        ("create event levels=x", ["25/50@20, 100/200/200 or break@10"], ["25/50@20, 100/200/200 또는 break@10"]),
        ("at noon", ["2026-11-20 19:00, 19:30 or +2m30s"], ["2026-11-20 19:00, 19:30 또는 +2m30s"]),
    ],
)
def test_a_refusal_is_printed_in_words(line: str, english: list[str], korean: list[str]) -> None:
    for language, expected in (("en", english), ("ko", korean)):
        shown = run("--lang", language, "event", "-", typed=COMMANDS + line)
        assert shown.exit_code == 2
        assert all(words in shown.stderr for words in expected), shown.stderr
        assert not any(words in shown.stderr for words in ("line 14,", "None", "[", "accepts")), shown.stderr
        assert language == "en" or not any(words in shown.stderr for words in ("accepted", "Unreadable", " or "))


def test_what_other_books_say_is_printed_in_words() -> None:
    typed = COMMANDS.replace("tda-2024", "tda-2015").replace("follow\ndeal until 1\n", "cancel event small-field")
    assert "  aplpt-2025: too few entries, beyond control [1.4" in run("event", "-", typed=typed).stderr
    shown = run("--lang", "ko", "event", "-", typed=typed).stderr
    assert "선택 필요: 12번째 줄: " in shown
    assert "  답: entries.cancel_grounds=small-field|beyond-control" in shown
    assert "None" not in shown


def test_everything_wrong_with_a_set_up_is_told_in_the_language_of_the_reader() -> None:
    typed = 'create event name="" book=tda-2024 levels=25/50 late_levels=99'
    assert "  and: " in run("event", "-", typed=typed).stderr
    assert "  추가: " in run("--lang", "ko", "event", "-", typed=typed).stderr
    told = json.loads(run("--lang", "ko", "event", "-", "--json", typed=typed).output)
    assert [one["message"] == str(one["message"]).encode("ascii", "ignore").decode() for one in told["limits"]["findings"]] == [
        False, False,
    ]  # fmt: skip


def test_one_entry_is_struck_out_and_several_are() -> None:
    typed = COMMANDS[: COMMANDS.index("advice")] + "correct name 2 Bob\n"
    assert "Struck out: entry 7\n" in run("event", "-", typed=f"{typed}strike 7 by mistake").output
    assert "Struck out: entries 5, " in run("event", "-", typed=f"{typed}strike 5 by mistake").output


def test_an_event_is_not_kept_under_the_name_of_another(friday: Path, tmp_path: Path) -> None:
    kept = str(tmp_path / "friday.db")
    assert run("event", str(friday), "--keep", kept).exit_code == 0
    assert (
        "There is already an event 'Friday' here: choose another id."
        in run("event", str(friday), "--keep", kept).stderr
    )


def test_the_value_of_a_refusal_is_that_of_its_field() -> None:
    lawful = 'terms={"charge_lawful":true,"fee_lawful":true,"advertised_at":1}'
    typed = COMMANDS.replace("tda-2024", f"aplpt-2025 capacity=4 {lawful}")
    early = typed.replace("18:30", "18:00").replace(
        "at 19:00\nadvice\nfollow\ndeal until 1\n", "cancel event small-field"
    )
    assert "  ground: small-field\n" in run("event", "-", typed=early).stderr
    full = typed.replace("at 19:00\nadvice\nfollow\ndeal until 1\n", "register ed Ed")
    shown = run("event", "-", typed=full).stderr
    assert "Unlawful: Line 10: " in shown
    assert not any(words in shown for words in ("player:", "accepted:"))


def test_a_question_is_answered_by_what_the_refusal_prints() -> None:
    lawful = 'terms={"charge_lawful":true,"fee_lawful":true,"advertised_at":1}'
    typed = COMMANDS.replace("book=tda-2024", f"book=apl-au-2025 {lawful}")
    typed = typed[: typed.index("deal until")] + "propose deal even"
    for asked in ("permits.law", "permits.venue"):
        shown = run("event", "-", typed=typed)
        assert shown.exit_code == 2
        assert f"answer: {asked}=true|false" in shown.output
        typed += f" {asked}=true"
    assert run("event", "-", typed=typed).exit_code == 0


@pytest.mark.parametrize("answer", ["beyond-control", "small-field,beyond-control", '["beyond-control"]'])
def test_a_question_with_several_answers_takes_one_or_more_of_those_it_prints(answer: str) -> None:
    typed = COMMANDS.replace("tda-2024", "tda-2015").replace(
        "follow\ndeal until 1\n", "cancel event beyond-control why=flood entries.refund_must=not-held"
    )
    shown = run("event", "-", typed=typed)
    assert "answer: entries.cancel_grounds=small-field|beyond-control" in shown.stderr
    shown = run("event", "-", typed=f"{typed} entries.cancel_grounds={answer}")
    assert shown.exit_code == 0, shown.stderr


def test_a_question_about_each_of_several_is_answered_by_a_list() -> None:
    asked = Question(
        asks=message("button.unknown", tables=items([3, 7])),
        field=("buttons",),
        options=(Option(3, "3"), Option(7, "7")),
        takes="buttons",
    )
    refusal = Ambiguous("button.unknown", {"tables": items([3, 7])}, question=asked)
    assert list(refusal_lines(refusal))[-1] == (
        '  answer: buttons=[{"table": 3, "button": SEAT}, {"table": 7, "button": SEAT}]'
    )
