"""Hand histories replayed, and compared with what the file says about the end of the hand.

A difference counts as explained only where the numbers or a rule confirm it, hand by hand:

- *rake*: chips are missing from what the winners collected and from nobody else, the hand went past its first street
  (no flop, no drop), and no more than a tenth of the pot or five bets is missing;
- *uncalled bet counted*: the file counts the chips that went back to the winner as won, to the chip;
- *ante not paid*: on a hand without a flop exactly some antes are missing, everybody else's is borne out by the chips
  they bring to the next hand, and nothing bears out those;
- *odd chip*: as many chips, shared among the same winners, a single chip apart;
- *unknown cards*: a hand reached the showdown unseen; the chips went to hands that were still live, all of them.
"""

from __future__ import annotations

from collections.abc import Sequence
from enum import StrEnum

import msgspec

from cardspeak.errors import Refusal
from cardspeak.hand.events import Post, Push, Return
from cardspeak.hand.hand import Hand
from cardspeak.hand.notation.amounts import to_text
from cardspeak.hand.notation.phh_play import Played, play
from cardspeak.hand.notation.phh_read import Reading, read_hands
from cardspeak.hand.notation.phh_record import PhhRecord
from cardspeak.words import Message, message, words_of

MOST_RAKE_PERCENT = 10
MOST_RAKE_BETS = 5


class Verdict(StrEnum):
    """How a replayed hand compares with its file."""

    AGREES = "agrees"
    EXPLAINED = "explained"
    NO_RESULT = "no result recorded"
    UNEXPLAINED = "unexplained"
    BROKEN = "broken"


REASONS = words_of(
    "history-reason", "ante not paid", "every action lawful", "finishing stacks", "odd chip", "rake",
    "the file ends before the hand", "uncalled bet counted", "unknown cards", "unknown cards at the showdown", "winnings",
)  # fmt: skip
"""Why a replay agrees, is explained, or cannot be compared; a broken hand has the code of its refusal instead."""


class HistoryFinding(msgspec.Struct, frozen=True, kw_only=True):
    """What the replay of one hand found."""

    verdict: Verdict
    reason: str
    """One of a few: what agrees, what explains, or what is wrong."""
    words: Message
    """The same for this hand, with its numbers."""
    name: str = ""
    line: int = 1
    gaps: dict[int, int] = {}
    """By seat: chips in the file more (or fewer, below zero) than in the replay."""
    practices: tuple[Message, ...] = ()
    next_hand: bool | None = None
    """Whether the chips everybody brings to the next hand bear the replay out; None where that cannot be said."""
    error: Refusal | None = None

    @property
    def good(self) -> bool:
        """Whether nothing is left to look into."""
        return self.verdict not in (Verdict.UNEXPLAINED, Verdict.BROKEN)


def check_text(text: str) -> list[HistoryFinding]:
    """Replay every hand of a ``.phh`` or ``.phhs`` text."""
    readings = read_hands(text)
    followings = _followings(readings)
    return [
        broken(reading.error, reading.source.name) if reading.error is not None else check(_record(reading), following)
        for reading, following in zip(readings, followings, strict=True)
    ]


def check(record: PhhRecord, following: PhhRecord | None = None) -> HistoryFinding:
    """Replay one hand; ``following`` is the next hand of the same table, whose stacks can bear this one out."""
    played = play(record)
    if played.error is not None:
        return broken(played.error, record.source.name, played.practices)
    verdict, reason, words, gaps = _Comparison(record, played, following).outcome()
    return HistoryFinding(
        verdict=verdict,
        reason=reason,
        words=words,
        name=record.source.name,
        line=record.source.first_line,
        gaps=gaps,
        practices=played.practices,
        next_hand=_bears_out(
            record, played, following, gaps if reason in ("rake", "odd chip", "ante not paid") else None
        ),
    )


def broken(error: Refusal, name: str = "", practices: tuple[Message, ...] = ()) -> HistoryFinding:
    """What is said about a hand that cannot be read or played."""
    line = error.limits.get("line")
    return HistoryFinding(
        verdict=Verdict.BROKEN,
        reason=error.code,
        words=error.cited,
        name=name,
        line=line if isinstance(line, int) else 1,
        practices=practices,
        error=error,
    )


def _record(reading: Reading) -> PhhRecord:
    assert reading.record is not None
    return reading.record


