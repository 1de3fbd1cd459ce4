"""Runs the application: sockets bound, addresses told, uvicorn until somebody ends it."""

from __future__ import annotations

import gc
import os
import socket
from collections.abc import Sequence
from typing import Any

import uvicorn

from ludoteca.core.errors import Refused
from ludoteca.server import addresses, logs
from ludoteca.server.app import application
from ludoteca.server.bots import Bots
from ludoteca.server.house import House
from ludoteca.server.metrics import Metrics
from ludoteca.server.settings import Settings
from ludoteca.server.wire import Wire
from ludoteca.store import Store

DATABASE = "ludoteca.db"
BACKLOG = 2048
PATIENCE = 5
# How many new things make the collector look at them, how many such looks at those that stayed, and how many of
# these at everything. Everybody waits for a look: few things at a time, everything hardly ever.
LOOKS = (2_000, 3, 3_000)


class NoAddress(Refused):
    """An address that can't be listened on."""

    key = "server-no-address"


class Serving(uvicorn.Server):
    """uvicorn, which tells people to come back before it hangs up."""

    def __init__(self, config: uvicorn.Config, parts: House) -> None:
        super().__init__(config)
        self.parts = parts

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """End everything in order."""
        await self.parts.hub.close()
        await super().shutdown(sockets)


def house(settings: Settings) -> House:
    """The parts of a server, its store opened."""
    metrics = Metrics()
    store = Store.open(settings.data / DATABASE, seen=metrics.saved)
    bots = Bots(settings.bot_workers or max(1, (os.cpu_count() or 2) - 1))
    return House(settings, store, bots, addresses.urls(settings, addresses.own_addresses()), metrics)


def bound(settings: Settings) -> list[socket.socket]:
    """A listening socket for each address."""
    own = addresses.own_addresses()
    return [listening_on(address, settings.port) for address in addresses.listening(settings.bind, own)]


def listening_on(address: str, port: int) -> socket.socket:
    """A socket bound to an address; NoAddress if that can't be had."""
    made = socket.socket(socket.AF_INET6 if ":" in address else socket.AF_INET)
    made.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        made.bind((address, port))
    except OSError as error:
        made.close()
        raise NoAddress(str(error), address=address, port=port, why=error.strerror or str(error)) from error
    return made


def server(parts: House, **more: Any) -> uvicorn.Server:
    """The uvicorn server of a house."""
    settings = parts.settings
    config = uvicorn.Config(
        parts.operating.guarded(application(parts), addresses.own_addresses()),
        ws=Wire,
        ws_per_message_deflate=False,
        ws_max_size=settings.frame_bytes,
        backlog=BACKLOG,
        timeout_graceful_shutdown=PATIENCE,
        proxy_headers=False,
        server_header=False,
        access_log=False,
        log_config=None,
        **more,
    )
    return Serving(config, parts)


def calm_collector() -> None:
    """Let the collector of cycles pass over what was loaded to stay, and look less often at what a move leaves."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(*LOOKS)


def run(settings: Settings, told: Any, sockets: Sequence[socket.socket] | None = None) -> None:
    """Serve until somebody ends it; `told` is called with the addresses once they are bound."""
    logs.set_up(settings.log)
    listening = list(sockets if sockets is not None else bound(settings))
    parts = house(settings)
    told(parts.bases)
    calm_collector()
    server(parts).run(sockets=listening)
