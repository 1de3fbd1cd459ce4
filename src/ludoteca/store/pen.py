"""The hand that writes: one transaction, in which the lines of many tables go down in a few statements.

Each statement of sqlite3 gives the interpreter's lock away and queues for it again, which a busy server makes
dear; so the rows of a whole batch are written many at a time.
"""

from __future__ import annotations

import sqlite3
from dataclasses import dataclass, field
from typing import Any

from ludoteca.store.kept import TableId, Written
from ludoteca.store.refusals import StoreMisused

AT_ONCE = (64, 32, 16, 8, 4, 2, 1)
WIDTH = 4
MOST_REMEMBERED = 100_000
MOST_OWED = 8  # lines of a slate at once: nobody waits for them, but others for the interpreter's lock meanwhile


def statements(beginning: str, ending: str = "") -> list[tuple[int, str]]:
    """A statement for each number of rows that are written at once, the most first: few, so SQLite keeps them ready."""
    return [(number, beginning + ",".join(["(?,?,?,?)"] * number) + ending) for number in AT_ONCE]


ADD_LINES = statements("INSERT INTO lines (key, number, words, answer) VALUES ")
MOVE_ON = statements(
    "INSERT INTO progress (key, lines, memo, touched) VALUES ",
    " ON CONFLICT (key) DO UPDATE SET lines = excluded.lines, memo = excluded.memo, touched = excluded.touched",
)


@dataclass(slots=True)
class Memory:
    """What the only writer of a database need not ask it again: the tables' keys and their last lines."""

    keys: dict[TableId, int] = field(default_factory=dict)
    lasts: dict[int, int] = field(default_factory=dict)

    def clear(self) -> None:
        """Ask again for everything."""
        self.keys.clear()
        self.lasts.clear()

    def forget(self, table: TableId) -> None:
        """A table is no more."""
        self.lasts.pop(self.keys.pop(table, 0), None)


class Pen:
    """A connection within a transaction; what is added to tables' records waits until `flush`."""

    def __init__(self, connection: sqlite3.Connection, memory: Memory, now: int) -> None:
        self.connection = connection
        self.memory = memory
        self.now = now
        self.rows: list[Any] = []
        self.memos: dict[int, str] = {}
        if len(memory.keys) > MOST_REMEMBERED:
            memory.clear()

    def key(self, table: TableId) -> int:
        """The number under which the database knows a table."""
        known = self._known(table)
        if known is None:
            raise StoreMisused(f"there is no table {table}")
        return known

    def _known(self, table: TableId) -> int | None:
        known = self.memory.keys.get(table)
        if known is None:
            found = self.connection.execute(
                "SELECT key, lines FROM tables JOIN progress USING (key) WHERE id = ?", (table,)
            ).fetchone()
            if found is None:
                return None
            known = self.memory.keys[table] = int(found[0])
            self.memory.lasts[known] = int(found[1])
        return known

    def last(self, table: TableId) -> int | None:
        """The number of a table's last line; None if there is no such table."""
        key = self._known(table)
        return None if key is None else self.memory.lasts[key]

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

    def add(self, move: Written) -> None:
        """Let lines wait for `flush`; the answer goes with the last. StoreMisused if they leave a gap or come twice."""
        key = self.key(move.table)
        last = self.memory.lasts[key]
        if move.first != last + 1:
            raise StoreMisused(f"line {move.first} of table {move.table} does not follow line {last}")
        for number, words in enumerate(move.lines, move.first):
            self.rows += (key, number, words, None)
        if move.answer is not None and move.lines:
            self.rows[-1] = move.answer
        self.memory.lasts[key] = last + len(move.lines)
        self.memos[key] = move.memo

    def catch_up(self, move: Written) -> None:
        """The same for lines that may be there already, or whose table may be gone: then there is nothing to write."""
        last = self.last(move.table)
        if last is not None and move.first > last:
            self.add(move)
        if len(self.rows) >= MOST_OWED * WIDTH:
            self.flush()

    def flush(self) -> None:
        """Write what waits."""
        if self.memos:
            moved: list[Any] = []
            for key, memo in self.memos.items():
                moved += (key, self.memory.lasts[key], memo, self.now)
            rows = self.rows
            self.rows, self.memos = [], {}
            self._write(MOVE_ON, moved)
            self._write(ADD_LINES, rows)

    def _write(self, asked: list[tuple[int, str]], values: list[Any]) -> None:
        """Rows of four values each, as many at once as there are."""
        at = 0
        for number, statement in asked:
            while len(values) - at >= number * WIDTH:
                self.connection.execute(statement, values[at : at + number * WIDTH])
                at += number * WIDTH
