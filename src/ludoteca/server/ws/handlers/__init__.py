"""Handlers of WebSocket messages, one module per topic; the composition root registers them by message type."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any

from ludoteca.server.live.live_table import LiveTable
from ludoteca.server.ws.connection import Connection
from ludoteca.server.ws.messages_out import Answer

Handler = Callable[[LiveTable, Connection, Any], Awaitable[Answer]]
