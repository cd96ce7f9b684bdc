"""Where the button and the blinds are on the next hand, who is dealt in, who deals, who acts first."""

from __future__ import annotations

import msgspec

from cardspeak.books.settings.button import (
    BLIND_POSITIONS,
    DEALT_LAST,
    EMPTY_BUTTON_DEALER,
    ENTRY_BETWEEN_BLINDS,
    HEADS_UP,
    HEADS_UP_BIG_BLIND,
    MAKE_UP_BLINDS,
    METHOD,
    METHODS_OFFERED,
    MOVES_AFTER,
    NEWCOMER_BIG_BLIND,
    NEWCOMER_WAITS,
    NO_DOUBLE_BIG_BLIND,
    SMALL_BLIND_SEAT_EMPTY,
    WRONG_BUTTON_LATER,
)
from cardspeak.books.settings.dealing import REDEAL
from cardspeak.books.settings.presence import DEALT_IN, FORCED_BETS
from cardspeak.errors import Unlawful
from cardspeak.floor.coming import after_this_hand, positions_after
from cardspeak.floor.forms import form
from cardspeak.floor.inquiry import Inquiry
from cardspeak.floor.opening import called_off, coming_positions
from cardspeak.floor.ruling import Plain, Ruling
from cardspeak.floor.seat.words import METHODS, WAITING
from cardspeak.floor.seating import Seating, Whereabouts, named, player_here, positions_of, seated
from cardspeak.floor.table import Table
from cardspeak.hand.positions import Positions, clockwise_from
from cardspeak.words import Message, items, message


@form("? next button", about="The seat the button goes to after this hand.", example="? next button")
def next_button(table: Table) -> Ruling:
    """The seat the button goes to."""
    inq = Inquiry(table.policy)
    after = _weighed(inq, table)
    inq.cites.clear()
    _cite_button(inq, table, after)
    return inq.ruling(
        "reading", why=_button_in_words(table, after), answer=after.button, steps=_who_deals(inq, table, after)
    )


@form("? next blinds", about="Button and blinds of the next hand.", example="? next blinds")
def next_blinds(table: Table) -> Ruling:
    """Button and both blinds of the next hand; a dead small blind is posted by nobody."""
    inq = Inquiry(table.policy)
    after = _weighed(inq, table)
    _cite_button(inq, table, after)
    inq.cite(BLIND_POSITIONS)
    button, blinds = _button_in_words(table, after), _blinds_in_words(table, after)
    return inq.ruling(
        "reading",
        why=button.then(blinds),
        answer=answer_of(after),
        steps=_who_deals(inq, table, after),
    )


def answer_of(positions: Positions) -> dict[str, Plain]:
    """The seats with button and blinds, comparable."""
    answer: dict[str, Plain] = {
        "button": positions.button,
        "small blind": "dead" if positions.small_blind is None else positions.small_blind,
        "big blind": positions.big_blind,
    }
    if positions.skipped:
        answer["also big blind"] = list(positions.skipped)
    if positions.waiting:
        answer["waiting"] = list(positions.waiting)
    return answer


def _weighed(inq: Inquiry, table: Table) -> Positions:
    """The next positions, with every setting that shaped them asked and cited."""
    last = positions_of(table)
    after = after_this_hand(table)
    fresh = table.recall(Seating).newcomers | set(last.waiting)
    if after.waiting:
        inq.cite(NEWCOMER_WAITS)
    if after.big_blind in fresh:
        inq.cite(NEWCOMER_BIG_BLIND)
    if after.small_blind is None:
        inq.rest_on(SMALL_BLIND_SEAT_EMPTY)
    inq.fact(
        message(
            "seat.last-hand-positions",
            button=last.button,
            small=last.small_blind_seat,
            big=last.big_blind,
        )
    )
    return after


def _cite_button(inq: Inquiry, table: Table, after: Positions) -> None:
    last = positions_of(table)
    if table.recall(Seating).ruled:
        inq.cite(WRONG_BUTTON_LATER)
        return
    if after.heads_up:
        inq.rest_on(HEADS_UP)
        inq.rest_on(HEADS_UP_BIG_BLIND)
        if not last.heads_up:
            inq.cite(NO_DOUBLE_BIG_BLIND)
        return
    restored = last.small_blind is None and after.small_blind is not None
    inq.cite(METHOD, "normal" if restored else "plain")
    if inq.ask(METHOD) == "moving":
        inq.cite(METHODS_OFFERED, "moving")
    inq.cite(MOVES_AFTER, "moved")


def _button_in_words(table: Table, after: Positions) -> Message:
    if after.heads_up:
        return message(
            "seat.heads-up-blinds-due",
            button=table.name(after.button),
            other=table.name(after.big_blind),
        )
    if after.button in after.dealt_in:
        return message("seat.button-goes-to", seat=after.button)
    return message("seat.dead-button", seat=after.button)


