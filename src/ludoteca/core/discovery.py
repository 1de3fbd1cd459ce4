"""Finds the installed games through their packaging entry points; no list of them exists."""

from __future__ import annotations

from difflib import get_close_matches
from functools import cache
from importlib.metadata import entry_points
from typing import TYPE_CHECKING

from ludoteca.core.errors import UnknownGame

if TYPE_CHECKING:
    from ludoteca.core.game import Game
    from ludoteca.core.meta import Meta

GROUP = "ludoteca.games"


@cache
def metas() -> dict[str, Meta]:
    """Every installed game's meta by its name, sorted."""
    return {point.name: point.load() for point in sorted(entry_points(group=GROUP))}


def names() -> list[str]:
    """The names of the installed games, sorted."""
    return list(metas())


def meta(name: str) -> Meta:
    """A game's meta by its name; UnknownGame suggests close ones."""
    found = metas().get(name)
    if found is None:
        raise UnknownGame(name, get_close_matches(name.casefold(), names(), n=3, cutoff=0.5))
    return found


@cache
def game(name: str) -> Game:
    """A game by its name, its rules loaded."""
    return meta(name).load()
