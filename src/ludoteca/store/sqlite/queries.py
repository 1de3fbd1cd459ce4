"""Reads as functions of a connection."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Iterable, Sequence
from typing import Any

from ludoteca.store.models import (
    OVER,
    PLAYING,
    Account,
    AccountId,
    ChatLine,
    ListedTable,
    OwnedSeat,
    Rating,
    Session,
    StoredTable,
    TableId,
    Token,
)
from ludoteca.store.sqlite.statements import unpacked_frames

MAX_SUBMISSIONS = 64
IS_STUDY = "json_extract(summary, '$.study')"


def load_table(connection: sqlite3.Connection, table: TableId) -> StoredTable | None:
    """A table with its whole record; None if there is none."""
    row = connection.execute(
        """SELECT key, game, phase, is_public, header, version, epoch, snapshot, settings, summary, created_at,
               updated_at, secret, close_reason, rated_at
           FROM tables JOIN table_progress ON table_key = key WHERE id = ?""",
        (table,),
    ).fetchone()
    if row is None:
        return None
    key, game, phase, is_public, header, version, epoch, snapshot, settings, summary = row[:10]
    created_at, updated_at, secret, close_reason, rated_at = row[10:]
    lines = connection.execute("SELECT text FROM record_lines WHERE table_key = ? ORDER BY number", (key,))
    return StoredTable(
        *(table, game, phase, bool(is_public), header, [text for (text,) in lines], version, epoch),
        *(json.loads(snapshot), json.loads(settings), json.loads(summary), created_at, updated_at),
        *(secret, close_reason, rated_at, _submissions(connection, key), _tokens(connection, key)),
    )


def _submissions(connection: sqlite3.Connection, key: int) -> list[Any]:
    rows = connection.execute(
        """SELECT submission FROM record_lines WHERE table_key = ? AND submission IS NOT NULL
           ORDER BY number DESC LIMIT ?""",
        (key, MAX_SUBMISSIONS),
    )
    return [json.loads(submission) for (submission,) in rows][::-1]


def _tokens(connection: sqlite3.Connection, key: int) -> list[Token]:
    rows = connection.execute("SELECT hash, kind, seat FROM table_tokens WHERE table_key = ? ORDER BY hash", (key,))
    return [Token(bytes(hash), kind, seat) for hash, kind, seat in rows]


def list_tables(
    connection: sqlite3.Connection, phases: Sequence[str], public: bool | None, game: str | None, limit: int
) -> list[ListedTable]:
    """Tables in these phases, most recently updated first."""
    rows = connection.execute(
        f"""SELECT id, game, phase, is_public, summary, created_at, updated_at
            FROM tables JOIN table_progress ON table_key = key
            WHERE phase IN ({placeholders(phases)}) AND (is_public = ? OR ? IS NULL) AND (game = ? OR ? IS NULL)
            ORDER BY updated_at DESC, key DESC LIMIT ?""",
        (*phases, public, public, game, game, limit),
    )
    return [
        ListedTable(TableId(id), game_name, phase, bool(is_public), json.loads(summary), created_at, updated_at)
        for id, game_name, phase, is_public, summary, created_at, updated_at in rows
    ]


def count_tables(connection: sqlite3.Connection, phases: Sequence[str]) -> int:
    """The number of tables in these phases."""
    query = f"SELECT count(*) FROM tables WHERE phase IN ({placeholders(phases)})"
    return int(connection.execute(query, phases).fetchone()[0])


def placeholders(values: Sequence[object]) -> str:
    """As many question marks as there are values."""
    return ", ".join("?" * len(values))


def idle_tables(connection: sqlite3.Connection, phase: str, before: int, study: bool) -> list[TableId]:
    """Tables of a phase not updated since a timestamp, least recently updated first."""
    index, condition = ("INDEXED BY ix_tables_study", IS_STUDY) if study else ("", f"coalesce({IS_STUDY}, 0) = 0")
    return _ids(
        connection.execute(
            f"""SELECT id FROM tables {index} JOIN table_progress ON table_key = key
                WHERE phase = ? AND updated_at < ? AND {condition} ORDER BY updated_at, key""",
            (phase, before),
        )
    )


def due_tables(connection: sqlite3.Connection, now: int) -> list[TableId]:
    """Tables in play that are not hibernating, or no longer, most recently updated first."""
    return _ids(
        connection.execute(
            """SELECT id FROM tables JOIN table_progress AS progress ON progress.table_key = key
               LEFT JOIN hibernations AS hibernation ON hibernation.table_key = key
               WHERE phase = ? AND (hibernation.line_count IS NOT progress.line_count OR wake_at <= ?)
               ORDER BY updated_at DESC, key DESC""",
            (PLAYING, now),
        )
    )


def tables_without_replays(connection: sqlite3.Connection) -> list[TableId]:
    """Tables finished by playing without stored replays, oldest first."""
    return _ids(
        connection.execute(
            """SELECT id FROM tables WHERE phase = ? AND close_reason IS NULL
               AND NOT EXISTS (SELECT 1 FROM replays WHERE table_key = key) ORDER BY key""",
            (OVER,),
        )
    )


def unrated_tables(connection: sqlite3.Connection) -> list[TableId]:
    """Finished rated tables that have not been rated, in the order they ended."""
    return _ids(
        connection.execute(
            """SELECT id FROM tables INDEXED BY ix_tables_unrated
               WHERE phase = ? AND rated_at IS NULL AND json_extract(settings, '$.rated') ORDER BY ended_at, key""",
            (OVER,),
        )
    )


def _ids(rows: Iterable[tuple[str]]) -> list[TableId]:
    return [TableId(id) for (id,) in rows]


def chat(connection: sqlite3.Connection, table: TableId) -> list[ChatLine]:
    """Every line of a table's chat, oldest first."""
    rows = connection.execute(
        """SELECT number, channel, seat, name, text, sent_at, hidden FROM chat_lines
           WHERE table_key = (SELECT key FROM tables WHERE id = ?) ORDER BY number""",
        (table,),
    )
    return [ChatLine(*row) for row in rows]


