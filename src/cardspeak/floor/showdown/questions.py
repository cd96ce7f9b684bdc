"""Questions at showdown: who shows, who may see, who wins, how pots are split, and whether a dispute is in time."""

from __future__ import annotations

from msgspec.structs import replace

from cardspeak.floor.ruling import Ruling
from cardspeak.floor.script.forms import Said, form
from cardspeak.floor.showdown import awards, disputes, seeing, tabling, winners
from cardspeak.floor.table import Table


@form("? (order of show|who shows first)", about="Who shows first, and who after that.", example="? order of show")
def order_of_show(table: Table, _said: Said) -> Ruling:
    """Who shows first."""
    return tabling.order_of_show(table)


@form("? when are hands tabled", about="Whether the hands are turned up now.", example="? when are hands tabled")
def when_tabled(table: Table, _said: Said) -> Ruling:
    """When hands are turned up."""
    return tabling.when_tabled(table)


@form(
    "? may {who:seat} see [the hand of] {whose:seat}",
    about="Whether a player may see another's hand.",
    example="? may Ann see Ben",
)
def may_see(table: Table, said: Said) -> Ruling:
    """Who may see whose hand; asking changes nothing."""
    return replace(seeing.may_see(table, said["who"], said["whose"]), effects=())


@form(
    "{who:seat} asks to see [the hand of] {whose:seat}",
    about="A player asks to see another's hand, and it is turned up if it must be.",
    example="Ann asks to see the hand of Ben",
)
def asks_to_see(table: Table, said: Said) -> Ruling:
    """Ask to see a hand."""
    return seeing.may_see(table, said["who"], said["whose"])


@form("? who wins", about="Who wins by the cards that lie open.", example="? who wins")
def who_wins(table: Table, _said: Said) -> Ruling:
    """Who wins."""
    return winners.who_wins(table)


@form("? odd chips", about="What each pot pays to whom, odd chips included.", example="? odd chips")
def odd_chips(table: Table, _said: Said) -> Ruling:
    """What each pot pays."""
    return awards.odd_chips(table)


@form(
    "? split {pot:amount} between {winners:seats}",
    about="How an amount is shared among winners.",
    example="? split 1025 between Ann and Ben",
)
def split(table: Table, said: Said) -> Ruling:
    """Share an amount."""
    return awards.split(table, said["pot"], said["winners"])


@form(
    "? split {pot:amount} high {highs:seats} low {lows:seats}",
    about="How an amount is shared between the high and the low half.",
    example="? split 1025 high Ann low Ben",
)
def split_high_low(table: Table, said: Said) -> Ruling:
    """Share an amount between high and low."""
    return awards.split(table, said["pot"], said["highs"], said["lows"])


@form("? award order", about="In which order the pots are settled.", example="? award order")
def award_order(table: Table, _said: Said) -> Ruling:
    """The order of settling."""
    return awards.award_order(table)


@form("? who can win", about="Which pot each player can win.", example="? who can win")
def who_can_win(table: Table, _said: Said) -> Ruling:
    """Who can win what."""
    return awards.who_can_win(table)


@form(
    "? odd bounty between {winners:seats}",
    about="Who gets a bounty chip that cannot be split.",
    example="? odd bounty between Ann and Ben",
)
def odd_bounty(table: Table, said: Said) -> Ruling:
    """The bounty chip left over."""
    return awards.odd_bounty(table, said["winners"])


@form(
    "? carried pot {chips:amount} dealt before to {before:seats}",
    about="Who is dealt in when chips of the deal before are still in the middle.",
    example="? carried pot 500 dealt before to Ann and Ben",
)
def carried_pot(table: Table, said: Said) -> Ruling:
    """Who plays for carried chips."""
    return awards.carried_pot(table, said["chips"], said["before"], sorted(table.names) or table.the_hand().seats)


@form("? pot right", about="Whether the dealer may call the pot right.", example="? pot right")
def pot_right(table: Table, _said: Said) -> Ruling:
    """Whether bets are level."""
    return awards.pot_right(table)


@form(
    "? dispute {about:reading|accounting} [by somebody {by:in the hand|at the table|in the event}]",
    about="Whether the reading of a hand, or the counting of a pot, may still be disputed.",
    example="? dispute reading by somebody at the table",
)
def dispute(table: Table, said: Said) -> Ruling:
    """Whether a dispute is in time."""
    return disputes.dispute(table, said["about"], said.get("by", "in the hand"))


@form(
    "pot was pushed to {wrong:seat} but belongs to {right:seat} [by {about:reading|accounting}]",
    about="A pot went to the wrong player.",
    example="pot was pushed to Ann but belongs to Ben",
)
def misawarded(table: Table, said: Said) -> Ruling:
    """Put a wrong award right."""
    return disputes.misawarded(table, said["wrong"], said["right"], said.get("about", "reading"))
