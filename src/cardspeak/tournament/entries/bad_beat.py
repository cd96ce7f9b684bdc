"""Bad-beat tables: eliminated players play their way back, within a time that the players are not told."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field

import msgspec

from cardspeak.books.inquiry import Inquiry
from cardspeak.books.settings import entries as said
from cardspeak.errors import Ambiguous, Unlawful
from cardspeak.limits import ChipCount
from cardspeak.question import Option
from cardspeak.tournament.clock.view import begins_at, break_ends_at
from cardspeak.tournament.core import Context, Happening, KnownPlayer, Order, State, applies, decides
from cardspeak.tournament.entries.re_entering import back_in, out
from cardspeak.tournament.entries.window import entered
from cardspeak.tournament.terms import MINUTE
from cardspeak.tournament.values import player_named, players_of
from cardspeak.words import Chips, Message, items, message


class OpenBadBeat(Order, frozen=True, kw_only=True):
    """Seat eliminated players at a table of their own."""

    number: int
    players: tuple[KnownPlayer, ...]
    exception: str = ""


class FinishBadBeat(Order, frozen=True, kw_only=True):
    """Return the winner of the table to the event."""

    number: int
    winner: KnownPlayer
    chips: ChipCount | None = None


class KillBadBeat(Order, frozen=True, kw_only=True):
    """Stop the table when its time is up; the chip leader returns."""

    number: int
    counts: dict[KnownPlayer, ChipCount]
    returns: KnownPlayer = ""
    chips: ChipCount | None = None


class BadBeatOpened(Happening, frozen=True, kw_only=True, tag="bad-beat-opened"):
    """A bad-beat table is played."""

    number: int
    players: tuple[str, ...]
    at: int
    cites: tuple[str, ...] = ()

    def story_line(self, state: State) -> Message:
        """The line of the story."""
        return self.tell(state, names=players_of(state, self.players))


class BadBeatOver(Happening, frozen=True, kw_only=True, tag="bad-beat-over"):
    """A bad-beat table is over."""

    number: int
    returns: tuple[str, ...]
    killed: bool = False
    cites: tuple[str, ...] = ()

    def story_line(self, state: State) -> Message:
        """The line of the story."""
        return self.tell(state, names=players_of(state, self.returns))


@dataclass
class SideTable:
    """One bad-beat table."""

    players: tuple[str, ...]
    since: int = 0
    over: bool = False
    returned: tuple[str, ...] = ()


@dataclass
class SideTables:
    """All bad-beat tables."""

    tables: dict[int, SideTable] = field(default_factory=dict)

    def sits(self, player: str) -> bool:
        """Whether somebody plays at one of them."""
        return self.table_of(player) is not None

    def table_of(self, player: str) -> int | None:
        """The one at which somebody plays."""
        return next((no for no, table in self.tables.items() if not table.over and player in table.players), None)


class Times(msgspec.Struct, frozen=True, kw_only=True):
    """When a bad-beat table may begin and has to be finished; for the host's eyes where the book says so."""

    latest_start: int | None
    deadline: int | None
    public: bool = False
    cites: tuple[str, ...] = ()


class Suggested(msgspec.Struct, frozen=True, kw_only=True):
    """How many bad-beat tables the book suggests; the host may have any number."""

    tables: int
    ask_host: bool = False
    cites: tuple[str, ...] = ()


def suggested(state: State) -> Suggested:
    """How many tables for the field."""
    book, count = Inquiry(state.policy), entered(state)
    if not book.settled(said.BADBEAT_TABLES):  # 2-ii-21
        return Suggested(tables=0, cites=book.numbers)
    if count < book.settle(said.BADBEAT_ONE_BELOW):
        return Suggested(tables=1, cites=book.numbers)
    if count <= book.settle(said.BADBEAT_TWO_UP_TO):
        return Suggested(tables=2, cites=book.numbers)
    if count >= book.settle(said.BADBEAT_THREE_FROM):
        return Suggested(tables=3, cites=book.numbers)
    between = book.settle(said.BADBEAT_BETWEEN)
    return Suggested(tables=3 if between == "three" else 2, ask_host=between == "host", cites=book.numbers)


def times(state: State) -> Times:
    """When a table may begin and must end, by the clock as it stands."""
    book = Inquiry(state.policy)
    begins = begins_at(state, book.settle(said.BADBEAT_START_LEVEL))  # 2-ii-21-i
    ends = break_ends_at(state, book.settle(said.BADBEAT_END_BREAK))
    return Times(
        latest_start=None if begins is None else begins + book.settle(said.BADBEAT_START_MINUTES) * MINUTE,
        deadline=None if ends is None else ends - book.settle(said.BADBEAT_END_MINUTES) * MINUTE,
        public=bool(book.settled(said.BADBEAT_WARNING)),  # 2-ii-21-ii
        cites=book.numbers,
    )


