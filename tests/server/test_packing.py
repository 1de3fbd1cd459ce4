"""What is sent packed, to whom, and that it is the same once unpacked."""

from __future__ import annotations

import gzip

import httpx
import pytest

from ludoteca.server import pages
from tests.server.client import Running, served

TEXT = "/api/text/it"


async def raw(server: Running, path: str, **headers: str) -> tuple[httpx.Headers, bytes]:
    """An answer's headers and its bytes as they came over the line."""
    async with server.http.stream("GET", path, headers={"accept-encoding": "identity", **headers}) as answer:
        return answer.headers, b"".join([part async for part in answer.aiter_raw()])


@served
async def test_a_text_is_packed_for_who_reads_gzip(server: Running) -> None:
    plain_headers, plain = await raw(server, TEXT)
    headers, body = await raw(server, TEXT, **{"accept-encoding": "br, gzip;q=0.8"})
    assert "content-encoding" not in plain_headers
    assert headers["content-encoding"] == "gzip"
    assert headers["vary"] == plain_headers["vary"] == "accept-encoding"
    assert headers["content-length"] == str(len(body))
    assert gzip.decompress(body) == plain
    assert len(body) < len(plain) / 2


@served
async def test_who_refuses_gzip_gets_it_plain(server: Running) -> None:
    for asked in ("", "gzip;q=0", "br, gzip; q=0.0", "identity"):
        headers, _ = await raw(server, TEXT, **{"accept-encoding": asked})
        assert "content-encoding" not in headers, asked


@served
async def test_a_packed_text_is_known_again_by_its_tag(server: Running) -> None:
    headers, _ = await raw(server, TEXT, **{"accept-encoding": "gzip"})
    again = await server.http.get(TEXT, headers={"accept-encoding": "gzip", "if-none-match": headers["etag"]})
    assert again.status_code == 304
    assert again.content == b""


@served
async def test_answers_about_tables_and_small_ones_are_never_packed(server: Running) -> None:
    made = await server.table("North", "South")
    for path in ("/healthz", "/api/tables?show=open", f"/api/tables/{made['id']}"):
        headers, _ = await raw(server, path, **{"accept-encoding": "gzip"})
        assert "content-encoding" not in headers, path


@served
async def test_scripts_and_styles_and_drawings_are_packed_and_typefaces_are_not(server: Running) -> None:
    if not pages.inside():
        pytest.fail("build the client first: python3 dev.py setup")
    largest = {
        path.suffix: name for name, path in sorted(pages.inside().items(), key=lambda one: one[1].stat().st_size)
    }
    for kind, name in largest.items():
        headers, body = await raw(server, f"/{name}", **{"accept-encoding": "gzip"})
        if kind in (".js", ".css", ".svg"):
            assert gzip.decompress(body) == pages.content(name)
        elif kind == ".woff2":
            assert "content-encoding" not in headers
    assert {".js", ".css", ".svg", ".woff2"} <= set(largest)


@served
async def test_the_letters_of_a_page_are_named_once(server: Running) -> None:
    for path in ("/", TEXT):
        headers, _ = await raw(server, path)
        assert headers["content-type"].count("charset=utf-8") == 1
