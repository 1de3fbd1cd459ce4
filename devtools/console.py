"""Telling the person at the keyboard what is being done, and running programs so that a failure says what to do."""

from __future__ import annotations

import contextlib
import os
import shlex
import subprocess
import sys
import time
from collections.abc import Iterator, Sequence
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
TOOLS = ROOT / ".tools"
NETWORK = "Is the network reachable, and the disk not full? Then run this again."


class Trouble(Exception):
    """A failure to be told to the person at the keyboard: what happened, and what to do."""


def say(text: str) -> None:
    """Print one line at once."""
    print(text, file=sys.stderr, flush=True)


@contextlib.contextmanager
def step(label: str) -> Iterator[None]:
    """Show what is being done, and afterwards how long it took."""
    start = time.monotonic()
    print(f"· {label} …", end="", file=sys.stderr, flush=True)
    try:
        yield
    except BaseException:
        say("")
        raise
    say(f" {time.monotonic() - start:.1f} s")


def run(command: Sequence[object], advice: str, **env: str) -> str:
    """The output of a command; if it fails, Trouble with the end of the output and the advice."""
    return run_in(ROOT, command, advice, **env)


def run_in(folder: Path, command: Sequence[object], advice: str, **env: str) -> str:
    """The same in another folder than the checkout's."""
    words = [str(word) for word in command]
    try:
        done = subprocess.run(
            words,
            cwd=folder,
            env={**os.environ, **env},
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            errors="replace",
        )
    except OSError as failure:
        raise Trouble(f"{words[0]} does not start: {failure}\n{advice}") from None
    if done.returncode:
        tail = "\n".join(done.stdout.splitlines()[-30:])
        raise Trouble(f"{tail}\n\n{shlex.join(words)} failed.\n{advice}")
    return done.stdout
