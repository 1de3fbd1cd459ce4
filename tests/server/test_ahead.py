"""What the first page brings along: words, games, and the files that the address will ask for."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import httpx
import pytest

from ludoteca.core import discovery
from ludoteca.server import ahead, texts
from tests.server.client import Running, served

GAME = discovery.names()[0]
TOLD = re.compile(r'<script type="application/json" id="told">(.*?)</script>', re.DOTALL)
MANIFEST: dict[str, Any] = {
    "index.html": {"file": "assets/index.js", "imports": ["_base.js"], "css": ["assets/index.css"]},
    "_base.js": {"file": "assets/base.js", "css": ["assets/base.css"]},
    "src/screens/Table.svelte": {
        "file": "assets/Table.js",
        "imports": ["_base.js", "_play.js"],
        "css": ["assets/T.css"],
    },
    "_play.js": {"file": "assets/play.js", "imports": ["_base.js"]},
    f"src/games/{GAME}/index.ts": {"file": "assets/face.js", "imports": ["_play.js"], "css": ["assets/face.css"]},
    f"src/games/{GAME}/symbols.svg": {"file": "assets/symbols.svg"},
    f"src/games/{GAME}/hero.svg": {"file": "assets/hero.svg"},
}


def told(answer: httpx.Response) -> dict[str, Any]:
    """The data that a page brings along."""
    assert answer.status_code == 200
    found = TOLD.search(answer.text)
    assert found is not None
    assert "<" not in found[1]
    return dict(json.loads(found[1]))


@served
async def test_the_first_page_brings_words_and_games_of_the_language_asked_for(server: Running) -> None:
    answer = await server.http.get("/", headers={"accept-language": "it-IT,en;q=0.5"})
    data = told(answer)
    assert data["lang"] == "it"
    assert data["words"] == {"": (await server.http.get("/api/text/it")).text}
    assert data["games"] == (await server.http.get("/api/games?lang=it")).json()
    assert "accept-language" in answer.headers["vary"]


@served
async def test_a_table_brings_the_words_of_its_game_and_an_unknown_one_no_game(server: Running) -> None:
    made = await server.table("North", "South")
    game = (await server.http.get(f"/api/tables/{made['id']}")).json()["game"]
    known, unknown = [told(await server.http.get(f"/t/{id}")) for id in (made["id"], "A" * 22)]
    assert known["words"][game] == (await server.http.get(f"/api/text/en/{game}")).text
    assert list(unknown["words"]) == [""]


@served
async def test_the_page_is_the_same_for_every_table_of_a_game(server: Running) -> None:
    ids = [(await server.table("North", "South"))["id"] for _ in range(2)]
    first, second = [(await server.http.get(f"/t/{id}")).text for id in ids]
    assert first == second
    assert not any(id in first for id in ids)


def test_a_game_without_words_leaves_the_page_whole(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    def wordless(name: str, lang: str) -> None:
        raise FileNotFoundError(name)

    monkeypatch.setattr(texts, "game", wordless)
    ahead._told.cache_clear()
    found = TOLD.search(ahead.head(tmp_path, "", "", "en").decode())
    ahead._told.cache_clear()
    assert found is not None
    assert json.loads(found[1])["games"] is None


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A built client of which only the list of files is there."""
    (tmp_path / ahead.MANIFEST).write_text(json.dumps(MANIFEST))
    return tmp_path


def links(folder: Path, place: str, game: str = "") -> list[str]:
    """The files that a page's head names."""
    return re.findall(r'href="\./assets/([^"]+)"', ahead.head(folder, place, game, "en").decode())


def test_a_table_names_the_files_of_its_screen_and_game_and_none_that_every_page_has(folder: Path) -> None:
    assert links(folder, "t/x", GAME) == ["T.css", "Table.js", "play.js", "face.css", "face.js", "symbols.svg"]
    assert links(folder, "t/x") == ["T.css", "Table.js", "play.js"]


def test_the_first_screen_names_the_pictures_and_an_unknown_place_nothing(folder: Path) -> None:
    assert links(folder, "") == ["hero.svg"]
    assert links(folder, "nowhere/at/all") == []


def test_the_game_is_told_by_the_table_or_by_the_address() -> None:
    tables = {"x": "toy"}
    assert ahead.game_of("t/x", tables.get) == "toy"
    assert ahead.game_of("t/y", tables.get) == ""
    assert ahead.game_of("learn/none", tables.get) == ""
    assert ahead.game_of(f"learn/{GAME}/lesson", tables.get) == GAME
