"""Counts how many ways the next choices and draws can go: numbers that nail a game's rules.

A finished game and a deal, which has too many outcomes to list, are leaves: each counts as one way at
whatever depth it is reached.
"""

from __future__ import annotations

from typing import Any

from ludoteca.core import codes, state


class Level:
    """One depth of the count: a scratch state, room for its choices, and the level below."""

    def __init__(self, at: state.State, below: Any) -> None:
        self.at = at
        self.below = below
        self.scratch = [0] * 2048
        self.weights = [0] * 2048

    def count(self, depth: int, most: int) -> int:
        """The leaves of the tree cut off at that depth; some number above most as soon as there are more."""
        if depth == 0 or self.at.ending:
            return 1
        if self.at.owes == codes.CHANCE:
            return self.count_outcomes(depth, most)
        return self.count_choices(self.at._c_current_player(), depth, most)

    def count_choices(self, seat: int, depth: int, most: int) -> int:
        """The leaves after each choice of the lowest seat that must choose."""
        number = self.at._c_legal_actions(seat, self.scratch)
        if depth == 1:
            return number
        total = 0
        for i in range(number):
            self.below.at.assign(self.at)
            self.below.at._c_apply_action(seat, self.scratch[i])
            total += self.below.count(depth - 1, most - total)
            if total > most:
                break
        return total

    def count_outcomes(self, depth: int, most: int) -> int:
        """The leaves after each outcome of the chance that is next."""
        number = self.at._c_chance_outcomes(self.scratch, self.weights)
        if number == 0:
            return 1
        if depth == 1:
            return number
        total = 0
        for i in range(number):
            self.below.at.assign(self.at)
            self.below.at._c_apply_chance(self.scratch[i])
            total += self.below.count(depth - 1, most - total)
            if total > most:
                break
        return total


def perft(start: state.State, depth: int, most: int) -> int:
    """The number of ways the next choices and outcomes can go; some number above most if there are more."""
    level = None
    for _ in range(depth + 1):
        level = Level(start.copy(), level)
    return counted(level, depth, most)


def counted(level: Any, depth: int, most: int) -> int:
    """The count from the topmost level on."""
    found: int = level.count(depth, most)
    return found
