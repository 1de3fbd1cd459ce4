"""Reads of moderation, and of finished tables with their rating changes, as functions of a connection."""

from __future__ import annotations

import json
import sqlite3

from ludoteca.store.models import OVER, AccountId, TableId
from ludoteca.store.moderation import (
    Announcement,
    AuditEntry,
    FilterWord,
    FinishedTable,
    RatingChange,
    Report,
    Sanction,
)


def hosts(connection: sqlite3.Connection) -> list[AccountId]:
    """The accounts that are hosts, sorted."""
    rows = connection.execute("SELECT id FROM hosts JOIN accounts ON key = account_key ORDER BY id")
    return [AccountId(id) for (id,) in rows]


def sanctions(connection: sqlite3.Connection) -> list[Sanction]:
    """All sanctions, oldest first."""
    rows = connection.execute(
        """SELECT kind, target_kind, target, reason, actor, ends_at, table_id, number, created_at
           FROM sanctions ORDER BY number"""
    )
    return [Sanction(*row) for row in rows]


def reports(connection: sqlite3.Connection, limit: int) -> list[Report]:
    """Reports, open ones first, then the latest first."""
    rows = connection.execute(
        """SELECT kind, table_id, game, seat, reports.name, id, text, reporter, said_at, number, reported_at, count,
               verdict, closed_at
           FROM reports LEFT JOIN accounts ON key = account_key
           ORDER BY closed_at IS NOT NULL, number DESC LIMIT ?""",
        (limit,),
    )
    return [Report(*row) for row in rows]


def filter_words(connection: sqlite3.Connection) -> list[FilterWord]:
    """The filtered words, sorted."""
    return [FilterWord(*row) for row in connection.execute("SELECT lang, word FROM filter_words ORDER BY lang, word")]


def announcements(connection: sqlite3.Connection) -> list[Announcement]:
    """The announcements, sorted by language."""
    return [Announcement(*row) for row in connection.execute("SELECT lang, text FROM announcements ORDER BY lang")]


def audit_entries(connection: sqlite3.Connection, limit: int, before: int | None) -> list[AuditEntry]:
    """Entries of the audit trail, latest first."""
    rows = connection.execute(
        """SELECT actor, action, target, reason, reference, ends_at, number, done_at FROM audit_entries
           WHERE number < ?1 OR ?1 IS NULL ORDER BY number DESC LIMIT ?2""",
        (before, limit),
    )
    return [AuditEntry(*row) for row in rows]


def finished_tables(connection: sqlite3.Connection, since: int, until: int, game: str | None) -> list[FinishedTable]:
    """Tables that ended by playing in a period, in the order they ended."""
    rows = connection.execute(
        """SELECT key, id, game, header, summary, ended_at FROM tables
           WHERE phase = ?1 AND close_reason IS NULL AND ended_at >= ?2 AND ended_at < ?3 AND (game = ?4 OR ?4 IS NULL)
           ORDER BY ended_at, key""",
        (OVER, since, until, game),
    ).fetchall()
    return [
        FinishedTable(
            TableId(id),
            game,
            header,
            json.loads(summary),
            ended_at,
            _owners(connection, key),
            _changes(connection, key),
        )
        for key, id, game, header, summary, ended_at in rows
    ]


def _owners(connection: sqlite3.Connection, table_key: int) -> dict[int, AccountId]:
    rows = connection.execute(
        "SELECT seat, id FROM seat_owners JOIN accounts ON key = account_key WHERE table_key = ? ORDER BY seat",
        (table_key,),
    )
    return {seat: AccountId(id) for seat, id in rows}


def _changes(connection: sqlite3.Connection, table_key: int) -> list[RatingChange]:
    rows = connection.execute(
        """SELECT id, before, after FROM rating_changes JOIN accounts ON key = account_key
           WHERE table_key = ? ORDER BY id""",
        (table_key,),
    )
    return [RatingChange(*row) for row in rows]
