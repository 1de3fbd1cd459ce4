"""Nothing hidden leaves a real server: matches that differ only in hidden things send a viewer the same bytes."""

from __future__ import annotations

import asyncio
import json
from contextlib import aclosing
from itertools import islice
from multiprocessing import Pipe
from multiprocessing.connection import Connection
from pathlib import Path

import pytest

from ludoteca.audit import Compared, cases, compared
from ludoteca.audit.crew import Ended, crew, told_by
from ludoteca.cli import main
from ludoteca.core import discovery
from ludoteca.core.events import Event
from ludoteca.server.room import Room

MATCHES = 40  # as many as the time of the whole suite allows; the command plays thousands


def audited(games: list[str], matches: int, folder: Path) -> list[Compared]:
    """So many matches, or fewer if one shows a difference, which is the last then."""

    async def some() -> list[Compared]:
        found = []
        async with aclosing(compared(islice(cases(games, 1), matches), folder)) as played:
            async for one in played:
                found.append(one)
                if one.difference is not None:
                    break
        return found

    return asyncio.run(some())


@pytest.mark.parametrize("game", discovery.names())
def test_a_viewer_receives_the_same_bytes_whatever_is_hidden(game: str, tmp_path: Path) -> None:
    found = audited([game], MATCHES, tmp_path)
    assert found[-1].difference is None
    assert len(found) == MATCHES
    assert sum(one.different for one in found) > MATCHES
    assert sum(one.texts for one in found) > 20 * MATCHES


def test_a_leak_in_an_event_would_be_noticed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Event, "seen_by", lambda event, viewer: event.whole())
    assert audited(discovery.names(), 40, tmp_path)[-1].difference is not None


def test_a_leak_in_a_messages_length_would_be_noticed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    update = Room.update

    def padded(room: Room, viewer: int | None, since: int | None) -> bytes:
        told = update(room, viewer, since)
        return (
            told if room.table.phase == "gathering" else told + b" " * (sum(room.table.record().write().encode()) % 7)
        )

    monkeypatch.setattr(Room, "update", padded)
    assert audited(discovery.names(), 40, tmp_path)[-1].difference is not None


def test_the_command_audits_with_several_processes_and_counts_by_game(capsys: pytest.CaptureFixture[str]) -> None:
    games = discovery.names()[:2]
    assert main(["audit", *games, "--matches", "6", "--workers", "2", "--seed", "5", "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert (told["matches"], told["difference"]) == (6, None)
    assert sum(told["games"].values()) == 6
    assert list(told["games"]) == games


def test_a_process_that_ends_too_soon_is_told(tmp_path: Path) -> None:
    with crew(discovery.names(), 1, 1, tmp_path) as ears, pytest.raises(Ended):
        next(told_by([_closed(), *ears], None))


def _closed() -> Connection:
    ear, mouth = Pipe(duplex=False)
    mouth.close()
    return ear
