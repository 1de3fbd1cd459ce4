"""Latency of the disk itself: small writes into a preallocated file, each followed by fdatasync."""

from __future__ import annotations

import os
import time
from pathlib import Path

from ludoteca.tools.loadtest import Timing

FILE_BYTES = 2 << 20
WRITE_BYTES = 8192
RATE = 100.0  # writes a second


def synced_writes(folder: Path, seconds: float) -> Timing:
    """Write at an even rate; how long each write took until fdatasync returned."""
    timing = Timing()
    file = os.open(folder / "disk-sync", os.O_RDWR | os.O_CREAT)
    try:
        os.pwrite(file, bytes(FILE_BYTES), 0)
        os.fsync(file)
        begun = time.perf_counter()
        for number in range(int(RATE * seconds)):
            time.sleep(max(0.0, begun + number / RATE - time.perf_counter()))
            start = time.perf_counter()
            os.pwrite(file, os.urandom(WRITE_BYTES), number * WRITE_BYTES % FILE_BYTES)
            os.fdatasync(file)
            timing.latencies.append(time.perf_counter() - start)
    finally:
        os.close(file)
    return timing
