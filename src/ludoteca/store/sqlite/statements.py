"""Writes of tables, chat, replays and uptime as functions of a transaction."""

from __future__ import annotations

import json
import zlib
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

import msgspec

from ludoteca.store.anonymisation import anonymised_frame, anonymised_header, anonymised_line
from ludoteca.store.changes import AnonymiseSeat, NewTable, TableChange
from ludoteca.store.errors import StoreMisuse, VersionConflict
from ludoteca.store.models import OVER, PLAYING, AccountId, ChatLine, TableId, Token
from ludoteca.store.sqlite.writer import Transaction

COMPRESSION_LEVEL = 3  # a third of the default level's time for less than twice its size
NO_SNAPSHOT = "{}"

APPEND_LINES = """INSERT INTO record_lines (table_key, number, text, submission)
    SELECT key, ?, ?, ? FROM tables WHERE id = ?"""
ADVANCE = """UPDATE table_progress SET version = ?1, line_count = line_count + ?2, snapshot = coalesce(?3, snapshot),
        updated_at = ?4
    WHERE table_key = (SELECT key FROM tables WHERE id = ?5)
        AND version = ?6 AND epoch = ?7 AND line_count = coalesce(?8, line_count)"""
LATEST_SNAPSHOT = """SELECT max(json_extract(snapshot, '$.at'))
    FROM table_progress JOIN tables ON key = table_key WHERE phase = ?"""


def json_text(value: Any) -> str:
    """A value as JSON text."""
    return msgspec.json.encode(value).decode()


def optional_json(value: Any) -> str | None:
    """A value as JSON text; None stays None."""
    return None if value is None else json_text(value)


def table_key(transaction: Transaction, table: TableId) -> int:
    """The key of a table; StoreMisuse if there is none."""
    row = transaction.execute("SELECT key FROM tables WHERE id = ?", table).fetchone()
    if row is None:
        raise StoreMisuse(f"there is no table {table}")
    return int(row[0])


def account_key(transaction: Transaction, account: AccountId) -> int:
    """The key of an account; StoreMisuse if there is none."""
    row = transaction.execute("SELECT key FROM accounts WHERE id = ?", account).fetchone()
    if row is None:
        raise StoreMisuse(f"there is no account {account}")
    return int(row[0])


def create_table(transaction: Transaction, table: NewTable) -> None:
    """Insert a table with its progress, lines, tokens and owners."""
    key = transaction.execute(
        """INSERT INTO tables (id, game, phase, is_public, header, settings, summary, created_at)
           VALUES (?, ?, ?, ?, ?, ?, ?, ?)""",
        *(table.id, table.game, table.phase, table.public, table.header),
        *(json_text(table.settings), json_text(table.summary), transaction.now),
    ).lastrowid
    assert key is not None
    transaction.execute(
        """INSERT INTO table_progress (table_key, version, epoch, line_count, snapshot, updated_at)
           VALUES (?, ?, 0, ?, ?, ?)""",
        *(key, table.version, len(table.lines), json_text(table.snapshot), transaction.now),
    )
    _insert_lines(transaction, table.id, 1, table.lines, None)
    _add_tokens(transaction, key, table.tokens)
    _set_owners(transaction, key, table.owners)


def append(transaction: Transaction, change: TableChange) -> None:
    """Apply a change; two statements if it only appends lines."""
    is_over = change.phase == OVER
    snapshot = NO_SNAPSHOT if is_over else optional_json(change.snapshot)
    line_count = change.first_line - 1 if change.lines else None
    advanced = transaction.execute(
        ADVANCE,
        *(change.version, len(change.lines), snapshot, transaction.now, change.table),
        *(change.expected_version, change.epoch, line_count),
    ).rowcount
    if not advanced:
        raise _conflict(transaction, change)
    submission = optional_json(change.submission)
    _insert_lines(transaction, change.table, change.first_line, change.lines, submission)
    _update_table(transaction, change)
    if change.tokens_added or change.tokens_removed or change.owners:
        key = table_key(transaction, change.table)
        _remove_tokens(transaction, key, change.tokens_removed)
        _add_tokens(transaction, key, change.tokens_added)
        _set_owners(transaction, key, change.owners)


