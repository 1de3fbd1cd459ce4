"""Writes of moderation as functions of a transaction."""

from __future__ import annotations

from ludoteca.store.models import AccountId, Rating
from ludoteca.store.moderation import (
    Announcement,
    AuditEntry,
    FilterChange,
    HostRole,
    ModerationChange,
    Report,
    ReportClosed,
    Sanction,
    SanctionLifted,
)
from ludoteca.store.sqlite.statements import account_key
from ludoteca.store.sqlite.writer import Transaction


def moderate(transaction: Transaction, entry: AuditEntry, change: ModerationChange | None) -> int:
    """Make a change and append its audit entry; 0, with no entry, if there was nothing to change."""
    changed = 1 if change is None else apply_change(transaction, change)
    if changed:
        reference = changed if isinstance(change, Sanction) else entry.reference
        transaction.execute(
            """INSERT INTO audit_entries (done_at, actor, action, target, reason, reference, ends_at)
               VALUES (?, ?, ?, ?, ?, ?, ?)""",
            *(transaction.now, entry.actor, entry.action, entry.target, entry.reason, reference, entry.ends_at),
        )
    return changed


def apply_change(transaction: Transaction, change: ModerationChange) -> int:
    """The number of a new sanction, otherwise how many rows changed."""
    match change:
        case Sanction():
            return add_sanction(transaction, change)
        case SanctionLifted(number):
            return transaction.execute("DELETE FROM sanctions WHERE number = ?", number).rowcount
        case HostRole(account, is_host):
            return set_host(transaction, account, is_host)
        case FilterChange():
            return change_filter(transaction, change)
        case Announcement(lang, None):
            return transaction.execute("DELETE FROM announcements WHERE lang = ?", lang).rowcount
        case Announcement(lang, text):
            return transaction.execute(
                "INSERT OR REPLACE INTO announcements (lang, text) VALUES (?, ?)", lang, text
            ).rowcount
        case ReportClosed(number, verdict):
            return transaction.execute(
                "UPDATE reports SET verdict = ?, closed_at = ? WHERE number = ? AND closed_at IS NULL",
                *(verdict, transaction.now, number),
            ).rowcount


def add_sanction(transaction: Transaction, sanction: Sanction) -> int:
    """Insert a ban or a mute; its number."""
    cursor = transaction.execute(
        """INSERT INTO sanctions (kind, target_kind, target, table_id, reason, actor, created_at, ends_at)
           VALUES (?, ?, ?, ?, ?, ?, ?, ?)""",
        *(sanction.kind, sanction.target_kind, sanction.target, sanction.table, sanction.reason, sanction.actor),
        *(transaction.now, sanction.ends_at),
    )
    return int(cursor.lastrowid or 0)


def set_host(transaction: Transaction, account: AccountId, is_host: bool) -> int:
    """Grant or revoke the role of a host; StoreMisuse if there is no such account."""
    key = account_key(transaction, account)
    if not is_host:
        return transaction.execute("DELETE FROM hosts WHERE account_key = ?", key).rowcount
    return transaction.execute(
        "INSERT OR IGNORE INTO hosts (account_key, granted_at) VALUES (?, ?)", key, transaction.now
    ).rowcount


def change_filter(transaction: Transaction, change: FilterChange) -> int:
    """Insert or delete words; how many were new or there."""
    statement = "DELETE FROM filter_words WHERE lang = ? AND word = ?"
    if change.is_added:
        statement = "INSERT OR IGNORE INTO filter_words (lang, word) VALUES (?, ?)"
    return sum(transaction.execute(statement, one.lang, one.word).rowcount for one in change.words)


def delete_expired_sanctions(transaction: Transaction, now: int) -> int:
    """Delete the sanctions that have ended."""
    return transaction.execute("DELETE FROM sanctions WHERE ends_at <= ?", now).rowcount


def add_report(transaction: Transaction, report: Report) -> None:
    """Count a report with an open one about the same line or name, or insert it."""
    counted = transaction.execute(
        """UPDATE reports SET count = count + 1 WHERE table_id = ? AND kind = ? AND seat IS ? AND name = ?
           AND said_at IS ? AND text = ? AND closed_at IS NULL""",
        *(report.table, report.kind, report.seat, report.name, report.said_at, report.text),
    ).rowcount
    if counted:
        return
    transaction.execute(
        """INSERT INTO reports (kind, table_id, game, seat, name, account_key, text, reporter, said_at, reported_at,
               count)
           VALUES (?, ?, ?, ?, ?, (SELECT key FROM accounts WHERE id = ?), ?, ?, ?, ?, 1)""",
        *(report.kind, report.table, report.game, report.seat, report.name, report.account, report.text),
        *(report.reporter, report.said_at, transaction.now),
    )


def delete_closed_reports(transaction: Transaction, before: int) -> int:
    """Delete the reports closed before a timestamp."""
    return transaction.execute("DELETE FROM reports WHERE closed_at < ?", before).rowcount


def add_rating_change(transaction: Transaction, table_key: int, account_key: int, rating: Rating) -> None:
    """Insert the change from the stored rating, which is replaced afterwards, to a new one."""
    transaction.execute(
        """INSERT INTO rating_changes (table_key, account_key, before, after)
           VALUES (?1, ?2, (SELECT rating FROM ratings WHERE account_key = ?2 AND game = ?3), ?4)""",
        *(table_key, account_key, rating.game, rating.rating),
    )