@decides(OpenBadBeat)
def _open(state: State, order: OpenBadBeat, context: Context) -> Iterable[Happening]:
    book, side = Inquiry(state.policy, order.choices), state.of(SideTables)
    if not book.settle(said.BADBEAT_TABLES):
        raise book.refuse("bad-beat.none", {}, said.BADBEAT_TABLES, field="number")
    if order.number in side.tables or order.number < 1:
        raise Unlawful("bad-beat.number", field="number", value=order.number)
    if len(set(order.players)) < max(2, len(order.players)):
        raise Unlawful("bad-beat.players", field="players")
    for player in order.players:
        if book.maybe(said.BADBEAT_SEATS_FOR) != "anybody":
            out(state, player)
        if side.sits(player):
            raise book.refuse(
                "bad-beat.sits", {"player": player}, said.BADBEAT_SEATS_FOR, field="players", value=player
            )
    latest = times(state).latest_start
    if latest is not None and context.at > latest and not order.exception:  # 2-ii-21-i
        raise book.refuse(
            "bad-beat.late", {}, said.BADBEAT_START_LEVEL, field="number", value=order.number, latest=latest
        )
    yield BadBeatOpened(number=order.number, players=order.players, at=context.at, cites=book.numbers)


def _running(state: State, number: int) -> SideTable:
    table = state.of(SideTables).tables.get(number)
    if table is None:
        raise Unlawful("bad-beat.unknown", {"number": number}, field="number", value=number)
    if table.over:
        limits = {"returned": list(table.returned)}
        raise Unlawful(
            "bad-beat.over",
            {"number": number, "returned": items(table.returned)},
            field="number",
            value=number,
            limits=limits,
        )
    return table


@decides(FinishBadBeat)
def _finish(state: State, order: FinishBadBeat, _context: Context) -> Iterable[Happening]:
    book, table = Inquiry(state.policy, order.choices), _running(state, order.number)
    if order.winner not in table.players:
        raise Unlawful("bad-beat.winner", field="winner", value=order.winner)
    chips = _return_chips(book, order.chips)
    book.cite(said.BADBEAT_RETURNERS)
    yield BadBeatOver(number=order.number, returns=(order.winner,), cites=book.numbers)
    yield from back_in(state, {order.winner: chips}, message("note.bad-beat-table"), book.numbers)


@decides(KillBadBeat)
def _kill(state: State, order: KillBadBeat, context: Context) -> Iterable[Happening]:
    book, table = Inquiry(state.policy, order.choices), _running(state, order.number)
    deadline = times(state).deadline
    if deadline is not None and context.at < deadline:
        raise book.refuse("bad-beat.early", {}, said.BADBEAT_END_BREAK, field="number", min=deadline)
    if set(order.counts) - set(table.players) or not order.counts or min(order.counts.values()) < 0:
        raise Unlawful("bad-beat.counts", field="counts")
    returns = (
        _leaders(state, book, order) if book.settle(said.BADBEAT_DEADLINE) == "chip-leader-returns" else ()
    )  # 2-ii-21-ii
    yield BadBeatOver(number=order.number, returns=returns, killed=True, cites=book.numbers)
    chips = _return_chips(book, order.chips)
    yield from back_in(state, dict.fromkeys(returns, chips), message("note.bad-beat-table"), book.numbers)


def _leaders(state: State, book: Inquiry, order: KillBadBeat) -> tuple[str, ...]:
    most = max(order.counts.values())
    leaders = tuple(player for player, chips in order.counts.items() if chips == most)
    if len(leaders) == 1:
        return leaders
    rule = book.settle(said.BADBEAT_TIED_LEADERS)
    if rule == "all-return":
        return leaders
    if order.returns in leaders:
        return (order.returns,)
    code = "bad-beat.tie" if rule == "high-card" else "bad-beat.tie/host"
    options = [Option(player, player_named(state, player)) for player in leaders]
    number = book.policy.rule(said.BADBEAT_TIED_LEADERS)
    raise Ambiguous.asking(code, {"most": Chips(most)}, "returns", options=options, rule=number)


def _return_chips(book: Inquiry, chosen: int | None) -> int:
    chips = book.settle(said.BADBEAT_RETURN_CHIPS) if chosen is None else chosen
    if chips <= 0:
        raise Unlawful("chips.none/coming-back", field="chips", value=chips)
    return chips


@applies(BadBeatOpened)
def _opened(state: State, happening: BadBeatOpened) -> None:
    tables = state.of(SideTables).tables
    if happening.number in tables:
        raise Unlawful("bad-beat.number/table-exists", field="number", value=happening.number)
    tables[happening.number] = SideTable(happening.players, happening.at)


@applies(BadBeatOver)
def _over(state: State, happening: BadBeatOver) -> None:
    table = _running(state, happening.number)
    table.over, table.returned = True, happening.returns
