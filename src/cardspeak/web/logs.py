"""Logs, one JSON object a line. They never hold a body, a header, a query or the secret part of a link."""

from __future__ import annotations

import json
import logging
import sys
import time
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from starlette.types import Scope

from cardspeak.web.security import address_in

requests = logging.getLogger("cardspeak.requests")
SECRET_PATHS = ("/k/", "/welcome/")
"""What follows in these addresses is a secret."""


class JsonLines(logging.Formatter):
    """A record as one line of JSON."""

    def format(self, record: logging.LogRecord) -> str:
        """Format a record as one line of JSON."""
        at = datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds")
        line: dict[str, Any] = {"at": at, "level": record.levelname.lower(), "of": record.name}
        line |= {"said": record.getMessage(), **getattr(record, "visit", {})}
        if record.exc_info:
            line["trace"] = self.formatException(record.exc_info)
        return json.dumps(line, ensure_ascii=False, default=str)


def set_up_logging(where: str | None) -> None:
    """Log to a file, to standard output (``-``), or only warnings to standard error."""
    handler: logging.Handler = logging.StreamHandler(sys.stdout if where == "-" else sys.stderr)
    if where not in (None, "-"):
        handler = logging.FileHandler(Path(where or ""), encoding="utf-8")
    handler.setFormatter(JsonLines() if where else logging.Formatter("%(levelname)s %(name)s: %(message)s"))
    logger = logging.getLogger("cardspeak")
    logger.handlers = [handler]
    logger.propagate = False
    logger.setLevel(logging.WARNING if where is None else logging.INFO)


def log_request(scope: Scope, status: int, begun: float) -> None:
    """Log a request that was answered."""
    if not requests.isEnabledFor(logging.INFO):
        return
    person = scope.get("person")
    visit = {
        "method": scope["method"], "path": without_secrets(scope["path"]), "status": status,
        "ms": round((time.perf_counter() - begun) * 1000, 1), "role": person.role if person is not None else "nobody",
        "from": address_in(scope),
    }  # fmt: skip
    requests.info("answered", extra={"visit": visit})


def without_secrets(path: str) -> str:
    """A path as it may be logged: no secret, and no control characters."""
    for start in SECRET_PATHS:
        if path.startswith(start):
            return f"{start}…"
    return "".join(char if char.isprintable() else "?" for char in path[:200])
