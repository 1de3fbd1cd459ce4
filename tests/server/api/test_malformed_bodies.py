"""Bodies that are not UTF-8 are refused with 400 by every route that takes one, and are no error of the server."""

from __future__ import annotations

import asyncio
from pathlib import Path

from tests.server.api.test_nested_json import POST_PATHS
from tests.support.logged_errors import LoggedErrors
from tests.support.server import serving_in

BODIES = [
    b'{"game":"maam\xb0t"}',
    b'{"\xff":1}',
    b'"\xc3',
    b'{"record":"\xed\xa0\x80"}',
    b'{"name":"\\ud800"}',
    b"\x80",
]


def test_every_route_refuses_bodies_that_are_not_utf_8(tmp_path: Path) -> None:
    errors = LoggedErrors()
    errors.start()

    async def scenario() -> None:
        async with serving_in(tmp_path, limits="off") as server:
            for path in POST_PATHS:
                for body in BODIES:
                    answer = await server.http.post(path, content=body, headers={"content-type": "application/json"})
                    is_read = path.endswith("/analysis")
                    assert answer.status_code == (404 if is_read else 400), (path, body, answer.text)
                    assert answer.json()["error"]["message"]

    try:
        asyncio.run(scenario())
    finally:
        errors.stop()
    assert errors.messages == []
