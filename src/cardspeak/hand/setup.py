"""What is known before the first card: game, stakes, who sits where with how much, and the rules in force."""

from __future__ import annotations

from collections.abc import Mapping
from enum import IntFlag
from functools import cached_property
from typing import TYPE_CHECKING, Any, get_args

import msgspec

from cardspeak.cards.ranking import RANKINGS
from cardspeak.errors import Unlawful, Unreadable
from cardspeak.hand.dues import AnteBy, Due, Stakes, dues
from cardspeak.hand.games import Betting, Game, find_game
from cardspeak.hand.positions import Positions, clockwise_from, first_positions
from cardspeak.hand.rules import TOURNAMENT, HandRules
from cardspeak.words import items

if TYPE_CHECKING:
    from cardspeak.hand.state import HandState


class Step(IntFlag):
    """The steps of a hand; each can be automatic or left to a person."""

    POST = 1
    BURN = 2
    DEAL = 4
    SHOW = 8
    MUCK = 16
    PUSH = 32
    SHUFFLE = 64
    ACT = 128
    DRAW = 256
    OVER = 512


BY_HAND = Step(0)
AUTOMATIC = Step.POST | Step.BURN | Step.DEAL | Step.SHOW | Step.MUCK | Step.PUSH | Step.SHUFFLE


class HandSetup(msgspec.Struct, frozen=True, kw_only=True, dict=True):
    """Everything a hand starts from, checked; ``hand_setup`` builds one from what a person knows."""

    game: Game
    betting: Betting
    stakes: Stakes
    stacks: tuple[tuple[int, int], ...]
    """Seat number and chips of everybody dealt in, in seat order."""
    button: int
    """The seat with the button, which may be empty; in stud the cards start left of it."""
    dues: tuple[Due, ...] = ()
    antes_matched: bool = True
    """Each ante plays against antes of its size (everybody antes); otherwise antes are dead money in the main pot."""
    smallest_chip: int = 1
    players_in_event: int | None = None
    rules: HandRules = TOURNAMENT
    automatic: Step = AUTOMATIC

    def __post_init__(self) -> None:
        _check(self)

    def changed(
        self, *, stacks: Mapping[int, int] | None = None, button: int | None = None, positions: Positions | None = None
    ) -> HandSetup:
        """The same table with other stacks, another button or other positions, and the forced bets that follow."""
        return hand_setup(
            self.game, betting=self.betting, stakes=self.stakes, stacks=stacks or dict(self.stacks),
            button=self.button if button is None else button, positions=positions, smallest_chip=self.smallest_chip,
            players_in_event=self.players_in_event, rules=self.rules, automatic=self.automatic,
        )  # fmt: skip

    @cached_property
    def order(self) -> tuple[int, ...]:
        """The seats in the order cards are dealt: from the button's left, the button last."""
        return tuple(clockwise_from(self.button, [seat for seat, _ in self.stacks]))

    @cached_property
    def _plan(self) -> Plan:
        """What every hand from this setup needs, worked out once."""
        return Plan(self)


class Plan:
    """A setup by places instead of seats: place 0 is left of the button."""

    __slots__ = (
        "automatic", "base", "board_counts", "bets", "cap", "dead_blinds", "due_places", "everyone", "first_place", "full", "high", "last_street",
        "limit", "low", "matched", "n", "no_cards", "opening", "ordinary", "place_of", "posted", "pot_limit", "reopen", "seats",
        "stacks", "start_total", "zeros",
    )  # fmt: skip

    def __init__(self, setup: HandSetup) -> None:
        order = setup.order
        chips = dict(setup.stacks)
        stakes = setup.stakes
        self.seats = order
        self.n = len(order)
        self.place_of = {seat: place for place, seat in enumerate(order)}
        self.stacks = [chips[seat] for seat in order]
        self.start_total = sum(self.stacks)
        self.zeros = [0] * self.n
        self.everyone = (1 << self.n) - 1
        self.due_places = tuple((self.place_of[due.seat], due.kind, due.amount) for due in setup.dues)
        live = [(place, amount) for place, kind, amount in self.due_places if kind not in ("ante", "dead post")]
        self.opening = max((amount for _, amount in live), default=0)
        blinds = [place for place, kind, _ in self.due_places if kind in ("big blind", "straddle")]
        blinds = blinds or [place for place, kind, _ in self.due_places if kind == "small blind"]
        self.first_place = (blinds[-1] + 1) % self.n if blinds else 0
        small = stakes.small_bet or stakes.big_blind
        big = stakes.big_bet or 2 * small
        least = stakes.min_bet or stakes.big_blind or stakes.small_bet
        self.limit = limit = setup.betting == "limit"
        self.pot_limit = setup.betting == "pot-limit"
        if limit:
            self.bets = tuple(big if street.big_bet else small for street in setup.game.streets)
        else:
            self.bets = tuple(least for _ in setup.game.streets)
        # The last full raise starts the first street at the largest live blind unless the stakes name a least bet,
        # and every later one at the least bet.
        self.full = self.bets[0] if limit or stakes.min_bet else max(self.opening, self.bets[0])
        self.base = self.opening
        self.reopen = tuple(
            setup.rules.reopening(self.full if street == 0 else bet, limit=limit)
            for street, bet in enumerate(self.bets)
        )
        self.no_cards: list[tuple[int, ...]] = [()] * self.n
        self.board_counts = tuple(street.board for street in setup.game.streets)
        self.last_street = len(setup.game.streets) - 1
        posted_small = any(kind == "small blind" for _, kind, _ in self.due_places)
        self.dead_blinds = 0 if posted_small or not self.opening else stakes.small_blind
        lifted = setup.players_in_event is not None and setup.players_in_event <= setup.rules.raise_cap_lifted_at
        cap = setup.rules.raise_cap
        self.cap = 1 << 60 if cap is None or lifted or not limit else cap  # 48
        self.matched = setup.antes_matched
        self.automatic = int(setup.automatic)
        # Raises that need no second look: no limit, no bring-in to complete, the common re-opening.
        self.ordinary = not limit and not stakes.bring_in and setup.rules.reopen_percent == 100
        self.posted: HandState | None = None
        self.high = RANKINGS[setup.game.high].value
        self.low = RANKINGS[setup.game.low].value if setup.game.low else None


