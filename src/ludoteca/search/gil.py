"""Releases the GIL while compiled code searches; interpreted code has nothing to release."""

from __future__ import annotations


def release() -> int:
    """Release the GIL until acquire(); no Python object may be touched in between."""
    return 0


def acquire(held: int) -> None:
    """Take the GIL back with what release() returned."""
