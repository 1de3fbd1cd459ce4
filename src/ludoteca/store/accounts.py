"""Accounts, their sessions, their ratings, and which seats were theirs: changes, and what comes back."""

from __future__ import annotations

import sqlite3
from collections.abc import Sequence
from dataclasses import dataclass
from typing import NewType

from ludoteca.store.kept import TableId
from ludoteca.store.pen import Pen
from ludoteca.store.refusals import NameTaken, StoreMisused

AccountId = NewType("AccountId", str)


@dataclass(frozen=True, slots=True)
class Account:
    """Somebody's account: `id` is the name as it is compared, `name` as it is shown."""

    id: AccountId
    name: str
    password: str
    created: int = 0


@dataclass(frozen=True, slots=True)
class Session:
    """Whose it is, since when, and when it was last used, as far as that was noted."""

    account: Account
    created: int
    used: int


@dataclass(frozen=True, slots=True)
class Rating:
    """What an account's play of one game is worth, after so many rated games."""

    account: AccountId
    game: str
    rating: float
    deviation: float
    volatility: float
    games: int
    name: str = ""
    at: int = 0


@dataclass(frozen=True, slots=True)
class Sitting:
    """A seat at a table that an account holds or held."""

    table: TableId
    seat: int
    account: AccountId


@dataclass(frozen=True, slots=True)
class AddAccount:
    """A new account; NameTaken if its id is another's."""

    account: Account

    def write(self, pen: Pen) -> None:
        """Put it down."""
        one = self.account
        try:
            pen.run(
                "INSERT INTO accounts (id, name, password, created) VALUES (?, ?, ?, ?)",
                *(one.id, one.name, one.password, pen.now),
            )
        except sqlite3.IntegrityError as error:
            raise NameTaken(f"{one.name} is taken", name=one.name) from error


@dataclass(frozen=True, slots=True)
class SetPassword:
    """Another password; every session but the kept one ends."""

    account: AccountId
    password: str
    keeping: bytes | None = None

    def write(self, pen: Pen) -> None:
        """Write the new hash over the old one."""
        key = pen.account(self.account)
        pen.run("UPDATE accounts SET password = ? WHERE key = ?", self.password, key)
        pen.run("DELETE FROM sessions WHERE account = ? AND hash IS NOT ?", key, self.keeping)


@dataclass(frozen=True, slots=True)
class RemoveAccount:
    """An account goes with its sessions, ratings and links to seats; records stay."""

    account: AccountId

    def write(self, pen: Pen) -> None:
        """Take it out of the store."""
        pen.run("DELETE FROM accounts WHERE key = ?", pen.account(self.account))


@dataclass(frozen=True, slots=True)
class AddSession:
    """A session, known by the SHA-256 of its token."""

    hash: bytes
    account: AccountId

    def write(self, pen: Pen) -> None:
        """Put it down."""
        values = (self.hash, pen.account(self.account), pen.now, pen.now)
        pen.run("INSERT INTO sessions (hash, account, created, used) VALUES (?, ?, ?, ?)", *values)


@dataclass(frozen=True, slots=True)
class UseSession:
    """A session was used just now; one that has ended stays so."""

    hash: bytes

    def write(self, pen: Pen) -> None:
        """Write down when."""
        pen.run("UPDATE sessions SET used = ? WHERE hash = ?", pen.now, self.hash)


@dataclass(frozen=True, slots=True)
class EndSession:
    """A session that opens nothing any more."""

    hash: bytes

    def write(self, pen: Pen) -> None:
        """Strike it out."""
        pen.run("DELETE FROM sessions WHERE hash = ?", self.hash)


@dataclass(frozen=True, slots=True)
class EndIdleSessions:
    """The sessions that nobody has used since a moment open nothing any more."""

    before: int

    def write(self, pen: Pen) -> None:
        """Strike them out."""
        pen.run("DELETE FROM sessions WHERE used < ?", self.before)


@dataclass(frozen=True, slots=True)
class Seat:
    """From now on a seat of a table is an account's."""

    sitting: Sitting

    def write(self, pen: Pen) -> None:
        """Link the two, in the place of whoever was linked before."""
        one = self.sitting
        account = pen.account(one.account)
        pen.run("INSERT OR REPLACE INTO sittings VALUES (?, ?, ?)", pen.key(one.table), one.seat, account)


@dataclass(frozen=True, slots=True)
class Unseat:
    """A seat of a table is no account's any more."""

    table: TableId
    seat: int

    def write(self, pen: Pen) -> None:
        """Cut the link."""
        pen.run("DELETE FROM sittings WHERE key = ? AND seat = ?", pen.key(self.table), self.seat)


@dataclass(frozen=True, slots=True)
class Rate:
    """What a table's end makes of its players' ratings; a table counts once, a second time is misuse."""

    table: TableId
    ratings: Sequence[Rating]

    def write(self, pen: Pen) -> None:
        """Write the new ratings over the old ones, and that this table has counted."""
        key = pen.key(self.table)
        if not pen.run("UPDATE tables SET rated = ? WHERE key = ? AND rated IS NULL", pen.now, key):
            raise StoreMisused(f"table {self.table} has been rated already")
        for one in self.ratings:
            pen.run(
                "INSERT OR REPLACE INTO ratings VALUES (?, ?, ?, ?, ?, ?, ?)",
                *(pen.account(one.account), one.game, one.rating, one.deviation, one.volatility, one.games, pen.now),
            )
