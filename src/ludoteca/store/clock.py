"""The wall clock that stores use unless they are given another one."""

from __future__ import annotations

import time


def milliseconds() -> int:
    """The current time in milliseconds since 1970 (UTC)."""
    return time.time_ns() // 1_000_000
