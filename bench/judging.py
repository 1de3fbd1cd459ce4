"""What the games of a pairing show, and which pairings need more of them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from bench.doubling import Doubling, Match, Z, fitted
from bench.looks import looked, looked_after, verdict
from bench.pairings import Pairing, short
from ludoteca.search.arena import read_contestant
from ludoteca.search.arena.game import Played
from ludoteca.search.arena.tally import Score, ahead


def score(played: Sequence[Played], first: str) -> Score:
    """The first one's points: in each game the share of its pairs that finished ahead."""
    found = Score()
    for one in played:
        points = [p if name == first else 1 - p for name, _, p in ahead(one["places"], one["seats"])]
        found.add(sum(points) / len(points))
    return found


def is_decided(pairing: Pairing, found: Score, games: int, fewest: int = 0) -> bool:
    """Whether a pairing needs no more games: it has them all, or a look at the right moment was enough."""
    if found.number >= games:
        return True
    return found.number >= fewest and verdict(found, pairing.wanted) in ("reached", "missed")


def told(pairing: Pairing, played: Sequence[Played]) -> dict[str, Any]:
    """What a pairing showed at its last look; before the first, and where nothing is wanted, all its games are told."""
    name = short(pairing.first)
    judged = played[: looked(len(played)) or None] if pairing.wanted is not None else played
    found = score(judged, name)
    low, high = found.interval(Z)
    times = [one["mean_ms"][seat] for one in judged for seat, who in enumerate(one["seats"]) if who == name]
    slowest = [one["ms"][seat] for one in judged for seat, who in enumerate(one["seats"]) if who == name]
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
        "draws": sum(len(set(one["places"])) == 1 for one in judged),
        "played": played,
    }


def doublings(found: Sequence[dict[str, Any]]) -> dict[str, Doubling]:
    """For each game what a doubling is worth, where that may be looked at."""
    worths = {one["game"]: doubling(one["game"], found) for one in found}
    return {game: worth for game, worth in worths.items() if worth is not None}


def doubling(game: str, found: Sequence[dict[str, Any]]) -> Doubling | None:
    """What twice the time is worth in a game, once eight times the time is decided and the single ones are played."""
    ours = [one for one in found if one["game"] == game and "@" in one["first"] + one["second"]]
    if any(not one["is_decided"] for one in ours):
        return None
    played: list[Match] = []
    for one in ours:
        times = read_contestant(one["first"]).factor / read_contestant(one["second"]).factor
        judged = one["played"][: one["games"]]
        played += [Match(times, score([each], one["first"]).share, each["block"]) for each in judged]
    return fitted(played)


def least(pairing: Pairing, found: Sequence[dict[str, Any]]) -> int:
    """How many games a pairing needs though it be decided: eight times the time goes on while a doubling's is open."""
    if not pairing.is_doubling or pairing.is_single:
        return 0
    worth = doubling(pairing.game, found)
    number = next(len(one["played"]) for one in found if is_of(pairing, one))
    return looked_after(number) if worth is not None and worth.verdict == "open" else 0


def is_of(pairing: Pairing, one: dict[str, Any]) -> bool:
    """Whether that is what a pairing showed."""
    words = (pairing.game, pairing.players, short(pairing.first), short(pairing.second))
    return words == (one["game"], one["players"], one["first"], one["second"])


def undecided(wanted: Sequence[Pairing], found: Sequence[dict[str, Any]], games: int) -> list[tuple[int, int]]:
    """Which pairings need more games, and how many they need at least."""
    needs = [least(pairing, found) for pairing in wanted]
    scores = [score(one["played"], one["first"]) for one in found]
    return [
        (at, needs[at])
        for at, pairing in enumerate(wanted)
        if not is_decided(pairing, scores[at], min(games, pairing.enough), needs[at])
    ]
