"""A protocol below HTTP and WebSocket for the whole life of a connection, which disconnects clients over a limit.

It counts bytes and frames of upgraded connections before any frame is parsed, limits the time for a request, the
connections per address and in total, and lets the application abort a connection that does not read. uvicorn's own
protocols run above it unchanged.
"""

from __future__ import annotations

import asyncio
import ipaddress
import logging
import time
from collections.abc import Callable, Sequence
from http import HTTPStatus
from typing import Any, cast

from uvicorn.protocols.http.auto import AutoHTTPProtocol

from ludoteca.server.observability import logs
from ludoteca.server.security.middleware import App, Receive, Scope, Send
from ludoteca.server.security.rate_limiter import Clock, ConcurrencyLimiter, TokenBucket, client_network
from ludoteca.server.setting_values import Network
from ludoteca.server.settings import Settings
from ludoteca.server.transport.frame_counter import FrameCounter
from ludoteca.server.transport.guarded_transport import ABORT_EXTENSION, GuardedTransport, endpoint, peer_key
from ludoteca.server.transport.request_checker import Phase, RequestChecker, RequestRejected

FRAME_COST = 64  # bytes that each WebSocket frame counts for besides its own: parsing a frame costs more than a byte
BODY_GRACE = 5.0  # seconds after the application's own body timeout
LINGER_TIMEOUT = 2.0  # seconds in which a client may read why its request was rejected
MAX_LINGER_BYTES = 2**20
STALL_TIMEOUT = 30.0  # seconds in which a client must read something if much is waiting for it
WARNING_INTERVAL = 60.0
TOO_MANY_CONNECTIONS = HTTPStatus.TOO_MANY_REQUESTS
NO_CAPACITY = HTTPStatus.SERVICE_UNAVAILABLE


class ConnectionGuard:
    """The limits of all connections of one server; `on_limited` is called with the name of a limit that is exceeded.

    `max_connections` holds even without the other limits: it leaves enough file descriptors for everything else.
    """

    def __init__(
        self,
        settings: Settings,
        max_connections: int,
        on_limited: Callable[[str], None] = lambda limit: None,
        clock: Clock = time.monotonic,
    ) -> None:
        self.settings = settings
        self.clock = clock
        self.on_limited = on_limited
        self._max_connections = max_connections
        self._addresses = ConcurrencyLimiter(settings.address_connections)
        self._open: dict[Any, GuardedConnection] = {}
        self._count = 0
        self._warned_at = -WARNING_INTERVAL

    def __len__(self) -> int:
        return self._count

    def protocol_class(self) -> type[asyncio.Protocol]:
        """The class that uvicorn constructs for every connection."""
        guard = self

        class Protocol(GuardedConnection):
            def __init__(self, **arguments: Any) -> None:
                super().__init__(guard, AutoHTTPProtocol(**arguments))

        return Protocol

    def with_abort(self, app: App) -> App:
        """The application with ABORT_EXTENSION in the scope of every WebSocket."""

        async def extended(scope: Scope, receive: Receive, send: Send) -> None:
            connection = self._open.get(peer_key(scope)) if scope["type"] == "websocket" else None
            if connection is not None:
                extensions = {**scope.get("extensions", {}), ABORT_EXTENSION: connection.abort}
                scope = {**scope, "extensions": extensions}
            await app(scope, receive, send)

        return extended

    def refusal(self, connection: GuardedConnection) -> HTTPStatus | None:
        """Count a new connection; the status that refuses it, or None."""
        if self._count >= self._max_connections:
            self._warn_full()
            return NO_CAPACITY
        address = self._counted_address(connection)
        if address is not None and not self._addresses.acquire(address):
            self.on_limited("address_connections")
            return TOO_MANY_CONNECTIONS
        connection.counted_address = address
        self._count += 1
        self._open[connection.key] = connection
        return None

    def release(self, connection: GuardedConnection) -> None:
        """Count a connection as closed."""
        self._count -= 1
        if connection.counted_address is not None:
            self._addresses.release(connection.counted_address)
        if self._open.get(connection.key) is connection:
            del self._open[connection.key]

    def log_exceeded(self, limit: str, connection: GuardedConnection) -> None:
        """Count and log a connection that is closed because of a limit."""
        self.on_limited(limit)
        logs.log_event("disconnected", limit=limit, address=connection.address)

    def _counted_address(self, connection: GuardedConnection) -> str | None:
        """The key of the limit per address; None if the peer is a trusted proxy or limits are off."""
        is_counted = self.settings.limits and not is_trusted(connection.address, self.settings.trusted_proxy)
        return client_network(connection.address) if is_counted else None

    def _warn_full(self) -> None:
        self.on_limited("max_connections")
        if self.clock() - self._warned_at >= WARNING_INTERVAL:
            self._warned_at = self.clock()
            logs.log_event("full", level=logging.WARNING, limit="max_connections", count=self._count)


