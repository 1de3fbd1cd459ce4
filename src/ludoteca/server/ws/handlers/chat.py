"""Handler for chat messages: to the players if the sender holds a seat, otherwise to the spectators."""

from __future__ import annotations

from collections.abc import Callable

from ludoteca.server.errors import TooMany
from ludoteca.server.live.broadcaster import PLAYERS, SPECTATORS
from ludoteca.server.live.live_table import LiveTable
from ludoteca.server.localisation import clean_chat
from ludoteca.server.moderation.service import ModerationService
from ludoteca.server.security.limits import Limits
from ludoteca.server.ws import messages_in
from ludoteca.server.ws.clients import client_of
from ludoteca.server.ws.connection import Connection
from ludoteca.server.ws.handlers import Handler
from ludoteca.server.ws.messages_out import Answer, ChatMessage


class ChatHandlers:
    """Chat; `now` returns the UTC milliseconds that messages are stamped with."""

    def __init__(self, limits: Limits, moderation: ModerationService, now: Callable[[], int]) -> None:
        self._limits = limits
        self._moderation = moderation
        self._now = now

    def handlers(self) -> dict[type, Handler]:
        """The handlers by message type."""
        return {messages_in.Chat: self.chat}

    async def chat(self, live: LiveTable, connection: Connection, request: messages_in.Chat) -> Answer:
        """Store and broadcast a chat message, unless its sender is muted or it has a filtered word."""
        seat = min(connection.seats, default=None) if request.seat is None else connection.check_seat(request.seat)
        self._moderation.check_mute(client_of(connection, live, [] if seat is None else [seat]))
        if not self._limits.allow_chat(connection.address, live.id, seat):
            raise TooMany()
        name = "" if seat is None else live.table.seats[seat].name
        channel = SPECTATORS if seat is None else PLAYERS
        text = clean_chat(request.text)
        self._moderation.check_text(text, languages_at(live))
        await live.say(ChatMessage(channel, name, seat, text, self._now()))
        return Answer()


def languages_at(live: LiveTable) -> set[str]:
    """The languages of everyone who is at a table, the sender included: they are the readers."""
    return {connection.lang for connection in live.broadcaster.connections}