class _Comparison:
    """One hand and what its file says about the end of it."""

    def __init__(self, record: PhhRecord, played: Played, following: PhhRecord | None) -> None:
        self.record = record
        self.hand: Hand = played.hand
        self.unseen = played.unseen
        self.following = following
        self.collected = dict.fromkeys(record.seats, 0)
        self.returned = dict.fromkeys(record.seats, 0)
        for event in self.hand.events:
            if isinstance(event, Push):
                self.collected[event.seat] += event.amount
            elif isinstance(event, Return):
                self.returned[event.seat] += event.amount
        self.pot = sum(self.collected.values()) or self.hand.pot
        self.gaps = self._gaps()

    def _gaps(self) -> dict[int, int] | None:
        """Chips in the file more than in the replay, by seat; None where the file says nothing."""
        record = self.record
        if record.finishing_stacks is not None:
            stacks = self.hand.stacks
            ends = zip(record.seats, record.finishing_stacks, strict=True)
            return {seat: end - stacks[seat] for seat, end in ends if seat not in record.unknown_stacks}
        if record.winnings is not None and any(record.winnings):
            return {seat: won - self.collected[seat] for seat, won in zip(record.seats, record.winnings, strict=True)}
        return None

    def outcome(self) -> tuple[Verdict, str, Message, dict[int, int]]:
        """The verdict, its reason, its words, and the gaps that are left."""
        compared = "finishing stacks" if self.record.finishing_stacks is not None else "winnings"
        what = REASONS[compared]
        if self.gaps is None:
            return self._no_result()
        gaps = {seat: gap for seat, gap in self.gaps.items() if gap}
        if not gaps:
            return Verdict.AGREES, compared, message("history.same", what=what), {}
        explained = self._unknown_cards(gaps) if not self.hand.over else self._explain(gaps)
        if explained is not None:
            reason, words = explained
            return Verdict.EXPLAINED, reason, words, gaps
        apart = [
            message("history.seat-differs", seat=seat, gap=f"{'+' if gap > 0 else ''}{self._money(gap)}")
            for seat, gap in gaps.items()
        ]
        return Verdict.UNEXPLAINED, compared, message("history.differ", what=what, seats=apart), gaps

    def _no_result(self) -> tuple[Verdict, str, Message, dict[int, int]]:
        if self.unseen:
            words = message("history.cards-unknown", seats=self.unseen)
            return Verdict.NO_RESULT, "unknown cards at the showdown", words, {}
        if not self.hand.over:
            words = message("history.ends-before", step=self.hand.pending.words)
            return Verdict.NO_RESULT, "the file ends before the hand", words, {}
        return Verdict.NO_RESULT, "every action lawful", message("history.lawful"), {}

    def _explain(self, gaps: dict[int, int]) -> tuple[str, Message] | None:
        for explanation in (self._uncalled, self._rake, self._unpaid_antes, self._odd_chip):
            words = explanation(gaps)
            if words is not None:
                return words
        return None

    def _uncalled(self, gaps: dict[int, int]) -> tuple[str, Message] | None:
        """The file counts a returned bet among the winnings."""
        if self.record.finishing_stacks is not None:
            return None
        if any(gap != self.returned[seat] or not self.collected[seat] for seat, gap in gaps.items()):
            return None
        back = sum(gaps.values())
        return "uncalled bet counted", message("history.uncalled", amount=self._money(back))

    def _rake(self, gaps: dict[int, int]) -> tuple[str, Message] | None:
        """The house took a part of the pot."""
        rake = -sum(gaps.values())
        if self.hand.street == 0 or any(gap > 0 for gap in gaps.values()):
            return None
        if any(-gap * 100 > MOST_RAKE_PERCENT * self.collected[seat] for seat, gap in gaps.items()):
            return None
        stakes = self.record.setup.stakes
        if rake > MOST_RAKE_BETS * (stakes.big_blind or stakes.small_bet or stakes.min_bet):
            return None
        percent = f"{100 * rake / self.pot:.1f}"
        pot, short = self._money(self.pot), self._money(rake)
        return "rake", message("history.rake", pot=pot, short=short, percent=percent)

    def _unpaid_antes(self, gaps: dict[int, int]) -> tuple[str, Message] | None:
        """Some players are written down with an ante they did not pay; the next hand shows who did."""
        missing = -sum(gaps.values())
        if self.hand.street or any(gap > 0 or not self.collected[seat] for seat, gap in gaps.items()):
            return None
        if self.following is None or self.record.players is None:
            return None
        antes = {
            event.seat: event.amount for event in self.hand.events if isinstance(event, Post) and event.kind == "ante"
        }
        now, later, stacks = _named(self.record), _stacks_by_name(self.following), self.hand.stacks
        doubtful = [
            seat
            for name, seat in now.items()
            if seat in antes and not self.collected[seat] and later.get(name) != stacks[seat]
        ]
        contradicted = [seat for name, seat in now.items() if seat in doubtful and name in later]
        unpaid = sum(antes[seat] for seat in doubtful)
        if unpaid != missing or any(later[n] != stacks[s] + antes[s] for n, s in now.items() if s in contradicted):
            return None
        return "ante not paid", message("history.unpaid-ante", seats=doubtful, amount=self._money(missing))

    def _odd_chip(self, gaps: dict[int, int]) -> tuple[str, Message] | None:
        """Another one of the winners was given the odd chip."""
        unit = self.hand.unit
        shared = [seat for seat, won in self.collected.items() if won]
        if sum(gaps.values()) or not set(gaps) <= set(shared) or any(abs(gap) > unit for gap in gaps.values()):
            return None
        pots = [event.pot for event in self.hand.events if isinstance(event, Push)]
        if max(pots.count(pot) for pot in pots) < 2:
            return None
        return "odd chip", message("history.odd-chip", amount=self._money(unit))

    def _unknown_cards(self, gaps: dict[int, int]) -> tuple[str, Message] | None:
        """Nobody can say who won; but the chips can only have gone to live hands, and all of them must have."""
        live = self.hand.live_seats
        rake = self.pot - sum(gaps.values())
        if not self.unseen or any(gap < 0 or seat not in live for seat, gap in gaps.items()):
            return None
        if rake < 0 or rake * 100 > MOST_RAKE_PERCENT * self.pot:
            return None
        code = "history.unknown-cards-and-rake" if rake else "history.unknown-cards"
        return "unknown cards", message(code, pot=self._money(self.pot), rake=self._money(rake))

    def _money(self, chips: int) -> str:
        return to_text(chips, self.record.scale)


