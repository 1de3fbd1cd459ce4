"""Fuzzes the engine with mutated requests and garbage: one response per line, and a refused line changes nothing.

Most lines go to an engine in this process, whose state is inspected; some to a separate process.
"""

from __future__ import annotations

import argparse
import json
import random
import subprocess
import sys
import time
from typing import Any
from unittest.mock import patch

from ludoteca.core.match import Match
from ludoteca.core.state import digest
from ludoteca.engine.engine import Engine
from tests.support.request_mutator import RequestMutator

BATCH = 2000
STATE = b'{"do":"state"}'
ENGINE = [sys.executable, "-c", "from ludoteca.cli import main; main(['engine'])"]


def fingerprint(match: Match | None) -> tuple[Any, ...] | None:
    """Everything that a refused line must leave unchanged."""
    if match is None:
        return None
    return id(match), digest(match.state), match.chance.following, len(match.lines), len(match.struck)


def fault(line: bytes, answer: bytes | None, unchanged: bool) -> str | None:
    """What is wrong with the response to a line, or None."""
    if answer is None:
        return None if not line.strip(b" \t\r\n") else "no answer"
    if not answer.endswith(b"\n") or answer.count(b"\n") != 1:
        return "not one line"
    response = json.loads(answer)
    if not isinstance(response, dict):
        return "no object"
    if "error" not in response:
        return None
    if response["error"]["key"] == "internal":
        return "an internal fault"
    return None if unchanged else "refused, and yet something changed"


def fuzz_in_process(seed: int, lines: int) -> tuple[int, str | None]:
    """Fuzz an engine in this process; the number of refused lines, and the first fault."""
    with patch("secrets.token_bytes", random.Random(seed).randbytes):
        return fuzz_seeded(seed, lines)


def fuzz_seeded(seed: int, lines: int) -> tuple[int, str | None]:
    """The same with all randomness from the seed."""
    mutator, engine, refused = RequestMutator(seed), Engine(), 0
    for number in range(lines):
        line = mutator.line(engine.match)
        before = fingerprint(engine.match)
        answer = engine.respond(line)
        wrong = fault(line, answer, fingerprint(engine.match) == before)
        if wrong:
            return refused, f"seed {seed}, line {number}: {wrong}: {line[:2000]!r} → {(answer or b'')[:500]!r}"
        refused += answer is not None and b'"error":{"key"' in answer
    return refused, None


def fuzz_subprocess(seed: int, lines: int) -> tuple[int, str | None]:
    """Fuzz an engine in a subprocess, comparing its state after every line."""
    mutator, shadow, refused = RequestMutator(seed), Engine(), 0
    with subprocess.Popen(ENGINE, stdin=subprocess.PIPE, stdout=subprocess.PIPE) as engine:
        state = ask(engine, STATE)
        for number in range(lines):
            line = mutator.line(shadow.match)
            expected = shadow.respond(line)
            answer = ask(engine, line) if expected is not None else None
            before, state = state, ask(engine, STATE)
            wrong = fault(line, answer, state == before)
            if wrong or not state:
                return refused, f"seed {seed}, line {number}: {wrong or 'it died'}: {line[:2000]!r}"
            refused += answer is not None and b'"error":{"key"' in answer
    return refused, None


def ask(engine: subprocess.Popen[bytes], line: bytes) -> bytes:
    """The response of the subprocess to a line; empty if it has exited."""
    assert engine.stdin is not None
    assert engine.stdout is not None
    engine.stdin.write(line + b"\n")
    engine.stdin.flush()
    return engine.stdout.readline()


def main() -> int:
    """Fuzz until the time is over; 1 at the first fault."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--seconds", type=float, default=300)
    asked = parser.parse_args()
    sent = refused = 0
    seed, end = asked.seed, time.monotonic() + asked.seconds
    while sent == 0 or time.monotonic() < end:
        fuzz = fuzz_subprocess if seed % 10 == 0 else fuzz_in_process
        more, wrong = fuzz(seed, BATCH)
        if wrong:
            print(f"\n{wrong}")
            return 1
        sent, refused, seed = sent + BATCH, refused + more, seed + 1
        print(f"\r{sent} lines, {refused} refused, seed {seed}", end="", flush=True)
    print()
    return 0


if __name__ == "__main__":
    sys.exit(main())
