"""The levels of every game by name, from weakest to strongest, and the two plain players outside them."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from difflib import get_close_matches

from ludoteca.core.errors import UnknownLevel
from ludoteca.core.game import Game
from ludoteca.search.greedy import GreedyPlayer
from ludoteca.search.ismcts import IsmctsPlayer, LevelSettings
from ludoteca.search.player import Player
from ludoteca.search.random_player import RandomPlayer

SETTINGS: Mapping[str, LevelSettings] = {
    "beginner": LevelSettings(share=0.01, most=8, depth=1, blur=0.3, overlooks=0.5, ideas=9),
    "casual": LevelSettings(share=0.02, most=40, depth=2, blur=0.095, overlooks=0.34, ideas=12),
    "skilled": LevelSettings(share=0.05, most=150, depth=4, blur=0.035, overlooks=0.2, ideas=20),
    "expert": LevelSettings(share=0.1, most=500, depth=6, blur=0.015, overlooks=0.1),
    "master": LevelSettings(),
}
# What a table gives a turn in milliseconds, the last for the strongest level; a level thinks for its own part of it.
TURN_MS: Mapping[str, float] = {"beginner": 250, "casual": 350, "skilled": 500, "expert": 700, "master": 1000}
PLAIN: Mapping[str, Callable[[Game], Player]] = {"random": RandomPlayer, "greedy": GreedyPlayer}


def levels(game: Game) -> list[str]:
    """The names of a game's levels, the weakest first."""
    return list(SETTINGS)


def turn_ms(level: str) -> float:
    """How many milliseconds a turn of a player takes at a table: a second for the strongest, less for the others."""
    return TURN_MS.get(level, min(TURN_MS.values()))


def players() -> list[str]:
    """Every name that player() knows: the plain ones, then the levels."""
    return [*PLAIN, *SETTINGS]


def player(game: Game, level: str) -> Player:
    """The player of a level or a plain one; UnknownLevel suggests a close one."""
    if level in PLAIN:
        return PLAIN[level](game)
    if level in SETTINGS:
        return IsmctsPlayer(game, SETTINGS[level])
    close = get_close_matches(level[:40], players(), n=1)
    raise UnknownLevel(f"no level {level!r}", level=level, known=players(), suggestions=close)
