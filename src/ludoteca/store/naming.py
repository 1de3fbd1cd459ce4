"""Takes a person's name out of what is kept of a table, where its seat carried it; nothing else changes."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from ludoteca.store import films
from ludoteca.store.changes import words
from ludoteca.store.kept import TableId
from ludoteca.store.pen import Pen

SITS_DOWN = re.compile(r'([0-9]+ table )?seat ([0-9]+) person (".*")')


@dataclass(frozen=True, slots=True)
class Unname:
    """A name vanishes from a seat's record, talk and films; the summary, which only the server reads, is given."""

    table: TableId
    seat: int
    name: str
    summary: Mapping[str, Any]

    def write(self, pen: Pen) -> None:
        """Write an empty name wherever the seat had this one."""
        key = pen.key(self.table)
        pen.flush()
        head = pen.connection.execute("SELECT head FROM tables WHERE key = ?", (key,)).fetchone()[0]
        head = self.header_without(head)
        pen.run("UPDATE tables SET head = ?, summary = ? WHERE key = ?", head, words(self.summary), key)
        spoken = pen.connection.execute(
            "SELECT number, words FROM lines WHERE key = ? AND words LIKE '% table seat %'", (key,)
        )
        for number, line in spoken.fetchall():
            pen.run("UPDATE lines SET words = ? WHERE key = ? AND number = ?", self.line_without(line), key, number)
        pen.run("UPDATE chat SET name = '' WHERE key = ? AND seat = ? AND name = ?", key, self.seat, self.name)
        for eyes, data in pen.connection.execute("SELECT eyes, data FROM films WHERE key = ?", (key,)).fetchall():
            frames = films.packed(self.frame_without(frame) for frame in films.unpacked(data))
            films.Film(self.table, eyes, frames).write(pen)

    def header_without(self, head: str) -> str:
        """A record's header with an empty name for the seat."""
        rows = head.split("\n")
        for at, row in enumerate(rows):
            if row.startswith("Seats: "):
                names = json.loads(row.removeprefix("Seats: "))
                if names[self.seat] == self.name:
                    names[self.seat] = ""
                rows[at] = f"Seats: {words(names)}"
        return "\n".join(rows)

    def line_without(self, line: str) -> str:
        """A line of a record, or its words alone, in which the seat's person has no name."""
        found = SITS_DOWN.fullmatch(line)
        if found is None or int(found[2]) != self.seat or json.loads(found[3]) != self.name:
            return line
        return f'{found[1] or ""}seat {self.seat} person ""'

    def frame_without(self, frame: dict[str, Any]) -> dict[str, Any]:
        """A frame of a film in which the seat's person has no name."""
        if isinstance(frame.get("words"), str):
            return {**frame, "words": self.line_without(frame["words"])}
        said = frame.get("table")
        if isinstance(said, dict) and said.get("name") == self.name and said.get("seats") == [self.seat]:
            return {**frame, "table": {**said, "name": ""}}
        return frame
