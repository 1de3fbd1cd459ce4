"""Reads positions, views among them, into states; whatever no game could reach is refused with every fault."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from ludoteca.core import bits
from ludoteca.core import codes as contract
from ludoteca.core.validation import Validator
from ludoteca.games.maamut import board as boards
from ludoteca.games.maamut import codes, tiles
from ludoteca.games.maamut.notation import CARDS
from ludoteca.games.maamut.position import KINDS, VALUES
from ludoteca.games.maamut.rules import Maamut

KIND_CODES = {name: code for code, name in KINDS.items()}
TRAPS = 4


@dataclass(slots=True)
class Parts:
    """The parts of a position as far as they could be read."""

    players: int
    turn: int = 0
    terrain: str = ""
    mammoth: int = tiles.CENTRE
    hunters: list[int] = field(default_factory=list)
    out: list[bool] = field(default_factory=list)
    traps: dict[int, int] = field(default_factory=dict)
    hands: list[list[int]] = field(default_factory=list)
    deck: list[int] = field(default_factory=list)
    discard: list[int] = field(default_factory=list)
    pending: dict[str, Any] | None = None
    result: Any = None

    @property
    def kind(self) -> str | None:
        """The open question's kind; None when the game is over."""
        return self.pending["kind"] if self.pending else None

    def is_passable(self, tile: int) -> bool:
        """Whether pawns may stand on a tile."""
        return self.terrain[tile] != "r"


def parse(position: Any) -> Maamut:
    """The state of a position, or ImpossiblePosition with every fault."""
    faults = Validator()
    parts = read_parts(faults.table(position, ""), faults)
    faults.finish()
    check_land(parts, faults)
    check_pawns(parts, faults)
    check_traps(parts, faults)
    check_cards(parts, faults)
    check_question(parts, faults)
    faults.finish()
    state = build(parts)
    if state.kind == codes.FLEE and not state.is_over() and not state.legal_actions(state.seat):
        faults.add("nowhere-to-flee", "pending/seat")
    faults.finish()
    return state


def read_parts(table: dict[str, Any], faults: Validator) -> Parts:
    """Every field by itself; types and ranges only."""
    faults.one_of(faults.field(table, "game", ""), ("maamut",), "game")
    players = faults.whole(faults.field(table, "players", ""), "players", 2, 4) or 2
    parts = Parts(players)
    parts.turn = faults.whole(faults.field(table, "turn", ""), "turn") or 0
    parts.terrain = read_terrain(faults.field(table, "terrain", ""), faults)
    parts.mammoth = read_tile(faults.field(table, "mammoth", ""), "mammoth", faults)
    for seat, name in enumerate(read_list(table, "hunters", players, faults)):
        path = f"hunters/{seat}"
        parts.hunters.append(codes.GONE if name is None else read_tile(name, path, faults))
    for seat, gone in enumerate(read_list(table, "out", players, faults)):
        parts.out.append(bool(faults.truth(gone, f"out/{seat}")))
    for name, owner in faults.table(faults.field(table, "traps", ""), "traps").items():
        tile = read_tile(name, f"traps/{name}", faults)
        parts.traps[tile] = faults.whole(owner, f"traps/{name}", 0, players - 1) or 0
    for seat, hand in enumerate(read_list(table, "hands", players, faults)):
        parts.hands.append(read_hand(hand, f"hands/{seat}", faults))
    parts.deck = read_counts(faults.field(table, "deck", ""), "deck", faults)
    parts.discard = read_counts(faults.field(table, "discard", ""), "discard", faults)
    parts.pending = read_pending(faults.field(table, "pending", ""), players, faults)
    if parts.pending is None:
        parts.result = table.get("result", implied_result(parts))
    return parts


def read_terrain(value: Any, faults: Validator) -> str:
    """37 letters of terrain."""
    if isinstance(value, str) and len(value) == tiles.TILES and set(value) <= set("gsrx"):
        return value
    faults.add("not-37-letters", "terrain")
    return ""


