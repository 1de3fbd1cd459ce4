"""Rewrites what a viewer can't know of a position of Kahmaté, straight from clauses 2.2 and 4.2."""

from __future__ import annotations

import random
from typing import Any

TEAM = ("n1", "n2", "s", "t", "f", "c")


def scramble(position: dict[str, Any], viewer: int | None, choose: random.Random) -> dict[str, Any]:
    """The same position with unseen line-ups and laid cards replaced by others that could be."""
    pending = position["pending"]
    for seat in (0, 1):
        if pending is None or seat == viewer:
            continue
        if pending["kind"] == "setup":
            standing = 6 if pending["ready"][seat] else choose.randrange(7)
            place(position["pieces"], seat, standing, choose)
        elif pending["kind"] == "card" and pending["laid"][seat] is not None:
            pending["laid"][seat] = choose.choice(position["cards"][seat])
    return position


def place(pieces: dict[str, Any], seat: int, standing: int, choose: random.Random) -> None:
    """Put a side's first players anywhere on its set-up rows, and nobody else."""
    rows = (1, 2) if seat == 0 else (10, 11)
    squares = choose.sample([f"{lane}{row}" for lane in "abcdefgh" for row in rows], standing)
    for at, letters in enumerate(TEAM):
        pieces.pop("rb"[seat] + letters, None)
        if at < standing:
            pieces["rb"[seat] + letters] = {"at": squares[at], "down": 0}
