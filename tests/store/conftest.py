"""The backends over which the interface tests run."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from ludoteca.store import DATABASE_FILE, MemoryStore, SqliteStore, Store
from tests.support.store_factories import ManualClock, run

Reopen = Callable[[Store], Store]


@pytest.fixture
def clock() -> ManualClock:
    return ManualClock()


@pytest.fixture(params=["sqlite", "memory"])
def store(request: pytest.FixtureRequest, tmp_path: Path, clock: ManualClock) -> Iterator[Store]:
    """An empty store of each backend that uses the manual clock."""
    opened: Store
    if request.param == "memory":
        opened = MemoryStore(clock)
    else:
        opened = SqliteStore.open(tmp_path / DATABASE_FILE, clock)
    yield opened
    run(opened.close())


@pytest.fixture
def reopen(tmp_path: Path, clock: ManualClock) -> Iterator[Reopen]:
    """A function that closes and opens a durable store; it returns a memory store unchanged."""
    opened: list[Store] = []

    def again(store: Store) -> Store:
        if isinstance(store, MemoryStore):
            return store
        run(store.close())
        opened.append(SqliteStore.open(tmp_path / DATABASE_FILE, clock))
        return opened[-1]

    yield again
    for one in opened:
        run(one.close())


@pytest.fixture
def sqlite_store(tmp_path: Path, clock: ManualClock) -> Iterator[SqliteStore]:
    """An empty SQLite store."""
    opened = SqliteStore.open(tmp_path / DATABASE_FILE, clock)
    yield opened
    run(opened.close())
