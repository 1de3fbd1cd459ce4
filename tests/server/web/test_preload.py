"""Preload hints and inlined data of the first page."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import httpx
import pytest

from ludoteca.core import discovery
from ludoteca.server.web import preload, static_files
from tests.support.server import RunningServer, served

GAME = discovery.names()[0]
DATA = re.compile(r'<script type="application/json" id="inlined-data">(.*?)</script>', re.DOTALL)
MAP: dict[str, Any] = {
    "": {"always": [], "ofGame": {}, "ofAllGames": {GAME: [{"as": "image", "file": "assets/hero.svg"}]}},
    "t/:table": {
        "always": [{"as": "style", "file": "assets/T.css"}, {"as": "script", "file": "assets/Table.js"}],
        "ofGame": {GAME: [{"as": "script", "file": "assets/face.js"}, {"as": "fetch", "file": "assets/symbols.svg"}]},
        "ofAllGames": {},
    },
}


def inlined_data(answer: httpx.Response) -> dict[str, Any]:
    """The data inlined in a page."""
    assert answer.status_code == 200
    found = DATA.search(answer.text)
    assert found is not None
    assert "<" not in found[1]
    return dict(json.loads(found[1]))


@served
async def test_the_first_page_contains_catalogue_and_games_of_the_accepted_language(server: RunningServer) -> None:
    answer = await server.http.get("/", headers={"accept-language": "it-IT,en;q=0.5"})
    data = inlined_data(answer)
    assert data["lang"] == "it"
    assert data["words"] == {"": (await server.http.get("/api/text/it")).text}
    assert data["games"] == (await server.http.get("/api/games?lang=it")).json()
    assert "accept-language" in answer.headers["vary"]


@served
async def test_the_page_of_a_table_contains_the_catalogue_of_its_game_and_an_unknown_table_none(
    server: RunningServer,
) -> None:
    made = await server.table("North", "South")
    game = (await server.http.get(f"/api/tables/{made['id']}")).json()["game"]
    known, unknown = [inlined_data(await server.http.get(f"/t/{id}")) for id in (made["id"], "A" * 22)]
    assert known["words"][game] == (await server.http.get(f"/api/text/en/{game}")).text
    assert list(unknown["words"]) == [""]


@served
async def test_the_page_is_the_same_for_every_table_of_a_game(server: RunningServer) -> None:
    ids = [(await server.table("North", "South"))["id"] for _ in range(2)]
    first, second = [(await server.http.get(f"/t/{id}")).text for id in ids]
    assert first == second
    assert not any(id in first for id in ids)


def test_the_page_loads_without_games_if_one_lacks_its_catalogue(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    def wordless(name: str, lang: str) -> None:
        raise FileNotFoundError(name)

    monkeypatch.setattr(preload, "game_info", wordless)
    preload._inlined_data.cache_clear()
    found = DATA.search(preload.head_content(tmp_path, "", "", "en").decode())
    preload._inlined_data.cache_clear()
    assert found is not None
    assert json.loads(found[1])["games"] is None


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """The folder of a built client with only its map of files."""
    (tmp_path / preload.MAP).write_text(json.dumps(MAP))
    return tmp_path


def links(folder: Path, path: str, game: str = "") -> list[str]:
    """The files that the head of a page links to."""
    return re.findall(
        r'href="\./assets/([^"]+)"', preload.head_content(folder, preload.route(folder, path), game, "en").decode()
    )


def test_a_table_preloads_the_files_of_its_screen_and_game(folder: Path) -> None:
    assert links(folder, "t/x", GAME) == ["T.css", "Table.js", "face.js", "symbols.svg"]
    assert links(folder, "t/x") == ["T.css", "Table.js"]


def test_the_lobby_preloads_its_images_and_an_unknown_path_nothing(folder: Path) -> None:
    assert links(folder, "") == ["hero.svg"]
    assert links(folder, "nowhere/at/all") == []
    assert links(folder, "t/") == []


def test_the_built_client_names_the_files_of_its_screens_and_all_of_them_exist() -> None:
    built = preload.preload_map(static_files.FOLDER)
    linked = [link["file"] for files in built.values() for link in _all_links(files)]
    assert {"", "t/:table", "replay/:table", "learn/:game/lesson"} <= built.keys()
    assert [file for file in linked if not (static_files.FOLDER / file).is_file()] == []
    assert links(static_files.FOLDER, "t/x", GAME)


def _all_links(files: dict[str, Any]) -> list[dict[str, str]]:
    of_games = [*files["ofGame"].values(), *files["ofAllGames"].values()]
    return [*files["always"], *(link for some in of_games for link in some)]


def test_the_game_comes_from_the_table_or_from_the_path() -> None:
    tables = {"x": "toy"}
    assert preload.game_of("t/x", tables.get) == "toy"
    assert preload.game_of("t/y", tables.get) == ""
    assert preload.game_of("learn/none", tables.get) == ""
    assert preload.game_of(f"learn/{GAME}/lesson", tables.get) == GAME
