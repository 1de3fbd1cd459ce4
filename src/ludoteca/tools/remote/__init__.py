"""A program at a table of a server: opening tables, links, and a contestant of the arena in a person's seat."""

from ludoteca.tools.remote.bot_seat import BotSeat
from ludoteca.tools.remote.errors import NotJoined
from ludoteca.tools.remote.links import TableLink, read_link
from ludoteca.tools.remote.opening import open_table

__all__ = ["BotSeat", "NotJoined", "TableLink", "open_table", "read_link"]
