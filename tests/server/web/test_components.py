"""The files of a game's own browser component over HTTP."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Iterator
from importlib.metadata import EntryPoint
from pathlib import Path

import pytest

from ludoteca.core import components, discovery
from ludoteca.server.api import catalogue
from ludoteca.server.web import static_files
from tests.support.server import serving_in

GAME = discovery.names()[0]
BOARD = "export const contract = 1;" * 100


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A package with a component for an installed game, named by an entry point."""
    web = tmp_path / "packages" / "some_game" / "web"
    (web / "pictures").mkdir(parents=True)
    (web.parent / "__init__.py").write_text("")
    (web / "board.js").write_text(BOARD)
    (web / "pictures" / "tree.svg").write_text("<svg/>")
    (web / "secret.py").write_text("KEY = 1")
    (web.parent / "private.js").write_text("let private;")
    monkeypatch.syspath_prepend(str(tmp_path / "packages"))
    points = [
        EntryPoint(GAME, "some_game.web:board.js", components.GROUP),
        EntryPoint("another", "no_such_package.web:board.js", components.GROUP),
        EntryPoint("third", "some_game.web:missing.js", components.GROUP),
    ]
    monkeypatch.setattr(discovery, "points", lambda group: [one for one in points if one.group == group])
    for cached in (components.modules, catalogue.game_info):
        cached.cache_clear()
    yield tmp_path
    for cached in (components.modules, catalogue.game_info):
        cached.cache_clear()
    sys.modules.pop("some_game", None)


def test_only_entry_points_with_an_existing_file_name_a_component(folder: Path) -> None:
    assert list(components.modules()) == [GAME]
    assert sorted(components.published_files(GAME)) == ["board.js", "pictures/tree.svg"]
    assert components.published_files("another") == {}


def test_the_list_of_games_names_the_component_and_the_server_serves_its_folder(folder: Path) -> None:
    async def look() -> None:
        async with serving_in(folder / "data") as server:
            games = {game["name"]: game["component"] for game in (await server.http.get("/api/games")).json()}
            assert games == {name: f"games/{GAME}/board.js" if name == GAME else None for name in discovery.names()}
            module = await server.http.get(f"/games/{GAME}/board.js")
            assert module.text == BOARD
            assert module.headers["content-type"].startswith("text/javascript")
            assert module.headers["x-content-type-options"] == "nosniff"
            assert module.headers["cache-control"] == static_files.REVALIDATE
            assert "script-src 'self'" in module.headers["content-security-policy"]
            again = await server.http.get(f"/games/{GAME}/board.js", headers={"if-none-match": module.headers["etag"]})
            assert (again.status_code, again.content) == (304, b"")
            assert (await server.http.get(f"/games/{GAME}/pictures/tree.svg")).status_code == 200

    (folder / "data").mkdir()
    asyncio.run(look())


def test_nothing_else_of_the_package_is_served(folder: Path) -> None:
    async def look() -> None:
        async with serving_in(folder / "data") as server:
            for path in ("secret.py", "../private.js", "%2e%2e/private.js", "missing.js"):
                assert (await server.http.get(f"/games/{GAME}/{path}")).status_code == 404
            assert (await server.http.get("/games/another/board.js")).status_code == 404

    (folder / "data").mkdir()
    asyncio.run(look())
