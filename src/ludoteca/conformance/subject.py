"""The game under test, what its tester knows besides, and how a fault is reported."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from ludoteca.conformance.walks import Moment, Walk, sample
from ludoteca.core.game import Game, Position

Scrambler = Callable[[Position, int | None, random.Random], Position]


class NotConform(AssertionError):
    """A promise of the contract that the game doesn't keep, in one sentence."""


def demand(kept: object, sentence: str) -> None:
    """Raise NotConform with the sentence unless the promise is kept."""
    if not kept:
        raise NotConform(sentence)


@dataclass(frozen=True, slots=True)
class Effort:
    """How much is played: everything is counted, nothing timed, so that the same effort finds the same."""

    seed: str = "conformance"
    walks: int = 4
    most: int = 160
    per_kind: int = 5
    mutations: int = 1500


@dataclass(slots=True)
class Subject:
    """A game with the folder of its rulebook pages and a tester's own rewrite of what is hidden, if there are any.

    `languages` are those in which its catalogue and its rulebook must be complete. The scrambler takes a position, a
    viewer and a generator, and gives another position that the viewer can't tell from the first; it should share no
    code with the game's resample.
    """

    game: Game[Any]
    rulebooks: Path | None = None
    scrambler: Scrambler | None = None
    effort: Effort = field(default_factory=Effort)
    languages: Sequence[str] = ("en",)
    _walks: list[Walk] = field(default_factory=list)

    def tables(self) -> list[tuple[int, Mapping[str, Any]]]:
        """Every number of players with every set of options to try."""
        fewest, most = self.game.meta.players
        return [
            (players, self.game.options(players, given))
            for players in range(fewest, most + 1)
            for given in self.game.conformance_options(players)
        ]

    def walks(self) -> list[Walk]:
        """Random games, the same for every check."""
        if not self._walks:
            seen: dict[int, int] = {}
            for players, options in self.tables():
                for number in range(self.effort.walks):
                    seed = f"{self.effort.seed}-{number}"
                    self._walks.append(self.walk(Walk(self.game, players, options, seed), seen))
        return self._walks

    def walk(self, walk: Walk, seen: dict[int, int]) -> Walk:
        """A random game, played; whatever the rules raise on the way is a fault of theirs."""
        try:
            walk.go(self.effort.most, seen)
        except Exception as error:
            raise NotConform(f"a random game broke off with {error!r}\n{walk.report(len(walk.steps))}") from error
        return walk

    def moments(self) -> list[Moment]:
        """Moments of those games: some of every kind of question, chance and ends included."""
        return sample(self.walks(), self.effort.per_kind)


def viewers(players: int) -> list[int | None]:
    """Every seat and a spectator."""
    return [*range(players), None]
