"""The composition root: constructs every component with the dependencies that its constructor names, and the ASGI app.

HTTP handlers receive their dependencies by name from Litestar, WebSocket handlers from their constructors. `Components`
is for the runner and for tests; no component receives it.
"""

from __future__ import annotations

import asyncio
import os
import time
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass
from typing import Any

import litestar
from litestar import Litestar
from litestar.di import Provide
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

import ludoteca
from ludoteca.core import discovery
from ludoteca.server import addresses
from ludoteca.server.accounts.anonymisation import Anonymiser
from ludoteca.server.accounts.attempts import Attempts
from ludoteca.server.accounts.notices import Notices
from ludoteca.server.accounts.passkeys import Passkeys
from ludoteca.server.accounts.recovery import Recovery
from ludoteca.server.accounts.service import AccountService
from ludoteca.server.accounts.sessions import Sessions
from ludoteca.server.admin.administration import Administration
from ludoteca.server.admin.control_socket import FILE_NAME, ControlSocket
from ludoteca.server.admin.moderation_commands import ModerationCommands
from ludoteca.server.api import accounts as accounts_api
from ludoteca.server.api import admin as admin_api
from ludoteca.server.api import catalogue, credentials, finished_tables, health
from ludoteca.server.api import tables as tables_api
from ludoteca.server.api.errors import EXCEPTION_HANDLERS
from ludoteca.server.api.requests import JsonRequest
from ludoteca.server.background.expiry import Expiry
from ludoteca.server.background.ratings_job import RatingsJob
from ludoteca.server.background.scheduler import Job, Scheduler
from ludoteca.server.bots.analysis_queue import AnalysisQueue
from ludoteca.server.bots.worker_pool import WorkerPool
from ludoteca.server.lifespan import Lifespan
from ludoteca.server.live.creation import TableCreator
from ludoteca.server.live.hibernation import Hibernation
from ludoteca.server.live.live_table import LiveTable
from ludoteca.server.live.registry import TableRegistry
from ludoteca.server.live.replays import ReplayService
from ludoteca.server.live.repository import TableRepository
from ludoteca.server.live.turn_driver import FORCED_MOVE_MS, TurnDriver
from ludoteca.server.live.uptime import Uptime
from ludoteca.server.moderation.admission import Admission
from ludoteca.server.moderation.reports import Reports
from ludoteca.server.moderation.service import ModerationService
from ludoteca.server.moderation.site import Site
from ludoteca.server.observability import logs
from ludoteca.server.observability.metrics import Metrics
from ludoteca.server.security.invitations import Invitations
from ludoteca.server.security.limits import Limits
from ludoteca.server.security.middleware import App, Receive, Scope, SecurityMiddleware, Send
from ludoteca.server.security.passwords import Passwords
from ludoteca.server.settings import Settings
from ludoteca.server.transport.guarded_transport import ABORT_EXTENSION
from ludoteca.server.web import static_files
from ludoteca.server.web.compression import COMPRESSION
from ludoteca.server.web.head_requests import HeadRequests
from ludoteca.server.web.static_files import ClientFiles, client_route
from ludoteca.server.ws.clients import SanctionEnforcer
from ludoteca.server.ws.dispatch import Dispatcher
from ludoteca.server.ws.handlers import Handler, seats
from ludoteca.server.ws.handlers.chat import ChatHandlers
from ludoteca.server.ws.handlers.host import HostHandlers
from ludoteca.server.ws.handlers.join import JoinHandler
from ludoteca.server.ws.handlers.play import PlayHandlers
from ludoteca.server.ws.handlers.rematch import RematchHandlers
from ludoteca.server.ws.handlers.reports import ReportHandlers
from ludoteca.server.ws.open_connections import OpenConnections
from ludoteca.store import GATHERING, PLAYING, SteadyClock, Store

SOCKET_PATH = "/api/socket"
HEARTBEAT_SECONDS = 5.0
MAINTENANCE_SECONDS = 60.0
# Their responses may depend on secrets.
UNCOMPRESSED = (tables_api, finished_tables, accounts_api, credentials, admin_api, health)


@dataclass(frozen=True)
class Components:
    """The wired components of one server."""

    app: App
    settings: Settings
    store: Store
    base_urls: list[str]
    metrics: Metrics
    uptime: Uptime
    limits: Limits
    bots: WorkerPool
    registry: TableRegistry
    repository: TableRepository
    hibernation: Hibernation
    expiry: Expiry
    ratings: RatingsJob
    connections: OpenConnections
    accounts: AccountService
    moderation: ModerationService
    control: ControlSocket
    lifespan: Lifespan


