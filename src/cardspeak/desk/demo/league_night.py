"""The event of the demo: a pub league's night of 74, at tables of nine, with five kinds of chips and breaks."""

from __future__ import annotations

from cardspeak.tournament.draws import Chance
from cardspeak.tournament.setup import ChipKind, EventSetup, Fee, Level, Offer
from cardspeak.tournament.terms import EntryTerms

BLINDS = (
    (25, 50), (50, 100), (75, 150), (100, 200), (200, 400), (300, 600), (500, 1000), (1000, 2000), (1500, 3000),
    (2000, 4000), (3000, 6000), (5000, 10_000), (10_000, 20_000), (15_000, 30_000), (25_000, 50_000), (50_000, 100_000),
)  # fmt: skip
BREAKS_AFTER = (3, 6, 9, 12)
CHIPS = (
    ChipKind(value=25, owned=800, in_stack=8), ChipKind(value=100, owned=800, in_stack=8),
    ChipKind(value=500, owned=600, in_stack=4), ChipKind(value=1000, owned=600, in_stack=2),
    ChipKind(value=5000, owned=200), ChipKind(value=25_000, owned=60),
)  # fmt: skip
DAY = 86_400_000


def levels(minutes: int) -> tuple[Level, ...]:
    """Levels with breaks; an ante of the big blind later on."""
    lines: list[Level] = []
    for number, (small, big) in enumerate(BLINDS, 1):
        lines.append(Level(minutes=minutes, small_blind=small, big_blind=big, ante=big if number >= 7 else 0))
        if number in BREAKS_AFTER:
            lines.append(Level(minutes=10, is_break=True))
    return tuple(lines)


def league_night(book: str, starts_at: int, name: str = "Thursday League Night", minutes: int = 12) -> EventSetup:
    """The set-up of the night."""
    fees = (Fee(name="prizes", amount=2_000), Fee(name="room", amount=500, to="house"))
    return EventSetup(
        name=name, book=book, venue="The Anchor", starts_at=starts_at, late_levels=3, buy_in=Offer(chips=5_000, fees=fees),
        levels=levels(minutes), chips=CHIPS, payout_unit=500, tables=12,
    )  # fmt: skip


def terms(starts_at: int) -> EntryTerms:
    """What the venue has vouched for."""
    return EntryTerms(charge_lawful=True, fee_lawful=True, advertised_at=starts_at - 7 * DAY)


CALLS: tuple[tuple[str, str], ...] = (
    (
        "I put out a big chip and said nothing. They say it's only a call.",
        "game NLHE 100/200\nseats 1:SB 2:BB 4:Ann=8000 6:Ben=12000\nbutton 6\npreflop\nAnn puts 500\n",
    ),
    (
        "He put in the call, then went back for more chips.",
        "game NLHE 250/500\nseats 1:SB 2:BB 3:Ann=20000 4:Ben=9000 6:Cy\nbutton 6\npreflop\nAnn raises to 1100\nBen puts 1000 100 100 100\n",
    ),
    (
        "She raised out of turn before me.",
        "game NLHE 100/200\nseats 1:SB 2:BB 4:Ann=8000 5:Ben=9000 7:Cy=7000\nbutton 7\npreflop\nBen raises to 600\n",
    ),
)


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
