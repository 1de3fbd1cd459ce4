"""Plays twin matches on two servers and compares every byte that a viewer receives from them."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator, Iterator
from contextlib import AsyncExitStack
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from ludoteca.audit.ears import Ears
from ludoteca.audit.servers import Server, running
from ludoteca.core import discovery
from ludoteca.table.twins import MOST_MOVES, MOST_WORDS, Twins

STEPS = 12


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


class Audit:
    """Counts what was compared; stops at the first difference."""

    def __init__(self, games: list[str], seed: int) -> None:
        self.cases = cases(games, seed)
        self.matches = 0
        self.different = 0
        self.texts = 0
        self.bytes = 0

    async def run(self, folder: Path) -> AsyncGenerator[Difference | None, None]:
        """Match after match without end, each with what differed, if anything."""
        async with AsyncExitStack() as stack:
            servers = []
            for name in ("first", "second"):
                place = folder / name
                place.mkdir(parents=True)
                servers.append(await stack.enter_async_context(running(place)))
            for case in self.cases:
                self.matches += 1
                yield await self._played(servers, case)

    async def _played(self, servers: list[Server], case: Case) -> Difference | None:
        match = Match(case)
        await match.begin(servers, self.matches)
        try:
            for step in range(STEPS):
                self.different += match.twins.are_different()
                found = self._compared(case, step, await match.listen())
                if found is not None or not await match.step():
                    return found
            return None
        finally:
            await match.end()

    def _compared(self, case: Case, step: int, heard: list[list[str]]) -> Difference | None:
        first, second = heard
        self.texts += len(first)
        self.bytes += sum(len(text.encode()) for text in first)
        if first == second:
            return None
        length = max(len(first), len(second))
        pairs = [(*one, *[""] * (length - len(one))) for one in heard]
        at = next(at for at in range(length) if pairs[0][at] != pairs[1][at])
        return Difference(case, step, pairs[0][at], pairs[1][at])


class Match:
    """The same match on both servers."""

    def __init__(self, case: Case) -> None:
        self.case = case
        self.twins = Twins(case.game, case.players, case.viewer, case.seed, begun=False)
        self.seats: list[dict[int, Ears]] = []
        self.ears: list[Ears] = []

    async def begin(self, servers: list[Server], number: int) -> None:
        """Everybody comes to both tables, and the viewer, if it is none of them."""
        for server, table in zip(servers, self.twins.tables, strict=True):
            id = await server.lay(table, number)
            seats = {seat: await Ears.at(server, id, seat) for seat in range(self.case.players)}
            self.seats.append(seats)
            viewer = self.case.viewer
            self.ears.append(await Ears.at(server, id, None) if viewer is None else seats[viewer])
        await self._settled()

    async def listen(self) -> list[list[str]]:
        """All that the viewer's two devices have heard, and hear when they ask everything they may."""
        words = self.twins.words(MOST_WORDS)
        for ears in self.ears:
            await _inquire(ears, words)
        return [ears.taken() for ears in self.ears]

    async def step(self) -> bool:
        """Play on alike on both servers, through sockets; False once that can't be done."""
        coming = self.twins.next_step()
        if coming is None:
            return False
        for server, (seat, do, words, drawn) in enumerate(coming):
            self.twins.script(server, drawn)
            ears = self.seats[server][seat]
            told = self.twins.tables[server].decision(seat) if do == "play" else None
            await ears.ask(do, seat=seat, **words, **({} if told is None else {"decision": told}))
        await self._settled()
        return True

    async def _settled(self) -> None:
        for server, table in enumerate(self.twins.tables):
            await self.ears[server].reach(table.version)

    async def end(self) -> None:
        """Hang up."""
        everybody = {id(ears): ears for seats in self.seats for ears in seats.values()}
        everybody |= {id(ears): ears for ears in self.ears}
        await asyncio.gather(*(ears.close() for ears in everybody.values()))


async def _inquire(ears: Ears, words: list[str]) -> None:
    """Ask a server everything that a viewer may ask of it, and some things that it may not."""
    viewer, told = ears.viewer, ears.update
    await ears.ask("preview", seat=viewer)
    await ears.ask("log", viewer=viewer)
    await ears.ask("chat", text="well played")
    seat = 0 if viewer is None else viewer
    decision = told["decision"] or f"{told['version']}.{seat}"
    for move in told["moves"][:MOST_MOVES]:
        await ears.ask("preview", seat=seat, move=move)
        await ears.ask("play", seat=seat, decision=f"0.{seat}", move=move)
    for word in [word for word in words if word not in told["moves"]]:
        await ears.ask("why", seat=seat, move=word)
        await ears.ask("preview", seat=seat, move=word)
        await ears.ask("play", seat=seat, decision=decision, move=word)
    await ears.ask("why", seat=(seat + 1) % len(told["table"]["seats"]), move=words[0])
    await ears.ask("hint", seat=seat)
    await ears.ask("ping")
    is_over = ears.update["table"]["phase"] == "over"  # then everything is for everybody
    for path in [""] if is_over else ["", "/record", "/replay?eyes=everything", "/analysis"]:
        await ears.fetch(f"/api/tables/{ears.table}{path}")
    await ears.fetch("/api/tables/mine", {"tables": [{"id": ears.table, "tokens": []}]})


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
