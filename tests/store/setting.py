"""Tables for the stores of the tests: real ones that play, and bare ones with lines of any words."""

from __future__ import annotations

import json
from typing import Any

from ludoteca.core.dice import Dice
from ludoteca.store import Append, Create, Describe, Finish, Kept, Store, TableId, Token, head
from ludoteca.table import Table
from tests.table.setting import answer

ID = TableId("a-table-of-these-tests")


def bare(table: TableId = ID, **given: Any) -> Create:
    """A new table about which nothing is interesting."""
    usual: dict[str, Any] = {"game": "any", "head": "Game: any", "memo": {}, "settings": {}, "summary": {}}
    return Create(table, **(usual | given))


def lines(first: int, last: int) -> list[str]:
    """Lines of a record with these numbers."""
    return [f"{number} 0 word" for number in range(first, last + 1)]


def create(table: Table, name: TableId = ID, tokens: tuple[Token, ...] = ()) -> Create:
    """The change that keeps a real table that gathers."""
    return Create(name, table.game.meta.name, head(table.record()), table.memo(), {}, {}, tokens=tokens)


def keep(store: Store, table: Table, since: int, name: TableId = ID) -> None:
    """Keep what happened at a real table after a version, as a server does."""
    added = table.lines(since)
    if added:
        first = int(added[0].split()[0])
        store.save(Append(name, first, added, table.memo()))
    if table.phase == "over":
        store.save(Finish(name, head(table.record()), table.record().secret))
    elif since <= table.course.gathered:
        store.save(Describe(name, head(table.record()), table.phase, memo=table.memo()))


def loaded(store: Store, name: TableId = ID) -> Kept:
    """A table that must be there."""
    kept = store.load(name)
    assert kept is not None
    return kept


def rebuilt(kept: Kept) -> Table:
    """The real table that was kept."""
    return Table.rebuild(kept.record(), json.loads(json.dumps(kept.memo)))


def play(store: Store, table: Table, dice: Dice, answers: int, name: TableId = ID) -> None:
    """Random answers at a real table, each kept before the next."""
    for _ in range(answers):
        if table.phase == "over":
            return
        since = table.version
        answer(table, dice)
        keep(store, table, since, name)
