"""Group commit: waiting jobs share a transaction, one bad job harms no other, nothing is acknowledged early."""

from __future__ import annotations

import asyncio
import os
import sqlite3
import sys
import threading
from pathlib import Path

import pytest

from ludoteca.store import (
    DATABASE_FILE,
    SqliteStore,
    StoreError,
    StoreInUse,
    StoreMisuse,
    StoreSyncFailed,
    TableId,
    VersionConflict,
)
from ludoteca.store.sqlite import connection
from tests.support.store_factories import ID, appended, lines, loaded, new_table, run

TURNS = 200  # of an event loop, enough for everything that waits for no other thread


async def turns() -> None:
    """Let the event loop do what it can."""
    for _ in range(TURNS):
        await asyncio.sleep(0)


class BlockedDatabase:
    """Another connection that holds the write lock, so that the writer waits for it."""

    def __init__(self, path: Path) -> None:
        self.connection = sqlite3.connect(path, isolation_level=None)
        self.connection.execute("BEGIN IMMEDIATE")

    def release(self) -> None:
        """Let the writer go on."""
        self.connection.execute("ROLLBACK")
        self.connection.close()


def test_waiting_jobs_share_transactions(tmp_path: Path) -> None:
    batches: list[int] = []
    ids = [TableId(f"table {number}") for number in range(40)]

    async def append_everywhere() -> None:
        async with SqliteStore.open(tmp_path / DATABASE_FILE, on_commit=lambda jobs, _: batches.append(jobs)) as store:
            await asyncio.gather(*(store.create_table(new_table(id)) for id in ids))
            for number in range(1, 11):
                await asyncio.gather(*(store.append(appended(number, table=id)) for id in ids))

    run(append_everywhere())
    assert sum(batches) == 40 * 11
    assert len(batches) < 40 * 11 / 4


def test_what_comes_while_a_transaction_runs_is_committed_together(tmp_path: Path) -> None:
    batches: list[int] = []
    ids = [TableId(f"table {number}") for number in range(7)]

    async def create() -> None:
        async with SqliteStore.open(tmp_path / DATABASE_FILE, on_commit=lambda jobs, _: batches.append(jobs)) as store:
            blocked = BlockedDatabase(store.path)
            first = asyncio.create_task(store.create_table(new_table()))
            await turns()
            others = [asyncio.create_task(store.create_table(new_table(id))) for id in ids]
            await turns()
            assert not any(task.done() for task in (first, *others))
            blocked.release()
            await asyncio.gather(first, *others)

    run(create())
    assert sum(batches) == 8
    assert len(batches) <= 2


def test_after_a_rejected_line_no_later_one_is_stored(sqlite_store: SqliteStore) -> None:
    async def append() -> list[object]:
        await sqlite_store.create_table(new_table())
        changes = [appended(1), appended(3), appended(4)]
        return await asyncio.gather(*map(sqlite_store.append, changes), return_exceptions=True)

    stored, *rejected = run(append())
    assert stored is None
    assert [type(one) for one in rejected] == [VersionConflict, VersionConflict]
    assert loaded(sqlite_store).lines == lines(1, 1)


def test_one_bad_change_harms_no_other(sqlite_store: SqliteStore) -> None:
    ids = [TableId(f"table {number}") for number in range(30)]
    bad = {11: VersionConflict, 17: StoreMisuse}

    async def append() -> list[object]:
        await asyncio.gather(*(sqlite_store.create_table(new_table(id)) for id in ids))
        changes = [appended(1, table=id) for id in ids]
        changes[11] = appended(2, table=ids[11])
        changes[17] = appended(2, table=ids[17], expected_version=0)
        return await asyncio.gather(*map(sqlite_store.append, changes), return_exceptions=True)

    results = run(append())
    assert {number: type(one) for number, one in enumerate(results) if one is not None} == bad
    assert [len(loaded(sqlite_store, id).lines) for id in ids] == [int(number not in bad) for number in range(30)]


def test_a_change_whose_caller_is_cancelled_is_stored_all_the_same(sqlite_store: SqliteStore) -> None:
    async def append() -> None:
        await sqlite_store.create_table(new_table())
        cancelled = asyncio.create_task(sqlite_store.append(appended(1)))
        await asyncio.sleep(0)
        cancelled.cancel()
        await sqlite_store.append(appended(2))
        with pytest.raises(asyncio.CancelledError):
            await cancelled

    run(append())
    assert loaded(sqlite_store).lines == lines(1, 2)


