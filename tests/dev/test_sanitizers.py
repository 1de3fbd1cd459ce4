"""The sanitized build plays on correct code and stops at memory errors the ordinary one ignores."""

from __future__ import annotations

import subprocess
import sys
from typing import TYPE_CHECKING

import pytest

from soak import sanitizers

if TYPE_CHECKING:
    from tests.dev.conftest import Checkout

PEEK = """

class Heap:
    def inner(self, n):
        return self.stones[n]

    def outer(self, n):
        return self.rest[n]
"""
PEEK_PXD = """

cdef class Heap:
    cdef int stones[4]
    cdef int rest[4]
    cpdef int inner(self, int n)
    cpdef int outer(self, int n)
"""


@pytest.fixture
def peeking(built: Checkout) -> Checkout:
    """The tiny checkout with an unchecked look into an array."""
    for name, text in (("pebbles.py", PEEK), ("pebbles.pxd", PEEK_PXD)):
        path = built.core / name
        path.write_text(path.read_text() + text)
    return built


def test_a_look_past_an_array_stops_the_sanitized_build(peeking: Checkout) -> None:
    environment = sanitizers.sanitizer_environment(sanitizers.build(peeking.root))
    assert sanitizers.runs_compiled(environment)

    def look(where: str) -> subprocess.CompletedProcess[str]:
        script = f"from ludoteca.core import pebbles; print(pebbles.Heap().{where})"
        command = [sys.executable, "-c", script]
        return subprocess.run(command, env=environment, capture_output=True, text=True)

    assert look("inner(3) + pebbles.Heap().outer(3)").stdout == "0\n"
    assert "index 4 out of bounds" in look("inner(4)").stderr
    assert "heap-buffer-overflow" in look("outer(4)").stderr
