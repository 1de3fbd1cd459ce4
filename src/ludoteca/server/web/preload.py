"""Preload hints and inlined data for the head of the first page: catalogues, games, and the files of its screen.

Predicted from the path and Accept-Language; a client that needs anything else requests it as usual.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from functools import cache, lru_cache
from pathlib import Path
from typing import Any

import msgspec

from ludoteca.core import discovery
from ludoteca.server.api.catalogue import catalogue_text, game_info
from ludoteca.server.api.schemas import GameInfo

MAP = "preload.map"  # the build of the client writes it: the files of each route
OTHER = "other"
MAX_CACHED = 100
LINKS = {
    "style": '<link rel="stylesheet" crossorigin href="./{}">',
    "script": '<link rel="modulepreload" crossorigin href="./{}">',
    "image": '<link rel="preload" as="image" href="./{}">',
    "fetch": '<link rel="preload" as="fetch" crossorigin href="./{}">',
}
DATA = '<script type="application/json" id="inlined-data">{}</script>'
SITE = '<script type="application/json" id="inlined-site">{}</script>'


def head_content(folder: Path, route: str, game: str, lang: str, site: str = "null") -> bytes:
    """The HTML to insert into the head: links to files, and data as JSON in an element that does not execute."""
    return (_links(folder, route, game) + _inlined_data(game, lang) + SITE.format(escaped(site))).encode()


def route(folder: Path, path: str) -> str:
    """The pattern of the client's route at a path, such as `t/:table`; OTHER if there is none."""
    parts = path.split("/")
    for pattern in preload_map(folder):
        wanted = pattern.split("/")
        fits = [one == part or (one.startswith(":") and part != "") for one, part in zip(wanted, parts, strict=False)]
        if len(wanted) == len(parts) and all(fits):
            return pattern
    return OTHER


def game_of(path: str, game_of_table: Callable[[str], str | None]) -> str:
    """The game of a path of the client, from the path itself or from its table; empty if there is none."""
    first, id = (*path.split("/"), "")[:2]
    if first in ("t", "replay"):
        return game_of_table(id) or ""
    return id if first == "learn" and id in discovery.names() else ""


@cache
def preload_map(folder: Path) -> dict[str, Any]:
    """The files of each route by its pattern; empty if the client is not built."""
    path = folder / MAP
    return dict(json.loads(path.read_text("utf-8"))) if path.is_file() else {}


@lru_cache(MAX_CACHED)
def _links(folder: Path, route: str, game: str) -> str:
    """Links to the files of a route, of its game and of all installed games, each once."""
    files = preload_map(folder).get(route, {"always": [], "ofGame": {}, "ofAllGames": {}})
    of_all_games = [link for name in discovery.names() for link in files["ofAllGames"].get(name, ())]
    found = [*files["always"], *files["ofGame"].get(game, ()), *of_all_games]
    return "".join(dict.fromkeys(LINKS[link["as"]].format(link["file"]) for link in found))


@lru_cache(MAX_CACHED)
def _inlined_data(game: str, lang: str) -> str:
    """The catalogues and games of a language as the API returns them."""
    words = {"": catalogue_text(None, lang)} | ({game: catalogue_text(game, lang)} if game else {})
    data = msgspec.json.encode({"lang": lang, "words": words, "games": _games(lang)})
    return DATA.format(escaped(data.decode()))


def escaped(json_text: str) -> str:
    """JSON that no browser takes for HTML."""
    return json_text.replace("<", "\\u003c")


def _games(lang: str) -> list[GameInfo] | None:
    """The games as the lobby shows them; None if one lacks its catalogue, so that the page still loads."""
    try:
        return [game_info(name, lang) for name in discovery.names()]
    except OSError:
        return None
