"""The application: routes, errors in words, and the parts of the server begun and ended with it."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from typing import Any

from litestar import Litestar, Request, Response, get
from litestar.di import Provide
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

import ludoteca
from ludoteca.core.errors import Refused
from ludoteca.server import account_routes, afterwards, lobby, pages, texts, voices
from ludoteca.server.guard import Door
from ludoteca.server.house import House
from ludoteca.server.outgoing import Wrong
from ludoteca.server.packing import Packing
from ludoteca.server.refusals import Malformed, NotFound, NotYours, Restarting, ServerRefusal, TooMuch
from ludoteca.server.socket import Receive, Send, Socket
from ludoteca.server.wire import EXTENSION
from ludoteca.store import StoreRefusal

LOG = logging.getLogger("ludoteca.http")
SOCKET = "/api/socket"
ROUTES = [*lobby.HANDLERS, *texts.HANDLERS, *afterwards.HANDLERS, *account_routes.HANDLERS]
STATUS: dict[type[Refused], int] = {NotFound: 404, NotYours: 403, TooMuch: 429, Restarting: 503, StoreRefusal: 503}


@get("/healthz", sync_to_thread=False)
def health() -> str:
    """Whether the server answers."""
    return "ok"


class Application:
    """The socket and, for everything else, the HTTP routes."""

    def __init__(self, house: House, http: Any) -> None:
        self.house = house
        self.http = http

    async def __call__(self, scope: Any, receive: Receive, send: Send) -> None:
        """One request, or one socket, which is one visit to a table."""
        if scope["type"] != "websocket":
            await self.http(scope, receive, send)
        elif scope["path"] == SOCKET:
            wire = scope["extensions"][EXTENSION]
            await Socket(self.house, self.house.address(scope), wire, receive, send).serve()
        else:
            await receive()
            await send({"type": "websocket.close", "code": 1000})


def application(house: House, handlers: Sequence[Any] = (), middleware: Sequence[Callable[[Any], Any]] = ()) -> Any:
    """The ASGI application; `handlers` are further routes, each of `middleware` is put around all before it."""

    @asynccontextmanager
    async def life(app: Litestar) -> AsyncIterator[None]:
        await house.open()
        try:
            yield
        finally:
            await house.close()

    http: Any = Litestar(
        [*ROUTES, health, *handlers, pages.page],
        dependencies={"house": Provide(lambda: house, sync_to_thread=False)},
        exception_handlers={Refused: refused, HTTPException: http_error, Exception: broken},
        lifespan=[life],
        openapi_config=OpenAPIConfig(
            title="Ludoteca",
            version=ludoteca.__version__,
            path="/api/schema",
            use_handler_docstrings=True,
            render_plugins=[JsonRenderPlugin()],  # pages that draw it need scripts from elsewhere, which none may run
        ),
        logging_config=None,
    )
    made: Any = Application(house, Packing(http))
    for around in middleware:
        made = around(made)
    return made


def refused(request: Request[Any, Any, Any], error: Refused) -> Response[Any]:
    """A refusal as key, sentence and fields."""
    lang = voices.accepted(request.headers.get("accept-language", ""))
    if isinstance(error, Door):  # in the middle of a body
        return _told(voices.wrong(error, lang), error.status)
    status = next((code for kind, code in STATUS.items() if isinstance(error, kind)), 400)
    return _told(voices.wrong(error, lang), status)


def http_error(request: Request[Any, Any, Any], error: HTTPException) -> Response[Any]:
    """What the framework refuses: unknown places, bodies that don't read."""
    lang = voices.accepted(request.headers.get("accept-language", ""))
    refusal = NotFound(key="server-no-page") if error.status_code == 404 else Malformed(why=_why(error))
    return _told(voices.wrong(refusal, lang), error.status_code)


def broken(request: Request[Any, Any, Any], error: Exception) -> Response[Any]:
    """A mistake of ours, of which nothing is told but that it happened."""
    LOG.error("a request failed", exc_info=error)
    lang = voices.accepted(request.headers.get("accept-language", ""))
    return _told(voices.wrong(ServerRefusal(key="internal"), lang), 500)


def _why(error: HTTPException) -> str:
    told = error.extra[0].get("message", "") if isinstance(error.extra, list) and error.extra else error.detail
    return str(told)[:200]


def _told(wrong: Wrong, status: int) -> Response[Any]:
    return Response({"error": wrong}, status_code=status)
