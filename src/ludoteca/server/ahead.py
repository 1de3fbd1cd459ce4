"""What a page of the client will ask for first, put into its head: words, games, and the files of the screen it names.

A guess from the address and the language that the browser says: a client that wants something else asks as ever.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from functools import cache, lru_cache
from pathlib import Path
from typing import Any

import msgspec

from ludoteca.core import discovery
from ludoteca.server import texts
from ludoteca.server.bodies import GameShown

MANIFEST = "files.map"
FACE, LESSON = "src/games/{}/index.ts", "src/games/{}/lesson.ts"
HERO, DRAWINGS = "src/games/{}/hero.svg", "src/games/{}/symbols.svg"
SCREENS = {
    "t/one": ("src/screens/Table.svelte", FACE),
    "replay/one": ("src/screens/Replay.svelte", FACE),
    "learn": ("src/screens/Learn.svelte",),
    "learn/one": ("src/screens/Rules.svelte",),
    "learn/lesson": ("src/screens/Lesson.svelte", FACE, LESSON),
}
KEPT = 100
STYLE = '<link rel="stylesheet" crossorigin href="./{}">'
SCRIPT = '<link rel="modulepreload" crossorigin href="./{}">'
PICTURE = '<link rel="preload" as="image" href="./{}">'
FETCHED = '<link rel="preload" as="fetch" crossorigin href="./{}">'


def head(folder: Path, place: str, game: str, lang: str) -> bytes:
    """What to write into the head of a page: links to files, and texts as data that no script is."""
    return (_links(folder, screen(place), game) + _told(game, lang)).encode()


def screen(place: str) -> str:
    """What kind of screen a place is, without saying which table or game."""
    first, _, rest = place.partition("/")
    return f"{first}/{'lesson' if rest.endswith('/lesson') else 'one'}" if rest else first


def game_of(place: str, at_table: Callable[[str], str | None]) -> str:
    """The game of a place of the client's, if the address or a table in play tells it, else nothing."""
    first, id = (*place.split("/"), "")[:2]
    if first in ("t", "replay"):
        return at_table(id) or ""
    return id if first == "learn" and id in discovery.names() else ""


@cache
def manifest(folder: Path) -> dict[str, Any]:
    """The built client's files by their sources; nothing where it isn't built."""
    told = folder / MANIFEST
    return dict(json.loads(told.read_text("utf-8"))) if told.is_file() else {}


@lru_cache(KEPT)
def _links(folder: Path, screen: str, game: str) -> str:
    """Links to the files of a screen, of its game, and of its pictures, each once."""
    built = manifest(folder)
    found: list[str] = []
    for source in SCREENS.get(screen, ()):
        found += _chunk(built, source.format(game))
    if FACE in SCREENS.get(screen, ()) and DRAWINGS.format(game) in built:
        found.append(FETCHED.format(built[DRAWINGS.format(game)]["file"]))
    heroes = [HERO.format(name) for name in discovery.names()] if screen in ("", "learn") else []
    found += [PICTURE.format(built[name]["file"]) for name in heroes if name in built]
    return "".join(dict.fromkeys(found))


def _chunk(built: dict[str, Any], source: str) -> Iterator[str]:
    """A chunk with what it imports at once, styles first; what the first page has by itself is left out."""
    whole, known = _imported(built, source), _imported(built, "index.html")
    for name in whole:
        yield from (STYLE.format(style) for style in built[name].get("css", ()) if name not in known)
    yield from (SCRIPT.format(built[name]["file"]) for name in whole if name not in known)


def _imported(built: dict[str, Any], source: str) -> list[str]:
    if source not in built:
        return []
    found = [source]
    for name in found:
        found += [more for more in built[name].get("imports", ()) if more not in found]
    return found


@lru_cache(KEPT)
def _told(game: str, lang: str) -> str:
    """The sentences and games of a language, as the client asks for them."""
    words = {"": texts.catalogue(None, lang)} | ({game: texts.catalogue(game, lang)} if game else {})
    shown = _games(lang)
    told = msgspec.json.encode({"lang": lang, "words": words, "games": shown}).decode().replace("<", "\\u003c")
    return f'<script type="application/json" id="told">{told}</script>'


def _games(lang: str) -> list[GameShown] | None:
    """The games as a lobby shows them; None if one has no words: the page comes all the same."""
    try:
        return [texts.game(name, lang) for name in discovery.names()]
    except OSError:
        return None
