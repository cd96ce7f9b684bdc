"""A list of players as CSV, from whichever program: columns by their headings, or names only."""

from __future__ import annotations

import csv
import io
from collections.abc import Iterator

from cardspeak.desk.importing.brought import BroughtEvent, ImportedPlayer
from cardspeak.errors import Unreadable
from cardspeak.limits import MOST_ENTRIES, beyond_limits
from cardspeak.words import Message, message

PLAYER = ("player", "id", "member", "member number", "membership", "number", "uuid", "card")
NAME = ("name", "player name", "full name", "nickname", "display name")
FIRST, LAST = ("first", "first name", "given name"), ("last", "last name", "surname", "family name")
PAID = ("paid", "paid in full")
YES, NO = ("yes", "true", "1", "y", "paid", "x"), ("no", "false", "0", "n", "unpaid")
DELIMITERS = ",;\t|"


def decoded(raw: bytes) -> str:
    """Text from a file: UTF-8 with or without a mark, UTF-16 with one, otherwise as Windows writes it."""
    for encoding in ("utf-16",) if raw[:2] in (b"\xff\xfe", b"\xfe\xff") else ("utf-8-sig", "cp1252"):
        try:
            return raw.decode(encoding)
        except UnicodeDecodeError:
            continue
    raise Unreadable("csv.encoding", field="file", value=raw[:20].hex())


def read_players(text: str) -> BroughtEvent:
    r"""The players of a list.

    >>> [one.name for one in read_players("Member;First Name;Last Name\n7;Ann;Miller\n").players]
    ['Ann Miller']
    """
    lines = _lines(text)
    if not lines:
        raise Unreadable("csv.empty", field="file")
    if len(lines) > MOST_ENTRIES:
        raise Unreadable("csv.too-long", field="file", value=len(lines), limits={"max": MOST_ENTRIES})
    head = [cell.strip().lower().replace("_", " ") for cell in lines[0]]
    has_head = any(cell in (*NAME, *FIRST, *PLAYER) for cell in head)
    columns = {cell: at for at, cell in reversed(list(enumerate(head)))} if has_head else {"name": 0}
    if has_head and not any(cell in columns for cell in (*NAME, *FIRST)):
        raise Unreadable("csv.no-name/column", field="name", value=lines[0], limits={"of": list(NAME)})
    rows = list(enumerate(lines[has_head:], 1 + has_head))
    players = [_player(row, columns, number) for number, row in rows]
    return BroughtEvent(players=tuple(players), notes=(*_doubles(players), *_doubtful(rows, columns)))


def _lines(text: str) -> list[list[str]]:
    """The rows with anything in them."""
    reader = csv.reader(io.StringIO(text), delimiter=_delimiter(text))
    try:
        return [row for row in reader if any(cell.strip() for cell in row)]
    except csv.Error as error:
        raise Unreadable(
            "csv.line", {"line_num": reader.line_num, "error": error}, field="file", limits={"line": reader.line_num}
        ) from None


def _delimiter(text: str) -> str:
    """The mark that the first line has most of."""
    first = text.lstrip().split("\n", 1)[0]
    return max(DELIMITERS, key=first.count) if any(mark in first for mark in DELIMITERS) else ","


def _player(row: list[str], columns: dict[str, int], number: int) -> ImportedPlayer:
    first, last = _cell(row, columns, FIRST), _cell(row, columns, LAST)
    name = " ".join((_cell(row, columns, NAME) or f"{first} {last}").split())
    if not name:
        raise Unreadable("csv.no-name", {"number": number}, field="name", value=row, limits={"row": number})
    paid = _cell(row, columns, PAID).lower() not in NO
    found = ImportedPlayer(player=_cell(row, columns, PLAYER) or name.lower(), name=name, paid=paid)
    for one in beyond_limits(found):
        one.limits = {"row": number, **one.limits}
        one.place = message("place.row", row=number)
        raise one
    return found


def _cell(row: list[str], columns: dict[str, int], names: tuple[str, ...]) -> str:
    """What stands in the first of some columns that the list has."""
    at = next((columns[name] for name in names if name in columns), None)
    return "" if at is None or at >= len(row) else row[at].strip().removeprefix("'")


def _doubtful(rows: list[tuple[int, list[str]]], columns: dict[str, int]) -> Iterator[Message]:
    """Whether somebody has paid, where the list says neither yes nor no."""
    for number, row in rows if any(name in columns for name in PAID) else ():
        said = " ".join(_cell(row, columns, PAID).split())
        if said.lower() not in (*YES, *NO):
            yield message("import.paid-unclear", row=number, said=said)


def _doubles(players: list[ImportedPlayer]) -> list[Message]:
    """Names or numbers that stand in the list twice."""
    seen: set[str] = set()
    found = []
    for one in players:
        if one.player in seen:
            found.append(message("import.twice", player=one.player))
        seen.add(one.player)
    return found
