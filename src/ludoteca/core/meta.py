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
class Option:
    """Something that can be set: a `number` within bounds, a `seat`, or a `file` whose text the game reads."""

    name: str
    kind: str = "number"
    least: int | None = None
    most: int | None = None
    usual: int | None = None


@dataclass(frozen=True, slots=True)
class Meta:
    """A game's name, title, numbers of players, minutes and rules version, and where its code is.

    `files` names the options that a player may give as a file, `numbers` those that are numbers. The option `first`,
    the seat that begins, is offered unless `has_first` is False, for games in which no seat begins. What an option is
    called is in the game's catalogues as `NAME-option-OPTION`, and so are its subtitle (`NAME-subtitle`) and the
    sentence that describes it (`NAME-pitch`), because they are translated.
    `replays` lists the rules versions whose records the installed rules replay unchanged, the present one included;
    if it is left out, that is only the present one.
    """

    name: str
    title: str
    players: tuple[int, int]
    minutes: tuple[int, int]
    rules: int
    package: str
    files: tuple[str, ...] = ()
    numbers: tuple[Option, ...] = ()
    replays: tuple[int, ...] = ()
    has_first: bool = True

    def __post_init__(self) -> None:
        if not self.replays:
            object.__setattr__(self, "replays", (self.rules,))
        if self.rules not in self.replays:
            raise ValueError(f"{self.name} does not replay its own rules {self.rules}")

    def can_replay(self, rules: object) -> bool:
        """Whether records of a rules version replay; False for anything but an integer."""
        return type(rules) is int and rules in self.replays

    def options(self) -> list[Option]:
        """Everything that can be set."""
        first = [Option("first", "seat")] if self.has_first else []
        return [*first, *self.numbers, *(Option(name, "file") for name in self.files)]

    def load(self) -> Game:
        """The game itself: the attribute GAME of its module `game`."""
        found: Game = import_module(f"{self.package}.game").GAME
        return found

    def locales(self) -> Traversable:
        """The folder of the game's own catalogues."""
        return files(self.package).joinpath("locales")