def _named(record: PhhRecord) -> dict[str, int]:
    """Seats by name, without players who have none."""
    return {name: seat for name, seat in zip(record.players or (), record.seats, strict=False) if name}


def _stacks_by_name(record: PhhRecord) -> dict[str, int]:
    stacks = dict(record.setup.stacks)
    return {name: stacks[seat] for name, seat in _named(record).items()}


def _bears_out(
    record: PhhRecord, played: Played, following: PhhRecord | None, gaps: dict[int, int] | None
) -> bool | None:
    """Whether the next hand's stacks are what this one left; None where chips were added or taken in between.

    Where the file's own result explains a gap, the next hand must show it to the chip; where the file has no result, a
    winner may have paid a rake. Players add chips between hands, so a difference proves nothing.
    """
    if following is None or not played.hand.over:
        return None
    later, stacks = _stacks_by_name(following), played.hand.stacks
    won = {event.seat: event.amount for event in played.hand.events if isinstance(event, Push)}
    seen = {seat: later[name] - stacks[seat] for name, seat in _named(record).items() if name in later}
    if not set(won) & set(seen) or len(seen) < 2:
        return None
    for seat, gap in seen.items():
        raked = seat in won and gap < 0 and -gap * 100 <= MOST_RAKE_PERCENT * won[seat]
        if gap != gaps.get(seat, 0) if gaps is not None else gap and not (raked and played.hand.street):
            return None
    return True


def _followings(readings: Sequence[Reading]) -> list[PhhRecord | None]:
    """For each hand the next one of the same table that shares a player."""
    followings: list[PhhRecord | None] = []
    coming: dict[tuple[object, str], int] = {}
    for index in range(len(readings) - 1, -1, -1):
        record = readings[index].record
        seats = [(record.details.get("table"), name) for name in _named(record)] if record is not None else []
        soonest = min((coming[seat] for seat in seats if seat in coming), default=None)
        followings.append(None if soonest is None else readings[soonest].record)
        coming |= dict.fromkeys(seats, index)
    return followings[::-1]
