"""What was brought over from another program: an event with its levels, players, purchases and busts."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import UTC, datetime
from itertools import pairwise
from typing import Any, Literal, NamedTuple, get_args

import msgspec

from cardspeak.books.inquiry import DIRECTOR
from cardspeak.books.policy import policy
from cardspeak.books.settings.prizes import ACROSS_TABLES, EQUAL_STACKS, MIXED_TABLES, SAME_TABLE
from cardspeak.desk.commands.short_forms import write_levels
from cardspeak.limits import Amount, ChipCount, Name, PlayerId, Timestamp
from cardspeak.tournament.setup import Level
from cardspeak.words import Message
from cardspeak.words.catalogue import ENGLISH, worded

ImportedSale = Literal["entry", "rebuy", "bust", "back"]
ORDER: tuple[ImportedSale, ...] = get_args(ImportedSale)
"""What comes first where a file gives two things the same moment."""
SHARED = {
    SAME_TABLE: "equal-place", EQUAL_STACKS: "equal-place", ACROSS_TABLES: "equal-place",
    MIXED_TABLES: "share",
}  # fmt: skip
"""What a director chooses so that those who went out at one moment share a place, as far as the book leaves it open."""


class _Happened(NamedTuple):
    at: int
    kind: ImportedSale
    line: str


class Purchase(msgspec.Struct, frozen=True, kw_only=True):
    """Chips somebody bought, in the smallest unit of the currency."""

    at: Timestamp = 0
    chips: ChipCount = 0
    to_prizes: Amount = 0
    to_house: Amount = 0


class Bust(msgspec.Struct, frozen=True, kw_only=True):
    """Somebody went out."""

    at: Timestamp
    hitmen: tuple[str, ...] = ()


class ImportedPlayer(msgspec.Struct, frozen=True, kw_only=True):
    """One player: each purchase, and the bust that ended it."""

    player: PlayerId
    name: Name
    bought: tuple[tuple[Purchase, Bust | None], ...] = ()
    paid: bool = True


class BroughtEvent(msgspec.Struct, frozen=True, kw_only=True):
    """A whole event, and what was not carried over."""

    name: Name = ""
    levels: tuple[Level, ...] = ()
    chips: tuple[ChipCount, ...] = ()
    seats: int = 9
    players: tuple[ImportedPlayer, ...] = ()
    notes: tuple[Message, ...] = ()


def commands(event: BroughtEvent, book: str, language: str = ENGLISH) -> Iterator[str]:
    """The event as lines of commands, with the notes as comments; they can be edited before they are run."""
    yield from (f"# {worded(one, language)}" for one in event.notes)
    if event.name:
        yield from _whole(event, book)
        return
    yield from (_register(player) for player in event.players)


def _whole(event: BroughtEvent, book: str) -> Iterator[str]:
    moments = sorted(buy.at for player in event.players for buy, _ in player.bought if buy.at)
    if moments:
        yield f"at {_moment(moments[0])}"
    yield _create(event, book)
    started = False
    for one in sorted(_happened(event, book), key=lambda one: (one.at, ORDER.index(one.kind))):
        if not started and one.kind in ("rebuy", "bust"):
            yield from ("issue stacks", "draw seats", "start clock")
            started = True
        if one.at:
            yield f"at {_moment(one.at)}"
        yield one.line
        if one.kind == "back" or (one.kind == "entry" and started):
            yield "follow issue stacks"
            yield "follow seat"


def _create(event: BroughtEvent, book: str) -> str:
    first = next((buy for player in event.players for buy, _ in player.bought), Purchase(chips=10_000))
    chips = f" chips={_quoted(' '.join(map(str, event.chips)))}" if event.chips else ""
    again = {kind for player in event.players for kind in _kinds(player)}
    offer = _quoted(f"{first.chips or 10_000} for {first.to_prizes} prizes + {first.to_house} house")
    open_for = sum(not line.is_break for line in event.levels)
    more = f" re_entry={offer} late_levels={open_for}" if "back" in again else ""
    more += f" rebuy={offer} rebuy_levels={open_for}" if "rebuy" in again else ""
    more += " format=rebuy" if "rebuy" in again else " format=re-entry" if "back" in again else ""
    levels = write_levels(event.levels)
    return (
        f"create event name={_quoted(event.name)} book={book} seats_per_table={event.seats} buy_in={offer}"
        f"{more} levels={_quoted(levels)}{chips}"
    )


def _kinds(player: ImportedPlayer) -> list[ImportedSale]:
    """What each purchase was: the entry, a re-entry after going out, or a rebuy by somebody still in."""
    found: list[ImportedSale] = ["entry"] if player.bought else []
    for (_, bust), (buy, _) in pairwise(player.bought):
        found.append("back" if bust is not None and bust.at <= buy.at else "rebuy")
    return found


def _happened(event: BroughtEvent, book: str) -> Iterator[_Happened]:
    """Entries, rebuys and busts with their moments; an entry is known by the number it gets when all are in order."""
    bought = sorted(
        (buy.at, at, nth) for at, player in enumerate(event.players) for nth, (buy, _) in enumerate(player.bought)
    )
    entries: dict[str, list[tuple[int, int]]] = {}
    out: dict[int, list[tuple[int, Bust]]] = {}
    count = 0
    for moment, at, nth in bought:
        player = event.players[at]
        kind, bust = _kinds(player)[nth], player.bought[nth][1]
        count += kind != "rebuy"
        mine = entries.setdefault(player.player, [])
        mine.append((moment, mine[-1][1] if kind == "rebuy" else count))
        if bust is not None:
            out.setdefault(bust.at, []).append((mine[-1][1], bust))
        yield _Happened(moment, kind, _line(kind, player, mine[-1][1]))
    for moment, busts in out.items():
        yield _Happened(moment, "bust", _bust(busts, entries, book))


def _line(kind: ImportedSale, player: ImportedPlayer, entry: int) -> str:
    if kind == "rebuy":
        return f"rebuy {entry} 0"  # nobody has written down what was left
    return f"re enter {_quoted(player.player)}" if kind == "back" else _register(player)


def _bust(busts: list[tuple[int, Bust]], entries: dict[str, list[tuple[int, int]]], book: str) -> str:
    """Busts of one moment, with the entries that the hitmen played by then; several share their place, as they did."""
    out: list[dict[str, Any]] = []
    for entry, bust in busts:
        by = []
        for hitman in bust.hitmen:
            played = [number for moment, number in entries.get(hitman, ()) if moment <= bust.at]
            by += played[-1:]
        out.append({"entry": entry, "by": by} if len(busts) == 1 else {"entry": entry, "stack": 1, "by": by})
    return (
        f"bust out {msgspec.json.encode(out).decode()} hitman_elsewhere=true{_shared(book) if len(busts) > 1 else ''}"
    )


def _shared(book: str) -> str:
    """What is chosen about a hand on which several went out."""
    said = policy(book)
    chosen = [f"{one.name}={value}" for one, value in SHARED.items() if said.value(one) in (None, DIRECTOR)]
    return " ".join(["", "hands_unknown=true", *chosen])


def _register(player: ImportedPlayer) -> str:
    owes = "" if player.paid else " paid=false"
    return f"register {_quoted(player.player)} {_quoted(player.name)}{owes}"


def _quoted(text: str) -> str:
    """A value for a line of commands: one line, with a backslash before the marks that would end it."""
    plain = " ".join(text.split())
    marked = plain.replace("\\", "\\\\").replace('"', '\\"')
    return f'"{marked}"' if not plain.replace("-", "").replace("_", "").isalnum() else plain


def _moment(at: int) -> str:
    return datetime.fromtimestamp(at / 1000, UTC).isoformat(sep=" ", timespec="milliseconds").removesuffix("+00:00")
