"""Reference implementation of Mâamut on positions of the protocol, written from the rulebook without the package.

The compiled rules must allow the same moves and have the same effects.
"""

from __future__ import annotations

import copy
from typing import Any

Position = dict[str, Any]
Place = tuple[int, int]

# A row's distance from the middle one shifts its tiles by half a tile: places count half tiles from the left.
NAMES = {
    f"{row}{column + 1}": (number, 2 * column + abs(number - 3))
    for number, row in enumerate("abcdefg")
    for column in range(7 - abs(number - 3))
}
TILES = {place: name for name, place in NAMES.items()}
STEPS = {"NE": (-1, 1), "E": (0, 2), "SE": (1, 1), "SW": (1, -1), "W": (0, -2), "NW": (-1, -1)}
CLOCKWISE = list(STEPS)


def beside(tile: str, direction: str) -> str | None:
    """The neighbouring tile in a direction, if the land reaches that far."""
    (row, half), (down, right) = NAMES[tile], STEPS[direction]
    return TILES.get((row + down, half + right))


def path(position: Position, tile: str, direction: str, length: int) -> list[str] | None:
    """The tiles of a straight way that neither leaves the land nor enters rock (1.4, 3.1, 4.3)."""
    found: list[str] = []
    for _ in range(length):
        following = beside(found[-1] if found else tile, direction)
        if following is None or terrain(position, following) == "r":
            return None
        found.append(following)
    return found


def terrain(position: Position, tile: str) -> str:
    """The letter of a tile's terrain."""
    return str(position["terrain"][list(NAMES).index(tile)])


def moves(position: Position) -> set[str]:
    """Every legal move of the seat that is asked."""
    pending = position["pending"]
    return {"place": places, "turn": actions, "flee": ways_out}[pending["kind"]](position, pending["seat"])


def places(position: Position, seat: int) -> set[str]:
    """Outer tiles without rock and without another pawn (2.5)."""
    outer = [tile for tile in NAMES if any(beside(tile, direction) is None for direction in STEPS)]
    return {f"place {tile}" for tile in outer if terrain(position, tile) != "r" and tile not in position["hunters"]}


def actions(position: Position, seat: int) -> set[str]:
    """Moves, a trap, a removal, discards (3)."""
    tile, hand = position["hunters"][seat], position["hands"][seat]
    found = {f"discard {card}" for card in hand}
    for card in set(hand):
        found |= {f"move {card} {way}" for way in STEPS if path(position, tile, way, card) is not None}
    alone = position["hunters"].count(tile) == 1
    owned = list(position["traps"].values()).count(seat)
    if alone and terrain(position, tile) == "g" and tile not in position["traps"] and owned < 4:
        found.add("trap")
    if alone and tile in position["traps"]:
        found.add("remove")
    return found


def ways_out(position: Position, seat: int) -> set[str]:
    """Free neighbouring tiles but the one the mammoth came from (5.2, 5.3)."""
    return {f"flee {way}" for way in open_ways(position, seat, position["pending"]["flight"])}


def open_ways(position: Position, seat: int, flight: str) -> list[str]:
    """The directions in which a frightened hunter can flee."""
    back = CLOCKWISE[(CLOCKWISE.index(flight) + 3) % 6]
    found = []
    for way in CLOCKWISE:
        to = path(position, position["hunters"][seat], way, 1)
        if way != back and to and to[0] not in position["hunters"] and to[0] != position["mammoth"]:
            found.append(way)
    return found


def play(before: Position, move: str) -> Position:
    """The position after a move of the seat that is asked."""
    position = copy.deepcopy(before)
    seat = position["pending"]["seat"]
    word, *rest = move.split()
    if word == "place":
        place(position, seat, rest[0])
    elif word == "move":
        walk(position, seat, int(rest[0]), rest[1])
    elif word == "flee":
        course = dict(position["pending"])
        position["hunters"][seat] = beside(position["hunters"][seat], rest[0])
        run(position, course)
    elif word == "discard":
        spend(position, seat, int(rest[0]))
        position["pending"] = {"kind": "draw", "seat": seat}
    else:
        tile = position["hunters"][seat]
        if word == "trap":
            position["traps"][tile] = seat
        else:
            del position["traps"][tile]
        end_turn(position, seat)
    return position


def draw(before: Position, card: int) -> Position:
    """The position after a card was drawn (3.7, 3.8)."""
    position = copy.deepcopy(before)
    seat = position["pending"]["seat"]
    position["hands"][seat] = sorted([*position["hands"][seat], card])
    position["deck"][str(card)] -= 1
    if not any(position["deck"].values()):
        position["deck"], position["discard"] = position["discard"], dict.fromkeys(position["deck"], 0)
    end_turn(position, seat)
    return position


