"""Logged facts as keyed events; docs/protocol lists them with their fields."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from ludoteca.core.events import Event, EventKind
from ludoteca.games.maamut import board, codes, tiles
from ludoteca.games.maamut.fields import Hunt

Fact = tuple[int, ...]

KINDS = {
    "placed": EventKind(("seat", "tile"), ("hunters/{seat}", "pending")),
    "began": EventKind(("seat", "turn"), ("turn", "pending")),
    "played": EventKind(("seat", "card", "use"), ("hands/{seat}", "discard/{card}", "pending")),
    "walked": EventKind(("seat", "path", "direction"), ("hunters/{seat}", "pending")),
    "met": EventKind(("seat", "tile", "direction", "card", "refused", "flight"), ("pending",)),
    "ran": EventKind(("from", "to", "direction"), ("mammoth", "pending")),
    "frightened": EventKind(("seat", "tile"), ("pending",)),
    "fled": EventKind(("seat", "from", "to", "direction"), ("hunters/{seat}", "pending")),
    "out": EventKind(
        ("seat", "tile", "cards"),
        ("hunters/{seat}", "out/{seat}", "hands/{seat}", "discard/{cards}"),
    ),
    "fell": EventKind(("tile", "owner"), ("pending", "result")),
    "trapped": EventKind(("seat", "tile"), ("traps/{tile}",)),
    "removed": EventKind(("seat", "tile", "owner"), ("traps/{tile}",)),
    "drew": EventKind(("seat",), ("hands/{seat}", "deck", "pending"), ("card",)),
    "reshuffled": EventKind((), ("deck", "discard")),
    "survived": EventKind(("tile",), ("pending", "result")),
}


def events(hunt: Hunt, facts: Sequence[Fact]) -> list[Event]:
    """One event per fact."""
    return [EVENT_OF_FACT[fact[0]](hunt, fact) for fact in facts]


def _name(tile: int) -> str:
    return tiles.NAMES[tile]


def _walked(hunt: Hunt, fact: Fact) -> Event:
    _, seat, start, goal, direction, _ = fact
    path = tiles.line(start, direction, tiles.distance(start, goal))
    parts = {"path": [_name(tile) for tile in (start, *path)]}
    return Event("walked", {"seat": seat, **parts, "direction": tiles.DIRECTIONS[direction]})


def _met(hunt: Hunt, fact: Fact) -> Event:
    _, seat, tile, direction, card, flight = fact
    fields: dict[str, Any] = {
        "seat": seat,
        "tile": _name(tile),
        "direction": tiles.DIRECTIONS[direction],
        "card": card + 1,
        "refused": board.refused(hunt.board.terrain, tile, direction, card + 1),
        "flight": None if flight < 0 else tiles.DIRECTIONS[flight],
    }
    return Event("met", fields)


def _out(hunt: Hunt, fact: Fact) -> Event:
    _, seat, tile, *held = fact
    cards = [card + 1 for card in range(3) for _ in range(held[card])]
    return Event("out", {"seat": seat, "tile": _name(tile), "cards": cards})


def _seat_tile(key: str) -> Callable[[Hunt, Fact], Event]:
    return lambda hunt, fact: Event(key, {"seat": fact[1], "tile": _name(fact[2])})


EVENT_OF_FACT: dict[int, Callable[[Hunt, Fact], Event]] = {
    codes.PLACED: _seat_tile("placed"),
    codes.BEGAN: lambda hunt, fact: Event("began", {"seat": fact[1], "turn": fact[2]}),
    codes.PLAYED: lambda hunt, fact: Event(
        "played",
        {"seat": fact[1], "card": fact[2] + 1, "use": "move" if fact[3] else "discard"},
    ),
    codes.WALKED: _walked,
    codes.MET: _met,
    codes.RAN: lambda hunt, fact: Event(
        "ran",
        {"from": _name(fact[1]), "to": _name(fact[2]), "direction": tiles.DIRECTIONS[fact[3]]},
    ),
    codes.FRIGHTENED: _seat_tile("frightened"),
    codes.FLED: lambda hunt, fact: Event(
        "fled",
        {
            "seat": fact[1],
            "from": _name(fact[2]),
            "to": _name(fact[3]),
            "direction": tiles.DIRECTIONS[fact[4]],
        },
    ),
    codes.WENT_OUT: _out,
    codes.FELL: lambda hunt, fact: Event("fell", {"tile": _name(fact[1]), "owner": fact[2]}),
    codes.SET_TRAP: _seat_tile("trapped"),
    codes.TOOK_TRAP: lambda hunt, fact: Event("removed", {"seat": fact[1], "tile": _name(fact[2]), "owner": fact[3]}),
    codes.DREW: lambda hunt, fact: Event("drew", {"seat": fact[1]}, {fact[1]: {"card": fact[2] + 1}}),
    codes.RESHUFFLED: lambda hunt, fact: Event("reshuffled"),
    codes.SURVIVES: lambda hunt, fact: Event("survived", {"tile": _name(fact[1])}),
}
