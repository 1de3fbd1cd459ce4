"""What a viewer is told of a table: each change as that viewer may know it, and how things stand.

Whoever may not see what changed gets the change's number and nothing else.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from ludoteca.core.events import Event
from ludoteca.core.record import CHANCE, TABLE
from ludoteca.table.lines import Note
from ludoteca.table.undoing import NOTHING, can_undo

if TYPE_CHECKING:
    from ludoteca.table.course import Course
    from ludoteca.table.table import Table

LONGEST_TAIL = 200


@dataclass(slots=True)
class Told:
    """One change: who made it, in what words, what followed; if it was sealed, by whom and since which line."""

    by: int | str
    words: str
    events: tuple[Event, ...] = ()
    note: Note | None = None
    struck: range = range(0)
    sealed_by: int | None = None
    question: int | None = None


def change(course: Course, version: int, viewer: int | None) -> dict[str, Any]:
    """One change as a viewer may know it."""
    told = course.told_at(version)
    shown: dict[str, Any] = {"version": version}
    if told is None:
        return shown
    shown["events"] = [event.seen_by(viewer) for event in told.events]
    if told.sealed_by is not None and told.sealed_by != viewer:
        return shown
    shown["by"] = told.by
    if told.by == viewer:
        shown["move"] = told.words
    if told.by == CHANCE or told.note is None:
        return shown
    shown["table"] = _said(told.note)
    if told.struck:
        shown["undone"] = [course.gathered + line for line in told.struck if course.told[line - 1].by != TABLE]
    return shown


def _said(note: Note) -> dict[str, Any]:
    """A line of the table's as key and fields."""
    said: dict[str, Any] = {"key": note.key}
    if note.seats:
        said["seats"] = list(note.seats)
    if note.what:
        said["what"] = note.what
    if note.seating is not None:
        said["name"] = note.seating.name
    return said


def update(table: Table, viewer: int | None, since: int | None) -> dict[str, Any]:
    """Everything a viewer may know: the changes after `since`, or none of them if those are too many."""
    clocks = None if table.clocks is None else table.clocks.told()
    return {**news(table, viewer, since), "table": {**lasting(table), "clocks": clocks}}


def news(table: Table, viewer: int | None, since: int | None) -> dict[str, Any]:
    """The update without its `table`: the changes, the view, and what the viewer's own seat is asked."""
    course = table.course
    version = course.version
    is_known = type(since) is int and max(0, version - LONGEST_TAIL) <= since <= version
    first = since if is_known and since is not None else version
    actors = course.actors
    is_asked = viewer is not None and viewer in actors
    return {
        "version": version,
        "fresh": not is_known,
        "changes": [change(course, number, viewer) for number in range(first + 1, version + 1)],
        "view": None if course.match is None else course.sight.view(viewer),
        "actors": actors,
        "forced": sorted(table.single),
        "decision": table.decision(viewer) if viewer is not None and is_asked else None,
        "moves": course.match.moves(viewer) if course.match is not None and viewer is not None and is_asked else [],
        "undo": NOTHING if viewer is None else can_undo(table, viewer),
    }


@dataclass(slots=True)
class Known:
    """What everybody may know of a table besides its game and its clocks, and what it was written for."""

    key: tuple[int, ...] = ()
    fields: dict[str, Any] = field(default_factory=dict)


def lasting(table: Table) -> dict[str, Any]:
    """What everybody may know of the table besides the game and the clocks: the same thing until it changes."""
    known, course = table.told, table.course
    key = (course.gathered, course.match is None, course.ledger.changes, course.result is None)
    if known.key != key:
        known.key, known.fields = key, _lasting(table)
    return known.fields


def _lasting(table: Table) -> dict[str, Any]:
    told: dict[str, Any] = {
        "game": table.game.meta.name,
        "rules": table.rules,
        "players": table.players,
        "options": table.options,
        "phase": table.phase,
        "commitment": table.chance.commitment(),
        "salts": [salt if salt is None else salt.hex() for salt in table.salts],
        "cap": table.cap,
        "hints": table.hints,
        **table.course.ledger.told(table.course.gathered),
    }
    result = table.result
    if result is not None:
        told["result"] = result.written()
        told["secret"] = table.chance.secret.hex()
    return told
