"""The store: tables and accounts kept in one SQLite file that a single server writes. It knows no sockets.

A move is kept when its `saving` is done, never before: the transaction is then on the disk. When it fails,
nothing of it is kept, and whoever holds the table in memory is ahead of the disk: it must be loaded again.
"""

from __future__ import annotations

import asyncio
import sqlite3
import threading
import time
from collections.abc import Callable, Iterator
from concurrent.futures import Future
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from ludoteca.store import opening, reading, slate, upkeep
from ludoteca.store.accounts import Account, AccountId, Rating, Session, Sitting
from ludoteca.store.changes import Change
from ludoteca.store.direct import Direct
from ludoteca.store.kept import GATHERING, PLAYING, Kept, Listed, Remark, TableId
from ludoteca.store.lock import Lock
from ludoteca.store.refusals import StoreMisused, StoreRefusal, refusal
from ludoteca.store.slate import Slate
from ludoteca.store.upkeep import Note
from ludoteca.store.writer import Job, Saving, Writer

FILE = "ludoteca.db"
MOST_LISTED = 200
MOST_CHAT = 100


def milliseconds() -> int:
    """The time of day, in milliseconds since 1970."""
    return time.time_ns() // 1_000_000


class Store:
    """An open store; every method may be called from any thread."""

    def __init__(self, path: Path, lock: Lock, now: Callable[[], int], seen: Callable[[int, float], None]) -> None:
        self.path = path
        self._lock = lock
        self._writing = opening.writing(path)
        self._reading = opening.reading(path)
        self._one_reader = threading.Lock()
        self._writer = Writer(self._writing, path, now, seen)
        self._gathered: list[Job] = []
        self._gathering = threading.Lock()
        self._is_open = True
        self._direct: Direct | None = None

    @classmethod
    def open(
        cls,
        path: str | Path,
        now: Callable[[], int] = milliseconds,
        seen: Callable[[int, float], None] = lambda savings, seconds: None,
    ) -> Store:
        """The store in a file, made if there is none; a StoreRefusal says why it can't be used.

        After each trip to the disk `seen` is called with how many savings went and how long it took, on whichever
        thread waited for it, one at a time.
        """
        place = Path(path).expanduser().resolve()
        opening.make_folder(place)
        lock = Lock(place)
        try:
            store = cls(place, lock, now, seen)
        except BaseException:
            lock.release()
            raise
        try:
            store._take_slate()
        except BaseException:
            store.close()
            raise
        return store

    def close(self) -> None:
        """Keep what was asked for, then let go of the file; doing it twice is the same as once."""
        if self._is_open:
            self._is_open = False
            if self._direct is not None:
                self._direct.stop()
            self._put()
            self._writer.stop()
            self._reading.close()
            self._writing.close()
            self._lock.release()

    def __enter__(self) -> Store:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    # Changing it.

    def saving(self, *changes: Change, meanwhile: Callable[[], None] | None = None) -> Saving:
        """Keep changes together or not at all; the future of the running loop is done once they are on the disk.

        It fails with a StoreRefusal where the disk is to blame. Savings of a loop are kept in the order of the calls.
        What is to be done meanwhile is called on that loop while the disk is at work, before the future is done: that
        it is called says nothing of how the saving ends.
        """
        self._check_open()
        loop = asyncio.get_running_loop()
        promise = Saving(loop=loop)
        with self._gathering:
            if not self._gathered:
                loop.call_soon(self._hand_over, loop)
            self._gathered.append(Job(changes, promise, loop, meanwhile))
        return promise

    def save(self, *changes: Change) -> None:
        """The same for threads without a loop: returns once the changes are on the disk.

        It doesn't wait for savings of a loop that nobody has awaited yet.
        """
        self._check_open()
        promise: Future[None] = Future()
        self._put(Job(changes, promise))
        promise.result()

    def _hand_over(self, loop: asyncio.AbstractEventLoop) -> None:
        """Have all that one turn of a loop asked for kept together, then do what is to be done meanwhile."""
        with self._gathering:
            jobs, self._gathered = self._gathered, []
            if jobs and not (self._direct and self._direct.keep(loop, jobs)):
                self._leave(jobs)
        for job in jobs:
            if job.meanwhile is not None and job.loop is loop:
                job.meanwhile()

    def _put(self, *more: Job) -> None:
        """Give the writer's thread all that waits, and more."""
        with self._gathering:
            jobs, self._gathered = [*self._gathered, *more], []
            if jobs:
                self._leave(jobs)

    def _leave(self, jobs: list[Job]) -> None:
        if self._direct is not None:
            self._direct.forget(jobs)
        self._writer.put(jobs)

    def _take_slate(self) -> None:
        """Write down what the slate of the server before has and the database hasn't, then begin a new one."""
        try:
            left = slate.left(self._writing, self.path)
            if left:
                slate.copy(self._writing, left, self._writer.now())
        except sqlite3.DatabaseError as error:
            raise refusal(error, self.path) from error
        if left:
            self.save()  # it is on the disk before anything of the slate is written over
        way = slate.lay_out(slate.beside(self.path))
        if way is not None:
            self._begin(Slate(way, slate.fresh_mark()))

    def _begin(self, fresh: Slate) -> None:
        """Moves go to a slate from now on, unless there is no room even to note that."""
        try:
            self.save(Note(slate.NOTE, fresh.mark))
        except StoreRefusal:
            fresh.way.close()
        else:
            self._writer.copied = fresh.wipe
            self._direct = Direct(self._writer, fresh)

    def _check_open(self) -> None:
        if not self._is_open:
            raise StoreMisused("the store is closed")

    # Reading it: what was acknowledged is seen, and of what still waits what is written already.

    def load(self, table: TableId) -> Kept | None:
        """A table with its whole record, its memo and its tokens; None if there is none."""
        owed = self._writer.owed(table)
        with self._reader() as connection:
            kept = reading.table(connection, table)
        return None if kept is None else kept.after(owed)

    def unfinished(self) -> list[TableId]:
        """The tables that gather or play, those touched last first."""
        with self._reader() as connection:
            return [one.id for one in reading.listed(connection, (GATHERING, PLAYING), None, None, -1)]

    def idle(self, phase: str, before: int, is_study: bool = False) -> list[TableId]:
        """The tables in a phase, or the studies, that nothing has happened at since a moment; longest ago first."""
        with self._reader() as connection:
            return reading.idle(connection, phase, before, is_study)

    def counted(self, *phases: str) -> int:
        """How many tables are in these phases."""
        with self._reader() as connection:
            return reading.counted(connection, phases)

    def listed(
        self, *phases: str, public: bool | None = True, game: str | None = None, most: int = MOST_LISTED
    ) -> list[Listed]:
        """Tables in these phases without their records, those touched last first; `public=None`: all."""
        with self._reader() as connection:
            return reading.listed(connection, phases, public, game, most)

    def chat(self, table: TableId, room: str | None = None, most: int = MOST_CHAT) -> list[Remark]:
        """The last lines of talk at a table, oldest first, the hidden ones marked."""
        with self._reader() as connection:
            return reading.chat(connection, table, room, most)

    def film(self, table: TableId, eyes: str) -> list[Any] | None:
        """The frames of a finished table for some eyes, whatever became of its rules; None if none are kept."""
        with self._reader() as connection:
            return reading.film(connection, table, eyes)

    def unfilmed(self) -> list[TableId]:
        """The tables played to their end of which no film is kept, the oldest first."""
        with self._reader() as connection:
            return reading.unfilmed(connection)

    def account(self, account: AccountId) -> Account | None:
        """An account; None if there is none."""
        with self._reader() as connection:
            return reading.account(connection, account)

    def unrated(self) -> list[TableId]:
        """The tables that were played for ratings to their end and have not counted yet, the first to end first."""
        with self._reader() as connection:
            return reading.unrated(connection)

    def stirring(self, moment: int) -> list[TableId]:
        """The tables in play that don't sleep, or whose sleep has ended by a moment; those touched last first."""
        with self._reader() as connection:
            return upkeep.stirring(connection, moment)

    def latest(self) -> int:
        """The last moment that the clocks of a table in play were written down at; 0 if there is none."""
        with self._reader() as connection:
            return upkeep.latest(connection)

    def invitations(self) -> int:
        """How many invitations are open."""
        with self._reader() as connection:
            return upkeep.invitations(connection)

    def note(self, name: str) -> int | None:
        """What was noted under a name; None if nothing was."""
        with self._reader() as connection:
            return upkeep.note(connection, name)

    def session(self, digest: bytes) -> Session | None:
        """A session, by the SHA-256 of its token."""
        with self._reader() as connection:
            return reading.session(connection, digest)

    def ratings(
        self, game: str | None = None, account: AccountId | None = None, most: int = MOST_LISTED
    ) -> list[Rating]:
        """Ratings of a game, of an account, or both, the highest first."""
        with self._reader() as connection:
            return reading.ratings(connection, game, account, most)

    def sittings(self, account: AccountId | None = None, table: TableId | None = None) -> list[Sitting]:
        """The seats of an account, the latest tables first, or the accounts at a table, or both."""
        with self._reader() as connection:
            return reading.sittings(connection, account, table)

    @contextmanager
    def _reader(self) -> Iterator[sqlite3.Connection]:
        """The reading connection, one at a time, within one view of the database."""
        if not self._is_open:
            raise StoreMisused("the store is closed")
        with self._one_reader:
            try:
                self._reading.execute("BEGIN")
                try:
                    yield self._reading
                finally:
                    self._reading.execute("COMMIT")
            except sqlite3.DatabaseError as error:
                raise refusal(error, self.path) from error
