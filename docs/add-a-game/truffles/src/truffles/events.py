"""Logged facts as keyed events with a public and a private part."""

from __future__ import annotations

from collections.abc import Sequence

from ludoteca.core.events import Event, EventKind
from truffles import codes
from truffles.rules import Truffles

KINDS = {
    "dug": EventKind(("truffle", "turn"), ("turn", "pending")),
    "sealed": EventKind(("seat",), ("pending/sealed/{seat}",), ("pig",)),
    "revealed": EventKind(("pigs",), ("hands", "spent", "pending")),
    "found": EventKind(("seat", "truffle"), ("found/{seat}", "pending")),
    "drew": EventKind(("seat",), ("hands/{seat}", "box", "pending"), ("pig",)),
    "ended": EventKind(("winners",), ("pending", "result")),
}


def events(state: Truffles, facts: Sequence[tuple[int, ...]]) -> list[Event]:
    """One event per fact."""
    return [event(fact) for fact in facts]


def event(fact: tuple[int, ...]) -> Event:
    """A fact with its private part: a sealed or drawn pig is its owner's alone (1.3)."""
    key, a, b = fact[:3]
    if key == codes.DUG:
        return Event("dug", {"truffle": a, "turn": b})
    if key == codes.SEALED:
        return Event("sealed", {"seat": a}, {a: {"pig": b + 1}})
    if key == codes.REVEALED:
        return Event("revealed", {"pigs": [a, b]})
    if key == codes.FOUND:
        return Event("found", {"seat": a, "truffle": b})
    if key == codes.DREW:
        return Event("drew", {"seat": a}, {a: {"pig": b + 1}})
    return Event("ended", {"winners": [seat for seat in (0, 1) if a >> seat & 1]})
