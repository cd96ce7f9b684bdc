"""What the console needs in addition to the board: forms of the orders, players left over time, penalties, and deals compared."""

from __future__ import annotations

from functools import partial

import msgspec
from starlette.concurrency import run_in_threadpool
from starlette.requests import Request
from starlette.responses import Response

from cardspeak.desk.commands.forms import OrderForm, forms
from cardspeak.desk.commands.reading import orders
from cardspeak.desk.roles import STAFF, may_order
from cardspeak.errors import Refusal, Unlawful, Unreadable
from cardspeak.floor.conduct.offences import offences
from cardspeak.tournament.chips.account import expected
from cardspeak.tournament.deals.dealing import to_vouch_for
from cardspeak.tournament.deals.methods import METHODS, divide, odd_shares
from cardspeak.tournament.entrants import Entrant, Entrants
from cardspeak.tournament.finishing.happenings import Busted
from cardspeak.tournament.happenings import Registered
from cardspeak.tournament.log import Entry, effective, moments
from cardspeak.tournament.presence.penalties import open_for
from cardspeak.tournament.prizes.standing import Prizes
from cardspeak.web.answers import ErrorBody, answer, error_body, language_of
from cardspeak.web.background import BACKGROUND
from cardspeak.web.bodies import body_of
from cardspeak.web.routing import route, who
from cardspeak.web.server import server_of
from cardspeak.words.catalogue import ENGLISH, worded

DEALERS = ("owner", "director", "floor")
"""Who may see deals and penalties."""


class Survival(msgspec.Struct, frozen=True, kw_only=True):
    """Players left after each entry and each bust; both lists have the same length."""

    at: list[int]
    left: list[int]