def build(
    settings: Settings,
    store: Store,
    *,
    metrics: Metrics | None = None,
    bots: WorkerPool | None = None,
    base_urls: Sequence[str] | None = None,
    now: Callable[[], int] | None = None,
    monotonic: Callable[[], float] = time.monotonic,
    clock: SteadyClock | None = None,
    forced_move_ms: int = FORCED_MOVE_MS,
    routes: Sequence[Any] = (),
) -> Components:
    """Wire a server on a store.

    `clock` is the clock of the store; without one, `monotonic` drives deadlines. `now` returns the UTC milliseconds
    that tables, chat and ratings are stamped with, by default those of the clock. `routes` are further HTTP handlers.
    """
    clock = clock or SteadyClock(monotonic)
    now = now or clock.now
    own_addresses = addresses.own_addresses()
    urls = list(addresses.urls(settings, own_addresses) if base_urls is None else base_urls)
    metrics = metrics or Metrics()
    bots = bots or WorkerPool(settings.bot_workers or max(1, (os.cpu_count() or 2) - 1))
    limits = Limits(settings, metrics.count_limited)
    connections = OpenConnections()
    uptime = Uptime(store, clock)
    repository = TableRepository(store, uptime)
    ratings = RatingsJob(store, now)

    def driver(live: LiveTable) -> TurnDriver:
        return TurnDriver(live, bots, (_log_over, ratings.on_over), forced_move_ms)

    registry = TableRegistry(repository, driver)
    hibernation = Hibernation(registry, store, uptime, settings.sleep_after)
    expiry = Expiry(registry, store, uptime, settings)
    invitations = Invitations(store)
    creator = TableCreator(registry, invitations, settings.tables, now)
    moderation = ModerationService(store, now)
    moderation.on_change = SanctionEnforcer(moderation, connections).apply
    admission = Admission(moderation, invitations, settings.members_only)
    site, reports = Site(store, settings), Reports(store)
    attempts, notices, passwords = Attempts(settings), Notices(store), Passwords()
    sessions = Sessions(store, settings, uptime, notices, moderation.check_account)
    accounts = AccountService(store, settings, passwords, sessions, attempts, notices)
    replay_semaphore = asyncio.Semaphore(1)  # one record is replayed at a time, so that moves do not wait for many
    replays = ReplayService(registry, store, replay_semaphore)
    anonymiser = Anonymiser(registry, store, replays)
    analyses = AnalysisQueue()
    administration = Administration(registry, store, anonymiser, accounts, connections, moderation)
    commands = ModerationCommands(store, moderation, reports, site, administration)
    control = ControlSocket(
        *(settings.data / FILE_NAME, store, creator, invitations, metrics, uptime, urls),
        *(administration, moderation, commands),
    )
    scheduler = Scheduler(
        Job("heartbeat", uptime.heartbeat, HEARTBEAT_SECONDS),
        Job("wake-up", hibernation.wake_due, MAINTENANCE_SECONDS, at_start=True),
        Job("ratings", ratings.run, MAINTENANCE_SECONDS, at_start=True),
        Job("hibernation", lambda: hibernation.hibernate_idle(time.monotonic()), MAINTENANCE_SECONDS),
        Job("expiry", lambda: expiry.run(uptime.now()), MAINTENANCE_SECONDS),
        Job("moderation", lambda: moderation.delete_expired(uptime.now()), MAINTENANCE_SECONDS, at_start=True),
        Job("table count", lambda: count_unfinished_tables(limits, store), MAINTENANCE_SECONDS, at_start=True),
    )
    handlers: dict[type, Handler] = {
        **PlayHandlers(bots, limits, metrics).handlers(),
        **seats.handlers(admission),
        **HostHandlers(registry).handlers(),
        **ChatHandlers(limits, moderation, now).handlers(),
        **ReportHandlers(reports).handlers(),
        **RematchHandlers(registry, creator, limits).handlers(),
    }
    join = JoinHandler(registry, limits, sessions.account_id, link_base(urls), moderation, admission)
    dispatcher = Dispatcher(handlers, join, limits, connections, settings.unsent_bytes)
    lifespan = Lifespan(
        settings=settings,
        store=store,
        uptime=uptime,
        registry=registry,
        connections=connections,
        scheduler=scheduler,
        ratings=ratings,
        control=control,
        metrics=metrics,
        accounts=accounts,
        analyses=analyses,
        bots=bots,
        moderation=moderation,
        site=site,
    )
    metrics.bind_gauges(
        tables=lambda: len(registry.tables),
        sockets=lambda: len(connections),
        bot_queue=lambda: bots.waiting,
        bots_thinking=lambda: bots.busy,
        left_out=lambda: len(discovery.left_out()),
    )
    dependencies = {
        "registry": registry,
        "creator": creator,
        "store": store,
        "limits": limits,
        "settings": settings,
        "accounts": accounts,
        "sessions": sessions,
        "notices": notices,
        "recovery": Recovery(store, settings, passwords, sessions, attempts, notices),
        "passkeys": Passkeys(store, settings, sessions, attempts, notices),
        "anonymiser": anonymiser,
        "analyses": analyses,
        "replays": replays,
        "connections": connections,
        "base_urls": urls,
        "replay_semaphore": replay_semaphore,
        "moderation": moderation,
        "admission": admission,
        "site": site,
        "reports": reports,
        "administration": administration,
        "metrics": metrics,
    }
    client = client_route(ClientFiles(static_files.FOLDER, settings.base_path), registry.game_of, site.first_page)
    http = HeadRequests(http_application([*api_routes(), *routes, client], dependencies, lifespan))
    app = SecurityMiddleware(Router(http, dispatcher), settings, own_addresses, limits, metrics.count_request)
    return Components(
        app=app,
        settings=settings,
        store=store,
        base_urls=urls,
        metrics=metrics,
        uptime=uptime,
        limits=limits,
        bots=bots,
        registry=registry,
        repository=repository,
        hibernation=hibernation,
        expiry=expiry,
        ratings=ratings,
        connections=connections,
        accounts=accounts,
        moderation=moderation,
        control=control,
        lifespan=lifespan,
    )


