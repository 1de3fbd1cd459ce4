"""One laying of the tiles, and everything that follows from the terrain alone, worked out once."""

from __future__ import annotations

from ludoteca.games.maamut import codes, tiles

COUNTS = {"g": 18, "s": 11, "r": 7, "x": 1}
NO_FLIGHT = -1

HELD: dict[str, Board] = {}
MAX_HELD = 256


class Board:
    """Tables by tile, direction and card; immutable once built."""

    def __init__(self, terrain: str) -> None:
        self.terrain = terrain
        self.rock = places(terrain, "r")
        self.grass = places(terrain, "g")
        self.near = [0] * 222
        self.ends = [0] * 666
        self.rays = [0] * 666
        self.flights = [0] * 666
        self.moves = [0] * 296
        self.ways = [0] * 37
        self.exits = [0] * 37
        self.regions = [0] * 37
        self.outer = 0
        for tile in tiles.OUTER:
            self.outer |= 1 << tile
        for tile in range(tiles.TILES):
            self.measure(tile)
        for tile in range(tiles.TILES):
            self.choose_flights(tile)
            self.list_moves(tile)

    def measure(self, tile: int) -> None:
        """Neighbours, lines and the region of one tile."""
        for direction, neighbour in enumerate(tiles.neighbours(tile)):
            self.near[tile * 6 + direction] = neighbour
            if obstacle(self.terrain, tile, direction, 1) is None:
                self.ways[tile] |= 1 << direction
                self.exits[tile] += 1
            for card in range(tiles.CARDS):
                self.measure_line(tile, direction, card)
        self.regions[tile] = region(self.terrain, tile)

    def measure_line(self, tile: int, direction: int, card: int) -> None:
        """Where a clear line ends and what it crosses; -1 and nothing if it isn't clear (3.1)."""
        at = (tile * 6 + direction) * 3 + card
        self.ends[at] = -1
        if obstacle(self.terrain, tile, direction, card + 1) is None:
            path = tiles.line(tile, direction, card + 1)
            self.ends[at] = path[card]
            crossed = 0
            for passed in path:
                crossed |= 1 << passed
            self.rays[at] = crossed

    def choose_flights(self, tile: int) -> None:
        """The direction of flight for each direction of entry and card (4.2–4.5)."""
        for direction in range(6):
            for card in range(tiles.CARDS):
                at = (tile * 6 + direction) * 3 + card
                self.flights[at] = NO_FLIGHT
                for tried in directions_of_flight(direction):
                    if self.ends[(tile * 6 + tried) * 3 + card] >= 0:
                        self.flights[at] = tried
                        break

    def flight(self, tile: int, direction: int, value: int) -> int:
        """The direction in which the mammoth flees from a tile, NO_FLIGHT if it can't."""
        return self.flights[(tile * 6 + direction) * 3 + value - 1]

    def list_moves(self, tile: int) -> None:
        """The moves and discards open to a hunter here, for each set of cards held (3.1, 3.6)."""
        for held in range(8):
            allowed = 0
            for card in range(tiles.CARDS):
                if held & 1 << card:
                    allowed |= 1 << (codes.DISCARD + card)
                    for direction in range(6):
                        if self.ends[(tile * 6 + direction) * 3 + card] >= 0:
                            allowed |= 1 << (direction * 3 + card)
            self.moves[tile * 8 + held] = allowed


def faults(terrain: str) -> list[str]:
    """What is wrong with 37 letters as a laying of the tiles, as keys (1.1, 2.1)."""
    found = []
    if len(terrain) != tiles.TILES or any(terrain.count(letter) != number for letter, number in COUNTS.items()):
        found.append("tile-counts")
    if len(terrain) == tiles.TILES and terrain[tiles.CENTRE] != "x":
        found.append("cross-not-in-the-centre")
    if len(terrain) == tiles.TILES and not is_playable(terrain):
        found.append("too-many-rocks-round-the-cross")
    return found


def is_playable(terrain: str) -> bool:
    """Whether at most 4 of the tiles next to the cross are rock (2.2)."""
    return sum(terrain[tile] == "r" for tile in tiles.RING) <= 4


def places(terrain: str, letter: str) -> int:
    """The set of tiles with one kind of terrain."""
    found = 0
    for tile, kind in enumerate(terrain):
        if kind == letter:
            found |= 1 << tile
    return found


def obstacle(terrain: str, tile: int, direction: int, length: int) -> str | None:
    """What first stops a straight line of that length: "edge", "rock", or nothing (1.4, 3.1, 4.3)."""
    path = tiles.line(tile, direction, length)
    if any(terrain[passed] == "r" for passed in path):
        return "rock"
    return "edge" if len(path) < length else None


def refused(terrain: str, tile: int, entry: int, value: int) -> list[dict[str, str | None]]:
    """The directions the mammoth tries in vain, each with what stops it and, if rock, where (4.3, 4.4)."""
    found: list[dict[str, str | None]] = []
    for tried in directions_of_flight(entry):
        by = obstacle(terrain, tile, tried, value)
        if by is None:
            break
        path = tiles.line(tile, tried, value)
        rocks = [tiles.NAMES[passed] for passed in path if terrain[passed] == "r"]
        at = rocks[0] if rocks else None
        found.append({"direction": tiles.DIRECTIONS[tried], "by": by, "at": at})
    return found


def directions_of_flight(entry: int) -> list[int]:
    """The directions the mammoth tries in order: ahead, then clockwise, never where the hunter came from (4.4)."""
    return [(entry + turned) % 6 for turned in (0, 1, 2, 4, 5)]


def region(terrain: str, tile: int) -> int:
    """All tiles connected with this one by passable tiles, itself included; none for rock (6.2)."""
    if terrain[tile] == "r":
        return 0
    found, edge = {tile}, [tile]
    while edge:
        for neighbour in tiles.neighbours(edge.pop()):
            if neighbour >= 0 and terrain[neighbour] != "r" and neighbour not in found:
                found.add(neighbour)
                edge.append(neighbour)
    connected = 0
    for member in found:
        connected |= 1 << member
    return connected


def board(terrain: str) -> Board:
    """The board of a terrain; the ones used last are kept."""
    found = HELD.pop(terrain, None) or Board(terrain)
    HELD[terrain] = found
    if len(HELD) > MAX_HELD:
        del HELD[next(iter(HELD))]
    return found
