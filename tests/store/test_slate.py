"""The slate: what is on it is kept, whatever became of the server; it is used again and again, and says no more."""

from __future__ import annotations

import asyncio
import errno
import random
import shutil
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any, cast

import pytest

from ludoteca.store import FILE, Append, Remove, Store, StoreUnwritable, TableId, back_up, restore, slate, trips
from ludoteca.store.kept import Written
from ludoteca.store.slate import Batch, Slate
from ludoteca.store.trips import BLOCK
from tests.store.setting import ID, bare, lines, loaded

pytestmark = pytest.mark.skipif(not trips.are_possible(), reason="there are no slates on this system")
OTHER = TableId("another table")


def move(number: int, table: TableId = ID) -> Append:
    """The line of a number."""
    return Append(table, number, lines(number, number), {"at": number}, [number])


def begin(store: Store, *tables: TableId) -> None:
    """Tables about which nothing is interesting; then the writer's thread has nothing to do any more."""
    for table in tables or (ID,):
        store.save(bare(table))
    while store._writer.waiting:
        time.sleep(0)


async def keep(store: Store, *moves: Append) -> None:
    """Keep moves one after the other."""
    for one in moves:
        await store.saving(one)


def dead(store: Store, folder: Path, without: Sequence[str] = ()) -> Path:
    """The files of a store as a power cut would leave them now, some of them gone."""
    folder.mkdir()
    for name in ("", "-wal", "-moves"):
        if name not in without:
            shutil.copyfile(store.path.with_name(store.path.name + name), folder / (FILE + name))
    return folder / FILE


def written(numbers: Sequence[int]) -> list[Written]:
    """Moves as a slate has them."""
    return [move(number).written() for number in numbers]


def test_moves_are_kept_before_the_database_has_them(tmp_path: Path) -> None:
    with Store.open(tmp_path / FILE) as store:
        begin(store)
        asyncio.run(keep(store, move(1), move(2)))
        left = dead(store, tmp_path / "left")
        without = dead(store, tmp_path / "without", ["-moves"])
    with Store.open(left) as again:
        kept = loaded(again)
        assert kept.lines == lines(1, 2)
        assert kept.memo == {"at": 2}
        assert kept.answers == [[1], [2]]
        again.save(move(3))
    with Store.open(left) as once_more:
        assert loaded(once_more).lines == lines(1, 3)
    with Store.open(without) as poorer:
        assert loaded(poorer).lines == []


def test_what_the_database_has_yet_to_learn_is_seen(tmp_path: Path) -> None:
    async def talk(store: Store) -> None:
        for number in range(1, 100):
            await store.saving(move(number))
            kept = loaded(store)
            assert kept.lines == lines(1, number)
            assert kept.memo == {"at": number}
            assert kept.answers[-1] == [number]
            if number % 10 == 0:
                store._writer.put([])

    with Store.open(tmp_path / FILE) as store:
        begin(store)
        asyncio.run(talk(store))


def test_a_store_that_was_closed_owes_its_database_nothing(tmp_path: Path) -> None:
    with Store.open(tmp_path / FILE) as store:
        begin(store)
        asyncio.run(keep(store, move(1), move(2)))
    (tmp_path / f"{FILE}-moves").unlink()
    with Store.open(tmp_path / FILE) as again:
        assert loaded(again).lines == lines(1, 2)


def test_a_slate_of_other_times_says_nothing(tmp_path: Path) -> None:
    with Store.open(tmp_path / FILE) as store:
        begin(store)
        asyncio.run(keep(store, move(1)))
        old = dead(store, tmp_path / "old").with_name(f"{FILE}-moves")
    with Store.open(tmp_path / FILE) as again:
        store.path.with_name(f"{FILE}-moves").write_bytes(old.read_bytes())
        left = dead(again, tmp_path / "left")
        shutil.copyfile(old, left.with_name(f"{FILE}-moves"))
    with Store.open(left) as last:
        assert loaded(last).lines == lines(1, 1)


