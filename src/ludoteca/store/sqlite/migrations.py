"""The database schema as a sequence of migrations; `user_version` counts those applied.

A released migration is never changed. The tables after the last one:

tables          key, id, game, phase, is_public, header, settings, summary, secret, close_reason, rated_at, created_at,
                ended_at
table_progress  table_key, version, epoch, line_count, snapshot, updated_at (apart, so that a move updates a small row)
record_lines    table_key, number, text, submission
chat_lines      number, table_key, channel, seat, name, text, sent_at, hidden
table_tokens    table_key, hash, kind, seat, created_at
seat_owners     table_key, seat, account_key
replays         table_key, viewer, data
hibernations    table_key, line_count, wake_at
accounts        key, id, name, password, created_at
sessions        hash, account_key, created_at, used_at, device, method, confirmed_at, seen_notice
recovery_codes  hash, account_key, created_at
passkeys        id, account_key, public_key, user_handle, name, sign_count, is_synced, created_at, used_at
notices         number, account_key, kind, device, method, happened_at
ratings         account_key, game, rating, deviation, volatility, games, updated_at
rating_changes  table_key, account_key, before, after
invitations     hash, uses, created_at
hosts           account_key, granted_at
sanctions       number, kind, target_kind, target, table_id, reason, actor, created_at, ends_at
reports         number, kind, table_id, game, seat, name, account_key, text, reporter, said_at, reported_at, count,
                verdict, closed_at
filter_words    lang, word
announcements   lang, text
audit_entries   number, done_at, actor, action, target, reason, reference, ends_at
outages         started_at, ended_at
server_state    heartbeat_at (one row)
"""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from pathlib import Path

from ludoteca.store.sqlite import legacy_move_log, version_5
from ludoteca.store.sqlite.credentials.schema import add_credentials
from ludoteca.store.sqlite.moderation import migration as moderation

APPLICATION_ID = 0x4C55444F  # "LUDO" distinguishes these files from other programs' databases

Migration = Callable[[sqlite3.Connection, Path, int], None]


def _create_tables(connection: sqlite3.Connection, path: Path, now: int) -> None:
    """Tables with lines, chat and tokens; accounts with sessions, ratings and seats."""
    for statement in VERSION_1:
        connection.execute(statement)


VERSION_1 = (
    """CREATE TABLE tables (
        key INTEGER PRIMARY KEY, id TEXT NOT NULL UNIQUE, game TEXT NOT NULL, phase TEXT NOT NULL,
        public INTEGER NOT NULL, head TEXT NOT NULL, settings TEXT NOT NULL, summary TEXT NOT NULL,
        secret TEXT, closed TEXT, rated INTEGER, created INTEGER NOT NULL, ended INTEGER)""",
    "CREATE INDEX tables_by_phase ON tables (phase, public)",
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


def _add_replays(connection: sqlite3.Connection, path: Path, now: int) -> None:
    """Rendered replays of finished tables."""
    connection.execute(
        """CREATE TABLE films (
            key INTEGER NOT NULL REFERENCES tables ON DELETE CASCADE, eyes TEXT NOT NULL, data BLOB NOT NULL,
            PRIMARY KEY (key, eyes))"""
    )


def _add_invitations(connection: sqlite3.Connection, path: Path, now: int) -> None:
    """When sessions were last used, invitations, hibernating tables and named integers."""
    for statement in VERSION_3:
        connection.execute(statement)


VERSION_3 = (
    "ALTER TABLE sessions ADD COLUMN used INTEGER NOT NULL DEFAULT 0",
    "UPDATE sessions SET used = 1000 * CAST(strftime('%s', 'now') AS INTEGER)",
    "CREATE TABLE invitations (hash BLOB PRIMARY KEY, uses INTEGER NOT NULL, made INTEGER NOT NULL) WITHOUT ROWID",
    """CREATE TABLE asleep (
        key INTEGER PRIMARY KEY REFERENCES tables ON DELETE CASCADE, lines INTEGER NOT NULL, rings INTEGER)""",
    "CREATE INDEX tables_unrated ON tables (ended) WHERE rated IS NULL AND json_extract(settings, '$.rated')",
    "CREATE INDEX tables_studied ON tables (phase) WHERE json_extract(summary, '$.study')",
    "CREATE TABLE notes (name TEXT PRIMARY KEY, value INTEGER NOT NULL) WITHOUT ROWID",
)


def _allow_move_log(connection: sqlite3.Connection, path: Path, now: int) -> None:
    """No change: version 4 only made older programs refuse a database that may have a move log beside it."""


def _rename_conventionally(connection: sqlite3.Connection, path: Path, now: int) -> None:
    """Conventional names, versions of tables, and UTC timestamps instead of server running times."""
    legacy_move_log.copy_missing(connection, legacy_move_log.logged_moves(connection, path), now)
    version_5.apply(connection, version_5.running_time_file(path), now)


def _index_chat_history(connection: sqlite3.Connection, path: Path, now: int) -> None:
    """An index of the visible chat lines of each channel, so that no other lines are read for a channel's history."""
    connection.execute("CREATE INDEX ix_chat_lines_history ON chat_lines (table_key, channel, number) WHERE hidden = 0")


def _add_moderation(connection: sqlite3.Connection, path: Path, now: int) -> None:
    """Hosts, sanctions, reports, filtered words, announcements, the audit trail; changes of ratings."""
    moderation.apply(connection)


MIGRATIONS: tuple[Migration, ...] = (
    _create_tables,
    _add_replays,
    _add_invitations,
    _allow_move_log,
    _rename_conventionally,
    _index_chat_history,
    _add_moderation,
    add_credentials,
)
LATEST = len(MIGRATIONS)


def schema_version(connection: sqlite3.Connection) -> int:
    """The number of migrations applied to a database."""
    return int(connection.execute("PRAGMA user_version").fetchone()[0])


def migrate(connection: sqlite3.Connection, path: Path, now: int) -> None:
    """Apply the missing migrations, each in a transaction of its own, then delete files that became obsolete."""
    for migration in MIGRATIONS[schema_version(connection) :]:
        connection.execute("BEGIN IMMEDIATE")
        try:
            migration(connection, path, now)
            connection.execute(f"PRAGMA user_version = {schema_version(connection) + 1}")
            connection.execute(f"PRAGMA application_id = {APPLICATION_ID}")
            connection.execute("COMMIT")
        except BaseException:
            if connection.in_transaction:
                connection.execute("ROLLBACK")
            raise
    delete_obsolete_files(path)


def delete_obsolete_files(path: Path) -> None:
    """Delete files of older versions whose contents are committed: the move log and the running time file."""
    for file in (legacy_move_log.log_path(path), version_5.running_time_file(path)):
        try:
            file.unlink(missing_ok=True)
        except OSError:
            pass  # nothing reads it any more