def read_tile(value: Any, path: str, faults: Validator) -> int:
    """A tile by its name."""
    name = faults.one_of(value, tiles.INDEX, path)
    return tiles.INDEX[name] if name else tiles.CENTRE


def read_list(table: dict[str, Any], name: str, length: int, faults: Validator) -> list[Any]:
    """A list with an entry per seat."""
    return faults.listing(faults.field(table, name, ""), name, length) or []


def read_hand(value: Any, path: str, faults: Validator) -> list[int]:
    """How many cards of each value a hand holds."""
    hand = faults.listing(value, path) or []
    if len(hand) > 3:
        faults.add("hand-size", path)
    cards = [faults.whole(card, f"{path}/{at}", 1, 3) or 1 for at, card in enumerate(hand[:4])]
    return [cards.count(value) for value in CARDS]


def read_counts(value: Any, path: str, faults: Validator) -> list[int]:
    """A pile by value."""
    table = faults.table(value, path)
    return [faults.whole(faults.field(table, name, path), f"{path}/{name}", 0, 36) or 0 for name in VALUES]


def read_pending(value: Any, players: int, faults: Validator) -> dict[str, Any] | None:
    """The open question with its inner fields, numbers and words checked."""
    if value is None:
        return None
    table = faults.table(value, "pending")
    kind = faults.one_of(faults.field(table, "kind", "pending"), KIND_CODES, "pending/kind")
    seat = faults.field(table, "seat", "pending")
    read: dict[str, Any] = {
        "kind": kind,
        "seat": faults.whole(seat, "pending/seat", 0, players - 1) or 0,
    }
    if kind == "flee":
        for name, low, high in (
            ("active", 0, players - 1),
            ("card", 1, 3),
            ("steps_left", 0, 2),
            ("flight_left", 0, 2),
        ):
            path = f"pending/{name}"
            read[name] = faults.whole(faults.field(table, name, "pending"), path, low, high) or 0
        for name in ("direction", "flight"):
            path = f"pending/{name}"
            word = faults.one_of(faults.field(table, name, "pending"), tiles.DIRECTIONS, path)
            read[name] = tiles.DIRECTIONS.index(word) if word else 0
        queue = faults.listing(faults.field(table, "queue", "pending"), "pending/queue") or []
        read["queue"] = [
            faults.whole(one, f"pending/queue/{at}", 0, players - 1) or 0 for at, one in enumerate(queue[:4])
        ]
    return read


def check_land(parts: Parts, faults: Validator) -> None:
    """The tiles as components and set-up allow (1.1, 2.1, 2.2)."""
    for key in boards.faults(parts.terrain):
        faults.add(key, "terrain")


def check_pawns(parts: Parts, faults: Validator) -> None:
    """Pawns stand where they may (1.4, 4.1, 6.4)."""
    if not parts.is_passable(parts.mammoth):
        faults.add("pawn-on-rock", "mammoth")
    for seat, tile in enumerate(parts.hunters):
        path = f"hunters/{seat}"
        if parts.out[seat]:
            if tile != codes.GONE:
                faults.add("out-but-on-the-board", path)
        elif tile == codes.GONE:
            if parts.kind != "place":
                faults.add("neither-out-nor-on-the-board", path)
        elif not parts.is_passable(tile):
            faults.add("pawn-on-rock", path)
        elif tile == parts.mammoth and parts.kind != "flee" and reason(parts) != "trap":
            faults.add("hunter-on-the-mammoth", path)


def check_traps(parts: Parts, faults: Validator) -> None:
    """Traps lie on grass, at most four of a player (1.5, 3.3, 3.4)."""
    for tile in parts.traps:
        path = f"traps/{tiles.NAMES[tile]}"
        if parts.terrain[tile] != "g":
            faults.add("trap-off-grass", path)
        if tile == parts.mammoth and parts.kind is not None:
            faults.add("trap-under-the-mammoth", path)
    for seat in range(parts.players):
        if list(parts.traps.values()).count(seat) > TRAPS:
            faults.add("more-than-four-traps", "traps")


