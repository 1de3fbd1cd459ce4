"""What a server needs to go on besides tables and accounts: which tables sleep, invitations, notes to itself."""

from __future__ import annotations

import sqlite3
from dataclasses import dataclass

from ludoteca.store.kept import PLAYING, TableId
from ludoteca.store.pen import Pen
from ludoteca.store.refusals import NotInvited


@dataclass(frozen=True, slots=True)
class Sleep:
    """Nothing happens at a table by itself before a moment, or ever if that is None; its next line ends this."""

    table: TableId
    rings: int | None

    def write(self, pen: Pen) -> None:
        """Write down until when, and after which line."""
        key = pen.key(self.table)
        pen.run("INSERT OR REPLACE INTO asleep SELECT key, lines, ? FROM progress WHERE key = ?", *(self.rings, key))


@dataclass(frozen=True, slots=True)
class Invite:
    """An invitation to open so many tables, known by the SHA-256 of its token."""

    hash: bytes
    uses: int

    def write(self, pen: Pen) -> None:
        """Put it down."""
        pen.run("INSERT INTO invitations VALUES (?, ?, ?)", self.hash, self.uses, pen.now)


@dataclass(frozen=True, slots=True)
class UseInvitation:
    """One table is opened with an invitation; NotInvited if it isn't one, or is used up."""

    hash: bytes

    def write(self, pen: Pen) -> None:
        """Count it, and strike the invitation out after its last use."""
        if not pen.run("UPDATE invitations SET uses = uses - 1 WHERE hash = ?", self.hash):
            raise NotInvited()
        pen.run("DELETE FROM invitations WHERE hash = ? AND uses < 1", self.hash)


@dataclass(frozen=True, slots=True)
class VoidInvitations:
    """No invitation opens anything any more."""

    def write(self, pen: Pen) -> None:
        """Strike them out."""
        pen.run("DELETE FROM invitations")


@dataclass(frozen=True, slots=True)
class Note:
    """A number to remember under a name; None forgets it."""

    name: str
    value: int | None

    def write(self, pen: Pen) -> None:
        """Write it over what was there."""
        pen.run("DELETE FROM notes WHERE name = ?", self.name)
        if self.value is not None:
            pen.run("INSERT INTO notes VALUES (?, ?)", self.name, self.value)


def stirring(connection: sqlite3.Connection, moment: int) -> list[TableId]:
    """The tables in play that don't sleep, or whose sleep has ended by a moment."""
    rows = connection.execute(
        """SELECT id FROM tables JOIN progress USING (key) LEFT JOIN asleep USING (key)
           WHERE phase = ? AND (asleep.lines IS NOT progress.lines OR rings <= ?) ORDER BY touched DESC""",
        (PLAYING, moment),
    )
    return [TableId(name) for (name,) in rows]


def latest(connection: sqlite3.Connection) -> int:
    """The last moment that the clocks of a table in play were written down at; 0 if there is none."""
    row = connection.execute(
        "SELECT max(json_extract(memo, '$.at')) FROM progress JOIN tables USING (key) WHERE phase = ?", (PLAYING,)
    ).fetchone()
    return int(row[0] or 0)


def invitations(connection: sqlite3.Connection) -> int:
    """How many invitations are open."""
    return int(connection.execute("SELECT count(*) FROM invitations").fetchone()[0])


def note(connection: sqlite3.Connection, name: str) -> int | None:
    """What was noted under a name."""
    row = connection.execute("SELECT value FROM notes WHERE name = ?", (name,)).fetchone()
    return None if row is None else int(row[0])
