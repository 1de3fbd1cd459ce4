"""The hand that writes: one transaction, in which the lines of many tables go down in two statements.

Each statement of sqlite3 gives the interpreter's lock away and queues for it again, which a busy server makes
dear; so the lines of a whole batch travel as one JSON text instead of one statement each.
"""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Sequence
from typing import Any

from ludoteca.store.kept import TableId
from ludoteca.store.refusals import StoreMisused

ADD_LINES = """INSERT INTO lines (key, number, words, answer)
    SELECT json_extract(value, '$[0]'), json_extract(value, '$[1]'), json_extract(value, '$[2]'),
           json_extract(value, '$[3]') FROM json_each(?)"""
MOVE_ON = """UPDATE progress SET lines = fresh.last, memo = fresh.memo, touched = ?
    FROM (SELECT json_extract(value, '$[0]') AS key, json_extract(value, '$[1]') AS first,
                 json_extract(value, '$[2]') AS last, json_extract(value, '$[3]') AS memo FROM json_each(?)) AS fresh
    WHERE progress.key = fresh.key AND progress.lines = fresh.first"""


class Pen:
    """A connection within a transaction; what is added to tables' records waits until `flush`."""

    def __init__(self, connection: sqlite3.Connection, keys: dict[TableId, int], now: int) -> None:
        self.connection = connection
        self.keys = keys
        self.now = now
        self.rows: list[list[Any]] = []
        self.moved: dict[int, list[Any]] = {}

    def key(self, table: TableId) -> int:
        """The number under which the database knows a table."""
        known = self.keys.get(table)
        if known is None:
            found = self.connection.execute("SELECT key FROM tables WHERE id = ?", (table,)).fetchone()
            if found is None:
                raise StoreMisused(f"there is no table {table}")
            known = self.keys[table] = int(found[0])
        return known

    def account(self, account: str) -> int:
        """The number under which the database knows an account."""
        found = self.connection.execute("SELECT key FROM accounts WHERE id = ?", (account,)).fetchone()
        if found is None:
            raise StoreMisused(f"there is no account {account}")
        return int(found[0])

    def run(self, statement: str, *values: Any) -> int:
        """Run one statement after all that waits; how many rows it touched."""
        self.flush()
        return self.connection.execute(statement, values).rowcount

    def add(self, table: TableId, first: int, lines: Sequence[str], memo: str, answer: str | None) -> None:
        """Let lines wait for `flush`, the first of them with its number; the answer goes with the last."""
        key = self.key(table)
        last = first + len(lines) - 1
        waiting = self.moved.setdefault(key, [key, first - 1, first - 1, memo])
        if waiting[2] != first - 1:
            raise StoreMisused(f"line {first} of table {table} does not follow line {waiting[2]}")
        waiting[2], waiting[3] = last, memo
        self.rows += ([key, number, words, None] for number, words in enumerate(lines, first))
        if answer is not None and lines:
            self.rows[-1][3] = answer

    def flush(self) -> None:
        """Write what waits; StoreMisused if a line would leave a gap or come twice."""
        if not self.moved:
            return
        rows, moved = self.rows, list(self.moved.values())
        self.rows, self.moved = [], {}
        touched = self.connection.execute(MOVE_ON, (self.now, _json(moved))).rowcount
        if touched != len(moved):
            raise StoreMisused("a table's lines do not follow those on the disk")
        if rows:
            self.connection.execute(ADD_LINES, (_json(rows),))


def _json(value: Any) -> str:
    return json.dumps(value, separators=(",", ":"))
