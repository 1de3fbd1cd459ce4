"""Cuts the power of a disk while a process writes to a store on it, and checks that what was acknowledged is there.

The disk is a file that a second file system lies in. Holding still the one around it stops the disk in an instant;
what it has taken by then is copied, and that is all that is left after the cut: nothing of what the system still held
in memory. A disk that forgets what it has taken is not tried. Needs Linux and the right to mount.
"""

from __future__ import annotations

import argparse
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

from ludoteca.store import FILE, Store
from tests.store import processes

AROUND, WITHIN = 400 << 20, 150 << 20
MOST_BETWEEN = 3000


def do(*words: object) -> None:
    """Run a command that has to succeed."""
    subprocess.run([str(word) for word in words], check=True, stdout=subprocess.DEVNULL)


@contextlib.contextmanager
def mounted(image: Path, place: Path, size: int = 0) -> Iterator[Path]:
    """The file system in a file, made anew if a size is given."""
    place.mkdir()
    if size:
        with image.open("wb") as file:
            file.truncate(size)
        do("mkfs.ext4", "-q", "-F", image)
    do("mount", "-o", "loop", image, place)
    try:
        yield place
    finally:
        do("umount", place)
        place.rmdir()


@contextlib.contextmanager
def standing_still(place: Path) -> Iterator[None]:
    """Nothing more is written to a file system."""
    do("fsfreeze", "--freeze", place)
    try:
        yield
    finally:
        do("fsfreeze", "--unfreeze", place)


def cut(folder: Path, seed: int) -> int:
    """Let a process scribble, cut the power after some acknowledgements, look; how many were looked for."""
    moment = random.Random(seed).randrange(1, MOST_BETWEEN)
    left = folder / "left.img"
    with (
        mounted(folder / "around.img", folder / "around", AROUND) as around,
        mounted(around / "disk.img", folder / "disk", WITHIN) as disk,
    ):
        scribbler = processes.start("scribble", disk / FILE)
        assert scribbler.stdout is not None
        last: dict[int, int] = {}
        for _ in range(moment):
            table, told = (int(word) for word in scribbler.stdout.readline().split())
            last[table] = told
        with standing_still(around):
            shutil.copyfile(around / "disk.img", left)
        scribbler.kill()
        scribbler.communicate()
    with mounted(left, folder / "left") as disk, Store.open(disk / FILE) as store:
        for table, told in last.items():
            kept = store.load(processes.name(table))
            number = 0 if kept is None else len(kept.lines)
            assert kept is not None, f"seed {seed}: table {table} is gone"
            assert told <= number, f"seed {seed}: table {table} has {number} lines, {told} were acknowledged"
            assert kept.lines == [processes.line(table, at) for at in range(1, number + 1)], f"seed {seed}: {table}"
    return moment


def main() -> int:
    """Go on until the time is over; 1 at the first loss."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--seconds", type=float, default=600)
    asked = parser.parse_args()
    if sys.platform != "linux" or os.geteuid() != 0 or not all(map(shutil.which, ("fsfreeze", "mkfs.ext4"))):
        print("not tried: it takes Linux, fsfreeze, mkfs.ext4 and the right to mount")
        return 0
    cuts = looked_for = 0
    end = time.monotonic() + asked.seconds
    while not cuts or time.monotonic() < end:
        with tempfile.TemporaryDirectory(prefix="ludoteca-cuts-") as folder:
            try:
                looked_for += cut(Path(folder), asked.seed + cuts)
            except AssertionError as wrong:
                print(f"\n{wrong}")
                return 1
        cuts += 1
        print(
            f"\r{cuts} cuts, {looked_for} acknowledged lines looked for, seed {asked.seed + cuts}", end="", flush=True
        )
    print()
    return 0


if __name__ == "__main__":
    sys.exit(main())
