"""A server that is killed a dozen times while clients play: see tests/support/kill_run.py."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from tests.support.kill_run import run

KILLS = 12


@pytest.mark.skipif(os.name == "nt", reason="there is no SIGKILL")
@pytest.mark.parametrize("seed", [1])
def test_a_dozen_kills_lose_and_repeat_nothing_and_charge_no_clock(seed: int, tmp_path: Path) -> None:
    counts = run(tmp_path, seed, KILLS)
    print(f"seed {seed}: {dict(counts)}")
    assert counts["killed"] == KILLS
    assert counts["moves checked"] >= 100
    assert counts["requested"] > counts["acknowledged"], "no kill happened while a move was in flight"
    assert counts["running clocks compared"] > KILLS
    assert counts["stopped clocks compared"] > KILLS
