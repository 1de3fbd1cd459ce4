"""Joining a table: what a connection's tokens and session grant, and the first messages it receives."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from msgspec import UNSET

from ludoteca.server.errors import TooMany
from ludoteca.server.live import holders
from ludoteca.server.live.live_table import LiveTable
from ludoteca.server.live.openings import openings
from ludoteca.server.live.registry import TableRegistry
from ludoteca.server.moderation.admission import Admission
from ludoteca.server.moderation.service import ModerationService
from ludoteca.server.security.limits import Limits, table_scope
from ludoteca.server.security.seat_keys import HOST, INVITE, PASS
from ludoteca.server.security.tokens import digest
from ludoteca.server.ws import messages_out
from ludoteca.server.ws.clients import client_of, mute_message
from ludoteca.server.ws.connection import Connection
from ludoteca.server.ws.handlers.seats import (
    add_salts,
    config_with_holder,
    needs_salt,
    read_salt,
    seats_for,
)
from ludoteca.server.ws.messages_in import Enter
from ludoteca.store import PLAYING


class JoinHandler:
    """Lets connections join tables; `account_of` looks up a session's account, `base_url` begins links to tables."""

    def __init__(
        self,
        registry: TableRegistry,
        limits: Limits,
        account_of: Callable[[str | None], Awaitable[str | None]],
        base_url: str,
        moderation: ModerationService,
        admission: Admission,
    ) -> None:
        self._registry = registry
        self._limits = limits
        self._account_of = account_of
        self._base_url = base_url
        self._moderation = moderation
        self._admission = admission

    async def enter(self, connection: Connection, request: Enter) -> None:
        """Join a table; the answer is sent first, then the table's state."""
        salt = None if request.salt is None else read_salt(request.salt)
        await self._sign_in(connection, request.session)
        while True:
            live = await self._registry.get(request.table)
            async with live.lock:
                if not live.is_closed:
                    await self._join(live, connection, request, salt)
                    return
            # It failed, was deleted or left memory while this connection waited: look it up again.

    async def _sign_in(self, connection: Connection, session: str | None) -> None:
        """Set the session before its account is looked up: if it ends meanwhile, this connection is closed too."""
        connection.session = digest(session) if session else None
        connection.account = await self._account_of(session)
        if connection.account is None:
            connection.session = None

    async def _join(self, live: LiveTable, connection: Connection, request: Enter, salt: bytes | None) -> None:
        connection.lang = request.lang[:2].lower()
        connection.is_screen = request.screen
        connection.is_host = live.keys.matches(request.host or "", HOST)
        connection.invite = request.invite or ""
        connection.pass_token = (request.pass_ or "").rpartition(".")[2]
        connection.credentials = credentials_of(connection, request.tokens)
        connection.seats = seats_granted(live, connection, live.keys.seats(request.tokens))
        has_seat = bool(connection.seats) or connection.is_host
        self._admission.check_joining(client_of(connection, live), has_seat or connection.account is not None)
        scope = table_scope(live.id, is_member(live, connection))
        if not self._limits.acquire_table_socket(scope):
            raise TooMany()
        connection.limit_scope = scope
        await self._note(live, connection, live.keys.seats(request.tokens), salt)
        if connection.close_code is not None:  # its session ended meanwhile
            return
        connection.send_message(self._entered(live, connection, request.id))
        connection.live = live
        live.broadcaster.add(connection, request.since, live.config.wants, openings(live))
        muted = mute_message(self._moderation, client_of(connection, live))
        if muted.muted is not None:
            connection.send_message(muted)

    async def _note(self, live: LiveTable, connection: Connection, by_token: list[int], salt: bytes | None) -> None:
        """Store who holds the seats, then the salt of this device for those that need one: the game may start."""
        missing = [] if salt is None else [seat for seat in by_token if needs_salt(live, seat)]

        def action() -> None:
            live.config = config_with_holder(live, connection)
            if salt is not None and missing:
                add_salts(live, missing, salt)

        if missing or config_with_holder(live, connection) is not live.config:
            await live.execute_locked(action)

    def _entered(self, live: LiveTable, connection: Connection, id: str | int | None) -> messages_out.Entered:
        here = messages_out.Here(
            table=live.id,
            seats=sorted(connection.seats),
            host=connection.is_host,
            may_sit=seats_for(live, connection),
            salt=[seat for seat in sorted(connection.seats) if needs_salt(live, seat)],
            base=f"{self._base_url}/t/{live.id}",
            about=live.summary(),
        )
        return messages_out.Entered(here, id=UNSET if id is None else id)


def credentials_of(connection: Connection, tokens: list[str]) -> tuple[str, ...]:
    """What a client is recognised by: its seat tokens, also replaced ones, the host's token, its account."""
    host = [holders.HOST_CREDENTIAL] if connection.is_host else []
    account = [] if connection.account is None else [holders.account_credential(connection.account)]
    return (*map(holders.token_credential, tokens), *host, *account)


def seats_granted(live: LiveTable, connection: Connection, by_token: list[int]) -> frozenset[int]:
    """The seats of a client's tokens and account; during a game only those of one group."""
    seats = {*by_token, *live.seats_held_by(connection.account)}
    if live.table.phase != PLAYING:
        return frozenset(seats)
    return holders.seats_together(live.config, connection.credentials, seats)


def is_member(live: LiveTable, connection: Connection) -> bool:
    """Whether a connection came with a token of this table, and not only to watch."""
    is_invited = live.keys.matches(connection.invite, INVITE) or bool(live.keys.seats([connection.pass_token], PASS))
    return bool(connection.seats) or connection.is_host or is_invited
