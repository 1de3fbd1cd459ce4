"""The stores that every test of this folder runs with: real files, one kind so far."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from ludoteca.store import Store

KINDS: dict[str, Callable[[Path], Store]] = {"sqlite": lambda folder: Store.open(folder / "ludoteca.db")}


@pytest.fixture(params=KINDS)
def kind(request: pytest.FixtureRequest) -> str:
    return str(request.param)


@pytest.fixture
def opened(kind: str, tmp_path: Path) -> Callable[[], Store]:
    """Opens the same store again and again; whoever opens it closes it."""
    return lambda: KINDS[kind](tmp_path)


@pytest.fixture
def store(opened: Callable[[], Store]) -> Iterator[Store]:
    with opened() as one:
        yield one
