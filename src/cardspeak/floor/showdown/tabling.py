"""When hands are turned up, who shows first, and who need not show at all (16, 17)."""

from __future__ import annotations

from msgspec.structs import replace

from cardspeak.books.settings.hand import ALL_IN_FACE_UP, TABLING
from cardspeak.books.settings.showdown import (
    ABSENT_ALL_IN,
    HAND_FOR_HAND_CARDS,
    HOLD_HAND_FOR_HAND,
    ORDER,
    ORDER_AFTER,
    ORDER_ENFORCED,
    SIDE_POT_WAIT,
    UNCONTESTED,
)
from cardspeak.errors import Unlawful
from cardspeak.floor.forms import form
from cardspeak.floor.inquiry import Inquiry
from cardspeak.floor.ruling import Choice, Plain, Ruling
from cardspeak.floor.seat.presence import floor_first, left_to_director
from cardspeak.floor.showdown import facts
from cardspeak.floor.showdown.effects import Die
from cardspeak.floor.showdown_memory import Showdown
from cardspeak.floor.table import HandForHand, Table
from cardspeak.hand.hand import Hand
from cardspeak.words import items, message


def all_in(hand: Hand) -> list[int]:
    """The live seats without chips behind."""
    return [seat for seat in hand.live_seats if seat not in hand.seats_with_chips]


def ended_by_all_in(hand: Hand) -> bool:
    """Whether somebody is all-in and nobody can bet any more."""
    return facts.betting_over(hand) and len(hand.live_seats) > 1 and bool(all_in(hand))


def must_be_tabled(inq: Inquiry, hand: Hand) -> bool:
    """Whether every live hand has to be turned up now, because an all-in has ended the betting (16)."""
    return ended_by_all_in(hand) and inq.ask(ALL_IN_FACE_UP)


@form("? when are hands tabled", about="Whether the hands are turned up now.", example="? when are hands tabled")
def when_tabled(table: Table) -> Ruling:
    """When the hands are turned up: at once, not yet, later in order, or when the floor lets the table go on."""
    hand = table.the_hand()
    inq = Inquiry(table.policy)
    names = [table.name(seat) for seat in hand.live_seats]
    for seat in all_in(hand):
        inq.fact(message("showdown.player-all-in", name=table.name(seat)))
    if not facts.betting_over(hand):
        return _not_yet(inq, table, hand)
    if len(hand.live_seats) == 1:
        return uncontested(table)
    if not ended_by_all_in(hand):
        return order_of_show(table)
    if on_hold(table, inq):
        return _on_hold(inq, names)
    if not inq.ask(ALL_IN_FACE_UP):
        return order_of_show(table)
    inq.cite(ALL_IN_FACE_UP)
    steps = [message("showdown.turn-up-before-next-card", names=items(names, "and"))]
    if hand.streets_left:
        steps.append(message("showdown.run-out-board"))
    if len(hand.current_pots) > 1:
        steps.append(message("showdown.hands-open-during-settlement"))
    return inq.ruling(
        "remedy",
        why=message("showdown.all-in-all-hands-up"),
        answer={"when": "now", "hands": [*names]},
        steps=tuple(steps),
    )


def _not_yet(inq: Inquiry, table: Table, hand: Hand) -> Ruling:
    inq.rest_on(ALL_IN_FACE_UP)
    able = [table.name(seat) for seat in hand.live_seats if seat not in all_in(hand)]
    return inq.ruling(
        "reading",
        why=message("showdown.betting-possible-stay-down", names=items(able, "and")),
        answer="not yet",
    )


def on_hold(table: Table, inq: Inquiry) -> bool:
    """Whether the table waits with a called all-in because play is hand for hand (RP-8-F)."""
    play = table.recall(HandForHand)
    return play.on and not play.released and inq.maybe(HOLD_HAND_FOR_HAND) is True


def held_ruling(table: Table) -> Ruling | None:
    """What is said to anything that would go on with a called all-in while the table waits; None where it does not."""
    inq = Inquiry(table.policy)
    hand = table.the_hand()
    if not (on_hold(table, inq) and ended_by_all_in(hand)):
        return None
    return replace(_on_hold(inq, [table.name(seat) for seat in hand.live_seats]), kind="refused")


