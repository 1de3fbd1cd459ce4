"""Databases of every earlier schema version are migrated with everything in them."""

from __future__ import annotations

import sqlite3
from pathlib import Path

import pytest

from ludoteca.core import record
from ludoteca.store import DATABASE_FILE, AccountId, SqliteStore, StoredTable, TableId
from ludoteca.store.sqlite import migrations
from tests.support.store_factories import ManualClock, appended, loaded, run

OLD = {int(path.stem.removeprefix("schema-")): path for path in (Path(__file__).parent / "old").glob("*.sql")}
NOW = 1_800_000_000_000
RUNNING_TIME = 12_345  # the note in the old databases
UNFINISHED = TableId("unfinished")


def write_old_store(version: int, path: Path, *statements: str) -> None:
    """Write the database of an older version, changed by some statements."""
    connection = sqlite3.connect(path)
    connection.executescript(OLD[version].read_text("utf-8"))
    for statement in statements:
        connection.execute(statement)
    connection.commit()
    connection.close()


def schema(path: Path) -> list[tuple[str, str]]:
    """The definition of every table and index of a database."""
    connection = sqlite3.connect(path)
    rows = connection.execute("SELECT name, sql FROM sqlite_master WHERE sql IS NOT NULL ORDER BY name").fetchall()
    connection.close()
    return [(name, " ".join(sql.split())) for name, sql in rows]


def open_and_close(path: Path) -> None:
    """Migrate a database."""
    run(SqliteStore.open(path).close())


def test_there_is_an_old_store_of_every_version_but_the_latest() -> None:
    assert set(OLD) == set(range(1, migrations.LATEST))


@pytest.mark.parametrize("version", OLD)
def test_an_old_store_gets_the_shape_of_a_new_one(version: int, tmp_path: Path) -> None:
    write_old_store(version, tmp_path / "old.db")
    open_and_close(tmp_path / "old.db")
    open_and_close(tmp_path / "new.db")
    assert schema(tmp_path / "old.db") == schema(tmp_path / "new.db")


def test_the_schema_is_the_documented_one(tmp_path: Path) -> None:
    open_and_close(tmp_path / DATABASE_FILE)
    connection = sqlite3.connect(tmp_path / DATABASE_FILE)
    tables = [
        name
        for name, sql in schema(tmp_path / DATABASE_FILE)
        if sql.startswith("CREATE TABLE") and name != "sqlite_sequence"
    ]
    columns = {table: [row[1] for row in connection.execute(f"PRAGMA table_info({table})")] for table in tables}
    connection.close()
    assert migrations.__doc__ is not None
    text = migrations.__doc__.partition("last one:\n\n")[2].replace(",\n", ",")
    documented = {}
    for row in text.strip().splitlines():
        name, names = row.split(maxsplit=1)
        documented[name] = names.partition(" (")[0].replace(" ", "").split(",")
    assert columns == documented


@pytest.mark.parametrize("version", OLD)
def test_the_tables_of_an_old_store_are_kept_and_go_on(version: int, tmp_path: Path) -> None:
    path = tmp_path / DATABASE_FILE
    write_old_store(version, path)
    store = SqliteStore.open(path)
    assert [one.id for one in run(store.list_tables("gathering", "playing", public=None))] == ["open", "unfinished"]
    stored = loaded(store, UNFINISHED)
    assert len(stored.lines) == 14
    assert (stored.version, stored.epoch) == (16, 0)
    assert loaded(store, TableId("open")).version == 0
    assert len(record.read(stored.record()).lines) == 14
    assert len(stored.snapshot["secret"]) == 64
    assert [(token.kind, token.seat) for token in stored.tokens] == [("host", None), ("seat", 1)]
    run(store.append(appended(15, table=UNFINISHED, expected_version=16, version=17, lines=["15 table pause"])))
    over = loaded(store, TableId("finished"))
    assert record.read(over.record()).secret is not None
    assert over.record().splitlines()[-2] == f"{len(over.lines)} table resign 0"
    assert [one.text for one in run(store.chat(over.id))] == ["well played"]
    if version > 1:
        assert run(store.replay(over.id, "spectator")) == [{"version": 1}]
    run(store.save_replays(over.id, {"0": [{"version": 1}]}))
    assert run(store.replay(over.id, "0")) == [{"version": 1}]
    if version > 2:
        assert run(store.count_invitations()) == 1
    run(store.close())


