"""All open connections of this process: counted, and closed when a session ends or the server stops."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from ludoteca.server.ws import close_codes
from ludoteca.server.ws.connection import Connection
from ludoteca.server.ws.messages_out import Bye, Reason
from ludoteca.store import AccountId

SHUTDOWN_TIMEOUT = 2  # seconds for clients to receive their last message


class OpenConnections:
    """The set of open connections."""

    def __init__(self) -> None:
        self._connections: set[Connection] = set()
        self._is_empty = asyncio.Event()

    def __iter__(self) -> Iterator[Connection]:
        return iter(list(self._connections))

    def __len__(self) -> int:
        return len(self._connections)

    @contextmanager
    def tracked(self, connection: Connection) -> Iterator[None]:
        """Inside it the connection is one of the open ones."""
        self._connections.add(connection)
        self._is_empty.clear()
        try:
            yield
        finally:
            self._connections.discard(connection)
            if not self._connections:
                self._is_empty.set()

    async def close_all(self) -> None:
        """Tell every client to reconnect, and wait a moment until they have received it."""
        if self._connections:
            self.reconnect("restart", lambda connection: True)
            try:
                await asyncio.wait_for(self._is_empty.wait(), SHUTDOWN_TIMEOUT)
            except TimeoutError:
                pass

    def end_session(self, session: bytes) -> None:
        """Close the connections of one session; they reconnect without it."""
        self.reconnect("session", lambda connection: connection.session == session)

    def end_sessions(self, account: AccountId, keep: bytes | None = None) -> None:
        """Close the connections of an account's sessions but one, and those whose account is still being looked up."""
        self.reconnect(
            "session",
            lambda connection: connection.session not in (None, keep) and connection.account in (None, account),
        )

    def reconnect(self, reason: str, condition: Callable[[Connection], bool]) -> None:
        """Tell some clients to reconnect, for a reason, and close their connections."""
        for connection in [one for one in self._connections if condition(one)]:
            connection.send_message(Bye(Reason(reason, close_codes.RECONNECT_MS)))
            connection.close(close_codes.RECONNECT)