def _blinds_in_words(table: Table, after: Positions) -> Message | None:
    if after.heads_up:
        return None
    big = named(table, (*after.skipped, after.big_blind))
    if after.small_blind is None:
        posted = message("seat.small-blind-dead", big=big)
    else:
        small = table.name(after.small_blind)
        posted = message("seat.both-blinds-posted", small=small, big=big)
    if not after.waiting:
        return posted
    return posted.then(message("seat.wait-for-button-pass", names=named(table, after.waiting)))


def _who_deals(inq: Inquiry, table: Table, after: Positions) -> tuple[Message, ...]:
    if after.button in after.dealt_in:
        return ()
    deals = inq.maybe(EMPTY_BUTTON_DEALER)
    last = table.name(after.dealer)
    if deals == "host":
        return (message("seat.empty-button-host-decides", name=last),)
    if deals == "player-before":
        return (message("seat.empty-button-deals", name=last),)
    return (message("seat.empty-button-acts-last", name=last),)


@form("? button after a misdeal", about="Where the button is for the redeal.", example="? button after a misdeal")
def button_after_misdeal(table: Table) -> Ruling:
    """A misdeal is dealt again with the same button."""
    inq = Inquiry(table.policy)
    inq.rest_on(MOVES_AFTER, "misdeal")
    now = positions_of(table)
    return inq.ruling(
        "reading",
        why=message("seat.misdeal-keeps-button"),
        answer=now.button,
        steps=(message("seat.redeal-same-positions"),),
    )


@form("? dealer", about="Who deals a self-dealt table.", example="? dealer")
def dealer(table: Table) -> Ruling:
    """Who deals a self-dealt table on the hand in progress or about to come."""
    inq = Inquiry(table.policy)
    now = positions_of(table) if table.hand is not None else coming_positions(table)
    if now.button in now.dealt_in:
        inq.cite(DEALT_LAST)
        return inq.ruling("reading", why=message("seat.button-player-deals"), answer=table.name(now.button))
    who = inq.ask(EMPTY_BUTTON_DEALER)
    inq.cite(EMPTY_BUTTON_DEALER)
    answer = "the host" if who == "host" else table.name(now.dealer)
    return inq.ruling("reading", why=message("seat.empty-button"), answer=answer)


@form(
    "? (is {seat:place} dealt in|does {seat:place} get (dealt in|cards))",
    about="Whether a player gets cards on the next hand.",
    example="? is Ann dealt in",
    before_cards=True,
)
def is_dealt_in(table: Table, seat: int) -> Ruling:
    """Whether a player gets cards on the hand that is dealt next."""
    seating = table.recall(Seating)
    if seat not in {*table.names, *seating.newcomers} and table.hand is None:
        return _would_be_dealt_in(table, seat)
    name = player_here(table, seat)
    inq = Inquiry(table.policy, name)
    if table.hand is not None and called_off(table):
        inq.rest_on(REDEAL)  # 35-C: the same players, nobody new
        dealt = seat in table.hand.seats
        why = message("seat.redeal-same-players")
        return inq.ruling("reading", why=why, answer="dealt in" if dealt else "not dealt in")
    first = table.hand is None and seating.positions is None
    after = coming_positions(table) if first else after_this_hand(table)
    if seat in table.recall(Seating).gone:
        raise Unlawful("seat.nobody/player-out", {"name": name}, field="seat", value=seat)
    if seat in after.waiting:
        waits = inq.ask(NEWCOMER_WAITS)
        inq.cite(NEWCOMER_WAITS)
        return _waits(inq, name, after, seat, waits)
    if seat == after.big_blind and seat in table.recall(Seating).newcomers:
        inq.rest_on(NEWCOMER_BIG_BLIND)
        why = message("seat.big-blind-and-plays", name=name)
        return inq.ruling("reading", why=why, answer=["dealt in", "posts the big blind"])
    if seat in table.recall(Whereabouts).away:
        inq.cite(DEALT_IN, "away")
        inq.cite(FORCED_BETS, "away")
        return inq.ruling("reading", why=message("seat.away-dealt-in", name=name), answer="dealt in")
    inq.cite(NEWCOMER_WAITS)
    why = message("seat.dealt-in-next-hand", name=name)
    return inq.ruling("reading", why=why, answer="dealt in")


def _would_be_dealt_in(table: Table, seat: int) -> Ruling:
    """Whether somebody who sat down in an empty seat would get cards."""
    inq = Inquiry(table.policy, table.name(seat))
    waits = inq.ask(NEWCOMER_WAITS)
    inq.cite(NEWCOMER_WAITS)
    seating = table.recall(Seating)
    after = positions_after(table.policy, positions_of(table), {*seated(table), seat}, {*seating.newcomers, seat})
    if seat in after.waiting:
        return _waits(inq, table.name(seat), after, seat, waits)
    return inq.ruling("reading", why=message("seat.dealt-in-next-hand", name=table.name(seat)), answer="dealt in")


