"""The built client: its files as they are, its first page for every address that is one of the client's own."""

from __future__ import annotations

import mimetypes
from functools import cache
from importlib.resources import files
from pathlib import Path

from litestar import Request, Response, get
from litestar.exceptions import NotFoundException
from litestar.params import FromPath

from ludoteca.server import ahead, voices
from ludoteca.server.lobby import Parts

FOLDER = Path(str(files("ludoteca"))) / "client"
FIRST = "index.html"
HASHED = "assets"
BASE = b'<base href="/" />'
END = b"</head>"
FOR_EVER = "public, max-age=31536000, immutable"
FRESH = "no-cache"
MISSING = """<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Ludoteca</title>
<body><h1>Ludoteca</h1>
<p>The table server is running, but the client for browsers isn't built here.</p>
<p>In a checkout, <code>python3 dev.py setup</code> builds it; then install and start it again.</p></body></html>
"""


@get(["/", "/{place:path}"], include_in_schema=False, sync_to_thread=False)
def page(request: Request, house: Parts, place: FromPath[str] = "") -> Response[bytes]:  # type: ignore[type-arg]
    """A file of the client, or its first page."""
    name = place.strip("/")
    if name.split("/")[0] == "api":
        raise NotFoundException
    found = content(name) if name else None
    if found is not None:
        return _answer(name, found, {"cache-control": FOR_EVER if name.startswith(f"{HASHED}/") else FRESH})
    if "." in name.rpartition("/")[2]:
        raise NotFoundException
    root = f"{house.settings.base_path}/"
    lang = voices.accepted(request.headers.get("accept-language", ""))
    game = ahead.game_of(name, house.hub.game)
    return _answer(FIRST, first(root, name, game, lang), {"cache-control": FRESH, "vary": "accept-language"})


def first(root: str, place: str, game: str, lang: str) -> bytes:
    """The first page, told under what path it lives and what it will ask for."""
    bare = (content(FIRST) or MISSING.encode()).replace(BASE, f'<base href="{root}" />'.encode())
    return bare.replace(END, ahead.head(FOLDER, place, game, lang) + END, 1)


def content(name: str) -> bytes | None:
    """What a file of the client holds; None if the client has none of that name."""
    place = inside().get(name)
    return None if place is None else place.read_bytes()


@cache
def inside() -> dict[str, Path]:
    """The files of the client by their names, so that no other can be asked for."""
    return {str(path.relative_to(FOLDER).as_posix()): path for path in FOLDER.rglob("*") if path.is_file()}


def _answer(name: str, content: bytes, headers: dict[str, str]) -> Response[bytes]:
    kind = mimetypes.guess_type(name)[0] or "application/octet-stream"
    return Response(content, media_type=kind, headers=headers)
