"""A close that the client does not let end becomes an abort."""

from __future__ import annotations

import asyncio
from typing import Any

from ludoteca.server.transport.guarded_transport import GuardedTransport


class StuckTransport(asyncio.Transport):
    """A transport whose buffer is never sent."""

    def __init__(self) -> None:
        super().__init__()
        self.calls: list[str] = []
        self.aborted = asyncio.Event()

    def write(self, data: Any) -> None:
        self.calls.append("write")

    def is_closing(self) -> bool:
        return False

    def close(self) -> None:
        self.calls.append("close")

    def abort(self) -> None:
        self.calls.append("abort")
        self.aborted.set()


def test_a_close_that_does_not_end_is_an_abort() -> None:
    async def scenario() -> None:
        stuck = StuckTransport()
        transport = GuardedTransport(stuck, on_protocol=lambda protocol: None, close_timeout=0)
        transport.close()
        transport.close()
        assert transport.is_closing()
        await stuck.aborted.wait()
        assert stuck.calls == ["close", "abort"]

    asyncio.run(scenario())


def test_the_guard_may_close_the_connection_itself() -> None:
    async def scenario() -> None:
        stuck = StuckTransport()
        transport = GuardedTransport(stuck, lambda protocol: None, on_close=lambda: True)
        transport.close()
        assert transport.is_closing()
        assert stuck.calls == []

    asyncio.run(scenario())


def test_a_new_protocol_replaces_the_one_above_the_guard_only() -> None:
    async def scenario() -> None:
        replaced: list[asyncio.BaseProtocol] = []
        transport = GuardedTransport(StuckTransport(), replaced.append)
        protocol = asyncio.Protocol()
        transport.set_protocol(protocol)
        assert replaced == [protocol]
        assert transport.get_protocol() is protocol

    asyncio.run(scenario())
