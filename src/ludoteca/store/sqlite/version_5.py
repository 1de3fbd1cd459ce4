"""Migration to schema version 5: conventional names, table versions, UTC timestamps.

Before version 5 clock snapshots and hibernation deadlines were milliseconds for which servers had been running. The
total stood in the file `alive` beside the database or, in a restored backup, in the note `lived`.
"""

from __future__ import annotations

import sqlite3
from pathlib import Path

RENAMES = (
    "ALTER TABLE tables RENAME COLUMN public TO is_public",
    "ALTER TABLE tables RENAME COLUMN head TO header",
    "ALTER TABLE tables RENAME COLUMN closed TO close_reason",
    "ALTER TABLE tables RENAME COLUMN rated TO rated_at",
    "ALTER TABLE tables RENAME COLUMN created TO created_at",
    "ALTER TABLE tables RENAME COLUMN ended TO ended_at",
    "ALTER TABLE lines RENAME TO record_lines",
    "ALTER TABLE record_lines RENAME COLUMN key TO table_key",
    "ALTER TABLE record_lines RENAME COLUMN words TO text",
    "ALTER TABLE record_lines RENAME COLUMN answer TO submission",
    "ALTER TABLE chat RENAME TO chat_lines",
    "ALTER TABLE chat_lines RENAME COLUMN key TO table_key",
    "ALTER TABLE chat_lines RENAME COLUMN room TO channel",
    "ALTER TABLE chat_lines RENAME COLUMN at TO sent_at",
    "ALTER TABLE tokens RENAME TO table_tokens",
    "ALTER TABLE table_tokens RENAME COLUMN key TO table_key",
    "ALTER TABLE table_tokens RENAME COLUMN created TO created_at",
    "ALTER TABLE accounts RENAME COLUMN created TO created_at",
    "ALTER TABLE sessions RENAME COLUMN account TO account_key",
    "ALTER TABLE sessions RENAME COLUMN created TO created_at",
    "ALTER TABLE sessions RENAME COLUMN used TO used_at",
    "ALTER TABLE ratings RENAME COLUMN account TO account_key",
    "ALTER TABLE ratings RENAME COLUMN at TO updated_at",
    "ALTER TABLE sittings RENAME TO seat_owners",
    "ALTER TABLE seat_owners RENAME COLUMN key TO table_key",
    "ALTER TABLE seat_owners RENAME COLUMN account TO account_key",
    "ALTER TABLE films RENAME TO replays",
    "ALTER TABLE replays RENAME COLUMN key TO table_key",
    "ALTER TABLE replays RENAME COLUMN eyes TO viewer",
    "ALTER TABLE invitations RENAME COLUMN made TO created_at",
    "ALTER TABLE asleep RENAME TO hibernations",
    "ALTER TABLE hibernations RENAME COLUMN key TO table_key",
    "ALTER TABLE hibernations RENAME COLUMN lines TO line_count",
    "ALTER TABLE hibernations RENAME COLUMN rings TO wake_at",
)
INDEXES = (
    "DROP INDEX tables_by_phase",
    "DROP INDEX tables_unrated",
    "DROP INDEX tables_studied",
    "DROP INDEX chat_by_table",
    "DROP INDEX sessions_by_account",
    "DROP INDEX ratings_by_game",
    "DROP INDEX sittings_by_account",
    "CREATE INDEX ix_tables_phase_is_public ON tables (phase, is_public)",
    "CREATE INDEX ix_tables_unrated ON tables (ended_at) WHERE rated_at IS NULL AND json_extract(settings, '$.rated')",
    "CREATE INDEX ix_tables_study ON tables (phase) WHERE json_extract(summary, '$.study')",
    "CREATE INDEX ix_chat_lines_table_key ON chat_lines (table_key)",
    "CREATE INDEX ix_sessions_account_key ON sessions (account_key)",
    "CREATE INDEX ix_ratings_game_rating ON ratings (game, rating DESC)",
    "CREATE INDEX ix_seat_owners_account_key ON seat_owners (account_key)",
)
NEW_TABLES = (
    """CREATE TABLE table_progress (
        table_key INTEGER PRIMARY KEY REFERENCES tables ON DELETE CASCADE,
        version INTEGER NOT NULL, epoch INTEGER NOT NULL, line_count INTEGER NOT NULL,
        snapshot TEXT NOT NULL, updated_at INTEGER NOT NULL)""",
    "CREATE TABLE outages (started_at INTEGER NOT NULL, ended_at INTEGER NOT NULL)",
    "CREATE INDEX ix_outages_started_at ON outages (started_at)",
    "CREATE TABLE server_state (heartbeat_at INTEGER NOT NULL)",
)


def running_time_file(database: Path) -> Path:
    """The file in which older servers counted the milliseconds for which they had been running."""
    return database.with_name("alive")


def apply(connection: sqlite3.Connection, running_time: Path, now: int) -> None:
    """Migrate a database of version 4 within a transaction."""
    offset = now - total_running_time(connection, running_time)
    for statement in (*NEW_TABLES, *RENAMES, *INDEXES):
        connection.execute(statement)
    _move_progress(connection, offset)
    connection.execute("UPDATE hibernations SET wake_at = wake_at + ?", (offset,))
    connection.execute("INSERT INTO server_state (heartbeat_at) VALUES (?)", (now,))
    connection.execute("DROP TABLE notes")


def total_running_time(connection: sqlite3.Connection, file: Path) -> int:
    """The milliseconds for which servers had been running on this store, as older versions computed them."""
    note = connection.execute("SELECT value FROM notes WHERE name = 'lived'").fetchone()
    snapshot = connection.execute(
        "SELECT max(json_extract(memo, '$.at')) FROM progress JOIN tables USING (key) WHERE phase = 'playing'"
    ).fetchone()
    return max(int(snapshot[0] or 0), _number_in(file) if note is None else int(note[0]))


def _number_in(file: Path) -> int:
    try:
        text = file.read_text("ascii").strip()
    except (OSError, UnicodeDecodeError):
        return 0
    return int(text) if text.isdigit() else 0


def _move_progress(connection: sqlite3.Connection, offset: int) -> None:
    """Fill table_progress from the old table, with versions and with snapshots at UTC timestamps."""
    rows = connection.execute(
        """SELECT key, header, lines, touched,
               CASE json_type(memo, '$.at') WHEN 'integer'
                   THEN json_set(memo, '$.at', json_extract(memo, '$.at') + ?) ELSE memo END
           FROM progress JOIN tables USING (key)""",
        (offset,),
    )
    connection.executemany(
        """INSERT INTO table_progress (table_key, version, epoch, line_count, snapshot, updated_at)
           VALUES (?, ?, 0, ?, ?, ?)""",
        [
            (key, gathering_versions(header) + lines, lines, snapshot, updated_at)
            for key, header, lines, updated_at, snapshot in rows
        ],
    )
    connection.execute("DROP TABLE progress")


def gathering_versions(header: str) -> int:
    """The versions a table had before its first record line: the header field `Gathered`, 0 without it."""
    for row in header.split("\n"):
        name, _, value = row.partition(": ")
        if name == "Gathered" and value.isdigit():
            return int(value)
    return 0
