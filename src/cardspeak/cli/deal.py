"""`cardspeak deal`: split the remaining prizes among the players left."""

from __future__ import annotations

import json
import re
from decimal import Decimal, InvalidOperation
from itertools import pairwise
from typing import Any

import click

from cardspeak.cli.program import json_option, say, wants_json
from cardspeak.cli.tables import console, table
from cardspeak.errors import Unlawful, Unreadable
from cardspeak.words import message, word

METHODS = ("icm", "half-icm", "edge", "chip-chop", "floored-chip-chop", "even", "position", "custom")
FINEST = Decimal("0.0001")
MOST = 10**15
MOST_CHANCES = 12
"""Players for whom the chance of every place is shown."""


@json_option
@click.command(
    "deal",
    epilog="Example: cardspeak deal --method icm --stacks 400000,300000,200000,100000 --prizes 1600,1000,600,400",
)
@click.option("--method", type=click.Choice(METHODS), default="icm", show_default=True, help="How to split.")
@click.option("--stacks", "stacks", required=True, metavar="CHIPS,...", help="The stacks of the players left.")
@click.option("--prizes", "prizes", required=True, metavar="MONEY,...", help="The remaining prizes, highest first.")
@click.option("--names", metavar="NAME,...", help="The players, in the order of the stacks.")
@click.option("--shares", metavar="MONEY,...", help="With custom: each player's share.")
@click.option("--winner", default="0", metavar="MONEY", help="Set this aside for the winner out of the first prize.")
@click.option("--unit", default="0.01", show_default=True, metavar="MONEY", help="Round shares to this.")
@click.pass_context
def command(
    ctx: click.Context,
    method: str,
    stacks: str,
    prizes: str,
    names: str | None,
    shares: str | None,
    winner: str,
    unit: str,
) -> None:
    """Split the remaining prizes: by the independent chip model, by chips, evenly, or as the players agree.

    Shares add up to the prizes to the last unit; odd units go to the largest fractions, then to the larger stack. A share
    below what a player has locked up already, or above the first prize, is marked. This command only calculates.

    \b
    --json prints one object:
      method, pool, unit, for_winner
      players   [player, chips, share, by_position, chances, warning]
                chances: of each place, for 12 players at most
    """  # noqa: D301 - the backspace is click's mark for lines to leave alone
    chips = [int(_amount(one, "stacks", Decimal(1))) for one in _listed(stacks)]
    step = _decimal(unit, "unit")
    if step < FINEST:
        raise Unreadable("deal.unit/finest", {"finest": FINEST}, field="unit", value=unit, limits={"min": str(FINEST)})
    money = [_amount(one, "prizes", FINEST) for one in _listed(prizes)]
    said = [_amount(one, "shares", FINEST) for one in _listed(shares or "")]
    aside = _amount(winner, "winner", FINEST)
    players = _named(names, len(chips))
    _add_up(money, said if method == "custom" and len(said) == len(chips) else None, aside)
    found = _split(method, chips, money, said, aside, int(step / FINEST))
    told = {
        "method": method,
        "pool": _plain(sum(money)),
        "unit": _plain(int(step / FINEST)),
        "for_winner": _plain(aside),
        "players": [{"player": name, **one} for name, one in zip(players, found, strict=True)],
    }
    if wants_json(ctx):
        click.echo(json.dumps(told, ensure_ascii=False))
    else:
        _print(told)


def _add_up(money: list[int], said: list[int] | None, aside: int) -> None:
    """Refuse amounts that do not come to the prizes, as they were written; shares only where the players give them."""
    first = money[0] if money else 0
    if any(later > earlier for earlier, later in pairwise(money)):
        value = [_plain(one) for one in money]
        raise Unlawful("deal.prizes", field="prizes", value=value, limits={"order": "falling", "min": 0})
    if aside > first:
        limits = {"min": 0, "max": _plain(first)}
        raise Unlawful(
            "deal.for-winner/too-much",
            {"plain": _plain(aside), "plain2": _plain(first)},
            field="for_winner",
            value=_plain(aside),
            limits=limits,
        )
    left = sum(money) - aside
    if said is not None and sum(said) != left:
        raise Unlawful(
            "deal.sum/money",
            {"plain": _plain(sum(said)), "plain2": _plain(left)},
            field="shares",
            value=_plain(sum(said)),
            limits={"sum": _plain(left)},
        )


def _split(
    method: str, chips: list[int], money: list[int], said: list[int], aside: int, unit: int
) -> list[dict[str, Any]]:
    from cardspeak.tournament.deals.icm import finish_chances
    from cardspeak.tournament.deals.methods import divide, odd_shares

    shares = divide(method, chips, money, for_winner=aside, shares=said, unit=unit)
    places = divide("position", chips, money)
    odd = odd_shares(chips, money, shares)
    chances = finish_chances(chips) if len(chips) <= MOST_CHANCES else [()] * len(chips)
    return [
        {
            "chips": stack,
            "share": _plain(share),
            "by_position": _plain(place),
            "chances": [round(chance, 6) for chance in chance_of],
            "warning": _warning(odd.get(number, ""), money),
        }
        for number, (stack, share, place, chance_of) in enumerate(zip(chips, shares, places, chances, strict=True))
    ]


def _warning(odd: str, money: list[int]) -> str:
    if not odd:
        return ""
    limit = _plain(money[-1] if odd == "below" else money[0])
    return say(message("share.below-locked-up" if odd == "below" else "share.above-first-prize", limit=limit))


def _listed(text: str) -> list[str]:
    return [part for part in re.split(r"[,;\s]+", text.strip()) if part]


def _decimal(text: str, field: str) -> Decimal:
    try:
        amount = Decimal(text)
    except InvalidOperation:
        amount = Decimal(-1)
    if not amount.is_finite() or amount < 0:
        raise Unreadable("amount.unreadable", {"text": text}, field=field, value=text, limits={"min": 0})
    return amount


def _amount(text: str, field: str, step: Decimal) -> int:
    """An amount in steps; refused where it is not whole."""
    steps = _decimal(text, field) / step
    if steps > MOST or steps != steps.to_integral_value():
        raise Unreadable(
            "amount.fraction",
            {"text": text, "step": step},
            field=field,
            value=text,
            limits={"unit": str(step)},
        )
    return int(steps)


def _plain(steps: int) -> int | float:
    """An amount as people write it."""
    amount = steps * FINEST
    return int(amount) if amount == int(amount) else float(amount)


def _named(names: str | None, players: int) -> list[str]:
    given = (
        [part.strip() for part in names.split(",")]
        if names
        else [say(message("cli.player", number=number)) for number in range(1, players + 1)]
    )
    if len(given) != players:
        raise Unreadable(
            "deal.names",
            {"players": players, "count": len(given)},
            field="names",
            value=len(given),
            limits={"names": players},
        )
    return given


def _print(told: dict[str, Any]) -> None:
    listed = table("player", "chips", "share", "by-position", "wins", "", wide=5)
    for one in told["players"]:
        wins = f"{one['chances'][0]:.1%}" if one["chances"] else ""
        listed.add_row(
            one["player"], f"{one['chips']:,}", f"{one['share']:,}", f"{one['by_position']:,}", wins, one["warning"]
        )
    out = console()
    out.print(listed)
    if told["for_winner"]:
        out.print(say(message("cli.stays-for-winner", amount=f"{told['for_winner']:,}")))
    method = word("why", told["method"])
    out.print(say(message("cli.deal-in-all", pool=f"{told['pool']:,}", method=method)))
