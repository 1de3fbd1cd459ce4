"""A backup made while people play is complete, and a restored store continues from it."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from ludoteca.store import (
    DATABASE_FILE,
    BackupExists,
    SqliteStore,
    StoreCorrupt,
    StoredTable,
    StoreForeign,
    StoreInUse,
    StoreMissing,
    TableId,
    back_up,
    restore,
)
from tests.store.test_sqlite_migrations import OLD, write_old_store
from tests.support import store_processes
from tests.support.store_factories import ID, ManualClock, appended, finished, lines, loaded, new_table, run


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """The database of a store with two tables, one of them finished, whose last heartbeat was at 5000."""
    database, other = tmp_path / DATABASE_FILE, TableId("finished")

    async def fill() -> None:
        async with SqliteStore.open(database, ManualClock()) as store:
            await store.create_table(new_table())
            await store.append(appended(1, 300, snapshot={"at": 300}))
            await store.create_table(new_table(other))
            await store.append(finished(table=other))
            await store.heartbeat(5000)

    run(fill())
    return database


def table_in(path: Path, table: TableId = ID) -> StoredTable | None:
    """A table of the store in a file."""

    async def load() -> StoredTable | None:
        async with SqliteStore.open(path) as store:
            return await store.load_table(table)

    return run(load())


def lines_in(path: Path, table: TableId = ID) -> list[str]:
    """The lines of a table that must be in the store of a file."""
    stored = table_in(path, table)
    assert stored is not None
    return stored.lines


def append_to(path: Path, **given: Any) -> None:
    """Append line 301 to the store in a file."""
    store = SqliteStore.open(path)
    run(store.append(appended(301, **given)))
    run(store.close())


def test_a_backup_made_under_load_has_everything_acknowledged_before_it(tmp_path: Path) -> None:
    path = tmp_path / DATABASE_FILE
    process = store_processes.start("append_forever", path)
    assert process.stdout is not None
    try:
        for copy in range(3):
            last: dict[int, int] = {}
            for _ in range(500):
                table, number = (int(word) for word in process.stdout.readline().split())
                last[table] = number
            back_up(path, tmp_path / f"copy {copy}")
            store = SqliteStore.open(tmp_path / f"copy {copy}")
            for table, acknowledged in last.items():
                stored = loaded(store, store_processes.table_id(table))
                assert acknowledged <= len(stored.lines)
                assert stored.lines == [store_processes.line(table, at) for at in range(1, len(stored.lines) + 1)]
                assert stored.snapshot["at"] == len(stored.lines)
            run(store.close())
    finally:
        process.kill()
        process.communicate()


def test_a_restored_store_continues_from_its_backup_and_the_previous_one_stays(path: Path, tmp_path: Path) -> None:
    assert back_up(path, tmp_path / "copy").unfinished == 1
    append_to(path)
    summary = restore(tmp_path / "copy", path)
    assert (summary.tables, summary.unfinished) == (2, 1)
    assert len(lines_in(path)) == 300
    append_to(path, lines=["301 0 other"])
    assert summary.previous is not None
    assert lines_in(summary.previous)[-1] == "301 0 word"


def test_the_time_since_a_backup_is_an_outage(path: Path, tmp_path: Path) -> None:
    back_up(path, tmp_path / "copy")
    store = SqliteStore.open(path, ManualClock())
    run(store.heartbeat(8000))
    run(store.close())
    restore(tmp_path / "copy", path)
    store = SqliteStore.open(path, ManualClock())
    run(store.record_start(9000))
    assert run(store.downtime_since(5000)) == 4000
    run(store.close())


@pytest.mark.parametrize("version", OLD)
def test_a_backup_of_an_older_version_is_restored_and_migrated_when_it_is_opened(version: int, tmp_path: Path) -> None:
    write_old_store(version, tmp_path / "backup")
    summary = restore(tmp_path / "backup", tmp_path / "new" / DATABASE_FILE)
    assert (summary.tables, summary.unfinished, summary.previous) == (3, 2, None)
    assert len(lines_in(tmp_path / "new" / DATABASE_FILE, TableId("unfinished"))) == 14


def test_lines_in_the_write_ahead_log_of_a_killed_server_stay_with_the_previous_store(
    path: Path, tmp_path: Path
) -> None:
    back_up(path, tmp_path / "copy")
    process = store_processes.start("append_forever", path)
    assert process.stdout is not None
    acknowledged = [process.stdout.readline() for _ in range(100)][-1]
    process.kill()
    process.communicate()
    previous = restore(tmp_path / "copy", path).previous
    table, number = (int(word) for word in acknowledged.split())
    assert table_in(path, store_processes.table_id(table)) is None
    assert previous is not None
    assert len(lines_in(previous, store_processes.table_id(table))) >= number


def test_restoring_twice_keeps_both_previous_stores(path: Path, tmp_path: Path) -> None:
    back_up(path, tmp_path / "copy")
    previous = {restore(tmp_path / "copy", path).previous for _ in range(2)}
    assert len(previous) == 2
    assert all(one is not None and one.exists() for one in previous)


def test_a_store_in_use_is_not_restored(path: Path, tmp_path: Path) -> None:
    back_up(path, tmp_path / "copy")
    store = SqliteStore.open(path)
    with pytest.raises(StoreInUse):
        restore(tmp_path / "copy", path)
    run(store.close())


def test_a_damaged_store_can_be_restored(path: Path, tmp_path: Path) -> None:
    back_up(path, tmp_path / "copy")
    damaged = path.read_bytes()[:1000] + bytes(6000)
    path.write_bytes(damaged)
    previous = restore(tmp_path / "copy", path).previous
    assert previous is not None
    assert previous.read_bytes() == damaged
    assert len(lines_in(path)) == 300


def test_a_missing_store_can_be_restored(path: Path, tmp_path: Path) -> None:
    back_up(path, tmp_path / "copy")
    summary = restore(tmp_path / "copy", tmp_path / "new" / DATABASE_FILE)
    assert summary.previous is None
    assert lines_in(tmp_path / "new" / DATABASE_FILE) == lines(1, 300)


@pytest.mark.parametrize("fault", ["damaged", "foreign", "missing", "empty"])
def test_a_bad_backup_changes_nothing(fault: str, path: Path, tmp_path: Path) -> None:
    copy = tmp_path / "copy"
    back_up(path, copy)
    data = copy.read_bytes()
    if fault == "missing":
        copy.unlink()
    else:
        bad = {"damaged": data[:8192] + bytes(4096) + data[12288:], "foreign": b"a letter\n" * 999, "empty": b""}
        copy.write_bytes(bad[fault])
    before = sorted(file.name for file in tmp_path.iterdir())
    expected = {"damaged": StoreCorrupt, "foreign": StoreForeign, "missing": StoreMissing, "empty": StoreForeign}
    with pytest.raises(expected[fault]):
        restore(copy, path)
    assert sorted(file.name for file in tmp_path.iterdir()) == before
    assert len(lines_in(path)) == 300


def test_a_backup_never_replaces_a_file(path: Path, tmp_path: Path) -> None:
    (tmp_path / "copy").write_text("dear")
    with pytest.raises(BackupExists):
        back_up(path, tmp_path / "copy")
    assert (tmp_path / "copy").read_text() == "dear"


def test_a_backup_whose_schema_is_no_text_is_refused(path: Path, tmp_path: Path) -> None:
    good, damaged = tmp_path / "good.db", tmp_path / "damaged.db"
    back_up(path, good)
    damaged.write_bytes(good.read_bytes().replace(b"CREATE TABLE", b"CREATE TABL\xdc"))
    with pytest.raises(StoreCorrupt):
        restore(damaged, tmp_path / "restored" / DATABASE_FILE)
