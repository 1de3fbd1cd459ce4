"""Plays pairs of matches on two servers and compares every byte that a viewer receives from them."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import AsyncGenerator, Iterable, Iterator
from contextlib import AsyncExitStack
from dataclasses import dataclass
from itertools import zip_longest
from pathlib import Path
from typing import Any

from ludoteca.conformance.indistinguishability import MAX_MOVES, MAX_WORDS, TablePair
from ludoteca.core import discovery
from ludoteca.tools.audit.audit_server import AuditServer, running_server
from ludoteca.tools.audit.observer import Message, Observer, Update

MAX_STEPS = 12
MAX_CONCURRENT = 8  # while one match waits for the disk, others continue


@dataclass(frozen=True, slots=True)
class Case:
    """A match to be played twice: game, number of players, viewer and random seed."""

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
class Comparison:
    """The counts of a compared match, its first difference, and what revealed the hidden facts early, if anything did.

    `steps` counts all compared steps, `different` those at which hidden facts differed.
    """

    case: Case
    steps: int = 0
    different: int = 0
    texts: int = 0
    bytes: int = 0
    difference: Difference | None = None
    revealed: str | None = None


async def comparisons(cases: Iterable[Case], folder: Path) -> AsyncGenerator[Comparison, None]:
    """The comparisons of matches in the order of the cases; MAX_CONCURRENT matches are played concurrently."""
    async with AsyncExitStack() as stack:
        servers = []
        for name in ("first", "second"):
            data = folder / name
            data.mkdir(parents=True)
            servers.append(await stack.enter_async_context(running_server(data)))
        tasks: deque[asyncio.Task[Comparison]] = deque()
        try:
            for case in cases:
                tasks.append(asyncio.create_task(_comparison(servers, case)))
                if len(tasks) == MAX_CONCURRENT:
                    yield await tasks.popleft()
            while tasks:
                yield await tasks.popleft()
        finally:
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)


async def _comparison(servers: list[AuditServer], case: Case) -> Comparison:
    """Play a match and compare it step by step until something differs or there is no further step."""
    match = PairedMatch(case)
    try:
        await match.open(servers)
        for step in range(MAX_STEPS):
            await match.compare(step)
            if match.comparison.difference is not None or not await match.step():
                break
    finally:
        await match.close()
    return match.comparison


class PairedMatch:
    """The same match on both servers, and its comparison."""

    def __init__(self, case: Case) -> None:
        self.case = case
        self.comparison = Comparison(case)
        self.pair = TablePair(case.game, case.players, case.viewer, case.seed, started=False)
        self.seats: list[list[Observer]] = [[], []]
        self.observers: list[Observer] = []
        self.tables: list[tuple[AuditServer, str]] = []

    async def open(self, servers: list[AuditServer]) -> None:
        """Connect all seats to both tables, and the viewer if it is a spectator."""
        viewer = self.case.viewer
        for server, table, seats in zip(servers, self.pair.tables, self.seats, strict=True):
            id = await server.add_table(table, self.case.seed)
            self.tables.append((server, id))
            for seat in range(self.case.players):
                seats.append(await Observer.open(server, id, seat))
            self.observers.append(await Observer.open(server, id, None) if viewer is None else seats[viewer])
        await self._wait_for_updates()

    async def compare(self, step: int) -> None:
        """Send the viewer's requests to both servers and compare everything it has received since the last step."""
        words = self.pair.words(MAX_WORDS)
        self.comparison.steps += 1
        self.comparison.different += self.pair.are_different()
        await asyncio.gather(*(_send_requests(observer, words) for observer in self.observers))
        first, second = (observer.take_received() for observer in self.observers)
        self.comparison.texts += len(first)
        self.comparison.bytes += sum(len(text.encode()) for text in first)
        if first != second:
            pairs = ((one, two) for one, two in zip_longest(first, second, fillvalue="") if one != two)
            self.comparison.difference = Difference(self.case, step, *next(pairs))

    async def step(self) -> bool:
        """Make the next step on both servers; False if there is none."""
        steps = self.pair.next_step()
        if steps is None:
            self.comparison.revealed = self.pair.revealed
            return False
        for server, (seat, do, fields, drawn) in enumerate(steps):
            self.pair.script_chance(server, drawn)
            observer = self.seats[server][seat]
            decision = self.pair.tables[server].decision(seat) if do == "play" else None
            await observer.request(
                (do, {"seat": seat, **fields, **({} if decision is None else {"decision": decision})})
            )
        await self._wait_for_updates()
        return True

    async def _wait_for_updates(self) -> None:
        """Wait until the viewer has the current version of both tables."""
        for server, table in enumerate(self.pair.tables):
            await self.observers[server].wait_for_version(table.version)

    async def close(self) -> None:
        """Close all connections and remove the tables."""
        observers = {*self.seats[0], *self.seats[1], *self.observers}
        await asyncio.gather(*(observer.close() for observer in observers))
        await asyncio.gather(*(server.remove_table(id) for server, id in self.tables))


async def _send_requests(observer: Observer, words: list[str]) -> None:
    """Send every request that a viewer may send, and some that it may not."""
    update = await observer.wait_for_version(0)
    await observer.request(*_messages(observer.viewer, update, words))
    is_over = update.table.phase == "over"  # then nothing is hidden
    paths = [""] if is_over else ["", "/record", "/replay?eyes=everything", "/analysis"]
    mine = ("/api/tables/mine", {"tables": [{"id": observer.table, "tokens": []}]})
    await observer.fetch([*((f"/api/tables/{observer.table}{path}", None) for path in paths), mine])


def _messages(viewer: int | None, update: Update, words: list[str]) -> Iterator[Message]:
    """The WebSocket messages of one step: previews, logs, chat, and legal, illegal and stale moves."""
    seat = 0 if viewer is None else viewer
    decision = update.decision or f"{update.version}.{seat}"
    yield "preview", {"seat": viewer}
    yield "log", {"viewer": viewer}
    yield "chat", {"text": "well played"}
    for move in update.moves[:MAX_MOVES]:
        yield "preview", {"seat": seat, "move": move}
        yield "play", {"seat": seat, "decision": f"0.{seat}", "move": move}
    for word in [word for word in words if word not in update.moves]:
        yield "why", {"seat": seat, "move": word}
        yield "preview", {"seat": seat, "move": word}
        yield "play", {"seat": seat, "decision": decision, "move": word}
    yield "why", {"seat": (seat + 1) % len(update.table.seats), "move": words[0]}
    yield "hint", {"seat": seat}
    yield "ping", {}


def cases(games: list[str], seed: int) -> Iterator[Case]:
    """Every game, number of players and viewer in turn, repeated for ever with other seeds."""
    while True:
        for game in games:
            fewest, most = discovery.meta(game).players
            for players in range(fewest, most + 1):
                for viewer in (None, *range(players)):
                    seed += 1
                    yield Case(game, players, viewer, seed)


def difference_fields(difference: Difference) -> dict[str, Any]:
    """A difference as a JSON object."""
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
