"""The floor: rulings on floor scripts, made in the background so that no clock waits for them."""

from __future__ import annotations

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from cardspeak.books.languages import language
from cardspeak.desk.floor_sentences import ScriptSentence, complete_line, known_offences, sentences
from cardspeak.desk.roles import STAFF
from cardspeak.desk.rulings import Ruled, rule_script
from cardspeak.hand.games import ABBREVIATIONS
from cardspeak.limits import Document
from cardspeak.web.answers import answer, cached
from cardspeak.web.background import BACKGROUND
from cardspeak.web.bodies import body_of
from cardspeak.web.routing import route


class AskRuling(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A floor script and the books to rule by: the first is in force, the others are for comparison."""

    script: Document
    books: tuple[str, ...] = ()
    """If left out, the book that the script names."""
    lang: str = ""
    """The language of the rule texts, en or ko; English if left out."""


@route("POST", "/api/rule", *STAFF, takes=AskRuling, gives=Ruled)
async def rule(request: Request) -> Response:
    """Rule on a floor script: the objects of ``cardspeak rule --json``, the rules cited, and the table afterwards."""
    asked = await body_of(request, AskRuling)
    return answer(await BACKGROUND.run(rule_script, asked.script, asked.books, language=language(asked.lang)))


class AskCompletion(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A floor script, and a line that is being typed behind it."""

    script: Document
    line: Document


@route("POST", "/api/floor/completions", *STAFF, takes=AskCompletion, gives=list[str])
async def complete(request: Request) -> Response:
    """How a line may go on: whole sentences with what is typed in their places, ``<…>`` where something is missing."""
    asked = await body_of(request, AskCompletion)
    return answer(await BACKGROUND.run(complete_line, asked.script, asked.line))


@route("GET", "/api/floor/sentences", *STAFF, gives=list[ScriptSentence])
async def list_sentences(request: Request) -> Response:
    """Every sentence of the floor script with its template, for pages that fill them in by tapping."""
    return cached(request, sentences)


@route("GET", "/api/floor/games", *STAFF, gives=list[str])
async def list_games(request: Request) -> Response:
    """Every game as a floor script names it."""
    return cached(request, _games)


def _games() -> list[str]:
    return list(ABBREVIATIONS)


@route("GET", "/api/floor/offences", *STAFF, gives=dict[str, list[str]])
async def list_offences(request: Request) -> Response:
    """The ids of the offences of each book."""
    return cached(request, known_offences)
