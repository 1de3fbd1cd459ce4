"""What stands before the application: it refuses foreign hosts and pages, oversized bodies and too many requests.

It also takes the base path off, tells the application who is asking, and adds the headers every answer has.
"""

from __future__ import annotations

import json
import time
from collections.abc import Awaitable, Callable, MutableMapping, Sequence
from typing import Any, Protocol

from ludoteca.core.errors import Refused
from ludoteca.i18n import accepted_language, translator
from ludoteca.server import doors, logs
from ludoteca.server.settings import Settings

Scope = MutableMapping[str, Any]
Event = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[Event]]
Send = Callable[[Event], Awaitable[None]]
App = Callable[[Scope, Receive, Send], Awaitable[None]]


class Door(Refused):
    """Somebody is turned away before the application is asked, with the status of the answer."""

    key = "door"

    def __init__(self, status: int, *, key: str) -> None:
        super().__init__(key=key)
        self.status = status


class Quota(Protocol):
    """How much an address may ask for."""

    def allow_request(self, address: str) -> bool:
        """Whether an address may make one more request."""

    def allow_body(self, address: str, size: int) -> bool:
        """Whether an address may send so many bytes more of a request's body."""

    def allow_socket(self, address: str) -> bool:
        """Whether an address may open one more socket."""

    def close_socket(self, address: str) -> None:
        """A socket that was allowed is closed."""


class Guard:
    """An ASGI application around another."""

    def __init__(
        self,
        app: App,
        settings: Settings,
        own: Sequence[str] = (),
        quota: Quota | None = None,
        count: Callable[[str, int], None] = lambda method, status: None,
    ) -> None:
        self.app = app
        self.settings = settings
        self.quota = quota
        self.count = count
        self.origins = doors.origins(settings, own)
        self.hosts = doors.hosts(self.origins)
        self.headers = doors.answer_headers(settings)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let a request through to the application, or turn it away."""
        if scope["type"] == "lifespan":
            await self.app(scope, receive, send)
            return
        started = time.monotonic()
        answer = Answering(send, self.headers)
        scope = self._prepared(scope)
        try:
            self._check(scope)
            await self._let_in(scope, receive, answer)
        except Door as error:
            if not answer.begun:
                await turn_away(scope, receive, answer, error)
        finally:
            self._note(scope, answer.status, time.monotonic() - started)

    async def _let_in(self, scope: Scope, receive: Receive, answer: Answering) -> None:
        """Ask the application; a socket counts for its address as long as it is open."""
        address = scope["client"][0]
        if scope["type"] == "http":
            await self.app(scope, Capped(receive, self.settings.body_bytes, address, self.quota), answer)
            return
        if self.quota is None:
            await self.app(scope, receive, answer)
            return
        if not self.quota.allow_socket(address):
            raise Door(429, key="door-too-many")
        try:
            await self.app(scope, receive, answer)
        finally:
            self.quota.close_socket(address)

    def _prepared(self, scope: Scope) -> Scope:
        """The request with who really asks, and without the base path."""
        headers = dict(scope["headers"])
        peer = str((scope.get("client") or ("", 0))[0])
        forwarded = b",".join(value for name, value in scope["headers"] if name == b"x-forwarded-for")
        asking = doors.visitor(peer, forwarded.decode("latin-1"), self.settings.trusted_proxy)
        base = self.settings.base_path
        path = scope["path"]
        within = path == base or path.startswith(f"{base}/")
        changed = {"client": (asking, 0), "guard_headers": headers, "guard_within": within}
        if base and within:
            changed |= {"path": path[len(base) :] or "/", "raw_path": (path[len(base) :] or "/").encode()}
        return {**scope, **changed}

    def _check(self, scope: Scope) -> None:
        """Raise Door for whatever must not reach the application."""
        headers = scope["guard_headers"]
        if headers.get(b"host", b"").decode("latin-1").lower() not in self.hosts:
            raise Door(421, key="door-host")
        is_harmless = scope["type"] == "http" and scope["method"] in doors.SAFE
        if not is_harmless and not doors.is_own_page(headers, self.origins):
            raise Door(403, key="door-origin")
        if self.quota is not None and not self.quota.allow_request(scope["client"][0]):
            raise Door(429, key="door-too-many")
        if not scope["guard_within"]:
            raise Door(404, key="door-not-here")
        length = headers.get(b"content-length", b"0")
        if not length.isdigit() or int(length) > self.settings.body_bytes:
            raise Door(413, key="door-too-large")

    def _note(self, scope: Scope, status: int, seconds: float) -> None:
        method = scope.get("method", "SOCKET")
        self.count(method, status)
        logs.note(
            "request",
            method=method,
            path=logs.masked(scope["path"]),
            status=status,
            address=scope["client"][0],
            milliseconds=round(seconds * 1000, 1),
        )


class Capped:
    """Reads a body and gives up once it is longer than allowed, whatever its header said; so for all of an address."""

    def __init__(self, receive: Receive, most: int, address: str, quota: Quota | None) -> None:
        self.receive = receive
        self.left = most
        self.address = address
        self.quota = quota

    async def __call__(self) -> Event:
        """The next piece."""
        event = await self.receive()
        if event["type"] == "http.request":
            size = len(event.get("body", b""))
            self.left -= size
            if self.left < 0:
                raise Door(413, key="door-too-large")
            if self.quota is not None and not self.quota.allow_body(self.address, size):
                raise Door(429, key="door-too-many")
        return event


class Answering:
    """Sends an answer with the headers that all have, and remembers its status."""

    def __init__(self, send: Send, headers: list[tuple[bytes, bytes]]) -> None:
        self.send = send
        self.headers = headers
        self.status = 0
        self.begun = False

    async def __call__(self, event: Event) -> None:
        """Send the next piece."""
        kind = event["type"]
        if kind in ("http.response.start", "websocket.http.response.start"):
            set_already = {name.lower() for name, _ in event.get("headers", [])}
            ours = [pair for pair in self.headers if pair[0] not in set_already]
            event = {**event, "headers": [*event.get("headers", []), *ours]}
        if kind != "http.response.body":
            self.begun = True
            self.status = int(event.get("status") or event.get("code") or 101)
        await self.send(event)


async def turn_away(scope: Scope, receive: Receive, send: Send, error: Door) -> None:
    """Answer with the reason, in the visitor's language."""
    headers = scope["guard_headers"]
    lang = accepted_language(headers.get(b"accept-language", b"").decode("latin-1"))
    told = json.dumps(
        {"error": {"key": error.key, "message": translator(lang).error_message(error)}}, ensure_ascii=False
    )
    prefix = "http"
    if scope["type"] == "websocket":
        await receive()
        if "websocket.http.response" not in scope.get("extensions", {}):
            await send({"type": "websocket.close", "code": 4000 + error.status})
            return
        prefix = "websocket.http"
    body = told.encode()
    kept = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    if error.status in (413, 429):
        kept.append((b"connection", b"close"))
    await send({"type": f"{prefix}.response.start", "status": error.status, "headers": kept})
    await send({"type": f"{prefix}.response.body", "body": body})
