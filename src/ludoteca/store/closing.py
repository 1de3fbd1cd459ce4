"""Ends a table that can't be played on, by words alone: its rules may be gone, so nothing is replayed."""

from __future__ import annotations

import json

from ludoteca.store.changes import Append, Change, Finish
from ludoteca.store.kept import PLAYING, Kept

ABANDONED = {"scores": [], "winners": [], "reason": "abandoned"}


def abandonment(kept: Kept, why: str) -> list[Change]:
    """The changes that close an unfinished table as abandoned; `why` is the key of a message for those who come.

    The record stays, with a last line and the secret: whoever has the old rules can still check it.
    """
    changes: list[Change] = []
    if kept.phase == PLAYING:
        number = len(kept.lines) + 1
        changes.append(Append(kept.id, number, [f"{number} table abandon"], {}))
    head = f"{kept.head}\nResult: {json.dumps(ABANDONED, separators=(',', ':'))}"
    return [*changes, Finish(kept.id, head, kept.memo.get("secret"), closed=why)]
