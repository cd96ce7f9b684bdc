"""The chips of an event on one sheet, and whether the prizes are the pool."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from cardspeak.tournament.busts.bounties import Bounties
from cardspeak.tournament.busts.places import Finishing
from cardspeak.tournament.chips.account import Account, expected, owed, worth
from cardspeak.tournament.core import State, broken
from cardspeak.tournament.dealt.hands import Dealt
from cardspeak.tournament.entrants import Entrants
from cardspeak.tournament.money import Ledger, pool
from cardspeak.tournament.prizes.standing import Prizes


class ChipProof(msgspec.Struct, frozen=True, kw_only=True):
    """Every chip: put out, gained or lost in colour-ups, taken out, and what should be in play."""

    issued: dict[str, int]
    raced: int
    removed: dict[str, int]
    in_play: int
    not_out_yet: int
    counted: int
    """What lies in front of the players by the last counts."""
    exact: bool
    """Whether every stack is known to the chip, as in an event that is dealt here."""
    by_value: dict[int, int]
    unsorted: int
    wrong: tuple[str, ...] = ()


class PrizeProof(msgspec.Struct, frozen=True, kw_only=True):
    """The pool beside what was announced and what was paid."""

    pool: int
    announced: int
    paid: int
    to_pay: int
    bounties: int = 0
    """What was paid in for bounties."""
    bounties_won: int = 0
    bounties_paid: int = 0
    """What of them was handed over."""
    bounties_left: str = ""
    """Who has what nobody has won."""
    wrong: tuple[str, ...] = ()


def chip_proof(state: State) -> ChipProof:
    """The account of every chip."""
    account = state.of(Account)
    waits = "waiting"  # an alternate has no chips before there is a seat
    counted = sum(entry.chips for entry in state.of(Entrants).live() if entry.status != waits)
    exact = bool(state.of(Dealt).hands)
    return ChipProof(
        issued=dict(account.issued_why), raced=account.raced, removed=dict(account.removed_why),
        in_play=account.total, not_out_yet=sum(owed(state).values()), counted=counted, exact=exact,
        by_value={value: count for value, count in sorted(account.by_value.items()) if count},
        unsorted=account.unsorted, wrong=tuple(_chips_wrong(state, counted, exact=exact)),
    )  # fmt: skip


def _chips_wrong(state: State, counted: int, *, exact: bool) -> Iterator[str]:
    account = state.of(Account)
    if worth(tuple(account.by_value.items())) + account.unsorted != account.total:
        yield "The denominations do not come to the chips in play."
    if exact and counted != expected(state):
        yield f"{counted} chips lie in front of the players, and {expected(state)} should."


def prize_proof(state: State) -> PrizeProof:
    """Whether what was announced and paid is the pool."""
    prizes, due = state.of(Prizes), pool(state)
    announced = sum(prizes.announced.prizes) if prizes.announced is not None else 0
    paid = sum(one.amount for one in prizes.paid.values())
    heads, bounties = state.of(Ledger).by_purpose["bounty"], state.of(Bounties)
    won = sum(bounties.won.values())
    return PrizeProof(
        pool=due, announced=announced, paid=paid, to_pay=max(0, announced - paid), bounties=heads, bounties_won=won,
        bounties_paid=sum(bounties.handed_over.values()), bounties_left=bounties.left_to, wrong=tuple(_prizes_wrong(state, due, announced, paid, heads - won)),
    )  # fmt: skip


def _prizes_wrong(state: State, due: int, announced: int, paid: int, unwon: int) -> Iterator[str]:
    told = state.of(Prizes).announced
    if told is not None and announced != due and not told.tickets:
        yield f"{announced} was announced, and the pool is {due}."
    if paid > due:
        yield f"{paid} was paid out of a pool of {due}."
    over = state.of(Finishing).won is not None and state.of(Bounties).left_to != "house"
    if unwon < 0 or (unwon and over):
        yield f"Bounties that come to {abs(unwon)} were {'paid twice' if unwon < 0 else 'won by nobody'}."


def rules_broken(state: State) -> tuple[str, ...]:
    """Everything that must hold in an event and does not."""
    return broken(state)
