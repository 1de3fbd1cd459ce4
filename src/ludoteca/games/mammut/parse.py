"""Reads positions into states, field by field; whether the fields fit together is consistency.py's."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from ludoteca.core import bits
from ludoteca.core import codes as contract
from ludoteca.core.validation import Validator
from ludoteca.games.mammut import codes, consistency, tiles
from ludoteca.games.mammut.position import KINDS, places
from ludoteca.games.mammut.rules import Mammut

KIND_CODES = {name: code for code, name in KINDS.items()}
CHOICES = ("animal", "fur-animal")
MAX_SCORE = 1_000_000
STAND_INS: dict[str, Any] = {"points": 0, "furs": 0, "animals": [], "knows": [], "hands": [], "played": []}


@dataclass(slots=True)
class Parts:
    """The parts of a position as far as they could be read."""

    players: int
    turn: int = 0
    round: int = 0
    first: int = 0
    sides: list[tiles.Pair] = field(default_factory=list)
    piles: list[int] = field(default_factory=lambda: [0] * 11)
    points: list[int] = field(default_factory=list)
    furs: list[int] = field(default_factory=list)
    animals: list[int] = field(default_factory=list)
    hands: list[list[int]] = field(default_factory=list)
    played: list[list[int]] = field(default_factory=list)
    deck: list[int] = field(default_factory=list)
    discard: list[int] = field(default_factory=list)
    knows: list[int] = field(default_factory=list)
    pending: dict[str, Any] | None = None
    result: Any = None


def parse(position: Any) -> Mammut:
    """The state of a position, or ImpossiblePosition with every fault."""
    faults = Validator()
    table = faults.table(position, "")
    faults.one_of(faults.field(table, "game", ""), ("mammut",), "game")
    players = faults.whole(faults.field(table, "players", ""), "players", 2, 5)
    if players is None:
        faults.finish()
    parts = read_parts(table, players or 2, faults)
    state = build(parts)
    consistency.check(state, parts.result, faults)
    faults.finish()
    return state


def read_parts(table: dict[str, Any], players: int, faults: Validator) -> Parts:
    """Every field by itself; something harmless stands in for what doesn't read."""
    parts = Parts(players)
    parts.turn = faults.whole(faults.field(table, "turn", ""), "turn") or 0
    earliest = 1 if players < 4 else 2  # 2.3
    parts.round = faults.whole(faults.field(table, "round", ""), "round", earliest, codes.LAST_ROUND) or 0
    parts.first = faults.whole(faults.field(table, "first", ""), "first", 0, players - 1) or 0
    read_tiles(faults.table(faults.field(table, "tiles", ""), "tiles"), parts, faults)
    for name, those in (("points", parts.points), ("furs", parts.furs)):
        for seat, one in enumerate(by_seat(table, name, players, faults)):
            those.append(faults.whole(one, f"{name}/{seat}", 0, MAX_SCORE) or 0)
    for seat, kinds in enumerate(by_seat(table, "animals", players, faults)):
        parts.animals.append(read_set(kinds, tiles.KINDS, f"animals/{seat}", faults))
    for seat, known in enumerate(by_seat(table, "knows", players, faults)):
        parts.knows.append(read_set(known, tiles.HANDLES, f"knows/{seat}", faults))
    read_cards(table, parts, faults)
    parts.pending = read_pending(faults.field(table, "pending", ""), players, faults)
    if parts.pending is None:
        parts.result = faults.field(table, "result", "")
    return parts


def by_seat(table: dict[str, Any], name: str, players: int, faults: Validator) -> list[Any]:
    """A list with an entry per seat."""
    return faults.listing(faults.field(table, name, ""), name, players) or [STAND_INS[name]] * players


def read_tiles(table: dict[str, Any], parts: Parts, faults: Validator) -> None:
    """All 32 handles with their sides and places (1.1, 1.2)."""
    known = places(parts.players)
    for handle in table:
        if handle not in tiles.HANDLE:
            faults.add("unknown-handle", f"tiles/{handle}")
    for tile, handle in enumerate(tiles.HANDLES):
        path = f"tiles/{handle}"
        one = faults.table(faults.field(table, handle, "tiles"), path) if handle in table else None
        if one is None:
            faults.add("missing", path)
            parts.sides.append((0, 0))
            continue
        parts.sides.append(read_sides(one, tile, path, faults))
        at = faults.one_of(faults.field(one, "at", path), known, f"{path}/at")
        if at is not None:
            parts.piles[known[at]] |= bits.single(tile)


def read_sides(one: dict[str, Any], tile: int, path: str, faults: Validator) -> tiles.Pair:
    """The visible and the hidden side of a tile, which differ (1.1, 1.2)."""
    allowed = tiles.FACES if tile < codes.PREY else tiles.SIDES[codes.RED :]
    up = faults.one_of(faults.field(one, "up", path), allowed, f"{path}/up")
    down = faults.one_of(faults.field(one, "down", path), allowed, f"{path}/down")
    if up is None or down is None:
        return 0, 0
    if up == down:
        faults.add("sides-alike", path)
    return tiles.SIDE[up], tiles.SIDE[down]


def read_set(value: Any, known: tuple[str, ...], path: str, faults: Validator) -> int:
    """A set of names as bits; each at most once."""
    found = 0
    for at, name in enumerate(faults.listing(value, path) or []):
        one = faults.one_of(name, known, f"{path}/{at}")
        if one is None:
            continue
        if found & bits.single(known.index(one)):
            faults.add("twice", f"{path}/{at}")
        found |= bits.single(known.index(one))
    return found


