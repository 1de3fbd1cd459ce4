"""One socket's outgoing side: sending never waits, and who doesn't read is hung up on."""

from __future__ import annotations

import asyncio
from collections.abc import MutableMapping
from typing import Any

from ludoteca.server.visit import TOO_SLOW, Visit

MOST = 100


def test_who_leaves_too_much_unread_is_hung_up_on() -> None:
    async def run() -> None:
        visit = Visit(_never, "address", MOST)
        writing = asyncio.create_task(visit.write())
        while visit.closed is None:
            visit.send("x" * 30)
            await asyncio.sleep(0)
        assert visit.closed == TOO_SLOW
        assert visit.cut.is_set()
        writing.cancel()

    asyncio.run(run())


def test_what_is_to_be_sent_goes_out_in_order_before_the_end() -> None:
    async def run() -> None:
        sent: list[Any] = []

        async def send(event: MutableMapping[str, Any]) -> None:
            sent.append(event.get("text", event.get("code")))

        visit = Visit(send, "address", MOST)
        for text in ("one", "two"):
            visit.send(text)
        visit.close(1012)
        visit.send("after the end")
        await visit.write()
        assert sent == ["one", "two", 1012]

    asyncio.run(run())


async def _never(event: MutableMapping[str, Any]) -> None:
    await asyncio.Event().wait()