def _conflict(transaction: Transaction, change: TableChange) -> VersionConflict | StoreMisuse:
    """Why a change does not apply."""
    row = transaction.execute(
        "SELECT version, epoch, line_count FROM table_progress WHERE table_key = ?",
        table_key(transaction, change.table),
    ).fetchone()
    if row[:2] != (change.expected_version, change.epoch):
        expected = f"version {change.expected_version}, epoch {change.epoch}"
        return VersionConflict(f"table {change.table} has version {row[0]}, epoch {row[1]}, not {expected}")
    return StoreMisuse(f"line {change.first_line} of table {change.table} does not follow line {row[2]}")


def _insert_lines(
    transaction: Transaction, table: TableId, first: int, lines: Sequence[str], submission: str | None
) -> None:
    """Insert record lines; the submission goes with the last."""
    if not lines:
        return
    last = first + len(lines) - 1
    rows = [(number, text, submission if number == last else None, table) for number, text in enumerate(lines, first)]
    if len(rows) == 1:
        transaction.connection.execute(APPEND_LINES, rows[0])
    else:
        transaction.connection.executemany(APPEND_LINES, rows)


def _update_table(transaction: Transaction, change: TableChange) -> None:
    """Update the columns of `tables` that a change gives."""
    columns = {
        "phase": change.phase,
        "ended_at": transaction.now if change.phase == OVER else None,
        "header": change.header,
        "secret": change.secret,
        "close_reason": change.close_reason,
        "settings": optional_json(change.settings),
        "summary": optional_json(change.summary),
    }
    given = {name: value for name, value in columns.items() if value is not None}
    if given:
        assignments = ", ".join(f"{name} = ?" for name in given)
        transaction.execute(f"UPDATE tables SET {assignments} WHERE id = ?", *given.values(), change.table)


def _add_tokens(transaction: Transaction, key: int, tokens: Iterable[Token]) -> None:
    for token in tokens:
        transaction.execute(
            "INSERT INTO table_tokens (table_key, hash, kind, seat, created_at) VALUES (?, ?, ?, ?, ?)",
            *(key, token.hash, token.kind, token.seat, transaction.now),
        )


def _remove_tokens(transaction: Transaction, key: int, tokens: Iterable[Token]) -> None:
    for token in tokens:
        transaction.execute("DELETE FROM table_tokens WHERE table_key = ? AND hash = ?", key, token.hash)


def _set_owners(transaction: Transaction, key: int, owners: Mapping[int, AccountId | None]) -> None:
    for seat, account in owners.items():
        if account is None:
            transaction.execute("DELETE FROM seat_owners WHERE table_key = ? AND seat = ?", key, seat)
        else:
            transaction.execute(
                "INSERT OR REPLACE INTO seat_owners (table_key, seat, account_key) VALUES (?, ?, ?)",
                *(key, seat, account_key(transaction, account)),
            )


def delete_table(transaction: Transaction, table: TableId) -> None:
    """Delete a table; foreign keys delete what belongs to it."""
    if not transaction.execute("DELETE FROM tables WHERE id = ?", table).rowcount:
        raise StoreMisuse(f"there is no table {table}")


def hibernate(transaction: Transaction, table: TableId, wake_at: int | None) -> None:
    """Store until when, and after which line, a table hibernates."""
    transaction.execute(
        """INSERT OR REPLACE INTO hibernations (table_key, line_count, wake_at)
           SELECT table_key, line_count, ? FROM table_progress WHERE table_key = ?""",
        *(wake_at, table_key(transaction, table)),
    )


