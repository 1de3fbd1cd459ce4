"""Helpers for tests that move tables out of memory and advance a server's clock by days."""

from __future__ import annotations

import asyncio
import time

from tests.support.server import RunningServer

DAY = 24 * 3600


def utc_now() -> int:
    """The current UTC time in milliseconds."""
    return time.time_ns() // 1_000_000


class DayClock:
    """A monotonic clock that is a number of days ahead."""

    def __init__(self) -> None:
        self.days = 0.0

    def __call__(self) -> float:
        return time.monotonic() + self.days * DAY


async def disconnect_clients(server: RunningServer) -> None:
    """Close all connections, and wait until the tables have none."""
    for client in server.sockets:
        await client.socket.close()
    while any(live.broadcaster.connections for live in server.components.registry.tables.values()):
        await asyncio.sleep(0)
