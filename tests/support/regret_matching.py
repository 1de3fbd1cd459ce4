"""Regret matching, independent of the product's solver: approximates optimal mixed strategies in tests."""

from __future__ import annotations

from collections.abc import Sequence

Matrix = Sequence[Sequence[float]]


def matched(game: Matrix, rounds: int) -> list[float]:
    """The row player's average strategy after rounds of alternating regret matching+."""
    rows, columns = len(game), len(game[0])
    regrets = [[0.0] * rows, [0.0] * columns]
    average = [0.0] * rows
    for number in range(1, rounds + 1):
        row, column = proportional(regrets[0]), proportional(regrets[1])
        gains = [sum(game[i][j] * column[j] for j in range(columns)) for i in range(rows)]
        regret(regrets[0], gains, row)
        row = proportional(regrets[0])
        losses = [-sum(game[i][j] * row[i] for i in range(rows)) for j in range(columns)]
        regret(regrets[1], losses, column)
        average = [total + number * weight for total, weight in zip(average, row, strict=True)]
    return proportional(average)


def regret(regrets: list[float], gains: Sequence[float], mixture: Sequence[float]) -> None:
    """Add each action's gain over the mixture, floored at 0."""
    whole = sum(gain * weight for gain, weight in zip(gains, mixture, strict=True))
    for at, gain in enumerate(gains):
        regrets[at] = max(0.0, regrets[at] + gain - whole)


def proportional(weights: Sequence[float]) -> list[float]:
    """The weights normalised to a mixture; uniform if all are 0."""
    whole = sum(weights)
    return [weight / whole for weight in weights] if whole > 0 else [1 / len(weights)] * len(weights)


def exploited(game: Matrix, mixture: Sequence[float]) -> float:
    """The value of a row player's mixture against the best response."""
    return min(sum(mixture[i] * game[i][j] for i in range(len(game))) for j in range(len(game[0])))
