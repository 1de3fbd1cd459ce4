"""Reads the Fluent catalogues of a language and formats their messages."""

from __future__ import annotations

import logging
from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING, Any

from fluent.runtime import FluentBundle, FluentResource

from ludoteca.core import discovery
from ludoteca.core.errors import Refused, UnknownGame
from ludoteca.i18n.negotiation import FALLBACK, LANGUAGES

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable

    from ludoteca.core.game import Reason

LOG = logging.getLogger(__name__)


class Translator:
    """The messages of one language; a message it lacks is in English."""

    def __init__(self, lang: str) -> None:
        self.lang = lang
        self.bundle = FluentBundle([lang, FALLBACK], use_isolating=False)
        self.games: set[str] = set()
        self.load_catalogue(files("ludoteca.i18n").joinpath("locales"))

    def load_catalogue(self, folder: Traversable) -> None:
        """Read a folder's English catalogue, then that of this language over it, if there is one."""
        for lang in dict.fromkeys((FALLBACK, self.lang)):
            self.bundle.add_resource(FluentResource(catalogue_source(folder, lang)), allow_overrides=True)

    def load_game(self, game: str) -> None:
        """Read a game's own catalogue, unless it is loaded."""
        if game not in self.games:
            self.load_catalogue(discovery.meta(game).locales())
            self.games.add(game)

    def has(self, key: str) -> bool:
        """Whether a key has a message."""
        return bool(self.bundle.has_message(key))

    def translate(self, key: str, **fields: Any) -> str:
        """The message of a key, or the key itself if it has none."""
        if not self.bundle.has_message(key):
            return key
        pattern = self.bundle.get_message(key).value
        text, _ = self.bundle.format_pattern(pattern, fields)
        return str(text)

    def translate_game(self, game: str, key: str, **fields: Any) -> str:
        """A game's own message of a key, else the shared one."""
        self.load_game(game)
        own = f"{game}-{key}"
        return self.translate(own if self.has(own) else key, **fields)

    def game_title(self, game: str) -> str:
        """A game's title with its subtitle, which distinguishes similar titles."""
        return f"{discovery.meta(game).title} · {self.translate_game(game, 'subtitle')}"

    def explain_refusal(self, game: str, reason: Reason) -> str:
        """The message of a refused move."""
        return self.translate_game(game, f"why-{reason.key}", **fluent_arguments(reason.fields))

    def error_message(self, error: Refused) -> str:
        """The message of a refused request: the shared one, that of a loaded game, or that of the error's class."""
        owners = (f"{game}-error-{error.key}" for game in sorted(self.games))
        for key in (f"error-{error.key}", *owners, f"error-{type(error).key}"):
            if self.has(key):
                return self.translate(key, **fluent_arguments(self._error_fields(error)))
        return str(error)

    def _error_fields(self, error: Refused) -> dict[str, Any]:
        """An error's fields, with the titles of suggested games and the messages of faults."""
        fields = dict(error.fields)
        if isinstance(error, UnknownGame):
            fields["suggestions"] = [f"{name} ({self.game_title(name)})" for name in fields["suggestions"]]
        if "faults" in fields:
            fields["faults"] = [self._fault_message(**fault) for fault in fields["faults"]]
        return fields

    def _fault_message(self, key: str, path: str) -> str:
        """A fault's message in a loaded game, else its path and key; places count from 1."""
        first = path.partition("/")[0]
        place = int(first) + 1 if first.isdigit() else 0
        for game in sorted(self.games):
            if self.has(f"{game}-fault-{key}"):
                return self.translate(f"{game}-fault-{key}", place=place)
        return f"{path} {key}".strip()


def fluent_arguments(fields: dict[str, Any]) -> dict[str, Any]:
    """Fields as Fluent arguments: lists joined, with their length as NAME-number; None as an empty string."""
    arguments: dict[str, Any] = {}
    for name, value in fields.items():
        if isinstance(value, list | tuple):
            arguments[f"{name}-number"] = len(value)
            value = ", ".join(str(one) for one in value)
        arguments[name] = "" if value is None else str(value) if isinstance(value, bool | dict) else value
    return arguments


def catalogue_source(folder: Traversable, lang: str) -> str:
    """The Fluent source of a folder's catalogue; empty if there is none, or a translation that cannot be read."""
    path = folder.joinpath(f"{lang}.ftl")
    if not path.is_file():
        return ""
    try:
        return path.read_text("utf-8")
    except (OSError, ValueError) as error:
        LOG.warning("the catalogue %s cannot be read, English is used: %s", path, error)
        return ""


def load_catalogues() -> None:
    """Read the catalogues of every language and every installed game."""
    for game in discovery.names():
        for lang in LANGUAGES:
            translator(lang).load_game(game)


@cache
def translator(lang: str) -> Translator:
    """The translator of a language, with the shared catalogue loaded."""
    return Translator(lang)
