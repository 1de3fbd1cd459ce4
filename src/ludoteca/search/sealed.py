"""Sealed questions of two seats with few answers each, solved as matrix games with mixed strategies.

A cell that opens another such question (a tie that asks for second cards) is a matrix itself. What the opponent has
already sealed is as unknown as what it will seal: its columns are the states it could have led to.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

from ludoteca.core import bits
from ludoteca.core.rng import Rng
from ludoteca.core.state import State
from ludoteca.search import matrix_game

MAX_ANSWERS = 12
MAX_PAIRS = 3
WORLDS = 96


@dataclass(slots=True)
class Leaf:
    """A state after the duel, or after as much of it as is worked out, and what it was found to be worth."""

    state: State
    total: float = 0.0
    looks: int = 0

    def worth(self) -> float:
        """The mean of what was found."""
        return self.total / self.looks


@dataclass(slots=True)
class SealedGame:
    """One pair of sealed answers: a cell for each answer of the row's seat against each of the column's."""

    rows: list[int]
    cells: list[list[SealedGame | Leaf]] = field(default_factory=list)

    def mixture(self) -> tuple[list[float], float]:
        """The row's best mixture and its worth."""
        return matrix_game.solved([[cell.worth() for cell in row] for row in self.cells])

    def worth(self) -> float:
        """What the pair is worth to the row's seat."""
        return self.mixture()[1]

    def answers(self) -> list[float]:
        """What each row is worth against the column's best mixture."""
        values = [[cell.worth() for cell in row] for row in self.cells]
        columns = [[-row[at] for row in values] for at in range(len(values[0]))]
        against, _ = matrix_game.solved(columns)
        return [sum(weight * value for weight, value in zip(against, row, strict=True)) for row in values]

    def leaves(self) -> list[Leaf]:
        """All leaves below, in order."""
        found: list[Leaf] = []
        for row in self.cells:
            for cell in row:
                found += [cell] if isinstance(cell, Leaf) else cell.leaves()
        return found


def opened(root: State, seat: int, rows: list[int], rng: Rng) -> SealedGame | None:
    """The duel that a seat is in, or None if the question is no such thing."""
    if not is_duel(root, seat):
        return None
    columns = worlds(root, seat, rng)
    if not 1 <= len(columns) <= MAX_ANSWERS or len(rows) > MAX_ANSWERS or not settles(root, seat, rows):
        return None
    return _duel(columns, seat, rows, rng, 1)


def is_duel(state: State, seat: int) -> bool:
    """Whether a seat still has to answer a sealed question of exactly two."""
    mine = bits.single(seat)
    return bits.count(state.sealing) == 2 and state.sealing & mine != 0 and state.owes & mine != 0


def opponent(state: State, seat: int) -> int:
    """The other seat of a duel."""
    return bits.lowest(state.sealing & ~bits.single(seat))


def settles(state: State, seat: int, actions: list[int]) -> bool:
    """Whether each of these answers is the seat's last one to the open question."""
    for action in actions:
        after = state.copy()
        after.apply_action(seat, action)
        if after.sealing == state.sealing and after.kind == state.kind and after.owes == state.owes:
            return False
    return True


def worlds(root: State, seat: int, rng: Rng) -> list[State]:
    """The ways in which the opponent may have answered, each as a state; one too many if there are many."""
    other = opponent(root, seat)
    if root.owes & bits.single(other):
        answers = root.legal_actions(other)
        if len(answers) > MAX_ANSWERS or not settles(root, other, answers):
            return []
        return [_after(root, other, action) for action in answers]
    found: dict[bytes, State] = {}
    for _ in range(WORLDS):
        world = root.resample(seat, rng)
        found.setdefault(world.to_bytes(), world)
    return [found[key] for key in sorted(found)]


def _duel(columns: list[State], seat: int, rows: list[int], rng: Rng, pair: int) -> SealedGame:
    cells = [[_cell(_after(world, seat, action), seat, rng, pair) for world in columns] for action in rows]
    return SealedGame(rows, cells)


def _cell(state: State, seat: int, rng: Rng, pair: int) -> SealedGame | Leaf:
    """What follows a pair of answers: another pair, or something else."""
    if pair < MAX_PAIRS and is_duel(state, seat):
        rows = state.legal_actions(seat)
        columns = worlds(state, seat, rng) if len(rows) <= MAX_ANSWERS and settles(state, seat, rows) else []
        if columns:
            return _duel(columns, seat, rows, rng, pair + 1)
    return Leaf(state)


def _after(state: State, seat: int, action: int) -> State:
    other = state.copy()
    other.apply_action(seat, action)
    return other


def judge(duel: SealedGame, look: Callable[[State, int], float], rounds: int, is_over: Callable[[], bool]) -> int:
    """Look at every leaf once, then again and again for as long as there is a budget; how many rounds there were.

    `look` tells what a state is worth to the row's seat, from 0 to 1, given the number of the round.
    """
    done = 0
    leaves = duel.leaves()
    while done < rounds and not (done and is_over()):
        for leaf in leaves:
            if done and is_over():
                break
            leaf.total += look(leaf.state, done)
            leaf.looks += 1
        done += 1
    return done
