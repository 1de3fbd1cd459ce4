"""Matrix games of two players whose interests are opposed: the mixture that does best against the best answer.

Solved exactly as a linear programme; docs/decisions says what else was measured.
"""

from __future__ import annotations

from collections.abc import Sequence

Matrix = Sequence[Sequence[float]]
TINY = 1e-12


def solved(matrix: Matrix) -> tuple[list[float], float]:
    """The row player's mixture and what it is sure to gain; rows maximise, columns minimise."""
    lowest = min(min(row) for row in matrix)
    raised = [[value - lowest + 1.0 for value in row] for row in matrix]
    tableau = _tableau(raised)
    while (column := _entering(tableau[-1])) is not None:
        _pivot(tableau, _leaving(tableau, column), column)
    columns = len(matrix[0])
    weights = [max(0.0, weight) for weight in tableau[-1][columns : columns + len(matrix)]]
    whole = sum(weights)
    return [weight / whole for weight in weights], 1.0 / whole + lowest - 1.0


def _tableau(matrix: Matrix) -> list[list[float]]:
    """The column player's programme: as much weight as possible, no row gaining more than 1."""
    rows = len(matrix)
    found = []
    for at, row in enumerate(matrix):
        slack = [1.0 if other == at else 0.0 for other in range(rows)]
        found.append([*row, *slack, 1.0])
    return [*found, [-1.0] * len(matrix[0]) + [0.0] * (rows + 1)]


def _entering(goal: Sequence[float]) -> int | None:
    """The first column that would raise the goal, which never runs in circles; None at the end."""
    return next((at for at, value in enumerate(goal[:-1]) if value < -TINY), None)


def _leaving(tableau: list[list[float]], column: int) -> int:
    """The row that limits a column most."""
    limits = [(row[-1] / row[column], at) for at, row in enumerate(tableau[:-1]) if row[column] > TINY]
    return min(limits)[1]


def _pivot(tableau: list[list[float]], row: int, column: int) -> None:
    """Let a column take a row's place in the basis."""
    scale = tableau[row][column]
    tableau[row] = [value / scale for value in tableau[row]]
    for at, other in enumerate(tableau):
        factor = other[column]
        if at != row and factor:
            tableau[at] = [value - factor * base for value, base in zip(other, tableau[row], strict=True)]
