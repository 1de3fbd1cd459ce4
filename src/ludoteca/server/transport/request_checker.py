"""Follows the HTTP requests of one connection with a parser of its own and finds those that must not be processed.

It sees the bytes before the HTTP server does. It leaves hosts, origins and bodies to the security middleware.
"""

from __future__ import annotations

from enum import Enum, auto

import httptools

from ludoteca.server.security import origins

MAX_OVERHEAD = 32 * 1024  # bytes of a request that are not body: head, chunk sizes, trailers; exact to SLICE
MAX_HEADERS = 100
MAX_REQUESTS_PER_READ = 16
SLICE = 4096

BAD_REQUEST = 400
TOO_MANY_REQUESTS = 429
HEADERS_TOO_LARGE = 431


class Phase(Enum):
    """What a connection is expected to send next."""

    IDLE = auto()
    HEAD = auto()
    BODY = auto()
    UPGRADED = auto()


class RequestRejected(Exception):
    """A request that is answered with a status and not passed on."""

    def __init__(self, status: int) -> None:
        super().__init__(status)
        self.status = status


class RequestChecker:
    """The state of one connection; the methods named `on_…` are called by the parser."""

    def __init__(self) -> None:
        self.phase = Phase.IDLE
        self.requests = 0
        self._parser = httptools.HttpRequestParser(self)
        # As in uvicorn's own parser, so that both see the same requests.
        self._parser.set_dangerous_leniencies(lenient_data_after_close=True)
        self._fault: int | None = None
        self._overhead = 0
        self._headers = 0
        self._target = b""
        self._host = b""

    def feed(self, data: bytes) -> None:
        """Follow some received bytes; RequestRejected if a request in them must not be processed."""
        last_allowed = self.requests + MAX_REQUESTS_PER_READ
        for start in range(0, len(data), SLICE):
            self._feed_slice(data[start : start + SLICE])
            if self.requests > last_allowed:
                raise RequestRejected(TOO_MANY_REQUESTS)
            if self.phase is Phase.UPGRADED:
                return

    def _feed_slice(self, data: bytes) -> None:
        self._overhead += len(data)
        try:
            self._parser.feed_data(data)
        except httptools.HttpParserUpgrade:
            self.phase = Phase.UPGRADED
        except httptools.HttpParserError:
            raise RequestRejected(self._fault or BAD_REQUEST) from None
        if self._fault is None and self._overhead > MAX_OVERHEAD:
            self._fault = HEADERS_TOO_LARGE
        if self._fault is not None:
            raise RequestRejected(self._fault)

    def on_message_begin(self) -> None:
        """A request begins."""
        self.phase = Phase.HEAD
        self.requests += 1
        self._overhead = self._headers = 0
        self._target = self._host = b""

    def on_url(self, target: bytes) -> None:
        """A part of the request target."""
        self._target += target

    def on_header(self, name: bytes, value: bytes) -> None:
        """A header or a trailer is complete."""
        self._headers += 1
        if self._headers > MAX_HEADERS:
            self._fault = self._fault or HEADERS_TOO_LARGE
        if name.lower() == b"host":
            self._host = value

    def on_headers_complete(self) -> None:
        """The head is complete."""
        self.phase = Phase.BODY
        if not is_own_target(self._target.decode("latin-1"), self._host.decode("latin-1")):
            self._fault = self._fault or BAD_REQUEST

    def on_body(self, body: bytes) -> None:
        """A part of the body."""
        self._overhead -= len(body)

    def on_message_complete(self) -> None:
        """The request is complete."""
        self.phase = Phase.IDLE


def is_own_target(target: str, host: str) -> bool:
    """Whether a request target is a path, or an absolute URL whose authority is that of the Host header (RFC 9112)."""
    if target.startswith("/"):
        return True
    scheme, separator, _ = target.partition("://")
    found = origins.origin(target) if separator else ""
    return bool(found) and found == origins.origin(f"{scheme}://{host}")
