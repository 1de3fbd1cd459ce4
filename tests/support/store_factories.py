"""Tables for store tests: plain ones with arbitrary lines, and real ones that are played."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Coroutine
from typing import Any, TypeVar

from ludoteca.core.rng import Rng
from ludoteca.store import GATHERING, OVER, NewTable, Store, StoredTable, TableChange, TableId, Token, header_text
from ludoteca.table import Table
from tests.support.table_factories import answer

ID = TableId("a-table-of-these-tests")
T = TypeVar("T")


def run(coroutine: Coroutine[Any, Any, T]) -> T:
    """The result of a store call."""
    return asyncio.run(coroutine)


class ManualClock:
    """A wall clock in milliseconds that stands still until a test sets it."""

    def __init__(self, now: int = 1000) -> None:
        self.now = now

    def __call__(self) -> int:
        return self.now


def new_table(table: TableId = ID, **given: Any) -> NewTable:
    """A table of version 0 without lines, unless given."""
    usual: dict[str, Any] = {"game": "any", "header": "Game: any", "version": 0}
    usual |= {"snapshot": {}, "settings": {}, "summary": {}}
    return NewTable(id=table, **(usual | given))


def lines(first: int, last: int) -> list[str]:
    """Record lines with these numbers."""
    return [f"{number} 0 word" for number in range(first, last + 1)]


def appended(first: int, last: int | None = None, table: TableId = ID, **given: Any) -> TableChange:
    """The change that appends lines to a plain table, whose version is its number of lines."""
    last = first if last is None else last
    usual: dict[str, Any] = {"expected_version": first - 1, "version": last, "first_line": first}
    return TableChange(table=table, **(usual | {"lines": lines(first, last)} | given))


def changed(version: int = 0, table: TableId = ID, **given: Any) -> TableChange:
    """A change without lines, which leaves the version as it is."""
    return TableChange(table=table, expected_version=version, version=version, **given)


def finished(version: int = 0, table: TableId = ID, **given: Any) -> TableChange:
    """The change that ends a table."""
    return changed(version, table, phase=OVER, **({"header": "Game: any", "secret": "00"} | given))


def loaded(store: Store, table: TableId = ID) -> StoredTable:
    """A table that must exist."""
    stored = run(store.load_table(table))
    assert stored is not None
    return stored


def real_table(table: Table, id: TableId = ID, tokens: tuple[Token, ...] = ()) -> NewTable:
    """A gathering real table as a new table."""
    return NewTable(
        id=id,
        game=table.game.meta.name,
        header=header_text(table.record()),
        version=table.version,
        snapshot=table.snapshot(),
        settings={},
        summary={},
        tokens=tokens,
    )


def real_change(table: Table, since: int, id: TableId = ID) -> TableChange:
    """What happened at a real table after a version."""
    added = table.lines(since)
    record = table.record()
    given: dict[str, Any] = {"phase": OVER, "secret": record.secret} if table.phase == OVER else {}
    if table.phase != OVER and since <= table.start_version:
        given = {"phase": table.phase if table.phase != GATHERING else None}
    return TableChange(
        table=id,
        expected_version=since,
        version=table.version,
        first_line=int(added[0].split()[0]) if added else 0,
        lines=added,
        snapshot=table.snapshot(),
        header=header_text(record),
        **given,
    )


def save(store: Store, table: Table, since: int, id: TableId = ID) -> None:
    """Store what happened at a real table after a version."""
    run(store.append(real_change(table, since, id)))


def rebuilt(stored: StoredTable) -> Table:
    """The real table that was stored."""
    return Table.rebuild(stored.record(), json.loads(json.dumps(stored.snapshot)))


def play(store: Store, table: Table, dice: Rng, answers: int, id: TableId = ID) -> None:
    """Random answers at a real table, each stored before the next."""
    for _ in range(answers):
        if table.phase == OVER:
            return
        since = table.version
        answer(table, dice)
        save(store, table, since, id)
