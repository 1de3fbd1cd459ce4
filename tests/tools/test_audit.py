"""Nothing hidden leaves a real server: matches that differ only in hidden things send a viewer the same bytes."""

from __future__ import annotations

import asyncio
import json
import zlib
from collections.abc import Callable, Iterable, Iterator
from contextlib import aclosing, contextmanager
from itertools import islice
from multiprocessing import Pipe
from multiprocessing import connection as pipes
from pathlib import Path
from typing import Any

import pytest

from ludoteca.cli import main
from ludoteca.conformance.indistinguishability import IN_VIEW, MAX_WORDS, TablePair
from ludoteca.core import discovery
from ludoteca.core.errors import Refused
from ludoteca.core.events import Event
from ludoteca.server.live.live_table import LiveTable
from ludoteca.server.ws.connection import Connection
from ludoteca.table import Table
from ludoteca.tools.audit import Case, Comparison, cases, comparisons
from ludoteca.tools.audit.comparisons import MAX_STEPS
from ludoteca.tools.audit.workers import WorkerEnded, results, running_workers

# Matches of a piece, so that all pieces of a game are about a minute of a processor; the command plays thousands.
MATCHES = {"kahmate": 43, "maamut": 40}
USUAL = 20
KNOWN_REVELATION = Case("mammut", 5, 1, 1129)  # a card left unused here, an animal chosen there: equal views after it