class GuardedConnection(asyncio.Protocol):
    """One connection: passes everything to `inner`, uvicorn's current protocol for it, until a limit is exceeded."""

    def __init__(self, guard: ConnectionGuard, inner: asyncio.Protocol) -> None:
        self.address = ""
        self.key: Any = None
        self.counted_address: str | None = None
        self._guard = guard
        self._inner = inner
        self._loop = asyncio.get_running_loop()
        self._checker = RequestChecker()
        self._frames = FrameCounter()
        self._bucket = TokenBucket(guard.settings.connection_bytes, guard.clock)
        self._has_limits = guard.settings.limits
        self._is_upgraded = False
        self._is_counted = False
        self._linger_bytes = 0
        self._timer: asyncio.TimerHandle | None = None
        self._stall_timer: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Refuse the connection, or pass it to uvicorn and wait for the head of its first request."""
        self._transport = GuardedTransport(
            cast(asyncio.Transport, transport), on_protocol=self._replace_inner, on_close=self._linger_before_close
        )
        client = endpoint(transport.get_extra_info("peername"))
        self.address = client[0] if client else ""
        self.key = client, endpoint(transport.get_extra_info("sockname"))
        refusal = self._guard.refusal(self)
        if refusal is not None:
            self._inner = asyncio.Protocol()
            self._transport.write(response(refusal))
            self._transport.close()
            return
        self._is_counted = True
        self._set_timer(self._guard.settings.head_timeout)
        self._inner.connection_made(self._transport)

    def connection_lost(self, exc: Exception | None) -> None:
        """Release what the connection counts for."""
        self._set_timer(0)
        self.resume_writing()
        self._transport.cancel_timer()
        if self._is_counted:
            self._guard.release(self)
        self._inner.connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Pass bytes on unless they exceed a limit."""
        if self._is_upgraded:
            if self._has_limits and not self._bucket.spend(self._cost(data)):
                self._guard.log_exceeded("connection_bytes", self)
                self.abort()
                return
        elif self._linger_bytes:
            self._linger(len(data))
            return
        elif not self._check(data):
            return
        self._inner.data_received(data)

    def eof_received(self) -> bool | None:
        """Pass the end of the client's data on."""
        return self._inner.eof_received()

    def pause_writing(self) -> None:
        """Pass it on; a client that reads nothing for STALL_TIMEOUT is disconnected."""
        self._inner.pause_writing()
        if self._has_limits:
            self._watch_stall(self._transport.get_write_buffer_size())

    def resume_writing(self) -> None:
        """Pass it on."""
        if self._stall_timer is not None:
            self._stall_timer.cancel()
            self._stall_timer = None
        self._inner.resume_writing()

    def abort(self) -> None:
        """Close the connection at once and discard what is buffered."""
        self._transport.abort()

    def _replace_inner(self, protocol: asyncio.BaseProtocol) -> None:
        self._inner = cast(asyncio.Protocol, protocol)

    def _cost(self, data: bytes) -> int:
        """What WebSocket data counts for."""
        return len(data) + FRAME_COST * self._frames.count(data, self._bucket.capacity / FRAME_COST)

    def _check(self, data: bytes) -> bool:
        """Follow the HTTP requests in some bytes; False if one was rejected."""
        checker = self._checker
        before = checker.phase, checker.requests
        try:
            checker.feed(data)
        except RequestRejected as error:
            self._reject(HTTPStatus(error.status))
            return False
        if (checker.phase, checker.requests) != before:
            self._set_timer(self._seconds_allowed())
        self._is_upgraded = checker.phase is Phase.UPGRADED
        return True

    def _seconds_allowed(self) -> float:
        """How long the client may take for what it sends next; 0 if another timeout covers it or none is set."""
        settings = self._guard.settings
        if self._checker.phase is Phase.HEAD:
            return settings.head_timeout
        if self._checker.phase is Phase.BODY and settings.body_timeout:
            return settings.body_timeout + BODY_GRACE
        return 0

    def _set_timer(self, seconds: float) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        if seconds and self._has_limits:
            self._timer = self._loop.call_later(seconds, self._on_timeout, seconds)

    def _on_timeout(self, seconds: float) -> None:
        self._timer = None
        if not self._transport.is_reading():  # the server itself keeps the client waiting
            self._set_timer(seconds)
            return
        is_body = self._checker.phase is Phase.BODY
        self._guard.log_exceeded("body_timeout" if is_body else "head_timeout", self)
        self._transport.close()

    def _watch_stall(self, waiting: int) -> None:
        self._stall_timer = self._loop.call_later(STALL_TIMEOUT, self._on_stall, waiting)

    def _on_stall(self, waiting: int) -> None:
        now_waiting = self._transport.get_write_buffer_size()
        if now_waiting < waiting:
            self._watch_stall(now_waiting)
            return
        self._stall_timer = None
        self._guard.log_exceeded("unread", self)
        self.abort()

    def _reject(self, status: HTTPStatus) -> None:
        """Answer with an error and read on for a moment, since closing with unread data would discard the answer."""
        inner, self._inner = self._inner, asyncio.Protocol()
        inner.connection_lost(ConnectionAbortedError())
        logs.log_event("rejected", status=status, address=self.address)
        self._transport.write(response(status))
        self._start_to_linger()

    def _linger_before_close(self) -> bool:
        """Whether to wait before the close, because the client is still sending a body that is not read any more."""
        if self._checker.phase is not Phase.BODY or self._linger_bytes:
            return False
        self._start_to_linger()
        return True

    def _start_to_linger(self) -> None:
        """End the sending direction, discard what the client sends, and abort after a moment."""
        self._transport.write_eof()
        self._transport.resume_reading()
        self._linger_bytes = MAX_LINGER_BYTES
        self._set_timer(0)
        self._timer = self._loop.call_later(LINGER_TIMEOUT, self.abort)

    def _linger(self, size: int) -> None:
        self._linger_bytes -= size
        if self._linger_bytes <= 0:
            self.abort()


def is_trusted(address: str, trusted: Sequence[Network]) -> bool:
    """Whether an address belongs to a trusted proxy."""
    try:
        parsed = ipaddress.ip_address(address)
    except ValueError:
        return False
    mapped = getattr(parsed, "ipv4_mapped", None) or parsed
    return any(mapped in network for network in trusted)


def response(status: HTTPStatus) -> bytes:
    """A complete HTTP response that closes the connection."""
    body = f"{status.phrase}\n"
    return (
        f"HTTP/1.1 {status.value} {status.phrase}\r\ncontent-type: text/plain; charset=utf-8\r\n"
        f"content-length: {len(body)}\r\nconnection: close\r\n\r\n{body}"
    ).encode()
