"""The chips and the prizes of an event on one sheet each. Whether all of it adds up is what the rules of the state say."""

from __future__ import annotations

import msgspec

from cardspeak.tournament.autoplay.hands import exact
from cardspeak.tournament.chips.account import Account, in_stacks, owed
from cardspeak.tournament.core import State
from cardspeak.tournament.finishing.bounties import Bounties
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


def chip_proof(state: State) -> ChipProof:
    """The account of every chip."""
    account = state.of(Account)
    return ChipProof(
        issued=dict(account.issued_why), raced=account.raced, removed=dict(account.removed_why),
        in_play=account.total, not_out_yet=sum(owed(state).values()), counted=in_stacks(state), exact=exact(state),
        by_value={value: count for value, count in sorted(account.by_value.items()) if count},
        unsorted=account.unsorted,
    )  # fmt: skip


def prize_proof(state: State) -> PrizeProof:
    """What was announced and paid beside the pool."""
    prizes, bounties = state.of(Prizes), state.of(Bounties)
    announced = sum(prizes.announced.prizes) if prizes.announced is not None else 0
    paid = sum(one.amount for one in prizes.paid.values())
    return PrizeProof(
        pool=pool(state), announced=announced, paid=paid, to_pay=max(0, announced - paid),
        bounties=state.of(Ledger).by_purpose["bounty"], bounties_won=sum(bounties.won.values()),
        bounties_paid=sum(bounties.handed_over.values()), bounties_left=bounties.left_to,
    )  # fmt: skip
