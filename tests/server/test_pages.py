"""The client's first page over HTTP, wherever it lives."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from ludoteca.server import pages
from tests.server.client import serving_in


@pytest.mark.parametrize("base", ["", "/games", "/some/games"])
def test_the_first_page_is_told_the_path_it_lives_under(
    base: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    bare = b"<head>" + pages.BASE + pages.END
    monkeypatch.setattr(pages, "content", lambda name: bare if name == pages.FIRST else None)

    async def look() -> None:
        async with serving_in(tmp_path, base_path=base) as server:
            for place in ("/", "/t/abc", "/learn", "/learn/any"):
                assert f'<base href="{base}/" />' in await server.get(base + place)
            if base:
                await server.get("/", 404)

    asyncio.run(look())
