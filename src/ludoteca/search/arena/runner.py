"""Plays a plan on several cores and writes every finished game down at once, so that it can be taken up again."""

from __future__ import annotations

import atexit
import inspect
import json
import multiprocessing
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from dataclasses import asdict
from functools import cache
from hashlib import sha256
from importlib import import_module
from pathlib import Path
from typing import Any

from ludoteca.core import discovery
from ludoteca.core.errors import Refused
from ludoteca.search.arena import game_records
from ludoteca.search.arena.arena_game import Played, play
from ludoteca.search.arena.contestants import Contestant
from ludoteca.search.arena.plan import Plan, Table, tables
from ludoteca.search.player import Player

Stop = Callable[[Sequence[Played]], bool]


class OtherPlan(Refused):
    """A file that holds the games of another plan, or of players that have changed since."""

    key = "other-plan"


class Arena:
    """One plan, its contestants, and the games played so far; results are kept in a file, records in a folder."""

    def __init__(
        self, plan: Plan, contestants: Sequence[Contestant], path: Path | None = None, records: Path | None = None
    ) -> None:
        self.plan = plan
        self.contestants = {one.name: one for one in contestants}
        self.path = path
        self.records = records
        self.record_names = {} if records is None else game_records.file_names(plan)
        self.played: list[Played] = []
        if path is not None:
            self._take_up(path)

    def header(self) -> dict[str, Any]:
        """What the file begins with; the number of blocks may grow from one run to the next."""
        told = asdict(self.plan)
        told["contestants"] = [one.written() for one in self.contestants.values()]
        del told["blocks"]
        versions = {one.name: one.version for one in self.contestants.values() if one.version is not None}
        found = {"plan": json.loads(json.dumps(told)), "code": code(self.plan.game)}
        return {**found, "versions": versions} if versions else found

    def left(self) -> list[Table]:
        """The tables still to play."""
        done = {one["table"] for one in self.played}
        return [table for table in tables(self.plan) if table.key not in done]

    def run(self, jobs: int = 1, stop: Stop | None = None) -> Iterator[Played]:
        """Play what is left, each game as it ends; no new one is begun once `stop` says so."""
        left = self.left()
        made: Iterable[Played] = (
            _here(self.plan, self.contestants, left) if jobs == 1 else self._spread(left, jobs, stop)
        )
        for one in made:
            self._keep(one)
            yield one
            if stop is not None and stop(self.played):
                return

    def _spread(self, left: Sequence[Table], jobs: int, stop: Stop | None) -> Iterator[Played]:
        waiting = iter(left)
        _close(_made(self.plan, list(self.contestants.values())).values())  # who can't play is refused here, in words
        context = multiprocessing.get_context("spawn")
        start = (self.plan, list(self.contestants.values()))
        with ProcessPoolExecutor(jobs, context, _begin, start) as pool:
            running: set[Future[Played]] = set()
            while True:
                is_over = stop is not None and stop(self.played)
                while not is_over and len(running) < 2 * jobs and (table := next(waiting, None)) is not None:
                    running.add(pool.submit(_play, table))
                if not running:
                    return
                done, running = wait(running, return_when=FIRST_COMPLETED)
                for future in done:
                    yield future.result()

    def _keep(self, one: Played) -> None:
        text = one.pop("record")
        if self.records is not None:
            one["record"] = self.record_names[one["table"]]
            game_records.write(self.records, one["record"], text)
        self.played.append(one)
        if self.path is not None:
            with self.path.open("a", encoding="utf-8") as file:
                file.write(json.dumps(one) + "\n")

    def _take_up(self, path: Path) -> None:
        if not path.exists():
            path.write_text(json.dumps(self.header()) + "\n", encoding="utf-8")
            return
        text = path.read_text(encoding="utf-8", errors="replace")
        lines = text.splitlines()
        try:
            told, own = json.loads(lines[0]), self.header()
            is_same = told in (own, {"plan": own["plan"], "code": own["code"]})  # versions may be left untold
        except (ValueError, IndexError):
            is_same = False
        if not is_same:
            raise OtherPlan(f"{path} holds another plan's games", file=str(path))
        if not text.endswith("\n"):
            with path.open("a", encoding="utf-8") as file:
                file.write("\n")
        found: dict[str, Played] = {}
        for line in lines[1:]:
            try:
                one = json.loads(line)
            except ValueError:
                continue  # a line cut short when the run was stopped
            found.setdefault(one["table"], one)  # two runs at once may have played the same
        self.played = list(found.values())


@cache
def code(*games: str) -> str:
    """A fingerprint of some games' rules and of the players: games of two versions are never counted together."""
    package = Path(__file__).parents[2]
    owners = [Path(inspect.getfile(import_module(discovery.meta(game).package))).parent for game in games]
    total = sha256()
    for folder in (package / "core", package / "search", *owners):
        for path in sorted(one for one in folder.iterdir() if one.suffix in (".py", ".pxd")):
            total.update(f"{folder.name}/{path.name}".encode() + b"\0" + path.read_bytes())
    return total.hexdigest()[:16]


def _here(plan: Plan, contestants: dict[str, Contestant], left: Sequence[Table]) -> Iterator[Played]:
    players = _made(plan, list(contestants.values()))
    try:
        for table in left:
            yield play(plan, table, contestants, players)
    finally:
        _close(players.values())


def _made(plan: Plan, contestants: Sequence[Contestant]) -> dict[str, Player]:
    """Everybody's player; none is left running if one can't be made."""
    game = discovery.game(plan.game)
    found: dict[str, Player] = {}
    try:
        for one in contestants:
            found[one.name] = one.player(game)
    except Refused:
        _close(found.values())
        raise
    return found


def _close(players: Iterable[Player]) -> None:
    """End the programs of some players."""
    for player in players:
        player.close()


_own: dict[str, Any] = {}


def _begin(plan: Plan, contestants: Sequence[Contestant]) -> None:
    """A worker process makes its own players once."""
    _own["plan"], _own["players"] = plan, _made(plan, contestants)
    _own["contestants"] = {one.name: one for one in contestants}
    atexit.register(_close, _own["players"].values())


def _play(table: Table) -> Played:
    return play(_own["plan"], table, _own["contestants"], _own["players"])
