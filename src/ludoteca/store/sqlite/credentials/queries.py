"""Reads of recovery codes, passkeys and notices as functions of a connection."""

from __future__ import annotations

import sqlite3

from ludoteca.store.models import AccountId, Notice, Passkey

PASSKEYS = """SELECT passkeys.id, accounts.id, public_key, user_handle, passkeys.name, sign_count, is_synced,
    passkeys.created_at, used_at FROM passkeys JOIN accounts ON key = account_key"""


def count_recovery_codes(connection: sqlite3.Connection, account: AccountId) -> int:
    """The number of an account's recovery codes."""
    row = connection.execute(
        "SELECT count(*) FROM recovery_codes JOIN accounts ON key = account_key WHERE id = ?", (account,)
    ).fetchone()
    return int(row[0])


def passkey(connection: sqlite3.Connection, id: bytes) -> Passkey | None:
    """A passkey; None if there is none."""
    row = connection.execute(f"{PASSKEYS} WHERE passkeys.id = ?", (id,)).fetchone()
    return None if row is None else _passkey(row)


def passkeys(connection: sqlite3.Connection, account: AccountId) -> list[Passkey]:
    """The passkeys of an account, oldest first."""
    rows = connection.execute(f"{PASSKEYS} WHERE accounts.id = ? ORDER BY passkeys.created_at, passkeys.id", (account,))
    return [_passkey(row) for row in rows]


def _passkey(row: tuple[bytes, AccountId, bytes, bytes, str, int, int, int, int]) -> Passkey:
    return Passkey(*row[:6], bool(row[6]), *row[7:])


def notices(connection: sqlite3.Connection, account: AccountId) -> list[Notice]:
    """The notices of an account, latest first."""
    rows = connection.execute(
        """SELECT number, kind, device, method, happened_at FROM notices JOIN accounts ON key = account_key
           WHERE id = ? ORDER BY number DESC""",
        (account,),
    )
    return [Notice(*row) for row in rows]
