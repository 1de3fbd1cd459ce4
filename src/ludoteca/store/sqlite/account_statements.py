"""Writes of accounts, sessions, ratings and invitations as functions of a transaction."""

from __future__ import annotations

import sqlite3
from collections.abc import Sequence

from ludoteca.store.errors import NameTaken, StoreMisuse
from ludoteca.store.models import Account, AccountId, Rating, SignIn, TableId
from ludoteca.store.sqlite.moderation.statements import add_rating_change
from ludoteca.store.sqlite.statements import account_key, table_key
from ludoteca.store.sqlite.writer import Transaction


def create_account(transaction: Transaction, account: Account) -> None:
    """Insert an account; NameTaken if its id exists."""
    try:
        transaction.execute(
            "INSERT INTO accounts (id, name, password, created_at) VALUES (?, ?, ?, ?)",
            *(account.id, account.name, account.password, transaction.now),
        )
    except sqlite3.IntegrityError as error:
        raise NameTaken(f"{account.name} is taken", name=account.name) from error


def set_password(transaction: Transaction, account: AccountId, old: str, new: str, keep_session: bytes | None) -> bool:
    """Replace a password hash if it is still the old one, and delete the other sessions; whether it was."""
    is_replaced = upgrade_password(transaction, account, old, new)
    if is_replaced:
        delete_other_sessions(transaction, account, keep_session)
    return is_replaced


def upgrade_password(transaction: Transaction, account: AccountId, old: str, new: str) -> bool:
    """Replace a password hash if it is still the old one; whether it was."""
    key = account_key(transaction, account)
    update = "UPDATE accounts SET password = ? WHERE key = ? AND password = ?"
    return bool(transaction.execute(update, new, key, old).rowcount)


def delete_account(transaction: Transaction, account: AccountId) -> None:
    """Delete an account; foreign keys delete its sessions, ratings and links to seats."""
    transaction.execute("DELETE FROM accounts WHERE key = ?", account_key(transaction, account))


def create_session(transaction: Transaction, hash: bytes, account: AccountId, sign_in: SignIn) -> bool:
    """Insert a session if the password hash or the passkey that was verified is still stored; whether it is."""
    key = account_key(transaction, account)
    inserted = transaction.execute(
        """INSERT INTO sessions (hash, account_key, created_at, used_at, device, method, confirmed_at)
           SELECT ?1, key, ?2, ?2, ?3, ?4, ?2 FROM accounts
           WHERE key = ?5 AND password = coalesce(?6, password)
               AND (?7 IS NULL OR EXISTS (SELECT 1 FROM passkeys WHERE account_key = ?5 AND id = ?7))""",
        *(hash, transaction.now, sign_in.device, sign_in.method, key, sign_in.password, sign_in.passkey),
    )
    return bool(inserted.rowcount)


def touch_session(transaction: Transaction, hash: bytes) -> None:
    """Set when a session was last used."""
    transaction.execute("UPDATE sessions SET used_at = ? WHERE hash = ?", transaction.now, hash)


def delete_session(transaction: Transaction, hash: bytes) -> None:
    """Delete a session."""
    transaction.execute("DELETE FROM sessions WHERE hash = ?", hash)


def confirm_session(transaction: Transaction, hash: bytes) -> None:
    """Set when a session's owner was last verified."""
    transaction.execute("UPDATE sessions SET confirmed_at = ? WHERE hash = ?", transaction.now, hash)


def delete_other_sessions(transaction: Transaction, account: AccountId, keep: bytes | None) -> None:
    """Delete the sessions of an account but one."""
    key = account_key(transaction, account)
    transaction.execute("DELETE FROM sessions WHERE account_key = ? AND hash IS NOT ?", key, keep)


def delete_expired_sessions(transaction: Transaction, used_before: int, created_before: int) -> None:
    """Delete the sessions last used before one timestamp or created before another."""
    transaction.execute("DELETE FROM sessions WHERE used_at < ? OR created_at < ?", used_before, created_before)


def save_ratings(transaction: Transaction, table: TableId, ratings: Sequence[Rating]) -> None:
    """Store ratings and mark the table as rated; StoreMisuse if it is already."""
    rated_key = table_key(transaction, table)
    rated = transaction.execute(
        "UPDATE tables SET rated_at = ? WHERE key = ? AND rated_at IS NULL", transaction.now, rated_key
    ).rowcount
    if not rated:
        raise StoreMisuse(f"table {table} is already rated")
    for one in ratings:
        key = account_key(transaction, one.account)
        add_rating_change(transaction, rated_key, key, one)
        transaction.execute(
            """INSERT OR REPLACE INTO ratings
               (account_key, game, rating, deviation, volatility, games, updated_at) VALUES (?, ?, ?, ?, ?, ?, ?)""",
            *(key, one.game, one.rating, one.deviation),
            *(one.volatility, one.games, transaction.now),
        )


def create_invitation(transaction: Transaction, hash: bytes, uses: int) -> None:
    """Insert an invitation."""
    transaction.execute(
        "INSERT INTO invitations (hash, uses, created_at) VALUES (?, ?, ?)", hash, uses, transaction.now
    )


def use_invitation(transaction: Transaction, hash: bytes) -> bool:
    """Count one use and delete a used-up invitation; False if there was none to use."""
    used = transaction.execute("UPDATE invitations SET uses = uses - 1 WHERE hash = ? AND uses > 0", hash).rowcount
    transaction.execute("DELETE FROM invitations WHERE hash = ? AND uses < 1", hash)
    return bool(used)


def return_invitation(transaction: Transaction, hash: bytes) -> None:
    """Give back one use of an invitation, which may have been deleted after its last one."""
    transaction.execute(
        """INSERT INTO invitations (hash, uses, created_at) VALUES (?, 1, ?)
           ON CONFLICT (hash) DO UPDATE SET uses = uses + 1""",
        *(hash, transaction.now),
    )


def revoke_invitations(transaction: Transaction) -> int:
    """Delete all invitations; how many there were."""
    return transaction.execute("DELETE FROM invitations").rowcount
