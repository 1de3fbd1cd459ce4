"""Logged facts as keyed events with a public and a private part."""

from __future__ import annotations

from collections.abc import Sequence

from ludoteca.core.events import Event, EventKind
from newgame import codes
from newgame.rules import NewGame

# The fields of each event, the places of a view that it changes, and the private fields.
KINDS = {
    "turned-up": EventKind(("prize", "turn"), ("turn", "pending")),
    "sealed": EventKind(("seat",), ("pending/sealed/{seat}",), ("card",)),
    "shown": EventKind(("cards",), ("hands", "pending")),
    "won": EventKind(("seat", "prize"), ("won/{seat}", "pending")),
    "not-won": EventKind(("prize",), ("lost", "pending")),
    "ended": EventKind(("winners",), ("pending", "result")),
}


def events(state: NewGame, facts: Sequence[tuple[int, ...]]) -> list[Event]:
    """One event per fact."""
    return [event(state.players, fact) for fact in facts]


def event(players: int, fact: tuple[int, ...]) -> Event:
    """A fact with its private part: a sealed card is its owner's alone (2.2)."""
    key, a, b = fact[:3]
    if key == codes.TURNED_UP:
        return Event("turned-up", {"prize": a, "turn": b})
    if key == codes.SEALED:
        return Event("sealed", {"seat": a}, {a: {"card": b}})
    if key == codes.SHOWN:
        return Event("shown", {"cards": list(fact[1 : players + 1])})
    if key == codes.WON:
        return Event("won", {"seat": a, "prize": b})
    if key == codes.NOT_WON:
        return Event("not-won", {"prize": a})
    return Event("ended", {"winners": [seat for seat in range(players) if a >> seat & 1]})
