"""Turns keys and fields into sentences of one language."""

from __future__ import annotations

import os
from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING, Any

from fluent.runtime import FluentBundle, FluentResource

from ludoteca.core import discovery
from ludoteca.core.errors import Refused, UnknownGame

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable

    from ludoteca.core.game import Reason

LANGUAGES = ("en", "it", "fr", "es")
FALLBACK = "en"
VARIABLES = ("LUDOTECA_LANG", "LC_ALL", "LC_MESSAGES", "LANG")


class Speaker:
    """One language's sentences; a key it lacks is said in English."""

    def __init__(self, lang: str) -> None:
        self.lang = lang
        self.bundle = FluentBundle([lang, FALLBACK], use_isolating=False)
        self.games: set[str] = set()
        self.add(files("ludoteca.text").joinpath("locales"))

    def add(self, folder: Traversable) -> None:
        """Read a folder's catalogue of this language, English beneath it."""
        for lang in dict.fromkeys((FALLBACK, self.lang)):
            text = folder.joinpath(f"{lang}.ftl").read_text("utf-8")
            self.bundle.add_resource(FluentResource(text), allow_overrides=True)

    def learn(self, game: str) -> None:
        """Read a game's own catalogue, once."""
        if game not in self.games:
            self.games.add(game)
            self.add(discovery.meta(game).locales())

    def knows(self, key: str) -> bool:
        """Whether a key has a sentence."""
        return bool(self.bundle.has_message(key))

    def say(self, key: str, **fields: Any) -> str:
        """The sentence of a key; the bare key if nobody wrote one."""
        if not self.bundle.has_message(key):
            return key
        pattern = self.bundle.get_message(key).value
        text, _ = self.bundle.format_pattern(pattern, fields)
        return str(text)

    def of_game(self, game: str, key: str, **fields: Any) -> str:
        """A game's own sentence, or the shared one of the same key without the game's name."""
        self.learn(game)
        own = f"{game}-{key}"
        return self.say(own if self.knows(own) else key, **fields)

    def title(self, game: str) -> str:
        """A game's title with its subtitle, so that similar titles aren't confused."""
        return f"{discovery.meta(game).title} · {self.of_game(game, 'subtitle')}"

    def why(self, game: str, reason: Reason) -> str:
        """The sentence of a refused move."""
        return self.of_game(game, f"why-{reason.key}", **spoken(reason.fields))

    def error(self, error: Refused) -> str:
        """The sentence of a refused request: the shared one, that of a game already spoken of, or that of its kind."""
        owners = (f"{game}-error-{error.key}" for game in sorted(self.games))
        for key in (f"error-{error.key}", *owners, f"error-{type(error).key}"):
            if self.knows(key):
                return self.say(key, **spoken(self._fields(error)))
        return str(error)

    def _fields(self, error: Refused) -> dict[str, Any]:
        """An error's fields: suggested games with their titles, as names can differ by one letter; faults in words."""
        fields = dict(error.fields)
        if isinstance(error, UnknownGame):
            fields["suggestions"] = [f"{name} ({self.title(name)})" for name in fields["suggestions"]]
        if "faults" in fields:
            fields["faults"] = [self._fault(**fault) for fault in fields["faults"]]
        return fields

    def _fault(self, key: str, path: str) -> str:
        """One fault in the words of a game already spoken of, else as its key; places count from 1."""
        first = path.partition("/")[0]
        place = int(first) + 1 if first.isdigit() else 0
        for game in sorted(self.games):
            if self.knows(f"{game}-fault-{key}"):
                return self.say(f"{game}-fault-{key}", place=place)
        return f"{path} {key}".strip()


def spoken(fields: dict[str, Any]) -> dict[str, Any]:
    """Fields as Fluent takes them: text and numbers; lists joined and counted, nothing as an empty text."""
    told: dict[str, Any] = {}
    for name, value in fields.items():
        if isinstance(value, list | tuple):
            told[f"{name}-number"] = len(value)
            value = ", ".join(str(one) for one in value)
        told[name] = "" if value is None else str(value) if isinstance(value, bool | dict) else value
    return told


def language(asked: str | None = None) -> str:
    """The language to speak: the one asked for, else the environment's, else English."""
    for wish in (asked, *(os.environ.get(name) for name in VARIABLES)):
        if wish and wish[:2].lower() in LANGUAGES:
            return wish[:2].lower()
    return FALLBACK


@cache
def speaker(lang: str) -> Speaker:
    """The speaker of a language, its shared catalogue read."""
    return Speaker(lang)
