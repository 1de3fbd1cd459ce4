"""How long things took, and what a process on this machine costs."""

from __future__ import annotations

import os
import time
from dataclasses import dataclass, field
from pathlib import Path

OF_PROCESS = 2


def quantile(values: list[float], share: float) -> float:
    """The value that a share of the values doesn't exceed."""
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(share * len(ordered)))]


def processor_seconds(pid: int) -> float:
    """The processor time that a process has used so far, all of its threads together."""
    return time.clock_gettime((~pid << 3) | OF_PROCESS)  # what clock_getcpuclockid makes of a process's number


def resident_bytes(pid: int) -> int:
    """The memory that a process holds."""
    return int(Path(f"/proc/{pid}/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")


@dataclass
class Timing:
    """Waiting times of moves, in seconds, and how long all of them took together."""

    waits: list[float] = field(default_factory=list)
    seconds: float = 0.0

    @property
    def rate(self) -> float:
        """Moves a second."""
        return len(self.waits) / self.seconds if self.seconds else 0.0

    def ms(self, share: float) -> float:
        """The milliseconds within which a share of the moves was acknowledged."""
        return quantile(self.waits, share) * 1000
