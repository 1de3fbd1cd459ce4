"""One match in play in one process: seats, answers, chance, undo, clocks and updates for each viewer."""

from ludoteca.table.clocks import Clock, Monotonic, TimeControl
from ludoteca.table.records.archive import EVERYTHING
from ludoteca.table.seats import OPEN, PERSON, Seating
from ludoteca.table.table import Table
from ludoteca.table.undo import CONSENT, FREE, NOTHING
from ludoteca.table.validation import MoveRefused

__all__ = [
    "CONSENT",
    "EVERYTHING",
    "FREE",
    "NOTHING",
    "OPEN",
    "PERSON",
    "Clock",
    "Monotonic",
    "MoveRefused",
    "Seating",
    "Table",
    "TimeControl",
]
