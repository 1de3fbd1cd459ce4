"""Throws bent requests and garbage at the engine: it must answer each line once, and change nothing it refuses.

Most lines go to an engine in this process, where its state can be watched closely, some to a real one.
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
from ludoteca.engine.mutants import Mutants
from ludoteca.engine.session import Session

BATCH = 2000
STATE = b'{"do":"state"}'
ENGINE = [sys.executable, "-c", "from ludoteca.cli import main; main(['engine'])"]


def fingerprint(match: Match | None) -> tuple[Any, ...] | None:
    """Everything that a refused line must leave as it was."""
    if match is None:
        return None
    return id(match), match.state.digest(), match.chance.following, len(match.lines), len(match.struck)


def fault(line: bytes, answer: bytes | None, unchanged: bool) -> str | None:
    """What is wrong with the answer to a line."""
    if answer is None:
        return None if not line.strip(b" \t\r\n") else "no answer"
    if not answer.endswith(b"\n") or answer.count(b"\n") != 1:
        return "not one line"
    told = json.loads(answer)
    if not isinstance(told, dict):
        return "no object"
    if "error" not in told:
        return None
    if told["error"]["key"] == "internal":
        return "an internal fault"
    return None if unchanged else "refused, and yet something changed"


def inside(seed: int, lines: int) -> tuple[int, str | None]:
    """Talk with an engine in this process; how many lines it refused, and the first fault."""
    with patch("secrets.token_bytes", random.Random(seed).randbytes):
        return talk_inside(seed, lines)


def talk_inside(seed: int, lines: int) -> tuple[int, str | None]:
    """The same where all luck comes from the seed."""
    mutants, session, refused = Mutants(seed), Session(), 0
    for number in range(lines):
        line = mutants.line(session.match)
        before = fingerprint(session.match)
        answer = session.answer(line)
        wrong = fault(line, answer, fingerprint(session.match) == before)
        if wrong:
            return refused, f"seed {seed}, line {number}: {wrong}: {line[:2000]!r} → {(answer or b'')[:500]!r}"
        refused += answer is not None and b'"error":{"key"' in answer
    return refused, None


def outside(seed: int, lines: int) -> tuple[int, str | None]:
    """Talk with an engine in a process of its own, asking for the state after every line."""
    mutants, shadow, refused = Mutants(seed), Session(), 0
    with subprocess.Popen(ENGINE, stdin=subprocess.PIPE, stdout=subprocess.PIPE) as engine:
        state = ask(engine, STATE)
        for number in range(lines):
            line = mutants.line(shadow.match)
            expected = shadow.answer(line)
            answer = ask(engine, line) if expected is not None else None
            before, state = state, ask(engine, STATE)
            wrong = fault(line, answer, state == before)
            if wrong or not state:
                return refused, f"seed {seed}, line {number}: {wrong or 'it died'}: {line[:2000]!r}"
            refused += answer is not None and b'"error":{"key"' in answer
    return refused, None


def ask(engine: subprocess.Popen[bytes], line: bytes) -> bytes:
    """The answer of a real engine to a line; nothing if it died."""
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
        talk = outside if seed % 10 == 0 else inside
        more, wrong = talk(seed, BATCH)
        if wrong:
            print(f"\n{wrong}")
            return 1
        sent, refused, seed = sent + BATCH, refused + more, seed + 1
        print(f"\r{sent} lines, {refused} refused, seed {seed}", end="", flush=True)
    print()
    return 0


if __name__ == "__main__":
    sys.exit(main())
