"""Reads lines of bounded length from a stream of bytes, so that an endless line can't fill the memory."""

from __future__ import annotations

from collections.abc import Iterator
from typing import BinaryIO

LONGEST = 1 << 20


def lines(stream: BinaryIO) -> Iterator[bytes | None]:
    """Each line without its end; None in place of one longer than a mebibyte."""
    while read := stream.readline(LONGEST + 1):
        if read.endswith(b"\n"):
            yield read[:-1]
        elif len(read) <= LONGEST:
            yield read
        else:
            _skip(stream)
            yield None


def _skip(stream: BinaryIO) -> None:
    """Drop the rest of a line."""
    while read := stream.readline(LONGEST):
        if read.endswith(b"\n"):
            return
