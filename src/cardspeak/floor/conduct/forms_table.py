"""The sentences of a script about the table: information, devices, people, words and cards shown early."""

from __future__ import annotations

from cardspeak.errors import Unlawful
from cardspeak.floor.conduct import devices, information, people, showing, terms
from cardspeak.floor.ruling import Ruling
from cardspeak.floor.script.forms import Said, form
from cardspeak.floor.table import Table

# Information


@form("? pot count", about="Whether the pot may be counted.", example="? pot count")
def _pot_count(table: Table, _said: Said) -> Ruling:
    return information.pot_count(table)


@form("? spread the pot", about="Whether the pot may be spread.", example="? spread the pot")
def _spread(table: Table, _said: Said) -> Ruling:
    return information.spread_pot(table)


@form("? may {who:seat} count {of:seat}", about="Whether a stack may be counted.", example="? may UTG count BB")
def _count(table: Table, said: Said) -> Ruling:
    return information.stack_count(table, said["who"], said["of"])


@form(
    "{who:seat} asks whether {of:seat} is live",
    about="Live or dead, asked before acting.",
    example="UTG asks whether BB is live",
)
def _live(table: Table, said: Said) -> Ruling:
    return information.live_or_dead(table, said["who"], said["of"])


@form(
    "{who:seat} asks whether betting is open",
    about="Whether a raise is lawful, asked before acting.",
    example="UTG asks whether betting is open",
)
def _reopens(table: Table, said: Said) -> Ruling:
    return information.reopens(table, said["who"])


@form("? stacks of {chips:chips}", about="How chips should stand to be counted.", example="? stacks of 41x100 3x5000")
def _stacks(table: Table, said: Said) -> Ruling:
    return information.stacks(table, said["chips"])


@form("? rabbit hunt", about="Whether cards that never came are shown.", example="? rabbit hunt")
def _rabbit(table: Table, _said: Said) -> Ruling:
    return information.rabbit_hunt(table)


@form("dealer is relieved", about="What the leaving dealer passes on.", example="dealer is relieved")
def _push(table: Table, _said: Said) -> Ruling:
    return information.dealer_push(table)


# Devices, people, words, cards


@form(
    "{who:seat} uses a device for {use:call|texts|e-mail|internet|app|sound|camera|strategy}",
    about="A phone or another device is used at the table.",
    example="UTG uses a device for texts",
)
def _device(table: Table, said: Said) -> Ruling:
    return devices.device_use(table, said["who"], said["use"])


@form(
    "{who:seat} leaves a device on the table",
    about="A device lies on the table.",
    example="UTG leaves a device on the table",
)
def _device_lies(table: Table, said: Said) -> Ruling:
    return devices.device_use(table, said["who"], "on the table")


@form(
    "{who:seat} steps away for a call", about="A player leaves the table to phone.", example="UTG steps away for a call"
)
def _steps_away(table: Table, said: Said) -> Ruling:
    return devices.steps_away(table, said["who"])


@form(
    "{who:seat} wants headphones [{final:at the final table|at a final table}]",
    about="Headphones.",
    example="UTG wants headphones at the final table",
)
def _headphones(table: Table, said: Said) -> Ruling:
    return devices.headphones(table, said["who"], final_table="final" in said)


@form(
    "{who:seat} speaks {tongue:quoted} [in {where:the US|another country}]",
    about="A language at the table.",
    example='UTG speaks "French"',
)
def _speaks(table: Table, said: Said) -> Ruling:
    return people.language(table, said["who"], said["tongue"], in_us=said.get("where") != "another country")


@form(
    "{by:quoted} plays for {who:seat}", about="Somebody else plays the chips of a seat.", example='"Ben" plays for UTG'
)
def _plays_for(table: Table, said: Said) -> Ruling:
    return people.plays_for(table, said["who"], said["by"])


@form(
    "{who:seat} is asked to take off {item:quoted} for {ground:identification|distraction} [and {reply:complies|refuses}]",
    about="Staff ask for something to be taken off.",
    example='UTG is asked to take off "sunglasses" for identification and refuses',
)
def _take_off(table: Table, said: Said) -> Ruling:
    complied = None if "reply" not in said else said["reply"] == "complies"
    return people.take_off(table, said["who"], said["item"], said["ground"], complied=complied)


@form(
    "{who:seat} has a guest [{somebody:and somebody objects|and a player objects}]",
    about="A guest behind a player.",
    example="UTG has a guest",
)
def _guest(table: Table, said: Said) -> Ruling:
    return people.guest(table, said["who"], objection="somebody" in said)


@form("? is a tap by {who:seat} a check", about="What a tap on the table means.", example="? is a tap by UTG a check")
def _tap(table: Table, said: Said) -> Ruling:
    return terms.tap(table, said["who"])


@form(
    "? is {word:quoted} official for {who:seat}",
    about="Whether a betting word is official here.",
    example='? is "pot" official for UTG',
)
def _word(table: Table, said: Said) -> Ruling:
    return terms.word_said(table, said["who"], said["word"])


@form(
    "{who:seat} shows cards early [with {n:count} players left] [and {all:winner takes all|winner take all}]",
    about="Cards of a live hand are shown before the betting is over.",
    example="UTG shows cards early with 14 players left",
)
def _shows(table: Table, said: Said) -> Ruling:
    return showing.shows_cards(table, said["who"], players_left=said.get("n"), winner_takes_all="all" in said)


@form(
    "{who:seat} (exposes|shows) (a card|{cards:cards}) [with action pending]",
    about="Cards of a live hand are shown while the betting goes on.",
    example="UTG exposes a card",
)
def _exposes(table: Table, said: Said) -> Ruling:
    if table.the_hand().pending.step != "act":
        raise Unlawful("show.betting-over", {"name": table.name(said["who"])}, field="line")
    return showing.shows_cards(table, said["who"])


@form("{who:seat} {how:smokes|vapes} in the room", about="Tobacco or vaping.", example="UTG vapes in the room")
def _smokes(table: Table, said: Said) -> Ruling:
    return showing.smokes(table, said["who"], vape=said["how"] == "vapes")


@form(
    "? soft play by {who:seat}", about="The last player checked the river: review or not.", example="? soft play by BTN"
)
def _nuts(table: Table, said: Said) -> Ruling:
    return showing.checked_nuts(table, said["who"])
