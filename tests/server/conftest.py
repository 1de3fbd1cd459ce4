"""Every match of these tests draws from the test's name, so that a game takes the same course each time."""

from __future__ import annotations

import pytest

from tests import seeded


@pytest.fixture(autouse=True)
def chance_of_the_test(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    name = request.node.name
    print(f"matches draw from the seed “{name}”")
    seeded.draw_from(lambda: name, monkeypatch.setattr)
