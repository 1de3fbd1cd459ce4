"""What the disk itself takes: bare writes of a few kilobytes into a file that is laid out, each synced by itself."""

from __future__ import annotations

import os
import time
from pathlib import Path

from ludoteca.tools.loadtest import Timing

ROOM = 2 << 20
PIECE = 8192
RATE = 100.0


def synced(folder: Path, seconds: float) -> Timing:
    """Writes at an even rate for so long, and how long each took until it was on the disk."""
    timing = Timing()
    file = os.open(folder / "bare", os.O_RDWR | os.O_CREAT)
    try:
        os.pwrite(file, bytes(ROOM), 0)
        os.fsync(file)
        begun = time.perf_counter()
        for number in range(int(RATE * seconds)):
            time.sleep(max(0.0, begun + number / RATE - time.perf_counter()))
            start = time.perf_counter()
            os.pwrite(file, os.urandom(PIECE), number * PIECE % ROOM)
            os.fdatasync(file)
            timing.latencies.append(time.perf_counter() - start)
    finally:
        os.close(file)
    return timing
