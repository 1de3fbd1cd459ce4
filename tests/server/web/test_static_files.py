"""The client's files and first page over HTTP."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any

import pytest

from ludoteca.server.web import static_files
from tests.support.server import RunningServer, serving_in

INDEX = b"<head>" + static_files.BASE_TAG + static_files.HEAD_END
SCRIPT = b"let answer = 42;" * 100


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A client with three files in place of the built one; data of the server goes beside it."""
    client = tmp_path / "client"
    for name, content in (("index.html", INDEX), ("assets/app-1a2b.js", SCRIPT), ("icon.svg", b"<svg/>")):
        (client / name).parent.mkdir(parents=True, exist_ok=True)
        (client / name).write_bytes(content)
    monkeypatch.setattr(static_files, "FOLDER", client)
    return tmp_path


def with_server(folder: Path, test: Callable[[RunningServer], Coroutine[Any, Any, None]], **given: str) -> None:
    """Run a test against a server with these settings."""

    async def run() -> None:
        async with serving_in(folder / "data", **given) as server:
            await test(server)

    (folder / "data").mkdir()
    asyncio.run(run())


@pytest.mark.parametrize("base", ["", "/games", "/some/games"])
def test_the_first_page_contains_its_base_path(base: str, folder: Path) -> None:
    async def look(server: RunningServer) -> None:
        for place in ("/", "/t/abc", "/learn", "/learn/any"):
            assert f'<base href="{base}/" />' in await server.get(base + place)
        if base:
            await server.get("/", 404)

    with_server(folder, look, base_path=base)


def test_hashed_assets_are_immutable_and_other_files_are_revalidated(folder: Path) -> None:
    async def look(server: RunningServer) -> None:
        found = [
            (await server.http.get(path)).headers["cache-control"] for path in ("/assets/app-1a2b.js", "/icon.svg", "/")
        ]
        assert found == ["public, max-age=31536000, immutable", "no-cache", "no-cache"]

    with_server(folder, look)


def test_an_unknown_file_or_api_route_is_an_error_in_words(folder: Path) -> None:
    async def look(server: RunningServer) -> None:
        for path in ("/assets/none.js", "/api/none", "/../secret.txt", "/%2e%2e/secret.txt"):
            answer = await server.http.get(path)
            assert (answer.status_code, answer.json()["error"]["key"]) == (404, "server-no-page"), path

    with_server(folder, look)


def test_a_head_request_has_the_headers_and_no_body(folder: Path) -> None:
    async def look(server: RunningServer) -> None:
        for path in ("/", "/assets/app-1a2b.js"):
            got, headed = await server.http.get(path), await server.http.head(path)
            assert (headed.status_code, headed.content) == (200, b"")
            for name in ("content-length", "content-type", "content-encoding", "etag"):
                assert headed.headers.get(name) == got.headers.get(name), name

    with_server(folder, look)


def test_a_client_that_has_the_file_gets_only_its_tag(folder: Path) -> None:
    async def look(server: RunningServer) -> None:
        for path in ("/", "/icon.svg", "/assets/app-1a2b.js"):
            tag = (await server.http.get(path)).headers["etag"]
            again = await server.http.get(path, headers={"if-none-match": tag})
            assert (again.status_code, again.content, again.headers["etag"]) == (304, b"", tag)
            other = await server.http.get(path, headers={"if-none-match": 'W/"other"'})
            assert other.status_code == 200

    with_server(folder, look)


def test_without_a_built_client_the_first_page_says_so(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(static_files, "FOLDER", folder / "none")

    async def look(server: RunningServer) -> None:
        assert "isn't built" in await server.get("/")

    with_server(folder, look)
