"""Logged facts as keyed events with a public part and, for peeks, draws and face-down cards, a private one."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from ludoteca.core.events import Event, EventKind
from ludoteca.games.mammut import codes, position, tiles
from ludoteca.games.mammut.fields import Loot

Fact = tuple[int, ...]

KINDS = {
    "dealt": EventKind(("round", "first", "faces"), ("tiles", "knows", "played", "pending")),
    "began": EventKind(("seat", "turn"), ("turn", "pending")),
    "took": EventKind(("seat", "tile", "to"), ("tiles/{tile}/at", "pending")),
    "took-all": EventKind(("seat", "tiles", "to"), ("tiles/{tiles}/at", "pending")),
    "robbed": EventKind(("seat", "victim", "from", "to", "tiles"), ("tiles/{tiles}/at", "pending")),
    "gave-back": EventKind(("seat", "tile"), ("tiles/{tile}/at", "pending")),
    "peeked": EventKind(
        ("seat", "tiles"), ("hands/{seat}", "discard/peek", "knows/{seat}", "tiles/{tiles}/down"), ("sides",)
    ),
    "flipped": EventKind(
        ("seat", "tiles", "sides"), ("hands/{seat}", "discard/flip", "knows", "tiles/{tiles}/up", "tiles/{tiles}/down")
    ),
    "returned": EventKind(("seat", "victim", "from", "tiles"), ("hands/{seat}", "discard/return", "tiles/{tiles}/at")),
    "laid": EventKind(("seat",), ("hands/{seat}", "played/{seat}"), ("card",)),
    "divided": EventKind(("first",), ("first", "played", "pending")),
    "revealed": EventKind(("seat", "cards"), ("played/{seat}",)),
    "turned": EventKind(("tile", "side"), ("tiles/{tile}/up", "tiles/{tile}/down", "knows")),
    "drew": EventKind(("seat",), ("hands/{seat}", "deck", "pending"), ("card",)),
    "reshuffled": EventKind(("number",), ("deck", "discard")),
    "scored": EventKind(("seat", "for", "points"), ("points/{seat}",)),
    "counted": EventKind(("seat", "card", "as"), ()),
    "advanced": EventKind(("seat", "steps"), ("furs/{seat}",)),
    "chose": EventKind(("seat", "kind", "card", "tile"), ("animals/{seat}", "pending")),
    "skipped": EventKind(("seat",), ("pending",)),
    "gained": EventKind(("seat", "kinds"), ("animals/{seat}",)),
    "discarded": EventKind(("seat", "cards"), ("played/{seat}", "discard/{cards}")),
    "round": EventKind(("round",), ("round", "pending")),
    "collected": EventKind(("seat", "kinds", "points"), ("points/{seat}",)),
    "ended": EventKind(("reason", "winners"), ("pending", "result")),
}
REASONS = (
    "axes",
    "axe-points",
    "leading-furs",
    "trailing-furs",
    "fur-points",
    "tusks",
    "tusk-points",
    "food",
    "fewest-fires",
    "fires",
)


def events(loot: Loot, facts: Sequence[Fact]) -> list[Event]:
    """One event per fact."""
    return [EVENT_OF_FACT[fact[0]](loot, fact) for fact in facts]


def _handles(low: int, high: int) -> list[str]:
    return position.handles(low | high << 16)


def _some(a: int, b: int) -> list[int]:
    return [a] if a == b else [a, b]


def _place(loot: Loot, place: int) -> dict[str, Any]:
    return {"victim": (place - codes.GROUPS) // 2, "from": position.place_name(place, loot.players)}


def _dealt(loot: Loot, fact: Fact) -> Event:
    faces = [tiles.SIDES[side] for side in loot.up]
    return Event("dealt", {"round": fact[1], "first": fact[2], "faces": faces})


def _took(loot: Loot, fact: Fact) -> Event:
    to = position.place_name(fact[3], loot.players)
    return Event("took", {"seat": fact[1], "tile": tiles.HANDLES[fact[2]], "to": to})


def _took_all(loot: Loot, fact: Fact) -> Event:
    to = position.place_name(fact[2], loot.players)
    return Event("took-all", {"seat": fact[1], "tiles": _handles(fact[3], fact[4]), "to": to})


def _robbed(loot: Loot, fact: Fact) -> Event:
    to = position.place_name(fact[3], loot.players)
    parts = {"seat": fact[1], **_place(loot, fact[2]), "to": to}
    return Event("robbed", {**parts, "tiles": _handles(fact[4], fact[5])})


def _peeked(loot: Loot, fact: Fact) -> Event:
    _, seat, a, b, under_a, under_b = fact
    sides = [tiles.SIDES[under_a], tiles.SIDES[under_b]][: len(_some(a, b))]
    public = {"seat": seat, "tiles": [tiles.HANDLES[tile] for tile in _some(a, b)]}
    return Event("peeked", public, {seat: {"sides": sides}})


def _flipped(loot: Loot, fact: Fact) -> Event:
    _, seat, a, b, up_a, up_b = fact
    sides = [tiles.SIDES[up_a], tiles.SIDES[up_b]][: len(_some(a, b))]
    return Event("flipped", {"seat": seat, "tiles": [tiles.HANDLES[tile] for tile in _some(a, b)], "sides": sides})


def _returned(loot: Loot, fact: Fact) -> Event:
    parts = {"seat": fact[1], **_place(loot, fact[2])}
    return Event("returned", {**parts, "tiles": _handles(fact[3], fact[4])})


def _scored(loot: Loot, fact: Fact) -> Event:
    return Event("scored", {"seat": fact[1], "for": REASONS[fact[2]], "points": fact[3]})


def _counted(loot: Loot, fact: Fact) -> Event:
    counts_as = "fur" if fact[2] == codes.AXE_FUR else "fire"
    return Event("counted", {"seat": fact[1], "card": tiles.CARDS[fact[2]], "as": counts_as})


def _chose(loot: Loot, fact: Fact) -> Event:
    _, seat, kind, card, tile, _ = fact
    parts = tiles.HANDLES[tile] if card == codes.TAKE_ANIMAL else None
    return Event("chose", {"seat": seat, "kind": tiles.KINDS[kind], "card": tiles.CARDS[card], "tile": parts})


def _cards(key: str) -> Callable[[Loot, Fact], Event]:
    return lambda loot, fact: Event(key, {"seat": fact[1], "cards": [tiles.CARDS[fact[2]]] * fact[3]})


def _private_card(key: str) -> Callable[[Loot, Fact], Event]:
    return lambda loot, fact: Event(key, {"seat": fact[1]}, {fact[1]: {"card": tiles.CARDS[fact[2]]}})


def _ended(loot: Loot, fact: Fact) -> Event:
    winners = [seat for seat in range(loot.players) if fact[2] >> seat & 1]
    return Event("ended", {"reason": loot.REASONS[fact[1]], "winners": winners})


EVENT_OF_FACT: dict[int, Callable[[Loot, Fact], Event]] = {
    codes.DEALT: _dealt,
    codes.BEGAN: lambda loot, fact: Event("began", {"seat": fact[1], "turn": fact[2]}),
    codes.TOOK: _took,
    codes.TOOK_ALL: _took_all,
    codes.ROBBED: _robbed,
    codes.GAVE_BACK: lambda loot, fact: Event("gave-back", {"seat": fact[1], "tile": tiles.HANDLES[fact[2]]}),
    codes.PEEKED: _peeked,
    codes.FLIPPED: _flipped,
    codes.RETURNED: _returned,
    codes.LAID: _private_card("laid"),
    codes.DIVIDED: lambda loot, fact: Event("divided", {"first": fact[1]}),
    codes.REVEALED: _cards("revealed"),
    codes.TURNED: lambda loot, fact: Event("turned", {"tile": tiles.HANDLES[fact[1]], "side": tiles.SIDES[fact[2]]}),
    codes.DREW: _private_card("drew"),
    codes.RESHUFFLED: lambda loot, fact: Event("reshuffled", {"number": fact[1]}),
    codes.SCORED: _scored,
    codes.COUNTED: _counted,
    codes.ADVANCED: lambda loot, fact: Event("advanced", {"seat": fact[1], "steps": fact[2]}),
    codes.CHOSE: _chose,
    codes.SKIPPED: lambda loot, fact: Event("skipped", {"seat": fact[1]}),
    codes.GAINED: lambda loot, fact: Event("gained", {"seat": fact[1], "kinds": position.kinds(fact[2])}),
    codes.DISCARDED: _cards("discarded"),
    codes.ROUND: lambda loot, fact: Event("round", {"round": fact[1]}),
    codes.COLLECTED: lambda loot, fact: Event("collected", {"seat": fact[1], "kinds": fact[2], "points": fact[3]}),
    codes.ENDED: _ended,
}
