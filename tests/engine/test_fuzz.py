"""Some thousands of bent and broken lines against the engine; soak/fuzz_engine.py throws many more."""

from __future__ import annotations

import io

import pytest

from ludoteca.engine.engine import Engine, serve
from ludoteca.engine.line_reader import MAX_LINE_BYTES
from soak.fuzz_engine import fault, fuzz_in_process, fuzz_subprocess


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_an_engine_in_this_process_survives(seed: int) -> None:
    refused, wrong = fuzz_in_process(seed, 1000)
    assert wrong is None
    assert 300 < refused < 900


def test_a_real_engine_survives() -> None:
    refused, wrong = fuzz_subprocess(4, 700)
    assert wrong is None
    assert refused > 200


def test_an_endless_line_is_answered_once() -> None:
    sink = io.BytesIO()
    serve(io.BytesIO(b"[" * (3 * MAX_LINE_BYTES) + b'\n{"do":"hello"}\n'), sink)
    assert [b'"error"' in line for line in sink.getvalue().splitlines()] == [True, False]


def test_the_fuzzer_sees_faults() -> None:
    good = Engine().respond(b'{"do":"hello"}')
    assert fault(b"x", None, True) == "no answer"
    assert fault(b" ", None, True) is None
    assert fault(b"x", good, True) is None
    assert fault(b"x", b"{}\n{}\n", True) == "not one line"
    assert fault(b"x", b'{"error":{"key":"internal"}}\n', True) == "an internal fault"
    assert fault(b"x", b'{"error":{"key":"no"}}\n', False) == "refused, and yet something changed"
