"""Commands of an administrator to a running server, through a Unix socket that only the server's user can open.

`ludoteca admin` is the client. A request is one line of JSON with the command's name in `do`; each gets one line back.
"""

from __future__ import annotations

import asyncio
import json
import logging
import os
from collections.abc import Awaitable, Callable, Sequence
from pathlib import Path
from typing import Any

import ludoteca
from ludoteca.core.errors import Refused
from ludoteca.i18n import supported_language, translator
from ludoteca.server import addresses
from ludoteca.server.admin.administration import Administration
from ludoteca.server.admin.moderation_commands import ModerationCommands
from ludoteca.server.api.schemas import NewTable
from ludoteca.server.live.creation import TableCreator
from ludoteca.server.live.uptime import Uptime
from ludoteca.server.moderation.service import CONSOLE, ModerationService
from ludoteca.server.observability import logs
from ludoteca.server.observability.metrics import Metrics
from ludoteca.server.security.invitations import Invitations
from ludoteca.store import GATHERING, PLAYING, Store, TableId

LOG = logging.getLogger("ludoteca.admin")
FILE_NAME = "control.sock"
MAX_LINE = 64 * 1024
MAX_USES = 1000
Request = dict[str, Any]
Answer = dict[str, Any]
Handler = Callable[[Request], Awaitable[Answer]]


class ControlSocket:
    """The socket and the handlers of its commands; `base_urls` are the server's own URLs."""

    def __init__(
        self,
        path: Path,
        store: Store,
        creator: TableCreator,
        invitations: Invitations,
        metrics: Metrics,
        uptime: Uptime,
        base_urls: Sequence[str],
        administration: Administration,
        moderation: ModerationService,
        commands: ModerationCommands,
    ) -> None:
        self.path = path
        self._store = store
        self._creator = creator
        self._invitations = invitations
        self._metrics = metrics
        self._uptime = uptime
        self._base_urls = base_urls
        self._administration = administration
        self._moderation = moderation
        self._server: asyncio.AbstractServer | None = None
        self._handlers: dict[str, Handler] = {
            "load": self._load,
            "tables": self._tables,
            "chat": self._chat,
            "close": self._close_table,
            "hide-name": self._hide_name,
            "hide-chat": self._hide_chat,
            "invite": self._invite,
            "uninvite": self._uninvite,
            "open": self._open_table,
            "confirm-clock": self._confirm_clock,
            **commands.handlers(),
        }

    async def open(self) -> None:
        """Listen with file mode 0600; systems without Unix sockets have no control socket, and a failure is logged."""
        if not hasattr(asyncio, "start_unix_server"):
            return
        self.path.unlink(missing_ok=True)
        umask = os.umask(0o177)
        try:
            self._server = await asyncio.start_unix_server(self._serve, self.path, limit=MAX_LINE)
        except OSError as error:
            LOG.warning("ludoteca admin cannot reach this server: %s", error.strerror or error)
        finally:
            os.umask(umask)

    async def close(self) -> None:
        """Stop listening and remove the socket."""
        if self._server is not None:
            self._server.close()
            self._server = None
            self.path.unlink(missing_ok=True)

    async def answer(self, line: bytes) -> Answer:
        """The answer to one line; `error` is a message in the client's language if the command was refused."""
        try:
            request = json.loads(line)
            handler = self._handlers[request["do"]]
            logs.log_event("admin", what=request["do"])
            return await handler(request)
        except Refused as error:
            lang = supported_language(str(request.get("lang", "")))
            return {"error": translator(lang).error_message(error)}
        except (ValueError, KeyError, TypeError) as error:
            LOG.warning("an administrator's request is malformed: %s", type(error).__name__)
            return {"error": f"{type(error).__name__}: {error}"}

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """Answer the lines of one client until it disconnects."""
        try:
            while line := await reader.readline():
                writer.write(json.dumps(await self.answer(line)).encode() + b"\n")
                await writer.drain()
        except (OSError, ValueError):
            pass
        finally:
            writer.close()

    # Handlers

    async def _load(self, request: Request) -> Answer:
        """The server's version, gauges, and the numbers of unfinished tables and of invitations."""
        tables = {phase: await self._store.count_tables(phase) for phase in (GATHERING, PLAYING)}
        invitations = await self._invitations.count()
        version = ludoteca.__version__
        return {
            "version": version,
            "figures": self._metrics.gauge_values(),
            "tables": tables,
            "invitations": invitations,
        }

    async def _tables(self, request: Request) -> Answer:
        """The unfinished tables, those with the most connections first."""
        return {"tables": await self._administration.tables()}

    async def _chat(self, request: Request) -> Answer:
        """A table's chat, with the numbers that hide-chat takes."""
        lines = await self._store.chat(TableId(request["table"]))
        rows = [{"number": one.number, "name": one.name, "text": one.text, "hidden": one.hidden} for one in lines]
        return {"chat": rows}

    async def _close_table(self, request: Request) -> Answer:
        """Abandon a game in play, or delete a table whose game has not begun; NotFound if the game is over."""
        await self._administration.close_table(CONSOLE, request["table"], reason_of(request))
        return {"done": True}

    async def _hide_name(self, request: Request) -> Answer:
        """Remove a seat's name from a table and its record; the seat's account still owns it."""
        await self._administration.hide_name(CONSOLE, request["table"], request["seat"], reason_of(request))
        return {"done": True}

    async def _hide_chat(self, request: Request) -> Answer:
        """Hide one chat line of a table, or all of them; its clients reconnect without them."""
        await self._administration.hide_chat(CONSOLE, request["table"], request.get("number"), reason_of(request))
        return {"done": True}

    async def _invite(self, request: Request) -> Answer:
        """The link of a new invitation to create tables."""
        uses = int(request.get("uses", 1))
        if not 1 <= uses <= MAX_USES:
            raise ValueError("uses")
        token = await self._invitations.create(uses)
        await self._moderation.audit(CONSOLE, "invite", str(uses), reason_of(request))
        return {"links": [f"{url.rstrip('/')}/#open={token}" for url in self._base_urls[-1:]]}

    async def _uninvite(self, request: Request) -> Answer:
        """Revoke every invitation."""
        revoked = await self._invitations.revoke_all()
        await self._moderation.audit(CONSOLE, "uninvite", str(revoked), reason_of(request))
        return {"voided": revoked}

    async def _open_table(self, request: Request) -> Answer:
        """Create a table with all seats open; its links for spectators and for players."""
        created = await self._creator.create(NewTable(request["game"], request["players"]), None, by_admin=True)
        await self._moderation.audit(CONSOLE, "open", created.id)
        url = f"{self._shareable_url()}/t/{created.id}"
        return {"table": created.id, "links": [url, f"{url}#i={created.invite}"]}

    async def _confirm_clock(self, request: Request) -> Answer:
        """Take the system clock as right after a jump: expiry continues, and the jump counts as an outage."""
        jump = round(await self._uptime.confirm_jump() / 1000)
        await self._moderation.audit(CONSOLE, "confirm-clock", f"{jump} s")
        return {"jump": jump}

    def _shareable_url(self) -> str:
        """The first URL that other devices can use, else the last one; empty if there is none."""
        if not self._base_urls:
            return ""
        return (addresses.first_shareable(self._base_urls) or self._base_urls[-1]).rstrip("/")


def reason_of(request: Request) -> str:
    """The reason that an administrator gives, if any."""
    return str(request.get("reason") or "")
