"""The pairings of docs/strength.md and their targets."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise

from bench.interim_analysis import INTERIM_SIZES
from bench.time_doubling import EVEN
from ludoteca.core import discovery
from ludoteca.search import levels

PEER = "openspiel=bench/peer_search.py:Search"
MAX_GAMES = INTERIM_SIZES[-1]
FEW_GAMES = 20
SINGLE_GAMES = 100
SIMULATIONS = 25
SHORT_GAME = 600
LONG_GAME = 1500


@dataclass(frozen=True, slots=True)
class Pairing:
    """Two contestants, and the target share of pairs in which the first finishes ahead, if any."""

    game: str
    players: int
    first: str
    second: str
    wanted: float | None
    ms: float | None
    iterations: int | None = None

    @property
    def cap(self) -> int:
        """The number of choices after which a game is stopped; lower where each choice takes long."""
        return SHORT_GAME if self.is_slow and self.second != "random" else LONG_GAME

    @property
    def is_slow(self) -> bool:
        """Whether the strongest level plays."""
        return levels(discovery.game(self.game))[-1] in self.first

    @property
    def is_doubling(self) -> bool:
        """Whether a level plays against itself with a different time."""
        return "@" in self.second or "@" in self.first

    @property
    def is_single(self) -> bool:
        """Whether it is a doubling that counts only together with the others."""
        return self.is_doubling and self.wanted is None

    @property
    def enough(self) -> int:
        """The maximum number of games; fewer without a target."""
        if self.wanted is not None:
            return MAX_GAMES
        return SINGLE_GAMES if self.is_single else FEW_GAMES

    @property
    def name(self) -> str:
        """A name for its file."""
        budget = f"{self.ms:g}ms" if self.iterations is None else f"{self.iterations}it"
        words = (self.game, self.players, short(self.first), short(self.second), budget)
        return "-".join(str(word) for word in words)


def pairings(game: str, ms: float) -> Iterator[Pairing]:
    """The pairings of a game, closest levels first, different times last."""
    fewest, most = discovery.meta(game).players
    names = levels(discovery.game(game))
    top = names[-1]
    steps = list(pairwise(names))[::-1]
    for weaker, stronger in steps:
        yield Pairing(game, fewest, stronger, weaker, 0.60, ms)
    yield Pairing(game, fewest, top, "greedy", 0.85, ms)
    yield Pairing(game, fewest, top, "random", 0.97, ms)
    yield Pairing(game, fewest, top, PEER, 0.60, None, SIMULATIONS)
    for players in range(fewest + 1, most + 1):
        for weaker, stronger in steps:
            yield Pairing(game, players, stronger, weaker, 0.55, ms)
    yield Pairing(game, fewest, names[0], "random", EVEN, ms)
    yield Pairing(game, fewest, top, PEER, None, ms)
    times = (f"{top}@0.25", f"{top}@0.5", top, f"{top}@2")
    yield Pairing(game, fewest, times[-1], times[0], EVEN, ms)
    for shorter, longer in pairwise(times):
        yield Pairing(game, fewest, longer, shorter, None, ms)


def short(contestant: str) -> str:
    """A contestant's name without its definition."""
    return contestant.partition("=")[0]


def ordered(games: Sequence[str], ms: float) -> list[Pairing]:
    """All pairings of some games: fewer players first, the strongest level later, different times last."""
    found = [
        ((one.is_doubling, one.wanted is None, one.players > 2, one.is_slow, at), one)
        for name in games
        for at, one in enumerate(pairings(name, ms))
    ]
    return [one for _, one in sorted(found, key=lambda entry: entry[0])]
