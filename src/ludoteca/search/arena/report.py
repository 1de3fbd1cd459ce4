"""What an arena showed, as one object for programs and as the rows of a table for people."""

from __future__ import annotations

from collections.abc import Sequence
from statistics import mean, median
from typing import Any

from ludoteca.search.arena.arena_game import Played
from ludoteca.search.arena.ratings import Rating, ratings
from ludoteca.search.arena.runner import Arena
from ludoteca.search.arena.statistics import Score, Tally, tally

Row = list[str]
CAP = "cap"


def report(arena: Arena) -> dict[str, Any]:
    """Everything counted, with the plan that it follows from."""
    found = tally(arena.played)
    return {
        **arena.header(),
        "games": found.games,
        "ratings": [_rating(one, found) for one in (ratings(arena.played) if arena.played else [])],
        "pairs": {f"{one} / {other}": _score(score) for (one, other), score in sorted(found.pairs.items())},
        "wins": {name: _score(score) for name, score in sorted(found.wins.items())},
        "seats": {str(seat): _score(score) for seat, score in sorted(found.seats.items())},
        "players": arena.plan.players,
        "length": {"median": median(found.choices), "longest": max(found.choices)} if found.choices else {},
        "cut_off": found.reasons.get(CAP, 0),
        "forfeits": {name: _forfeits(games) for name, games in sorted(found.forfeits.items())},
        "reasons": dict(sorted(found.reasons.items())),
        "luck": _score(found.luck),
    }


def rows(told: dict[str, Any]) -> list[Row]:
    """A line for each contestant: rating and interval, games won, and its share ahead of each other one."""
    names = [one["name"] for one in told["ratings"]]
    found = []
    for one in told["ratings"]:
        against = []
        for other in names:
            score = told["pairs"].get(f"{one['name']} / {other}")
            against.append("" if score is None else f"{100 * score['share']:.0f}")
        interval = f"{one['low']:+.0f} … {one['high']:+.0f}"
        won = f"{100 * told['wins'][one['name']]['share']:.1f} %"
        found.append([one["name"], f"{one['elo']:+.0f}", interval, won, f"{one['mean_ms']:.0f}", *against])
    return found


def _rating(one: Rating, found: Tally) -> dict[str, Any]:
    return {
        "name": one.name,
        "elo": round(one.elo, 1),
        "low": round(one.low, 1),
        "high": round(one.high, 1),
        "mean_ms": round(mean(found.times[one.name]), 2),
        "slowest_ms": found.slowest[one.name],
    }


def _forfeits(games: Sequence[Played]) -> dict[str, Any]:
    """How many games, and why the last of them."""
    return {"number": len(games), "why": games[-1]["why"]}


def _score(score: Score) -> dict[str, float]:
    low, high = score.interval()
    return {
        "share": round(score.share, 4),
        "low": round(low, 4),
        "high": round(high, 4),
        "number": score.number,
    }
