"""Texts and pages are sent packed with gzip to whoever takes them so; answers about tables go as they are."""

from __future__ import annotations

import gzip
from functools import lru_cache

from ludoteca.server.guard import App, Event, Receive, Scope, Send

KINDS = ("text/", "application/json", "application/javascript", "image/svg+xml")
TABLES = "/api/tables"
LEAST = 1000
KEPT = 200
LEVEL = 9


@lru_cache(KEPT)
def packed(body: bytes) -> bytes:
    """The same in fewer bytes, worked out once."""
    return gzip.compress(body, LEVEL, mtime=0)


class Packing:
    """An ASGI application around another that packs what stays the same for all."""

    def __init__(self, app: App) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer as the application does, packed if it may be."""
        is_meant = scope["type"] == "http" and scope["method"] == "GET" and not scope["path"].startswith(TABLES)
        await self.app(scope, receive, Shrinking(send, takes_gzip(scope)) if is_meant else send)


def takes_gzip(scope: Scope) -> bool:
    """Whether the asker's headers name gzip as something it reads."""
    asked = dict(scope["headers"]).get(b"accept-encoding", b"").decode("latin-1").lower().replace(" ", "")
    offers = dict(offer.partition(";q=")[::2] for offer in asked.split(","))
    return offers.get("gzip", "0").strip("0.") != "" or offers.get("gzip") == ""


class Shrinking:
    """Holds an answer's head back until its body is known, then sends both, smaller if that is worth it."""

    def __init__(self, send: Send, wanted: bool) -> None:
        self.send = send
        self.wanted = wanted
        self.head: Event = {}

    async def __call__(self, event: Event) -> None:
        """Send the next piece."""
        if event["type"] == "http.response.start" and self._is_text(event):
            self.head = event
            return
        if self.head:
            event = await self._begin(event)
        await self.send(event)

    def _is_text(self, head: Event) -> bool:
        names = dict(head["headers"])
        kind = names.get(b"content-type", b"").decode("latin-1")
        return head["status"] == 200 and kind.startswith(KINDS) and b"content-encoding" not in names

    async def _begin(self, event: Event) -> Event:
        """Send the head that fits the body; the body to be sent after it."""
        head, self.head = self.head, {}
        body = event.get("body", b"")
        headers = [*head["headers"], (b"vary", b"accept-encoding")]
        if self.wanted and len(body) >= LEAST and not event.get("more_body"):
            body = packed(bytes(body))
            headers = [_changed(name, value, len(body)) for name, value in headers]
            headers.append((b"content-encoding", b"gzip"))
        await self.send({**head, "headers": headers})
        return {**event, "body": body}


def _changed(name: bytes, value: bytes, length: int) -> tuple[bytes, bytes]:
    """A header as it is after packing: another length, and a tag that no longer means the same bytes."""
    if name.lower() == b"content-length":
        return name, str(length).encode()
    if name.lower() == b"etag" and not value.startswith(b"W/"):
        return name, b"W/" + value
    return name, value