def _on_hold(inq: Inquiry, names: list[str]) -> Ruling:
    inq.cite(HOLD_HAND_FOR_HAND)
    lie = inq.ask(HAND_FOR_HAND_CARDS)
    inq.cite(HAND_FOR_HAND_CARDS)
    held = message("showdown.hands-turned-up", names=items(names, "and"))
    if lie == "face-down":
        held = message("showdown.hands-stay-face-down", names=items(names, "and"))
    return inq.ruling(
        "remedy",
        why=message("showdown.all-in-waits-for-release"),
        answer=["not yet", "on hold"],
        steps=(
            held,
            message("showdown.deal-no-further-card"),
            message("showdown.floor-releases-table"),
        ),
    )


@form("? (order of show|who shows first)", about="Who shows first, and who after that.", example="? order of show")
def order_of_show(table: Table) -> Ruling:
    """Who shows first and who after that, as names in order."""
    hand = table.the_hand()
    facts.need_showdown(hand)
    if len(hand.live_seats) == 1:
        return uncontested(table)
    if hand.pending.step != "show":
        raise Unlawful("show.done", field="step", value=hand.pending.step)
    inq = Inquiry(table.policy)
    if on_hold(table, inq) and ended_by_all_in(hand):
        return _on_hold(inq, [table.name(seat) for seat in hand.live_seats])
    together = must_be_tabled(inq, hand)
    if together:
        inq.cite(ALL_IN_FACE_UP)
    memory = table.recall(Showdown)
    line = [seat for seat in hand.pending.seats if together or seat not in memory.forward | memory.mucked]
    line = [seat for seat in line if seat not in memory.laid_open]
    names = [table.name(seat) for seat in line]
    if together:
        return _all_at_once(inq, names)
    if inq.ask(ORDER) == "director" or (len(line) > 2 and inq.ask(ORDER_AFTER) == "director"):
        inq.cite(ORDER)
        choices = tuple(Choice(message("option.shows-first", name=name), inq.cited(ORDER)) for name in names)
        return inq.ruling("decision", why=message("showdown.show-order-up-to-director"), director=choices)
    return _in_line(inq, table, hand, names)


def _all_at_once(inq: Inquiry, names: list[str]) -> Ruling:
    steps = [message("showdown.turn-up-together", names=items(names, "and"))]
    if inq.maybe(SIDE_POT_WAIT):
        inq.cite(SIDE_POT_WAIT)
        steps.append(message("showdown.settle-side-pots-first"))
    return inq.ruling(
        "remedy",
        why=message("showdown.all-in-order-of-reading"),
        answer=_line(names) | {"together": True},
        steps=tuple(steps),
    )


def _in_line(inq: Inquiry, table: Table, hand: Hand, names: list[str]) -> Ruling:
    aggressor = facts.last_aggressor(hand)
    if aggressor is not None and aggressor in hand.live_seats:
        inq.fact(message("showdown.last-aggressor-on-final-street", name=table.name(aggressor)))
        why = message("showdown.last-aggressor-shows-first", name=table.name(aggressor))
    elif aggressor is not None:
        inq.fact(
            message(
                "showdown.last-aggressor-not-live",
                name=table.name(aggressor),
            )
        )
        why = message("showdown.aggressor-out-next-shows")
    else:
        inq.fact(message("showdown.no-bet-on-final-street"))
        why = message("showdown.no-bet-first-actor-shows")
    inq.cite(ORDER, "bet" if aggressor is not None else "no-bet")
    enforced = inq.ask(ORDER_ENFORCED)
    steps = [message("showdown.player-shows-first", name=names[0]) if names else message("showdown.no-hand-to-show")]
    if enforced == "director-may":
        steps.insert(0, message("showdown.any-order-else-insist"))
    if inq.maybe(SIDE_POT_WAIT) and len(hand.current_pots) > 1:
        inq.cite(SIDE_POT_WAIT)
        steps.append(message("showdown.outsiders-hold-cards-back"))
    return inq.ruling("reading", why=why, answer=_line(names), steps=tuple(steps))


def _line(names: list[str]) -> dict[str, Plain]:
    return {"first": names[0] if names else None, "order": [*names]}


