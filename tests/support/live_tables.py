"""Live tables on a memory store, and subscribers that record their frames."""

from __future__ import annotations

import json
from typing import Any

from msgspec import Struct

from ludoteca.server.bots.worker_pool import WorkerPool
from ludoteca.server.live.live_table import LiveTable
from ludoteca.server.live.registry import TableRegistry
from ludoteca.server.live.repository import TableRepository
from ludoteca.server.live.table_config import TableConfig
from ludoteca.server.live.turn_driver import TurnDriver
from ludoteca.server.live.uptime import Uptime
from ludoteca.server.security.seat_keys import SEAT, SeatKeys
from ludoteca.server.ws import messages_out
from ludoteca.store import MemoryStore, Store
from ludoteca.table import Table

Json = dict[str, Any]
SALTS = (b"north", b"south")


class RecordingSubscriber:
    """A connection that records what it is sent and the code it is closed with."""

    def __init__(self, *seats: int) -> None:
        self.seats = frozenset(seats)
        self.is_host = False
        self.is_screen = False
        self.lang = "en"
        self.frames: list[str] = []
        self.close_code: int | None = None

    def viewers(self) -> list[int | None]:
        return [*sorted(self.seats)] or [None]

    def send(self, text: str) -> None:
        self.frames.append(text)

    def send_message(self, message: Struct) -> None:
        self.send(messages_out.encode(message))

    def close(self, code: int) -> None:
        self.close_code = code

    def messages(self) -> list[Json]:
        """The decoded frames."""
        return [json.loads(frame) for frame in self.frames]

    def versions(self) -> list[int]:
        """The versions of the updates."""
        return [message["update"]["version"] for message in self.messages() if "update" in message]


def registry_on(store: Store) -> TableRegistry:
    """A registry of live tables on a store, whose bots are never used."""
    pool = WorkerPool(1)
    return TableRegistry(TableRepository(store, Uptime(store)), lambda live: TurnDriver(live, pool))


async def live_table(registry: TableRegistry | None = None, **given: Any) -> LiveTable:
    """A stored live table in play with two people, who hold a key each."""
    registry = registry or registry_on(MemoryStore())
    table = Table("maamut", 2, {"first": 0}, ["North", "South"], **given)
    for seat, salt in enumerate(SALTS):
        table.add_salt(seat, salt)
    keys = SeatKeys()
    for seat in range(2):
        keys, _ = keys.issue(SEAT, seat)
    return await registry.create(table, TableConfig(), keys)


def subscribe(live: LiveTable, *seats: int) -> RecordingSubscriber:
    """A new subscriber of a live table that has recorded nothing yet."""
    subscriber = RecordingSubscriber(*seats)
    live.broadcaster.add(subscriber, {})
    subscriber.frames.clear()
    return subscriber


def next_move(live: LiveTable) -> tuple[int, str, str]:
    """A seat that must move, its decision, and its first legal move."""
    seat = live.table.actors()[0]
    update = live.table.update(seat)
    return seat, update["decision"], update["moves"][0]
