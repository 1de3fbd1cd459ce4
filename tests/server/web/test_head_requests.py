"""HEAD is answered like GET, without a body, on every route."""

from __future__ import annotations

import httpx

from ludoteca.server.api import accounts, catalogue, finished_tables, health, tables
from tests.support.server import RunningServer, served

MODULES = (accounts, catalogue, finished_tables, health, tables)
VALUES = {"lang": "fr", "name": "maamut", "game": "maamut"}
OTHER_PATHS = ("/", "/t/no-table", "/no-such-file.js", "/api/no-such-route", "/api/schema", "/api/qr", "/other/path")


def paths(table: str) -> list[str]:
    """A path of every GET route of the API, with a table that exists."""
    handlers = [handler for module in MODULES for handler in module.HANDLERS if "GET" in handler.http_methods]
    values = {**VALUES, "id": table}
    return [path.replace(":str", "").format(**values) for handler in handlers for path in sorted(handler.paths)]


def headers(response: httpx.Response) -> dict[str, str]:
    """The headers of a response that do not depend on the moment."""
    return {name: value for name, value in response.headers.items() if name != "date"}


@served
async def test_every_path_is_answered_alike_without_a_body(server: RunningServer) -> None:
    table = await server.table("North", "South")
    asked = [*paths(table["id"]), *OTHER_PATHS]
    assert len(asked) > 15
    statuses = set()
    for path in asked:
        got, headed = await server.http.get(path), await server.http.head(path)
        assert (headed.status_code, headers(headed), headed.content) == (got.status_code, headers(got), b""), path
        assert got.content
        statuses.add(got.status_code)
    assert statuses >= {200, 400, 404, 405}


@served
async def test_the_health_check_counts_the_bytes_of_the_body_it_leaves_out(server: RunningServer) -> None:
    response = await server.http.head("/healthz")
    assert (response.status_code, response.headers["content-length"], response.content) == (200, "2", b"")


@served
async def test_the_connection_can_be_used_again_after_head(server: RunningServer) -> None:
    raw = await server.raw()
    raw.send("".join(f"{method} /healthz HTTP/1.1\r\nHost: {{host}}\r\n\r\n" for method in ("HEAD", "GET")))
    answers = await raw.reader.readuntil(b"\r\n\r\nok")
    assert answers.count(b"HTTP/1.1 200 OK") == 2
