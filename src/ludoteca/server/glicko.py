"""Glicko-2: a rating, how sure it is, and how much it swings, from the games of one period. Pure arithmetic.

Follows the published description step by step. A game may have a weight below 1, which scales what it tells: its
share of the variance and of the improvement. Nothing here knows accounts or tables.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass

SCALE = 173.7178
START = 1500.0
WIDEST = 350.0
TAU = 0.5
PRECISION = 1e-6
MOST_STEPS = 200


@dataclass(frozen=True, slots=True)
class Rating:
    """How strong somebody seems, how uncertain that is, and how erratic the results are."""

    rating: float = START
    deviation: float = WIDEST
    volatility: float = 0.06


@dataclass(frozen=True, slots=True)
class Outcome:
    """One game against somebody: 1 won, 0.5 drawn, 0 lost, and how much it counts."""

    against: Rating
    score: float
    weight: float = 1.0


def after(own: Rating, outcomes: Sequence[Outcome]) -> Rating:
    """The rating after a period; without games it only becomes less sure."""
    mu, phi = (own.rating - START) / SCALE, own.deviation / SCALE
    if not outcomes:
        return Rating(own.rating, min(WIDEST, SCALE * math.hypot(phi, own.volatility)), own.volatility)
    told, gained = _evidence(mu, outcomes)
    variance = 1 / told
    swing = _volatility(own.volatility, phi, variance, variance * gained)
    phi_star = math.hypot(phi, swing)
    phi_new = 1 / math.sqrt(1 / phi_star**2 + 1 / variance)
    return Rating(START + SCALE * (mu + phi_new**2 * gained), min(WIDEST, SCALE * phi_new), swing)


def expected(own: Rating, other: Rating) -> float:
    """The score to be expected of one against the other, from 0 to 1."""
    return _expected((own.rating - START) / SCALE, (other.rating - START) / SCALE, other.deviation / SCALE)


def _evidence(mu: float, outcomes: Sequence[Outcome]) -> tuple[float, float]:
    """The inverse of the variance, and the summed surprise, each game by its weight (steps 3 and 4)."""
    told = gained = 0.0
    for outcome in outcomes:
        other, phi = (outcome.against.rating - START) / SCALE, outcome.against.deviation / SCALE
        hope, dampened = _expected(mu, other, phi), _dampening(phi)
        told += outcome.weight * dampened**2 * hope * (1 - hope)
        gained += outcome.weight * dampened * (outcome.score - hope)
    return told, gained


def _dampening(phi: float) -> float:
    return 1 / math.sqrt(1 + 3 * phi**2 / math.pi**2)


def _expected(mu: float, other: float, phi: float) -> float:
    return 1 / (1 + math.exp(-_dampening(phi) * (mu - other)))


def _volatility(sigma: float, phi: float, variance: float, delta: float) -> float:
    """The new volatility by the Illinois variant of regula falsi (step 5)."""
    a = math.log(sigma**2)

    def f(x: float) -> float:
        e = math.exp(x)
        total = phi**2 + variance + e
        return e * (delta**2 - total) / (2 * total**2) - (x - a) / TAU**2

    low, high = a, _far_end(f, a, delta**2 - phi**2 - variance)
    f_low, f_high = f(low), f(high)
    for _ in range(MOST_STEPS):
        if abs(high - low) <= PRECISION:
            break
        middle = low + (low - high) * f_low / (f_high - f_low)
        f_middle = f(middle)
        if f_middle * f_high <= 0:
            low, f_low = high, f_high
        else:
            f_low /= 2
        high, f_high = middle, f_middle
    return math.exp(low / 2)


def _far_end(f: Callable[[float], float], a: float, excess: float) -> float:
    """A point on the other side of the root than `a`."""
    if excess > 0:
        return math.log(excess)
    steps = 1
    while f(a - steps * TAU) < 0:
        steps += 1
    return a - steps * TAU
