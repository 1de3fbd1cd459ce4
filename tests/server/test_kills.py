"""A server that is killed in the middle of everything, a dozen times: see killing.py."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from tests.server.killing import run

KILLS = 12


@pytest.mark.skipif(os.name == "nt", reason="there is no SIGKILL")
@pytest.mark.parametrize("seed", [1])
def test_a_dozen_kills_lose_and_double_nothing_and_cost_nobody_time(seed: int, tmp_path: Path) -> None:
    seen = run(tmp_path, seed, KILLS)
    print(f"seed {seed}: {dict(seen)}")
    assert seen["killed"] == KILLS
    assert seen["moves checked"] >= 100
    assert seen["asked"] > seen["acknowledged"], "no kill met a move that was on its way"
    assert seen["running clocks compared"] > KILLS
    assert seen["standing clocks compared"] > KILLS
