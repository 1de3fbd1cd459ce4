"""Who can play in the arena: a level, a class in a Python file, or any program that speaks the protocol."""

from __future__ import annotations

import importlib.util
import re
import shlex
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from ludoteca.core.errors import Refused
from ludoteca.core.game import Game
from ludoteca.search.arena.outside import Outside
from ludoteca.search.levels import player, players
from ludoteca.search.player import Player

FACTOR = re.compile(r"[1-9][0-9]?|0\.[0-9]{0,2}[1-9]")


class BadContestant(Refused):
    """A contestant that can't be understood or doesn't start."""

    key = "bad-contestant"


@dataclass(frozen=True, slots=True)
class Contestant:
    """A name and what is behind it: `level NAME`, `class FILE:CLASS` or `program COMMAND`."""

    name: str
    kind: str
    source: str

    @property
    def factor(self) -> float:
        """How many times the plan's budget the contestant gets: 2 for `LEVEL@2`."""
        return float(self.name.partition("@")[2] or 1) if self.kind == "level" else 1.0

    def player(self, game: Game) -> Player:
        """A player for one process; programs are started."""
        if self.kind == "level":
            return player(game, self.source)
        if self.kind == "class":
            return _of_class(self.source, game)
        return Outside(game, shlex.split(self.source))

    def written(self) -> list[str]:
        """The contestant as a list of texts, from which Contestant(*texts) makes it again."""
        return [self.name, self.kind, self.source]


def read_contestant(text: str) -> Contestant:
    """A contestant from `LEVEL`, `LEVEL@TIMES`, `FILE.py:CLASS` or `NAME=COMMAND`."""
    level, _, factor = text.partition("@")
    if level in players() and (text == level or FACTOR.fullmatch(factor)):
        return Contestant(text, "level", level)
    name, is_named, source = text.partition("=")
    if not is_named:
        name, source = text.rpartition(":")[2], text
    if ".py:" in source and " " not in source:
        return Contestant(name, "class", source)
    if is_named and name and source.strip():
        return Contestant(name, "program", source)
    raise BadContestant(f"{text!r} is no contestant", contestant=text, known=players())


def _of_class(source: str, game: Game) -> Player:
    """An instance of a class in a file, made with the game; it needs a method `choose`."""
    path, _, name = source.rpartition(":")
    try:
        spec = importlib.util.spec_from_file_location(Path(path).stem, path)
        assert spec is not None
        assert spec.loader is not None
        module: Any = importlib.util.module_from_spec(spec)
        spec.loader.exec_module(module)
        made: Player = getattr(module, name)(game)
    except (OSError, AttributeError, SyntaxError, ImportError) as error:
        raise BadContestant(f"{source} doesn't load: {error}", contestant=source, known=[]) from error
    return made
