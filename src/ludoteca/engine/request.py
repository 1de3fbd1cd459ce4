"""Parsing of one request line, and its fields with the types and ranges that the protocol gives them."""

from __future__ import annotations

import json
import math
from typing import Any, Never

from ludoteca.core.errors import BadRequest

MAX_DEPTH = 64
ABSENT = object()


class Request:
    """The fields of a request; an invalid field is refused by its name."""

    def __init__(self, fields: dict[str, Any]) -> None:
        self.fields = fields

    def has(self, name: str) -> bool:
        """Whether a field is present and not null."""
        return self.fields.get(name) is not None

    def text(self, name: str, default: Any = ABSENT) -> Any:
        """A string; the default, if given, when the field is absent or null."""
        value = self._given(name, default)
        return value if isinstance(value, str) or value is default else _wrong(name, "text")

    def truth(self, name: str, default: bool) -> bool:
        """A boolean, or the default."""
        value = self._given(name, default)
        return value if isinstance(value, bool) else _wrong(name, "truth")

    def table(self, name: str, default: Any = ABSENT) -> dict[str, Any]:
        """An object."""
        value = self._given(name, default)
        return value if isinstance(value, dict) else _wrong(name, "object")

    def whole(self, name: str, low: int, high: int, default: Any = ABSENT) -> int:
        """An integer within its range; booleans are refused."""
        value = self._given(name, default)
        if type(value) is int and low <= value <= high:
            return value
        raise BadRequest(f"{name} must be from {low} to {high}", key="bad-number", field=name, low=low, high=high)

    def texts(self, name: str) -> list[str]:
        """A non-empty list of strings."""
        value = self._given(name, ABSENT)
        if isinstance(value, list) and value and all(isinstance(one, str) for one in value):
            return value
        _wrong(name, "texts")

    def viewer(self, players: int) -> int | None:
        """The seat, or None for a spectator if the field is null."""
        if "seat" in self.fields and self.fields["seat"] is None:
            return None
        return self.seat(players)

    def seat(self, players: int) -> int:
        """The field `seat` as a seat of the game."""
        return self.whole("seat", 0, players - 1)

    def _given(self, name: str, default: Any) -> Any:
        value = self.fields.get(name)
        if value is not None:
            return value
        if default is not ABSENT:
            return default
        if name in self.fields:
            return None
        raise BadRequest(f"the field {name} is missing", key="missing-field", field=name)


def _wrong(name: str, wanted: str) -> Never:
    raise BadRequest(f"the field {name} should be: {wanted}", key="bad-field", field=name, wanted=wanted)


class Reader:
    """Reads one line; keeps its id, if readable, even when the rest is refused."""

    def __init__(self) -> None:
        self.id: Any = ABSENT
        self.twice: str | None = None

    def read(self, line: bytes) -> Request:
        """The request of a line, or BadRequest."""
        fields = self._parse(line)
        if not isinstance(fields, dict):
            raise BadRequest("a request is an object", key="not-an-object")
        if "id" in fields:
            self.id = fields["id"]
        check_values(fields)
        if self.twice is not None:
            raise BadRequest("a field stands twice", key="field-twice", field=self.twice)
        return Request(fields)

    def _parse(self, line: bytes) -> Any:
        try:
            return json.loads(
                line.decode(), parse_constant=_not_finite, parse_float=_finite, object_pairs_hook=self._object
            )
        except UnicodeDecodeError as error:
            raise BadRequest("the line is no UTF-8", key="bad-utf8", at=error.start) from error
        except json.JSONDecodeError as error:
            raise BadRequest("the line is no JSON", key="bad-json", at=error.pos) from error
        except ValueError as error:
            raise BadRequest("a number has too many digits", key="number-too-large") from error
        except RecursionError as error:
            raise BadRequest("the line is nested too deeply", key="too-deep") from error

    def _object(self, pairs: list[tuple[str, Any]]) -> dict[str, Any]:
        found = dict(pairs)
        if len(found) < len(pairs) and self.twice is None:
            names = [name for name, _ in pairs]
            self.twice = next(name for name in names if names.count(name) > 1)
        return found


def check_values(value: Any) -> None:
    """Refuse deep nesting and strings that are not valid Unicode."""
    level = [value]
    for _ in range(MAX_DEPTH):
        inside: list[Any] = []
        for one in level:
            if isinstance(one, dict):
                inside += one.keys()
                inside += one.values()
            elif isinstance(one, list):
                inside += one
            elif isinstance(one, str) and not is_writable(one):
                raise BadRequest("half a character", key="bad-text")
        if not inside:
            return
        level = inside
    raise BadRequest("the line is nested too deeply", key="too-deep")


def is_writable(text: str) -> bool:
    """Whether a text has no lone surrogates."""
    return text.isascii() or not any("\ud800" <= letter <= "\udfff" for letter in text)


def _not_finite(name: str) -> Never:
    raise BadRequest(f"{name} is no number", key="not-finite")


def _finite(digits: str) -> float:
    number = float(digits)
    if math.isinf(number):
        raise BadRequest(f"{digits[:20]} is too large", key="number-too-large")
    return number