def check_cards(parts: Parts, faults: Validator) -> None:
    """All 36 cards are somewhere, and every hand has the size its moment gives it (1.3, 3.7, 3.8)."""
    for card, (value, number) in enumerate(CARDS.items()):
        held = sum(hand[card] for hand in parts.hands)
        if held + parts.deck[card] + parts.discard[card] != number:
            faults.add("card-totals", f"deck/{value}")
    if not any(parts.deck):
        faults.add("empty-deck", "deck")
    short = set()
    if parts.pending and parts.kind in ("draw", "flee"):
        short = {parts.pending["active" if parts.kind == "flee" else "seat"]}
    sizes = [sum(hand) for hand in parts.hands]
    if parts.pending is None and reason(parts) == "trap":
        short = {seat for seat, size in enumerate(sizes) if size == 2}
        if len(short) != 1:
            faults.add("hand-size", "hands")
    for seat, size in enumerate(sizes):
        if size != (0 if parts.out[seat] else 2 if seat in short else 3):
            faults.add("hand-size", f"hands/{seat}")


def reason(parts: Parts) -> Any:
    """The reason that a finished position gives."""
    return parts.result.get("reason") if isinstance(parts.result, dict) else None


def check_question(parts: Parts, faults: Validator) -> None:
    """The open question fits the board, or the result does (2.5, 5, 6)."""
    if parts.pending is None:
        check_result(parts, faults)
        return
    if parts.out[parts.pending["seat"]]:
        faults.add("seat-is-out", "pending/seat")
    if parts.kind == "place":
        check_placing(parts, parts.pending["seat"], faults)
    elif parts.turn == 0:
        faults.add("not-a-number-in-range", "turn")
    if parts.kind == "flee":
        check_flight(parts, parts.pending, faults)


def check_placing(parts: Parts, seat: int, faults: Validator) -> None:
    """Hunters are placed clockwise, on different outer tiles, before anything else happens (2.5)."""
    placed = [other for other, tile in enumerate(parts.hunters) if tile != codes.GONE]
    expected = {(seat - step) % parts.players for step in range(1, len(placed) + 1)}
    if set(placed) != expected or parts.hunters[seat] != codes.GONE:
        faults.add("placed-out-of-order", "pending/seat")
    for other in placed:
        tile = parts.hunters[other]
        if tile not in tiles.OUTER or parts.hunters.count(tile) > 1:
            faults.add("not-a-starting-tile", f"hunters/{other}")
    for name, wrong in (
        ("turn", parts.turn != 0),
        ("mammoth", parts.mammoth != tiles.CENTRE),
        ("traps", bool(parts.traps)),
        ("discard", any(parts.discard)),
        ("out", any(parts.out)),
    ):
        if wrong:
            faults.add("too-early", name)


def check_flight(parts: Parts, pending: dict[str, Any], faults: Validator) -> None:
    """The flight in progress is one that could have begun, and frightens who stands there (4, 5)."""
    active, card = pending["active"], pending["card"]
    start = parts.hunters[active]
    if parts.out[active] or start == codes.GONE:
        faults.add("seat-is-out", "pending/active")
        return
    if pending["flight_left"] >= card or pending["steps_left"] >= card:
        faults.add("more-left-than-the-card", "pending/card")
        return
    flight = tiles.line(start, pending["flight"], card)
    if len(flight) < card or not all(parts.is_passable(tile) for tile in flight):
        faults.add("impossible-flight", "pending/flight")
    elif flight[card - pending["flight_left"] - 1] != parts.mammoth:
        faults.add("impossible-flight", "mammoth")
    elif pending["flight"] != boards.board(parts.terrain).flight(start, pending["direction"], card):
        faults.add("impossible-flight", "pending/flight")
    rest = tiles.line(start, pending["direction"], pending["steps_left"])
    if len(rest) < pending["steps_left"] or not all(parts.is_passable(tile) for tile in rest):
        faults.add("impossible-move", "pending/steps_left")
    check_frightened(parts, pending, faults)


