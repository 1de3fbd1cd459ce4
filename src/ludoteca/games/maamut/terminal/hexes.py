"""Where the 37 tiles lie on a canvas at each scale: stepped hexagons that fit into each other."""

from __future__ import annotations

from dataclasses import dataclass

from ludoteca.games.maamut import tiles

MARGIN = 1


@dataclass(frozen=True, slots=True)
class Scale:
    """A tile's width, the widths of its upper slope and its full rows; rows count from the tile's top.

    `name`, `pawns`, `trap` and `sign` are the rows for the tile's name, what stands there, a trap, and
    what a preview or a list of moves says of it.
    """

    width: int
    slope: tuple[int, ...]
    full: int
    name: int
    pawns: int
    trap: int
    sign: int

    @property
    def pitch(self) -> int:
        """Rows from one row of tiles to the next."""
        return self.full + len(self.slope)

    @property
    def columns(self) -> int:
        """The columns of the whole board."""
        return 7 * self.width + 2 * MARGIN

    @property
    def rows(self) -> int:
        """The rows of the whole board."""
        return 7 * self.pitch + len(self.slope)

    def widths(self) -> list[int]:
        """A tile's width in each of its rows; where two tiles share a row they fill it together."""
        lower = [self.width - width for width in self.slope]
        return [*self.slope, *[self.width] * self.full, *lower]

    def corner(self, tile: int) -> tuple[int, int]:
        """The column and row of the upper left corner of the box round a tile."""
        q, r = tiles.AXIAL[tile]
        return MARGIN + 3 * self.width + q * self.width + r * self.width // 2, (r + 3) * self.pitch

    def middle(self, tile: int) -> tuple[float, float]:
        """The middle of a tile, in columns and rows."""
        x, y = self.corner(tile)
        return x + self.width / 2, y + (self.pitch + len(self.slope)) / 2

    def rim(self, tile: int, direction: int) -> tuple[int, int]:
        """The cell on a tile's edge in a direction."""
        x, y = self.middle(tile)
        dq, dr = tiles.STEPS[direction]
        across, down = (dq + dr / 2) * self.width * 0.42, dr * self.pitch * 0.42
        return int(x + across), int(y + down)


# From the smallest to the largest; the first fits beside nothing on 44 columns.
SCALES = (
    Scale(6, (), 1, 0, 0, 0, 0),
    Scale(8, (4,), 1, 0, 1, 1, 2),
    Scale(8, (4,), 2, 0, 1, 2, 3),
    Scale(10, (4, 6), 2, 1, 2, 3, 4),
    Scale(12, (4, 8), 3, 1, 2, 4, 5),
    Scale(14, (4, 8, 10), 3, 2, 3, 5, 6),
)
