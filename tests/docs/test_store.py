"""The page on the store: its schema and its list of methods are those of the code."""

from __future__ import annotations

import asyncio
import sqlite3
from pathlib import Path

from ludoteca.store import DATABASE_FILE, SqliteStore, interface
from ludoteca.store.sqlite import migrations
from tests.support.doc_pages import page, rows, section, words

PAGE = page("store")
SEQUENCES = "sqlite_sequence"  # SQLite's own


def columns(path: Path) -> dict[str, list[str]]:
    """The columns of every table of a database."""
    connection = sqlite3.connect(path)
    try:
        names = [name for (name,) in connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")]
        return {
            name: [row[1] for row in connection.execute(f"PRAGMA table_info({name})")]
            for name in names
            if name != SEQUENCES
        }
    finally:
        connection.close()


def test_every_table_and_column_is_listed(tmp_path: Path) -> None:
    asyncio.run(SqliteStore.open(tmp_path / DATABASE_FILE).close())
    listed = {words(name)[0]: words(names) for name, names, _ in rows(section(PAGE, "Schema"), 3)}
    assert listed == columns(tmp_path / DATABASE_FILE)
    assert f"`PRAGMA user_version` is {migrations.LATEST}" in PAGE


def test_every_migration_is_listed() -> None:
    assert [row[0] for row in rows(section(PAGE, "Migrations"), 2)] == [
        str(number) for number in range(1, migrations.LATEST + 1)
    ]


def test_every_method_of_the_interface_is_listed() -> None:
    listed = {words(name)[0]: words(methods) for name, methods in rows(section(PAGE, "Interface"), 2)}
    protocols = [kind for kind in interface.Store.__bases__ if kind.__module__ == interface.__name__]
    assert listed == {kind.__name__: [name for name in vars(kind) if not name.startswith("_")] for kind in protocols}
