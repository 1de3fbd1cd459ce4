"""What a lobby needs to know of a game without loading its rules."""

from __future__ import annotations

from dataclasses import dataclass
from importlib import import_module
from importlib.resources import files
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable

    from ludoteca.core.game import Game


@dataclass(frozen=True, slots=True)
class Meta:
    """A game's name, title, numbers of players, minutes and rules version, and where its code is.

    `files` names the options that a player may give as a file. The subtitle and the sentence that describes
    the game are in its catalogues, as `NAME-subtitle` and `NAME-pitch`, because they are translated.
    """

    name: str
    title: str
    players: tuple[int, int]
    minutes: tuple[int, int]
    rules: int
    package: str
    files: tuple[str, ...] = ()

    def load(self) -> Game:
        """The game itself: the attribute GAME of its module `game`."""
        found: Game = import_module(f"{self.package}.game").GAME
        return found

    def locales(self) -> Traversable:
        """The folder of the game's own catalogues."""
        return files(self.package).joinpath("locales")