@pytest.mark.parametrize("place", [0, 5, 9, 17, 25, 29, 60, 4000, BLOCK + 50])
def test_a_batch_that_is_not_whole_says_nothing_and_harms_no_other(place: int, tmp_path: Path) -> None:
    long = Written(OTHER, 1, ["x" * BLOCK], "{}")
    batches = [slate.spelled(7, 1, [long]), slate.spelled(7, 2, written([1, 2]))]
    room = [text.ljust(-(-len(text) // BLOCK) * BLOCK, b"\0") for text in batches]
    path = tmp_path / "slate"
    path.write_bytes(b"".join(room))
    assert slate.read(path, 7) == [long, *written([1, 2])]
    torn = bytearray(room[0])
    torn[place] ^= 0x41
    path.write_bytes(bytes(torn) + room[1])
    assert slate.read(path, 7) == written([1, 2])
    assert slate.read(path, 8) == []


def test_what_is_gone_or_should_follow_what_never_was_is_left_out(tmp_path: Path) -> None:
    with Store.open(tmp_path / FILE) as store:
        begin(store, ID, OTHER)
        asyncio.run(keep(store, move(1), move(1, OTHER)))
        store.save(Remove(OTHER))
        mark = slate.noted(store._writing)
        assert mark is not None
        left = dead(store, tmp_path / "left")
    moves = [*written([1, 2]), move(1, OTHER).written(), *written([4])]
    left.with_name(f"{FILE}-moves").write_bytes(slate.spelled(mark, 1, moves).ljust(slate.ROOM, b"\0"))
    with Store.open(left) as again:
        assert loaded(again).lines == lines(1, 2)
        assert again.load(OTHER) is None


def test_a_slate_is_used_again_while_moves_keep_coming(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(slate, "BLOCKS", 16)
    with Store.open(tmp_path / FILE) as store:
        begin(store)
        asyncio.run(keep(store, *(move(number) for number in range(1, 300))))
        left = dead(store, tmp_path / "left")
    for path in (tmp_path / FILE, left):
        with Store.open(path) as again:
            assert loaded(again).lines == lines(1, 299)


class Way:
    """A way to a disk that is only remembered: which batch lies on which block."""

    def __init__(self) -> None:
        self.blocks: dict[int, int] = {}
        self.sent: dict[int, int] = {}
        self.number = 0

    def send(self, which: int, text: bytes, size: int, place: int) -> int:
        """Write a batch over whatever lies there."""
        assert which not in self.sent
        assert 0 <= place <= (slate.BLOCKS * BLOCK) - size
        self.number += 1
        self.sent[which] = size
        for block in range(place // BLOCK, (place + size) // BLOCK):
            self.blocks[block] = self.number
        return 0

    def done(self, waits: bool) -> list[tuple[int, int]]:
        """Some of the batches have arrived, the last ones first."""
        some = list(self.sent.items())[::-1][:2]
        for which, _ in some:
            del self.sent[which]
        return some


@pytest.mark.parametrize("seed", range(20))
def test_nothing_is_written_over_that_the_database_lacks(seed: int, monkeypatch: pytest.MonkeyPatch) -> None:
    print(f"seed {seed}")
    chance = random.Random(seed)
    monkeypatch.setattr(slate, "BLOCKS", 24)
    way = Way()
    used = Slate(cast(Any, way), 7)
    lacking: dict[Batch, int] = {}  # each batch under its number
    owed: list[Batch] = []
    refused = 0
    for _ in range(600):
        size = chance.choice([10, 10, BLOCK, 3 * BLOCK])
        batch = used.write([Written(ID, 1, ["x" * size], "{}")])
        if batch is None:
            refused += 1
        else:
            lacking[batch] = way.number
        if chance.random() < 0.6:
            owed += [one for one, wrong in used.arrived() if not wrong]
        if chance.random() < 0.2:
            some = chance.sample(owed, chance.randint(0, len(owed)))
            used.wipe(some)
            for one in some:
                owed.remove(one)
                del lacking[one]
        for one, number in lacking.items():
            assert sum(there == number for there in way.blocks.values()) == one.size // BLOCK
    assert refused


def test_without_room_on_the_slate_the_thread_keeps_a_move(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def talk(store: Store) -> None:
        assert store._direct is not None
        used = store._direct._slate
        arrived = used.arrived
        monkeypatch.setattr(used, "arrived", lambda waits: [(batch, errno.ENOSPC) for batch, _ in arrived(waits)])
        await keep(store, move(1), move(2))
        monkeypatch.setattr(used, "arrived", arrived)
        assert used._in_use() == 0
        assert store._writer.owed(ID) == []
        while store._writer.waiting:
            await asyncio.sleep(0)
        await keep(store, move(3))
        assert used._in_use() == 1

    with Store.open(tmp_path / FILE) as store:
        begin(store)
        asyncio.run(talk(store))
        assert loaded(store).lines == lines(1, 3)


def test_where_the_database_cannot_be_written_moves_are_refused_and_none_is_lost(tmp_path: Path) -> None:
    async def talk(store: Store) -> None:
        await keep(store, move(1), move(2))
        store._writing.execute("PRAGMA query_only = ON")
        for change in (bare(OTHER), move(3)):
            with pytest.raises(StoreUnwritable):
                await store.saving(change)
            while store._writer.waiting:
                await asyncio.sleep(0)
        assert loaded(store).lines == lines(1, 2)

    with Store.open(tmp_path / FILE) as store:
        begin(store)
        asyncio.run(talk(store))
        left = dead(store, tmp_path / "left")
        store._writing.execute("PRAGMA query_only = OFF")
        asyncio.run(keep(store, move(3)))
        assert loaded(store).lines == lines(1, 3)
        assert store._writer.owed(ID) == []
    with Store.open(left) as again:
        assert loaded(again).lines == lines(1, 2)


def test_a_copy_has_what_is_on_the_slate_and_no_slate_follows_it(tmp_path: Path) -> None:
    with Store.open(tmp_path / FILE) as store:
        begin(store)
        asyncio.run(keep(store, move(1), move(2)))
        back_up(tmp_path / FILE, tmp_path / "copy")
        asyncio.run(keep(store, move(3)))
        left = dead(store, tmp_path / "left")
    aside = restore(tmp_path / "copy", left).aside
    with Store.open(left) as again:
        assert loaded(again).lines == lines(1, 2)
    assert aside is not None
    with Store.open(aside) as former:
        assert loaded(former).lines == lines(1, 3)


def test_a_copy_after_a_power_cut_has_what_is_on_the_slate(tmp_path: Path) -> None:
    with Store.open(tmp_path / FILE) as store:
        begin(store)
        asyncio.run(keep(store, move(1), move(2)))
        left = dead(store, tmp_path / "left")
    back_up(left, tmp_path / "copy")
    with Store.open(tmp_path / "copy") as copy:
        assert loaded(copy).lines == lines(1, 2)


def test_without_slates_everything_is_kept_all_the_same(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with Store.open(tmp_path / FILE) as store:
        begin(store)
        asyncio.run(keep(store, move(1)))
        left = dead(store, tmp_path / "left")
    monkeypatch.setattr(trips, "are_possible", lambda: False)
    with Store.open(left) as again:
        assert again._direct is None
        assert loaded(again).lines == lines(1, 1)
        asyncio.run(keep(again, move(2)))
    with Store.open(left) as once_more:
        assert loaded(once_more).lines == lines(1, 2)