def pieces() -> Iterator[tuple[str, int, int]]:
    """Every game in at least four pieces, as many for each number of players: the game, that number, the seed."""
    for game in discovery.names():
        fewest, most = discovery.meta(game).players
        numbers = range(fewest, most + 1)
        for piece in range(-(-4 // len(numbers)) * len(numbers)):
            yield game, numbers[piece % len(numbers)], 1000 * piece + 1


def audited(played: Iterable[Case], folder: Path) -> list[Comparison]:
    """Matches, all of them or up to the first that shows a difference, which is the last then."""

    async def some() -> list[Comparison]:
        found = []
        async with aclosing(comparisons(played, folder)) as matches:
            async for one in matches:
                found.append(one)
                if one.difference is not None:
                    break
        return found

    return asyncio.run(some())


@pytest.mark.parametrize(("game", "players", "seed"), list(pieces()))
def test_a_viewer_receives_the_same_bytes_whatever_is_hidden(
    game: str, players: int, seed: int, tmp_path: Path
) -> None:
    number = MATCHES.get(game, USUAL)
    found = audited(islice((case for case in cases([game], seed) if case.players == players), number), tmp_path)
    assert found[-1].difference is None
    assert len(found) == number
    assert sum(one.different for one in found) > number
    assert sum(one.texts for one in found) > 20 * number


def test_a_leak_in_an_event_would_be_noticed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Event, "seen_by", lambda event, viewer: event.whole())
    assert audited(islice(cases(discovery.names(), 1), 40), tmp_path)[-1].difference is not None


def rehearsed(case: Case) -> tuple[TablePair, int, int]:
    """A match played without a server: how many steps there are to compare, and how many lines at the last."""
    pair = TablePair(case.game, case.players, case.viewer, case.seed)
    for step in range(MAX_STEPS):
        lines = played_lines(pair.tables[0])
        pair.words(MAX_WORDS)
        is_last = step + 1 == MAX_STEPS
        if is_last or not pair.step():
            break
    return pair, step + 1, lines


def played_lines(table: Table) -> int:
    """How many lines a table has beside those that mark a hint."""
    return sum(change.action is None or bool(change.undone) for change in table.history.changes)


def ending_in_a_revelation(game: str) -> tuple[Case, int, int]:
    """The first match of a game that a seat watches from and the rules end, after some steps, while it hides much."""
    for case in cases([game], 1):
        pair, steps, lines = rehearsed(case)
        if case.viewer is not None and pair.revealed and steps > 1 and pair.are_different():
            return case, steps, lines
    raise AssertionError


def secret(table: Table, lines: int) -> int:
    """A digest of everything at a table once it has so many lines, and always the same before."""
    match = table.match
    if match is None or played_lines(table) < lines:
        return 0
    return zlib.crc32(json.dumps(match.position()).encode())


def leak_in_the_log(lines: int, patch: pytest.MonkeyPatch) -> None:
    log = Table.log
    patch.setattr(Table, "log", lambda table, viewer: [*log(table, viewer), {"version": secret(table, lines)}])


def leak_in_a_preview(lines: int, patch: pytest.MonkeyPatch) -> None:
    preview = Table.preview

    def leaking(table: Table, *asked: Any) -> dict[str, Any]:
        answer = preview(table, *asked)
        return {**answer, "preview": {**answer["preview"], "round": secret(table, lines)}}

    patch.setattr(Table, "preview", leaking)


def leak_in_an_error(lines: int, patch: pytest.MonkeyPatch) -> None:
    submit = LiveTable.submit

    async def leaking(live: LiveTable, *asked: Any) -> int:
        try:
            return await submit(live, *asked)
        except Refused as error:
            error.fields["seat"] = str(secret(live.table, lines))
            raise

    patch.setattr(LiveTable, "submit", leaking)


def leak_in_a_size(lines: int, patch: pytest.MonkeyPatch) -> None:
    send = Connection.send

    def padded(connection: Connection, text: str) -> None:
        size = 0 if connection.live is None else secret(connection.live.table, lines) % 97
        send(connection, text + " " * size)

    patch.setattr(Connection, "send", padded)


LEAKS = [leak_in_the_log, leak_in_a_preview, leak_in_an_error, leak_in_a_size]


@pytest.mark.parametrize("leak", LEAKS)
@pytest.mark.parametrize("game", discovery.names())
def test_a_leak_just_before_a_rule_reveals_something_would_be_noticed(
    game: str, leak: Callable[[int, pytest.MonkeyPatch], None], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    case, steps, lines = ending_in_a_revelation(game)
    leak(lines, monkeypatch)
    [found] = audited([case], tmp_path)
    assert found.difference is not None
    assert found.difference.step == steps - 1


@pytest.mark.parametrize("game", discovery.names())
def test_comparing_ends_where_a_rule_reveals_something(game: str, tmp_path: Path) -> None:
    case, steps, _ = ending_in_a_revelation(game)
    [found] = audited([case], tmp_path)
    assert found.difference is None
    assert (found.steps, found.revealed) == (steps, IN_VIEW)


def test_what_a_game_lets_everybody_hear_is_no_leak(tmp_path: Path) -> None:
    [found] = audited([KNOWN_REVELATION], tmp_path)
    assert found.difference is None
    assert found.steps > 2


def test_the_command_audits_with_several_processes_and_counts_by_game(capsys: pytest.CaptureFixture[str]) -> None:
    games = discovery.names()[:2]
    assert main(["audit", *games, "--matches", "6", "--workers", "2", "--seed", "5", "--json"]) == 0
    report = json.loads(capsys.readouterr().out)
    assert (report["matches"], report["difference"]) == (6, None)
    assert sum(report["games"].values()) == 6
    assert list(report["games"]) == games


def test_a_worker_that_ends_early_raises(tmp_path: Path) -> None:
    with running_workers(discovery.names(), 1, 1, tmp_path) as receivers, pytest.raises(WorkerEnded):
        next(results([_closed(), *receivers], None))


def test_an_audit_that_loses_its_server_says_what_it_compared_and_why_it_ends(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    @contextmanager
    def stopped(*share: object) -> Iterator[list[pipes.Connection]]:
        receiver, sender = Pipe(duplex=False)
        sender.send(Comparison(KNOWN_REVELATION, steps=3, texts=70, bytes=9000))
        sender.send("ConnectionClosedError: keepalive ping timeout")
        yield [receiver]

    monkeypatch.setattr("ludoteca.cli.audit.running_workers", stopped)
    assert main(["audit", "--json", "--lang", "fr"]) == 1
    output = capsys.readouterr()
    assert json.loads(output.out)["matches"] == 1
    assert "keepalive ping timeout" in output.err
    assert output.err.startswith("L’audit s’est interrompu")


def _closed() -> pipes.Connection:
    receiver, sender = Pipe(duplex=False)
    sender.close()
    return receiver
