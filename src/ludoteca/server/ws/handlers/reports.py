"""Handler for reports of chat lines and names."""

from __future__ import annotations

from ludoteca.server.errors import NotFound
from ludoteca.server.live.broadcaster import CHANNELS, is_in_channel
from ludoteca.server.live.live_table import LiveTable
from ludoteca.server.moderation.reports import Reports
from ludoteca.server.ws import messages_in
from ludoteca.server.ws.connection import Connection
from ludoteca.server.ws.handlers import Handler
from ludoteca.server.ws.messages_out import Answer
from ludoteca.store import AccountId, Report
from ludoteca.store.moderation import CHAT, NAME


class ReportHandlers:
    """What anyone at a table may report."""

    def __init__(self, reports: Reports) -> None:
        self._reports = reports

    def handlers(self) -> dict[type, Handler]:
        """The handlers by message type."""
        return {messages_in.ReportAbuse: self.report}

    async def report(self, live: LiveTable, connection: Connection, request: messages_in.ReportAbuse) -> Answer:
        """Store a report of a chat line that this connection received, or of a seat's name."""
        is_name = request.at is None
        found = name_report(live, connection, request.seat) if is_name else chat_report(live, connection, request)
        await self._reports.add(found, connection.address)
        return Answer()


def chat_report(live: LiveTable, connection: Connection, request: messages_in.ReportAbuse) -> Report:
    """A report of a line in the connection's chat channel; NotFound if there is none of that sender and time."""
    received = [
        one
        for channel in CHANNELS
        if is_in_channel(connection, channel)
        for one in live.broadcaster.chat_history(channel)
    ]
    for line in received:
        if (line.seat, line.at) == (request.seat, request.at):
            return report_of(live, connection, CHAT, line.seat, line.name, line.text, line.at)
    raise NotFound(key="no-chat-line")


def name_report(live: LiveTable, connection: Connection, seat: int | None) -> Report:
    """A report of the name in a seat; NotFound if it has none."""
    if seat is None or seat >= live.table.players or not live.table.seats[seat].name:
        raise NotFound(key="no-name")
    return report_of(live, connection, NAME, seat, live.table.seats[seat].name)


def report_of(
    live: LiveTable,
    connection: Connection,
    kind: str,
    seat: int | None,
    name: str,
    text: str = "",
    said_at: int | None = None,
) -> Report:
    """A report by a connection."""
    owner = live.config.accounts.get(str(seat))
    return Report(
        kind,
        live.id,
        live.table.game.meta.name,
        seat,
        name,
        None if owner is None else AccountId(owner),
        text,
        reporter=shown_name(live, connection),
        said_at=said_at,
    )


def shown_name(live: LiveTable, connection: Connection) -> str:
    """How a connection is shown at its table: the name of its first seat, else its account; empty for a stranger."""
    seat = min(connection.seats, default=None)
    return (live.table.seats[seat].name if seat is not None else "") or connection.account or ""
