"""The durable text of a match: a header, then one action, chance outcome or table word per line."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from ludoteca.core.errors import BadRecord

CHANCE = "chance"
TABLE = "table"
MAX_BYTES = 16 * 1024 * 1024


@dataclass(frozen=True, slots=True)
class Line:
    """Who did what: a seat's number, "chance" or "table", and the words."""

    by: int | str
    words: str


@dataclass(slots=True)
class Record:
    """Header fields in their order, the lines, and the secret once it may be known."""

    header: dict[str, str] = field(default_factory=dict)
    lines: list[Line] = field(default_factory=list)
    secret: str | None = None

    def write(self) -> str:
        """The record as text; read() gives it back."""
        head = [f"{key}: {value}" for key, value in self.header.items()]
        body = [f"{number} {line.by} {line.words}" for number, line in enumerate(self.lines, 1)]
        tail = [f"secret {self.secret}"] if self.secret is not None else []
        return "\n".join([*head, "", *body, *tail]) + "\n"

    def value(self, key: str, default: Any = None) -> Any:
        """A header field that is JSON: a number, a list or an object."""
        if key not in self.header:
            return default
        try:
            return json.loads(self.header[key])
        except (ValueError, RecursionError) as error:
            raise BadRecord(f"the header {key} doesn't read", key="bad-header", header=key) from error


def read(text: str) -> Record:
    """The record of a text; BadRecord names the line that doesn't read."""
    if len(text) > MAX_BYTES:
        raise BadRecord("the record is too long", key="record-too-long")
    rows = text.replace("\r\n", "\n").split("\n")
    if rows and rows[-1] == "":
        rows.pop()
    if "" not in rows:
        raise BadRecord("no blank line after the header", key="record-without-body")
    split = rows.index("")
    record = Record(_read_header(rows[:split]))
    _read_body(record, rows[split + 1 :], split + 2)
    return record


def _read_header(rows: Sequence[str]) -> dict[str, str]:
    header: dict[str, str] = {}
    for number, row in enumerate(rows, 1):
        key, colon, value = row.partition(":")
        if not colon or not key.strip() or key in header:
            raise BadRecord(f"line {number} is no header line", key="bad-line", line=number)
        header[key.strip()] = value.strip()
    return header


def _read_body(record: Record, rows: Sequence[str], first: int) -> None:
    for at, row in enumerate(rows, first):
        if record.secret is not None:
            raise BadRecord("something follows the secret", key="bad-line", line=at)
        if row.startswith("secret "):
            record.secret = row.removeprefix("secret ").strip()
            continue
        record.lines.append(_read_line(row, len(record.lines) + 1, at))


def _read_line(row: str, number: int, at: int) -> Line:
    parts = row.split(" ", 2)
    if len(parts) != 3 or parts[0] != str(number) or not parts[2].strip():
        raise BadRecord(f"line {at} should begin with {number}", key="bad-line", line=at)
    by = parts[1]
    if by in (CHANCE, TABLE):
        return Line(by, parts[2])
    if not by.isascii() or not by.isdigit() or len(by) > 2:
        raise BadRecord(f"line {at} names no seat", key="bad-line", line=at)
    return Line(int(by), parts[2])
