"""Plays twin matches on two servers and compares every byte that a viewer receives from them."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import AsyncGenerator, Iterable, Iterator
from contextlib import AsyncExitStack
from dataclasses import dataclass
from itertools import zip_longest
from pathlib import Path
from typing import Any

from ludoteca.audit.ears import Ears, Question, Update
from ludoteca.audit.servers import Server, running
from ludoteca.core import discovery
from ludoteca.table.twins import MOST_MOVES, MOST_WORDS, Twins

STEPS = 12
AT_ONCE = 8  # while one match waits for the disk, others go on


@dataclass(frozen=True, slots=True)
class Case:
    """A match to be played twice: the game, the number of players, whose eyes, and the seed of everything."""

    game: str
    players: int
    viewer: int | None
    seed: int


@dataclass(frozen=True, slots=True)
class Difference:
    """The first two texts that differ, at some step of a match."""

    case: Case
    step: int
    first: str
    second: str


@dataclass(slots=True)
class Compared:
    """What was compared of a match, what differed in it, and how the rules ended it early, if they did.

    `steps` are all that were compared, `different` those at which hidden things differed.
    """

    case: Case
    steps: int = 0
    different: int = 0
    texts: int = 0
    bytes: int = 0
    difference: Difference | None = None
    revealed: str | None = None


async def compared(cases: Iterable[Case], folder: Path) -> AsyncGenerator[Compared, None]:
    """One match after the other, in the order of the cases; some are played at a time."""
    async with AsyncExitStack() as stack:
        servers = []
        for name in ("first", "second"):
            place = folder / name
            place.mkdir(parents=True)
            servers.append(await stack.enter_async_context(running(place)))
        under_way: deque[asyncio.Task[Compared]] = deque()
        try:
            for case in cases:
                under_way.append(asyncio.create_task(_played(servers, case)))
                if len(under_way) == AT_ONCE:
                    yield await under_way.popleft()
            while under_way:
                yield await under_way.popleft()
        finally:
            for task in under_way:
                task.cancel()
            await asyncio.gather(*under_way, return_exceptions=True)


async def _played(servers: list[Server], case: Case) -> Compared:
    """A match that was compared step by step until something differed or there was no further step."""
    match = Match(case)
    try:
        await match.begin(servers)
        for step in range(STEPS):
            await match.compare(step)
            if match.found.difference is not None or not await match.step():
                break
    finally:
        await match.end()
    return match.found


class Match:
    """The same match on both servers, and what was compared of it."""

    def __init__(self, case: Case) -> None:
        self.case = case
        self.found = Compared(case)
        self.twins = Twins(case.game, case.players, case.viewer, case.seed, begun=False)
        self.seats: list[list[Ears]] = [[], []]
        self.ears: list[Ears] = []
        self.laid: list[tuple[Server, str]] = []

    async def begin(self, servers: list[Server]) -> None:
        """Everybody comes to both tables, and the viewer, if it is none of them."""
        viewer = self.case.viewer
        for server, table, seats in zip(servers, self.twins.tables, self.seats, strict=True):
            id = await server.lay(table, self.case.seed)
            self.laid.append((server, id))
            for seat in range(self.case.players):
                seats.append(await Ears.at(server, id, seat))
            self.ears.append(await Ears.at(server, id, None) if viewer is None else seats[viewer])
        await self._settled()

    async def compare(self, step: int) -> None:
        """Have the viewer's two devices ask everything they may, and compare all that they have heard since."""
        words = self.twins.words(MOST_WORDS)
        self.found.steps += 1
        self.found.different += self.twins.are_different()
        await asyncio.gather(*(_inquire(ears, words) for ears in self.ears))
        first, second = (ears.taken() for ears in self.ears)
        self.found.texts += len(first)
        self.found.bytes += sum(len(text.encode()) for text in first)
        if first != second:
            unlike = ((one, two) for one, two in zip_longest(first, second, fillvalue="") if one != two)
            self.found.difference = Difference(self.case, step, *next(unlike))

    async def step(self) -> bool:
        """Play on alike on both servers, through sockets; False once that can't be done."""
        coming = self.twins.next_step()
        if coming is None:
            self.found.revealed = self.twins.revealed
            return False
        for server, (seat, do, words, drawn) in enumerate(coming):
            self.twins.script(server, drawn)
            ears = self.seats[server][seat]
            told = self.twins.tables[server].decision(seat) if do == "play" else None
            await ears.ask((do, {"seat": seat, **words, **({} if told is None else {"decision": told})}))
        await self._settled()
        return True

    async def _settled(self) -> None:
        for server, table in enumerate(self.twins.tables):
            await self.ears[server].reach(table.version)

    async def end(self) -> None:
        """Hang up, and clear the tables."""
        everybody = {*self.seats[0], *self.seats[1], *self.ears}
        await asyncio.gather(*(ears.close() for ears in everybody))
        await asyncio.gather(*(server.clear(id) for server, id in self.laid))


async def _inquire(ears: Ears, words: list[str]) -> None:
    """Ask a server everything that a viewer may ask of it, and some things that it may not."""
    told = await ears.reach(0)
    await ears.ask(*_questions(ears.viewer, told, words))
    is_over = told.table.phase == "over"  # then everything is for everybody
    paths = [""] if is_over else ["", "/record", "/replay?eyes=everything", "/analysis"]
    mine = ("/api/tables/mine", {"tables": [{"id": ears.table, "tokens": []}]})
    await ears.fetch([*((f"/api/tables/{ears.table}{path}", None) for path in paths), mine])


def _questions(viewer: int | None, told: Update, words: list[str]) -> Iterator[Question]:
    seat = 0 if viewer is None else viewer
    decision = told.decision or f"{told.version}.{seat}"
    yield "preview", {"seat": viewer}
    yield "log", {"viewer": viewer}
    yield "chat", {"text": "well played"}
    for move in told.moves[:MOST_MOVES]:
        yield "preview", {"seat": seat, "move": move}
        yield "play", {"seat": seat, "decision": f"0.{seat}", "move": move}
    for word in [word for word in words if word not in told.moves]:
        yield "why", {"seat": seat, "move": word}
        yield "preview", {"seat": seat, "move": word}
        yield "play", {"seat": seat, "decision": decision, "move": word}
    yield "why", {"seat": (seat + 1) % len(told.table.seats), "move": words[0]}
    yield "hint", {"seat": seat}
    yield "ping", {}


def cases(games: list[str], seed: int) -> Iterator[Case]:
    """Every game, number of players and viewer in turn, again and again with other seeds."""
    while True:
        for game in games:
            fewest, most = discovery.meta(game).players
            for players in range(fewest, most + 1):
                for viewer in (None, *range(players)):
                    seed += 1
                    yield Case(game, players, viewer, seed)


def told(difference: Difference) -> dict[str, Any]:
    """A difference as one JSON object."""
    case = difference.case
    return {
        "game": case.game,
        "players": case.players,
        "viewer": case.viewer,
        "seed": case.seed,
        "step": difference.step,
        "first": difference.first,
        "second": difference.second,
    }
