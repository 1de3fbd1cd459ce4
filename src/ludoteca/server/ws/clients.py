"""What moderation knows of a connection, and what a ban or mute does to open connections."""

from __future__ import annotations

from collections.abc import Collection

from ludoteca.server.live.live_table import LiveTable
from ludoteca.server.moderation.sanctions import Client, applies_to
from ludoteca.server.moderation.service import ModerationService
from ludoteca.server.ws.connection import Connection
from ludoteca.server.ws.messages_out import Mute, Muted
from ludoteca.server.ws.open_connections import OpenConnections
from ludoteca.store import Sanction
from ludoteca.store.moderation import BAN


def client_of(connection: Connection, live: LiveTable | None, seats: Collection[int] | None = None) -> Client:
    """A connection at a table, with its seats there or some of them."""
    if live is None:
        return Client(connection.address, connection.account)
    held = connection.seats if seats is None else seats
    return Client(
        connection.address,
        connection.account,
        names=[live.table.seats[seat].name for seat in held],
        table=live.id,
        seats=held,
        owners=[live.config.accounts[str(seat)] for seat in held if str(seat) in live.config.accounts],
    )


def mute_message(moderation: ModerationService, client: Client) -> Muted:
    """What a client is told about a mute: its reason and end, or that there is none."""
    mute = moderation.mute_of(client)
    return Muted(None if mute is None else Mute(mute.reason, mute.ends_at))


class SanctionEnforcer:
    """Applies changes of bans and mutes to the open connections."""

    def __init__(self, moderation: ModerationService, connections: OpenConnections) -> None:
        self._moderation = moderation
        self._connections = connections

    def apply(self, sanction: Sanction) -> None:
        """Close the connections that a ban applies to, which are refused when they return; tell those muted or not."""
        if sanction.kind == BAN:
            self._connections.reconnect(
                "banned", lambda one: self._moderation.ban_of(client_of(one, one.live)) is not None
            )
            return
        for connection in self._connections:
            client = client_of(connection, connection.live)
            if connection.live is not None and applies_to(sanction, client):
                connection.send_message(mute_message(self._moderation, client))
