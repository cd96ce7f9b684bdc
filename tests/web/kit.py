"""A real server on a real file in a process of its own, and somebody who asks it things."""

from __future__ import annotations

import json
import os
import re
import signal
import ssl
import subprocess
import sys
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from tests.web.night import OWNER, PASSWORD

ADDRESS = re.compile(r"(https?://127\.0\.0\.1:(\d+))")
PATIENCE = 30.0


class Answer:
    """What the server said."""

    def __init__(self, status: int, raw: bytes, headers: dict[str, str]) -> None:
        self.status, self.raw, self.headers = status, raw, headers

    @property
    def json(self) -> Any:
        """The body."""
        return json.loads(self.raw)

    @property
    def code(self) -> str:
        """The code of a refusal; empty where there is none."""
        return self.json["error"]["code"] if self.status >= 400 else ""


class Asker:
    """Somebody with a token, or nobody."""

    def __init__(self, served: Served, token: str = "") -> None:
        self.served, self.token = served, token

    def ask(self, method: str, path: str, body: Any = None, **headers: str) -> Answer:
        """One request."""
        sent = {
            "content-type": "application/json",
            **{name.replace("_", "-"): value for name, value in headers.items()},
        }
        if self.token:
            sent.setdefault("authorization", f"Bearer {self.token}")
        raw = body if isinstance(body, bytes) else None if body is None else json.dumps(body).encode()
        request = urllib.request.Request(self.served.address + path, raw, sent, method=method)
        try:
            with urllib.request.urlopen(request, timeout=PATIENCE, context=self.served.tls) as found:
                return Answer(found.status, found.read(), dict(found.headers))
        except urllib.error.HTTPError as error:
            return Answer(error.code, error.read(), dict(error.headers))

    def get(self, path: str) -> Answer:
        """Read something."""
        return self.ask("GET", path)

    def post(self, path: str, body: Any = None) -> Answer:
        """Ask for something."""
        return self.ask("POST", path, {} if body is None else body)

    def order(self, event: str, order: str, version: int | None = None, key: str = "", **fields: Any) -> Answer:
        """Give an order."""
        return self.post(
            f"/api/events/{event}/orders", {"order": order, "fields": fields, "version": version, "key": key}
        )


class Served:
    """``cardspeak serve`` over a file."""

    def __init__(self, store: Path | str, *more: str, port: int = 0) -> None:
        self.store, self.more, self.port = store, more, port
        self.output = Path(store).with_suffix(".out") if "://" not in str(store) else Path(more[-1])
        self.address = ""
        self.tls: ssl.SSLContext | None = None
        """Whom to trust, where it is served by TLS."""
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> Served:
        """Start, and wait until it answers."""
        command = [
            sys.executable,
            "-m",
            "cardspeak",
            "serve",
            "--store",
            str(self.store),
            "--port",
            str(self.port),
            *self.more,
        ]
        root = Path(__file__).parents[2]
        environment = {**os.environ, "PYTHONPATH": f"{root / 'src'}{os.pathsep}{root}"}
        with self.output.open("wb") as out:  # never a pipe: a child that lives on would hold it open
            self.process = subprocess.Popen(command, stdout=out, stderr=subprocess.STDOUT, env=environment)
        until = time.monotonic() + PATIENCE
        while time.monotonic() < until:
            said = ADDRESS.search(self.output.read_text(encoding="utf-8"))
            if said is not None:
                self.address, self.port = said[1], int(said[2])
                if self._answers():
                    return self
            if self.process.poll() is not None:
                break
            time.sleep(0.02)
        raise AssertionError(self.output.read_text(encoding="utf-8"))

    def _answers(self) -> bool:
        try:
            return Asker(self).get("/api/health").status == 200
        except OSError:
            return False

    def stop(self, how: int = signal.SIGTERM) -> None:
        """Stop it: kindly, or with ``signal.SIGKILL``."""
        if self.process is not None and self.process.poll() is None:
            self.process.send_signal(how)
            self.process.wait(PATIENCE)

    @property
    def first_key(self) -> str:
        """What it printed for the first owner."""
        found = re.search(r"/sign-in#(\S+)", self.output.read_text(encoding="utf-8"))
        return found[1] if found else ""

    def signed_in(self, name: str = OWNER, password: str = PASSWORD) -> Asker:
        """Somebody of the staff."""
        answer = Asker(self).post("/api/sign-in", {"name": name, "password": password})
        assert answer.status == 200, answer.raw
        found = re.search(r"cardspeak=([^;]+)", answer.headers["set-cookie"])
        assert found is not None
        return Asker(self, found[1])


def serving(store: Path, *more: str) -> Iterator[Served]:
    """A server for the length of a test."""
    served = Served(store, *more).start()
    try:
        yield served
    finally:
        served.stop()