def _waits(inq: Inquiry, name: str, after: Positions, seat: int, waits: tuple[str, ...]) -> Ruling:
    place = {
        after.button: message("seat.place-on-button"),
        after.small_blind_seat: message("seat.place-small-blind"),
    }.get(seat, message("seat.place-between-button-small"))
    inq.fact(message("seat.waiting-positions", places=items(WAITING[one] for one in waits)))
    steps = [
        message(
            "seat.deal-in-after-button",
            name=name,
        )
    ]
    if inq.policy.has(MAKE_UP_BLINDS):
        inq.cite(MAKE_UP_BLINDS)
        steps.append(message("seat.no-early-post-in"))
    if seat != after.button and inq.maybe(ENTRY_BETWEEN_BLINDS):
        inq.cite(ENTRY_BETWEEN_BLINDS)
        why = message("seat.newcomer-let-in", name=name, place=place)
        return inq.ruling("reading", why=why, answer="dealt in")
    why = message("seat.newcomer-waits", name=name, place=place)
    return inq.ruling("reading", why=why, answer="waits", steps=tuple(steps))


@form("? seat order", about="Who is dealt and who acts first and last.", example="? seat order")
def seat_order(table: Table) -> Ruling:
    """Who is dealt first and last, and who acts first and last before and after the flop."""
    inq = Inquiry(table.policy)
    now = positions_of(table)
    around = clockwise_from(now.button, now.dealt_in)
    if now.heads_up:
        inq.rest_on(HEADS_UP)
        before = [now.button, now.big_blind]
    else:
        inq.cite(BLIND_POSITIONS)
        before = clockwise_from(now.big_blind, now.dealt_in)
    inq.cite(DEALT_LAST)
    return inq.ruling(
        "reading",
        why=message(
            "seat.deal-and-betting-start",
            name=table.name(before[0]),
        ),
        answer={
            "first card": table.name(around[0]),
            "last card": table.name(around[-1]),
            "first before the flop": table.name(before[0]),
            "first later": table.name(around[0]),
            "last later": table.name(around[-1]),
        },
    )


@form("play the {method:dead|moving} button", about="Designate how the button moves.", example="play the moving button")
def choose_method(table: Table, method: str) -> Ruling:
    """Designate a way for the button to move; once play has started it stays as it is."""
    inq = Inquiry(table.policy)
    offered = inq.ask(METHODS_OFFERED)
    current = inq.ask(METHOD)
    if method not in offered:
        inq.cite(METHODS_OFFERED)
        why = message(
            "seat.button-method-not-played",
            method=METHODS.get(method, method),
            current=METHODS[current],
        )
        return inq.ruling("refused", why=why)
    if table.recall(Seating).play_started and method != current:
        inq.cite(METHODS_OFFERED, "choice")
        why = message("seat.button-method-fixed", current=METHODS[current])
        return inq.ruling("refused", why=why)
    inq.cite(METHODS_OFFERED, "choice")
    inq.cite(METHODS_OFFERED, method)
    return inq.ruling(
        "reading",
        why=message("seat.button-method-from-start", method=METHODS.get(method, method)),
        answer=method,
        effects=(UseMethod(method),),
    )


class UseMethod(msgspec.Struct, frozen=True):
    """The button moves in the way that was designated."""

    method: str

    def apply(self, table: Table) -> None:
        """Set it for this table."""
        table.policy = table.policy.changed({METHOD.name: self.method})


@form(
    "button put to {seat} with {big_blind:seat} in the big blind",
    about="Somebody places the button by hand.",
    example="button put to Ann with Ben in the big blind",
)
def place_button(table: Table, seat: int, big_blind: int) -> Ruling:
    """A button put somewhere by hand heads-up: nobody may be big blind twice running where the book says so."""
    inq = Inquiry(table.policy)
    last = positions_of(table)
    if table.policy.has(NO_DOUBLE_BIG_BLIND) and big_blind == last.big_blind:
        inq.cite(NO_DOUBLE_BIG_BLIND)
        return inq.ruling(
            "refused",
            why=message("seat.no-repeat-big-blind", name=table.name(big_blind)),
        )
    due = last if table.recall(Seating).moved else after_this_hand(table)
    going = table.hand is None and due.heads_up and not last.heads_up
    if going and inq.maybe(HEADS_UP_BIG_BLIND) == "due" and big_blind != due.big_blind:
        inq.cite(HEADS_UP_BIG_BLIND)
        return inq.ruling("refused", why=message("seat.big-blind-is-due", name=table.name(due.big_blind)))
    inq.rest_on(HEADS_UP)
    return inq.ruling(
        "reading",
        why=message("seat.button-and-big-blind", button=table.name(seat), big=table.name(big_blind)),
        answer={"button": seat, "small blind": seat, "big blind": big_blind},
    )
