"""The levels of every game by name, from weakest to strongest."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from difflib import get_close_matches

from ludoteca.core.errors import UnknownLevel
from ludoteca.core.game import Game
from ludoteca.search.greedy import Greedy
from ludoteca.search.luck import Luck
from ludoteca.search.player import Player

LEVELS: Mapping[str, Callable[[Game], Player]] = {"random": Luck, "greedy": Greedy}


def levels(game: Game) -> list[str]:
    """The names of a game's levels, the weakest first."""
    return list(LEVELS)


def player(game: Game, level: str) -> Player:
    """The player of a level; UnknownLevel suggests a close one."""
    if level not in LEVELS:
        close = get_close_matches(level[:40], levels(game), n=1)
        raise UnknownLevel(f"no level {level!r}", level=level, known=levels(game), suggestions=close)
    return LEVELS[level](game)
