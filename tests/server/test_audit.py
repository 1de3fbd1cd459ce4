"""Nothing hidden leaves a real server: matches that differ only in hidden things send a viewer the same bytes."""

from __future__ import annotations

import asyncio
from contextlib import aclosing
from pathlib import Path

import pytest

from ludoteca.audit import Audit, Difference
from ludoteca.core import discovery
from ludoteca.core.events import Event
from ludoteca.server.room import Room

MATCHES = 20  # about a minute of the processor for all games together


def audited(games: list[str], matches: int, folder: Path) -> tuple[Audit, Difference | None]:
    """So many matches, or fewer if one shows a difference."""

    async def some(audit: Audit) -> Difference | None:
        async with aclosing(audit.run(folder)) as played:
            async for found in played:
                if found is not None or audit.matches >= matches:
                    return found
        return None

    audit = Audit(games, 1)
    return audit, asyncio.run(some(audit))


@pytest.mark.parametrize("game", discovery.names())
def test_a_viewer_receives_the_same_bytes_whatever_is_hidden(game: str, tmp_path: Path) -> None:
    audit, found = audited([game], MATCHES, tmp_path)
    assert found is None
    assert audit.matches == MATCHES
    assert audit.different > 0
    assert audit.texts > 20 * MATCHES


def test_a_leak_in_an_event_would_be_noticed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Event, "seen_by", lambda event, viewer: event.whole())
    assert audited(discovery.names(), 40, tmp_path)[1] is not None


def test_a_leak_in_a_messages_length_would_be_noticed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    update = Room.update

    def padded(room: Room, viewer: int | None, since: int | None) -> bytes:
        told = update(room, viewer, since)
        return (
            told if room.table.phase == "gathering" else told + b" " * (sum(room.table.record().write().encode()) % 7)
        )

    monkeypatch.setattr(Room, "update", padded)
    assert audited(discovery.names(), 40, tmp_path)[1] is not None
