"""Writes of recovery codes, passkeys and notices as functions of a transaction."""

from __future__ import annotations

import sqlite3
from collections.abc import Sequence

from ludoteca.store.interface import MAX_NOTICES
from ludoteca.store.models import AccountId, Passkey
from ludoteca.store.sqlite.account_statements import delete_other_sessions
from ludoteca.store.sqlite.statements import account_key
from ludoteca.store.sqlite.writer import Transaction


def set_recovery_codes(transaction: Transaction, account: AccountId, hashes: Sequence[bytes]) -> None:
    """Replace the recovery codes of an account."""
    key = account_key(transaction, account)
    transaction.execute("DELETE FROM recovery_codes WHERE account_key = ?", key)
    for hash in hashes:
        transaction.execute(
            "INSERT INTO recovery_codes (hash, account_key, created_at) VALUES (?, ?, ?)", hash, key, transaction.now
        )


def recover_account(transaction: Transaction, account: AccountId, code: bytes, password: str) -> bool:
    """Delete a recovery code, replace the password hash and delete all sessions; whether there was the code."""
    key = account_key(transaction, account)
    used = transaction.execute("DELETE FROM recovery_codes WHERE account_key = ? AND hash = ?", key, code)
    if not used.rowcount:
        return False
    transaction.execute("UPDATE accounts SET password = ? WHERE key = ?", password, key)
    delete_other_sessions(transaction, account, None)
    return True


def add_passkey(transaction: Transaction, passkey: Passkey) -> bool:
    """Insert a passkey; False if its id is known."""
    key = account_key(transaction, passkey.account)
    try:
        transaction.execute(
            """INSERT INTO passkeys
               (id, account_key, public_key, user_handle, name, sign_count, is_synced, created_at, used_at)
               VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)""",
            *(passkey.id, key, passkey.public_key, passkey.user_handle, passkey.name, passkey.sign_count),
            *(passkey.is_synced, transaction.now, transaction.now),
        )
    except sqlite3.IntegrityError:
        return False
    return True


def use_passkey(transaction: Transaction, id: bytes, old_count: int, new_count: int) -> bool:
    """Set a passkey's last use and counter if the counter is still the old one; whether it is."""
    used = transaction.execute(
        "UPDATE passkeys SET used_at = ?, sign_count = ? WHERE id = ? AND sign_count = ?",
        *(transaction.now, new_count, id, old_count),
    )
    return bool(used.rowcount)


def delete_passkey(transaction: Transaction, account: AccountId, id: bytes) -> bool:
    """Delete a passkey of an account; whether there was one."""
    key = account_key(transaction, account)
    return bool(transaction.execute("DELETE FROM passkeys WHERE account_key = ? AND id = ?", key, id).rowcount)


def add_notice(transaction: Transaction, account: AccountId, kind: str, device: str, method: str) -> int:
    """Insert a notice and delete the account's oldest ones beyond the maximum; its number."""
    key = account_key(transaction, account)
    number = transaction.execute(
        "INSERT INTO notices (account_key, kind, device, method, happened_at) VALUES (?, ?, ?, ?, ?)",
        *(key, kind, device, method, transaction.now),
    ).lastrowid
    transaction.execute(
        """DELETE FROM notices WHERE account_key = ?1 AND number NOT IN
           (SELECT number FROM notices WHERE account_key = ?1 ORDER BY number DESC LIMIT ?2)""",
        *(key, MAX_NOTICES),
    )
    assert number is not None
    return number


def see_notices(transaction: Transaction, session: bytes, number: int) -> None:
    """Raise the number of the last notice that a session has shown."""
    transaction.execute(
        "UPDATE sessions SET seen_notice = max(seen_notice, ?) WHERE hash = ?",
        *(number, session),
    )


def delete_old_notices(transaction: Transaction, before: int) -> None:
    """Delete the notices of what happened before a timestamp."""
    transaction.execute("DELETE FROM notices WHERE happened_at < ?", before)
