"""Copying a state's content in one stroke, whatever the game; compiled, it is one block of memory."""

from __future__ import annotations

from typing import Any

OWN = ("event_log", "listening")


def become(target: Any, source: Any) -> None:
    """Copy every field of one state into another of the same class and board, except who listens."""
    for name, value in vars(source).items():
        if name not in OWN:
            setattr(target, name, value[:] if isinstance(value, list) else value)
