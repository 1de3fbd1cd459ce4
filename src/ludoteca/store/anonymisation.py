"""Pure functions that erase a person's names from the header, lines and replay frames of a record."""

from __future__ import annotations

import json
import re
from collections.abc import Collection
from typing import Any

import msgspec

SEAT_LINE = re.compile(r'([0-9]+ table )?seat ([0-9]+) person (".*")')


def anonymised_header(header: str, seat: int, names: Collection[str]) -> str:
    """A record header in which the seat has an empty name if it had one of these."""
    rows = header.split("\n")
    for index, row in enumerate(rows):
        if row.startswith("Seats: "):
            seated = json.loads(row.removeprefix("Seats: "))
            if seat < len(seated) and seated[seat] in names:
                seated[seat] = ""
                rows[index] = f"Seats: {msgspec.json.encode(seated).decode()}"
    return "\n".join(rows)


def anonymised_line(line: str, seat: int, names: Collection[str]) -> str:
    """A record line, numbered or not, that seats a nameless person if it seated one of these names there."""
    found = SEAT_LINE.fullmatch(line)
    if found is None or int(found[2]) != seat or json.loads(found[3]) not in names:
        return line
    return f'{found[1] or ""}seat {seat} person ""'


def anonymised_frame(frame: Any, seat: int, names: Collection[str]) -> Any:
    """A replay frame without these names of the seat."""
    if not isinstance(frame, dict):
        return frame
    if isinstance(frame.get("words"), str):
        return {**frame, "words": anonymised_line(frame["words"], seat, names)}
    event = frame.get("table")
    if isinstance(event, dict) and event.get("name") in names and event.get("seats") == [seat]:
        return {**frame, "table": {**event, "name": ""}}
    return frame
