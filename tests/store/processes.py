"""Other processes that hold, fill or scribble into a store, run as `python -m tests.store.processes WHAT …`."""

from __future__ import annotations

import asyncio
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

from ludoteca.store import Append, Create, Store, StoreRefusal, TableId

ROOT = Path(__file__).resolve().parent.parent.parent
TABLES = 20


def start(what: str, *words: object, before: tuple[str, ...] = ()) -> subprocess.Popen[str]:
    """Such a process, with pipes to talk to it."""
    command = [*before, sys.executable, "-m", "tests.store.processes", what, *(str(word) for word in words)]
    pipe = subprocess.PIPE
    return subprocess.Popen(command, cwd=ROOT, stdin=pipe, stdout=pipe, stderr=pipe, text=True)


def hold(path: str) -> None:
    """Open the store, say so, and keep it until standard input ends."""
    with Store.open(path):
        tell("open")
        sys.stdin.read()


def name(number: int) -> TableId:
    """The name of a scribbled table."""
    return TableId(f"scribbled {number}")


def line(table: int, number: int) -> str:
    """The line of that number, which no other table has."""
    return f"{number} 0 word {table}.{number}"


def scribble(path: str) -> None:
    """Add lines to many tables at once, from where they stand, and tell each one that is acknowledged."""
    with Store.open(path) as store:
        asyncio.run(_scribble(store))


async def _scribble(store: Store) -> None:
    await asyncio.gather(*(_scribble_at(store, table) for table in range(TABLES)))


async def _scribble_at(store: Store, table: int) -> None:
    kept = store.load(name(table))
    number = 0 if kept is None else len(kept.lines)
    if kept is None:
        await store.saving(Create(name(table), "any", "Game: any", {}, {}, {}))
    while True:
        number += 1
        await store.saving(Append(name(table), number, [line(table, number)], {"at": number}, [number]))
        tell(f"{table} {number}")


def fill(path: str, way: str, room: str) -> None:
    """Add lines until there is no room, see that nothing was spoilt, make room, go on."""
    makes_room = _limit(int(room)) if way == "limit" else _ballast(Path(room))
    with Store.open(path) as store:
        table = TableId("filled")
        store.save(Create(table, "any", "Game: any", {"at": 0}, {}, {}))
        kept, refused = _until_refused(store, table)
        tell(f"{type(refused).__name__} {refused.key} {kept}")
        _see(store, table, kept)
        makes_room()
        store.save(Append(table, kept + 1, [line(0, kept + 1)], {"at": kept + 1}))
        _see(store, table, kept + 1)
    with Store.open(path) as store:
        _see(store, table, kept + 1)
    tell("good")


def _until_refused(store: Store, table: TableId) -> tuple[int, StoreRefusal]:
    for number in range(1, 1_000_000):
        try:
            store.save(Append(table, number, [line(0, number)], {"at": number, "padding": "x" * 500}))
        except StoreRefusal as refused:
            return number - 1, refused
    raise AssertionError("the disk never fills")


def _see(store: Store, table: TableId, last: int) -> None:
    kept = store.load(table)
    assert kept is not None
    assert kept.lines == [line(0, number) for number in range(1, last + 1)]
    assert kept.memo["at"] == last


def _limit(room: int) -> Any:
    """No file may grow beyond so many bytes, until the returned call."""
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (room, hard))
    return lambda: resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))


def _ballast(file: Path) -> Any:
    """A file that takes room until the returned call."""
    file.write_bytes(b"x" * 200_000)
    return file.unlink


def tell(words: str) -> None:
    """One line at once, whatever happens next."""
    os.write(1, f"{words}\n".encode())


if __name__ == "__main__":
    asked: dict[str, Callable[..., None]] = {"hold": hold, "scribble": scribble, "fill": fill}
    asked[sys.argv[1]](*sys.argv[2:])
