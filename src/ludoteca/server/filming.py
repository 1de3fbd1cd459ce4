"""Makes the films of finished games, a little work and a little rest in turn, so that moves of others go first."""

from __future__ import annotations

import time

from ludoteca.server.room import Room
from ludoteca.store import Film, Reel, TableId

TURN = 0.001  # seconds of work, in which nothing else of this process runs
REST = 0.001


def films_of(room: Room) -> list[Film]:
    """A finished game line by line, as everybody saw it; for a thread of its own."""
    reels: dict[int | str | None, Reel] = {}
    begun = time.perf_counter()
    for frames in room.table.films():
        for eyes, frame in frames.items():
            if eyes not in reels:
                reels[eyes] = Reel()
            reels[eyes].add(frame)
        if time.perf_counter() - begun > TURN:
            time.sleep(REST)
            begun = time.perf_counter()
    table = TableId(room.id)
    return [Film(table, "spectator" if eyes is None else str(eyes), reel.packed()) for eyes, reel in reels.items()]
