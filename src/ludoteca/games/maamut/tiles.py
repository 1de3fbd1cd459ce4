"""The 37 tiles: their names, neighbours and straight lines. Terrain is the board's, not theirs."""

from __future__ import annotations

TILES = 37
CENTRE = 18
CARDS = 3
DIRECTIONS = ("NE", "E", "SE", "SW", "W", "NW")

ROWS = (("a", 4), ("b", 5), ("c", 6), ("d", 7), ("e", 6), ("f", 5), ("g", 4))
STEPS = ((1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1))

NAMES = tuple(f"{row}{column}" for row, length in ROWS for column in range(1, length + 1))
INDEX = {name: tile for tile, name in enumerate(NAMES)}

AXIAL = tuple((q, r) for r in range(-3, 4) for q in range(-3, 4) if abs(q + r) <= 3)
AT = {place: tile for tile, place in enumerate(AXIAL)}


def line(tile: int, direction: int, length: int) -> list[int]:
    """The tiles of a straight line after its start; fewer than its length if it leaves the board."""
    q, r = AXIAL[tile]
    found: list[int] = []
    for _ in range(length):
        q, r = q + STEPS[direction][0], r + STEPS[direction][1]
        if (q, r) not in AT:
            break
        found.append(AT[q, r])
    return found


def neighbours(tile: int) -> tuple[int, ...]:
    """The neighbour in each of the six directions, -1 off the board."""
    return NEIGHBOURS[tile]


def distance(start: int, goal: int) -> int:
    """How many steps one tile is from another."""
    q, r = AXIAL[goal][0] - AXIAL[start][0], AXIAL[goal][1] - AXIAL[start][1]
    return max(abs(q), abs(r), abs(q + r))


OUTER = tuple(tile for tile in range(TILES) if distance(CENTRE, tile) == 3)
RING = tuple(tile for tile in range(TILES) if distance(CENTRE, tile) == 1)
NEIGHBOURS = tuple(tuple((line(tile, way, 1) or [-1])[0] for way in range(6)) for tile in range(TILES))
