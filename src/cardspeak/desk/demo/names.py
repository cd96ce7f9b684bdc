"""Invented people."""

from __future__ import annotations

from cardspeak.tournament.draws import Chance

FIRST = (
    "Ada", "Bo", "Cleo", "Dario", "Edda", "Finn", "Gita", "Hugo", "Ines", "Jonas", "Kira", "Lena", "Milo", "Nadia", "Otto",
    "Petra", "Quinn", "Rosa", "Sven", "Tara", "Udo", "Vera", "Wim", "Xenia", "Yuki", "Zora",
)  # fmt: skip
LAST = (
    "Abara", "Brandt", "Castell", "Duarte", "Ekman", "Frost", "Greene", "Hollis", "Ivers", "Joubert", "Kettle", "Lindqvist",
    "Marsh", "Novak", "Okafor", "Pell", "Quill", "Rao", "Serrano", "Tully", "Upton", "Voss", "Whitlock", "Yarrow",
)  # fmt: skip
KOREAN_LAST = ("김", "이", "박", "최", "정", "한", "윤", "서")
KOREAN_FIRST = ("지우", "서연", "도윤", "하은", "민준", "예린", "시우", "가온")


def invented(count: int, chance: Chance) -> list[str]:
    """So many different names; one in eight is Korean.

    >>> invented(3, Chance(b"sixteen bytes ok", "names"))
    ['Lena Pell', 'Vera Ekman', 'Udo Upton']
    """
    names = chance.shuffled([f"{first} {last}" for first in FIRST for last in LAST])
    korean = chance.shuffled([f"{last}{first}" for last in KOREAN_LAST for first in KOREAN_FIRST])
    mixed = [korean.pop() if number % 8 == 7 and korean else names.pop() for number in range(count)]
    assert len(set(mixed)) == count
    return mixed
