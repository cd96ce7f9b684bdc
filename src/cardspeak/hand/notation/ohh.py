"""Open Hand History out: one JSON object per hand, for trackers and replayers.

Written to version 1.4.7 of the specification. An amount is what the action adds to the pot, a raise's included; a pot
does not hold what went back uncalled. Where the specification is silent: stud and draw streets carry our names for
them, a bring-in is an extra blind, a hand the floor killed folds, and what was thrown away in a draw is not told.
Cards nobody saw stay out: only up cards, the hero's and those shown are told, unless all of them are asked for.
"""

from __future__ import annotations

import datetime as dt
import json
from collections.abc import Iterable, Mapping
from decimal import Decimal
from typing import Any

from cardspeak.cards.card import UNKNOWN, face
from cardspeak.hand import events
from cardspeak.hand.games import Game
from cardspeak.hand.hand import Hand
from cardspeak.hand.notation.amounts import to_text
from cardspeak.hand.notation.telling import by_street

SPEC_VERSION = "1.4.7"
WRITER_VERSION = "1.0.0"

_BET_TYPES = {"no-limit": "NL", "pot-limit": "PL", "limit": "FL"}
_POSTS = {
    "ante": "Post Ante",
    "small blind": "Post SB",
    "big blind": "Post BB",
    "straddle": "Straddle",
    "post": "Post Extra Blind",
    "dead post": "Post Dead",
}


def open_hand_history(
    hand: Hand,
    *,
    players: Mapping[int, str] | None = None,
    details: Mapping[str, Any] | None = None,
    scale: int = 1,
    hero: int | None = None,
    all_cards: bool = False,
    tournament: bool | None = None,
) -> dict[str, Any]:
    """A hand as the ``ohh`` object of the specification; ``details`` are fields named as in PHH (venue, table, hand …)."""
    details = details or {}
    setup, stakes = hand.setup, hand.setup.stakes
    seats = [seat for seat, _ in setup.stacks]
    ids = {seat: number for number, seat in enumerate(seats)}
    scribe = _Scribe(hand, ids, scale, hero=hero, all_cards=all_cards)
    history: dict[str, Any] = {
        "spec_version": SPEC_VERSION,
        "site_name": str(details.get("venue", "Cardspeak")),
        "network_name": str(details.get("venue", "Cardspeak")),
        "internal_version": WRITER_VERSION,
        "tournament": "level" in details if tournament is None else tournament,
        "game_number": str(details.get("hand", "")),
        "start_date_utc": _start(details),
        "table_name": str(details.get("table", "")),
        "game_type": _game_type(setup.game),
        "bet_limit": {"bet_type": _BET_TYPES[setup.betting], "bet_cap": 0},
        "table_size": int(details.get("seat_count", max(seats))),
        "currency": str(details.get("currency", "")),
        "dealer_seat": setup.button,
        "small_blind_amount": _money(stakes.small_blind or stakes.small_bet, scale),
        "big_blind_amount": _money(stakes.big_blind or stakes.big_bet, scale),
        "ante_amount": _money(stakes.ante, scale),
        "players": [
            {
                "id": ids[seat],
                "seat": seat,
                "name": (players or {}).get(seat) or f"Seat {seat}",
                "starting_stack": _money(chips, scale),
            }
            for seat, chips in setup.stacks
        ],
        "rounds": scribe.rounds(),
        "pots": _pots(hand, ids, scale),
    }
    if hero is not None:
        history["hero_player_id"] = ids[hero]
    else:
        history["flags"] = ["Observed"]
    return history


def ohh_text(histories: Iterable[Mapping[str, Any]]) -> str:
    """Histories as the text of an ``.ohh`` file: one object each, a blank line between them."""
    return "\n\n".join(json.dumps({"ohh": history}, ensure_ascii=False) for history in histories) + "\n"


def _money(chips: int, scale: int) -> int | float:
    text = to_text(chips, scale)
    return float(Decimal(text)) if "." in text else int(text)


def _game_type(game: Game) -> str:
    if game.family == "draw":
        return "Draw"
    name = "Stud" if game.family == "stud" else "Omaha" if (game.high or "").startswith("omaha") else "Holdem"
    return f"{name}HiLo" if game.low else name


def _start(details: Mapping[str, Any]) -> str:
    """When the hand began, if its time is given in UTC; a time of another zone is left out rather than guessed."""
    zone = details.get("time_zone") or details.get("time_zone_abbreviation") or details.get("city") or "UTC"
    day, time = [details.get(name) for name in ("year", "month", "day")], details.get("time")
    if zone not in ("UTC", "Etc/UTC", "GMT") or not all(type(part) is int for part in day):
        return ""
    if not isinstance(time, dt.time):
        return ""
    return f"{day[0]:04d}-{day[1]:02d}-{day[2]:02d}T{time.isoformat(timespec='seconds')}Z"


