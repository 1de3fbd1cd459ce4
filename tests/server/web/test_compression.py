"""Which responses are compressed, for which clients, and that their content stays the same."""

from __future__ import annotations

import gzip

import httpx
import pytest

from ludoteca.server.web import static_files
from tests.support.server import RunningServer, served

TEXT = "/api/text/it"


async def raw(server: RunningServer, path: str, **headers: str) -> tuple[httpx.Headers, bytes]:
    """The headers of a response and its body as it was transferred."""
    async with server.http.stream("GET", path, headers={"accept-encoding": "identity", **headers}) as answer:
        return answer.headers, b"".join([part async for part in answer.aiter_raw()])


@served
async def test_a_text_is_compressed_for_clients_that_accept_gzip(server: RunningServer) -> None:
    for path in (TEXT, "/"):
        plain_headers, plain = await raw(server, path)
        headers, body = await raw(server, path, **{"accept-encoding": "br, gzip;q=0.8"})
        assert "content-encoding" not in plain_headers
        assert headers["content-encoding"] == "gzip"
        for vary in (plain_headers["vary"], headers["vary"]):
            assert "accept-encoding" in vary.lower()
        assert headers["content-length"] == str(len(body))
        assert gzip.decompress(body) == plain
        assert len(body) < len(plain) / 2


@served
async def test_clients_that_refuse_gzip_get_plain_text(server: RunningServer) -> None:
    for path in (TEXT, "/"):
        for asked in ("", "gzip;q=0", "br, gzip; q=0.0", "identity"):
            headers, _ = await raw(server, path, **{"accept-encoding": asked})
            assert "content-encoding" not in headers, asked


@served
async def test_a_compressed_text_is_not_sent_again_to_a_client_that_has_it(server: RunningServer) -> None:
    headers, _ = await raw(server, TEXT, **{"accept-encoding": "gzip"})
    again = await server.http.get(TEXT, headers={"accept-encoding": "gzip", "if-none-match": headers["etag"]})
    assert again.status_code == 304
    assert again.content == b""


@served
async def test_responses_about_tables_and_small_ones_are_never_compressed(server: RunningServer) -> None:
    made = await server.table("North", "South")
    for path in ("/healthz", "/api/tables?show=open", f"/api/tables/{made['id']}"):
        headers, _ = await raw(server, path, **{"accept-encoding": "gzip"})
        assert "content-encoding" not in headers, path


@served
async def test_scripts_styles_and_images_are_compressed_and_fonts_are_not(server: RunningServer) -> None:
    if not static_files.is_built():
        pytest.fail("build the client first: python3 dev.py setup")
    paths = static_files.ClientFiles(static_files.FOLDER).paths
    largest = {path.suffix: name for name, path in sorted(paths.items(), key=lambda one: one[1].stat().st_size)}
    for kind, name in largest.items():
        headers, body = await raw(server, f"/{name}", **{"accept-encoding": "gzip"})
        if kind in (".js", ".css", ".svg"):
            assert gzip.decompress(body) == paths[name].read_bytes()
        elif kind == ".woff2":
            assert "content-encoding" not in headers
    assert {".js", ".css", ".svg", ".woff2"} <= set(largest)


@served
async def test_the_charset_is_named_once(server: RunningServer) -> None:
    for path in ("/", TEXT):
        headers, _ = await raw(server, path)
        assert headers["content-type"].count("charset=utf-8") == 1
