"""Games, sentences and rulebooks over HTTP: what a client shows in its language without knowing any game."""

from __future__ import annotations

from functools import cache
from hashlib import sha256
from importlib.resources import files
from typing import TYPE_CHECKING

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from litestar import Request, Response, get
from litestar.params import FromPath, FromQuery

from ludoteca import search
from ludoteca.core import discovery
from ludoteca.rulebook.html import Rulebook, rulebook
from ludoteca.server import voices
from ludoteca.server.bodies import GameShown, Level, Option

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable

ENGLISH = "en"
FRESH = "no-cache"


@get("/api/games")
async def games(request: Request, lang: FromQuery[str | None] = None) -> list[GameShown]:  # type: ignore[type-arg]
    """Every game that is installed, as a lobby shows it."""
    accepted = voices.accepted(request.headers.get("accept-language", "")) if lang is None else voices.known(lang)
    return [game(name, accepted) for name in discovery.names()]


@cache
def game(name: str, lang: str) -> GameShown:
    """A game as a lobby shows it."""
    meta, translator = discovery.meta(name), voices.game_translator(lang, name)
    rules = discovery.game(name)
    levels = [Level(level, translator.translate(f"level-{level}")) for level in search.levels(rules)]
    options = [
        Option(
            one.name, one.kind, translator.translate_game(name, f"option-{one.name}"), one.least, one.most, one.usual
        )
        for one in meta.options()
    ]
    subtitle, pitch = translator.translate_game(name, "subtitle"), translator.translate_game(name, "pitch")
    return GameShown(name, meta.title, subtitle, pitch, meta.players, meta.minutes, meta.rules, levels, options)


@get("/api/text/{lang:str}", sync_to_thread=False)
def shared_text(request: Request, lang: FromPath[str]) -> Response[str]:  # type: ignore[type-arg]
    """The shared catalogue of a language."""
    return written(request, catalogue(None, voices.known(lang)), "text/plain")


@get("/api/text/{lang:str}/{name:str}", sync_to_thread=False)
def game_text(request: Request, lang: FromPath[str], name: FromPath[str]) -> Response[str]:  # type: ignore[type-arg]
    """A game's own catalogue."""
    return written(request, catalogue(discovery.meta(name).name, voices.known(lang)), "text/plain")


@get("/api/rules/{name:str}/{lang:str}", sync_to_thread=False)
def rules(name: FromPath[str], lang: FromPath[str]) -> Rulebook:
    """A game's rulebook page, as safe HTML."""
    return rulebook(discovery.meta(name).name, voices.known(lang))


def written(request: Request, text: str, kind: str) -> Response[str]:  # type: ignore[type-arg]
    """A text with its tag; who has it already gets only that."""
    tag = f'"{sha256(text.encode()).hexdigest()[:20]}"'
    headers = {"etag": tag, "cache-control": FRESH}
    if request.headers.get("if-none-match", "").removeprefix("W/") == tag:
        return Response("", status_code=304, headers=headers, media_type=kind)
    return Response(text, headers=headers, media_type=kind)


@cache
def catalogue(game: str | None, lang: str) -> str:
    """A catalogue in Fluent's own words, the shared one with the browser client's; what a language lacks is English."""
    shared = [files("ludoteca.i18n").joinpath(name) for name in ("locales", "web")]
    folders = shared if game is None else [discovery.meta(game).locales()]
    return "\n".join(_whole(folder, lang) for folder in folders)


def _whole(folder: Traversable, lang: str) -> str:
    """A folder's catalogue of a language, with English messages where it has none."""
    own = _read(folder, lang)
    if lang == ENGLISH:
        return own
    known = {entry.id.name for entry in _messages(own)}
    english = _read(folder, ENGLISH)
    missing = [entry for entry in _messages(english) if entry.id.name not in known]
    return own + "".join("\n" + english[entry.span.start : entry.span.end] + "\n" for entry in missing)


def _read(folder: Traversable, lang: str) -> str:
    place = folder.joinpath(f"{lang}.ftl")
    return place.read_text("utf-8") if place.is_file() else ""


def _messages(text: str) -> list[ftl.Message]:
    return [entry for entry in FluentParser().parse(text).body if isinstance(entry, ftl.Message | ftl.Term)]


HANDLERS = [games, shared_text, game_text, rules]
