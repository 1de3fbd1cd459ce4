"""The write-ahead log is reused while changes keep coming, and is empty after closing."""

from __future__ import annotations

from pathlib import Path

import pytest

from ludoteca.store import DATABASE_FILE, SqliteStore
from ludoteca.store.sqlite import checkpointer
from tests.support.store_factories import appended, lines, loaded, new_table, run


def log_generation(path: Path) -> bytes:
    """The part of the log's header that changes when SQLite starts the log again."""
    return path.with_name(f"{path.name}-wal").read_bytes()[12:16]


def test_the_log_is_reused_while_changes_keep_coming(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(checkpointer, "JOBS_PER_CHECKPOINT", 10)
    monkeypatch.setattr(checkpointer, "MAX_LOG_PAGES", 40)
    path = tmp_path / DATABASE_FILE

    async def append_until_reused(store: SqliteStore) -> int:
        await store.create_table(new_table())
        first, number = log_generation(path), 0
        while log_generation(path) == first:
            number += 1
            assert number < 2000, "the log is never reused"
            await store.append(appended(number))
        return number

    store = SqliteStore.open(path)
    number = run(append_until_reused(store))
    assert loaded(store).lines == lines(1, number)
    run(store.close())


def test_closing_leaves_everything_in_the_database_file(tmp_path: Path) -> None:
    store = SqliteStore.open(tmp_path / DATABASE_FILE)
    run(store.create_table(new_table(lines=lines(1, 3))))
    run(store.close())
    assert sorted(path.name for path in tmp_path.iterdir()) == [DATABASE_FILE, f"{DATABASE_FILE}.lock"]
