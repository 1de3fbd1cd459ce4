"""The compiled and the interpreted rules play the same daring matches, position by position."""

from __future__ import annotations

import hashlib
import json
import os
import random
import subprocess
import sys

import pytest

from ludoteca.core import build_guard
from ludoteca.core.match import Match
from tests.games.kahmate.random_player import choose, edge_position

MATCHES = 12
MOST = 250
CORNERS = 30


def told(seed: int) -> str:
    """A digest of every position, move list and event of one match, and of the breakthroughs in crowded corners."""
    by = random.Random(seed)
    match = Match.new("kahmate", 2, f"builds {seed}", {"target": 1 + seed % 3})
    digest = hashlib.sha256()
    for _ in range(MOST):
        if match.state.is_over():
            break
        seat = by.choice(match.state.current_players())
        moves = match.moves(seat)
        events = match.play(seat, choose(match.position(), moves, by))
        facts = [match.position(), moves, [event.whole() for event in events]]
        digest.update(json.dumps(facts).encode())
    for number in range(CORNERS):
        position = edge_position(random.Random(f"{seed} {number}"))
        captain = position["pending"]["captain"]
        match = Match.load(position)
        reasons = [match.why(captain, f"charge {direction}") for direction in "NESW"]
        keys = [None if reason is None else reason.key for reason in reasons]
        digest.update(json.dumps([match.moves(captain), keys]).encode())
    return digest.hexdigest()


# Without a C compiler there is one build, and nothing to compare it with.
@pytest.mark.skipif(not build_guard.compiled(), reason="nothing is compiled here")
def test_both_builds_play_the_same_daring_matches() -> None:
    command = [sys.executable, "-c", f"from {__name__} import *; print(*map(told, range({MATCHES})))"]
    environment = {**os.environ, "LUDOTECA_INTERPRETED": "1", "PYTHONPATH": os.pathsep.join(filter(None, sys.path))}
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=True)
    assert done.stdout.split() == [told(seed) for seed in range(MATCHES)]
