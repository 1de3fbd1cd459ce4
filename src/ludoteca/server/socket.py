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
from ludoteca.server.errand import Errand
from ludoteca.server.house import House
from ludoteca.server.hub import COME_BACK, WAIT_MS
from ludoteca.server.refusals import Malformed, NotFound, Restarting, ServerRefusal, TooMuch
from ludoteca.server.visit import Visit
from ludoteca.server.wire import Wire

LOG = logging.getLogger("ludoteca.socket")
Receive = Callable[[], Awaitable[MutableMapping[str, Any]]]
Send = Callable[[MutableMapping[str, Any]], Awaitable[None]]
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
        self.is_out = False  # on an errand
        self.behind = 0  # messages that wait their turn, the one being done included
        self.idle: asyncio.Future[None] | None = None

    async def serve(self) -> None:
        """Do what is asked, message after message, until one side hangs up."""
        await self.receive()
        await self.send({"type": "websocket.accept"})
        self.wire.take(self._at_once)
        visit = self.visit
        self.house.hub.visits.add(visit)
        try:
            while visit.closed is None and (text := await self.wire.next()) is not None:
                await self._return()
                await self._hear(text)
                self.behind -= 1
            await self._return()
            if visit.closed is not None:
                await self._hang_up(visit.closed)
        finally:
            self.house.hub.visits.discard(visit)
            room, visit.room = visit.room, None  # what is left of a connection may outlive a table's sleep
            if room is not None:
                room.leave(visit)
                self.house.limits.end_visit(visit.place)
            visit.ended.set()

    async def _hang_up(self, code: int) -> None:
        """Close after what was sent; who doesn't read that is not waited for long."""
        try:
            async with asyncio.timeout(PATIENCE):
                await self.send({"type": "websocket.close", "code": code})
        except TimeoutError:
            self.wire.cut()

    def _at_once(self, text: bytes) -> bool:
        """Begin with a move as soon as it has come; False if it must wait its turn, or is anything else."""
        asked = None
        if not self.is_out and not self.behind and self.visit.room is not None and self.visit.closed is None:
            asked = read(text)
        if type(asked) is not incoming.Play:
            self.behind += 1
            return False
        if self._may(text):
            self.is_out = True
            Errand(self._attend(asked), self._back)
        return True

    def _back(self) -> None:
        """The errand is done, and what was said of it goes out now."""
        self.is_out = False
        self.wire.send_off()
        if self.idle is not None:
            self.idle.set_result(None)
            self.idle = None

    async def _return(self) -> None:
        """Wait for the errand that is out, if one is."""
        if self.is_out:
            self.idle = asyncio.get_running_loop().create_future()
            await self.idle

    async def _hear(self, text: bytes) -> None:
        if not self._may(text):
            return
        asked = read(text)
        if isinstance(asked, Exception):
            self._fault(Malformed(str(asked), why=str(asked)[:200]), _id(text))
        else:
            await self._attend(asked)

    def _may(self, text: bytes) -> bool:
        """Whether this socket may say one more thing; otherwise it is hung up on."""
        visit = self.visit
        table = "" if visit.room is None else visit.room.id
        if self.house.limits.allow_message(visit.address, table, len(text), visit.seats):
            return True
        self._refuse(TooMuch(), None)
        visit.close(TOO_MANY)
        return False

    async def _attend(self, asked: incoming.Message) -> None:
        """Do what is asked, or say why not."""
        visit = self.visit
        try:
            await self._do(asked)
        except Restarting:
            visit.tell(outgoing.Bye(outgoing.Reason("restart", WAIT_MS)))
            visit.close(COME_BACK)
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


def read(text: bytes) -> incoming.Message | Exception:
    """The message that a text is, or what is wrong with it."""
    try:
        asked: incoming.Message = incoming.decode(text)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
        return error
    return asked


class _Numbered(msgspec.Struct):
    id: str | int | None = None


def _id(text: bytes) -> str | int | None:
    """The id of a message that is otherwise none."""
    try:
        return msgspec.json.decode(text, type=_Numbered).id
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
        return None
