"""What is acknowledged is on the disk: after a kill, after the disk was full, and in the order it was asked for."""

from __future__ import annotations

import asyncio
import os
import random
import shutil
import subprocess
import sys
import threading
from functools import partial
from pathlib import Path

import pytest

from ludoteca.store import FILE, Append, Store, StoreMisused, TableId
from tests.store import processes
from tests.store.setting import ID, bare, lines, loaded

KILLS = 6
ROOM = 300_000


def acknowledged_before_death(path: Path, number: int) -> dict[int, int]:
    """Let a process scribble, kill it after so many acknowledgements; the last one of each table."""
    other = processes.start("scribble", path)
    assert other.stdout is not None
    last: dict[int, int] = {}
    for count, row in enumerate(other.stdout, 1):
        table, told = (int(word) for word in row.split())
        assert told == last.get(table, told - 1) + 1
        last[table] = told
        if count == number:
            other.kill()
    wrong = other.communicate()[1]
    assert other.returncode == -9, wrong
    return last


@pytest.mark.skipif(os.name == "nt", reason="there is no SIGKILL")
@pytest.mark.parametrize("seed", [1])
def test_a_killed_writer_loses_nothing_acknowledged_and_doubles_nothing(seed: int, tmp_path: Path) -> None:
    chance = random.Random(seed)
    path = tmp_path / FILE
    before: dict[int, int] = {}
    for _ in range(KILLS):
        moment = chance.randrange(1, 3000)
        print(f"seed {seed}: killed after {moment} acknowledgements")
        before |= acknowledged_before_death(path, moment)
        with Store.open(path) as store:
            for table, last in before.items():
                kept = loaded(store, processes.name(table))
                number = len(kept.lines)
                assert last <= number
                assert kept.lines == [processes.line(table, at) for at in range(1, number + 1)]
                assert kept.memo == {"at": number}
                assert kept.answers[-1] == [number]
                before[table] = number


def filled(*words: object, before: tuple[str, ...] = ()) -> list[str]:
    """What a process says that fills its disk."""
    other = processes.start("fill", *words, before=before)
    told, wrong = other.communicate()
    assert other.returncode == 0, wrong
    return told.splitlines()


@pytest.mark.skipif(os.name == "nt", reason="files can't be limited")
def test_a_file_that_may_not_grow_refuses_the_write_and_goes_on_afterwards(tmp_path: Path) -> None:
    told, good = filled(tmp_path / FILE, "limit", ROOM)
    assert told.split()[1] in ("store-full", "store-failed")
    assert int(told.split()[2]) > 10
    assert good == "good"


def can_mount() -> bool:
    """Whether a small disk can be made for a test."""
    if sys.platform != "linux" or shutil.which("unshare") is None:
        return False
    attempt = ["unshare", "-rm", "mount", "-t", "tmpfs", "-o", "size=1m", "tmpfs", "/mnt"]
    return subprocess.run(attempt, capture_output=True).returncode == 0


@pytest.mark.skipif(not can_mount(), reason="no small disk can be made here")
def test_a_full_disk_refuses_the_write_and_goes_on_when_there_is_room(tmp_path: Path) -> None:
    mounted = f'mount -t tmpfs -o size=600k tmpfs "{tmp_path}" && exec "$@"'
    before = ("unshare", "-rm", "sh", "-c", mounted, "sh")
    told, good = filled(tmp_path / FILE, "ballast", tmp_path / "ballast", before=before)
    assert told.split()[:2] == ["StoreFull", "store-full"]
    assert int(told.split()[2]) > 10
    assert good == "good"


def test_after_a_refused_line_no_later_one_is_kept(store: Store) -> None:
    async def talk() -> list[object]:
        store.save(bare())
        asked = [Append(ID, 1, lines(1, 1), {}), Append(ID, 3, lines(3, 3), {}), Append(ID, 4, lines(4, 4), {})]
        return await asyncio.gather(*(store.saving(one) for one in asked), return_exceptions=True)

    kept, *refused = asyncio.run(talk())
    assert kept is None
    assert [type(one) for one in refused] == [StoreMisused, StoreMisused]
    assert loaded(store).lines == lines(1, 1)


def test_one_bad_change_among_many_tables_harms_no_other(store: Store) -> None:
    names = [TableId(f"table {number}") for number in range(30)]
    for name in names:
        store.save(bare(name))

    async def talk() -> list[object]:
        firsts = [2 if number == 17 else 1 for number in range(30)]
        asked = [Append(name, first, lines(first, first), {}) for name, first in zip(names, firsts, strict=True)]
        return await asyncio.gather(*(store.saving(one) for one in asked), return_exceptions=True)

    told = asyncio.run(talk())
    assert [number for number, one in enumerate(told) if one is not None] == [17]
    assert [len(loaded(store, name).lines) for name in names] == [0 if number == 17 else 1 for number in range(30)]


def test_what_nobody_waits_for_any_more_is_kept_all_the_same(store: Store) -> None:
    async def talk() -> None:
        store.save(bare())
        store.saving(Append(ID, 1, lines(1, 1), {})).cancel()
        await store.saving(Append(ID, 2, lines(2, 2), {}))

    asyncio.run(talk())
    assert loaded(store).lines == lines(1, 2)


def test_what_is_to_be_done_meanwhile_is_done_on_the_loop_before_the_saving_is(store: Store) -> None:
    done: list[tuple[str, int]] = []

    async def talk() -> None:
        store.save(bare())
        asked = [Append(ID, number, lines(number, number), {}) for number in (1, 2, 3)]
        savings = [
            store.saving(one, meanwhile=lambda: done.append(("meanwhile", threading.get_ident()))) for one in asked
        ]
        for saving in savings:
            saving.add_done_callback(lambda _: done.append(("kept", threading.get_ident())))
        await asyncio.gather(*savings)

    asyncio.run(talk())
    assert done == [(name, threading.get_ident()) for name in ["meanwhile"] * 3 + ["kept"] * 3]


def test_what_is_done_meanwhile_says_nothing_of_how_a_saving_ends(store: Store) -> None:
    done: list[int] = []

    async def talk() -> list[object]:
        store.save(bare())
        asked = [Append(ID, number, lines(number, number), {}) for number in (1, 3)]
        savings = (store.saving(one, meanwhile=partial(done.append, one.first)) for one in asked)
        return await asyncio.gather(*savings, return_exceptions=True)

    assert [type(one) for one in asyncio.run(talk())] == [type(None), StoreMisused]
    assert done == [1, 3]


def test_what_waits_while_the_disk_is_busy_goes_together(tmp_path: Path) -> None:
    trips: list[int] = []
    with Store.open(tmp_path / FILE, seen=lambda savings, _: trips.append(savings)) as store:
        names = [TableId(f"table {number}") for number in range(40)]
        trips.clear()  # one may have been for the store itself

        async def talk() -> None:
            await asyncio.gather(*(store.saving(bare(name)) for name in names))
            for number in range(1, 11):
                asked = (Append(name, number, lines(number, number), {}) for name in names)
                await asyncio.gather(*(store.saving(one) for one in asked))

        asyncio.run(talk())
    assert sum(trips) == 40 * 11
    assert len(trips) < 40 * 11 / 4