def check_frightened(parts: Parts, pending: dict[str, Any], faults: Validator) -> None:
    """Exactly those on the mammoth's tile are asked or waiting, in their order (5.5)."""
    active, seat = pending["active"], pending["seat"]
    here = [
        other
        for other in ((active + step) % parts.players for step in range(1, parts.players))
        if parts.hunters[other] == parts.mammoth
    ]
    if parts.hunters[active] == parts.mammoth:
        faults.add("hunter-on-the-mammoth", f"hunters/{active}")
    if seat not in here:
        faults.add("not-frightened", "pending/seat")
    if [other for other in here if other != seat] != pending["queue"]:
        faults.add("wrong-queue", "pending/queue")
    elif pending["queue"] and here[0] != seat:
        faults.add("wrong-queue", "pending/queue")


def check_result(parts: Parts, faults: Validator) -> None:
    """A finished game says how it ended, and the board agrees (6.1, 6.2)."""
    result = faults.table(parts.result, "result")
    owner = parts.traps.get(parts.mammoth)
    winners: list[int] = []
    if faults.one_of(result.get("reason"), ("trap", "survived"), "result/reason") == "trap":
        if owner is None:
            faults.add("no-trap-under-the-mammoth", "result/reason")
        else:
            winners = [owner]
    elif owner is not None:
        faults.add("trap-under-the-mammoth", "result/reason")
    if result.get("winners") != winners:
        faults.add("wrong-winners", "result/winners")
    if result.get("scores") != [int(seat in winners) for seat in range(parts.players)]:
        faults.add("wrong-scores", "result/scores")


def implied_result(parts: Parts) -> dict[str, Any]:
    """How a finished game ended, by what lies under the mammoth (6.1, 6.2)."""
    owner = parts.traps.get(parts.mammoth)
    winners = [] if owner is None else [owner]
    scores = [int(seat in winners) for seat in range(parts.players)]
    return {"scores": scores, "winners": winners, "reason": "survived" if owner is None else "trap"}


def build(parts: Parts) -> Maamut:
    """The state of parts that fit together."""
    state = Maamut(parts.players, boards.board(parts.terrain))
    spare = [codes.GONE] * (4 - parts.players)
    state.turn = parts.turn
    state.mammoth = parts.mammoth
    state.hunters = parts.hunters + spare
    state.out = sum(bits.single(seat) for seat, gone in enumerate(parts.out) if gone)
    owned = [0] * 4
    for tile, owner in parts.traps.items():
        owned[owner] |= bits.single(tile)
    state.traps = owned
    state.trapped = sum(owned)
    state.hands = [number for hand in parts.hands for number in hand] + [0] * 3 * len(spare)
    state.deck = parts.deck
    state.discard = parts.discard
    open_question(state, parts)
    return state


def open_question(state: Maamut, parts: Parts) -> None:
    """Ask what is pending, or end the game."""
    pending = parts.pending
    if pending is None:
        state.kind = 0
        state.seat = contract.NOBODY
        state.owes = 0
        winners = parts.result["winners"]
        state.ending = codes.TRAPPED if winners else codes.SURVIVED
        state.winners = sum(bits.single(seat) for seat in winners)
        return
    state.kind = KIND_CODES[pending["kind"]]
    state.seat = pending["seat"]
    state.owes = contract.CHANCE if state.kind == codes.DRAW else bits.single(state.seat)
    if state.kind == codes.FLEE:
        start = parts.hunters[pending["active"]]
        state.chaser = pending["active"]
        state.card = pending["card"] - 1
        state.direction = pending["direction"]
        state.goal = ([start, *tiles.line(start, state.direction, pending["steps_left"])])[-1]
        state.flight = pending["flight"]
        state.flight_left = pending["flight_left"]
        state.queue = sum(bits.single(seat) for seat in pending["queue"])