def hand_setup(
    game: str | Game,
    *,
    stacks: Mapping[int, int],
    button: int,
    blinds: tuple[int, int] | None = None,
    stakes: Stakes | None = None,
    betting: Betting | None = None,
    positions: Positions | None = None,
    smallest_chip: int = 1,
    players_in_event: int | None = None,
    rules: HandRules = TOURNAMENT,
    automatic: Step = AUTOMATIC,
    **more: Any,
) -> HandSetup:
    """A setup from what is on the table: seats with chips, the button, the level.

    ``more`` goes to ``Stakes`` (``ante=``, ``ante_by=``, ``bring_in=``, ``small_bet=`` …). Without ``positions`` the
    blinds follow the button; for a dead button or small blind give those of ``next_positions``.

    >>> setup = hand_setup("NLHE", stacks={2: 20_000, 5: 9_000, 9: 15_500}, button=9, blinds=(250, 500))
    >>> [(due.seat, due.kind, due.amount) for due in setup.dues]
    [(2, 'small blind', 250), (5, 'big blind', 500)]
    """
    if not isinstance(game, Game):
        game, betting = find_game(game)
    if betting is None:
        raise Unlawful("setup.betting", field="betting")
    if stakes is None:
        stakes = _stakes(blinds, more)
    if not isinstance(stacks, Mapping):
        raise Unreadable("setup.stacks", field="stacks", value=stacks)
    _seat_number(button, "button")
    for seat in stacks:
        _seat_number(seat, "stacks")
    seats = sorted(stacks)
    if positions is None:
        positions = first_positions(seats, button)
    if game.has_button:
        owed = dues(stakes, positions, seats)
    else:
        owed = tuple(Due(seat, "ante", stakes.ante) for seat in clockwise_from(button, seats)) if stakes.ante else ()
    return HandSetup(
        game=game,
        betting=betting,
        stakes=stakes,
        stacks=tuple((seat, stacks[seat]) for seat in seats),
        button=positions.button if game.has_button else button,
        dues=owed,
        antes_matched=stakes.ante_by == "everyone" or not game.has_button,
        smallest_chip=smallest_chip,
        players_in_event=players_in_event,
        rules=rules,
        automatic=automatic,
    )


def _stakes(blinds: tuple[int, int] | None, more: Mapping[str, Any]) -> Stakes:
    pair = (0, 0) if blinds is None else blinds
    if not isinstance(pair, tuple | list) or len(pair) != 2:
        raise Unreadable("setup.blinds", {"blinds": repr(blinds)}, field="blinds", value=blinds)
    unknown = sorted(set(more) - set(Stakes.__struct_fields__))
    if unknown:
        raise Unreadable(
            "setup.unknown-stakes",
            {"unknown": repr(unknown[0])},
            field=unknown[0],
            limits={"known": list(Stakes.__struct_fields__)},
        )
    return Stakes(small_blind=pair[0], big_blind=pair[1], **more)


def _seat_number(value: object, field: str) -> None:
    if type(value) is not int or not 0 <= value <= LAST_SEAT:
        raise Unreadable(
            "seat.unreadable/out-of-range",
            {"last_seat": LAST_SEAT, "value": repr(value)},
            field=field,
            value=value,
            limits={"min": 0, "max": LAST_SEAT},
        )


