"""Cuts the power of a disk while a process writes to a store on it, and checks that what was acknowledged is there.

The disk is a file with a file system in it, on an outer file system. Freezing the outer one stops the disk instantly;
what it had written by then is copied, and only that is left after the cut: nothing of the page cache. A disk that
loses what it reported as written is not simulated. Needs Linux and the right to mount.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import os
import random
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path

from ludoteca.store import DATABASE_FILE, SqliteStore, StoredTable
from tests.support import store_processes

OUTER_SIZE, DISK_SIZE = 400 << 20, 150 << 20
MAX_ACKNOWLEDGEMENTS = 3000


def execute(*words: object) -> None:
    """Run a command that must succeed."""
    subprocess.run([str(word) for word in words], check=True, stdout=subprocess.DEVNULL)


@contextlib.contextmanager
def mounted(image: Path, folder: Path, size: int = 0) -> Iterator[Path]:
    """The file system in a file, created if a size is given."""
    folder.mkdir()
    if size:
        with image.open("wb") as file:
            file.truncate(size)
        execute("mkfs.ext4", "-q", "-F", image)
    execute("mount", "-o", "loop", image, folder)
    try:
        yield folder
    finally:
        execute("umount", folder)
        folder.rmdir()


@contextlib.contextmanager
def frozen(folder: Path) -> Iterator[None]:
    """Nothing is written to a file system meanwhile."""
    execute("fsfreeze", "--freeze", folder)
    try:
        yield
    finally:
        execute("fsfreeze", "--unfreeze", folder)


def cut(folder: Path, seed: int) -> int:
    """Cut the power after some acknowledgements and check the store; the number of acknowledgements."""
    count = random.Random(seed).randrange(1, MAX_ACKNOWLEDGEMENTS)
    remains = folder / "remains.img"
    with (
        mounted(folder / "outer.img", folder / "outer", OUTER_SIZE) as outer,
        mounted(outer / "disk.img", folder / "disk", DISK_SIZE) as disk,
    ):
        process = store_processes.start("append_forever", disk / DATABASE_FILE)
        assert process.stdout is not None
        last: dict[int, int] = {}
        for _ in range(count):
            table, number = (int(word) for word in process.stdout.readline().split())
            last[table] = number
        with frozen(outer):
            shutil.copyfile(outer / "disk.img", remains)
        process.kill()
        process.communicate()
    with mounted(remains, folder / "remains") as disk:
        stored = asyncio.run(stored_tables(disk / DATABASE_FILE, list(last)))
    for table, acknowledged in last.items():
        check(stored[table], table, acknowledged, seed)
    return count


async def stored_tables(path: Path, tables: list[int]) -> dict[int, StoredTable | None]:
    """The tables that are left in a store."""
    async with SqliteStore.open(path) as store:
        return {table: await store.load_table(store_processes.table_id(table)) for table in tables}


def check(stored: StoredTable | None, table: int, acknowledged: int, seed: int) -> None:
    """Fail if a table lacks an acknowledged line or has a wrong one."""
    assert stored is not None, f"seed {seed}: table {table} is gone"
    count = len(stored.lines)
    assert acknowledged <= count, f"seed {seed}: table {table} has {count} lines, {acknowledged} were acknowledged"
    assert stored.lines == [store_processes.line(table, at) for at in range(1, count + 1)], f"seed {seed}: {table}"
    assert stored.version == count, f"seed {seed}: table {table} has version {stored.version}, {count} lines"


def main() -> int:
    """Repeat until the time is over; 1 after the first loss."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--seconds", type=float, default=600)
    arguments = parser.parse_args()
    if sys.platform != "linux" or os.geteuid() != 0 or not all(map(shutil.which, ("fsfreeze", "mkfs.ext4"))):
        print("skipped: needs Linux, fsfreeze, mkfs.ext4 and the right to mount")
        return 0
    cuts = acknowledged = 0
    end = time.monotonic() + arguments.seconds
    while not cuts or time.monotonic() < end:
        with tempfile.TemporaryDirectory(prefix="ludoteca-cuts-") as folder:
            try:
                acknowledged += cut(Path(folder), arguments.seed + cuts)
            except AssertionError as loss:
                print(f"\n{loss}")
                return 1
        cuts += 1
        print(
            f"\r{cuts} cuts, {acknowledged} acknowledged lines checked, seed {arguments.seed + cuts}",
            end="",
            flush=True,
        )
    print()
    return 0


if __name__ == "__main__":
    sys.exit(main())
