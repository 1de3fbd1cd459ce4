"""Moves go to the slate from the loop that asks; the writer's thread has what is left to it."""

from __future__ import annotations

import asyncio
import errno
import os
import sqlite3
import threading
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from ludoteca.store import FILE, Append, Change, Store, StoreUnsynced, TableId, disk, trips
from ludoteca.store.direct import Direct
from ludoteca.store.writer import Job
from tests.store.setting import ID, bare, lines, loaded

TURNS = 200  # of a loop, in which what needs no disk is long done
needs_slate = pytest.mark.skipif(not trips.are_possible(), reason="there are no slates on this system")


def move(number: int, last: int | None = None) -> Append:
    """The line of a number, or all lines up to a last one."""
    return Append(ID, number, lines(number, last or number), {})


@pytest.fixture
def handed(store: Store, monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """How many savings each handing over to the thread had; none where it was only to copy from the slate."""
    found: list[int] = []
    put = store._writer.put

    def counted(jobs: list[Job]) -> None:
        found.append(len(jobs))
        put(jobs)

    monkeypatch.setattr(store._writer, "put", counted)
    return found


def save(store: Store, change: Change) -> None:
    """Have the thread keep something, and see after the journal too, so that it has nothing to do any more."""
    store.save(change)
    while store._writer.waiting:
        time.sleep(0)


def direct(store: Store) -> Direct:
    """The way of moves, which is there."""
    assert store._direct is not None
    return store._direct


async def turns() -> None:
    """Let the loop do what it can."""
    for _ in range(TURNS):
        await asyncio.sleep(0)


@needs_slate
def test_a_move_is_kept_without_the_thread(store: Store, handed: list[int]) -> None:
    async def talk() -> None:
        for number in (1, 2, 3):
            await store.saving(move(number))

    save(store, bare())
    handed.clear()
    asyncio.run(talk())
    assert handed == []
    assert loaded(store).lines == lines(1, 3)


@needs_slate
def test_so_it_is_on_the_next_loop_and_never_on_two_at_once(store: Store, handed: list[int]) -> None:
    async def talk(number: int) -> None:
        await store.saving(move(number))

    async def both() -> None:
        await talk(2)
        other = threading.Thread(target=asyncio.run, args=(talk(3),))
        other.start()
        await asyncio.to_thread(other.join)

    save(store, bare())
    handed.clear()
    asyncio.run(talk(1))
    assert handed == []
    asyncio.run(both())
    assert handed == [1]
    assert loaded(store).lines == lines(1, 3)


@pytest.mark.parametrize("change", [bare(TableId("another")), move(1, 101)], ids=["another kind", "many lines"])
def test_what_is_large_or_no_move_is_the_threads(store: Store, handed: list[int], change: Change) -> None:
    async def talk() -> None:
        await store.saving(change)

    save(store, bare())
    handed.clear()
    asyncio.run(talk())
    assert handed == [1]


def test_a_move_does_not_overtake_what_the_thread_has_yet_to_keep(store: Store) -> None:
    async def talk() -> None:
        first = store.saving(bare())
        await asyncio.sleep(0)
        await asyncio.gather(first, store.saving(move(1)))

    asyncio.run(talk())
    assert loaded(store).lines == lines(1, 1)


@needs_slate
def test_a_move_is_acknowledged_when_it_is_on_the_slate_and_not_before(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def talk() -> None:
        monkeypatch.setattr(direct(store)._slate, "arrived", lambda waits: [])
        saving = store.saving(move(1))
        await turns()
        assert not saving.done()
        monkeypatch.undo()
        await saving

    save(store, bare())
    asyncio.run(talk())


@needs_slate
def test_what_comes_meanwhile_goes_together_after_it(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    async def talk() -> None:
        monkeypatch.setattr(direct(store)._slate, "arrived", lambda waits: [])
        savings = [store.saving(move(1))]
        await turns()
        for number in (2, 3, 4):
            savings.append(store.saving(move(number)))
            await turns()
        assert not any(saving.done() for saving in savings)
        monkeypatch.undo()
        await asyncio.gather(*savings)
        assert direct(store)._slate._number == 2

    save(store, bare())
    asyncio.run(talk())
    assert loaded(store).lines == lines(1, 4)


@needs_slate
def test_moves_of_other_tables_wait_for_nobody(store: Store) -> None:
    async def talk() -> None:
        savings = []
        for name in names:
            savings.append(store.saving(Append(name, 1, lines(1, 1), {})))
            await asyncio.sleep(0)
            await asyncio.sleep(0)
        assert direct(store)._slate._number == len(names)
        await asyncio.gather(*savings)

    names = [TableId(f"table {number}") for number in range(trips.AT_A_TIME)]
    for name in names:
        save(store, bare(name))
    asyncio.run(talk())
    assert [loaded(store, name).lines for name in names] == [lines(1, 1)] * len(names)


@needs_slate
def test_a_table_that_only_the_thread_wrote_to_goes_on_without_it(store: Store, handed: list[int]) -> None:
    async def talk() -> None:
        await store.saving(move(1))
        await store.saving(move(2), bare(TableId("another")))
        while store._writer.waiting:
            await asyncio.sleep(0)
        handed.clear()
        await store.saving(move(3))

    save(store, bare())
    asyncio.run(talk())
    assert handed == []
    assert loaded(store).lines == lines(1, 3)


def test_what_the_thread_keeps_is_acknowledged_when_it_is_synced_and_not_before(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked, may_go = threading.Event(), threading.Event()
    synced = disk.synced

    def waits(file: int) -> int:
        asked.set()
        may_go.wait()
        return synced(file)

    monkeypatch.setattr(disk, "synced", waits)

    async def talk() -> None:
        saving = store.saving(bare())
        await asyncio.to_thread(asked.wait)
        await turns()
        assert not saving.done()
        may_go.set()
        await saving

    asyncio.run(talk())


@pytest.mark.skipif(os.name == "nt", reason="there a pipe is synced")
@pytest.mark.parametrize("on_loop", [pytest.param(True, marks=needs_slate), False])
def test_a_sync_that_fails_is_told_and_nothing_more_is_written_until_the_store_is_opened_again(
    opened: Callable[[], Store], on_loop: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def keeping(store: Store, change: Change) -> None:
        await store.saving(change)

    def keep(store: Store, change: Change) -> None:
        if on_loop:
            asyncio.run(keeping(store, change))
        else:
            save(store, change)

    with opened() as store:
        save(store, bare())
        keep(store, move(1))
        unsyncable, other_end = os.pipe()
        if on_loop:
            used = direct(store)._slate
            arrived = used.arrived
            monkeypatch.setattr(used, "arrived", lambda waits: [(one, errno.EINVAL) for one, _ in arrived(waits)])
        else:
            os.dup2(unsyncable, store._writer.file)
        with pytest.raises(StoreUnsynced) as told:
            keep(store, move(2))
        assert told.value.fields["why"] == os.strerror(errno.EINVAL)
        for change in (move(3), bare(TableId("another"))):
            with pytest.raises(StoreUnsynced):
                keep(store, change)
        os.close(unsyncable)
        os.close(other_end)
    with opened() as again:
        number = len(loaded(again).lines)
        assert number in (1, 2)
        assert again.load(TableId("another")) is None
        keep(again, move(number + 1))


@needs_slate
def test_another_process_that_writes_delays_neither_the_move_nor_the_loop(tmp_path: Path) -> None:
    with Store.open(tmp_path / FILE) as store:
        other = sqlite3.connect(tmp_path / FILE, isolation_level=None)

        async def talk() -> None:
            other.execute("BEGIN IMMEDIATE")
            await store.saving(move(1))
            assert loaded(store).lines == lines(1, 1)
            another = store.saving(bare(TableId("another")))
            await turns()
            assert not another.done()
            other.execute("ROLLBACK")
            await another

        save(store, bare())
        asyncio.run(talk())
        other.close()
        assert loaded(store).lines == lines(1, 1)


def test_closing_keeps_and_acknowledges_what_was_asked(opened: Callable[[], Store]) -> None:
    async def talk() -> None:
        store = opened()
        await store.saving(bare())
        savings = [store.saving(move(1)), store.saving(move(2))]
        await asyncio.sleep(0)
        savings.append(store.saving(move(3)))
        store.close()
        await asyncio.gather(*savings)

    asyncio.run(talk())
    with opened() as again:
        assert loaded(again).lines == lines(1, 3)
