"""The tables of the database and every step from an older shape to the present one.

A step is never changed once somebody's file has gone through it: what is new gets a step of its own.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Callable

APPLICATION = 0x4C55444F  # "LUDO", which tells our files from other programs' databases


def _first(connection: sqlite3.Connection) -> None:
    """Tables, their lines, their talk and tokens; accounts, sessions, ratings, and who sat where."""
    for statement in FIRST:
        connection.execute(statement)


FIRST = (
    """CREATE TABLE tables (
        key INTEGER PRIMARY KEY, id TEXT NOT NULL UNIQUE, game TEXT NOT NULL, phase TEXT NOT NULL,
        public INTEGER NOT NULL, head TEXT NOT NULL, settings TEXT NOT NULL, summary TEXT NOT NULL,
        secret TEXT, closed TEXT, rated INTEGER, created INTEGER NOT NULL, ended INTEGER)""",
    "CREATE INDEX tables_by_phase ON tables (phase, public)",
    # Apart from the rest, so that a move rewrites a small row.
    """CREATE TABLE progress (
        key INTEGER PRIMARY KEY REFERENCES tables ON DELETE CASCADE,
        lines INTEGER NOT NULL, memo TEXT NOT NULL, touched INTEGER NOT NULL)""",
    """CREATE TABLE lines (
        key INTEGER NOT NULL REFERENCES tables ON DELETE CASCADE, number INTEGER NOT NULL,
        words TEXT NOT NULL, answer TEXT, PRIMARY KEY (key, number)) WITHOUT ROWID""",
    """CREATE TABLE chat (
        number INTEGER PRIMARY KEY AUTOINCREMENT, key INTEGER NOT NULL REFERENCES tables ON DELETE CASCADE,
        room TEXT NOT NULL, seat INTEGER, name TEXT NOT NULL, text TEXT NOT NULL, at INTEGER NOT NULL,
        hidden INTEGER NOT NULL DEFAULT 0)""",
    "CREATE INDEX chat_by_table ON chat (key)",
    """CREATE TABLE tokens (
        key INTEGER NOT NULL REFERENCES tables ON DELETE CASCADE, hash BLOB NOT NULL, kind TEXT NOT NULL,
        seat INTEGER, created INTEGER NOT NULL, PRIMARY KEY (key, hash)) WITHOUT ROWID""",
    """CREATE TABLE accounts (
        key INTEGER PRIMARY KEY, id TEXT NOT NULL UNIQUE, name TEXT NOT NULL, password TEXT NOT NULL,
        created INTEGER NOT NULL)""",
    """CREATE TABLE sessions (
        hash BLOB PRIMARY KEY, account INTEGER NOT NULL REFERENCES accounts ON DELETE CASCADE,
        created INTEGER NOT NULL) WITHOUT ROWID""",
    "CREATE INDEX sessions_by_account ON sessions (account)",
    """CREATE TABLE ratings (
        account INTEGER NOT NULL REFERENCES accounts ON DELETE CASCADE, game TEXT NOT NULL,
        rating REAL NOT NULL, deviation REAL NOT NULL, volatility REAL NOT NULL, games INTEGER NOT NULL,
        at INTEGER NOT NULL, PRIMARY KEY (account, game)) WITHOUT ROWID""",
    "CREATE INDEX ratings_by_game ON ratings (game, rating DESC)",
    """CREATE TABLE sittings (
        key INTEGER NOT NULL REFERENCES tables ON DELETE CASCADE, seat INTEGER NOT NULL,
        account INTEGER NOT NULL REFERENCES accounts ON DELETE CASCADE, PRIMARY KEY (key, seat)) WITHOUT ROWID""",
    "CREATE INDEX sittings_by_account ON sittings (account)",
)


def _films(connection: sqlite3.Connection) -> None:
    """Finished games as their viewers saw them."""
    connection.execute(
        """CREATE TABLE films (
            key INTEGER NOT NULL REFERENCES tables ON DELETE CASCADE, eyes TEXT NOT NULL, data BLOB NOT NULL,
            PRIMARY KEY (key, eyes))"""
    )


def _upkeep(connection: sqlite3.Connection) -> None:
    """When sessions were last used; invitations to open tables; which tables sleep, and until when; notes."""
    for statement in UPKEEP:
        connection.execute(statement)


UPKEEP = (
    "ALTER TABLE sessions ADD COLUMN used INTEGER NOT NULL DEFAULT 0",
    "UPDATE sessions SET used = 1000 * CAST(strftime('%s', 'now') AS INTEGER)",
    "CREATE TABLE invitations (hash BLOB PRIMARY KEY, uses INTEGER NOT NULL, made INTEGER NOT NULL) WITHOUT ROWID",
    """CREATE TABLE asleep (
        key INTEGER PRIMARY KEY REFERENCES tables ON DELETE CASCADE, lines INTEGER NOT NULL, rings INTEGER)""",
    # So that looking for them each minute costs nothing, however many games have ended.
    "CREATE INDEX tables_unrated ON tables (ended) WHERE rated IS NULL AND json_extract(settings, '$.rated')",
    "CREATE INDEX tables_studied ON tables (phase) WHERE json_extract(summary, '$.study')",
    "CREATE TABLE notes (name TEXT PRIMARY KEY, value INTEGER NOT NULL) WITHOUT ROWID",
)


def _slate(connection: sqlite3.Connection) -> None:
    """Nothing changes here; but moves may lie on a slate beside the database, where an older program wouldn't look."""


STEPS: tuple[Callable[[sqlite3.Connection], None], ...] = (_first, _films, _upkeep, _slate)
LATEST = len(STEPS)


def version(connection: sqlite3.Connection) -> int:
    """The number of steps a database has gone through."""
    return int(connection.execute("PRAGMA user_version").fetchone()[0])


def has_notes(connection: sqlite3.Connection) -> bool:
    """Whether a database is of a shape that takes notes; what isn't ours isn't."""
    return bool(connection.execute("SELECT 1 FROM sqlite_master WHERE name = 'notes'").fetchone())


def migrate(connection: sqlite3.Connection) -> int:
    """Take the steps a database lacks, each wholly or not at all; how many there were."""
    missing = STEPS[version(connection) :]
    for step in missing:
        connection.execute("BEGIN IMMEDIATE")
        try:
            step(connection)
            connection.execute(f"PRAGMA user_version = {version(connection) + 1}")
            connection.execute(f"PRAGMA application_id = {APPLICATION}")
            connection.execute("COMMIT")
        except BaseException:
            if connection.in_transaction:
                connection.execute("ROLLBACK")
            raise
    return len(missing)
