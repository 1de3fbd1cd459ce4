"""The migration that adds recovery codes, passkeys, notices, and how and where sessions began."""

from __future__ import annotations

import sqlite3
from pathlib import Path

STATEMENTS = (
    "ALTER TABLE sessions ADD COLUMN device TEXT NOT NULL DEFAULT ''",
    "ALTER TABLE sessions ADD COLUMN method TEXT NOT NULL DEFAULT ''",
    "ALTER TABLE sessions ADD COLUMN confirmed_at INTEGER NOT NULL DEFAULT 0",
    "ALTER TABLE sessions ADD COLUMN seen_notice INTEGER NOT NULL DEFAULT 0",
    """CREATE TABLE recovery_codes (
        hash BLOB PRIMARY KEY, account_key INTEGER NOT NULL REFERENCES accounts ON DELETE CASCADE,
        created_at INTEGER NOT NULL) WITHOUT ROWID""",
    "CREATE INDEX ix_recovery_codes_account_key ON recovery_codes (account_key)",
    """CREATE TABLE passkeys (
        id BLOB PRIMARY KEY, account_key INTEGER NOT NULL REFERENCES accounts ON DELETE CASCADE,
        public_key BLOB NOT NULL, user_handle BLOB NOT NULL, name TEXT NOT NULL, sign_count INTEGER NOT NULL,
        is_synced INTEGER NOT NULL, created_at INTEGER NOT NULL, used_at INTEGER NOT NULL) WITHOUT ROWID""",
    "CREATE INDEX ix_passkeys_account_key ON passkeys (account_key)",
    """CREATE TABLE notices (
        number INTEGER PRIMARY KEY AUTOINCREMENT, account_key INTEGER NOT NULL REFERENCES accounts ON DELETE CASCADE,
        kind TEXT NOT NULL, device TEXT NOT NULL, method TEXT NOT NULL, happened_at INTEGER NOT NULL)""",
    "CREATE INDEX ix_notices_account_key ON notices (account_key)",
)


def add_credentials(connection: sqlite3.Connection, path: Path, now: int) -> None:
    """Recovery codes, passkeys and notices; device, method and confirmation of sessions."""
    for statement in STATEMENTS:
        connection.execute(statement)
