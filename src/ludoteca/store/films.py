"""How a finished game looked to somebody, frame by frame: shown also when the rules that played it are gone."""

from __future__ import annotations

import json
import zlib
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

from msgspec.json import Encoder

from ludoteca.store.kept import TableId
from ludoteca.store.pen import Pen

LEVEL = 3  # of packing: a third of the usual one's time for not quite twice the room
encode = Encoder().encode


@dataclass(frozen=True, slots=True)
class Film:
    """What `Table.replay` gives to some eyes, packed: `0`, `1`, …, `spectator`, `everything`."""

    table: TableId
    eyes: str
    data: bytes

    def write(self, pen: Pen) -> None:
        """Put it down in the place of an older one."""
        pen.run("INSERT OR REPLACE INTO films VALUES (?, ?, ?)", pen.key(self.table), self.eyes, self.data)


class Reel:
    """Frames being packed one by one: one differs little from the next, so they shrink to a fifteenth and less."""

    def __init__(self) -> None:
        self._packer = zlib.compressobj(LEVEL)
        self._parts: list[bytes] = []
        self._before = b"["

    def add(self, frame: Any) -> None:
        """One more frame."""
        self._parts.append(self._packer.compress(self._before + encode(frame)))
        self._before = b","

    def packed(self) -> bytes:
        """All of them, once there are no more."""
        ending = b"[]" if self._before == b"[" else b"]"
        return b"".join((*self._parts, self._packer.compress(ending), self._packer.flush()))


def packed(frames: Iterable[Any]) -> bytes:
    """Frames as they are kept."""
    reel = Reel()
    for frame in frames:
        reel.add(frame)
    return reel.packed()


def unpacked(data: bytes) -> list[Any]:
    """The frames again."""
    frames: list[Any] = json.loads(zlib.decompress(data))
    return frames
