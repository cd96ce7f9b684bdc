"""A server inside the test: the whole application over a copy of the league night, asked without a socket."""

from __future__ import annotations

import asyncio
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx2
from starlette.testclient import TestClient
from starlette.types import ASGIApp, Receive, Scope, Send

from cardspeak.desk.roles import STAFF
from cardspeak.store import open_log
from cardspeak.web.app import App
from cardspeak.web.server import Server, open_server
from tests.web.night import EVENT, OWNER, PASSWORD, cheap_passwords

SITTING, KEY = 3, "the key that was printed"


class Inside:
    """An application with somebody of every role; ``player`` is entry 3, ``stranger`` a link for checking in."""

    def __init__(self, server: Server, client: TestClient) -> None:
        self.server, self.client = server, client
        house = server.house
        self.tokens: dict[str, str] = {}
        for role in STAFF:
            house.add_staff(f"The {role}", PASSWORD, role)
            self.tokens[role] = house.sign_in(f"The {role}", PASSWORD)
        self.entry = next(one for one in _sitting(server))
        self.tokens["player"] = house.make_link("player", EVENT, entry=self.entry)[1]
        self.tokens["stranger"] = house.make_link("player", EVENT)[1]
        self.tokens["wall"] = house.make_link("wall", EVENT)[1]

    def ask(self, role: str, method: str, path: str, body: Any = None, **headers: str) -> Any:
        """A request by somebody of a role, or by nobody."""
        token = self.tokens.get(role)
        sent = {name.replace("_", "-"): value for name, value in headers.items()}
        if token:
            sent["authorization"] = f"Bearer {token}"
        self.client.cookies.clear()
        return self.client.request(method, path, json=body, headers=sent, follow_redirects=False)

    def trickle(self, path: str, headers: dict[str, str], begun: bytes) -> httpx2.Response:
        """The answer to a request whose body begins and does not go on."""
        request = httpx2.Request("POST", f"http://testserver{path}", headers=headers)
        return self._call(request, "127.0.0.1", begun, more=True)

    def glance(self, path: str, headers: dict[str, str], *, address: str = "127.0.0.1") -> httpx2.Response:
        """The first bytes of an answer that never ends; then whoever looked hangs up."""
        return self._call(httpx2.Request("GET", f"http://testserver{path}", headers=headers), address)

    def ask_from(self, address: str, method: str, path: str, body: Any = None, token: str = "") -> httpx2.Response:
        """A request from an address."""
        headers = {"authorization": f"Bearer {token}"} if token else {}
        request = httpx2.Request(method, f"http://testserver{path}", headers=headers, json=body)
        return self._call(request, address, request.read())

    def _call(self, request: httpx2.Request, address: str, body: bytes = b"", *, more: bool = False) -> httpx2.Response:
        assert self.client.portal is not None
        heard: httpx2.Response = self.client.portal.call(_heard, self.client.app, request, address, body, more)
        return heard


async def _heard(app: Any, request: httpx2.Request, address: str, body: bytes, more: bool) -> httpx2.Response:
    heard: list[dict[str, Any]] = []
    enough, sent = asyncio.Event(), [body] if body else []

    async def receive() -> dict[str, Any]:
        if sent:
            return {"type": "http.request", "body": sent.pop(), "more_body": more}
        await enough.wait()
        return {"type": "http.disconnect"}

    async def send(message: dict[str, Any]) -> None:
        heard.append(message)
        if message.get("body"):
            enough.set()

    raw, _, query = request.url.raw_path.partition(b"?")
    headers = [(name.lower(), value) for name, value in request.headers.raw]
    scope = {
        "type": "http", "method": request.method, "path": request.url.path, "raw_path": raw, "query_string": query,
        "headers": headers, "client": (address, 50_000), "scheme": "http", "http_version": "1.1", "root_path": "",
    }  # fmt: skip
    await app(scope, receive, send)
    content = b"".join(message.get("body", b"") for message in heard)
    return httpx2.Response(heard[0]["status"], headers=heard[0]["headers"], content=content, request=request)


def _sitting(server: Server) -> Iterator[int]:
    from cardspeak.tournament.entrants import Entrants
    from cardspeak.tournament.log import derive

    state = derive([kept.entry for kept in server.log.read(EVENT)]).state
    yield from (one.number for one in state.of(Entrants).live() if one.table is not None)


@contextmanager
def inside(store: Path, folder: Path) -> Iterator[Inside]:
    """The application over a copy of a store."""
    with inside_of(shutil.copy(store, folder / "inside.db")) as found:
        yield found


@contextmanager
def inside_of(where: Path | str) -> Iterator[Inside]:
    """The application over a store, which it changes."""
    with cheap_passwords(), open_log(where) as log:
        server = open_server(log, first_key=KEY)
        with TestClient(_with_lifespan(server), raise_server_exceptions=False) as client:
            yield Inside(server, client)


def _with_lifespan(server: Server) -> ASGIApp:
    """The application, opened and closed as the test client asks for it."""
    app = App(server)

    async def wrapped(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http":
            await app(scope, receive, send)
            return
        await receive()
        await server.open()
        await send({"type": "lifespan.startup.complete"})
        await receive()
        await server.close()
        await send({"type": "lifespan.shutdown.complete"})

    return wrapped


__all__ = ["EVENT", "KEY", "OWNER", "PASSWORD", "Inside", "inside", "inside_of"]
