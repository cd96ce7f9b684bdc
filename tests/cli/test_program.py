"""The command line: a light table of commands, helpful words when one is refused, and honest exit codes."""

from __future__ import annotations

import importlib
import json
import re
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import click
import pytest
from click.testing import CliRunner, Result

import cardspeak
from cardspeak.cli import bench
from cardspeak.cli.lazy import LazyGroup
from cardspeak.cli.program import COMMANDS, json_option, program, wants_json
from cardspeak.errors import Refusal, Unlawful

Run = Callable[..., Result]


def run(*arguments: str) -> Result:
    """Run the program in this process."""
    return CliRunner().invoke(program, arguments, prog_name="cardspeak")


@pytest.fixture
def run_raising(monkeypatch: pytest.MonkeyPatch) -> Callable[[Exception], Run]:
    """A program whose `version` command fails with the given error."""

    def prepare(error: Exception) -> Run:
        @json_option
        @click.command()
        def command() -> None:
            raise error

        monkeypatch.setattr("cardspeak.cli.version.command", command)
        return run

    return prepare


TOO_LARGE = Unlawful("log.no-entry", {"number": 9}, field="entry", value=9, limits={"max": 8}, rule="43-A")


def test_help_lists_every_command_with_its_line() -> None:
    result = run("--help")
    assert result.exit_code == 0
    for name, line in COMMANDS.items():
        assert f"{name} " in result.output
        assert line in result.output


def test_help_imports_no_command() -> None:
    script = (
        "import sys; sys.argv = ['cardspeak', '--help']; from cardspeak.cli import main\n"
        "try: main()\n"
        f"except SystemExit: print([n for n in {list(COMMANDS)} if 'cardspeak.cli.' + n in sys.modules], file=sys.stderr)"
    )
    shown = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
    assert shown.stderr.strip() == "[]"


def test_python_m_cardspeak_is_the_same_program() -> None:
    shown = subprocess.run(
        [sys.executable, "-m", "cardspeak", "--version"], capture_output=True, text=True, check=True
    ).stdout
    assert shown == f"cardspeak, version {cardspeak.__version__}\n"


def test_version_names_the_release() -> None:
    result = run("version")
    assert result.exit_code == 0
    assert result.output.startswith(f"cardspeak {cardspeak.__version__} ")


def test_version_as_json() -> None:
    assert json.loads(run("version", "--json").output)["cardspeak"] == cardspeak.__version__


def test_an_unknown_command_is_told_what_was_probably_meant() -> None:
    result = run("verison")
    assert result.exit_code == 2
    assert "Did you mean 'version'?" in result.stderr


def test_a_command_like_no_other_is_shown_all_of_them() -> None:
    result = run("zzz")
    assert result.exit_code == 2
    assert ", ".join(COMMANDS) in result.stderr


def test_an_unknown_option_is_refused() -> None:
    assert run("--nonsense").exit_code == 2


def test_a_refusal_is_told_in_words(run_raising: Callable[[Exception], Run]) -> None:
    result = run_raising(TOO_LARGE)("version")
    assert result.exit_code == 2
    assert result.stdout == ""
    assert result.stderr.splitlines() == [
        "Unlawful: There is no entry 9.",
        "  entry: 9",
        "  accepted: at most 8",
        "  rule: 43-A",
    ]


def test_a_bare_refusal_is_one_line(run_raising: Callable[[Exception], Run]) -> None:
    result = run_raising(Refusal("log.not-open"))("version")
    assert result.stderr == "Refused: The log is closed.\n"


def test_a_refusal_as_json_carries_everything(run_raising: Callable[[Exception], Run]) -> None:
    result = run_raising(TOO_LARGE)("version", "--json")
    assert result.exit_code == 2
    assert json.loads(result.stdout) == TOO_LARGE.as_dict()
    assert result.stderr == ""


def test_any_other_error_is_not_swallowed(run_raising: Callable[[Exception], Run]) -> None:
    result = run_raising(RuntimeError("a bug"))("version")
    assert isinstance(result.exception, RuntimeError)


def test_json_is_off_unless_asked_for() -> None:
    assert not wants_json(click.Context(program))


def test_a_module_without_a_command_is_a_bug(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("cardspeak.cli.version.command", "not a command")
    assert isinstance(run("version").exception, TypeError)


def test_every_command_that_is_there_has_help_with_an_example() -> None:
    package = Path(importlib.import_module("cardspeak.cli").__file__ or "").parent
    for name in COMMANDS:
        if not (package / f"{name}.py").exists() and not (package / name).is_dir():
            continue
        shown = run(name, "--help")
        assert shown.exit_code == 0
        assert "Example" in shown.output, name


def test_a_command_takes_its_line_from_the_table() -> None:
    group = LazyGroup("g", package="cardspeak.cli", table={"version": "One line."}, help="", epilog="")
    command = group.get_command(click.Context(group), "version")
    assert command is not None
    assert command.get_short_help_str() == "One line."


def test_the_group_knows_only_its_table() -> None:
    context = click.Context(program)
    assert program.list_commands(context) == list(COMMANDS)
    assert program.get_command(context, "lazy") is None


def test_bench_outside_a_checkout_says_where_it_is(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(bench, "CHECKOUT", tmp_path)
    result = run("bench")
    assert result.exit_code == 1
    assert "make bench" in result.stderr


def test_bench_passes_its_arguments_and_its_exit_code(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    (tmp_path / "bench").mkdir()
    (tmp_path / "bench" / "__main__.py").write_text("import sys; sys.exit(sys.argv[1:] != ['--quick', 'x'])")
    monkeypatch.setattr(bench, "CHECKOUT", tmp_path)
    assert run("bench", "--quick", "x").exit_code == 0
    assert run("bench", "--slow").exit_code == 1


@pytest.mark.parametrize(
    "arguments",
    [("rules", "apl-au-2025", "47-A"), ("rules", "--settings", "clock.seconds"), ("ask", "47-A"), ("rules", "x")],
)
def test_a_language_is_asked_for_once_for_every_command(arguments: tuple[str, ...]) -> None:
    hangul = re.compile(r"[\uac00-\ud7a3]")
    assert not hangul.search(run(*arguments).output)
    assert hangul.search(run("--lang", "ko", *arguments).output)
    assert hangul.search(CliRunner().invoke(program, arguments, env={"CARDSPEAK_LANG": "ko"}).output)


def test_a_language_that_nobody_has_words_for_is_refused() -> None:
    result = run("--lang", "xx", "version")
    assert result.exit_code == 2
    assert "'xx' is not one of en," in result.output
