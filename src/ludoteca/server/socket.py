"""The socket: reads messages, has them done one after the other, and answers each exactly once."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, MutableMapping
from typing import Any

import msgspec
from msgspec import UNSET

from ludoteca.core.errors import Refused
from ludoteca.server import entering, incoming, outgoing, voices
from ludoteca.server.doing import DOINGS
from ludoteca.server.house import House
from ludoteca.server.refusals import Malformed, NotFound, ServerRefusal, TooMuch
from ludoteca.server.visit import Visit
from ludoteca.server.wire import Wire

LOG = logging.getLogger("ludoteca.socket")
Receive = Callable[[], Awaitable[MutableMapping[str, Any]]]
Send = Callable[[MutableMapping[str, Any]], Awaitable[None]]
COME_BACK = 1012
ABUSE = 4400
NO_TABLE = 4404
TOO_MANY = 4429
MOST_FAULTS = 20
PATIENCE = 1


class Socket:
    """One connection, from its opening to its end."""

    def __init__(self, house: House, address: str, wire: Wire, receive: Receive, send: Send) -> None:
        self.house = house
        self.wire = wire
        self.receive = receive
        self.send = send
        self.visit = Visit(wire, address, house.settings.unsent_bytes)
        self.faults = 0

    async def serve(self) -> None:
        """Do what is asked, message after message, until one side hangs up."""
        await self.receive()
        await self.send({"type": "websocket.accept"})
        self.wire.is_taken = True
        visit = self.visit
        self.house.hub.visits.add(visit)
        try:
            while visit.closed is None and (text := await self.wire.next()) is not None:
                await self._hear(text)
            if visit.closed is not None:
                await self._hang_up(visit.closed)
        finally:
            self.house.hub.visits.discard(visit)
            if visit.room is not None:
                visit.room.leave(visit)
                self.house.limits.end_visit(visit.room.id)
            visit.ended.set()

    async def _hang_up(self, code: int) -> None:
        """Close after what was sent; who doesn't read that is not waited for long."""
        try:
            async with asyncio.timeout(PATIENCE):
                await self.send({"type": "websocket.close", "code": code})
        except TimeoutError:
            self.wire.cut()

    async def _hear(self, text: bytes) -> None:
        visit = self.visit
        table = "" if visit.room is None else visit.room.id
        if not self.house.limits.allow_message(visit.address, table, len(text), visit.seats):
            self._refuse(TooMuch(), None)
            visit.close(TOO_MANY)
            return
        try:
            asked = incoming.decode(text)
        except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
            self._fault(Malformed(str(error), why=str(error)[:200]), _id(text))
            return
        try:
            await self._do(asked)
        except Refused as error:
            self._refuse(error, asked.id)
            if isinstance(error, NotFound) and visit.room is None:
                visit.close(NO_TABLE)
        except Exception:
            LOG.exception("a message of the kind %s failed", type(asked).__name__)
            self._refuse(ServerRefusal(key="internal"), asked.id)

    async def _do(self, asked: incoming.Message) -> None:
        visit = self.visit
        if isinstance(asked, incoming.Enter):
            if visit.room is not None:
                raise ServerRefusal(key="server-already-entered")
            await entering.enter(self.house, visit, asked)
            return
        if isinstance(asked, incoming.Ping):
            answer = outgoing.Answer()
        elif visit.room is None:
            raise ServerRefusal(key="server-not-entered")
        else:
            answer = await DOINGS[type(asked)](self.house, visit.room, visit, asked)
        answer.id = UNSET if asked.id is None else asked.id
        visit.tell(answer)

    def _fault(self, error: Refused, id: str | int | None) -> None:
        """A message that nobody who knows the protocol sends; too many of them end the talk."""
        self._refuse(error, id)
        self.faults += 1
        if self.faults >= MOST_FAULTS:
            self.visit.close(ABUSE)

    def _refuse(self, error: Refused, id: str | int | None) -> None:
        visit = self.visit
        game = None if visit.room is None else visit.room.table.game.meta.name
        answer = outgoing.Failed(voices.wrong(error, visit.lang, game))
        answer.id = UNSET if id is None else id
        visit.tell(answer)


class _Numbered(msgspec.Struct):
    id: str | int | None = None


def _id(text: bytes) -> str | int | None:
    """The id of a message that is otherwise none."""
    try:
        return msgspec.json.decode(text, type=_Numbered).id
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
        return None
