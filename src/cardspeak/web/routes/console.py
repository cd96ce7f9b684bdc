"""What the console asks for besides the board: forms of all orders, the evening so far, and deals side by side."""

from __future__ import annotations

import msgspec
from starlette.concurrency import run_in_threadpool
from starlette.requests import Request
from starlette.responses import Response

from cardspeak.desk.commands.forms import OrderForm, forms
from cardspeak.desk.roles import STAFF, may_order
from cardspeak.errors import Refusal, Unlawful, Unreadable
from cardspeak.floor.conduct.offences import offences
from cardspeak.tournament.busts.happenings import Busted
from cardspeak.tournament.chips.account import expected
from cardspeak.tournament.deals.dealing import to_vouch_for
from cardspeak.tournament.deals.methods import METHODS, divide, warnings
from cardspeak.tournament.entrants import Entrant, Registered
from cardspeak.tournament.log import Entry, effective, moments
from cardspeak.tournament.presence.penalties import open_for
from cardspeak.tournament.prizes.sources import players_left
from cardspeak.tournament.prizes.standing import Prizes
from cardspeak.web.answers import ErrorBody, answer
from cardspeak.web.bodies import body_of
from cardspeak.web.booth import BOOTH
from cardspeak.web.place import place_of
from cardspeak.web.routing import route, who

DEALERS = ("owner", "director", "floor")
"""Who sits at the deals desk."""


class Survival(msgspec.Struct, frozen=True, kw_only=True):
    """How many were in, after each entry and each bust: moments and counts of the same length."""

    at: list[int]
    left: list[int]


