"""Deeply nested JSON is refused with 400 by every route that takes a body, with one log line and no error."""

from __future__ import annotations

import asyncio
import logging
from pathlib import Path
from typing import Any

import pytest

from ludoteca.i18n import LANGUAGES, translator
from ludoteca.server.api import accounts, catalogue, finished_tables, health, tables
from ludoteca.server.api.requests import MAX_DEPTH, is_deeper
from tests.support.server import serving_in

MODULES: tuple[Any, ...] = (tables, finished_tables, accounts, catalogue, health)
POST_PATHS = sorted(
    path.replace("{id:str}", "0123456789012345678901")
    for module in MODULES
    for handler in module.HANDLERS
    if "POST" in handler.http_methods
    for path in handler.paths
)
BOMBS = [
    b"[" * 100_000,
    b'{"a":' * 100_000,
    b"[" * 5_000 + b"]" * 5_000,
    b'{"game":"maamut","players":2,"options":' + b'{"a":' * 900 + b"1" + b"}" * 901,
    b'{"game":"maamut","players":2,"position":' + b"[" * 300 + b"]" * 300 + b"}",
    b'{"record":' + b"[" * 2_000 + b"]" * 2_000 + b"}",
]


def test_every_route_with_a_body_refuses_nested_json_with_one_log_line(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.INFO, "ludoteca")

    async def scenario() -> None:
        async with serving_in(tmp_path, limits="off") as server:
            for path in POST_PATHS:
                for body in BOMBS:
                    caplog.clear()
                    answer = await server.http.post(path, content=body, headers={"content-type": "application/json"})
                    is_read = path.endswith("/analysis")
                    assert answer.status_code == (404 if is_read else 400), (path, body[:40], answer.text)
                    assert answer.json()["error"]["message"]
                    assert len([record for record in caplog.records if record.name.startswith("ludoteca")]) == 1

    asyncio.run(scenario())


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_refusal_is_translated(lang: str, tmp_path: Path) -> None:
    async def scenario() -> None:
        async with serving_in(tmp_path) as server:
            headers = {"content-type": "application/json", "accept-language": lang}
            answer = await server.http.post("/api/tables", content=BOMBS[2], headers=headers)
            assert answer.json()["error"]["message"] == translator(lang).translate("error-server-too-deep")

    asyncio.run(scenario())


def test_the_depth_counts_lists_and_objects() -> None:
    value: Any = 1
    for level in range(MAX_DEPTH):
        value = {"a": value, "b": 2} if level % 2 else [value, 3]
    assert not is_deeper(value, MAX_DEPTH)
    assert is_deeper([value], MAX_DEPTH)
