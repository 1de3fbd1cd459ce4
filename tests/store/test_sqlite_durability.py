"""What was acknowledged is on disk: after a kill and after the disk was full."""

from __future__ import annotations

import os
import random
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from ludoteca.store import DATABASE_FILE, SqliteStore
from tests.support import store_processes
from tests.support.store_factories import loaded, run

KILLS = 6
MAX_FILE_SIZE = 600_000  # the write-ahead log of a new store begins with its schema


def acknowledged_before_kill(path: Path, count: int) -> dict[int, int]:
    """Kill a writing process after a number of acknowledgements; the last acknowledged line of each table."""
    process = store_processes.start("append_forever", path)
    assert process.stdout is not None
    last: dict[int, int] = {}
    for index, row in enumerate(process.stdout, 1):
        table, number = (int(word) for word in row.split())
        assert number == last.get(table, number - 1) + 1
        last[table] = number
        if index == count:
            process.kill()
    errors = process.communicate()[1]
    assert process.returncode == -9, errors
    return last


@pytest.mark.skipif(os.name == "nt", reason="there is no SIGKILL")
@pytest.mark.parametrize("seed", [1])
def test_a_killed_writer_loses_nothing_acknowledged_and_stores_nothing_twice(seed: int, tmp_path: Path) -> None:
    chance = random.Random(seed)
    path = tmp_path / DATABASE_FILE
    before: dict[int, int] = {}
    for _ in range(KILLS):
        count = chance.randrange(1, 3000)
        print(f"seed {seed}: killed after {count} acknowledgements")
        before |= acknowledged_before_kill(path, count)
        store = SqliteStore.open(path)
        for table, last in before.items():
            stored = loaded(store, store_processes.table_id(table))
            number = len(stored.lines)
            assert last <= number == stored.version
            assert stored.lines == [store_processes.line(table, at) for at in range(1, number + 1)]
            assert stored.snapshot["at"] == number
            assert stored.submissions[-1][-1] == number
            before[table] = number
        run(store.close())


def fill(*arguments: object, prefix: tuple[str, ...] = ()) -> list[str]:
    """What a process reports that fills its disk."""
    process = store_processes.start("fill", *arguments, prefix=prefix)
    output, errors = process.communicate()
    assert process.returncode == 0, errors
    return output.splitlines()


@pytest.mark.skipif(os.name == "nt", reason="file sizes cannot be limited")
def test_a_file_that_may_not_grow_rejects_the_change_and_goes_on_afterwards(tmp_path: Path) -> None:
    report, end = fill(tmp_path / DATABASE_FILE, "file-size", MAX_FILE_SIZE)
    assert report.split()[1] in ("store-full", "store-failed")
    assert int(report.split()[2]) > 10
    assert end == "good"


def can_mount() -> bool:
    """Whether a small file system can be mounted for a test."""
    if sys.platform != "linux" or shutil.which("unshare") is None:
        return False
    attempt = ["unshare", "-rm", "mount", "-t", "tmpfs", "-o", "size=1m", "tmpfs", "/mnt"]
    return subprocess.run(attempt, capture_output=True).returncode == 0


@pytest.mark.skipif(not can_mount(), reason="no small file system can be mounted here")
def test_a_full_disk_rejects_the_change_and_goes_on_when_there_is_space(tmp_path: Path) -> None:
    mount = f'mount -t tmpfs -o size=1200k tmpfs "{tmp_path}" && exec "$@"'
    prefix = ("unshare", "-rm", "sh", "-c", mount, "sh")
    report, end = fill(tmp_path / DATABASE_FILE, "ballast", tmp_path / "ballast", prefix=prefix)
    assert report.split()[:2] == ["StoreFull", "store-full"]
    assert int(report.split()[2]) > 10
    assert end == "good"