def chat_history(connection: sqlite3.Connection, table: TableId, channel: str, limit: int) -> list[ChatLine]:
    """The last lines of one channel that are not hidden, oldest first; the index holds exactly these."""
    rows = connection.execute(
        """SELECT number, channel, seat, name, text, sent_at, hidden FROM chat_lines INDEXED BY ix_chat_lines_history
           WHERE table_key = (SELECT key FROM tables WHERE id = ?) AND channel = ? AND hidden = 0
           ORDER BY number DESC LIMIT ?""",
        (table, channel, limit),
    )
    return [ChatLine(*row) for row in rows][::-1]


def replay(connection: sqlite3.Connection, table: TableId, viewer: str) -> list[Any] | None:
    """The replay frames of a viewer; None if none are stored."""
    row = connection.execute(
        "SELECT data FROM replays JOIN tables ON key = table_key WHERE id = ? AND viewer = ?", (table, viewer)
    ).fetchone()
    return None if row is None else unpacked_frames(row[0])


def account(connection: sqlite3.Connection, id: AccountId) -> Account | None:
    """An account; None if there is none."""
    row = connection.execute("SELECT id, name, password, created_at FROM accounts WHERE id = ?", (id,)).fetchone()
    return None if row is None else Account(*row)


SESSIONS = """SELECT id, name, password, accounts.created_at, sessions.created_at, used_at, hash, device, method,
    confirmed_at, seen_notice FROM sessions JOIN accounts ON key = account_key"""


def session(connection: sqlite3.Connection, hash: bytes) -> Session | None:
    """A session with its account; None if there is none."""
    row = connection.execute(f"{SESSIONS} WHERE hash = ?", (hash,)).fetchone()
    return None if row is None else Session(Account(*row[:4]), *row[4:])


def sessions(connection: sqlite3.Connection, account: AccountId) -> list[Session]:
    """The sessions of an account, last used first."""
    rows = connection.execute(f"{SESSIONS} WHERE id = ? ORDER BY used_at DESC, hash", (account,))
    return [Session(Account(*row[:4]), *row[4:]) for row in rows]


def owned_seats(connection: sqlite3.Connection, account: AccountId | None, table: TableId | None) -> list[OwnedSeat]:
    """Seats of an account, of a table, or both, newest tables first."""
    rows = connection.execute(
        """SELECT tables.id, seat, accounts.id, ended_at, before, after FROM seat_owners
           JOIN tables ON tables.key = seat_owners.table_key JOIN accounts ON accounts.key = seat_owners.account_key
           LEFT JOIN rating_changes ON rating_changes.table_key = tables.key
               AND rating_changes.account_key = accounts.key
           WHERE (accounts.id = ?1 OR ?1 IS NULL) AND (tables.id = ?2 OR ?2 IS NULL)
           ORDER BY tables.key DESC, seat""",
        (account, table),
    )
    return [OwnedSeat(*row) for row in rows]


def ratings(connection: sqlite3.Connection, game: str | None, account: AccountId | None, limit: int) -> list[Rating]:
    """Ratings of a game, of an account, or both, highest first."""
    rows = connection.execute(
        """SELECT id, game, rating, deviation, volatility, games, name, updated_at
           FROM ratings JOIN accounts ON key = account_key
           WHERE (game = ?1 OR ?1 IS NULL) AND (id = ?2 OR ?2 IS NULL) ORDER BY rating DESC, id LIMIT ?3""",
        (game, account, limit),
    )
    return [Rating(*row) for row in rows]


def count_invitations(connection: sqlite3.Connection) -> int:
    """The number of invitations that can be used."""
    return int(connection.execute("SELECT count(*) FROM invitations WHERE uses > 0").fetchone()[0])


def downtime_since(connection: sqlite3.Connection, moment: int) -> int:
    """The total length of outages that began at or after a moment."""
    row = connection.execute(
        "SELECT coalesce(sum(ended_at - started_at), 0) FROM outages WHERE started_at >= ?", (moment,)
    ).fetchone()
    return int(row[0])


def outages(connection: sqlite3.Connection) -> list[tuple[int, int]]:
    """When each outage began and ended, latest first."""
    return connection.execute("SELECT started_at, ended_at FROM outages ORDER BY started_at DESC").fetchall()


def account_names(connection: sqlite3.Connection) -> list[str]:
    """The names of all accounts, as they are shown."""
    return [row[0] for row in connection.execute("SELECT name FROM accounts")]
