"""The account of every chip: put into play, taken out, gained or lost in a colour-up, by denomination.

Whatever puts chips into play or takes them out is written here; what passes from player to player is not.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from math import gcd

from cardspeak.cards.change import exact_change
from cardspeak.errors import Unlawful
from cardspeak.limits import ChipCount
from cardspeak.tournament.clock.dial import Clock
from cardspeak.tournament.core import Happening, State, applies, must_always_hold, must_hold
from cardspeak.tournament.entrants import Entrants
from cardspeak.tournament.setup import EventSetup
from cardspeak.tournament.values import reason
from cardspeak.words import Chips, Message, message

AS_SOLD = frozenset({"entry", "bought", "alternate", "re-entry"})
"""Why chips come into play that were sold before: never more of them than that."""
Piles = tuple[tuple[ChipCount, ChipCount], ...]
"""Denominations with how many chips of each."""


class ChipsIssued(Happening, frozen=True, kw_only=True, tag="chips-issued"):
    """Chips come into play for an entry: a stack, a rebuy, an add-on. Other happenings record what the entry has."""

    entry: int
    chips: int
    why: Message | str = "entry"
    by_value: Piles = ()
    """Which chips; reckoned from the chip set where nobody says."""
    cites: tuple[str, ...] = ()

    def story_line(self, state: State) -> Message:
        """The line of the story."""
        return self.tell(state, why=reason(self.why))


class ChipsRemoved(Happening, frozen=True, kw_only=True, tag="chips-removed"):
    """Chips leave play: forfeited, found without an owner, the stack of somebody who left."""

    entry: int | None = None
    chips: int
    why: Message | str
    by_value: Piles = ()
    cites: tuple[str, ...] = ()

    def story_line(self, state: State) -> Message:
        """The line of the story."""
        return self.tell(state, "nobody" if self.entry is None else "", why=reason(self.why))


class Account:
    """Every chip of an event."""

    def __init__(self) -> None:
        self.issued = 0
        self.removed = 0
        self.raced = 0
        """What colour-ups have added; negative where they have taken away."""
        self.by_value: dict[int, int] = {}
        self.unsorted = 0
        """Value of which nobody said in what chips it came or went; negative where more went than came."""
        self.issued_to: dict[int, int] = {}
        self.given_back: dict[int, int] = {}
        """What came back from entries that were withdrawn."""
        self.issued_why: Counter[str] = Counter()
        self.removed_why: Counter[str] = Counter()
        self.out: dict[int, set[int]] = {}
        """Denominations out of play, with the tables at which they were coloured up."""
        self.methods: dict[int, str] = {}
        """How each of them was coloured up."""

    @property
    def total(self) -> int:
        """Chips that are in play by the account."""
        return self.issued + self.raced - self.removed

    def add(self, piles: Piles, value: int) -> None:
        """Sort chips into the account, or out of it where the numbers are negative."""
        have: dict[int, int] = {}
        for denomination, count in piles:
            before = have.get(denomination, self.by_value.get(denomination, 0))
            if before + count < 0:
                limits = {"max": before}
                raise Unlawful(
                    "chips.too-many",
                    {"denomination": denomination},
                    field="by_value",
                    value=denomination,
                    limits=limits,
                )
            have[denomination] = before + count
        self.by_value.update(have)
        self.unsorted += value - worth(piles)


def worth(piles: Piles) -> int:
    """What some chips come to.

    >>> worth(((100, 5), (25, 8)))
    700
    """
    return sum(value * count for value, count in piles)


def taken(piles: Piles) -> Piles:
    """The same chips as a loss."""
    return tuple((value, -count) for value, count in piles)


def in_use(state: State) -> list[int]:
    """The denominations in play, the smallest first."""
    account = state.of(Account)
    return sorted(kind.value for kind in state.setup.chips if kind.value not in account.out)


def sorted_out(setup: EventSetup, out: set[int], chips: int) -> Piles:
    """The chips that a sum is put out in: a starting stack as the set has it, anything else in as few chips as can be."""
    stack = tuple((kind.value, kind.in_stack) for kind in setup.chips if kind.in_stack)
    if stack and worth(stack) == chips and not out.intersection(value for value, _ in stack):
        return stack
    values = [kind.value for kind in setup.chips if kind.value not in out]
    try:
        return tuple(exact_change(chips, values).items()) if values else ()
    except Unlawful:
        return ()


def owed(state: State) -> dict[int, int]:
    """Chips that were sold and not put out yet, by entry; an alternate has none before there is a seat."""
    issued = state.of(Account).issued_to
    return {
        entry.number: entry.bought - issued.get(entry.number, 0)
        for entry in state.of(Entrants).entries.values()
        if entry.status not in ("withdrawn", "waiting") and entry.bought > issued.get(entry.number, 0)
    }


def expected(state: State) -> int:
    """Chips that should be in play: those of the account, and those sold and not put out yet."""
    return state.of(Account).total + sum(owed(state).values())


@applies(ChipsIssued)
def _issued(state: State, happening: ChipsIssued) -> None:
    account = state.of(Account)
    entry = state.of(Entrants).entry(happening.entry)
    if happening.chips < 0:
        raise Unlawful("chips.negative/given", field="chips", value=happening.chips)
    due = entry.bought - account.issued_to.get(happening.entry, 0) if entry.status != "withdrawn" else 0
    if happening.why in AS_SOLD and happening.chips > due:
        raise Unlawful(
            "chips.issued/not-out",
            {"due": max(0, due), "entry": happening.entry},
            field="chips",
            value=happening.chips,
            limits={"max": max(0, due)},
        )
    piles = happening.by_value or sorted_out(state.setup, set(account.out), happening.chips)
    account.add(piles, happening.chips)
    account.issued += happening.chips
    account.issued_to[happening.entry] = account.issued_to.get(happening.entry, 0) + happening.chips
    account.issued_why[_kept_as(happening.why)] += happening.chips


@applies(ChipsRemoved)
def _removed(state: State, happening: ChipsRemoved) -> None:
    if happening.entry is not None:
        state.of(Entrants).entry(happening.entry)  # refused where the entry was struck out
    if happening.why in ("hidden", "found"):
        must_be_put_out(state, happening.chips)
    if happening.entry is not None and happening.why == "withdrawn":
        _give_back(state, happening.entry, happening.chips, happening.by_value)
    else:
        take_out(state, happening.chips, _kept_as(happening.why), happening.by_value)
    state.of(Entrants).by_hand |= happening.entry is None  # nobody knows in whose stack they are missing


def _give_back(state: State, entry: int, chips: int, by_value: Piles) -> None:
    """A stack that was put out comes back, without what was found and had no owner: that has left play already."""
    account = state.of(Account)
    out = account.issued_to.get(entry, 0)
    if chips > out:
        raise Unlawful("chips.issued", {"out": out, "entry": entry}, field="chips", value=chips, limits={"max": out})
    take_out(state, min(chips, account.total), "withdrawn", by_value)
    account.given_back[entry] = account.given_back.get(entry, 0) + chips


def _kept_as(why: Message | str) -> str:
    """A reason as the account adds it up."""
    return why if isinstance(why, str) else why.code.partition(".")[2]


def take_out(state: State, chips: int, why: str, by_value: Piles = ()) -> None:
    """Take chips out of the account; for happenings that remove a stack or a part of it."""
    if chips < 0:
        raise Unlawful("chips.negative/leaving", field="chips", value=chips)
    account = state.of(Account)
    must_be_in_play(state, chips)
    account.add(taken(by_value), -chips)
    account.removed += chips
    account.removed_why[why] += chips


def in_stacks(state: State) -> int:
    """The chips in front of the players, by what is known of them; an alternate has none before there is a seat."""
    return sum(entry.chips for entry in state.of(Entrants).live() if entry.status != "waiting")


def must_be_whole_chips(state: State, chips: int, field: str) -> None:
    """Refuse an amount that no chips of the event come to."""
    unit = gcd(*(kind.value for kind in state.setup.chips))
    if unit and chips % unit:
        raise Unlawful("count.chips", {"chips": Chips(chips)}, field=field, value=chips, limits={"in_steps_of": unit})


def must_be_put_out(state: State, chips: int) -> None:
    """Refuse to take a part of a stack that is not on a table yet."""
    there = state.of(Account).total
    if chips > there and not state.of(Clock).started:
        raise Unlawful("chips.not-put-out", {"there": there}, field="chips", value=chips, limits={"max": there})


def must_be_in_play(state: State, chips: int) -> None:
    """Refuse to take more chips out of play than there are."""
    there = expected(state)
    if chips > there:
        raise Unlawful("chips.not-in-play", {"there": there}, field="chips", value=chips, limits={"max": there})


@must_hold
def no_chips_are_missing_from_play(state: State) -> Iterator[Message]:
    """No more chips left play than came."""
    there = expected(state)
    if there < 0:
        yield message("broken.chips-negative", chips=Chips(-there))


@must_always_hold
def the_account_adds_up(state: State) -> Iterator[Message]:
    """Chips by denomination come to the chips in play."""
    account = state.of(Account)
    by_value = worth(tuple(account.by_value.items())) + account.unsorted
    if by_value != account.total:
        yield message("broken.chips-by-value", chips=Chips(account.total), sum=Chips(by_value))
