"""Starts and stops what runs beside the requests: scheduler, control socket, metrics, workers, the store."""

from __future__ import annotations

from contextlib import AsyncExitStack

from ludoteca.i18n import load_catalogues
from ludoteca.server.accounts.service import AccountService
from ludoteca.server.admin.control_socket import ControlSocket
from ludoteca.server.background.ratings_job import RatingsJob
from ludoteca.server.background.scheduler import Scheduler
from ludoteca.server.bots.analysis_queue import AnalysisQueue
from ludoteca.server.bots.worker_pool import WorkerPool
from ludoteca.server.live.registry import TableRegistry
from ludoteca.server.live.uptime import Uptime
from ludoteca.server.moderation.service import ModerationService
from ludoteca.server.moderation.site import Site
from ludoteca.server.observability import logs
from ludoteca.server.observability.metrics import Metrics, MetricsServer
from ludoteca.server.settings import Settings
from ludoteca.server.ws.open_connections import OpenConnections
from ludoteca.store import GATHERING, PLAYING, Store


class Lifespan:
    """The order in which a server starts and stops."""

    def __init__(
        self,
        *,
        settings: Settings,
        store: Store,
        uptime: Uptime,
        registry: TableRegistry,
        connections: OpenConnections,
        scheduler: Scheduler,
        ratings: RatingsJob,
        control: ControlSocket,
        metrics: Metrics,
        accounts: AccountService,
        analyses: AnalysisQueue,
        bots: WorkerPool,
        moderation: ModerationService,
        site: Site,
    ) -> None:
        self._settings = settings
        self._store = store
        self._uptime = uptime
        self._registry = registry
        self._connections = connections
        self._scheduler = scheduler
        self._ratings = ratings
        self._control = control
        self._metrics = metrics
        self._metrics_server: MetricsServer | None = None
        self._accounts = accounts
        self._analyses = analyses
        self._bots = bots
        self._moderation = moderation
        self._site = site

    async def start(self) -> None:
        """Start everything; deadlines are shifted by the outage before anything acts on them."""
        load_catalogues()  # now, so that no later error needs a file
        await self._uptime.start()
        await self._moderation.load()
        await self._site.load()
        await self._control.open()
        if self._settings.metrics is not None:
            self._metrics_server = await MetricsServer.start(self._metrics, *self._settings.metrics)
        self._scheduler.start()
        logs.log_event("started", port=self._settings.port, count=await self._store.count_tables(GATHERING, PLAYING))

    async def disconnect(self) -> None:
        """Tell every client to reconnect and commit what is under way; no table is loaded afterwards."""
        self._registry.is_closing = True
        await self._connections.close_all()
        await self._registry.close()

    async def stop(self) -> None:
        """Stop everything, last the store; a step that fails does not prevent the following ones."""
        async with AsyncExitStack() as stack:  # callbacks run in reverse order
            stack.callback(logs.log_event, "stopped")
            stack.push_async_callback(self._store.close)
            stack.push_async_callback(self._uptime.heartbeat)
            stack.callback(self._accounts.close)
            stack.push_async_callback(self._bots.close)
            stack.push_async_callback(self._analyses.close)
            if self._metrics_server is not None:
                stack.push_async_callback(self._metrics_server.close)
            stack.push_async_callback(self._control.close)
            stack.push_async_callback(self._ratings.close)
            stack.push_async_callback(self.disconnect)
            stack.push_async_callback(self._scheduler.stop)
