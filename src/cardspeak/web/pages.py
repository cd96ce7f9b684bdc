"""The pages: files of the bundle, compressed when it was built; a plain page says so where it was not."""

from __future__ import annotations

import os
from functools import cache
from importlib.resources import files
from pathlib import Path

from starlette.requests import Request
from starlette.responses import HTMLResponse, RedirectResponse, Response

from cardspeak.errors import Unlawful
from cardspeak.web.routing import Route

BUNDLE = Path(os.environ.get("CARDSPEAK_PAGES") or Path(str(files("cardspeak.web"))) / "dist")
KINDS = {
    ".html": "text/html; charset=utf-8", ".js": "text/javascript; charset=utf-8", ".css": "text/css; charset=utf-8",
    ".svg": "image/svg+xml", ".json": "application/json", ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2", ".png": "image/png",
}  # fmt: skip
NOT_BUILT = (
    "<!doctype html><meta charset=utf-8><title>Cardspeak</title><h1>The pages are not built</h1>"
    "<p>The server and its API run. <code>make pages</code> builds the pages; it needs Node.js and npm.</p>"
)


def page_routes() -> list[Route]:
    """The routes of the pages."""
    return [
        Route("GET", "/", _home),
        Route("GET", "/{page}", _page),
        Route("GET", "/files/{name:path}", _file),
    ]


async def _home(_request: Request) -> Response:
    return RedirectResponse("/home")


def page_names() -> list[str]:
    """The pages of the bundle: one for each folder of ``web/src/pages``."""
    return sorted(path.stem for path in BUNDLE.glob("*.html"))


async def _page(request: Request) -> Response:
    name = request.path_params["page"]
    if not (BUNDLE / ".built").is_file():
        return HTMLResponse(NOT_BUILT)
    if f"{name}.html" not in _listing():
        raise Unlawful("page.unknown", {"method": request.method, "path": request.url.path}, field="path")
    return _sent(request, f"{name}.html", "no-cache")


async def _file(request: Request) -> Response:
    name = request.path_params["name"]
    return _sent(request, name, "public, max-age=31536000, immutable" if "-" in name else "no-cache")


def _sent(request: Request, name: str, cache_for: str) -> Response:
    """A file of the bundle, compressed if the browser accepts that."""
    known = _listing()
    if name not in known:
        raise Unlawful("page.unknown/file", {"name": name[:100]}, field="path")
    plain, packed = known[name]
    headers = {"cache-control": cache_for, "vary": "accept-encoding"}
    if packed is not None and "gzip" in request.headers.get("accept-encoding", ""):
        headers["content-encoding"] = "gzip"
        return Response(packed.read_bytes(), headers=headers, media_type=KINDS[plain.suffix])
    return Response(plain.read_bytes(), headers=headers, media_type=KINDS.get(plain.suffix, "application/octet-stream"))


def _listing() -> dict[str, tuple[Path, Path | None]]:
    """The files of the bundle by name; no other file can be asked for."""
    stamp = (BUNDLE / ".built").stat().st_mtime_ns if (BUNDLE / ".built").exists() else 0
    return _listed(stamp)


@cache
def _listed(_stamp: int) -> dict[str, tuple[Path, Path | None]]:
    found = [path for path in BUNDLE.rglob("*") if path.is_file() and path.suffix in KINDS]
    return {
        path.relative_to(BUNDLE).as_posix(): (path, packed if (packed := Path(f"{path}.gz")).is_file() else None)
        for path in found
    }