def anonymise_seat(transaction: Transaction, change: AnonymiseSeat) -> None:
    """Erase names of a seat from the header, lines, chat and replays of a table."""
    key, names = table_key(transaction, change.table), set(change.names)
    header = transaction.execute("SELECT header FROM tables WHERE key = ?", key).fetchone()[0]
    transaction.execute(
        "UPDATE tables SET header = ?, settings = ?, summary = ? WHERE key = ?",
        *(anonymised_header(header, change.seat, names), json_text(change.settings), json_text(change.summary), key),
    )
    lines = transaction.execute(
        "SELECT number, text FROM record_lines WHERE table_key = ? AND text LIKE '% table seat %'", key
    ).fetchall()
    for number, text in lines:
        erased = anonymised_line(text, change.seat, names)
        if erased != text:
            transaction.execute(
                "UPDATE record_lines SET text = ? WHERE table_key = ? AND number = ?", erased, key, number
            )
    for name in names:
        transaction.execute(
            "UPDATE chat_lines SET name = '' WHERE table_key = ? AND seat = ? AND name = ?", key, change.seat, name
        )
    replays = transaction.execute("SELECT viewer, data FROM replays WHERE table_key = ?", key).fetchall()
    for viewer, data in replays:
        frames = [anonymised_frame(frame, change.seat, names) for frame in unpacked_frames(data)]
        _save_replay(transaction, key, viewer, packed_frames(frames))


def packed_frames(frames: Sequence[Any]) -> bytes:
    """Replay frames as compressed JSON."""
    return zlib.compress(msgspec.json.encode(frames), COMPRESSION_LEVEL)


def unpacked_frames(data: bytes) -> list[Any]:
    """Replay frames from compressed JSON."""
    frames: list[Any] = json.loads(zlib.decompress(data))
    return frames


def save_replays(transaction: Transaction, table: TableId, replays: Mapping[str, bytes]) -> None:
    """Store packed replays."""
    key = table_key(transaction, table)
    for viewer, data in replays.items():
        _save_replay(transaction, key, viewer, data)


def _save_replay(transaction: Transaction, key: int, viewer: str, data: bytes) -> None:
    transaction.execute("INSERT OR REPLACE INTO replays (table_key, viewer, data) VALUES (?, ?, ?)", key, viewer, data)


def add_chat(transaction: Transaction, table: TableId, line: ChatLine) -> None:
    """Insert a chat line."""
    transaction.execute(
        """INSERT INTO chat_lines (table_key, channel, seat, name, text, sent_at, hidden)
           VALUES (?, ?, ?, ?, ?, ?, ?)""",
        *(table_key(transaction, table), line.channel, line.seat, line.name, line.text, line.sent_at, line.hidden),
    )


def hide_chat(transaction: Transaction, table: TableId, number: int | None) -> None:
    """Mark one chat line, or all of a table, as hidden."""
    transaction.execute(
        "UPDATE chat_lines SET hidden = 1 WHERE table_key = ?1 AND (?2 IS NULL OR number = ?2)",
        *(table_key(transaction, table), number),
    )


def record_start(transaction: Transaction, now: int) -> int:
    """Store the outage since the last sign of a running server, and shift hibernation deadlines by it; the start."""
    heartbeat = transaction.execute("SELECT heartbeat_at FROM server_state").fetchone()[0]
    snapshot = transaction.execute(LATEST_SNAPSHOT, PLAYING).fetchone()[0]
    last = max(heartbeat, snapshot or heartbeat)
    now = max(now, last)
    transaction.execute("INSERT INTO outages (started_at, ended_at) VALUES (?, ?)", last, now)
    transaction.execute("UPDATE hibernations SET wake_at = wake_at + ?", now - last)
    heartbeat_at(transaction, now)
    return now


def heartbeat_at(transaction: Transaction, now: int) -> None:
    """Store the time of a heartbeat."""
    transaction.execute("UPDATE server_state SET heartbeat_at = ?", now)
