"""Applies Glicko-2 to a finished table: each pair of seats is one game of weight 1/(n-1). No store access.

A table is a rating period of its own; each month without a rated game widens the rating deviation.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from ludoteca.core.result import Result
from ludoteca.ratings import glicko2
from ludoteca.ratings.glicko2 import Outcome

MONTH_MS = 30 * 24 * 3600 * 1000
MAX_IDLE_MONTHS = 60
UNRATED_REASONS = ("abandoned",)


@dataclass(frozen=True, slots=True)
class PlayerRating:
    """A player's rating in one game, its number of rated games and when it last changed (UTC milliseconds)."""

    rating: glicko2.Rating
    games: int
    updated_at: int


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


def updated_ratings(result: Result, before: Sequence[PlayerRating | None], now: int) -> list[PlayerRating]:
    """The players' ratings after a table, in seat order; a player without a rating starts from the default."""
    ratings = [current_rating(player, now) for player in before]
    weight = 1 / (len(before) - 1)
    updated = []
    for seat, player in enumerate(before):
        others = [other for other in range(len(before)) if other != seat]
        outcomes = [Outcome(ratings[other], pair_score(result, seat, other), weight) for other in others]
        games = 1 if player is None else player.games + 1
        updated.append(PlayerRating(glicko2.updated_rating(ratings[seat], outcomes), games, now))
    return updated


def current_rating(player: PlayerRating | None, now: int) -> glicko2.Rating:
    """A rating with its deviation widened for each month since it last changed; the default if there is none."""
    if player is None:
        return glicko2.Rating()
    rating = player.rating
    for _ in range(min(MAX_IDLE_MONTHS, max(0, now - player.updated_at) // MONTH_MS)):
        rating = glicko2.updated_rating(rating, [])
    return rating