def place(position: Position, seat: int, tile: str) -> None:
    """A hunter begins; after the last one the first turn does (2.5, 2.6)."""
    position["hunters"][seat] = tile
    following = (seat + 1) % position["players"]
    if position["hunters"][following] is None:
        position["pending"] = {"kind": "place", "seat": following}
    else:
        end_turn(position, seat)


def spend(position: Position, seat: int, card: int) -> None:
    """A card goes from the hand to the discards."""
    position["hands"][seat].remove(card)
    position["discard"][str(card)] += 1


def walk(position: Position, seat: int, card: int, direction: str) -> None:
    """A hunter moves tile by tile until the move is over or it meets the mammoth (3.1, 4.1)."""
    spend(position, seat, card)
    for step in range(1, card + 1):
        position["hunters"][seat] = beside(position["hunters"][seat], direction)
        if position["hunters"][seat] == position["mammoth"]:
            meet(position, seat, card, direction, card - step)
            return
    position["pending"] = {"kind": "draw", "seat": seat}


def meet(position: Position, seat: int, card: int, direction: str, steps_left: int) -> None:
    """The mammoth takes the first open direction, or stands and the hunter is out (4.2–4.4, 4.8)."""
    ahead = CLOCKWISE.index(direction)
    for turned in (0, 60, 120, 240, 300):
        flight = CLOCKWISE[(ahead + turned // 60) % 6]
        if path(position, position["mammoth"], flight, card) is not None:
            course = {"active": seat, "card": card, "direction": direction, "steps_left": steps_left}
            run(position, {**course, "flight": flight, "flight_left": card, "queue": []})
            return
    go_out(position, seat)
    end_turn(position, seat)


def run(position: Position, course: dict[str, Any]) -> None:
    """Hunters flee one by one, the mammoth goes on tile by tile, then the mover finishes (4.6, 4.7, 5)."""
    queue = list(course["queue"])
    while queue or course["flight_left"]:
        if queue:
            frightened = queue.pop(0)
            if open_ways(position, frightened, course["flight"]):
                position["pending"] = {**course, "kind": "flee", "seat": frightened, "queue": queue}
                return
            go_out(position, frightened)
            continue
        position["mammoth"] = beside(position["mammoth"], course["flight"])
        course["flight_left"] -= 1
        if position["mammoth"] in position["traps"]:
            finish(position, "trap", [position["traps"][position["mammoth"]]])
            return
        order = [(course["active"] + step) % position["players"] for step in range(1, position["players"])]
        queue = [seat for seat in order if position["hunters"][seat] == position["mammoth"]]
    for _ in range(course["steps_left"]):
        position["hunters"][course["active"]] = beside(position["hunters"][course["active"]], course["direction"])
    position["pending"] = {"kind": "draw", "seat": course["active"]}


def go_out(position: Position, seat: int) -> None:
    """The pawn leaves and the hand goes to the discards; traps stay (6.4)."""
    position["hunters"][seat] = None
    position["out"][seat] = True
    for card in list(position["hands"][seat]):
        spend(position, seat, card)


def end_turn(position: Position, seat: int) -> None:
    """The mammoth survives, or the next player who is in begins (2.6, 6.2, 6.3)."""
    if is_stuck(position):
        finish(position, "survived", [])
        return
    following = (seat + 1) % position["players"]
    while position["out"][following]:
        following = (following + 1) % position["players"]
    position["turn"] += 1
    position["pending"] = {"kind": "turn", "seat": following}


def is_stuck(position: Position) -> bool:
    """Whether the mammoth has at most one way, or no hunter's tile is connected with its own (6.2)."""
    if sum(path(position, position["mammoth"], way, 1) is not None for way in STEPS) <= 1:
        return True
    connected = {position["mammoth"]}
    edge = [position["mammoth"]]
    while edge:
        tile = edge.pop()
        for way in STEPS:
            for near in path(position, tile, way, 1) or []:
                if near not in connected:
                    connected.add(near)
                    edge.append(near)
    return not connected & {tile for tile in position["hunters"] if tile}


def finish(position: Position, reason: str, winners: list[int]) -> None:
    """The game is over (6.1, 6.2)."""
    scores = [int(seat in winners) for seat in range(position["players"])]
    position["pending"] = None
    position["result"] = {"scores": scores, "winners": winners, "reason": reason}


def followers(position: Position) -> dict[str, Position]:
    """Every move or draw that can come next, with the position after it; none when the game is over."""
    if position["pending"] is None:
        return {}
    if position["pending"]["kind"] == "draw":
        return {f"draw {card}": draw(position, int(card)) for card, left in position["deck"].items() if left}
    return {move: play(position, move) for move in moves(position)}


def perft(position: Position, depth: int) -> int:
    """How many ways the next moves and draws can go; a finished game is one."""
    if depth == 0 or position["pending"] is None:
        return 1
    return sum(perft(after, depth - 1) for after in followers(position).values())
