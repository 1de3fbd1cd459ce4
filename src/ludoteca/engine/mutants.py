"""Lines to throw at an engine: valid requests that fit the game in progress, bent ones, and garbage."""

from __future__ import annotations

import copy
import json
import random
from collections.abc import Callable
from typing import Any

from ludoteca.core import discovery
from ludoteca.core.match import Match
from ludoteca.engine.session import REQUESTS

NASTY: tuple[Any, ...] = (
    *(None, True, False, 0, -1, 1, 7, 64, 2**31 - 1, 2**31, -(2**63), 2**64, 10**30, 1.5, -0.0, 1e308),
    *("", " ", "0", "x", "é", "\ud800", "𝄞", "null", "\x00", "a" * 3000, "move", "chance", "d4"),
    *([], {}, [[]], [None], {"": 0}, {"a": {"b": []}}, [0, 1, 2, 3], ["x"]),
)
RAW = (
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


class Mutants:
    """An endless supply of lines from one seed."""

    def __init__(self, seed: int) -> None:
        self.luck = random.Random(seed)
        self.games = discovery.names()

    def line(self, match: Match | None) -> bytes:
        """The next line, without its end; the match is the game in progress."""
        kind = self.luck.random()
        if kind < 0.06:
            return self.luck.choice(RAW)
        if kind < 0.12:
            return self.luck.randbytes(self.luck.randrange(60)).replace(b"\n", b" ")
        request = self.valid(match)
        if kind < 0.35:
            return _written(request)
        for _ in range(self.luck.randint(1, 3)):
            request = self.bent(request)
        written = _written(request)
        return self.torn(written) if kind > 0.9 else written

    def valid(self, match: Match | None) -> dict[str, Any]:
        """A request that could be meant."""
        do = self.luck.choice(REQUESTS) if match is not None else "new"
        if do in ("new", "load", "replay") and match is not None and self.luck.random() < 0.5:
            do = "play"
        request: dict[str, Any] = {"do": do, **self.fields(do, match)}
        if self.luck.random() < 0.3:
            request["id"] = self.luck.choice((1, "a", None, [1]))
        if self.luck.random() < 0.1:
            request["lang"] = self.luck.choice(("en", "it", "fr", "es", "de", ""))
        return request

    def fields(self, do: str, match: Match | None) -> dict[str, Any]:
        """What a request of that name needs besides its name."""
        if do == "new" or match is None:
            game = self.luck.choice(self.games)
            fewest, most = discovery.meta(game).players
            seed = str(self.luck.randrange(1000))
            auto = self.luck.random() < 0.7
            return {"game": game, "players": self.luck.randint(fewest, most), "seed": seed, "auto_chance": auto}
        seat, moves = self.acting(match)
        thinking = {"seat": seat, "level": self.luck.choice(("random", "greedy")), "iterations": 1, "seed": "s"}
        known: dict[str, Callable[[], dict[str, Any]]] = {
            "load": lambda: {"position": match.position(), "seed": "l", "auto_chance": False},
            "play": lambda: {"seat": seat, "move": self.luck.choice(moves)},
            "chance": lambda: {"outcome": self.luck.choice([word for word, _ in match.odds()] or [None])},
            "view": lambda: {"seat": self.luck.choice((*range(match.players), None))},
            "why": lambda: {"seat": seat, "move": self.word(match)},
            "preview": lambda: {"seat": seat, "move": self.luck.choice(moves)},
            "think": lambda: thinking,
            "choose": lambda: {**thinking, "game": match.game.meta.name, "view": match.view(seat), "moves": moves},
            "perft": lambda: {"depth": self.luck.randrange(3), "max_nodes": 2000},
            "replay": lambda: {"record": match.record().write()},
        }
        return known[do]() if do in known else {}

    def acting(self, match: Match) -> tuple[int, list[str]]:
        """A seat that must choose and its moves; any seat and any word when there is none."""
        actors = match.state.actors()
        if not actors:
            return self.luck.randrange(match.players), [self.word(match)]
        seat = self.luck.choice(actors)
        return seat, match.moves(seat)

    def word(self, match: Match) -> str:
        """Any word of the game."""
        return match.game.word(self.luck.randrange(match.game.actions))

    def bent(self, request: dict[str, Any]) -> dict[str, Any]:
        """The request with one thing replaced, dropped, added, moved or nudged."""
        bent = copy.deepcopy(request)
        holder, key = self.place(bent)
        if holder is None:
            return bent
        value = holder[key]
        how = self.luck.randrange(6)
        if how == 0 or value is None:
            holder[key] = self.luck.choice(NASTY)
        elif how == 1:
            del holder[key]
        elif how == 2 and type(value) is int:
            holder[key] = value + self.luck.choice((-1, 1))
        elif how == 3 and isinstance(value, str):
            holder[key] = self.text(value)
        elif how == 4 and isinstance(value, list):
            holder[key] = [*value, *value[: self.luck.randrange(3)]]
        else:
            other, at = self.place(bent)
            holder[key] = copy.deepcopy(other[at])
        return bent

    def place(self, value: Any) -> tuple[Any, Any]:
        """A random list or object inside a value and one of its places."""
        keys = list(value) if isinstance(value, dict) else list(range(len(value)))
        if not keys:
            return None, None
        key = self.luck.choice(keys)
        if isinstance(value[key], dict | list) and value[key] and self.luck.random() < 0.8:
            return self.place(value[key])
        return value, key

    def text(self, value: str) -> str:
        """A text with a letter more, less or another, or a line dropped or doubled."""
        rows = value.split("\n")
        if len(rows) > 1 and self.luck.random() < 0.5:
            at = self.luck.randrange(len(rows))
            rows[at : at + 1] = self.luck.choice(([], [rows[at]] * 2, [self.text(rows[at])]))
            return "\n".join(rows)
        at = self.luck.randrange(len(value) + 1)
        return value[:at] + self.luck.choice(("", "x", "1", " ", ":", "é")) + value[at + self.luck.randrange(2) :]

    def torn(self, line: bytes) -> bytes:
        """A line with bytes changed, or cut short."""
        if not line or self.luck.random() < 0.4:
            return line[: self.luck.randrange(len(line) + 1)]
        torn = bytearray(line)
        for _ in range(self.luck.randint(1, 4)):
            torn[self.luck.randrange(len(torn))] = self.luck.choice(b'\x00"{}[]:,0123456789ne\xff\\ ')
        return bytes(torn)


def _written(request: dict[str, Any]) -> bytes:
    return json.dumps(request).encode()
