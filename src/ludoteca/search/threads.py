"""Lets other threads run while compiled code searches; interpreted code has nothing to let go of."""

from __future__ import annotations


def leave() -> int:
    """Let other threads run until back(); nothing of Python's may be touched in between."""
    return 0


def back(held: int) -> None:
    """Take up again what leave() let go."""
