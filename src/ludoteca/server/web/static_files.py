"""The built browser client: its files, and its first page for every path that the client's router handles.

Litestar's static files router would read from disk and compress anew for every request; here every file is read and
compressed once.
"""

from __future__ import annotations

import gzip
import mimetypes
from collections.abc import Callable
from dataclasses import dataclass
from functools import cached_property, lru_cache
from hashlib import sha256
from importlib.resources import files
from pathlib import Path

from litestar import Request, Response, get
from litestar.exceptions import NotFoundException
from litestar.handlers import HTTPRouteHandler
from litestar.params import FromPath

from ludoteca.core import components, discovery
from ludoteca.i18n import accepted_language
from ludoteca.server.api.catalogue import COMPONENTS_PATH
from ludoteca.server.web import preload
from ludoteca.server.web.compression import MIN_SIZE, accepts_gzip

FOLDER = Path(str(files("ludoteca"))) / "client"
INDEX = "index.html"
HASHED_FOLDER = "assets/"
BASE_TAG = b'<base href="/" />'
HEAD_END = b"</head>"
IMMUTABLE = "public, max-age=31536000, immutable"
REVALIDATE = "no-cache"
COMPRESSIBLE = ("text/", "application/json", "application/javascript", "image/svg+xml")
LEVEL = 9
MAX_PAGES = 200
NOT_BUILT = b"""<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Ludoteca</title>
<body><h1>Ludoteca</h1>
<p>The table server is running, but the client for browsers isn't built here.</p>
<p>In a checkout, <code>python3 dev.py setup</code> builds it; then install and start it again.</p></body></html>
"""


@dataclass(frozen=True)
class StaticFile:
    """A file as it is served, with its gzip form and entity tag computed once."""

    content: bytes
    media_type: str
    cache_control: str
    vary: str = "accept-encoding"

    @cached_property
    def etag(self) -> str:
        """A weak tag, the same for the plain and the compressed form."""
        return f'W/"{sha256(self.content).hexdigest()[:20]}"'

    @cached_property
    def compressed(self) -> bytes | None:
        """The content with gzip; None for small files and formats that are compressed already."""
        if len(self.content) < MIN_SIZE or not self.media_type.startswith(COMPRESSIBLE):
            return None
        return gzip.compress(self.content, LEVEL, mtime=0)

    def response(self, request: Request) -> Response[bytes]:  # type: ignore[type-arg]
        """The response to a request: 304 if the client has this version, gzip if it accepts that."""
        headers = {"cache-control": self.cache_control, "etag": self.etag, "vary": self.vary}
        if self.etag in request.headers.get("if-none-match", ""):
            return Response(b"", status_code=304, headers=headers, media_type=self.media_type)
        if self.compressed is not None and accepts_gzip(request.headers.get("accept-encoding", "")):
            headers["content-encoding"] = "gzip"
            return Response(self.compressed, headers=headers, media_type=self.media_type)
        return Response(self.content, headers=headers, media_type=self.media_type)


class ClientFiles:
    """The files of a built client below one folder and of games' components; no other file can be requested."""

    def __init__(self, folder: Path, base_path: str = "") -> None:
        self.folder = folder
        self.base_path = base_path
        self.paths = {path.relative_to(folder).as_posix(): path for path in folder.rglob("*") if path.is_file()}
        self.paths |= component_paths()
        self.file = lru_cache(None)(self._file)
        self.page = lru_cache(MAX_PAGES)(self._page)

    def _file(self, name: str) -> StaticFile | None:
        """A file of the client; None if there is none of that name."""
        path = self.paths.get(name)
        if path is None:
            return None
        media_type = mimetypes.guess_type(name)[0] or "application/octet-stream"
        return StaticFile(path.read_bytes(), media_type, IMMUTABLE if name.startswith(HASHED_FOLDER) else REVALIDATE)

    def _page(self, route: str, game: str, lang: str, site: str = "null") -> StaticFile:
        """The first page with its base path, preload hints and inlined data."""
        index = self.file(INDEX)
        content = NOT_BUILT if index is None else index.content
        content = content.replace(BASE_TAG, f'<base href="{self.base_path}/" />'.encode())
        content = content.replace(HEAD_END, preload.head_content(self.folder, route, game, lang, site) + HEAD_END, 1)
        return StaticFile(content, "text/html", REVALIDATE, "accept-encoding, accept-language")


def component_paths() -> dict[str, Path]:
    """The published files of every game's browser component by their path on the server."""
    return {
        f"{COMPONENTS_PATH}/{game}/{name}": path
        for game in discovery.names()
        for name, path in components.published_files(game).items()
    }


def is_built() -> bool:
    """Whether the package contains a built client."""
    return (FOLDER / INDEX).is_file()


def no_site(accept_language: str) -> tuple[str, str]:
    """The language that a browser prefers, and no data of the site."""
    return accepted_language(accept_language), "null"


def client_route(
    client: ClientFiles,
    game_of_table: Callable[[str], str | None],
    site: Callable[[str], tuple[str, str]] = no_site,
) -> HTTPRouteHandler:
    """The route of every path outside the API: a file of the client, or its first page.

    `site` returns the language of the page for an Accept-Language header, and what every screen shows as JSON.
    """

    @get(["/", "/{path:path}"], include_in_schema=False, sync_to_thread=False)
    def serve_client(request: Request, path: FromPath[str] = "") -> Response[bytes]:  # type: ignore[type-arg]
        """A file of the client, or its first page; 404 for unknown files and API routes."""
        name = path.strip("/")
        file = client.file(name) if name in client.paths else None
        if file is None:
            if name.split("/")[0] == "api" or "." in name.rpartition("/")[2]:
                raise NotFoundException
            lang, site_info = site(request.headers.get("accept-language", ""))
            file = client.page(
                preload.route(client.folder, name), preload.game_of(name, game_of_table), lang, site_info
            )
        return file.response(request)

    return serve_client
