"""Why a program cannot sit, or cannot stay, at a table of a server."""

from __future__ import annotations

from ludoteca.core.errors import Refused


class NotJoined(Refused):
    """A link that leads to no table, or a table at which the program cannot sit or play on."""

    key = "join-no-seat"
