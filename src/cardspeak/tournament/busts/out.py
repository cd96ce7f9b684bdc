"""Busting out: one player or several on one hand; places, bounties and seats follow."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from cardspeak.books.inquiry import Inquiry
from cardspeak.books.settings.pots import ODD_BOUNTY
from cardspeak.books.settings.prizes import SAME_ROUND
from cardspeak.cards.card import parse_cards, require_distinct
from cardspeak.cards.ranking import RANKINGS
from cardspeak.errors import Unlawful, Unreadable
from cardspeak.hand.games import find_game
from cardspeak.limits import ChipCount
from cardspeak.tournament.chips.account import Account, expected, in_stacks
from cardspeak.tournament.clock.hand_for_hand import HandForHand, group
from cardspeak.tournament.core import FLOOR, Context, EntryNumber, Order, State, decides
from cardspeak.tournament.entrants import Entrant, Entrants
from cardspeak.tournament.finishing.bounties import draw_envelopes
from cardspeak.tournament.finishing.by_the_book import Going, ways_for
from cardspeak.tournament.finishing.happenings import Busted
from cardspeak.tournament.finishing.places import Finishing, counts, still_in
from cardspeak.tournament.finishing.ranking import THAT_IS_RIGHT, Out
from cardspeak.tournament.prizes.standing import places_paid
from cardspeak.words import Sayable, word

BEST_RANK = 1_000
"""A hand that staff rank first counts as this; the second as one less."""


class Eliminated(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """One player who is out."""

    entry: EntryNumber
    stack: ChipCount | None = None
    cards: str = ""
    hand_rank: int = 0
    by: tuple[EntryNumber, ...] = ()


class BustOut(Order, frozen=True, kw_only=True):
    """Record who is out on one hand."""

    roles = FLOOR

    out: tuple[Eliminated, ...]
    board: str = ""
    game: str = ""
    hand: str = ""
    orbit: str = ""
    announced: bool = False
    given: tuple[tuple[EntryNumber, ...], ...] = ()
    hands_unknown: bool = False
    hitman_elsewhere: bool = False


@decides(BustOut)
def bust_out(state: State, order: BustOut, context: Context) -> Iterator[Busted]:
    """Everybody out on one hand, ranked with those at other tables who went out on it."""
    inq = Inquiry(state.policy, order.choices)
    found = [_playing(state, one) for one in order.out]
    _not_all(state, order)
    outs = tuple(_out(state, inq, order, one, entrant) for one, entrant in zip(order.out, found, strict=True))
    key, announced = _hand(state, inq, order, outs)
    ways = ways_for(inq, _going(state, order, outs, key, announced))
    envelopes = draw_envelopes(state, outs, context)
    yield Busted(outs=outs, key=key, ways=ways, why="hand", envelopes=envelopes, cites=inq.numbers)


def _playing(state: State, one: Eliminated) -> Entrant:
    entry = state.of(Entrants).entry(one.entry)
    if entry.status != "playing":
        raise Unlawful(
            "bust.not-playing",
            {"name": entry.name, "number": entry.number, "status": word("status", entry.status)},
            field="entry",
            value=entry.number,
        )
    if one.stack is not None and one.stack < 1:
        raise Unlawful("bust.no-stack", field="stack", value=one.stack, limits={"min": 1})
    if one.stack is not None and one.stack >= state.of(Account).total and one.stack >= (most := _in_play(state)):
        raise Unlawful(
            "bust.stack",
            {"stack": one.stack, "most": most},
            field="stack",
            value=one.stack,
            limits={"min": 1, "max": most - 1},
        )
    return entry


def _in_play(state: State) -> int:
    """Chips that may be in play: by the account, or by counts that came to more."""
    return max(expected(state), in_stacks(state))


def _not_all(state: State, order: BustOut) -> None:
    named = [one.entry for one in order.out]
    if not named:
        raise Unreadable("bust.nobody", field="out")
    if len(set(named)) < len(named):
        raise Unlawful("bust.twice", field="out", value=named)
    new = [entry for entry in named if entry not in state.of(Finishing).of]
    if still_in(state) - len(new) < 1:
        raise Unlawful("bust.everybody", field="out", value=named, limits={"max": still_in(state) - 1})


def _out(state: State, inq: Inquiry, order: BustOut, one: Eliminated, entrant: Entrant) -> Out:
    strength = 0 if order.hands_unknown else _strength(state, order, one)
    by = _hitmen(state, inq, order, one, entrant)
    return Out(entry=one.entry, table=entrant.table or 0, stack=one.stack or 0, strength=strength, by=by)


def _strength(state: State, order: BustOut, one: Eliminated) -> int:
    if one.hand_rank:
        if one.cards or not 1 <= one.hand_rank < BEST_RANK:
            raise Unreadable("bust.hand", field="hand_rank", value=one.hand_rank, limits={"min": 1})
        return BEST_RANK - one.hand_rank
    if not one.cards:
        return 0
    game, _ = find_game(order.game or _game_now(state))
    hole, board = parse_cards(one.cards), parse_cards(order.board)
    require_distinct((*board, *(card for each in order.out for card in parse_cards(each.cards))))
    return RANKINGS[game.high].checked_value(hole, board) + BEST_RANK  # above every rank that staff give


def _game_now(state: State) -> str:
    return next((level.game for level in state.setup.levels if not level.is_break), "NLHE")


def _hitmen(state: State, inq: Inquiry, order: BustOut, one: Eliminated, entrant: Entrant) -> tuple[int, ...]:
    entrants, gone = state.of(Entrants), {each.entry for each in order.out}
    for number in one.by:
        hitman = entrants.entry(number)
        if number in gone or not hitman.live:
            raise Unlawful(
                "bust.hitman-gone/hitman-out", {"name": hitman.name, "number": number}, field="by", value=number
            )
        if hitman.table != entrant.table and not order.hitman_elsewhere:
            code = "bust.hitman-elsewhere"
            values: dict[str, Sayable] = {"name": hitman.name, "number": number}
            if entrant.table is not None:
                code, values["table"] = "bust.hitman-elsewhere/hitman-other-table", entrant.table
            raise Unlawful.asking(code, values, "hitman_elsewhere", options=[THAT_IS_RIGHT], takes="flag")
    if len(set(one.by)) < len(one.by):
        raise Unlawful("bust.twice", field="by", value=list(one.by))
    if len(one.by) > 1 and inq.maybe(ODD_BOUNTY) == "largest-stack":
        inq.cite(ODD_BOUNTY)
        return tuple(sorted(one.by, key=lambda number: -entrants.entry(number).chips))
    return one.by


def _hand(state: State, inq: Inquiry, order: BustOut, outs: tuple[Out, ...]) -> tuple[str, bool]:
    """What the reports of this hand have in common, and whether it is the announced one."""
    if order.orbit and inq.maybe(SAME_ROUND) == "orbit":
        inq.cite(SAME_ROUND)
        return f"table {outs[0].table}, orbit {order.orbit}", order.announced
    if order.hand:
        return order.hand, order.announced
    key = group(state) or ""
    return key, order.announced or bool(key and state.of(HandForHand).hand == 0)


def _going(state: State, order: BustOut, outs: tuple[Out, ...], key: str, announced: bool) -> Going:
    """Everybody who went out on the hand so far, the leavers who have their place already not among them."""
    finishing = state.of(Finishing)
    before = finishing.by_key.get(key) if key else None
    new = [out for out in outs if out.entry not in finishing.of]
    earlier = [out for out in before.outs if counts(state, out.entry)] if before else []
    announced = announced or bool(before and before.ways.all_share_in)
    return Going(
        outs=(*earlier, *new), left=still_in(state) - len(new), paid=places_paid(state), announced=announced,
        given=order.given, hands_unknown=order.hands_unknown,
    )  # fmt: skip
