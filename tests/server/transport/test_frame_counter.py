"""Frames are counted as the websockets library frames them, however the bytes are split."""

from __future__ import annotations

import random

import pytest
from websockets.frames import Frame, Opcode

from ludoteca.server.transport.frame_counter import FrameCounter

SIZES = [0, 1, 125, 126, 127, 65_535, 65_536, 70_000]


@pytest.mark.parametrize("seed", range(10))
def test_every_frame_is_counted_once_in_pieces_of_any_size(seed: int) -> None:
    rng = random.Random(seed)
    frames = [
        Frame(Opcode.TEXT, bytes(rng.choice(SIZES))).serialize(mask=rng.random() < 0.8)
        for _ in range(rng.randint(1, 40))
    ]
    stream, counter, counted = b"".join(frames), FrameCounter(), 0
    position = 0
    while position < len(stream):
        size = rng.choice([1, 2, 3, 7, 14, 1000, 50_000])
        counted += counter.count(stream[position : position + size], float("inf"))
        position += size
    assert counted == len(frames)


def test_counting_stops_after_the_number_that_ends_the_connection() -> None:
    assert FrameCounter().count(Frame(Opcode.PING, b"").serialize(mask=True) * 1000, 100) == 101
