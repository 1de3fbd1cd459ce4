"""Glicko-2: rating, deviation and volatility after the games of one rating period. Pure arithmetic.

Follows the steps of the published description. A game may have a weight below 1, which scales its share of the variance
and of the improvement. Knows nothing of accounts or tables.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass

SCALE = 173.7178
START = 1500.0
MAX_DEVIATION = 350.0
TAU = 0.5
TOLERANCE = 1e-6
MAX_ITERATIONS = 200


@dataclass(frozen=True, slots=True)
class Rating:
    """A player's rating, its deviation and its volatility."""

    rating: float = START
    deviation: float = MAX_DEVIATION
    volatility: float = 0.06


@dataclass(frozen=True, slots=True)
class Outcome:
    """One game against an opponent: its score (1 won, 0.5 drawn, 0 lost) and its weight."""

    against: Rating
    score: float
    weight: float = 1.0


def updated_rating(own: Rating, outcomes: Sequence[Outcome]) -> Rating:
    """The rating after a rating period; without games only the deviation grows (steps 2 to 8)."""
    mu, phi = (own.rating - START) / SCALE, own.deviation / SCALE
    if not outcomes:
        return Rating(own.rating, min(MAX_DEVIATION, SCALE * math.hypot(phi, own.volatility)), own.volatility)
    precision, improvement = _evidence(mu, outcomes)
    variance = 1 / precision
    volatility = _volatility(own.volatility, phi, variance, variance * improvement)
    phi_star = math.hypot(phi, volatility)
    phi_new = 1 / math.sqrt(1 / phi_star**2 + 1 / variance)
    return Rating(START + SCALE * (mu + phi_new**2 * improvement), min(MAX_DEVIATION, SCALE * phi_new), volatility)


def expected_score(own: Rating, other: Rating) -> float:
    """The expected score of one player against another, from 0 to 1."""
    return _expected((own.rating - START) / SCALE, (other.rating - START) / SCALE, other.deviation / SCALE)


def _evidence(mu: float, outcomes: Sequence[Outcome]) -> tuple[float, float]:
    """The inverse of the variance and the sum of the weighted score differences (steps 3 and 4)."""
    precision = improvement = 0.0
    for outcome in outcomes:
        other, phi = (outcome.against.rating - START) / SCALE, outcome.against.deviation / SCALE
        expected, g = _expected(mu, other, phi), _g(phi)
        precision += outcome.weight * g**2 * expected * (1 - expected)
        improvement += outcome.weight * g * (outcome.score - expected)
    return precision, improvement


def _g(phi: float) -> float:
    """The factor by which an opponent's deviation reduces the effect of a game."""
    return 1 / math.sqrt(1 + 3 * phi**2 / math.pi**2)


def _expected(mu: float, other: float, phi: float) -> float:
    """The expected score on the Glicko-2 scale."""
    return 1 / (1 + math.exp(-_g(phi) * (mu - other)))


def _volatility(sigma: float, phi: float, variance: float, delta: float) -> float:
    """The new volatility by the Illinois variant of regula falsi (step 5)."""
    a = math.log(sigma**2)

    def f(x: float) -> float:
        e = math.exp(x)
        total = phi**2 + variance + e
        return e * (delta**2 - total) / (2 * total**2) - (x - a) / TAU**2

    low, high = a, _bracket_end(f, a, delta**2 - phi**2 - variance)
    f_low, f_high = f(low), f(high)
    for _ in range(MAX_ITERATIONS):
        if abs(high - low) <= TOLERANCE:
            break
        middle = low + (low - high) * f_low / (f_high - f_low)
        f_middle = f(middle)
        if f_middle * f_high <= 0:
            low, f_low = high, f_high
        else:
            f_low /= 2
        high, f_high = middle, f_middle
    return math.exp(low / 2)


def _bracket_end(f: Callable[[float], float], a: float, excess: float) -> float:
    """The other end of the interval that brackets the root (step 5.2)."""
    if excess > 0:
        return math.log(excess)
    steps = 1
    while f(a - steps * TAU) < 0:
        steps += 1
    return a - steps * TAU
