"""Games, message catalogues and rulebooks over HTTP: a client needs nothing else to show any game in its language.

Also what the privacy page shows: how long this server stores what.
"""

from __future__ import annotations

import logging
from functools import cache
from hashlib import sha256
from importlib.resources import files
from typing import TYPE_CHECKING

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from litestar import Response, get
from litestar.params import FromPath, FromQuery

from ludoteca import search
from ludoteca.core import components, discovery
from ludoteca.i18n import FALLBACK, catalogue_source, supported_language, translator
from ludoteca.rulebook.html import Rulebook, rulebook
from ludoteca.server.api.requests import AnyRequest, Injected, request_language
from ludoteca.server.api.schemas import GameInfo, GameOption, Level, PrivacyInfo
from ludoteca.server.moderation.service import REPORT_DAYS
from ludoteca.server.observability import logs
from ludoteca.server.settings import Settings

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable

REVALIDATE = "no-cache"
DAY_SECONDS = 24 * 3600
SHARED_FOLDERS = ("locales", "web")
ADMIN = "admin"  # the catalogue of the screen for hosts, which nobody else loads
COMPONENTS_PATH = "games"  # the files of a game's browser component are at games/NAME/…


@get("/api/games")
async def list_games(request: AnyRequest, lang: FromQuery[str | None] = None) -> list[GameInfo]:
    """Every installed game as a lobby shows it."""
    chosen = request_language(request) if lang is None else supported_language(lang)
    return [game_info(name, chosen) for name in discovery.names()]


@get("/api/text/{lang:str}", sync_to_thread=False)
def shared_catalogue(request: AnyRequest, lang: FromPath[str]) -> Response[str]:
    """The shared message catalogue of a language."""
    return text_response(request, catalogue_text(None, supported_language(lang)))


@get("/api/text/{lang:str}/{name:str}", sync_to_thread=False)
def game_catalogue(request: AnyRequest, lang: FromPath[str], name: FromPath[str]) -> Response[str]:
    """A game's own message catalogue; `admin` is that of the screen for hosts."""
    owner = name if name == ADMIN else discovery.meta(name).name
    return text_response(request, catalogue_text(owner, supported_language(lang)))


@get("/api/rules/{name:str}/{lang:str}", sync_to_thread=False)
def rules(name: FromPath[str], lang: FromPath[str]) -> Rulebook:
    """A game's rulebook as safe HTML."""
    return rulebook(discovery.meta(name).name, supported_language(lang))


@cache
def game_info(name: str, lang: str) -> GameInfo:
    """A game as a lobby shows it."""
    meta, found = discovery.meta(name), translator(lang)
    subtitle, pitch = found.translate_game(name, "subtitle"), found.translate_game(name, "pitch")
    levels = [Level(level, found.translate(f"level-{level}")) for level in search.levels(discovery.game(name))]
    options = [
        GameOption(one.name, one.kind, found.translate_game(name, f"option-{one.name}"), one.least, one.most, one.usual)
        for one in meta.options()
    ]
    module = components.modules().get(name)
    component = f"{COMPONENTS_PATH}/{name}/{module.name}" if module else None
    return GameInfo(
        name, meta.title, subtitle, pitch, meta.players, meta.minutes, meta.rules, levels, options, component
    )


@cache
def catalogue_text(game: str | None, lang: str) -> str:
    """The Fluent source of a game's messages, or of the shared and the browser client's; English where untranslated."""
    shared = [files("ludoteca.i18n").joinpath(name) for name in SHARED_FOLDERS]
    folders = shared if game is None else [catalogue_folder(game)]
    return "\n".join(_complete_catalogue(folder, lang) for folder in folders)


def catalogue_folder(owner: str) -> Traversable:
    """The folder with a game's catalogues, or with those of the screen for hosts."""
    return files("ludoteca.i18n").joinpath(ADMIN) if owner == ADMIN else discovery.meta(owner).locales()


def text_response(request: AnyRequest, text: str) -> Response[str]:
    """A text with an entity tag; 304 if the client already has this version."""
    etag = f'W/"{sha256(text.encode()).hexdigest()[:20]}"'  # weak: plain and compressed forms share it
    headers = {"etag": etag, "cache-control": REVALIDATE, "vary": "accept-encoding"}
    if request.headers.get("if-none-match") == etag:
        return Response("", status_code=304, headers=headers, media_type="text/plain")
    return Response(text, headers=headers, media_type="text/plain")


def _complete_catalogue(folder: Traversable, lang: str) -> str:
    """A folder's catalogue of a language, followed by the English messages that it lacks."""
    own = catalogue_source(folder, lang)
    if lang == FALLBACK:
        return own
    translated = {entry.id.name for entry in _messages(own)}
    english = catalogue_source(folder, FALLBACK)
    missing = [entry for entry in _messages(english) if entry.id.name not in translated]
    return own + "".join("\n" + english[entry.span.start : entry.span.end] + "\n" for entry in missing)


def _messages(text: str) -> list[ftl.Message]:
    return [entry for entry in FluentParser().parse(text).body if isinstance(entry, ftl.Message | ftl.Term)]


@get("/api/privacy")
async def privacy(settings: Injected[Settings]) -> PrivacyInfo:
    """What this server stores for how long."""
    return PrivacyInfo(
        accounts=settings.accounts,
        gathering=settings.expire_gathering,
        playing=settings.expire_playing,
        study=settings.expire_study,
        finished=settings.expire_finished,
        session=settings.expire_session,
        session_total=settings.session_lifetime,
        notices=settings.expire_notice,
        reports=REPORT_DAYS * DAY_SECONDS,
        log=logs.LOG.isEnabledFor(logging.INFO),
    )


HANDLERS = [privacy, list_games, shared_catalogue, game_catalogue, rules]
