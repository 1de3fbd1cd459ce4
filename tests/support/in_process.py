"""Clients of live tables without sockets: requests go straight to the dispatcher, and bots never move."""

from __future__ import annotations

import json
from typing import Any

from ludoteca.server.api.schemas import CreatedTable, NewTable
from ludoteca.server.bots.worker_pool import WorkerPool
from ludoteca.server.live.creation import TableCreator
from ludoteca.server.live.registry import TableRegistry
from ludoteca.server.live.repository import TableRepository
from ludoteca.server.live.turn_driver import TurnDriver
from ludoteca.server.live.uptime import Uptime
from ludoteca.server.moderation.admission import Admission
from ludoteca.server.moderation.reports import Reports
from ludoteca.server.moderation.service import ModerationService
from ludoteca.server.observability.metrics import Metrics
from ludoteca.server.security.invitations import Invitations
from ludoteca.server.security.limits import Limits
from ludoteca.server.ws.connection import Connection
from ludoteca.server.ws.dispatch import Dispatcher
from ludoteca.server.ws.handlers import seats
from ludoteca.server.ws.handlers.chat import ChatHandlers
from ludoteca.server.ws.handlers.host import HostHandlers
from ludoteca.server.ws.handlers.join import JoinHandler
from ludoteca.server.ws.handlers.play import PlayHandlers
from ludoteca.server.ws.handlers.rematch import RematchHandlers
from ludoteca.server.ws.handlers.reports import ReportHandlers
from ludoteca.server.ws.open_connections import OpenConnections
from ludoteca.store import Account, AccountId, Store

Json = dict[str, Any]


class IdleDriver(TurnDriver):
    """A driver that never acts."""

    def drive(self) -> None:
        """Nothing is due."""


class RecordingConnection(Connection):
    """A connection that records the messages that it is sent."""

    def __init__(self) -> None:
        super().__init__("127.0.0.1", 10**9)
        self.messages: list[Json] = []

    def send(self, text: str) -> None:
        """Record a message."""
        self.messages.append(json.loads(text))


class InProcessServer:
    """The handlers of one server on a store; a session's account has the session's name."""

    def __init__(self, store: Store) -> None:
        self.store = store
        pool, limits, invitations = WorkerPool(1), Limits(), Invitations(store)
        self.registry = TableRegistry(TableRepository(store, Uptime(store)), lambda live: IdleDriver(live, pool))
        self.creator = TableCreator(self.registry, invitations, "anyone", lambda: 0)
        moderation = ModerationService(store, lambda: 0)
        admission = Admission(moderation, invitations)
        handlers = {
            **PlayHandlers(pool, limits, Metrics()).handlers(),
            **seats.handlers(admission),
            **HostHandlers(self.registry).handlers(),
            **ChatHandlers(limits, moderation, lambda: 0).handlers(),
            **ReportHandlers(Reports(store)).handlers(),
            **RematchHandlers(self.registry, self.creator, limits).handlers(),
        }
        join = JoinHandler(self.registry, limits, self._account_of, "", moderation, admission)
        self.dispatcher = Dispatcher(handlers, join, limits, OpenConnections(), 10**9)

    async def _account_of(self, session: str | None) -> str | None:
        if session is not None and await self.store.account(AccountId(session)) is None:
            await self.store.create_account(Account(AccountId(session), session, ""))
        return session

    async def create(self, request: Json, account: str | None = None) -> CreatedTable:
        """A new table."""
        return await self.creator.create(NewTable(**request), await self._account_of(account))

    async def request(self, connection: RecordingConnection, do: str, **fields: Any) -> Json:
        """The answer to a request."""
        id = f"answer {len(connection.messages)}"
        await self.dispatcher.dispatch(connection, json.dumps({"do": do, "id": id, **fields}))
        return next((one for one in connection.messages if one.get("id") == id), {"closed": True})

    async def enter(self, table: str, **fields: Any) -> RecordingConnection:
        """A connection that has joined a table."""
        connection = RecordingConnection()
        await self.request(connection, "enter", table=table, **fields)
        return connection


def error_key(answer: Json) -> str:
    """The key of the error in an answer; empty if it is none."""
    key: str = answer.get("error", {}).get("key", "")
    return key
