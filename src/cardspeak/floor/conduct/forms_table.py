"""The sentences of a script about the table: information, devices, people, words and cards shown early."""

from __future__ import annotations

from cardspeak.floor.conduct import devices, people, showing
from cardspeak.floor.forms import form
from cardspeak.floor.ruling import Ruling
from cardspeak.floor.table import Table

# Information


# Devices, people, words, cards


@form(
    "{who:seat} leaves a device on the table",
    about="A device lies on the table.",
    example="UTG leaves a device on the table",
)
def _device_lies(table: Table, who: int) -> Ruling:
    return devices.device_use(table, who, "on the table")


@form(
    "{who:seat} wants headphones [{final:at the final table|at a final table}]",
    about="Headphones.",
    example="UTG wants headphones at the final table",
)
def _headphones(table: Table, who: int, final: str = "") -> Ruling:
    return devices.headphones(table, who, final_table=bool(final))


@form(
    "{who:seat} speaks {tongue:quoted} [in {where:the US|another country}] [where {posted:quoted} is posted]",
    about="A language at the table.",
    example='UTG speaks "French"',
)
def _speaks(table: Table, who: int, tongue: str, where: str = "", posted: str = "") -> Ruling:
    languages = tuple(posted.replace(",", " ").replace(" and ", " ").split())
    return people.language(table, who, tongue, in_us=where != "another country" and not posted, posted=languages)


@form(
    "{who:seat} is asked to take off {item:quoted} for {ground:identification|distraction} [and {reply:complies|refuses}]",
    about="Staff ask for something to be taken off.",
    example='UTG is asked to take off "sunglasses" for identification and refuses',
)
def _take_off(table: Table, who: int, item: str, ground: str, reply: str | None = None) -> Ruling:
    complied = None if reply is None else reply == "complies"
    return people.take_off(table, who, item, ground, complied=complied)


@form(
    "{who:seat} has a guest [{somebody:and somebody objects|and a player objects}]",
    about="A guest behind a player.",
    example="UTG has a guest",
)
def _guest(table: Table, who: int, somebody: str = "") -> Ruling:
    return people.guest(table, who, objection=bool(somebody))


@form(
    "{who:seat} shows cards early [with {count} players left] [and {takes_all:winner takes all|winner take all}]",
    about="Cards of a live hand are shown before the betting is over.",
    example="UTG shows cards early with 14 players left",
)
def _shows(table: Table, who: int, count: int | None = None, takes_all: str = "") -> Ruling:
    return showing.shows_cards(table, who, players_left=count, winner_takes_all=bool(takes_all))


@form("{who:seat} {how:smokes|vapes} in the room", about="Tobacco or vaping.", example="UTG vapes in the room")
def _smokes(table: Table, who: int, how: str) -> Ruling:
    return showing.smokes(table, who, vape=how == "vapes")
