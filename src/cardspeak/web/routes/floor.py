"""The floor: rulings on floor scripts, made beside the event loop so that no clock waits for them."""

from __future__ import annotations

import asyncio
from concurrent.futures import ThreadPoolExecutor

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from cardspeak.desk.floor_page import Ruled, Sentence, known_offences, rule_script, sentences
from cardspeak.desk.roles import STAFF
from cardspeak.errors import Unlawful
from cardspeak.web.answers import answer
from cardspeak.web.bodies import body_of
from cardspeak.web.routing import route
from cardspeak.web.unchanging import unchanging

MOST_WAITING = 24
"""Rulings in line at the most; whoever comes then is asked to try again."""


class AskRuling(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A floor script, and the books to rule by: the first is in force, the others stand beside it."""

    script: str
    books: tuple[str, ...] = ()
    """Left out: the book that the script names."""


class Booth:
    """One person who rules, and the line before the booth: a second thread would only take turns with the first."""

    def __init__(self) -> None:
        self._floor = ThreadPoolExecutor(1, thread_name_prefix="floor")
        self._waiting = 0

    async def rule(self, asked: AskRuling) -> Ruled:
        """The ruling, when it is its turn."""
        if self._waiting >= MOST_WAITING:
            raise Unlawful(
                "door.too-many", "Many rulings are asked for at once. Try again in a moment.", field="script"
            )
        self._waiting += 1
        try:
            loop = asyncio.get_running_loop()
            return await loop.run_in_executor(self._floor, rule_script, asked.script, asked.books)
        finally:
            self._waiting -= 1


BOOTH = Booth()


@route("POST", "/api/rule", *STAFF, takes=AskRuling, gives=Ruled)
async def rule(request: Request) -> Response:
    """Rule on a floor script: the objects of ``cardspeak rule --json``, the rules cited, and the table afterwards."""
    return answer(await BOOTH.rule(await body_of(request, AskRuling)))


@route("GET", "/api/floor/sentences", *STAFF, gives=list[Sentence])
async def list_sentences(request: Request) -> Response:
    """Every sentence of the floor script with its template, for pages that fill them in by taps."""
    return unchanging(request, sentences)


@route("GET", "/api/floor/offences", *STAFF, gives=dict[str, list[str]])
async def list_offences(request: Request) -> Response:
    """The offences that each book knows, by their ids, for pages that offer some of them."""
    return unchanging(request, known_offences)
