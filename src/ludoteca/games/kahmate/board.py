"""The pitch and the players' abilities as tables for the rules; one pitch serves all positions."""

from __future__ import annotations

from ludoteca.games.kahmate import components

WORD = 0xFFFFFFFFFFFFFFFF


class Pitch:
    """Tables by square, direction, side and piece; immutable once built."""

    def __init__(self) -> None:
        self.near = [0] * 416
        self.kicks_low = [0] * 208
        self.kicks_high = [0] * 208
        self.moves = [0] * 12
        self.attack = [0] * 12
        self.defence = [0] * 12
        for piece, ability in enumerate(components.TEAM):
            self.moves[piece] = ability.moves
            self.attack[piece] = ability.attack
            self.defence[piece] = ability.defence
        for place in range(components.SQUARES):
            self.measure(place)

    def measure(self, place: int) -> None:
        """Neighbours and kick blocks of one square (3.2, 8.2)."""
        lane, row = components.lane_of(place), components.row_of(place)
        for direction, (across, ahead) in enumerate(((0, 1), (1, 0), (0, -1), (-1, 0))):
            self.near[place * 4 + direction] = components.square(lane + across, row + ahead)
        for side in range(2):
            block = 0
            for goal in components.kick_block(side, place):
                block |= 1 << goal
            self.kicks_low[side * 104 + place] = block & WORD
            self.kicks_high[side * 104 + place] = block >> 64


PITCH = Pitch()
