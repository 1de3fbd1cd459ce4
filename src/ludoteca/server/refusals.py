"""Why the server, not the table or the rules, refuses something."""

from __future__ import annotations

from ludoteca.core.errors import Refused


class ServerRefusal(Refused):
    """Something that the server doesn't do for this person now."""

    key = "server"


class NotFound(ServerRefusal):
    """There is no such table, or nothing here that may be seen."""

    key = "server-no-table"


class Restarting(ServerRefusal):
    """The server is about to end: whether there is such a table is for the next one to say."""

    key = "server-restarting"


class Closed(ServerRefusal):
    """A table whose rules have changed since: it was closed, and only its record and its films are left."""

    key = "server-rules-changed"


class NotYours(ServerRefusal):
    """A seat or a right that somebody else has."""

    key = "server-not-yours"


class TooMuch(ServerRefusal):
    """More than the limits allow; later it may be done."""

    key = "server-too-much"


class Malformed(ServerRefusal):
    """A message that isn't one of those that are listed."""

    key = "server-bad-message"
