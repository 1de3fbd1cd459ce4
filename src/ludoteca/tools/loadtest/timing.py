"""Latencies of moves, and the processor time and memory of a local process."""

from __future__ import annotations

import os
import time
from dataclasses import dataclass, field
from pathlib import Path

PROCESS_CLOCK = 2


def quantile(values: list[float], share: float) -> float:
    """The value that a given share of the values does not exceed."""
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(share * len(ordered)))]


def processor_seconds(pid: int) -> float:
    """The processor time that a process has used, all of its threads together."""
    return time.clock_gettime((~pid << 3) | PROCESS_CLOCK)  # the clock id that clock_getcpuclockid returns


def resident_bytes(pid: int) -> int:
    """The resident memory of a process."""
    return int(Path(f"/proc/{pid}/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")


@dataclass
class Timing:
    """The latencies of moves and the duration of all of them, in seconds."""

    latencies: list[float] = field(default_factory=list)
    seconds: float = 0.0

    @property
    def rate(self) -> float:
        """Moves per second."""
        return len(self.latencies) / self.seconds if self.seconds else 0.0

    def ms(self, share: float) -> float:
        """The latency in milliseconds that a given share of the moves does not exceed."""
        return quantile(self.latencies, share) * 1000
