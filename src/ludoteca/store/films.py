"""How a finished game looked to somebody, frame by frame: shown also when the rules that played it are gone."""

from __future__ import annotations

import json
import zlib
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from ludoteca.store.kept import TableId
from ludoteca.store.pen import Pen


@dataclass(frozen=True, slots=True)
class Film:
    """The frames of a table as `Table.replay` gives them to some eyes: `0`, `1`, …, `spectator`, `everything`."""

    table: TableId
    eyes: str
    frames: Sequence[Any]

    def write(self, pen: Pen) -> None:
        """Put it down in the place of an older one."""
        pen.run("INSERT OR REPLACE INTO films VALUES (?, ?, ?)", pen.key(self.table), self.eyes, packed(self.frames))


def packed(frames: Sequence[Any]) -> bytes:
    """Frames as they are kept: one differs little from the next, so they shrink to a twentieth."""
    return zlib.compress(json.dumps(frames, separators=(",", ":")).encode())


def unpacked(data: bytes) -> list[Any]:
    """The frames again."""
    frames: list[Any] = json.loads(zlib.decompress(data))
    return frames
