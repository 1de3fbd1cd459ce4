"""Replays of finished tables, rendered on demand and cached."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from typing import Any

from ludoteca.core.errors import TableRefusal
from ludoteca.server.errors import TableClosed
from ludoteca.server.live.live_table import LiveTable
from ludoteca.server.live.registry import TableRegistry
from ludoteca.store import OVER, Store, TableId
from ludoteca.table import EVERYTHING

SPECTATOR = "spectator"
MAX_CACHED_FRAMES = 4000  # up to 10 kB of memory each
MAX_SEAT_DIGITS = 2
MAX_ERROR_FIELD = 40

Frame = dict[str, Any]
Viewer = int | str | None


class ReplayService:
    """Renders replays one at a time in a thread; `semaphore` is shared with other work that replays whole records."""

    def __init__(self, registry: TableRegistry, store: Store, semaphore: asyncio.Semaphore | None = None) -> None:
        self._registry = registry
        self._store = store
        self._semaphore = semaphore or asyncio.Semaphore(1)
        self._cache = FrameCache()

    async def frames(self, table_id: str, viewer: str) -> list[Frame]:
        """One frame for each record line of a finished table, as `spectator`, `everything` or a seat number sees it.

        A table whose rules are no longer installed has the frames that were stored for it, or none.
        """
        seen_by = parsed_viewer(viewer)
        try:
            live = await finished_table(self._registry, table_id)
        except TableClosed:
            return await self._store.replay(TableId(table_id), viewer_name(seen_by)) or []
        cached = self._cache.get(live.id, seen_by)
        return await self._rendered(live, seen_by) if cached is None else cached

    async def preview(self, table_id: str, viewer: str, line: int) -> dict[str, Any]:
        """The preview after a record line as a viewer had it, a spectator's with everything revealed."""
        seen_by = parsed_viewer(viewer)
        live = await finished_table(self._registry, table_id)
        seat = seen_by if isinstance(seen_by, int) else None
        async with self._semaphore:
            return await asyncio.to_thread(live.table.replay_preview, line, seat)

    def forget(self, table_id: str) -> None:
        """Remove a table's replays from the cache, after a name in them was anonymised."""
        self._cache.remove(table_id)

    async def _rendered(self, live: LiveTable, viewer: Viewer) -> list[Frame]:
        async with self._semaphore:
            cached = self._cache.get(live.id, viewer)  # another request may have rendered it meanwhile
            if cached is not None:
                return cached
            frames = await asyncio.to_thread(lambda: list(live.table.replay(viewer)))
        if not live.is_closed:  # a table that was suspended meanwhile may have got other names
            self._cache.add(live.id, viewer, frames)
        return frames


class FrameCache:
    """An LRU cache of replays by table and viewer, bounded by the number of frames."""

    def __init__(self, max_frames: int = MAX_CACHED_FRAMES) -> None:
        self._max_frames = max_frames
        self._replays: OrderedDict[tuple[str, Viewer], list[Frame]] = OrderedDict()
        self._frame_count = 0

    def get(self, table: str, viewer: Viewer) -> list[Frame] | None:
        """A cached replay, which becomes the most recently used one; None if it is not cached."""
        if (table, viewer) not in self._replays:
            return None
        self._replays.move_to_end((table, viewer))
        return self._replays[table, viewer]

    def add(self, table: str, viewer: Viewer, frames: list[Frame]) -> None:
        """Add a replay and evict the least recently used ones; a replay over the maximum is not cached."""
        if len(frames) > self._max_frames:
            return
        self._frame_count += len(frames) - len(self._replays.pop((table, viewer), ()))
        self._replays[table, viewer] = frames
        while self._frame_count > self._max_frames:
            _, evicted = self._replays.popitem(last=False)
            self._frame_count -= len(evicted)

    def remove(self, table: str) -> None:
        """Remove the replays of a table."""
        for key in [key for key in self._replays if key[0] == table]:
            self._frame_count -= len(self._replays.pop(key))


async def finished_table(registry: TableRegistry, id: str) -> LiveTable:
    """A live table whose end is committed; TableRefusal if its game is not over."""
    live = await registry.read(id, lambda live: live)
    if live.table.phase != OVER:
        raise TableRefusal(key="table-not-over")
    return live


def parsed_viewer(viewer: str) -> Viewer:
    """The seat number, EVERYTHING, or None for a spectator; TableRefusal for anything else."""
    if viewer.isascii() and viewer.isdigit() and len(viewer) <= MAX_SEAT_DIGITS:
        return int(viewer)
    if viewer not in (SPECTATOR, EVERYTHING):
        raise TableRefusal(key="table-no-such-seat", seat=viewer[:MAX_ERROR_FIELD])
    return None if viewer == SPECTATOR else viewer


def viewer_name(viewer: Viewer) -> str:
    """A viewer as stored replays name it."""
    return SPECTATOR if viewer is None else str(viewer)
