"""Preload hints and inlined data for the head of the first page: catalogues, games, and the files of its screen.

Predicted from the path and Accept-Language; a client that needs anything else requests it as usual.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from functools import cache, lru_cache
from pathlib import Path
from typing import Any

import msgspec

from ludoteca.core import discovery
from ludoteca.server.api.catalogue import catalogue_text, game_info
from ludoteca.server.api.schemas import GameInfo

MANIFEST = "files.map"
BOARD, LESSON = "src/games/{}/index.ts", "src/games/{}/lesson.ts"
HERO, SYMBOLS = "src/games/{}/hero.svg", "src/games/{}/symbols.svg"
SCREENS = {
    "t/one": ("src/screens/table/Table.svelte", BOARD),
    "replay/one": ("src/screens/replay/Replay.svelte", BOARD),
    "learn": ("src/screens/learn/Learn.svelte",),
    "learn/one": ("src/screens/learn/Rules.svelte",),
    "learn/lesson": ("src/screens/learn/Lesson.svelte", BOARD, LESSON),
}
LOBBY, OTHER = "", "other"
MAX_CACHED = 100
STYLE = '<link rel="stylesheet" crossorigin href="./{}">'
SCRIPT = '<link rel="modulepreload" crossorigin href="./{}">'
IMAGE = '<link rel="preload" as="image" href="./{}">'
DATA = '<script type="application/json" id="inlined-data">{}</script>'
SITE = '<script type="application/json" id="inlined-site">{}</script>'
FETCH = '<link rel="preload" as="fetch" crossorigin href="./{}">'


def head_content(folder: Path, screen: str, game: str, lang: str, site: str = "null") -> bytes:
    """The HTML to insert into the head: links to files, and data as JSON in an element that does not execute."""
    return (_links(folder, screen, game) + _inlined_data(game, lang) + SITE.format(escaped(site))).encode()


def screen(path: str) -> str:
    """The kind of screen at a path of the client: a key of SCREENS, the lobby, or OTHER."""
    first, _, rest = path.partition("/")
    kind = f"{first}/{'lesson' if rest.endswith('/lesson') else 'one'}" if rest else first
    return kind if kind in SCREENS or kind == LOBBY else OTHER


def game_of(path: str, game_of_table: Callable[[str], str | None]) -> str:
    """The game of a path of the client, from the path itself or from its table; empty if there is none."""
    first, id = (*path.split("/"), "")[:2]
    if first in ("t", "replay"):
        return game_of_table(id) or ""
    return id if first == "learn" and id in discovery.names() else ""


@cache
def manifest(folder: Path) -> dict[str, Any]:
    """Vite's manifest, the built files by their sources; empty if the client is not built."""
    path = folder / MANIFEST
    return dict(json.loads(path.read_text("utf-8"))) if path.is_file() else {}


@lru_cache(MAX_CACHED)
def _links(folder: Path, screen: str, game: str) -> str:
    """Links to the chunks of a screen and of its game, and to its images, each once."""
    built = manifest(folder)
    found: list[str] = []
    for source in SCREENS.get(screen, ()):
        found += _chunk(built, source.format(game))
    if BOARD in SCREENS.get(screen, ()) and SYMBOLS.format(game) in built:
        found.append(FETCH.format(built[SYMBOLS.format(game)]["file"]))
    heroes = [HERO.format(name) for name in discovery.names()] if screen in (LOBBY, "learn") else []
    found += [IMAGE.format(built[name]["file"]) for name in heroes if name in built]
    return "".join(dict.fromkeys(found))


def _chunk(built: dict[str, Any], source: str) -> Iterator[str]:
    """Links to a chunk and its static imports, style sheets first, without those of the first page itself."""
    chunks, loaded = _imported(built, source), _imported(built, "index.html")
    for name in chunks:
        yield from (STYLE.format(style) for style in built[name].get("css", ()) if name not in loaded)
    yield from (SCRIPT.format(built[name]["file"]) for name in chunks if name not in loaded)


def _imported(built: dict[str, Any], source: str) -> list[str]:
    """A source and everything it imports statically."""
    if source not in built:
        return []
    found = [source]
    for name in found:
        found += [more for more in built[name].get("imports", ()) if more not in found]
    return found


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
