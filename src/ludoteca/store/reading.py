"""What stands in the database, read into values; nothing here writes."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Sequence
from typing import Any

from ludoteca.store.accounts import Account, AccountId, Rating, Session, Sitting
from ludoteca.store.films import unpacked
from ludoteca.store.kept import OVER, Kept, Listed, Remark, TableId, Token

ANSWERS_KEPT = 64
STUDY = "json_extract(summary, '$.study')"


def table(connection: sqlite3.Connection, name: TableId) -> Kept | None:
    """A table with its whole record; None if there is none of that name."""
    row = connection.execute(
        """SELECT key, game, phase, public, head, settings, summary, created, secret, closed, rated, memo, touched
           FROM tables JOIN progress USING (key) WHERE id = ?""",
        (name,),
    ).fetchone()
    if row is None:
        return None
    key, game, phase, public, head, settings, summary, created, secret, closed, rated, memo, touched = row
    lines = connection.execute("SELECT words FROM lines WHERE key = ? ORDER BY number", (key,))
    return Kept(
        *(name, game, phase, bool(public), head, [words for (words,) in lines]),
        *(json.loads(memo), json.loads(settings), json.loads(summary), created, touched),
        *(secret, closed, rated, _answers(connection, key), _tokens(connection, key)),
    )


def _answers(connection: sqlite3.Connection, key: int) -> list[Any]:
    found = connection.execute(
        "SELECT answer FROM lines WHERE key = ? AND answer IS NOT NULL ORDER BY number DESC LIMIT ?",
        (key, ANSWERS_KEPT),
    )
    return [json.loads(answer) for (answer,) in found][::-1]


def _tokens(connection: sqlite3.Connection, key: int) -> list[Token]:
    found = connection.execute("SELECT hash, kind, seat FROM tokens WHERE key = ? ORDER BY created, hash", (key,))
    return [Token(bytes(digest), kind, seat) for digest, kind, seat in found]


def listed(
    connection: sqlite3.Connection, phases: Sequence[str], public: bool | None, game: str | None, most: int
) -> list[Listed]:
    """Tables in these phases, those touched last first."""
    marks = ",".join("?" * len(phases))
    rows = connection.execute(
        f"""SELECT id, game, phase, public, summary, created, touched FROM tables JOIN progress USING (key)
            WHERE phase IN ({marks}) AND (public = ? OR ? IS NULL) AND (game = ? OR ? IS NULL)
            ORDER BY touched DESC, key DESC LIMIT ?""",
        (*phases, public, public, game, game, most),
    )
    return [
        Listed(TableId(name), title, phase, bool(is_public), json.loads(summary), created, touched)
        for name, title, phase, is_public, summary, created, touched in rows
    ]


def idle(connection: sqlite3.Connection, phase: str, before: int, is_study: bool) -> list[TableId]:
    """The studies in a phase, or its other tables, that nothing has happened at since a moment."""
    index, wanted = ("INDEXED BY tables_studied", STUDY) if is_study else ("", f"coalesce({STUDY}, 0) = 0")
    rows = connection.execute(
        f"""SELECT id FROM tables {index} JOIN progress USING (key)
            WHERE phase = ? AND touched < ? AND {wanted} ORDER BY touched""",
        (phase, before),
    )
    return [TableId(name) for (name,) in rows]


def counted(connection: sqlite3.Connection, phases: Sequence[str]) -> int:
    """How many tables are in these phases."""
    marks = ",".join("?" * len(phases))
    return int(connection.execute(f"SELECT count(*) FROM tables WHERE phase IN ({marks})", phases).fetchone()[0])


def chat(connection: sqlite3.Connection, name: TableId, room: str | None, most: int) -> list[Remark]:
    """The last lines of talk, oldest first, the hidden ones marked."""
    rows = connection.execute(
        """SELECT number, room, seat, name, text, at, hidden FROM chat
           WHERE key = (SELECT key FROM tables WHERE id = ?) AND (room = ? OR ? IS NULL)
           ORDER BY number DESC LIMIT ?""",
        (name, room, room, most),
    )
    return [Remark(*row) for row in rows][::-1]


def film(connection: sqlite3.Connection, name: TableId, eyes: str) -> list[Any] | None:
    """The frames of a finished table for some eyes; None if none are kept."""
    row = connection.execute(
        "SELECT data FROM films JOIN tables USING (key) WHERE id = ? AND eyes = ?", (name, eyes)
    ).fetchone()
    return None if row is None else unpacked(row[0])


def unfilmed(connection: sqlite3.Connection) -> list[TableId]:
    """Finished tables that were played to their end and of which no film is kept."""
    rows = connection.execute(
        """SELECT id FROM tables WHERE phase = ? AND closed IS NULL
           AND NOT EXISTS (SELECT 1 FROM films WHERE films.key = tables.key) ORDER BY key""",
        (OVER,),
    )
    return [TableId(name) for (name,) in rows]


def unrated(connection: sqlite3.Connection) -> list[TableId]:
    """Finished tables that were played for ratings and of which nothing was made yet, in the order of their ends."""
    rows = connection.execute(
        """SELECT id FROM tables INDEXED BY tables_unrated
           WHERE phase = ? AND rated IS NULL AND json_extract(settings, '$.rated') ORDER BY ended, key""",
        (OVER,),
    )
    return [TableId(name) for (name,) in rows]


def account(connection: sqlite3.Connection, name: AccountId) -> Account | None:
    """An account; None if there is none."""
    row = connection.execute("SELECT id, name, password, created FROM accounts WHERE id = ?", (name,)).fetchone()
    return None if row is None else Account(*row)


def session(connection: sqlite3.Connection, digest: bytes) -> Session | None:
    """A session and the account that it belongs to."""
    row = connection.execute(
        """SELECT id, name, password, accounts.created, sessions.created, used
           FROM sessions JOIN accounts ON accounts.key = account WHERE hash = ?""",
        (digest,),
    ).fetchone()
    return None if row is None else Session(Account(*row[:4]), *row[4:])


def ratings(connection: sqlite3.Connection, game: str | None, account: AccountId | None, most: int) -> list[Rating]:
    """Ratings of a game, of an account, or both, the highest first."""
    rows = connection.execute(
        """SELECT id, game, rating, deviation, volatility, games, name, at
           FROM ratings JOIN accounts ON accounts.key = account
           WHERE (game = ?1 OR ?1 IS NULL) AND (id = ?2 OR ?2 IS NULL) ORDER BY rating DESC, id LIMIT ?3""",
        (game, account, most),
    )
    return [Rating(*row) for row in rows]


def sittings(connection: sqlite3.Connection, account: AccountId | None, name: TableId | None) -> list[Sitting]:
    """The seats of an account, the latest tables first, or the accounts at a table, or both."""
    rows = connection.execute(
        """SELECT tables.id, seat, accounts.id FROM sittings
           JOIN tables USING (key) JOIN accounts ON accounts.key = account
           WHERE (accounts.id = ?1 OR ?1 IS NULL) AND (tables.id = ?2 OR ?2 IS NULL)
           ORDER BY tables.key DESC, seat""",
        (account, name),
    )
    return [Sitting(*row) for row in rows]
