"""Errors of the server itself, as opposed to those of the table and of the rules.

    Refused
    └── ServerError   the server cannot do this for this client now
        ├── NotFound, Restarting, TableClosed
        └── NotAllowed, TooMany, Malformed

Each is a key with fields, translated where it is sent.
"""

from __future__ import annotations

from ludoteca.core.errors import Refused


class ServerError(Refused):
    """The server cannot do this for this client now."""

    key = "server"


class NotFound(ServerError):
    """The table does not exist, or the client may not see it."""

    key = "server-no-table"


class Restarting(ServerError):
    """The server is shutting down and does not say whether the table exists."""

    key = "server-restarting"


class TableClosed(ServerError):
    """The table was closed because its rules changed; its record and replay remain."""

    key = "server-rules-changed"


class NotAllowed(ServerError):
    """The seat or the right belongs to another player."""

    key = "server-not-yours"


class TooMany(ServerError):
    """A limit refuses the request; the client may try again later."""

    key = "server-too-much"


class Malformed(ServerError):
    """The message is not one of the protocol's."""

    key = "server-bad-message"