def api_routes() -> list[Any]:
    """All HTTP handlers; only the catalogue, which is the same for every client, is compressed."""
    uncompressed = [handler for module in UNCOMPRESSED for handler in module.HANDLERS]
    return [*uncompressed, litestar.Router("/", route_handlers=catalogue.HANDLERS, middleware=[COMPRESSION])]


class Router:
    """Sends WebSocket connections to the dispatcher and everything else to the HTTP application."""

    def __init__(self, http: App, dispatcher: Dispatcher) -> None:
        self._http = http
        self._dispatcher = dispatcher

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve one HTTP request, one connection, or the lifespan."""
        if scope["type"] != "websocket":
            await self._http(scope, receive, send)
        elif scope["path"] == SOCKET_PATH:
            abort = scope.get("extensions", {}).get(ABORT_EXTENSION)
            await self._dispatcher.serve(scope["client"][0], receive, send, abort)
        else:
            await receive()
            await send({"type": "websocket.close", "code": 1000})


def http_application(routes: Sequence[Any], dependencies: dict[str, Any], lifespan: Lifespan) -> App:
    """The Litestar application with its routes, dependencies, error handlers and OpenAPI document."""

    @asynccontextmanager
    async def run_lifespan(app: Litestar) -> AsyncIterator[None]:
        try:
            await lifespan.start()
            yield
        finally:
            await lifespan.stop()

    http: Any = Litestar(
        list(routes),
        dependencies={name: provide(value) for name, value in dependencies.items()},
        exception_handlers=EXCEPTION_HANDLERS,
        request_class=JsonRequest,
        lifespan=[run_lifespan],
        openapi_config=OpenAPIConfig(
            title="Ludoteca",
            version=ludoteca.__version__,
            path="/api/schema",
            use_handler_docstrings=True,
            render_plugins=[JsonRenderPlugin()],  # HTML viewers load scripts that the content security policy forbids
        ),
        logging_config=None,
    )
    return http  # type: ignore[no-any-return]


async def count_unfinished_tables(limits: Limits, store: Store) -> None:
    """Correct the number that the limit on unfinished tables compares with."""
    limits.unfinished_tables = await store.count_tables(GATHERING, PLAYING)


def provide(value: Any) -> Provide:
    """A Litestar dependency that is always the same object."""
    return Provide(lambda: value, sync_to_thread=False)


def link_base(urls: Sequence[str]) -> str:
    """The URL that links best begin with: the public one, else the local network's, else this machine's."""
    return (addresses.first_shareable(urls) or urls[-1]).rstrip("/") if urls else ""


def _log_over(live: LiveTable) -> None:
    result = live.table.result
    reason = result.reason if result else ""
    logs.log_event("over", table=logs.mark(live.id), game=live.table.game.meta.name, reason=reason)
