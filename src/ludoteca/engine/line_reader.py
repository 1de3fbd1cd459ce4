"""Reads lines of bounded length from a byte stream, so that an endless line cannot exhaust the memory."""

from __future__ import annotations

from collections.abc import Iterator
from typing import BinaryIO

MAX_LINE_BYTES = 1 << 20


def bounded_lines(stream: BinaryIO) -> Iterator[bytes | None]:
    """Each line without its end; None in place of one longer than MAX_LINE_BYTES."""
    while read := stream.readline(MAX_LINE_BYTES + 1):
        if read.endswith(b"\n"):
            yield read[:-1]
        elif len(read) <= MAX_LINE_BYTES:
            yield read
        else:
            _skip(stream)
            yield None


def _skip(stream: BinaryIO) -> None:
    """Skip the rest of a line."""
    while read := stream.readline(MAX_LINE_BYTES):
        if read.endswith(b"\n"):
            return
