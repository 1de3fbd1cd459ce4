"""The clients connected to one table and the frames they receive: updates, presence, chat.

Each update is encoded once per viewer and shared by that viewer's connections. Nothing here waits: a connection
queues what it is sent.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Protocol

from msgspec import Raw, Struct

from ludoteca.server.ws import messages_out
from ludoteca.table import Table

PLAYERS = "players"
SPECTATORS = "spectators"
CHANNELS = (PLAYERS, SPECTATORS)
CHAT_HISTORY = 50  # lines of each channel that are kept and sent to a joining connection


class Subscriber(Protocol):
    """What a broadcaster needs of a connection."""

    seats: frozenset[int]
    is_host: bool
    is_screen: bool
    lang: str

    def viewers(self) -> list[int | None]:
        """Whose views the connection receives."""

    def send(self, text: str) -> None:
        """Queue an encoded frame."""

    def send_message(self, message: Struct) -> None:
        """Encode and queue a message."""

    def close(self, code: int) -> None:
        """Close after what is queued."""


class Broadcaster:
    """The connections of one table by viewer; a viewer is a seat, or None for spectators."""

    def __init__(self, table: Table, chat: Sequence[messages_out.ChatMessage] = ()) -> None:
        self.table = table
        self._chat: dict[str, deque[messages_out.ChatMessage]] = {
            channel: deque((one for one in chat if one.channel == channel), CHAT_HISTORY) for channel in CHANNELS
        }
        self.connections: set[Subscriber] = set()
        self._viewers: dict[int | None, list[Subscriber]] = {}

    # Updates

    def publish(self, since: int) -> None:
        """Send what changed after a version to every viewer."""
        info = self._table_info()
        for viewer, connections in self._viewers.items():
            frame = self._frame(viewer, since, info)
            for connection in connections:
                connection.send(frame)

    def publish_chat(self, message: messages_out.ChatMessage) -> None:
        """Add a chat message to the history of its channel and send it to that channel."""
        self._chat[message.channel].append(message)
        frame = messages_out.encode(messages_out.Chatted(message))
        for connection in self.connections:
            if is_in_channel(connection, message.channel):
                connection.send(frame)

    def chat_history(self, channel: str) -> list[messages_out.ChatMessage]:
        """The last messages of a chat channel, oldest first; other channels' messages never displace them."""
        return list(self._chat[channel])

    def publish_message(self, message: Struct) -> None:
        """Send the same message to every connection."""
        frame = messages_out.encode(message)
        for connection in self.connections:
            connection.send(frame)

    def publish_presence(self) -> None:
        """Send which seats are connected and how many people watch."""
        present = {seat for connection in self.connections for seat in connection.seats}
        watching = sum(not connection.seats and not connection.is_screen for connection in self.connections)
        seats = [seat in present for seat in range(self.table.players)]
        self.publish_message(messages_out.People(messages_out.Presence(seats, watching)))

    def _frame(self, viewer: int | None, since: int | None, info: Raw) -> str:
        update = self.table.delta(viewer, since)
        update["viewer"] = viewer
        update["table"] = info
        return messages_out.encode(messages_out.Updated(update))

    def _table_info(self) -> Raw:
        """What every viewer may know besides the game, encoded once for all of them."""
        clocks = self.table.clocks
        info: dict[str, Any] = {**self.table.table_info(), "clocks": None if clocks is None else clocks.as_dict()}
        return Raw(messages_out.encode_bytes(info))

    # Connections

    def add(
        self,
        connection: Subscriber,
        since: Mapping[str, int],
        wanted: Sequence[int] = (),
        openings: Sequence[messages_out.Opening] = (),
    ) -> None:
        """Add a connection: it receives the current state or what it missed, the chat and the pending requests."""
        self.connections.add(connection)
        info = self._table_info()
        for viewer in connection.viewers():
            self._viewers.setdefault(viewer, []).append(connection)
            name = "spectator" if viewer is None else str(viewer)
            connection.send(self._frame(viewer, since.get(name), info))
        for channel in CHANNELS:
            if is_in_channel(connection, channel):
                for message in self._chat[channel]:
                    connection.send_message(messages_out.Chatted(message))
        if wanted:
            connection.send_message(messages_out.Wanted(list(wanted)))
        if openings:
            connection.send_message(messages_out.Openings(list(openings)))
        self.publish_presence()

    def remove(self, connection: Subscriber) -> None:
        """Remove a connection."""
        self.connections.discard(connection)
        self._unsubscribe(connection)
        self.publish_presence()

    def change_seats(self, connection: Subscriber, seats: Iterable[int]) -> None:
        """Give a connection other seats; it receives the views that are new to it, unless it has left."""
        before = set(connection.viewers())
        self._unsubscribe(connection)
        connection.seats = frozenset(seats)
        if connection not in self.connections:
            return
        info = self._table_info()
        for viewer in connection.viewers():
            self._viewers.setdefault(viewer, []).append(connection)
            if viewer not in before:
                connection.send(self._frame(viewer, None, info))
        self.publish_presence()

    def revoke_seat(self, seat: int, keep: Subscriber | None = None) -> None:
        """Take a seat away from every connection but one, after its token was replaced."""
        for connection in [one for one in self.connections if seat in one.seats and one is not keep]:
            self.change_seats(connection, connection.seats - {seat})
            connection.send_message(messages_out.Lost(messages_out.LostSeat(seat)))

    def disconnect_all(self, code: int, goodbye: messages_out.Bye | None = None) -> None:
        """Close every connection, after a last message if one is given."""
        for connection in list(self.connections):
            if goodbye is not None:
                connection.send_message(goodbye)
            connection.close(code)

    def _unsubscribe(self, connection: Subscriber) -> None:
        for viewer, connections in list(self._viewers.items()):
            if connection in connections:
                connections.remove(connection)
            if not connections:
                del self._viewers[viewer]


def is_in_channel(connection: Subscriber, channel: str) -> bool:
    """Whether a connection receives a chat channel: players and spectators have one each."""
    return (channel == PLAYERS) == bool(connection.seats)
