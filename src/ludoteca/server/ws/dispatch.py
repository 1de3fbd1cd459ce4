"""Decodes messages, calls the handler registered for their type, and answers each message once.

`enter`, which joins a table, and `ping` need no table and are answered here; all other types have a handler.
"""

from __future__ import annotations

import logging
from collections.abc import Callable, Mapping
from typing import get_args

import msgspec
from msgspec import UNSET

from ludoteca.core.errors import Refused
from ludoteca.server.errors import Malformed, NotFound, Restarting, ServerError, TooMany
from ludoteca.server.localisation import error_body
from ludoteca.server.security.limits import Limits
from ludoteca.server.ws import close_codes, messages_in, messages_out
from ludoteca.server.ws.connection import Connection, Receive, Send, size_in_bytes
from ludoteca.server.ws.handlers import Handler
from ludoteca.server.ws.handlers.join import JoinHandler
from ludoteca.server.ws.messages_out import Answer, Bye, Reason
from ludoteca.server.ws.open_connections import OpenConnections

LOG = logging.getLogger("ludoteca.ws")
MAX_FAULTS = 20


class Dispatcher:
    """Serves WebSocket connections; `handlers` maps message types to their handlers."""

    def __init__(
        self,
        handlers: Mapping[type, Handler],
        join: JoinHandler,
        limits: Limits,
        connections: OpenConnections,
        max_unsent: int,
    ) -> None:
        unhandled = set(get_args(messages_in.Message)) - {*handlers, messages_in.Enter, messages_in.Ping}
        if unhandled:
            raise TypeError(f"message types without a handler: {unhandled}")
        self._handlers = handlers
        self._join = join
        self._limits = limits
        self._connections = connections
        self._max_unsent = max_unsent

    async def serve(self, address: str, receive: Receive, send: Send, abort: Callable[[], None] | None = None) -> None:
        """Serve one connection until it is closed; `abort` ends it without the client's cooperation."""
        connection = Connection(address, self._max_unsent, abort)
        with self._connections.tracked(connection):
            try:
                await connection.run(receive, send, self.dispatch)
            finally:
                if connection.limit_scope:
                    self._limits.release_table_socket(connection.limit_scope)

    async def dispatch(self, connection: Connection, text: str) -> None:
        """Handle one message: rate limit, decode, call its handler, send the answer."""
        table = "" if connection.live is None else connection.live.id
        if not self._limits.allow_message(connection.address, table, size_in_bytes(text), connection.seats):
            self._send_error(connection, TooMany(), None)
            connection.close(close_codes.TOO_MANY)
            return
        try:
            request = messages_in.decode(text)
        except RecursionError:
            self._reject(connection, Malformed(key="server-too-deep"), None)
            return
        except (msgspec.MsgspecError, UnicodeError) as error:
            self._reject(connection, Malformed(str(error), why=str(error)[:200]), _id_of(text))
            return
        await self._handle(connection, request)

    async def _handle(self, connection: Connection, request: messages_in.Message) -> None:
        try:
            answer = await self._answer(connection, request)
        except Restarting:
            connection.send_message(Bye(Reason("restart", close_codes.RECONNECT_MS)))
            connection.close(close_codes.RECONNECT)
        except Refused as error:
            self._send_error(connection, error, request.id)
            if isinstance(error, NotFound) and connection.live is None:
                connection.close(close_codes.NO_TABLE)
        except Exception:
            LOG.exception("a message of type %s failed", type(request).__name__)
            self._send_error(connection, ServerError(key="internal"), request.id)
        else:
            if answer is not None:
                answer.id = UNSET if request.id is None else request.id
                connection.send_message(answer)

    async def _answer(self, connection: Connection, request: messages_in.Message) -> Answer | None:
        """The answer to a request; None if the handler has sent it."""
        live = connection.live
        if isinstance(request, messages_in.Enter):
            if live is not None:
                raise ServerError(key="server-already-entered")
            await self._join.enter(connection, request)
            return None
        if isinstance(request, messages_in.Ping):
            return Answer()
        if live is None:
            raise ServerError(key="server-not-entered")
        return await self._handlers[type(request)](live, connection, request)

    def _reject(self, connection: Connection, error: Refused, id: str | int | None) -> None:
        """Answer a message that does not follow the protocol; too many of them close the connection."""
        self._send_error(connection, error, id)
        connection.faults += 1
        if connection.faults >= MAX_FAULTS:
            connection.close(close_codes.ABUSE)

    def _send_error(self, connection: Connection, error: Refused, id: str | int | None) -> None:
        game = None if connection.live is None else connection.live.table.game.meta.name
        answer = messages_out.Failed(error_body(error, connection.lang, game))
        answer.id = UNSET if id is None else id
        connection.send_message(answer)


class _Identified(msgspec.Struct):
    id: str | int | None = None


def _id_of(text: str) -> str | int | None:
    """The id of a message that does not decode otherwise."""
    try:
        return msgspec.json.decode(text, type=_Identified).id
    except (msgspec.MsgspecError, UnicodeError, RecursionError):
        return None
