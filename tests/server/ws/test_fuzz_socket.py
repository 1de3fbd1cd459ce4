"""A short attack on a table by clients without a seat; `dev.py soak fuzz_socket` runs long ones."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from ludoteca.core import discovery
from tests.support.socket_fuzzer import attack_table


@pytest.mark.parametrize(("game", "seed"), [(game, seed) for seed, game in enumerate(discovery.names(), 1)])
def test_attackers_take_no_seat_learn_nothing_and_break_nothing(game: str, seed: int, tmp_path: Path) -> None:
    assert asyncio.run(attack_table(tmp_path, game, seed, attackers=2, messages=150)) > 0
