"""Exact rules of board games, and tables to play them at.

    import ludoteca

    match = ludoteca.new(ludoteca.games()[0], players=2, seed="tuesday")
    seat = match.current_players()[0]
    match.play(seat, match.moves(seat)[0])
    match.view(seat)
    match.result

A match is what everything else stands on: the engine protocol, the tables and the terminal.
"""

from __future__ import annotations

from importlib.metadata import version
from typing import TYPE_CHECKING, Any

from ludoteca.core import build_guard

build_guard.guard()

if TYPE_CHECKING:
    from ludoteca.core.game import Game
    from ludoteca.core.match import Match

__version__ = version("ludoteca")


def games() -> list[str]:
    """The names of the installed games, sorted."""
    from ludoteca.core import discovery

    return discovery.names()


def game(name: str) -> Game:
    """A game by its name; UnknownGame suggests close ones."""
    from ludoteca.core import discovery

    return discovery.game(name)


def new(name: str, players: int = 2, seed: str | None = None, **options: Any) -> Match:
    """A match whose set-up is dealt; the same seed deals the same on every machine."""
    from ludoteca.core.match import Match

    return Match.new(name, players, seed, options)


def load(position: dict[str, Any], seed: str | None = None) -> Match:
    """A match that goes on from a position."""
    from ludoteca.core.match import Match

    return Match.load(position, seed)
