"""A short siege of a table by strangers; `dev.py soak fuzz_socket` has the long ones."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from ludoteca.core import discovery
from tests.server.fuzzer import besieged


@pytest.mark.parametrize(("game", "seed"), [(game, seed) for seed, game in enumerate(discovery.names(), 1)])
def test_strangers_take_no_seat_learn_nothing_and_break_nothing(game: str, seed: int, tmp_path: Path) -> None:
    assert asyncio.run(besieged(tmp_path, game, seed, strangers=2, messages=150)) > 0
