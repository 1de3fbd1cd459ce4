"""Reads the move log that stores of schema version 4 had beside the database, and copies its moves into the database.

The log consists of blocks. A batch of moves starts at a block with a header: magic bytes, CRC-32 of what follows, the
log's identifier, the batch number and the length of the JSON text after it. The database holds the identifier under
the name 'slate' in its table `notes`; batches with another identifier are outdated. Nothing writes this log any more.
"""

from __future__ import annotations

import sqlite3
import struct
import zlib
from collections.abc import Iterator, Sequence
from pathlib import Path

import msgspec

from ludoteca.store.errors import StoreUnwritable

BLOCK_SIZE = 4096
MAGIC = b"LUDM"
HEADER = struct.Struct("<4sIQQI")
CHECKSUM_START = 8
IDENTIFIER_NOTE = "slate"


class LoggedMove(msgspec.Struct, array_like=True):
    """Record lines of a table, the first with its number, and the clock snapshot after them."""

    table: str
    first: int
    lines: Sequence[str]
    memo: str
    answer: str | None = None


_decode = msgspec.json.Decoder(list[LoggedMove]).decode


def log_path(database: Path) -> Path:
    """The path of a database's move log."""
    return database.with_name(f"{database.name}-moves")


def logged_moves(connection: sqlite3.Connection, database: Path) -> list[LoggedMove]:
    """The moves in a database's log, oldest first; the database may already contain some of them."""
    identifier = log_identifier(connection)
    return [] if identifier is None else read_log(log_path(database), identifier)


def log_identifier(connection: sqlite3.Connection) -> int | None:
    """The identifier of the log in use; None if there is none or the database has another schema version."""
    if not connection.execute("SELECT 1 FROM sqlite_master WHERE name = 'notes'").fetchone():
        return None
    row = connection.execute("SELECT value FROM notes WHERE name = ?", (IDENTIFIER_NOTE,)).fetchone()
    return None if row is None else int(row[0])


def read_log(path: Path, identifier: int) -> list[LoggedMove]:
    """The moves of all complete batches with an identifier, oldest first."""
    try:
        data = path.read_bytes()
    except FileNotFoundError:
        return []
    except OSError as error:
        raise StoreUnwritable(str(error), file=str(path), why=error.strerror or "") from error
    batches = sorted(_batches(data, identifier))
    return [move for _, text in batches for move in _decode(text)]


def _batches(data: bytes, identifier: int) -> Iterator[tuple[int, bytes]]:
    """The number and text of every complete batch."""
    for start in range(0, len(data) - HEADER.size + 1, BLOCK_SIZE):
        magic, checksum, found, number, length = HEADER.unpack_from(data, start)
        if magic != MAGIC or found != identifier:
            continue
        text = data[start + HEADER.size : start + HEADER.size + length]
        covered = data[start + CHECKSUM_START : start + HEADER.size] + text
        if len(text) == length and zlib.crc32(covered) == checksum:
            yield number, text


def copy_missing(connection: sqlite3.Connection, moves: Sequence[LoggedMove], now: int) -> None:
    """Within a transaction, insert the moves that a version 4 database lacks, and forget the log's identifier.

    A move is left out if its table is gone or a line before it is missing.
    """
    if log_identifier(connection) is None:
        return
    for move in moves:
        row = connection.execute(
            "SELECT key, lines FROM tables JOIN progress USING (key) WHERE id = ?", (move.table,)
        ).fetchone()
        if row is not None and move.first == row[1] + 1:
            _insert(connection, row[0], move, now)
    connection.execute("DELETE FROM notes WHERE name = ?", (IDENTIFIER_NOTE,))


def _insert(connection: sqlite3.Connection, key: int, move: LoggedMove, now: int) -> None:
    last = move.first + len(move.lines) - 1
    rows = [
        (key, number, text, move.answer if number == last else None)
        for number, text in enumerate(move.lines, move.first)
    ]
    connection.executemany("INSERT INTO lines (key, number, words, answer) VALUES (?, ?, ?, ?)", rows)
    connection.execute(
        "UPDATE progress SET lines = ?, memo = ?, touched = ? WHERE key = ?",
        (last, move.memo, now, key),
    )
