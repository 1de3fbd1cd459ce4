"""Runs the application with uvicorn on the configured addresses until a signal stops it."""

from __future__ import annotations

import gc
import logging
import socket
from collections.abc import Callable, Sequence
from typing import Any

import uvicorn

from ludoteca.core.errors import Refused
from ludoteca.server import addresses
from ludoteca.server.app import Components, build
from ludoteca.server.background.scheduler import Scheduler
from ludoteca.server.lifespan import Lifespan
from ludoteca.server.observability import logs
from ludoteca.server.observability.metrics import Metrics
from ludoteca.server.service_manager import ServiceManager
from ludoteca.server.settings import Settings
from ludoteca.server.transport import open_files
from ludoteca.server.transport.guard import ConnectionGuard
from ludoteca.store import DATABASE_FILE, SqliteStore, SteadyClock, stored_bytes

BACKLOG = 2048
SHUTDOWN_TIMEOUT = 5
# gc.set_threshold: frequent small collections of the youngest generation, rare full ones, which pause every table.
GC_THRESHOLDS = (2_000, 3, 3_000)
# uvicorn logs this as an error after every WebSocket that the middleware rejected with an HTTP response.
REJECTED_HANDSHAKE = "ASGI callable returned without completing handshake."


class NoAddress(Refused):
    """An address that the server cannot listen on."""

    key = "server-no-address"


class Server(uvicorn.Server):
    """uvicorn that reports to the service manager, and asks clients to reconnect before it closes their connections."""

    def __init__(self, config: uvicorn.Config, lifespan: Lifespan, manager: ServiceManager) -> None:
        super().__init__(config)
        self._lifespan = lifespan
        self._manager = manager
        self._watchdog = Scheduler(*manager.jobs())

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Start as uvicorn does, and report that the server listens."""
        await super().startup(sockets)
        if self.started:
            self._manager.ready()
            self._watchdog.start()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Disconnect the clients, then stop as uvicorn does."""
        self._manager.stopping()
        await self._lifespan.disconnect()
        await super().shutdown(sockets)
        await self._watchdog.stop()


def bind_sockets(settings: Settings) -> list[socket.socket]:
    """A bound socket for every configured address."""
    own = addresses.own_addresses()
    return [bind_socket(address, settings.port) for address in addresses.listen_addresses(settings.bind, own)]


def bind_socket(address: str, port: int) -> socket.socket:
    """A socket bound to an address; NoAddress if that fails."""
    family = socket.AF_INET6 if ":" in address else socket.AF_INET
    # asyncio disables Nagle's algorithm only on sockets that name TCP as their protocol.
    bound = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    bound.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        bound.bind((address, port))
    except OSError as error:
        bound.close()
        raise NoAddress(str(error), address=address, port=port, why=error.strerror or str(error)) from error
    return bound


def is_worth_logging(record: logging.LogRecord) -> bool:
    """Whether a log record of uvicorn is more than a rejected WebSocket handshake."""
    return record.msg != REJECTED_HANDSHAKE


def uvicorn_server(components: Components, manager: ServiceManager | None = None, **options: Any) -> uvicorn.Server:
    """The uvicorn server of an application, with the connection guard below uvicorn's protocols."""
    manager = manager or ServiceManager()
    guard = ConnectionGuard(
        components.settings, open_files.connection_capacity(), on_limited=components.metrics.count_limited
    )
    config = uvicorn.Config(
        guard.with_abort(components.app),
        http=guard.protocol_class(),
        ws="websockets-sansio",
        ws_per_message_deflate=False,
        ws_max_size=components.settings.frame_bytes,
        backlog=BACKLOG,
        timeout_graceful_shutdown=SHUTDOWN_TIMEOUT,
        proxy_headers=False,
        server_header=False,
        access_log=False,
        log_config=None,
        **options,
    )
    logging.getLogger("uvicorn.error").addFilter(is_worth_logging)
    return Server(config, components.lifespan, manager)


def open_server(settings: Settings) -> Components:
    """The components of a server with its SQLite store open."""
    metrics = Metrics()
    clock = SteadyClock()
    path = settings.data / DATABASE_FILE
    metrics.bind_gauges(database_bytes=lambda: stored_bytes(path))
    store = SqliteStore.open(
        path,
        clock=clock.now,
        on_commit=metrics.observe_commit,
        accept_loss=settings.accept_loss,
    )
    return build(settings, store, metrics=metrics, clock=clock)


def tune_garbage_collector() -> None:
    """Exempt what is loaded at start from collections, and make full collections rare."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(*GC_THRESHOLDS)


def run(
    settings: Settings, on_bound: Callable[[list[str]], None], sockets: Sequence[socket.socket] | None = None
) -> None:
    """Serve until a signal stops the process; `on_bound` is called with the URLs once the sockets are bound."""
    logs.configure(settings.log)
    manager = ServiceManager.of_environment()
    open_files.raise_limit(settings.most_sockets)
    listening = list(sockets if sockets is not None else bind_sockets(settings))
    components = open_server(settings)
    for handler in logging.getLogger().handlers:
        handler.addFilter(components.metrics.count_log_message)
    on_bound(components.base_urls)
    tune_garbage_collector()
    uvicorn_server(components, manager).run(sockets=listening)