def read_cards(table: dict[str, Any], parts: Parts, faults: Validator) -> None:
    """Hands, played cards, pile and discards, 19 cards in all (1.3)."""
    for seat, hand in enumerate(by_seat(table, "hands", parts.players, faults)):
        parts.hands.append(read_hand(hand, f"hands/{seat}", faults))
    for seat, hand in enumerate(by_seat(table, "played", parts.players, faults)):
        parts.played.append(read_hand(hand, f"played/{seat}", faults))
        if any(parts.played[seat][: codes.SCORING]):
            faults.add("prey-card-played", f"played/{seat}")
    parts.deck = read_counts(faults.field(table, "deck", ""), "deck", faults)
    parts.discard = read_counts(faults.field(table, "discard", ""), "discard", faults)
    for card, copies in enumerate(tiles.COPIES):
        held = sum(hand[card] for hand in (*parts.hands, *parts.played))
        if held + parts.deck[card] + parts.discard[card] != copies:
            faults.add("card-totals", f"deck/{tiles.CARDS[card]}")


def read_hand(value: Any, path: str, faults: Validator) -> list[int]:
    """How many cards of each kind a list names."""
    found = [0] * codes.CARDS
    for at, name in enumerate(faults.listing(value, path) or []):
        card = faults.one_of(name, tiles.CARDS, f"{path}/{at}")
        if card is not None:
            found[tiles.CARD[card]] += 1
    return found


def read_counts(value: Any, path: str, faults: Validator) -> list[int]:
    """A pile by card."""
    table = faults.table(value, path)
    for name in table:
        if name not in tiles.CARD:
            faults.add("not-one-of-the-words", f"{path}/{name}")
    return [faults.whole(faults.field(table, name, path), f"{path}/{name}", 0, 19) or 0 for name in tiles.CARDS]


def read_pending(value: Any, players: int, faults: Validator) -> dict[str, Any] | None:
    """The open question with its inner fields."""
    if value is None:
        return None
    table = faults.table(value, "pending")
    kind = faults.one_of(faults.field(table, "kind", "pending"), KIND_CODES, "pending/kind")
    seat = faults.field(table, "seat", "pending")
    read: dict[str, Any] = {"kind": KIND_CODES.get(kind or "", 0), "seat": contract.NOBODY}
    if kind == "deal":
        if seat is not None:
            faults.add("seat-at-a-deal", "pending/seat")
        return read
    read["seat"] = faults.whole(seat, "pending/seat", 0, players - 1) or 0
    if kind in ("take", "back"):
        to = faults.one_of(faults.field(table, "to", "pending"), places(players), "pending/to")
        read["to"] = places(players)[to] if to else codes.CENTRE
        name = "taken" if kind == "take" else "back"
        read["marked"] = read_set(faults.field(table, name, "pending"), tiles.HANDLES, f"pending/{name}", faults)
    if kind == "choose":
        card = faults.one_of(faults.field(table, "card", "pending"), CHOICES, "pending/card")
        read["card"] = tiles.CARD[card] if card else 0
        if card == "animal":
            given = faults.field(table, "given", "pending")
            read["marked"] = read_set(given, tiles.HANDLES, "pending/given", faults)
    if kind == "draw" or (kind == "choose" and read["card"] == codes.TAKE_ANIMAL):
        read["queue"] = read_queue(faults.field(table, "queue", "pending"), players, faults)
    return read


def read_queue(value: Any, players: int, faults: Validator) -> list[int]:
    """The seats still to draw or to be asked."""
    queue = faults.listing(value, "pending/queue") or []
    if not 1 <= len(queue) <= codes.PREY:
        faults.add("queue-length", "pending/queue")
    return [
        faults.whole(seat, f"pending/queue/{at}", 0, players - 1) or 0 for at, seat in enumerate(queue[: codes.PREY])
    ]


def build(parts: Parts) -> Mammut:
    """The state of parts that were read."""
    state = Mammut(parts.players)
    spare = [0] * (5 - parts.players)
    state.turn, state.round, state.first = parts.turn, parts.round, parts.first
    state.up = [up for up, _ in parts.sides]
    state.down = [down for _, down in parts.sides]
    state.shows = [
        sum(bits.single(tile) for tile, (up, _) in enumerate(parts.sides) if up == side)
        for side in range(len(tiles.SIDES))
    ]
    state.piles = parts.piles
    state.points, state.furs = parts.points + spare, parts.furs + spare
    state.animals, state.knows = parts.animals + spare, parts.knows + spare
    state.hands = [number for hand in parts.hands for number in hand] + spare * codes.CARDS
    state.played = [number for hand in parts.played for number in hand] + spare * codes.CARDS
    state.deck, state.discard = parts.deck, parts.discard
    open_question(state, parts.pending)
    return state


def open_question(state: Mammut, pending: dict[str, Any] | None) -> None:
    """Ask what is pending; a finished game's result is worked out from the tracks (7.2)."""
    if pending is None:
        state.conclude()
        return
    state.kind, state.seat = pending["kind"], pending["seat"]
    is_chance = state.kind in (codes.DRAW, codes.DEAL)
    state.owes = contract.CHANCE if is_chance else bits.single(state.seat)
    state.to, state.marked = pending.get("to", 0), pending.get("marked", 0)
    state.card = pending.get("card", 0)
    queue = pending.get("queue", [])
    state.queue = queue + [0] * (codes.TILES - len(queue))
    state.queued = len(queue)
