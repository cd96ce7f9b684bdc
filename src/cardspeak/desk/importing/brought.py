"""What was brought over from another program: an event with its levels, players, purchases and busts."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import UTC, datetime

import msgspec

from cardspeak.desk.commands.short_forms import write_levels
from cardspeak.tournament.setup import Level


class Purchase(msgspec.Struct, frozen=True, kw_only=True):
    """Chips somebody bought, in the smallest unit of the currency."""

    at: int = 0
    chips: int = 0
    to_prizes: int = 0
    to_house: int = 0


class Bust(msgspec.Struct, frozen=True, kw_only=True):
    """Somebody went out."""

    at: int
    hitmen: tuple[str, ...] = ()


class Brought(msgspec.Struct, frozen=True, kw_only=True):
    """One player: each purchase, and the bust that ended it."""

    player: str
    name: str
    bought: tuple[tuple[Purchase, Bust | None], ...] = ()
    paid: bool = True


class BroughtEvent(msgspec.Struct, frozen=True, kw_only=True):
    """A whole event, and what was not carried over."""

    name: str = ""
    levels: tuple[Level, ...] = ()
    chips: tuple[int, ...] = ()
    seats: int = 9
    players: tuple[Brought, ...] = ()
    notes: tuple[str, ...] = ()


def commands(event: BroughtEvent, book: str) -> Iterator[str]:
    """The event as lines of commands; whoever reads them can change them before they are run."""
    yield from (f"# {one}" for one in event.notes)
    if event.name:
        yield from _whole(event, book)
        return
    yield from (_register(player) for player in event.players)


def _whole(event: BroughtEvent, book: str) -> Iterator[str]:
    first = next((buy for player in event.players for buy, _ in player.bought), Purchase(chips=10_000))
    moments = sorted(buy.at for player in event.players for buy, _ in player.bought if buy.at)
    if moments:
        yield f"at {_moment(moments[0])}"
    yield _create(event, book, first)
    happened = sorted(_happened(event), key=lambda one: one[0])
    busts = [at for at, kind, _ in happened if kind == "bust"]
    start = min(busts, default=None)
    started = False
    for at, kind, line in happened:
        if not started and start is not None and at >= start:
            yield from ("issue stacks", "draw seats", "start clock")
            started = True
        if at:
            yield f"at {_moment(at)}"
        yield line
        if kind == "back" or (kind == "entry" and started):
            yield "follow issue stacks"
            yield "follow seat"


def _create(event: BroughtEvent, book: str, first: Purchase) -> str:
    chips = f" chips={_quoted(' '.join(map(str, event.chips)))}" if event.chips else ""
    again = any(len(player.bought) > 1 for player in event.players)
    offer = f"{first.chips or 10_000} for {first.to_prizes} prizes + {first.to_house} house"
    open_for = sum(not line.is_break for line in event.levels)
    re_entry = f" re_entry={_quoted(offer)} late_levels={open_for} format=re-entry" if again else ""
    levels = write_levels(event.levels)
    return (
        f"create event name={_quoted(event.name)} book={book} seats_per_table={event.seats} buy_in={_quoted(offer)}"
        f"{re_entry} levels={_quoted(levels)}{chips}"
    )


def _happened(event: BroughtEvent) -> Iterator[tuple[int, str, str]]:
    """Entries and busts with their moments; an entry is known by the number it gets when all are in order of time."""
    bought = sorted(
        (buy.at, at, nth) for at, player in enumerate(event.players) for nth, (buy, _) in enumerate(player.bought)
    )
    entries: dict[str, list[tuple[int, int]]] = {}
    for number, (moment, at, nth) in enumerate(bought, 1):
        player = event.players[at]
        entries.setdefault(player.player, []).append((moment, number))
        yield (moment, "back", f"re enter {_quoted(player.player)}") if nth else (moment, "entry", _register(player))
    for player in event.players:
        for nth, (_, bust) in enumerate(player.bought):
            if bust is not None:
                yield bust.at, "bust", _bust(entries[player.player][nth][1], bust, entries)


def _bust(entry: int, bust: Bust, entries: dict[str, list[tuple[int, int]]]) -> str:
    """A bust, with the entries that the hitmen played by then."""
    by = []
    for hitman in bust.hitmen:
        played = [number for moment, number in entries.get(hitman, ()) if moment <= bust.at]
        by += played[-1:]
    out = msgspec.json.encode([{"entry": entry, "by": by}]).decode()
    return f"bust out {out} hitman_elsewhere=true"


def _register(player: Brought) -> str:
    owes = "" if player.paid else " paid=false"
    return f"register {_quoted(player.player)} {_quoted(player.name)}{owes}"


def _quoted(text: str) -> str:
    """A value for a line of commands: one line, without the marks that would end it."""
    plain = " ".join(text.split()).replace('"', "'").replace("\\", "/")
    return f'"{plain}"' if not plain.replace("-", "").replace("_", "").isalnum() else plain


def _moment(at: int) -> str:
    return datetime.fromtimestamp(at / 1000, UTC).isoformat(sep=" ", timespec="milliseconds").removesuffix("+00:00")
