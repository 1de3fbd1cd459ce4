"""Handler for rematches: another game with rotated seats, created when every player has asked for it."""

from __future__ import annotations

import msgspec

from ludoteca.server.errors import NotFound, ServerError, TooMany
from ludoteca.server.live.creation import TableCreator
from ludoteca.server.live.live_table import LiveTable
from ludoteca.server.live.registry import TableRegistry
from ludoteca.server.security.limits import Limits
from ludoteca.server.security.seat_keys import HOST, SEAT
from ludoteca.server.ws import messages_in
from ludoteca.server.ws.connection import Connection
from ludoteca.server.ws.handlers import Handler
from ludoteca.server.ws.handlers.seats import needs_salt
from ludoteca.server.ws.messages_out import Answer, NextTable, Rematched, Wanted
from ludoteca.store import OVER


class RematchHandlers:
    """Rematches of finished tables."""

    def __init__(self, registry: TableRegistry, creator: TableCreator, limits: Limits) -> None:
        self._registry = registry
        self._creator = creator
        self._limits = limits

    def handlers(self) -> dict[type, Handler]:
        """The handlers by message type."""
        return {messages_in.Rematch: self.rematch}

    async def rematch(self, live: LiveTable, connection: Connection, request: messages_in.Rematch) -> Answer:
        """Ask for a rematch; asking again after it was created returns new tokens for it."""
        seat = connection.check_seat(request.seat)
        if live.table.phase != OVER:
            raise ServerError(key="table-not-over")
        async with live.lock:
            rematch = await self._existing(live)
            if rematch is None:
                await self._ask(live, connection, seat)
            else:
                await self._issue_new_tokens(live, connection, seat, rematch)
        return Answer()

    async def _ask(self, live: LiveTable, connection: Connection, seat: int) -> None:
        await live.execute_locked(lambda: _add_request(live, seat))
        live.broadcaster.publish_message(Wanted(live.config.wants))
        owners = owned_seats(live)
        if not set(live.config.wants) >= owners:
            return
        if not self._limits.allow_table(connection.address):
            raise TooMany()
        await self._create(live, owners)

    async def _create(self, live: LiveTable, owners: set[int]) -> None:
        rematch = await self._creator.create_rematch(live, owners)
        places, tokens = rematch.places, rematch.seat_tokens

        def link() -> None:
            written = {str(seat): place for seat, place in places.items()}
            live.config = msgspec.structs.replace(live.config, next_table=rematch.id, places=written)

        await live.execute_locked(link)
        for connection in live.broadcaster.connections:
            own = {str(places[seat]): tokens[places[seat]] for seat in connection.seats if places[seat] in tokens}
            host = rematch.host_token if connection.is_host else None
            connection.send_message(Rematched(NextTable(rematch.id, own, host)))

    async def _existing(self, live: LiveTable) -> LiveTable | None:
        """The rematch that was created before; None if there is none or it was deleted since."""
        if live.config.next_table is None:
            return None
        try:
            return await self._registry.get(live.config.next_table)
        except NotFound:
            return None

    async def _issue_new_tokens(self, live: LiveTable, connection: Connection, seat: int, rematch: LiveTable) -> None:
        """New tokens for a client that missed them, as long as nobody has joined with the old ones."""
        place = live.config.places[str(seat)]

        def issue() -> NextTable:
            if not needs_salt(rematch, place):
                raise ServerError(key="server-seat-taken", seat=place)
            host = rematch.issue_key(HOST) if connection.is_host else None
            return NextTable(rematch.id, {str(place): rematch.issue_key(SEAT, place)}, host)

        connection.send_message(Rematched(await rematch.execute(issue)))


def owned_seats(live: LiveTable) -> set[int]:
    """The seats that belong to someone who could take part in a rematch."""
    return {token.seat for token in live.keys.keys if token.kind == SEAT and token.seat is not None}


def _add_request(live: LiveTable, seat: int) -> None:
    wants = sorted({*live.config.wants, seat})
    live.config = msgspec.structs.replace(live.config, wants=wants)
