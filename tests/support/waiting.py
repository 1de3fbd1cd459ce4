"""Waiting for a condition that another task or process makes true."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

TIMEOUT = 180
INTERVAL = 0.01


async def wait_until(condition: Callable[[], Awaitable[bool]]) -> None:
    """Return once the condition holds; TimeoutError after TIMEOUT seconds."""
    async with asyncio.timeout(TIMEOUT):
        while not await condition():
            await asyncio.sleep(INTERVAL)