def _whole(value: object, field: str, least: int) -> None:
    if type(value) is not int:
        raise Unreadable("chips.not-whole", {"field": field, "value": repr(value)}, field=field, value=value)
    if value < least:
        raise Unlawful(
            "chips.too-few/field-too-small",
            {"field": field, "least": least, "value": value},
            field=field,
            value=value,
            limits={"min": least},
        )


LAST_SEAT = 99
AMOUNTS = ("small_blind", "big_blind", "ante", "bring_in", "small_bet", "big_bet", "min_bet")


def _check(setup: HandSetup) -> None:
    """Refuse an impossible setup."""
    seats = [seat for seat, _ in setup.stacks]
    _seat_number(setup.button, "button")
    _whole(setup.smallest_chip, "smallest_chip", 1)
    for seat, chips in setup.stacks:
        _seat_number(seat, "stacks")
        _whole(chips, f"stacks[{seat}]", 1)
    if len(set(seats)) != len(seats):
        raise Unlawful("seat.taken/shared", field="stacks", value=seats)
    if len(seats) < 2:
        raise Unlawful("seat.too-few", field="stacks", value=seats, limits={"min": 2})
    stakes = setup.stakes
    for name in AMOUNTS:
        _whole(getattr(stakes, name), name, 0)
    for due in setup.dues:
        _whole(due.amount, due.kind, 1)
        if due.seat not in seats:
            raise Unlawful(
                "seat.not-dealt-in/owes-not-dealt-in",
                {"seat": due.seat, "kind": due.kind},
                field="dues",
                value=due.seat,
            )
    _check_chips(setup)
    _check_stakes(setup)
    _check_deck(setup, len(seats))


def _check_chips(setup: HandSetup) -> None:
    unit = setup.smallest_chip
    amounts = [(f"stacks[{seat}]", chips) for seat, chips in setup.stacks]
    amounts += [(due.kind, due.amount) for due in setup.dues]
    amounts += [(name, getattr(setup.stakes, name)) for name in AMOUNTS]
    for field, amount in amounts:
        if amount % unit:
            raise Unlawful(
                "chips.odd/amount",
                {"amount": amount, "unit": unit},
                field=field,
                value=amount,
                limits={"multiple_of": unit},
                rule=setup.rules.cite("smallest-chip"),
            )


def _check_stakes(setup: HandSetup) -> None:
    stakes, rules = setup.stakes, setup.rules
    if stakes.ante_by not in get_args(AnteBy):
        raise Unreadable(
            "setup.ante-by",
            {"get_args": items(get_args(AnteBy)), "ante_by": repr(stakes.ante_by)},
            field="ante_by",
            value=stakes.ante_by,
            limits={"known": list(get_args(AnteBy))},
        )
    least = stakes.big_blind
    for straddle in stakes.straddles:
        _whole(straddle, "straddles", least + 1)
        least = straddle
    if stakes.straddles and not rules.straddles:
        raise Unlawful(
            "setup.straddle",
            field="straddles",
            value=stakes.straddles,
            rule=rules.cite("straddle"),
        )
    if setup.game.has_button:
        if not (stakes.big_blind or stakes.small_bet or (stakes.min_bet and setup.betting != "limit")):
            raise Unlawful("setup.stakes", field="blinds")
    elif not stakes.small_bet:
        raise Unlawful("setup.stakes/stud", field="small_bet", limits={"min": 1})
    if stakes.small_blind > stakes.big_blind > 0:
        raise Unlawful(
            "setup.blinds/reversed",
            {"small_blind": stakes.small_blind, "big_blind": stakes.big_blind},
            field="small_blind",
            value=stakes.small_blind,
            limits={"max": stakes.big_blind},
        )
    if stakes.bring_in and stakes.small_bet and stakes.bring_in > stakes.small_bet:
        raise Unlawful(
            "setup.bring-in",
            field="bring_in",
            value=stakes.bring_in,
            limits={"max": stakes.small_bet},
        )


def _check_deck(setup: HandSetup, players: int) -> None:
    """Refuse more players than the deck can serve; stud and draw have their own ways with a short stub."""
    cards = 36 if setup.game.short_deck else 52
    streets = setup.game.streets
    if setup.game.family == "board":
        needed = players * setup.game.hole_cards + sum(street.board + street.burn for street in streets)
    elif setup.game.family == "stud":
        needed = players * (setup.game.hole_cards - 1) + 3  # RP-10-H serves the seventh card from a short stub
    else:
        needed = players * setup.game.hole_cards + 2
    if needed > cards:
        raise Unlawful(
            "seat.too-many",
            {"players": players, "needed": needed, "cards": cards},
            field="stacks",
            value=players,
        )
