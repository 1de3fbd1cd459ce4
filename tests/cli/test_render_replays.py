"""`ludoteca render-replays` on the data of a stopped server."""

from __future__ import annotations

import asyncio
import re
from pathlib import Path

import pytest

from ludoteca.cli import main
from ludoteca.store import (
    DATABASE_FILE,
    OVER,
    PLAYING,
    NewTable,
    SqliteStore,
    TableChange,
    TableId,
    abandonment,
    header_text,
)
from ludoteca.table import EVERYTHING, Table
from tests.support.table_factories import GAMES, started

VIEWERS = ("0", "1", "spectator", "everything")


def finished(game: str) -> Table:
    """A game that ended by resignation."""
    table = started(game, 2)
    table.resign(1)
    return table


async def add_table(store: SqliteStore, id: str, table: Table, study: bool = False, rules: int | None = None) -> None:
    """Store a table as a server does: in play first, then over."""
    name, record = table.game.meta.name, table.record()
    header = header_text(record)
    if rules is not None:
        header = re.sub(r"^Rules: .*$", f"Rules: {rules}", header, flags=re.M)
    settings, first = {"study": study}, table.start_version
    await store.create_table(
        NewTable(
            id=TableId(id),
            game=name,
            header=header,
            version=first,
            snapshot={"secret": record.secret},
            settings=settings,
            summary={"seats": [], "study": study},
            phase=PLAYING,
        )
    )
    change = TableChange(
        table=TableId(id),
        expected_version=first,
        version=table.version,
        first_line=1,
        lines=table.lines(first),
        phase=OVER,
        header=header,
        secret=record.secret,
    )
    await store.append(change)


async def replays(folder: Path, id: str) -> dict[str, object]:
    """The stored replays of a table by viewer."""
    async with SqliteStore.open(folder / DATABASE_FILE) as store:
        return {viewer: await store.replay(TableId(id), viewer) for viewer in VIEWERS}


def render(folder: Path, *arguments: str) -> int:
    """The exit code of the command."""
    return main(["render-replays", "--data", str(folder), "--lang", "en", *arguments])


@pytest.mark.parametrize("game", GAMES)
def test_the_replays_of_a_finished_table_are_stored_once_for_every_viewer(
    game: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    table = finished(game)

    async def fill() -> None:
        async with SqliteStore.open(tmp_path / DATABASE_FILE) as store:
            await add_table(store, "one", table)

    asyncio.run(fill())
    assert render(tmp_path) == 0
    assert capsys.readouterr().out == "Replays of one table rendered.\n"
    expected = dict(zip(VIEWERS, (list(table.replay(viewer)) for viewer in (0, 1, None, EVERYTHING)), strict=True))
    assert asyncio.run(replays(tmp_path, "one")) == expected
    assert render(tmp_path) == 0
    assert capsys.readouterr().out == "No replays rendered.\n"


def test_studies_other_games_and_tables_closed_by_the_server_are_left_out(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    async def fill() -> None:
        async with SqliteStore.open(tmp_path / DATABASE_FILE) as store:
            await add_table(store, "wanted", finished(GAMES[0]))
            await add_table(store, "other", finished(GAMES[1]))
            await add_table(store, "study", finished(GAMES[0]), study=True)
            unfinished = started(GAMES[0], 2)
            new = NewTable(
                id=TableId("closed"),
                game=GAMES[0],
                header=header_text(unfinished.record()),
                version=unfinished.version,
                snapshot={"secret": unfinished.snapshot()["secret"]},
                settings={},
                summary={},
                phase=PLAYING,
                lines=unfinished.lines(unfinished.start_version),
            )
            await store.create_table(new)
            stored = await store.load_table(TableId("closed"))
            assert stored is not None
            await store.append(abandonment(stored, "server-rules-changed"))

    asyncio.run(fill())
    assert render(tmp_path, "--game", GAMES[0]) == 0
    assert capsys.readouterr().out == "Replays of one table rendered.\n"
    assert all(asyncio.run(replays(tmp_path, "wanted")).values())
    for id in ("other", "study", "closed"):
        assert not any(asyncio.run(replays(tmp_path, id)).values())


def test_a_record_of_rules_that_are_not_installed_is_counted_and_the_others_are_rendered(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    async def fill() -> None:
        async with SqliteStore.open(tmp_path / DATABASE_FILE) as store:
            await add_table(store, "old", finished(GAMES[0]), rules=0)
            await add_table(store, "new", finished(GAMES[0]))

    asyncio.run(fill())
    assert render(tmp_path) == 1
    printed = capsys.readouterr()
    assert printed.out == "Replays of one table rendered.\n"
    assert "one table doesn’t replay" in printed.err
    assert all(asyncio.run(replays(tmp_path, "new")).values())


def test_a_store_that_a_server_uses_or_that_does_not_exist_is_refused(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert render(tmp_path) == 1
    assert "doesn’t exist" in capsys.readouterr().err
    assert not (tmp_path / DATABASE_FILE).exists()

    async def while_open() -> int:
        async with SqliteStore.open(tmp_path / DATABASE_FILE):
            return await asyncio.to_thread(render, tmp_path)

    assert asyncio.run(while_open()) == 1
    assert "in use" in capsys.readouterr().err


def test_an_unknown_game_is_refused_with_a_suggestion(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert render(tmp_path, "--game", f"{GAMES[0]}x") == 1
    assert GAMES[0] in capsys.readouterr().err
