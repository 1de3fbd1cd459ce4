"""Pipelined HTTP requests; their responses contain every byte that must be equal on both servers."""

from __future__ import annotations

import asyncio
import json
from typing import Any

RESPONSE_TIMEOUT = 600
VARYING_HEADER = b"date:"
LENGTH = b"content-length:"
END = b"\r\n\r\n"

# A path, and the JSON body to post there or None for a GET request.
Request = tuple[str, Any]


async def responses(base: str, requests: list[Request]) -> list[str]:
    """The response of the server at a base address to each request: status, headers and body."""
    host = base.removeprefix("http://")
    name, _, port = host.partition(":")
    reader, writer = await asyncio.open_connection(name, int(port))
    try:
        writer.write(b"".join(_encoded(host, *request) for request in requests))
        return [await asyncio.wait_for(_response(reader), RESPONSE_TIMEOUT) for _ in requests]
    finally:
        writer.close()


def _encoded(host: str, path: str, body: Any) -> bytes:
    """A request as bytes."""
    head = [f"{'GET' if body is None else 'POST'} {path} HTTP/1.1", f"Host: {host}"]
    data = b"" if body is None else json.dumps(body).encode()
    if body is not None:
        head += ["Content-Type: application/json", f"Content-Length: {len(data)}"]
    return "\r\n".join(head).encode() + END + data


async def _response(reader: asyncio.StreamReader) -> str:
    """Read one response; ValueError if it has no content length."""
    head = (await reader.readuntil(END)).split(b"\r\n")
    lengths = [line for line in head if line.lower().startswith(LENGTH)]
    if not lengths:
        raise ValueError(b"\n".join(head).decode())
    body = await reader.readexactly(int(lengths[0].partition(b":")[2]))
    return b"\n".join([line for line in head if not line.lower().startswith(VARYING_HEADER)] + [body]).decode()
