"""`--lang`: every label, column and sentence that a command prints for people is in that language."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from click.testing import CliRunner
from rich.cells import cell_len

from cardspeak.cli.program import program
from tests.cli.test_event import COMMANDS, FRIDAY
from tests.cli.test_rule import STORY
from tests.hand.notation.histories import RIVER, edited

LATIN = re.compile(r"[A-Za-z]+(?:[-'][A-Za-z]+)*")
HANGUL = re.compile(r"[\uac00-\ud7a3]")


@pytest.fixture
def files(tmp_path: Path) -> Path:
    """A night, a script with a failed expectation, and a hand that breaks off."""
    (tmp_path / "night.commands").write_text(COMMANDS, encoding="utf-8")
    (tmp_path / "night.floor").write_text(STORY.replace("back 200", "back 300") + "flpo\n", encoding="utf-8")
    (tmp_path / "river.phh").write_text(RIVER, encoding="utf-8")
    (tmp_path / "broken.phh").write_text(edited(RIVER, '"d db 2h"', '"d db Kh"'), encoding="utf-8")
    return tmp_path


def said(*words: str) -> str:
    """What a command prints in Korean, on both channels."""
    result = CliRunner().invoke(program, ["--lang", "ko", *words], prog_name="cardspeak")
    assert result.exception is None or isinstance(result.exception, SystemExit), result.exception
    return result.output


def test_an_event_is_told_in_korean(files: Path) -> None:
    log = str(files / "night.db")
    ran = said("event", str(files / "night.commands"), "--keep", log, "--quiet")
    assert "Friday: 기록 159건, 남은 인원 1명" in ran
    assert "우승" in ran
    assert "돈: 받은 금액 $100, 프라이즈 풀 $80, 발표 $80, 지급 $80" in ran
    assert "모든 합계가 맞습니다" in ran
    assert "Friday: 이상 없음, 기록 159건 확인" in said("verify", log)
    assert "토너먼트: Friday." in said("export", log, "--event", "Saturday")
    assert f"기록 159건을 복사했습니다: {files / 'copy.db'}" in said("events", log, "--copy", str(files / "copy.db"))


def test_rulings_are_told_in_korean_and_kept_in_the_words_of_the_script(files: Path) -> None:
    told = said("rule", str(files / "night.floor"), "--trace")
    assert "=> call 1100, back 300 [45-B, 43]  불일치" in told
    assert "판정에 없음: back 300" in told
    assert "설정: betting.multichip = every-chip-needed (tda-2024)" in told
    assert "읽을 수 없음 (11번째 줄 1번째 칸)" in told
    assert "예상 2건 중 1건 일치" in told
    assert "선택 가능: 콜 1100" in said("rule", str(files / "night.floor"), "--all-books")
    assert max(map(cell_len, told.splitlines())) <= 80


def test_a_hand_is_told_in_korean(files: Path) -> None:
    told = said("hand", str(files / "broken.phh"))
    assert "노 리밋 홀덤, 블라인드 100/200, 앤티 200(빅 블라인드), 버튼 1번 좌석" in told
    assert re.search(r"Okoye +레이즈 500 +폴드, 콜 200, 레이즈 400-20000", told)
    assert "끝나지 않은 핸드, 다음 차례: 보드" in told
    assert "2핸드 중 1핸드 확인 필요" in said("hand", "--check", str(files))
    assert "받은 카드" in said("hands", "--seed", "3")


@pytest.mark.parametrize(
    ("words", "allowed"),
    [
        (("rules", "tda-2024", "--area", "pots"), {"tda", "Poker", "Tournament", "Directors", "Association", "TDA", "A", "B", "C", "D", "RP", "I", "II", "III", "accounting", "break", "reading"}),
        (("rules", "tda-2024", "47-A"), {"tda", "A", "B"}),
        (("rules", "--compare", "자투리 칩"), {"tda", "apl", "apl-au", "aplpt", "apl-korea", "pl", "A", "B", "C", "D", "pot-showdown", "vi"}),
        (("deal", "--stacks", "4000,3000", "--prizes", "160,100", "--winner", "10"), {"ICM"}),
        (("import", str(FRIDAY), "--to", "-"), None),
        (("version",), {"cardspeak", "Python", "fast"}),
    ],
)  # fmt: skip
def test_no_english_is_left(words: tuple[str, ...], allowed: set[str] | None, files: Path) -> None:
    shown = said(*(str(files / "out.commands") if word == "-" else word for word in words))
    assert HANGUL.search(shown)
    assert not {word for word in LATIN.findall(shown) if allowed is not None and word not in allowed}


@pytest.mark.parametrize(
    ("words", "answer"),
    [
        (("vers",), "‘vers’ 명령을 찾을 수 없습니다. 혹시 ‘version’인가요?"),
        (("rules", "--compare", "x", "--settings"), "--compare는 --settings와 함께 쓸 수 없습니다."),
        (("rule", "x.floor", "--write"), "--write: --format 옵션이 필요합니다."),
        (("event",), "명령 파일을 지정하거나"),
        (("ask", "qqqqqqq"), "해당하는 규정이 없습니다"),
        (("rules", "tda-2024", "999"), "규정 999번을 찾을 수 없습니다"),
    ],
)
def test_refusals_are_in_korean(words: tuple[str, ...], answer: str) -> None:
    assert answer in said(*words)


def test_a_long_word_of_a_rule_is_not_cut_off() -> None:
    """Where a word of wide letters does not fit any more, it goes to the next line whole."""
    shown = " ".join(said("ask", "스트링 벳").split())
    assert "칩을 내놓은 뒤" in shown
