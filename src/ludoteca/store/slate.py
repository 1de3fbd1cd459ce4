"""The slate: a file beside the database that moves are written to first, a batch at a time, each with one trips.

It is of a fixed size and used again and again: a batch stays until the database holds what it says. Each carries a
mark that the database has noted, so that a slate of other times or of another database says nothing.
"""

from __future__ import annotations

import contextlib
import errno
import os
import secrets
import sqlite3
import struct
import threading
import zlib
from collections import deque
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

import msgspec

from ludoteca.store import schema, trips, upkeep
from ludoteca.store.kept import Written
from ludoteca.store.pen import Memory, Pen
from ludoteca.store.refusals import StoreMisused, StoreUnwritable
from ludoteca.store.trips import BLOCK, Trips

ROOM = 4 << 20
BLOCKS = ROOM // BLOCK
NOTE = "slate"
SIGN = b"LUDM"
HEAD = struct.Struct("<4sIQQI")  # a sign, the checksum of all that follows, the mark, the batch's number, its length
CHECKED = 8  # bytes before what the checksum covers
MARKS = 1 << 62

_read = msgspec.json.Decoder(list[Written]).decode
_write = msgspec.json.Encoder().encode


def beside(database: Path) -> Path:
    """Where the slate of a database lies."""
    return database.with_name(f"{database.name}-moves")


def fresh_mark() -> int:
    """A mark that no slate carries."""
    return secrets.randbelow(MARKS)


@dataclass(slots=True, eq=False)
class Batch:
    """Moves that went to the disk together: with which trip, how many bytes, and how many blocks they keep in use."""

    moves: Sequence[Written]
    which: int
    size: int
    blocks: int
    is_wiped: bool = False


class Slate:
    """The slate of the only one who writes: what is on its way there, and which of its blocks are in use."""

    def __init__(self, way: Trips, mark: int) -> None:
        self.way = way
        self.mark = mark
        self._number = 0
        self._under_way: dict[int, Batch] = {}
        self._idle = list(range(trips.AT_A_TIME))
        self._batches: deque[Batch] = deque()  # in the order of their places
        self._next = 0
        self._taken = 0  # blocks, of all batches so far
        self._wiped = 0
        self._wiping = threading.Lock()

    def write(self, moves: Sequence[Written]) -> Batch | None:
        """Let moves go to the disk; None if they can't be sent now, or there is no room for them."""
        if not self._idle:
            return None
        self._number += 1
        text = spelled(self.mark, self._number, moves)
        blocks = -(-len(text) // BLOCK)
        place = self._next if self._next + blocks <= BLOCKS else 0
        taken = (place - self._next) % BLOCKS + blocks
        size = blocks * BLOCK
        if self._in_use() + taken > BLOCKS or size > trips.LONGEST:
            return None
        which = self._idle[-1]
        if self.way.send(which, text, size, place * BLOCK):
            return None
        self._idle.pop()
        self._next = place + blocks
        self._taken += taken
        batch = self._under_way[which] = Batch(moves, which, size, taken)
        self._batches.append(batch)
        return batch

    def arrived(self, waits: bool = False) -> list[tuple[Batch, int]]:
        """Batches that are under way no more, each with 0 if it is on the disk, or the number of what went wrong."""
        found = []
        for which, size in self.way.done(waits):
            batch = self._under_way.pop(which)
            self._idle.append(which)
            wrong = 0 if size == batch.size else errno.ENOSPC if size >= 0 else -size
            found.append((batch, wrong))
        return found

    def is_half_full(self) -> bool:
        """Whether it is time to copy."""
        return self._in_use() > BLOCKS // 2

    def wipe(self, batches: Sequence[Batch]) -> None:
        """Batches are in the database, and that on the disk, or count no more: they may be written over.

        Any thread may say so.
        """
        with self._wiping:
            for batch in batches:
                batch.is_wiped = True
            while self._batches and self._batches[0].is_wiped:
                self._wiped += self._batches.popleft().blocks

    def _in_use(self) -> int:
        return self._taken - self._wiped


def spelled(mark: int, number: int, moves: Sequence[Written]) -> bytes:
    """Moves as they stand on a slate."""
    text = _write(moves)
    head = HEAD.pack(SIGN, 0, mark, number, len(text))
    check = zlib.crc32(text, zlib.crc32(head[CHECKED:]))
    return HEAD.pack(SIGN, check, mark, number, len(text)) + text


def lay_out(path: Path) -> Trips | None:
    """The way to a slate, made if there is none; None where there are no such ways, or no room for it."""
    if not trips.are_possible():
        return None
    try:
        if not path.is_file() or path.stat().st_size != ROOM:
            _make(path)
    except OSError:
        path.unlink(missing_ok=True)
        return None
    return trips.opened(path)


def _make(path: Path) -> None:
    """An empty slate that only its owner may read, there also after a power cut; OSError if not all of it can be."""
    file = os.open(path, os.O_RDWR | os.O_CREAT | os.O_TRUNC, 0o600)
    try:
        if os.write(file, bytes(ROOM)) != ROOM:
            raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))
        os.fsync(file)
    finally:
        os.close(file)
    folder = os.open(path.parent, os.O_RDONLY)
    try:
        os.fsync(folder)
    finally:
        os.close(folder)


def read(path: Path, mark: int) -> list[Written]:
    """What the batches with a mark say, in the order of their writing; a batch that isn't whole says nothing."""
    try:
        data = path.read_bytes()
    except FileNotFoundError:
        return []
    except OSError as error:
        raise StoreUnwritable(str(error), file=str(path), why=error.strerror or "") from error
    found = sorted(_batches(data, mark), key=lambda one: one[0])
    return [move for _, text in found for move in _read(text)]


def _batches(data: bytes, mark: int) -> Iterator[tuple[int, bytes]]:
    for start in range(0, len(data), BLOCK):
        if data[start : start + len(SIGN)] != SIGN:
            continue
        _, check, marked, number, length = HEAD.unpack_from(data, start)
        text = data[start + HEAD.size : start + HEAD.size + length]
        covered = zlib.crc32(text, zlib.crc32(data[start + CHECKED : start + HEAD.size]))
        if marked == mark and covered == check and len(text) == length:
            yield number, text


def copy(connection: sqlite3.Connection, moves: Sequence[Written], now: int) -> None:
    """Write into a database whatever of a slate it lacks; from then on that slate says nothing to it."""
    if noted(connection) is None:
        return
    connection.execute("BEGIN IMMEDIATE")
    try:
        pen = Pen(connection, Memory(), now)
        for move in moves:
            with contextlib.suppress(StoreMisused):  # what it should follow was never whole on the slate
                pen.catch_up(move)
        pen.run("DELETE FROM notes WHERE name = ?", NOTE)
        connection.execute("COMMIT")
    except BaseException:
        if connection.in_transaction:
            connection.execute("ROLLBACK")
        raise


def noted(connection: sqlite3.Connection) -> int | None:
    """The mark of the slate that a database has noted; None if there is none, or the database is too old for one."""
    return upkeep.note(connection, NOTE) if schema.has_notes(connection) else None


def left(connection: sqlite3.Connection, database: Path) -> list[Written]:
    """What the slate of a database says, some of which it may hold already."""
    mark = noted(connection)
    return [] if mark is None else read(beside(database), mark)