class AskDeals(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Terms of a possible deal; where no chips are given, the last known counts are used."""

    chips: dict[int, int] | None = None
    for_winner: int = 0
    unit: int = 0


class DealPlayer(msgspec.Struct, frozen=True, kw_only=True):
    """A player who is left."""

    entry: int
    name: str
    chips: int


class DealWay(msgspec.Struct, frozen=True, kw_only=True):
    """The shares by one method, in the order of the players, and the entries it treats oddly."""

    method: str
    shares: tuple[int, ...]
    below_sure: tuple[int, ...] = ()
    above_first: tuple[int, ...] = ()


class DealWays(msgspec.Struct, frozen=True, kw_only=True):
    """All methods compared."""

    players: list[DealPlayer]
    prizes: tuple[int, ...]
    pool: int
    in_play: int = 0
    """What the counts should add up to."""
    asks: tuple[str, ...] = ()
    """What the director has to vouch for first: ``allowed``, ``law``, ``venue``; once for the event."""
    ways: list[DealWay]
    refusal: ErrorBody | None = None
    """Why these counts cannot be divided; ``ways`` is empty then."""


class KnownOffence(msgspec.Struct, frozen=True, kw_only=True):
    """An offence of the book in force."""

    offence: str
    title: str


class ShownPenalty(msgspec.Struct, frozen=True, kw_only=True):
    """A penalty that may be given."""

    name: str
    """As the order takes it."""
    words: str


class PenaltyChoices(msgspec.Struct, frozen=True, kw_only=True):
    """The penalties that the director may choose from for an offence."""

    duty: str
    options: tuple[ShownPenalty, ...]
    suggested: str = ""
    """The name of one of them."""
    cites: tuple[str, ...] = ()


@route("GET", "/api/events/{event}/offences", *DEALERS, gives=list[KnownOffence])
async def list_offences(request: Request) -> Response:
    """The offences of an event's book."""
    state = server_of(request).event_host.event(request.path_params["event"]).state
    known = offences(state.policy).values()
    return answer([KnownOffence(offence=one.id, title=one.title) for one in sorted(known, key=lambda one: one.title)])


@route(
    "GET",
    "/api/events/{event}/offences/{offence}",
    *DEALERS,
    gives=PenaltyChoices,
    query={"entry": "Whose offence it is, by the number of the entry."},
)
async def open_penalties(request: Request) -> Response:
    """The penalties for an offence of a player, by the book and the player's earlier offences."""
    host, event = server_of(request).event_host, request.path_params["event"]
    state = host.event(event).state
    entry = request.query_params.get("entry", "")
    if not entry.isdecimal():
        raise Unreadable("body.field/offence-whose", field="entry")
    elsewhere = partial(host.elsewhere, event)
    found = open_for(state, int(entry[:12]), request.path_params["offence"], elsewhere=elsewhere)
    language = language_of(request.scope)
    options = tuple(ShownPenalty(name=one.name, words=worded(one.says, language)) for one in found.choices)
    suggested = found.suggested.name if found.suggested is not None else ""
    return answer(PenaltyChoices(duty=found.duty, options=options, suggested=suggested, cites=found.cites))


@route("GET", "/api/orders", *STAFF, gives=list[OrderForm])
async def list_orders(request: Request) -> Response:
    """Every order that the caller may give, with its fields."""
    person = who(request)
    known = await run_in_threadpool(forms, language_of(request.scope))  # made once, which takes a while
    return answer([one for name, one in known.items() if may_order(person, orders()[name])])


@route("GET", "/api/events/{event}/survival", *STAFF, gives=Survival)
async def survival(request: Request) -> Response:
    """Players left over time, from the first entry until now."""
    event = server_of(request).event_host.event(request.path_params["event"])
    return answer(survived(event.log[: event.kept]))


def survived(log: list[Entry]) -> Survival:
    """Players left, one point for each entry and bust."""
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
    """The shares by every deal method; nothing is proposed."""
    asked = await body_of(request, AskDeals)
    state = server_of(request).event_host.event(request.path_params["event"]).state
    left = [
        DealPlayer(entry=one.number, name=one.name, chips=_chips(asked, one))
        for one in state.of(Entrants).players_left()
    ]
    prizes = tuple(state.of(Prizes).payouts.prizes[: len(left)])
    unit = asked.unit or state.setup.payout_unit
    language = language_of(request.scope)
    shown = await BACKGROUND.run(deals_side_by_side, left, prizes, asked.for_winner, unit, language)
    return answer(msgspec.structs.replace(shown, in_play=expected(state), asks=to_vouch_for(state)))


def deals_side_by_side(
    left: list[DealPlayer], prizes: tuple[int, ...], for_winner: int, unit: int, language: str = ENGLISH
) -> DealWays:
    """All methods over the same chips and prizes; with many players that takes seconds."""
    if len(left) < 2 or not prizes:
        raise Unlawful("deal.no-prizes/nothing-to-divide", field="deal")
    shown = DealWays(players=left, prizes=prizes, pool=sum(prizes), ways=[])
    try:
        ways = [_way(name, left, prizes, for_winner, unit) for name in METHODS]
    except Refusal as refusal:  # such as a stack of nothing, until somebody has counted it
        return msgspec.structs.replace(shown, refusal=error_body(refusal, language))
    return msgspec.structs.replace(shown, ways=[way for way in ways if way is not None])


def _chips(asked: AskDeals, entry: Entrant) -> int:
    return entry.chips if asked.chips is None else asked.chips.get(entry.number, entry.chips)


def _way(name: str, left: list[DealPlayer], prizes: tuple[int, ...], for_winner: int, unit: int) -> DealWay | None:
    """One method; None where it cannot be computed, such as ICM with too many players."""
    chips = [one.chips for one in left]
    try:
        shares = divide(name, chips, prizes, for_winner=for_winner, unit=unit)
    except Refusal as refusal:
        if refusal.field in ("for_winner", "unit", "stacks"):
            raise
        return None
    odd = odd_shares(chips, prizes, shares)
    below = tuple(left[player].entry for player, how in odd.items() if how == "below")
    above = tuple(left[player].entry for player, how in odd.items() if how == "above")
    return DealWay(method=name, shares=shares, below_sure=below, above_first=above)
