"""Processes that hold, fill or write to a store, run as `python -m tests.support.store_processes COMMAND …`."""

from __future__ import annotations

import asyncio
import os
import subprocess
import sys
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any

from ludoteca.store import NewTable, SqliteStore, StoreError, Submission, TableChange, TableId

ROOT = Path(__file__).resolve().parent.parent.parent
TABLES = 20


def start(command: str, *arguments: object, prefix: tuple[str, ...] = ()) -> subprocess.Popen[str]:
    """A process that runs one of the commands below, with pipes; `prefix` is a program that runs it."""
    words = [sys.executable, "-m", "tests.support.store_processes", command, *map(str, arguments)]
    pipe = subprocess.PIPE
    return subprocess.Popen([*prefix, *words], cwd=ROOT, stdin=pipe, stdout=pipe, stderr=pipe, text=True)


async def hold(path: str) -> None:
    """Open the store, print a line, and close the store when standard input ends."""
    async with SqliteStore.open(path):
        report("open")
        sys.stdin.read()


def table_id(number: int) -> TableId:
    """The id of a table that `append_forever` writes."""
    return TableId(f"table {number}")


def line(table: int, number: int) -> str:
    """The record line of a number, different for each table."""
    return f"{number} 0 word {table}.{number}"


def created(table: TableId) -> NewTable:
    """A new table of version 0."""
    return NewTable(
        id=table,
        game="any",
        header="Game: any",
        version=0,
        snapshot={"at": 0},
        settings={},
        summary={},
        phase="playing",
    )


def appended(id: TableId, table: int, number: int, padding: str = "") -> TableChange:
    """The change that appends the line of a number."""
    return TableChange(
        table=id,
        expected_version=number - 1,
        version=number,
        first_line=number,
        lines=[line(table, number)],
        snapshot={"at": number, "padding": padding},
        submission=Submission(0, f"key {number}", "decision", "word", number),
    )


async def append_forever(path: str) -> None:
    """Append lines to several tables concurrently, continuing what is stored, and print each acknowledged line."""
    async with SqliteStore.open(path) as store:
        await asyncio.gather(*(_append_forever(store, table) for table in range(TABLES)))


async def _append_forever(store: SqliteStore, table: int) -> None:
    stored = await store.load_table(table_id(table))
    number = 0 if stored is None else len(stored.lines)
    if stored is None:
        await store.create_table(created(table_id(table)))
    while True:
        number += 1
        await store.append(appended(table_id(table), table, number))
        report(f"{table} {number}")


async def fill(path: str, limit: str, value: str) -> None:
    """Append lines until the disk is full, check that nothing is lost, free space, append one more, check again."""
    free_space = _limit_file_size(int(value)) if limit == "file-size" else _add_ballast(Path(value))
    table = TableId("filled")
    async with SqliteStore.open(path) as store:
        await store.create_table(created(table))
        count, error = await _append_until_full(store, table)
        report(f"{type(error).__name__} {error.key} {count}")
        await _check(store, table, count)
        free_space()
        await store.append(appended(table, 0, count + 1))
        await _check(store, table, count + 1)
    async with SqliteStore.open(path) as store:
        await _check(store, table, count + 1)
    report("good")


async def _append_until_full(store: SqliteStore, table: TableId) -> tuple[int, StoreError]:
    for number in range(1, 1_000_000):
        try:
            await store.append(appended(table, 0, number, "x" * 500))
        except StoreError as error:
            return number - 1, error
    raise AssertionError("the disk never fills")


async def _check(store: SqliteStore, table: TableId, last: int) -> None:
    stored = await store.load_table(table)
    assert stored is not None
    assert stored.lines == [line(0, number) for number in range(1, last + 1)]
    assert stored.version == last
    assert stored.snapshot["at"] == last


def _limit_file_size(size: int) -> Callable[[], Any]:
    """Limit the size of files until the returned function is called."""
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (size, hard))
    return lambda: resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))


def _add_ballast(file: Path) -> Callable[[], Any]:
    """Occupy space with a file until the returned function is called."""
    file.write_bytes(b"x" * 200_000)
    return file.unlink


def report(line: str) -> None:
    """Print one line without buffering."""
    os.write(1, f"{line}\n".encode())


COMMANDS: dict[str, Callable[..., Coroutine[Any, Any, None]]] = {
    "hold": hold,
    "append_forever": append_forever,
    "fill": fill,
}

if __name__ == "__main__":
    asyncio.run(COMMANDS[sys.argv[1]](*sys.argv[2:]))
