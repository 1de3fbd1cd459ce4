"""A small application that echoes requests, behind the security middleware and uvicorn on a free port."""

from __future__ import annotations

import json
import socket
import threading
from collections.abc import Iterator
from contextlib import contextmanager

import uvicorn

from ludoteca.server.security.middleware import Receive, RequestLimits, Scope, SecurityMiddleware, Send
from ludoteca.server.settings import Settings, settings


async def echo(scope: Scope, receive: Receive, send: Send) -> None:
    """Answer requests with a description of them and sockets with what they send."""
    if scope["type"] == "lifespan":
        return
    if scope["type"] == "websocket":
        await receive()
        await send({"type": "websocket.accept"})
        while (event := await receive())["type"] == "websocket.receive":
            await send({"type": "websocket.send", "text": f"{scope['client'][0]} {event.get('text')}"})
        return
    size = 0
    more = True
    while more:
        event = await receive()
        size += len(event.get("body", b""))
        more = event.get("more_body", False)
    content = {"path": scope["path"], "client": scope["client"][0], "size": size, "method": scope["method"]}
    headers = [(b"content-type", b"application/json")]
    await send({"type": "http.response.start", "status": 200, "headers": headers})
    await send({"type": "http.response.body", "body": json.dumps(content).encode()})


@contextmanager
def served(flags: dict[str, str] | None = None, limits: RequestLimits | None = None) -> Iterator[tuple[int, Settings]]:
    """The application behind the middleware with these settings, on a free port."""
    with socket.create_server(("127.0.0.1", 0)) as listener:
        port = listener.getsockname()[1]
        found = settings({"bind": "127.0.0.1", "port": str(port), **(flags or {})}, {})
        config = uvicorn.Config(
            SecurityMiddleware(echo, found, limits=limits),
            ws="websockets-sansio",
            ws_max_size=found.frame_bytes,
            lifespan="off",
            log_config=None,
            proxy_headers=False,
        )
        server = uvicorn.Server(config)
        running = threading.Thread(target=server.run, kwargs={"sockets": [listener]}, daemon=True)
        running.start()
        try:
            yield port, found
        finally:
            server.should_exit = True
            running.join()
