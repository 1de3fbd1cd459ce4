"""Factory of small arenas for tests."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from ludoteca.core import discovery
from ludoteca.search.arena import Arena, Plan, read_contestant

ROOT = Path(__file__).parents[2]
GAME = discovery.names()[-1]
EXAMPLES = ROOT / "examples"
SHELL_BOT = f"first=sh {EXAMPLES / 'first.sh'}"


def arena(
    contestants: Sequence[str],
    blocks: int = 1,
    path: Path | None = None,
    cap: int = 60,
    game: str = GAME,
    records: Path | None = None,
    players: int | None = None,
) -> Arena:
    """An arena with the fewest players of a game and two iterations per choice."""
    found = [read_contestant(text) for text in contestants]
    names = tuple(one.name for one in found)
    number = discovery.meta(game).players[0] if players is None else players
    return Arena(Plan(game, number, names, blocks, "tests", None, 2, cap), found, path, records)
