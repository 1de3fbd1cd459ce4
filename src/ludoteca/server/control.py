"""What whoever runs the server may do while it runs, through a socket that only they can open: lines of JSON.

`ludoteca admin` speaks it. Each line is a request with `do`; each gets one line back.
"""

from __future__ import annotations

import asyncio
import json
import logging
import os
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any

from ludoteca.core.errors import Refused
from ludoteca.i18n import environment_language, translator
from ludoteca.server import logs, making
from ludoteca.server.bodies import NewTable
from ludoteca.server.forgetting import remove_name
from ludoteca.server.refusals import NotFound
from ludoteca.store import GATHERING, PLAYING, HideChat, TableId

if TYPE_CHECKING:
    from ludoteca.server.house import House

LOG = logging.getLogger("ludoteca.control")
FILE = "control.sock"
LONGEST = 64 * 1024
MOST_SHOWN = 1000
Doing = Callable[[dict[str, Any]], Awaitable[dict[str, Any]]]


class Control:
    """The doings of an administrator, and the socket they come through."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.server: asyncio.AbstractServer | None = None
        self.doings: dict[str, Doing] = {
            "load": self.load,
            "tables": self.tables,
            "chat": self.chat,
            "close": self.close_table,
            "hide-name": self.hide_name,
            "hide-chat": self.hide_chat,
            "invite": self.invite,
            "uninvite": self.uninvite,
            "open": self.open_table,
        }

    @property
    def path(self) -> Path:
        """Where the socket is."""
        return self.house.store.path.parent / FILE

    async def open(self) -> None:
        """Listen; only this user can connect. Systems without such sockets have no control."""
        if not hasattr(asyncio, "start_unix_server"):
            return
        self.path.unlink(missing_ok=True)
        before = os.umask(0o177)
        try:
            self.server = await asyncio.start_unix_server(self._serve, self.path, limit=LONGEST)
        except OSError as error:
            LOG.warning("ludoteca admin won't reach this server: %s", error.strerror or error)
        finally:
            os.umask(before)

    async def close(self) -> None:
        """Listen no more."""
        if self.server is not None:
            self.server.close()
            self.path.unlink(missing_ok=True)

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            while line := await reader.readline():
                writer.write(json.dumps(await self.answer(line)).encode() + b"\n")
                await writer.drain()
        except (OSError, ValueError):
            pass
        finally:
            writer.close()

    async def answer(self, line: bytes) -> dict[str, Any]:
        """The answer to one line; a refusal is told in words and has changed nothing."""
        try:
            asked = json.loads(line)
            doing = self.doings[asked["do"]]
            logs.note("admin", what=asked["do"])
            return await doing(asked)
        except Refused as error:
            return {"error": translator(environment_language(asked.get("lang"))).error_message(error)}
        except (ValueError, KeyError, TypeError) as error:
            LOG.warning("a request of the administrator's was not understood: %s", type(error).__name__)
            return {"error": f"{type(error).__name__}: {error}"}

    async def load(self, asked: dict[str, Any]) -> dict[str, Any]:
        """How busy the server is."""
        store = self.house.store
        figures = {name: source() for name, source in self.house.metrics.sources.items()}
        told = {phase: store.counted(phase) for phase in (GATHERING, PLAYING)}
        return {"figures": figures, "tables": told, "invitations": self.house.invitations.number()}

    async def tables(self, asked: dict[str, Any]) -> dict[str, Any]:
        """The unfinished tables, the busiest first."""
        rooms = self.house.hub.rooms
        listed = self.house.store.listed(GATHERING, PLAYING, public=None, most=MOST_SHOWN)
        rows = []
        for one in listed:
            room = rooms.get(one.id)
            names = [seat["name"] for seat in (one.summary if room is None else room.about())["seats"]]
            sockets = 0 if room is None else len(room.visits)
            rows.append({"id": one.id, "mark": logs.mark(one.id), "game": one.game, "phase": one.phase,
                         "names": names, "sockets": sockets, "touched": one.touched})  # fmt: skip
        return {"tables": sorted(rows, key=lambda row: -row["sockets"])}

    async def chat(self, asked: dict[str, Any]) -> dict[str, Any]:
        """What was said at a table, with the numbers by which lines are hidden."""
        lines = self.house.store.chat(TableId(asked["table"]))
        told = [{"number": one.number, "name": one.name, "text": one.text, "hidden": one.hidden} for one in lines]
        return {"chat": told}

    async def close_table(self, asked: dict[str, Any]) -> dict[str, Any]:
        """End a table: a game in play is abandoned, one that hasn't begun is forgotten."""
        room = await self.house.hub.room(asked["table"])
        if room.table.phase == PLAYING:
            await room.change(room.table.abandon)
        elif room.table.phase == GATHERING:
            await self.house.hub.forget(room)
        else:
            raise NotFound()
        return {"done": True}

    async def hide_name(self, asked: dict[str, Any]) -> dict[str, Any]:
        """Take a seat's name out of a table and its record; the seat stays its account's."""
        room = await self.house.hub.room(asked["table"])
        room.check_seat(asked["seat"])
        await remove_name(self.house, TableId(room.id), asked["seat"], goes=False)
        return {"done": True}

    async def hide_chat(self, asked: dict[str, Any]) -> dict[str, Any]:
        """Show a line of talk no more, or all of a table's."""
        room = await self.house.hub.room(asked["table"])
        async with self.house.hub.asleep(room.id):
            await self.house.store.saving(HideChat(TableId(room.id), asked.get("number")))
        return {"done": True}

    async def invite(self, asked: dict[str, Any]) -> dict[str, Any]:
        """A new invitation to open tables, as a link."""
        uses = int(asked.get("uses", 1))
        if not 1 <= uses <= 1000:
            raise ValueError("uses")
        token = await self.house.invitations.make(uses)
        return {"links": [f"{base.rstrip('/')}/#open={token}" for base in self.house.bases[-1:]]}

    async def uninvite(self, asked: dict[str, Any]) -> dict[str, Any]:
        """Every invitation is void."""
        return {"voided": await self.house.invitations.void_all()}

    async def open_table(self, asked: dict[str, Any]) -> dict[str, Any]:
        """A new table with all seats open, and the links to it."""
        made = await making.opened(self.house, NewTable(asked["game"], asked["players"]), None, by_admin=True)
        base = f"{self.house.base}/t/{made.id}"
        return {"table": made.id, "links": [base, f"{base}#i={made.invite}"]}