def last_holder(table: Table) -> int | None:
    """The one player who has not given up the cards, where all others have; None where several still hold theirs."""
    hand = table.the_hand()
    shown = table.recall(Showdown)
    holding = [seat for seat in hand.live_seats if seat not in shown.forward | shown.mucked]
    tabled = any(facts.is_tabled(table, seat) for seat in hand.live_seats)
    return holding[0] if len(holding) == 1 and not (tabled and len(hand.live_seats) > 1) else None


def wins_uncontested(table: Table) -> Ruling:
    """Who wins where one live hand is left; whether it has to be shown is said as far as the book does."""
    if Inquiry(table.policy).maybe(UNCONTESTED) is not None:
        return uncontested(table)
    name = table.name(_last_live(table))
    return Inquiry(table.policy, name).ruling(
        "reading",
        why=message("showdown.last-live-hand-wins", name=name),
        answer={"winner": name},
        steps=(message("showdown.push-pot-to-player", name=name),),
    )


def _last_live(table: Table) -> int:
    holder = last_holder(table)
    return table.the_hand().live_seats[0] if holder is None else holder


def uncontested(table: Table) -> Ruling:
    """One live hand is left: it takes the pot, and the book says whether it has to be shown (17-B)."""
    seat = _last_live(table)
    inq = Inquiry(table.policy, table.name(seat))
    must = inq.ask(UNCONTESTED) == "must-show"
    inq.cite(UNCONTESTED)
    name = table.name(seat)
    why = message("showdown.last-hand-wins-unshown", name=name)
    if must:
        why = message("showdown.last-hand-wins-after-showing", name=name)
    return inq.ruling(
        "reading",
        why=why,
        answer={"winner": table.name(seat), "must show": must},
        steps=(message("showdown.push-pot-to-player", name=table.name(seat)),),
    )


@form(
    "? (must|does) {seat} [have to] show [the hand]",
    about="Whether a player has to show the hand.",
    example="? must Ann show",
)
def must_show(table: Table, seat: int) -> Ruling:
    """Whether a player has to turn up the hand: after an all-in always, else only to win (13-A, 16, 17-B)."""
    hand = facts.live_hand(table, seat)
    facts.need_showdown(hand)
    held = held_ruling(table)
    if held is not None:
        return held
    if len(hand.live_seats) == 1 or last_holder(table) == seat:
        return uncontested(table)
    inq = Inquiry(table.policy, table.name(seat))
    name = table.name(seat)
    if must_be_tabled(inq, hand):
        inq.cite(ALL_IN_FACE_UP)
        return inq.ruling("reading", why=message("showdown.all-in-all-hands-up"), answer={"must show": True})
    inq.rest_on(TABLING)
    return inq.ruling("reading", why=message("showdown.shows-only-to-win", name=name), answer={"must show": False})


@form(
    "{seat} is all-in and was not at the seat",
    about="An all-in player was absent when the deal was done.",
    example="Ann is all-in and was not at the seat",
)
def absent_all_in(table: Table, seat: int) -> Ruling:
    """A player is all-in but was not at the seat when the deal was done: the hand is not turned up (16, 30)."""
    hand = facts.live_hand(table, seat)
    inq = Inquiry(table.policy, table.name(seat))
    if seat not in all_in(hand):
        raise Unlawful("seat.not-all-in", {"name": table.name(seat)}, field="seat", value=seat)
    judged = left_to_director(inq, table, (seat,)) or inq.maybe(ABSENT_ALL_IN) == "director"
    inq.cite(ABSENT_ALL_IN)
    die = Die(seat, "away when the deal was done")
    if judged:
        cites = tuple(inq.cites)
        choices = (Choice(message("option.dead"), cites, (die,)), Choice(message("option.plays"), cites))
        return inq.ruling("decision", why=message("showdown.absent-hand-director-decides"), director=choices)
    return inq.ruling(
        "remedy",
        why=message("showdown.absent-all-in-player"),
        answer="dead",
        steps=(
            *floor_first(inq, table, (seat,)),
            message("showdown.muck-hand-unseen", name=table.name(seat)),
            message("showdown.chips-stay-in-pot"),
        ),
        effects=(die,),
    )
