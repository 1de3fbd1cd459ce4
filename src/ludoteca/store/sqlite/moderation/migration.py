"""Migration: tables of moderation, and rating changes of finished tables. Triggers keep the audit trail append-only."""

from __future__ import annotations

import sqlite3

STATEMENTS = (
    """CREATE TABLE hosts (
        account_key INTEGER PRIMARY KEY REFERENCES accounts ON DELETE CASCADE, granted_at INTEGER NOT NULL)""",
    """CREATE TABLE sanctions (
        number INTEGER PRIMARY KEY AUTOINCREMENT, kind TEXT NOT NULL, target_kind TEXT NOT NULL, target TEXT NOT NULL,
        table_id TEXT, reason TEXT NOT NULL, actor TEXT NOT NULL, created_at INTEGER NOT NULL, ends_at INTEGER)""",
    """CREATE TABLE reports (
        number INTEGER PRIMARY KEY AUTOINCREMENT, kind TEXT NOT NULL, table_id TEXT NOT NULL, game TEXT NOT NULL,
        seat INTEGER, name TEXT NOT NULL, account_key INTEGER REFERENCES accounts ON DELETE SET NULL,
        text TEXT NOT NULL, reporter TEXT NOT NULL, said_at INTEGER, reported_at INTEGER NOT NULL,
        count INTEGER NOT NULL, verdict TEXT, closed_at INTEGER)""",
    "CREATE INDEX ix_reports_table_id ON reports (table_id)",
    "CREATE TABLE filter_words (lang TEXT NOT NULL, word TEXT NOT NULL, PRIMARY KEY (lang, word)) WITHOUT ROWID",
    "CREATE TABLE announcements (lang TEXT PRIMARY KEY, text TEXT NOT NULL) WITHOUT ROWID",
    """CREATE TABLE audit_entries (
        number INTEGER PRIMARY KEY AUTOINCREMENT, done_at INTEGER NOT NULL, actor TEXT NOT NULL, action TEXT NOT NULL,
        target TEXT NOT NULL, reason TEXT NOT NULL, reference INTEGER, ends_at INTEGER)""",
    """CREATE TRIGGER tr_audit_entries_update BEFORE UPDATE ON audit_entries
       BEGIN SELECT RAISE(ABORT, 'the audit trail is append-only'); END""",
    """CREATE TRIGGER tr_audit_entries_delete BEFORE DELETE ON audit_entries
       BEGIN SELECT RAISE(ABORT, 'the audit trail is append-only'); END""",
    """CREATE TABLE rating_changes (
        table_key INTEGER NOT NULL REFERENCES tables ON DELETE CASCADE,
        account_key INTEGER NOT NULL REFERENCES accounts ON DELETE CASCADE,
        before REAL, after REAL NOT NULL, PRIMARY KEY (table_key, account_key)) WITHOUT ROWID""",
    "CREATE INDEX ix_rating_changes_account_key ON rating_changes (account_key)",
    "CREATE INDEX ix_tables_ended_at ON tables (ended_at)",
)


def apply(connection: sqlite3.Connection) -> None:
    """Create the tables within a transaction."""
    for statement in STATEMENTS:
        connection.execute(statement)
