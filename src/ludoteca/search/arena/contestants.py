"""Who can play in the arena: a level, a class in a Python file, or any program that speaks the protocol."""

from __future__ import annotations

import importlib.util
import re
import shutil
import sys
import traceback
from collections.abc import Callable
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path
from typing import Any

from ludoteca.core.errors import Refused
from ludoteca.core.game import Game
from ludoteca.search.arena.external_player import ExternalPlayer
from ludoteca.search.arena.program import Named, words_of
from ludoteca.search.levels import player, players
from ludoteca.search.player import Choice, Effort, Ended, Player, Question

FACTOR = re.compile(r"[1-9][0-9]?|0\.[0-9]{0,2}[1-9]")


class BadContestant(Refused):
    """A contestant that can't be understood, doesn't load or fails."""

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

    @property
    def named(self) -> Named:
        """Its name and what is behind it, for messages."""
        return Named(self.name, self.source)

    def player(self, game: Game) -> Player:
        """A player for one process; programs are started."""
        if self.kind == "level":
            return player(game, self.source)
        if self.kind == "class":
            return Authored(self.named, game)
        return ExternalPlayer(game, self.named, words_of(self.source))

    @property
    def version(self) -> str | None:
        """A fingerprint of the file that a class is in; of others nothing is known, or everything."""
        if self.kind != "class":
            return None
        path = Path(self.source.rpartition(":")[0])
        return sha256(path.read_bytes()).hexdigest()[:16] if path.is_file() else None

    def written(self) -> list[str]:
        """The contestant as a list of texts, from which Contestant(*texts) makes it again."""
        return [self.name, self.kind, self.source]


def read_contestant(text: str) -> Contestant:
    """A contestant from `LEVEL`, `LEVEL@TIMES`, `FILE.py:CLASS`, `COMMAND`, or one of the last two after `NAME=`."""
    level, _, factor = text.partition("@")
    if level in players() and (text == level or FACTOR.fullmatch(factor)):
        return Contestant(text, "level", level)
    if _is_command(text):
        return Contestant(_name_of(text), "program", text)
    name, is_named, source = text.partition("=")
    if not is_named:
        name, source = text.rpartition(":")[2], text
    if ".py:" in source and not (is_named and " " in source):
        return Contestant(name, "class", source)
    if is_named and name and words_of(source):
        return Contestant(name, "program", source)
    raise BadContestant(f"{text!r} is no contestant", contestant=text, known=players())


def _is_command(text: str) -> bool:
    """Whether the first word is a program that can be run."""
    words = words_of(text)
    return bool(words) and shutil.which(words[0]) is not None


def _name_of(command: str) -> str:
    """The name of a program without one: that of the last file of its command, else of the program."""
    words = words_of(command)
    files = [word for word in words if Path(word).is_file()]
    return Path((files or words)[-1 if files else 0]).stem or words[0]


class Authored(Player):
    """An instance of a class in somebody's file, made with the game; whatever it raises is told with its place."""

    def __init__(self, named: Named, game: Game) -> None:
        self.named = named
        self.path, _, name = named.command.rpartition(":")
        try:
            self.instance = getattr(_module(Path(self.path)), name)(game)
            self.asked: Callable[[Question, Effort], Any] = self.instance.choose
        except Exception as error:
            raise self._fault(error, "contestant-not-loaded") from error

    @property
    def wants_history(self) -> bool:
        """Always: a class is told what its seat saw."""
        return True

    def choose(self, question: Question, effort: Effort) -> Choice:
        """What the class chooses; it may answer with the bare words."""
        try:
            answer = self.asked(question, effort)
        except Exception as error:
            raise self._fault(error, "contestant-failed") from error
        return answer if isinstance(answer, Choice) else Choice(str(getattr(answer, "move", answer)))

    def finish(self, ended: Ended) -> None:
        """Tell the class how a match ended, if it has a method for that."""
        try:
            getattr(self.instance, "finish", _ignore)(ended)
        except Exception as error:
            raise self._fault(error, "contestant-failed") from error

    def _fault(self, error: Exception, key: str) -> BadContestant:
        """What was raised, with the last line of the file on the way to it."""
        why = f"{type(error).__name__}: {error}"
        whole = str(Path(self.path).absolute())
        lines = [one.lineno for one in traceback.extract_tb(error.__traceback__) if one.filename == whole]
        if lines:
            why += f" ({self.path}:{lines[-1]})"
        return BadContestant(why, key=key, contestant=self.named.command, why=why)


def _ignore(ended: Ended) -> None:
    """The finish method of a class without one."""


def _module(path: Path) -> Any:
    """A file as a module, which finds the files beside it."""
    spec = importlib.util.spec_from_file_location(f"contestant {path.stem}", path)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[module.__name__] = module
    folder = str(path.parent.absolute())
    if folder not in sys.path:
        sys.path.append(folder)
    spec.loader.exec_module(module)
    return module
