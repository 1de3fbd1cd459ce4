"""Applies Glicko-2 to a finished table: each pair of seats is one game of weight 1/(n-1). No store access.

A table is a rating period of its own; each month without a rated game widens the rating deviation.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from ludoteca.core.result import Result
from ludoteca.ratings import glicko2
from ludoteca.ratings.glicko2 import Outcome
from ludoteca.store import AccountId, Rating

MONTH_MS = 30 * 24 * 3600 * 1000
MAX_IDLE_MONTHS = 60
UNRATED_REASONS = ("abandoned",)


def is_rated(accounts: Sequence[str | None], result: Result, hinted: bool) -> bool:
    """Whether a result counts: different accounts in all seats, no hints, and not abandoned."""
    owners = [owner for owner in accounts if owner is not None]
    are_different = len(owners) == len(accounts) == len(set(owners))
    return len(accounts) > 1 and are_different and not hinted and result.reason not in UNRATED_REASONS


def pair_score(result: Result, seat: int, other: int) -> float:
    """A seat's score against another: a seat that left loses, then winners win, then points decide, else a draw."""
    for group, better in ((result.left, (other, seat)), (result.winners, (seat, other))):
        if (seat in group) != (other in group):
            return 1.0 if better[0] in group else 0.0
    if not result.winners or seat in result.winners or result.scores[seat] == result.scores[other]:
        return 0.5
    return 1.0 if result.scores[seat] > result.scores[other] else 0.0


def updated_ratings(
    game: str, accounts: Sequence[AccountId], result: Result, before: Mapping[AccountId, Rating], now: int
) -> list[Rating]:
    """The ratings of all seats' accounts after a table; an account without one starts from the default."""
    ratings = [current_rating(before.get(account), now) for account in accounts]
    weight = 1 / (len(accounts) - 1)
    updated = []
    for seat, account in enumerate(accounts):
        others = [other for other in range(len(accounts)) if other != seat]
        outcomes = [Outcome(ratings[other], pair_score(result, seat, other), weight) for other in others]
        new = glicko2.updated_rating(ratings[seat], outcomes)
        old = before.get(account)
        games = 1 if old is None else old.games + 1
        updated.append(Rating(account, game, new.rating, new.deviation, new.volatility, games))
    return updated


def current_rating(stored: Rating | None, now: int) -> glicko2.Rating:
    """A stored rating with its deviation widened for each month since it last changed; the default if there is none."""
    if stored is None:
        return glicko2.Rating()
    rating = glicko2.Rating(stored.rating, stored.deviation, stored.volatility)
    for _ in range(min(MAX_IDLE_MONTHS, max(0, now - stored.at) // MONTH_MS)):
        rating = glicko2.updated_rating(rating, [])
    return rating
