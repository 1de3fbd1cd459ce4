"""ASGI middleware that rejects foreign hosts and origins, oversized and slow bodies and requests over a rate limit.

It also removes the base path, replaces the peer by the client's address behind trusted proxies, and adds the security
headers to HTTP responses and rejections.
"""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import Awaitable, Callable, MutableMapping, Sequence
from typing import Any, Protocol

from ludoteca.core.errors import Refused
from ludoteca.i18n import accepted_language, translator
from ludoteca.server.observability import logs
from ludoteca.server.security import origins
from ludoteca.server.settings import Settings

Scope = MutableMapping[str, Any]
Event = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[Event]]
Send = Callable[[Event], Awaitable[None]]
App = Callable[[Scope, Receive, Send], Awaitable[None]]
Headers = dict[bytes, bytes]

SWITCHING_PROTOCOLS = 101
CLOSE_CODE_BASE = 4000
CLOSING_STATUSES = (408, 413, 429)  # the rest of the request is not read


class Rejected(Refused):
    """A request that is answered before it reaches the application, with the status of the response."""

    key = "door"

    def __init__(self, status: int, *, key: str) -> None:
        super().__init__(key=key)
        self.status = status


class RequestLimits(Protocol):
    """The limits per client address that the middleware checks."""

    def allow_request(self, address: str) -> bool:
        """Whether an address may make one more request."""

    def allow_body(self, address: str, size: int) -> bool:
        """Whether an address may send that many more bytes of request bodies."""

    def acquire_socket(self, address: str) -> bool:
        """Whether an address may open one more WebSocket."""

    def release_socket(self, address: str) -> None:
        """Count a WebSocket of an address as closed."""


class SecurityMiddleware:
    """Wraps an ASGI application; `count` is called with method and status of every request."""

    def __init__(
        self,
        app: App,
        settings: Settings,
        own_addresses: Sequence[str] = (),
        limits: RequestLimits | None = None,
        count: Callable[[str, int], None] = lambda method, status: None,
    ) -> None:
        self.app = app
        self.settings = settings
        self.limits = limits
        self.count = count
        self.origins = origins.allowed_origins(settings, own_addresses)
        self.hosts = origins.allowed_hosts(self.origins)
        self.headers = origins.response_headers(settings)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a request to the application or reject it."""
        if scope["type"] == "lifespan":
            await self.app(scope, receive, send)
            return
        started = time.monotonic()
        headers: Headers = dict(scope["headers"])
        path = self._relative_path(scope["path"])
        scope = self._rewritten(scope, path)
        sender = HeaderSender(send, self.headers)
        try:
            self._check(scope, headers, is_inside=path is not None)
            if scope["type"] == "websocket":
                sender.status = SWITCHING_PROTOCOLS
                await self._serve_socket(scope, receive, send)
            else:
                await self._serve_request(scope, receive, sender)
        except Rejected as error:
            if not sender.has_started:
                await send_rejection(scope, headers, receive, sender, error)
        finally:
            self._log(scope, sender.status, time.monotonic() - started)

    async def _serve_request(self, scope: Scope, receive: Receive, sender: HeaderSender) -> None:
        timeout = self.settings.body_timeout if self.settings.limits else 0
        body = BodyLimiter(receive, self.settings.body_bytes, timeout, scope["client"][0], self.limits)
        await self.app(scope, body, sender)

    async def _serve_socket(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a WebSocket with the server's own `send`; it counts for its address until it closes."""
        if self.limits is None:
            await self.app(scope, receive, send)
            return
        address = scope["client"][0]
        if not self.limits.acquire_socket(address):
            raise Rejected(429, key="door-too-many")
        try:
            await self.app(scope, receive, send)
        finally:
            self.limits.release_socket(address)

    def _relative_path(self, path: str) -> str | None:
        """The path below the base path; None outside it."""
        base = self.settings.base_path
        if path != base and not path.startswith(f"{base}/"):
            return None
        return path[len(base) :] or "/"

    def _rewritten(self, scope: Scope, path: str | None) -> Scope:
        """The scope with the client's address and, if there is a base path, the path below it."""
        peer = str((scope.get("client") or ("", 0))[0])
        forwarded = b",".join(value for name, value in scope["headers"] if name == b"x-forwarded-for")
        address = origins.client_address(peer, forwarded.decode("latin-1"), self.settings.trusted_proxy)
        changed: dict[str, Any] = {"client": (address, 0)}
        if self.settings.base_path and path is not None:
            changed |= {"path": path, "raw_path": path.encode()}
        return {**scope, **changed}

    def _check(self, scope: Scope, headers: Headers, is_inside: bool) -> None:
        """Raise Rejected for a request that must not reach the application."""
        if sum(name == b"host" for name, _ in scope["headers"]) != 1:
            raise Rejected(400, key="door-one-host")
        if headers[b"host"].decode("latin-1").lower() not in self.hosts:
            raise Rejected(421, key="door-host")
        is_safe = scope["type"] == "http" and scope["method"] in origins.SAFE_METHODS
        if not is_safe and not origins.is_same_origin(headers, self.origins):
            raise Rejected(403, key="door-origin")
        if self.limits is not None and not self.limits.allow_request(scope["client"][0]):
            raise Rejected(429, key="door-too-many")
        if not is_inside:
            raise Rejected(404, key="door-not-here")
        length = headers.get(b"content-length", b"0")
        if not length.isdigit() or int(length) > self.settings.body_bytes:
            raise Rejected(413, key="door-too-large")

    def _log(self, scope: Scope, status: int, seconds: float) -> None:
        method = scope.get("method", "SOCKET")
        self.count(method, status)
        logs.log_event(
            "request",
            method=method,
            path=logs.masked(scope["path"]),
            status=status,
            address=scope["client"][0],
            milliseconds=round(seconds * 1000, 1),
        )


