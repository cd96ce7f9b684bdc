"""A server inside the test: the whole application over a copy of the league night, asked without a socket."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from starlette.testclient import TestClient

from cardspeak.desk.house import passwords
from cardspeak.desk.roles import STAFF
from cardspeak.store import open_log
from cardspeak.web.app import make_app
from cardspeak.web.place import Place, open_place
from tests.web.night import EVENT, OWNER, PASSWORD

SITTING, KEY = 3, "the key that was printed"


class Inside:
    """An application with somebody of every role; ``player`` is entry 3, ``stranger`` a link for checking in."""

    def __init__(self, place: Place, client: TestClient) -> None:
        self.place, self.client = place, client
        house = place.house
        self.tokens: dict[str, str] = {}
        for role in STAFF:
            house.add_staff(f"The {role}", PASSWORD, role)
            self.tokens[role] = house.sign_in(f"The {role}", PASSWORD)
        self.entry = next(one for one in _sitting(place))
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


def _sitting(place: Place) -> Iterator[int]:
    from cardspeak.tournament.entrants import Entrants
    from cardspeak.tournament.log import derive

    state = derive([kept.entry for kept in place.log.read(EVENT)]).state
    yield from (one.number for one in state.of(Entrants).live() if one.table is not None)


@contextmanager
def inside(store: Path, folder: Path) -> Iterator[Inside]:
    """The application over a copy of a store."""
    copy = folder / "inside.db"
    shutil.copy(store, copy)
    passwords.COST, cost = 2**4, passwords.COST  # the passwords of this house need not hold for long
    try:
        with open_log(copy) as log:
            place = open_place(log, first_key=KEY)
            with TestClient(make_app(place), raise_server_exceptions=False) as client:
                yield Inside(place, client)
    finally:
        passwords.COST = cost


__all__ = ["EVENT", "KEY", "OWNER", "PASSWORD", "Inside", "inside"]
