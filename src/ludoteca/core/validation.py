"""Validation of untrusted JSON values: every fault is collected with its path."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

from ludoteca.core.errors import ImpossiblePosition

MAX_INTEGER = 10**9
MAX_LISTED = 200


class Validator:
    """Collects faults; a method returns None, or an empty object, where it found one."""

    def __init__(self) -> None:
        self.found: list[dict[str, str]] = []

    def add(self, key: str, path: str) -> None:
        """Add a fault unless it is listed already."""
        fault = {"key": key, "path": path}
        if fault not in self.found and len(self.found) < MAX_LISTED:
            self.found.append(fault)

    def finish(self) -> None:
        """Raise ImpossiblePosition if there are faults."""
        if self.found:
            raise ImpossiblePosition(self.found)

    def table(self, value: Any, path: str) -> dict[str, Any]:
        """An object; an empty one in place of anything else."""
        if isinstance(value, dict):
            return value
        self.add("not-an-object", path)
        return {}

    def field(self, table: dict[str, Any], name: str, path: str) -> Any:
        """A field that must be there; None in its place if it isn't."""
        if name not in table:
            self.add("missing", _under(path, name))
            return None
        return table[name]

    def whole(self, value: Any, path: str, low: int = 0, high: int = MAX_INTEGER) -> int | None:
        """A whole number within bounds; truth values are no numbers."""
        if type(value) is int and low <= value <= high:
            return value
        self.add("not-a-number-in-range", path)
        return None

    def truth(self, value: Any, path: str) -> bool | None:
        """A truth value."""
        if isinstance(value, bool):
            return value
        self.add("not-a-truth-value", path)
        return None

    def one_of(self, value: Any, known: Collection[str], path: str) -> str | None:
        """One of some words."""
        if isinstance(value, str) and value in known:
            return value
        self.add("not-one-of-the-words", path)
        return None

    def listing(self, value: Any, path: str, length: int | None = None) -> list[Any] | None:
        """A list, of that length if one is given."""
        if isinstance(value, list) and (length is None or len(value) == length):
            return value
        self.add("not-a-list" if length is None else "not-a-list-of-that-length", path)
        return None


def _under(path: str, name: str) -> str:
    return f"{path}/{name}" if path else name
