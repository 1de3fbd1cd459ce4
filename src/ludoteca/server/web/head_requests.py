"""Answers HEAD like GET, without the body, on every route."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any

App = Callable[[Any, Any, Any], Awaitable[None]]


class HeadRequests:
    """Wraps an ASGI application that knows GET only."""

    def __init__(self, app: App) -> None:
        self._app = app

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        """Pass a HEAD request on as GET and drop the body of the response; pass on everything else."""
        if scope["type"] != "http" or scope["method"] != "HEAD":
            await self._app(scope, receive, send)
            return

        async def send_without_body(event: dict[str, Any]) -> None:
            await send({**event, "body": b""} if event["type"] == "http.response.body" else event)

        await self._app({**scope, "method": "GET"}, receive, send_without_body)
