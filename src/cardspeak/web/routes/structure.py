"""The set-up of an event: checks while it is written, planned levels, templates, house settings."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from cardspeak.books import layer_files
from cardspeak.books.policy import policy
from cardspeak.books.setting import Value
from cardspeak.books.settings import all_settings
from cardspeak.desk.roles import EVERYTHING
from cardspeak.desk.structure_plans import LevelPlan, plan_levels
from cardspeak.desk.structures import Checked, Draft, check
from cardspeak.desk.templates import Template, built_in, of_house
from cardspeak.errors import Unlawful, Unreadable
from cardspeak.hand.games import ABBREVIATIONS
from cardspeak.hand.rotation import ROTATIONS
from cardspeak.limits import LONGEST_NAME, MOST_ENTRIES
from cardspeak.tournament.entrants import Entrants
from cardspeak.tournament.prizes.families import FAMILIES
from cardspeak.tournament.setup import Level
from cardspeak.tournament.terms import terms
from cardspeak.web.answers import answer, cached, language_of
from cardspeak.web.bodies import body_of, draft_of
from cardspeak.web.routing import route, who
from cardspeak.web.server import server_of

MOST_TEMPLATES = 200


class Choices(msgspec.Struct, frozen=True, kw_only=True):
    """Choices of a set-up other than books."""

    payouts: tuple[str, ...]
    games: tuple[str, ...]


class HouseSetting(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A setting with the value of a book; a house may choose another."""

    name: str
    area: str
    shape: str
    choices: tuple[str, ...] = ()
    value: Any = None
    layer: str | None = None
    """The book that says it; null where all are silent."""
    cites: tuple[str, ...] = ()


@route("GET", "/api/structure", *EVERYTHING, gives=Choices)
async def see_choices(request: Request) -> Response:
    """The choices of a set-up."""
    return cached(request, _choices)


def _choices() -> Choices:
    return Choices(payouts=(*FAMILIES, "own"), games=(*ABBREVIATIONS, *ROTATIONS))


@route("POST", "/api/structure/check", *EVERYTHING, takes=Draft, gives=Checked)
async def check_structure(request: Request) -> Response:
    """Check a set-up: what would be refused, colour-ups, payouts, totals, length."""
    return answer(check(await draft_of(request, Draft), language_of(request.scope)))


@route("POST", "/api/structure/levels", *EVERYTHING, takes=LevelPlan, gives=list[Level])
async def plan_structure(request: Request) -> Response:
    """Plan levels from stack, players and time."""
    return answer(plan_levels(await body_of(request, LevelPlan)))


@route(
    "GET", "/api/structure/settings", *EVERYTHING, gives=list[HouseSetting],
    query={"book": "The book whose values are shown."},
)  # fmt: skip
async def list_settings(request: Request) -> Response:
    """Every setting with the value of a book."""
    book = request.query_params.get("book", "")
    if book not in layer_files.layer_ids():
        limits = {"of": list(layer_files.layer_ids())}
        raise Unreadable("setup.book", field="book", value=book[:80], limits=limits)
    return cached(request, _settings, book)


def _settings(book: str) -> list[HouseSetting]:
    said = policy(book).answers
    found = []
    for name, setting in all_settings().items():
        answered = said.get(name)
        found.append(
            HouseSetting(
                name=name, area=setting.area, shape=setting.shape, choices=setting.choices,
                value=None if answered is None else _written(answered.value),
                layer=None if answered is None else answered.layer,
                cites=() if answered is None else tuple(str(one) for one in answered.all_cites),
            )
        )  # fmt: skip
    return found


def _written(value: Value) -> object:
    """A value as it is written in a set-up."""
    return str(value) if isinstance(value, Fraction) else value


@route("GET", "/api/events/{event}/setup", *EVERYTHING, gives=Draft)
async def see_setup(request: Request) -> Response:
    """The set-up of an event, for use as a template."""
    state = server_of(request).event_host.event(request.path_params["event"]).settled().state
    players = max(1, min(MOST_ENTRIES, len(state.of(Entrants).entries)))
    return answer(Draft(setup=state.setup, terms=terms(state), players=players))


@route("GET", "/api/templates", *EVERYTHING, gives=list[Template])
async def list_templates(request: Request) -> Response:
    """Templates: those of the house, then those that come with Cardspeak."""
    return answer([*of_house(server_of(request).house.templates), *built_in()])


@route("PUT", "/api/templates/{name}", *EVERYTHING, takes=Draft, gives=list[Template])
async def keep_template(request: Request) -> Response:
    """Save a set-up as a template; one of the same name is replaced."""
    server, name, draft = server_of(request), _name(request), await body_of(request, Draft)
    if name not in server.house.templates and len(server.house.templates) >= MOST_TEMPLATES:
        raise Unlawful(
            "template.too-many", {"most_templates": MOST_TEMPLATES}, field="name", limits={"max": MOST_TEMPLATES}
        )
    kept = msgspec.to_builtins(draft)
    await server.change_house(server.house.keep_template, name, kept, who(request).name)
    return await list_templates(request)


@route("DELETE", "/api/templates/{name}", *EVERYTHING, gives=list[Template])
async def drop_template(request: Request) -> Response:
    """Delete a template of the house."""
    server, name = server_of(request), _name(request)
    if name not in server.house.templates:
        raise Unlawful("template.unknown", field="name", value=name)
    await server.change_house(server.house.keep_template, name, {}, who(request).name)
    return await list_templates(request)


def _name(request: Request) -> str:
    name: str = request.path_params["name"]
    if not name.strip() or len(name) > LONGEST_NAME or not name.isprintable():
        limits = {"min": 1, "max": LONGEST_NAME}
        raise Unreadable(
            "template.name", {"longest_name": LONGEST_NAME}, field="name", value=name[:LONGEST_NAME], limits=limits
        )
    return name
