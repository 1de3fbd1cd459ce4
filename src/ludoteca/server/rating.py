"""What a finished table makes of its players' ratings: each pair of seats is one game of weight 1/(n-1).

A table is a rating period of its own; for each month without a rated game somebody's rating becomes less sure.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from ludoteca.core.result import Result
from ludoteca.server import glicko
from ludoteca.server.glicko import Outcome
from ludoteca.store import AccountId, Rating

MONTH = 30 * 24 * 3600 * 1000
MOST_MONTHS = 60
UNRATED = ("abandoned",)


def is_rated(accounts: Sequence[str | None], result: Result, hinted: bool) -> bool:
    """Whether a result counts: different accounts in all seats, nobody helped, and not broken off."""
    owners = [owner for owner in accounts if owner is not None]
    are_different = len(owners) == len(accounts) == len(set(owners))
    return len(accounts) > 1 and are_different and not hinted and result.reason not in UNRATED


def score(result: Result, seat: int, other: int) -> float:
    """What a seat gets against another: who left has lost; without winners it is a draw; then the points decide."""
    for one, good in ((result.left, (other, seat)), (result.winners, (seat, other))):
        if (seat in one) != (other in one):
            return 1.0 if good[0] in one else 0.0
    if not result.winners or seat in result.winners or result.scores[seat] == result.scores[other]:
        return 0.5
    return 1.0 if result.scores[seat] > result.scores[other] else 0.0


def after(
    game: str, accounts: Sequence[AccountId], result: Result, before: Mapping[AccountId, Rating], now: int
) -> list[Rating]:
    """The ratings of all seats' accounts after a table; who had none begins with the usual one."""
    stands = [aged(before.get(account), now) for account in accounts]
    weight = 1 / (len(accounts) - 1)
    found = []
    for seat, account in enumerate(accounts):
        others = [other for other in range(len(accounts)) if other != seat]
        new = glicko.after(stands[seat], [Outcome(stands[one], score(result, seat, one), weight) for one in others])
        known = before.get(account)
        games = 1 if known is None else known.games + 1
        found.append(Rating(account, game, new.rating, new.deviation, new.volatility, games))
    return found


def aged(kept: Rating | None, now: int) -> glicko.Rating:
    """A rating as it stands today: less sure for each month since it last changed."""
    if kept is None:
        return glicko.Rating()
    stands = glicko.Rating(kept.rating, kept.deviation, kept.volatility)
    for _ in range(min(MOST_MONTHS, max(0, now - kept.at) // MONTH)):
        stands = glicko.after(stands, [])
    return stands
