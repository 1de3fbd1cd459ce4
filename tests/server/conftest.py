"""Chance is seeded with the test's name, so that each game is the same in every run."""

from __future__ import annotations

import pytest

from tests.support import seeded_chance


@pytest.fixture(autouse=True)
def fixed_chance(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    name = request.node.name
    print(f"matches draw from the seed “{name}”")
    seeded_chance.draw_from(lambda: name, monkeypatch.setattr)