class BodyLimiter:
    """A `receive` that raises Rejected if the body exceeds its maximum, its time or the byte limit of the address."""

    def __init__(
        self, receive: Receive, max_bytes: int, timeout: float, address: str, limits: RequestLimits | None
    ) -> None:
        self.receive = receive
        self.remaining = max_bytes
        self.deadline = asyncio.get_running_loop().time() + timeout if timeout else None
        self.address = address
        self.limits = limits

    async def __call__(self) -> Event:
        """The next ASGI event."""
        try:
            async with asyncio.timeout_at(self.deadline):
                event = await self.receive()
        except TimeoutError:
            raise Rejected(408, key="door-too-slow") from None
        if not event.get("more_body", False):
            self.deadline = None  # from here on it waits for the client to disconnect
        if event["type"] == "http.request":
            size = len(event.get("body", b""))
            self.remaining -= size
            if self.remaining < 0:
                raise Rejected(413, key="door-too-large")
            if self.limits is not None and not self.limits.allow_body(self.address, size):
                raise Rejected(429, key="door-too-many")
        return event


class HeaderSender:
    """A `send` that adds the security headers to a response and records its status."""

    def __init__(self, send: Send, headers: list[tuple[bytes, bytes]]) -> None:
        self.send = send
        self.headers = headers
        self.status = 0
        self.has_started = False

    async def __call__(self, event: Event) -> None:
        """Send one ASGI event; a header that the application set itself is not added again."""
        if event["type"] in ("http.response.start", "websocket.http.response.start"):
            present = {name.lower() for name, _ in event.get("headers", [])}
            missing = [pair for pair in self.headers if pair[0] not in present]
            if event["status"] in CLOSING_STATUSES:
                missing.append((b"connection", b"close"))
            event = {**event, "headers": [*event.get("headers", []), *missing]}
            self.has_started = True
            self.status = int(event["status"])
        await self.send(event)


async def send_rejection(
    scope: Scope, headers: Headers, receive: Receive, sender: HeaderSender, error: Rejected
) -> None:
    """Send a rejection as JSON in the client's language, or as a close code where the server cannot send JSON."""
    prefix = "http"
    if scope["type"] == "websocket":
        await receive()
        if "websocket.http.response" not in scope.get("extensions", {}):
            sender.status = error.status
            await sender({"type": "websocket.close", "code": CLOSE_CODE_BASE + error.status})
            return
        prefix = "websocket.http"
    lang = accepted_language(headers.get(b"accept-language", b"").decode("latin-1"))
    content = {"error": {"key": error.key, "message": translator(lang).error_message(error)}}
    body = json.dumps(content, ensure_ascii=False).encode()
    answer = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    await sender({"type": f"{prefix}.response.start", "status": error.status, "headers": answer})
    await sender({"type": f"{prefix}.response.body", "body": body})