def test_changes_of_one_event_loop_are_stored_in_their_order(sqlite_store: SqliteStore) -> None:
    async def append() -> None:
        created = sqlite_store.create_table(new_table())
        await asyncio.gather(created, *(sqlite_store.append(appended(number)) for number in range(1, 101)))

    run(append())
    assert loaded(sqlite_store).lines == lines(1, 100)


def test_a_store_serves_several_event_loops(sqlite_store: SqliteStore) -> None:
    ids = [TableId(f"table {number}") for number in range(4)]

    async def play(id: TableId) -> None:
        await sqlite_store.create_table(new_table(id))
        for number in range(1, 21):
            await sqlite_store.append(appended(number, table=id))

    threads = [threading.Thread(target=asyncio.run, args=(play(id),)) for id in ids]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert [loaded(sqlite_store, id).lines for id in ids] == [lines(1, 20)] * 4


def test_nothing_is_acknowledged_or_read_before_its_commit(sqlite_store: SqliteStore) -> None:
    async def create() -> None:
        blocked = BlockedDatabase(sqlite_store.path)
        task = asyncio.create_task(sqlite_store.create_table(new_table()))
        await turns()
        assert not task.done()
        assert await sqlite_store.load_table(ID) is None
        blocked.release()
        await task
        assert await sqlite_store.load_table(ID) is not None

    run(create())


def test_a_database_that_stays_locked_is_reported_and_used_again_later(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(connection, "BUSY_TIMEOUT", 0)
    store = SqliteStore.open(tmp_path / DATABASE_FILE)
    run(store.create_table(new_table()))
    blocked = BlockedDatabase(store.path)
    with pytest.raises(StoreInUse):
        run(store.append(appended(1)))
    blocked.release()
    run(store.append(appended(1)))
    assert loaded(store).lines == lines(1, 1)
    run(store.close())


def test_closing_commits_and_acknowledges_what_was_submitted(tmp_path: Path) -> None:
    async def append() -> None:
        store = SqliteStore.open(tmp_path / DATABASE_FILE)
        await store.create_table(new_table())
        tasks = [asyncio.create_task(store.append(appended(number))) for number in (1, 2, 3)]
        await asyncio.sleep(0)
        await store.close()
        await asyncio.gather(*tasks)

    run(append())
    store = SqliteStore.open(tmp_path / DATABASE_FILE)
    assert loaded(store).lines == lines(1, 3)
    run(store.close())


def log_descriptors(path: Path) -> list[int]:
    """The file descriptors of this process for a database's write-ahead log."""
    log = f"{path}-wal"
    return [int(name) for name in os.listdir("/proc/self/fd") if _target(name) == log]


def _target(name: str) -> str:
    try:
        return os.readlink(f"/proc/self/fd/{name}")
    except OSError:
        return ""


@pytest.mark.skipif(sys.platform != "linux", reason="descriptors are found in /proc")
def test_after_a_failed_fsync_nothing_is_written_until_the_store_is_opened_again(tmp_path: Path) -> None:
    path = tmp_path / DATABASE_FILE
    store = SqliteStore.open(path)
    run(store.create_table(new_table()))
    run(store.append(appended(1)))
    saved = {descriptor: os.dup(descriptor) for descriptor in log_descriptors(path)}
    null = os.open(os.devnull, os.O_RDWR)  # takes writes, and fails to sync
    for descriptor in saved:
        os.dup2(null, descriptor)
    with pytest.raises(StoreSyncFailed) as raised:
        run(store.append(appended(2)))
    assert raised.value.fields["file"] == str(path)
    for descriptor, original in saved.items():
        os.dup2(original, descriptor)
        os.close(original)
    os.close(null)
    for call in (store.append(appended(2)), store.create_table(new_table(TableId("other")))):
        with pytest.raises(StoreSyncFailed):
            run(call)
    run(store.close())
    store = SqliteStore.open(path)
    count = len(loaded(store).lines)
    assert count in (1, 2)
    assert run(store.load_table(TableId("other"))) is None
    run(store.append(appended(count + 1)))
    run(store.close())


def test_other_input_errors_are_store_errors(tmp_path: Path) -> None:
    error = sqlite3.OperationalError("disk I/O error")
    assert type(connection.store_error(error, tmp_path)) is StoreError