def _pots(hand: Hand, ids: Mapping[int, int], scale: int) -> list[dict[str, Any]]:
    won: dict[int, dict[int, int]] = {}
    for event in hand.events:
        if isinstance(event, events.Push):
            pot = won.setdefault(event.pot, {})
            pot[event.seat] = pot.get(event.seat, 0) + event.amount
    return [
        {
            "number": number,
            "amount": _money(sum(won[number].values()), scale),
            "rake": 0,
            "player_wins": [
                {"player_id": ids[seat], "win_amount": _money(amount, scale)} for seat, amount in won[number].items()
            ],
        }
        for number in sorted(won)
    ]


class _Scribe:
    """Writes the rounds of a hand."""

    def __init__(self, hand: Hand, ids: Mapping[int, int], scale: int, *, hero: int | None, all_cards: bool) -> None:
        self.hand = hand
        self.ids = ids
        self.scale = scale
        self.hero = hero
        self.all_cards = all_cards
        self.stacks = dict(hand.setup.stacks)
        self.street_in: dict[int, int] = {}
        self.actions: list[dict[str, Any]] = []
        self.showdown: list[tuple[int, str, tuple[int, ...]]] = []

    def rounds(self) -> list[dict[str, Any]]:
        """Every street that was played, and the showdown."""
        told = [
            self._round(number, street.name.capitalize(), log)
            for number, (street, log) in enumerate(by_street(self.hand.setup.game, self.hand.events))
        ]
        if self.showdown:
            self.actions = []
            for seat, action, cards in self.showdown:
                self._add(seat, action, cards=cards)
            told.append({"id": len(told), "street": "Showdown", "actions": self.actions})
        return told

    def _round(self, number: int, name: str, log: Iterable[events.Event]) -> dict[str, Any]:
        self.actions = []
        self.street_in = dict.fromkeys(self.stacks, 0)
        board: list[str] = []
        for event in log:
            if isinstance(event, events.Board):
                board += _faces(event.cards)
            else:
                self._tell(event)
        return {"id": number, "street": name, **({"cards": board} if board else {}), "actions": self.actions}

    def _add(self, seat: int, action: str, chips: int = 0, cards: tuple[int, ...] = ()) -> None:
        """One action; the chips it adds leave the stack."""
        self.stacks[seat] -= chips
        told: dict[str, Any] = {
            "action_number": len(self.actions) + 1,
            "player_id": self.ids[seat],
            "action": action,
            "amount": _money(chips, self.scale),
            "is_allin": bool(chips) and self.stacks[seat] == 0,
        }
        if cards:
            told["cards"] = _faces(cards)
        self.actions.append(told)

    def _bet(self, seat: int, action: str, chips: int) -> None:
        self.street_in[seat] += chips
        self._add(seat, action, chips)

    def _tell(self, event: events.Event) -> None:
        match event:
            case events.Post(seat, kind, amount):
                if kind not in ("ante", "dead post"):
                    self.street_in[seat] += amount
                self._add(seat, _POSTS[kind], amount)
            case events.Deal(seats, cards, up):
                self._deal(seats, cards, up=up)
            case events.Fold(seat) | events.Kill(seat):
                self._add(seat, "Fold")
            case events.Check(seat):
                self._add(seat, "Check")
            case events.Call(seat, amount) | events.BringIn(seat, amount):
                self._bet(seat, "Call" if isinstance(event, events.Call) else "Post Extra Blind", amount)
            case events.Bet(seat, to) | events.Raise(seat, to):
                self._bet(seat, type(event).__name__, to - self.street_in[seat])
            case events.RuledWager() | events.Forfeit():
                self._tell_ruled(event)
            case events.Return(seat, amount):
                self.stacks[seat] += amount
            case events.Show(seat, cards):
                self.showdown.append((seat, "Shows Cards", cards))
            case events.Muck(seat):
                self.showdown.append((seat, "Mucks Cards", ()))

    def _tell_ruled(self, event: events.RuledWager | events.Forfeit) -> None:
        """What a ruling let stand, in the words the format has."""
        if isinstance(event, events.RuledWager):
            action = "Raise" if any(self.street_in.values()) else "Bet"
            self._bet(event.seat, action, event.to - self.street_in[event.seat])
        else:
            self._bet(event.seat, "Call", event.amount)
            self._add(event.seat, "Fold")

    def _deal(self, seats: tuple[int, ...], cards: tuple[int, ...], *, up: bool) -> None:
        """Cards dealt, as far as they may be shown, grouped by player."""
        for seat in dict.fromkeys(seats):
            mine = tuple(card for to, card in zip(seats, cards, strict=True) if to == seat and card != UNKNOWN)
            if mine and (up or self.all_cards or seat == self.hero):
                self._add(seat, "Dealt Cards", cards=mine)


def _faces(cards: Iterable[int]) -> list[str]:
    return [face(card) for card in cards if card != UNKNOWN]
