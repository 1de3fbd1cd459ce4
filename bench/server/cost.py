"""Processor time of an acknowledged move: of the whole round, background work included, and one second of rest."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, field
from pathlib import Path

from bench.server.contenders import PEER, Contender, ludoteca, started
from bench.server.processes import processor_seconds
from bench.server.report import Figure, progress, ratios
from ludoteca.tools.loadtest import LoadGenerator, Timing

REST = 1.0  # seconds in which a server finishes its background work
MOVES_PER_TURN = 10  # of each match
LONG_MATCHES = 20
LONG_PARTS = 5
LONG_MOVES = 150
TABLE_NUMBERS = (100, 1000)
TABLE_WARM_UP = 2000  # moves of all tables together
TABLE_RATE = 400.0  # moves a second
TABLE_SECONDS = 2.0
TABLE_TURNS = 5
MAX_TABLE_RATIO = 1.15
MICRO = 1_000_000
MAX_RATIOS = {"loot": 0.75, "kahmate": 0.8, "maamut": 1.0, "mammut": 1.25}

Turn = Callable[[LoadGenerator], Awaitable[Timing]]


@dataclass
class Costs:
    """Microseconds of processor time per move of one contender, one value per round."""

    name: str
    micros: list[float] = field(default_factory=list)


async def measure_round(
    pids: Sequence[int], generators: Sequence[LoadGenerator], turns: int, play: Turn
) -> list[float]:
    """Microseconds per move of each contender; they play in turns, and every second turn has the reverse order."""
    await asyncio.sleep(REST)  # background work of whatever came before
    before = [processor_seconds(pid) for pid in pids]
    moves = [0] * len(generators)
    for turn in range(turns):
        for at in range(len(generators))[:: -1 if turn % 2 else 1]:
            moves[at] += len((await play(generators[at])).latencies)
    await asyncio.sleep(REST)
    after = [processor_seconds(pid) for pid in pids]
    return [(end - start) / count * MICRO for start, end, count in zip(before, after, moves, strict=True)]


async def rush(games: Sequence[str], matches: int, moves: int, rounds: int, reference: Path | None) -> list[Figure]:
    """Every match moves as fast as it gets answers; the cost per move and its ratio to the peer's."""
    with started(games, reference) as contenders:
        costs = [Costs(one.name) for one in contenders]
        for number in range(rounds):
            progress(f"round {number + 1} of {rounds}: warm-up")
            generators = [await one.matches(matches) for one in contenders]
            progress(f"round {number + 1} of {rounds}")
            found = await measure_round(
                [one.pid for one in contenders],
                generators,
                max(1, moves // MOVES_PER_TURN),
                lambda one: one.play_closed_loop(MOVES_PER_TURN),
            )
            for cost, micros in zip(costs, found, strict=True):
                cost.micros.append(micros)
        await close(contenders)
    return [*(Figure(f"cost of a move: {one.name}", "µs", one.micros) for one in costs), *_ratios(costs)]


def _ratios(costs: Sequence[Costs]) -> list[Figure]:
    peer = next(one for one in costs if one.name == PEER)
    return [
        Figure(
            f"cost of a move, ratio to {PEER}: {one.name}",
            "",
            ratios(one.micros, peer.micros),
            MAX_RATIOS.get(one.name.rpartition(" ")[2]),
        )
        for one in costs
        if one is not peer
    ]


async def tables(game: str, rounds: int) -> list[Figure]:
    """The cost of a move with few and with many live tables, both at the same rate of moves."""
    few, many = TABLE_NUMBERS
    with ludoteca(game) as small, ludoteca(game) as large:
        progress(f"opening {few} and {many} tables")
        generators = [await small.open(few), await large.open(many)]
        for generator, number in zip(generators, TABLE_NUMBERS, strict=True):
            await generator.play_closed_loop(TABLE_WARM_UP // number)
        costs: list[list[float]] = [[], []]
        for number in range(rounds):
            progress(f"round {number + 1} of {rounds} with {few} and {many} tables")
            found = await measure_round(
                [small.pid, large.pid],
                generators,
                TABLE_TURNS,
                lambda one: one.play_at_rate(TABLE_RATE, TABLE_SECONDS),
            )
            for values, micros in zip(costs, found, strict=True):
                values.append(micros)
        for generator in generators:
            await generator.close()
    named = [Figure(f"cost of a move with {n:,} tables", "µs", v) for n, v in zip(TABLE_NUMBERS, costs, strict=True)]
    ratio = Figure(f"cost with {many:,} tables, ratio to {few}", "", ratios(costs[1], costs[0]), MAX_TABLE_RATIO)
    return [*named, ratio]


async def long_games(game: str) -> list[Figure]:
    """The cost of a move early and late in long games."""
    figures = []
    with ludoteca(game) as one:
        generator = await one.open(LONG_MATCHES)
        for part in range(LONG_PARTS):
            first, last = LONG_MOVES * part + 1, LONG_MOVES * (part + 1)
            progress(f"moves {first} to {last} of each match")
            found = await measure_round([one.pid], [generator], 1, lambda one: one.play_closed_loop(LONG_MOVES))
            figures.append(Figure(f"cost of moves {first}–{last} of a game", "µs", found))
        await generator.close()
    return figures


async def close(contenders: Sequence[Contender]) -> None:
    """Close the connections of all contenders."""
    for one in contenders:
        await one.close()
