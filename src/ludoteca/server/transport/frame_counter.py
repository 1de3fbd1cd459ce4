"""Counts the WebSocket frames in a stream of received bytes by their headers (RFC 6455, 5.2), without decoding them."""

from __future__ import annotations

MAX_HEADER = 14
EXTENDED_LENGTHS = {126: 2, 127: 8}  # how many bytes follow if the length has one of these values
MASK_BYTES = 4


class FrameCounter:
    """The state of one connection: how much of the current frame is still to come."""

    def __init__(self) -> None:
        self._payload_left = 0
        self._partial_header = b""

    def count(self, data: bytes, stop_after: float) -> int:
        """How many frames begin in the next bytes; counting stops after a number, since the connection then ends."""
        data = self._partial_header + data
        self._partial_header = b""
        position, end, frames = self._payload_left, len(data), 0
        while position < end and frames <= stop_after:
            size = frame_size(data[position : position + MAX_HEADER])
            if size is None:
                self._partial_header = data[position:]
                position = end
            else:
                position += size
                frames += 1
        self._payload_left = position - end
        return frames


def frame_size(header: bytes) -> int | None:
    """The size of the frame that begins with some bytes, header included; None if its header is incomplete."""
    if len(header) < 2:
        return None
    length = header[1] & 0x7F
    extended = EXTENDED_LENGTHS.get(length, 0)
    header_size = 2 + extended + (MASK_BYTES if header[1] & 0x80 else 0)
    if len(header) < header_size:
        return None
    return header_size + (int.from_bytes(header[2 : 2 + extended], "big") if extended else length)
