"""The results of pairings, and which pairings need more games."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from bench.interim_analysis import last_interim_size, next_interim_size, verdict
from bench.strength_pairings import Pairing, short
from bench.time_doubling import Doubling, Match, Z, fitted
from ludoteca.search.arena import read_contestant
from ludoteca.search.arena.arena_game import Played
from ludoteca.search.arena.statistics import Score, ahead


def score(played: Sequence[Played], first: str) -> Score:
    """The first contestant's points: in each game the share of its pairs that finished ahead."""
    found = Score()
    for one in played:
        points = [p if name == first else 1 - p for name, _, p in ahead(one["places"], one["seats"])]
        found.add(sum(points) / len(points))
    return found


def is_decided(pairing: Pairing, found: Score, games: int, fewest: int = 0) -> bool:
    """Whether a pairing needs no more games: it has all of them, or an interim analysis decided it."""
    if found.number >= games:
        return True
    return found.number >= fewest and verdict(found, pairing.wanted) in ("reached", "missed")


def pairing_result(pairing: Pairing, played: Sequence[Played]) -> dict[str, Any]:
    """The figures of a pairing at its last interim analysis; all games before the first or without a target."""
    name = short(pairing.first)
    counted = played[: last_interim_size(len(played)) or None] if pairing.wanted is not None else played
    found = score(counted, name)
    low, high = found.interval(Z)
    times = [one["mean_ms"][seat] for one in counted for seat, who in enumerate(one["seats"]) if who == name]
    slowest = [one["ms"][seat] for one in counted for seat, who in enumerate(one["seats"]) if who == name]
    return {
        "game": pairing.game,
        "players": pairing.players,
        "first": name,
        "second": short(pairing.second),
        "budget": f"{pairing.ms:g} ms" if pairing.iterations is None else f"{pairing.iterations} simulations",
        "games": found.number,
        "share": round(found.share, 4),
        "low": round(low, 4),
        "high": round(high, 4),
        "wanted": pairing.wanted,
        "verdict": verdict(found, pairing.wanted),
        "mean_ms": round(sum(times) / max(1, len(times)), 1),
        "slowest_ms": max(slowest, default=0.0),
        "is_single": pairing.is_single,
        "is_decided": is_decided(pairing, found, pairing.enough),
        "draws": sum(len(set(one["places"])) == 1 for one in counted),
        "played": played,
    }


def doublings(found: Sequence[dict[str, Any]]) -> dict[str, Doubling]:
    """The value of a doubling in each game, where it can be estimated."""
    worths = {one["game"]: doubling(one["game"], found) for one in found}
    return {game: worth for game, worth in worths.items() if worth is not None}


def doubling(game: str, found: Sequence[dict[str, Any]]) -> Doubling | None:
    """The value of twice the time in a game, once all its pairings of different times are decided."""
    ours = [one for one in found if one["game"] == game and "@" in one["first"] + one["second"]]
    if any(not one["is_decided"] for one in ours):
        return None
    played: list[Match] = []
    for one in ours:
        times = read_contestant(one["first"]).factor / read_contestant(one["second"]).factor
        counted = one["played"][: one["games"]]
        played += [Match(times, score([each], one["first"]).share, each["block"]) for each in counted]
    return fitted(played)


def min_games(pairing: Pairing, found: Sequence[dict[str, Any]]) -> int:
    """The games a pairing needs even if decided: those of eight times the time continue while the doubling is open."""
    if not pairing.is_doubling or pairing.is_single:
        return 0
    worth = doubling(pairing.game, found)
    number = next(len(one["played"]) for one in found if is_result_of(pairing, one))
    return next_interim_size(number) if worth is not None and worth.verdict == "open" else 0


def is_result_of(pairing: Pairing, one: dict[str, Any]) -> bool:
    """Whether a result belongs to a pairing."""
    words = (pairing.game, pairing.players, short(pairing.first), short(pairing.second))
    return words == (one["game"], one["players"], one["first"], one["second"])


def undecided(wanted: Sequence[Pairing], found: Sequence[dict[str, Any]], games: int) -> list[tuple[int, int]]:
    """The pairings that need more games, and how many they need at least."""
    needs = [min_games(pairing, found) for pairing in wanted]
    scores = [score(one["played"], one["first"]) for one in found]
    return [
        (at, needs[at])
        for at, pairing in enumerate(wanted)
        if not is_decided(pairing, scores[at], min(games, pairing.enough), needs[at])
    ]
