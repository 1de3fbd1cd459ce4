"""The compiled and the interpreted build play the same games, state by state."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

from ludoteca.core import build_guard, discovery

SEED = 20
RUNS = ((1000, 40), (20, 500))


def trace(game: str, games: int, most: int, interpreted: bool) -> list[str]:
    """The lines of some random games in a process of its own."""
    command = [sys.executable, "-m", "ludoteca.core.trace", game, "--seed", str(SEED)]
    done = subprocess.run(
        [*command, "--games", str(games), "--most", str(most)],
        env={**os.environ, "LUDOTECA_INTERPRETED": "1" if interpreted else "0"},
        capture_output=True,
        text=True,
        check=True,
    )
    return done.stdout.splitlines()


# Without a C compiler there is one build, and nothing to compare it with.
@pytest.mark.skipif(not build_guard.compiled(), reason="nothing is compiled here")
@pytest.mark.parametrize(("games", "most"), RUNS)
@pytest.mark.parametrize("game", discovery.names())
def test_both_builds_play_the_same_games(game: str, games: int, most: int) -> None:
    compiled = trace(game, games, most, interpreted=False)
    assert len(compiled) == games
    fewest, largest = discovery.meta(game).players
    assert {int(line.split()[0]) for line in compiled} == set(range(fewest, largest + 1))
    for number, (one, other) in enumerate(zip(compiled, trace(game, games, most, interpreted=True), strict=True)):
        assert one == other, f"game {number} of --seed {SEED} --games {games} --most {most}"


def test_a_trace_depends_on_its_seed() -> None:
    game = discovery.names()[0]
    command = [sys.executable, "-m", "ludoteca.core.trace", game, "--games", "3", "--seed"]
    first, second = (subprocess.check_output([*command, seed], text=True) for seed in ("1", "2"))
    assert first.splitlines() != second.splitlines()
