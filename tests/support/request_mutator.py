"""Generates lines for fuzzing the engine: valid requests for the match in progress, mutated ones, and garbage."""

from __future__ import annotations

import copy
import json
import random
from collections.abc import Callable
from typing import Any

from ludoteca.core import discovery
from ludoteca.core.match import Match
from ludoteca.engine.engine import REQUESTS

EDGE_VALUES: tuple[Any, ...] = (
    *(None, True, False, 0, -1, 1, 7, 64, 2**31 - 1, 2**31, -(2**63), 2**64, 10**30, 1.5, -0.0, 1e308),
    *("", " ", "0", "x", "é", "\ud800", "𝄞", "null", "\x00", "a" * 3000, "move", "chance", "d4"),
    *([], {}, [[]], [None], {"": 0}, {"a": {"b": []}}, [0, 1, 2, 3], ["x"]),
)
MALFORMED_LINES = (
    b"{",
    b"}",
    b"NaN",
    b'{"do":NaN}',
    b'{"do":"state","id":1e999}',
    b"[" * 3000,
    b'{"a":' * 2000,
    b"\xff\xfe",
    b'"\\ud800"',
    b"1" * 5000,
    b'{"do":"state","do":"new"}',
    b"\x00",
    b"  ",
    b"",
    b"\xef\xbb\xbf{}",
    b'{"do":"hello"}garbage',
    b'{"do":"state"}{"do":"state"}',
)


class RequestMutator:
    """An endless supply of lines from one seed."""

    def __init__(self, seed: int) -> None:
        self.rng = random.Random(seed)
        self.games = discovery.names()

    def line(self, match: Match | None) -> bytes:
        """The next line without its end; the match is the one in progress."""
        kind = self.rng.random()
        if kind < 0.06:
            return self.rng.choice(MALFORMED_LINES)
        if kind < 0.12:
            return self.rng.randbytes(self.rng.randrange(60)).replace(b"\n", b" ")
        request = self.valid(match)
        if kind < 0.35:
            return _encoded(request)
        for _ in range(self.rng.randint(1, 3)):
            request = self.mutated(request)
        written = _encoded(request)
        return self.corrupted(written) if kind > 0.9 else written

    def valid(self, match: Match | None) -> dict[str, Any]:
        """A plausible request."""
        do = self.rng.choice(REQUESTS) if match is not None else "new"
        if do in ("new", "load", "replay") and match is not None and self.rng.random() < 0.5:
            do = "play"
        request: dict[str, Any] = {"do": do, **self.fields(do, match)}
        if self.rng.random() < 0.3:
            request["id"] = self.rng.choice((1, "a", None, [1]))
        if self.rng.random() < 0.1:
            request["lang"] = self.rng.choice(("en", "it", "fr", "es", "de", ""))
        return request

    def fields(self, do: str, match: Match | None) -> dict[str, Any]:
        """The fields that a request of that name needs."""
        if do == "new" or match is None:
            game = self.rng.choice(self.games)
            fewest, most = discovery.meta(game).players
            seed = str(self.rng.randrange(1000))
            auto = self.rng.random() < 0.7
            return {"game": game, "players": self.rng.randint(fewest, most), "seed": seed, "auto_chance": auto}
        seat, moves = self.acting(match)
        thinking = {"seat": seat, "level": self.rng.choice(("random", "greedy")), "iterations": 1, "seed": "s"}
        known: dict[str, Callable[[], dict[str, Any]]] = {
            "load": lambda: {"position": match.position(), "seed": "l", "auto_chance": False},
            "play": lambda: {"seat": seat, "move": self.rng.choice(moves)},
            "chance": lambda: {"outcome": self.rng.choice([word for word, _ in match.chance_outcomes()] or [None])},
            "view": lambda: {"seat": self.rng.choice((*range(match.players), None))},
            "why": lambda: {"seat": seat, "move": self.word(match)},
            "preview": lambda: {"seat": seat, "move": self.rng.choice(moves)},
            "think": lambda: thinking,
            "choose": lambda: {**thinking, "game": match.game.meta.name, "view": match.view(seat), "moves": moves},
            "perft": lambda: {"depth": self.rng.randrange(3), "max_nodes": 2000},
            "replay": lambda: {"record": match.record().write()},
        }
        return known[do]() if do in known else {}

    def acting(self, match: Match) -> tuple[int, list[str]]:
        """A seat that must choose and its moves; any seat and any move when there is none."""
        actors = match.state.current_players()
        if not actors:
            return self.rng.randrange(match.players), [self.word(match)]
        seat = self.rng.choice(actors)
        return seat, match.moves(seat)

    def word(self, match: Match) -> str:
        """A random move of the game."""
        return match.game.word(self.rng.randrange(match.game.actions))

    def mutated(self, request: dict[str, Any]) -> dict[str, Any]:
        """The request with one value replaced, removed, added, moved or changed slightly."""
        mutated = copy.deepcopy(request)
        holder, key = self.random_item(mutated)
        if holder is None:
            return mutated
        value = holder[key]
        how = self.rng.randrange(6)
        if how == 0 or value is None:
            holder[key] = self.rng.choice(EDGE_VALUES)
        elif how == 1:
            del holder[key]
        elif how == 2 and type(value) is int:
            holder[key] = value + self.rng.choice((-1, 1))
        elif how == 3 and isinstance(value, str):
            holder[key] = self.text(value)
        elif how == 4 and isinstance(value, list):
            holder[key] = [*value, *value[: self.rng.randrange(3)]]
        else:
            other, at = self.random_item(mutated)
            holder[key] = copy.deepcopy(other[at])
        return mutated

    def random_item(self, value: Any) -> tuple[Any, Any]:
        """A random list or object inside a value, and one of its keys."""
        keys = list(value) if isinstance(value, dict) else list(range(len(value)))
        if not keys:
            return None, None
        key = self.rng.choice(keys)
        if isinstance(value[key], dict | list) and value[key] and self.rng.random() < 0.8:
            return self.random_item(value[key])
        return value, key

    def text(self, value: str) -> str:
        """A text with one character changed, or a line dropped, doubled or changed."""
        rows = value.split("\n")
        if len(rows) > 1 and self.rng.random() < 0.5:
            at = self.rng.randrange(len(rows))
            rows[at : at + 1] = self.rng.choice(([], [rows[at]] * 2, [self.text(rows[at])]))
            return "\n".join(rows)
        at = self.rng.randrange(len(value) + 1)
        return value[:at] + self.rng.choice(("", "x", "1", " ", ":", "é")) + value[at + self.rng.randrange(2) :]

    def corrupted(self, line: bytes) -> bytes:
        """A line with some bytes changed, or truncated."""
        if not line or self.rng.random() < 0.4:
            return line[: self.rng.randrange(len(line) + 1)]
        corrupted = bytearray(line)
        for _ in range(self.rng.randint(1, 4)):
            corrupted[self.rng.randrange(len(corrupted))] = self.rng.choice(b'\x00"{}[]:,0123456789ne\xff\\ ')
        return bytes(corrupted)


def _encoded(request: dict[str, Any]) -> bytes:
    return json.dumps(request).encode()
