"""HTTP requests that are sent together, answered with every byte that may not differ between servers."""

from __future__ import annotations

import asyncio
import json
from typing import Any

PATIENCE = 600
VARYING = b"date:"
LENGTH = b"content-length:"
END = b"\r\n\r\n"

# A path, and what is posted there if that isn't None.
Request = tuple[str, Any]


async def answers(base: str, asked: list[Request]) -> list[str]:
    """What the server whose addresses begin so answers to each request: status, headers and body."""
    host = base.removeprefix("http://")
    name, _, port = host.partition(":")
    reader, writer = await asyncio.open_connection(name, int(port))
    try:
        writer.write(b"".join(_written(host, *one) for one in asked))
        return [await asyncio.wait_for(_answer(reader), PATIENCE) for _ in asked]
    finally:
        writer.close()


def _written(host: str, path: str, body: Any) -> bytes:
    head = [f"{'GET' if body is None else 'POST'} {path} HTTP/1.1", f"Host: {host}"]
    data = b"" if body is None else json.dumps(body).encode()
    if body is not None:
        head += ["Content-Type: application/json", f"Content-Length: {len(data)}"]
    return "\r\n".join(head).encode() + END + data


async def _answer(reader: asyncio.StreamReader) -> str:
    """One answer; ValueError if it doesn't say how long it is."""
    head = (await reader.readuntil(END)).split(b"\r\n")
    lengths = [line for line in head if line.lower().startswith(LENGTH)]
    if not lengths:
        raise ValueError(b"\n".join(head).decode())
    body = await reader.readexactly(int(lengths[0].partition(b":")[2]))
    return b"\n".join([line for line in head if not line.lower().startswith(VARYING)] + [body]).decode()