@pytest.mark.parametrize("version", [4, 5])
def test_the_chat_of_an_old_store_becomes_a_history_for_each_channel(version: int, tmp_path: Path) -> None:
    table, columns = ("chat", "key, room, at") if version == 4 else ("chat_lines", "table_key, channel, sent_at")
    insert = f"INSERT INTO {table} ({columns}, name, text, hidden) SELECT key, '{{}}', 5, '', '{{}}', {{}} FROM tables"
    lines = [("players", "for players", 0), ("players", "rude", 1), *[("spectators", "noise", 0)] * 200]
    write_old_store(version, tmp_path / DATABASE_FILE, *(insert.format(*line) for line in lines))
    store = SqliteStore.open(tmp_path / DATABASE_FILE)
    assert [one.text for one in run(store.chat_history(UNFINISHED, "players", 50))] == ["for players"]
    assert [one.text for one in run(store.chat_history(UNFINISHED, "spectators", 50))] == ["noise"] * 50
    assert [one.text for one in run(store.chat(UNFINISHED))] == [text for _, text, _ in lines]
    run(store.close())


@pytest.mark.parametrize("version", OLD)
def test_the_accounts_of_an_old_store_are_kept(version: int, tmp_path: Path) -> None:
    path = tmp_path / DATABASE_FILE
    write_old_store(version, path)
    store = SqliteStore.open(path)
    session = run(store.session(b"s" * 32))
    assert session is not None
    account = session.account
    assert session.used_at > session.created_at
    assert account == run(store.account(AccountId("north")))
    assert [(one.rating, one.games) for one in run(store.ratings(account=account.id))] == [(1512.5, 3)]
    assert [(one.table, one.seat) for one in run(store.owned_seats(account.id))] == [("finished", 0)]
    run(store.close())


def migrated(path: Path) -> tuple[StoredTable, list[int], int]:
    """The unfinished table after a migration at NOW, the moments at which it is due, and the outage until NOW + 50."""
    store = SqliteStore.open(path, ManualClock(NOW))
    stored = loaded(store, UNFINISHED)
    due = [moment for moment in (NOW, NOW + 7654, NOW + 7655) if UNFINISHED in run(store.due_tables(moment))]
    run(store.record_start(NOW + 50))
    outage = run(store.downtime_since(NOW))
    run(store.close())
    return stored, due, outage


@pytest.mark.parametrize("source", ["note", "file"])
def test_running_times_become_utc_timestamps(source: str, tmp_path: Path) -> None:
    path = tmp_path / DATABASE_FILE
    forget = ["DELETE FROM notes"] if source == "file" else []
    write_old_store(4, path, *forget)
    file = tmp_path / "alive"
    file.write_text(f"{RUNNING_TIME:015}\n" if source == "file" else f"{99_999_999:015}\n")
    stored, due, outage = migrated(path)
    assert stored.snapshot["at"] == NOW - (RUNNING_TIME - 12_000)
    assert stored.snapshot["clocks"] == [600_000, 594_000]
    assert due == [NOW + 20_000 - RUNNING_TIME]
    assert outage == 50
    assert not file.exists()


@pytest.mark.parametrize("text", [None, "", "not a number", "00011"])
def test_the_latest_snapshot_is_the_running_time_if_nothing_later_is_recorded(text: str | None, tmp_path: Path) -> None:
    path = tmp_path / DATABASE_FILE
    write_old_store(4, path, "DELETE FROM notes")
    if text is not None:
        (tmp_path / "alive").write_text(text)
    stored, _, outage = migrated(path)
    assert stored.snapshot["at"] == NOW
    assert outage == 50


def test_a_failing_migration_leaves_the_store_as_it_was(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / DATABASE_FILE
    write_old_store(1, path)
    before = schema(path)

    def fail(connection: sqlite3.Connection, path: Path, now: int) -> None:
        connection.execute("DROP TABLE ratings")
        raise RuntimeError("a defect in a migration")

    monkeypatch.setattr(migrations, "MIGRATIONS", (*migrations.MIGRATIONS[:1], fail))
    with pytest.raises(RuntimeError):
        SqliteStore.open(path)
    assert schema(path) == before
    monkeypatch.undo()
    open_and_close(path)
