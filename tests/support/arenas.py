"""Factory of small arenas for tests."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from ludoteca.core import discovery
from ludoteca.search.arena import Arena, Plan, read_contestant

ROOT = Path(__file__).parents[2]
GAME = discovery.names()[-1]
SHELL_BOT = f"first=sh {ROOT / 'docs' / 'bots' / 'first.sh'}"


def arena(
    contestants: Sequence[str], blocks: int = 1, path: Path | None = None, cap: int = 60, game: str = GAME
) -> Arena:
    """An arena with the fewest players of a game and two iterations per choice."""
    found = [read_contestant(text) for text in contestants]
    names = tuple(one.name for one in found)
    fewest = discovery.meta(game).players[0]
    return Arena(Plan(game, fewest, names, blocks, "tests", None, 2, cap), found, path)
