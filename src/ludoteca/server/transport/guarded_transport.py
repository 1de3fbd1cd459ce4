"""A transport between the real one and uvicorn's protocols: it keeps the guard in place and limits closing in time."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable, Mapping
from typing import Any

ABORT_EXTENSION = "ludoteca.abort"  # in the `extensions` of a WebSocket's scope: a function that aborts the connection
CLOSE_TIMEOUT = 10.0  # seconds in which a client may still read what was sent before the close


class GuardedTransport(asyncio.Transport):
    """Delegates to a transport; `set_protocol` is passed to the guard, and a close that does not end is an abort.

    `on_close` returns whether the guard closes the connection itself.
    """

    def __init__(
        self,
        transport: asyncio.Transport,
        on_protocol: Callable[[asyncio.BaseProtocol], None],
        on_close: Callable[[], bool] = lambda: False,
        close_timeout: float = CLOSE_TIMEOUT,
    ) -> None:
        super().__init__()
        self._transport = transport
        self._on_protocol = on_protocol
        self._on_close = on_close
        self._is_closing = False
        self._close_timeout = close_timeout
        self._abort_timer: asyncio.TimerHandle | None = None
        self._protocol: asyncio.BaseProtocol | None = None
        self.write = transport.write  # type: ignore[method-assign]  # one call less for every frame sent

    def set_protocol(self, protocol: asyncio.BaseProtocol) -> None:
        """Replace the protocol above the guard."""
        self._protocol = protocol
        self._on_protocol(protocol)

    def get_protocol(self) -> asyncio.BaseProtocol:
        """The protocol above the guard, once one was set, else the guard."""
        return self._protocol or self._transport.get_protocol()

    def close(self) -> None:
        """Close after what is buffered was sent; abort if that takes longer than the timeout."""
        if self._is_closing or self._transport.is_closing():
            return
        self._is_closing = True
        if not self._on_close():
            loop = asyncio.get_running_loop()
            self._abort_timer = loop.call_later(self._close_timeout, self._transport.abort)
            self._transport.close()

    def abort(self) -> None:
        """Close at once and discard what is buffered."""
        self._transport.abort()

    def cancel_timer(self) -> None:
        """Called when the connection is lost."""
        if self._abort_timer is not None:
            self._abort_timer.cancel()

    def get_extra_info(self, name: str, default: Any = None) -> Any:
        """The transport's own information."""
        return self._transport.get_extra_info(name, default)

    def is_closing(self) -> bool:
        """Whether the transport is closing or closed."""
        return self._is_closing or self._transport.is_closing()

    def is_reading(self) -> bool:
        """Whether reading is not paused."""
        return self._transport.is_reading()

    def pause_reading(self) -> None:
        """Pause reading."""
        self._transport.pause_reading()

    def resume_reading(self) -> None:
        """Resume reading."""
        self._transport.resume_reading()

    def set_write_buffer_limits(self, high: int | None = None, low: int | None = None) -> None:
        """Set when writing is paused and resumed."""
        self._transport.set_write_buffer_limits(high, low)

    def get_write_buffer_size(self) -> int:
        """The number of buffered bytes."""
        return self._transport.get_write_buffer_size()

    def get_write_buffer_limits(self) -> tuple[int, int]:
        """The low and the high mark of the write buffer."""
        return self._transport.get_write_buffer_limits()

    def writelines(self, data: Iterable[bytes | bytearray | memoryview]) -> None:
        """Write several pieces."""
        self._transport.writelines(data)

    def write_eof(self) -> None:
        """Close the sending direction after what is buffered."""
        self._transport.write_eof()

    def can_write_eof(self) -> bool:
        """Whether write_eof works."""
        return self._transport.can_write_eof()


def endpoint(address: Any) -> tuple[str, int] | None:
    """Host and port of a socket's address as ASGI scopes have them; None for other kinds of sockets."""
    return (str(address[0]), int(address[1])) if isinstance(address, tuple | list) and len(address) >= 2 else None


def peer_key(scope: Mapping[str, Any]) -> tuple[Any, Any]:
    """What identifies the connection of an ASGI scope while it is open: the client's and the server's endpoint."""
    return endpoint(scope.get("client")), endpoint(scope.get("server"))