class AskDeals(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What a deal would be about; chips are those last known where nobody has counted."""

    chips: dict[int, int] | None = None
    for_winner: int = 0
    unit: int = 0


class DealPlayer(msgspec.Struct, frozen=True, kw_only=True):
    """Somebody who is left."""

    entry: int
    name: str
    chips: int


class DealWay(msgspec.Struct, frozen=True, kw_only=True):
    """What one method gives everybody, in the order of the players; what is odd about it, by entry."""

    method: str
    shares: tuple[int, ...]
    below_sure: tuple[int, ...] = ()
    above_first: tuple[int, ...] = ()


class DealWays(msgspec.Struct, frozen=True, kw_only=True):
    """All methods side by side."""

    players: list[DealPlayer]
    prizes: tuple[int, ...]
    pool: int
    in_play: int = 0
    """What the counts should come to."""
    asks: tuple[str, ...] = ()
    """What the director has to vouch for first: ``allowed``, ``law``, ``venue``; once for the event."""
    ways: list[DealWay]
    refusal: ErrorBody | None = None
    """Why these counts cannot be divided; there are no ways then."""


class KnownOffence(msgspec.Struct, frozen=True, kw_only=True):
    """Something that the book in force lets be penalised."""

    offence: str
    title: str


class OpenPenalties(msgspec.Struct, frozen=True, kw_only=True):
    """What the director may choose from for an offence of somebody."""

    duty: str
    options: tuple[str, ...]
    suggested: str = ""
    cites: tuple[str, ...] = ()


@route("GET", "/api/events/{event}/offences", *DEALERS, gives=list[KnownOffence])
async def list_offences(request: Request) -> Response:
    """The offences that the book of an event knows."""
    state = place_of(request).event_host.event(request.path_params["event"]).state
    known = offences(state.policy).values()
    return answer([KnownOffence(offence=one.id, title=one.title) for one in sorted(known, key=lambda one: one.title)])


@route(
    "GET",
    "/api/events/{event}/offences/{offence}",
    *DEALERS,
    gives=OpenPenalties,
    query={"entry": "Whose offence it is, by the number of the entry."},
)
async def open_penalties(request: Request) -> Response:
    """The penalties open for an offence of a player, by the book and by what the player did before."""
    state = place_of(request).event_host.event(request.path_params["event"]).state
    entry = request.query_params.get("entry", "")
    if not entry.isdecimal():
        raise Unreadable("body.field", "Say whose offence it is, by the number of the entry.", field="entry")
    found = open_for(state, int(entry[:12]), request.path_params["offence"])
    return answer(
        OpenPenalties(duty=found.duty, options=found.options, suggested=str(found.suggested or ""), cites=found.cites)
    )


@route("GET", "/api/orders", *STAFF, gives=list[OrderForm])
async def list_orders(request: Request) -> Response:
    """Every order that the asker may give, with its fields."""
    person = who(request)
    known = await run_in_threadpool(forms)  # read from the source once, which takes a while
    return answer([one for name, one in known.items() if may_order(person, name)])


@route("GET", "/api/events/{event}/survival", *STAFF, gives=Survival)
async def survival(request: Request) -> Response:
    """How many were in from the first entry until now."""
    event = place_of(request).event_host.event(request.path_params["event"])
    return answer(survived(event.log[: event.kept]))


def survived(log: list[Entry]) -> Survival:
    """The curve of an evening, one point for each report."""
    shown = Survival(at=[], left=[])
    left = 0
    for entry, at in moments(effective(log)):
        what = entry.what
        if isinstance(what, Registered):
            left += 1
        elif isinstance(what, Busted):
            left -= len(what.outs)
        else:
            continue
        shown.at.append(at)
        shown.left.append(left)
    return shown


@route("POST", "/api/events/{event}/deal-preview", *DEALERS, takes=AskDeals, gives=DealWays)
async def preview_deals(request: Request) -> Response:
    """What every method of dealing would give to those who are left; nothing is proposed by it."""
    asked = await body_of(request, AskDeals)
    state = place_of(request).event_host.event(request.path_params["event"]).state
    left = [DealPlayer(entry=one.number, name=one.name, chips=_chips(asked, one)) for one in players_left(state)]
    prizes = tuple(state.of(Prizes).payouts.prizes[: len(left)])
    unit = asked.unit or state.setup.payout_unit
    shown = await BOOTH.work_out(deals_side_by_side, left, prizes, asked.for_winner, unit)
    return answer(msgspec.structs.replace(shown, in_play=expected(state), asks=to_vouch_for(state)))


def deals_side_by_side(left: list[DealPlayer], prizes: tuple[int, ...], for_winner: int, unit: int) -> DealWays:
    """All methods over the same chips and prizes; with many players that takes seconds."""
    if len(left) < 2 or not prizes:
        raise Unlawful("deal.no-prizes", "There is nothing to divide, or nobody to divide it with.", field="deal")
    shown = DealWays(players=left, prizes=prizes, pool=sum(prizes), ways=[])
    try:
        ways = [_way(name, left, prizes, for_winner, unit) for name in METHODS]
    except Refusal as refusal:  # such as a stack of nothing, until somebody has counted it
        return msgspec.structs.replace(shown, refusal=ErrorBody(**refusal.as_dict()))  # type: ignore[arg-type]
    return msgspec.structs.replace(shown, ways=[way for way in ways if way is not None])


def _chips(asked: AskDeals, entry: Entrant) -> int:
    return entry.chips if asked.chips is None else asked.chips.get(entry.number, entry.chips)


def _way(name: str, left: list[DealPlayer], prizes: tuple[int, ...], for_winner: int, unit: int) -> DealWay | None:
    """One method; None where it cannot be reckoned, as ICM with too many players."""
    chips = [one.chips for one in left]
    try:
        shares = divide(name, chips, prizes, for_winner=for_winner, unit=unit)
    except Refusal as refusal:
        if refusal.field in ("for_winner", "unit", "stacks"):
            raise
        return None
    odd = warnings(chips, prizes, shares)
    entries = [left[player].entry for player in odd]
    below = tuple(entry for entry, player in zip(entries, odd, strict=True) if shares[player] <= prizes[0])
    return DealWay(
        method=name, shares=shares, below_sure=below, above_first=tuple(one for one in entries if one not in below)
    )
