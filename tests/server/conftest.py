"""Chance is seeded with the test's name, so that each game is the same in every run."""

from __future__ import annotations

import pytest

from tests import seeded


@pytest.fixture(autouse=True)
def seeded_chance(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    name = request.node.name
    print(f"matches draw from the seed “{name}”")
    seeded.draw_from(lambda: name, monkeypatch.setattr)
