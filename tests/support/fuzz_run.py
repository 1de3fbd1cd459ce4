"""The process of a fuzzing run: a target under Atheris, or the inputs of some folders again and again without it."""

from __future__ import annotations

import gc
import os
import sys
import traceback
from hashlib import sha256
from pathlib import Path
from types import FunctionType

from ludoteca.core import discovery
from tests.support.fuzz_targets import TARGETS, Target

WARM_UP_ROUNDS = 2


def main() -> None:
    """`TARGET FOLDER-FOR-FAILING-INPUTS ARGUMENTS-OF-LIBFUZZER…` or `TARGET --replay ROUNDS FOLDER…`."""
    target, *words = sys.argv[1:]
    if words[0] == "--replay":
        replay(target, int(words[1]), [Path(word) for word in words[2:]])
    else:
        fuzz(target, Path(words[0]), words[1:])


def fuzz(name: str, folder: Path, words: list[str]) -> None:
    """Let Atheris call the target until the time is over; a failing input ends the process.

    The functions are instrumented after they were imported, since the build guard loads modules past import hooks.
    """
    import atheris

    with TARGETS[name]() as process:
        for game in discovery.names():
            discovery.game(game)
        for path in [one for corpus in map(Path, words) if corpus.is_dir() for one in sorted(corpus.iterdir())]:
            attempt(process, path.read_bytes(), folder)  # imports what is imported late
        for function in [one for one in gc.get_objects() if type(one) is FunctionType]:
            if (function.__module__ or "").startswith("ludoteca."):
                atheris.instrument_func(function)
        atheris.Setup([name, *words], lambda data: attempt(process, data, folder))
        atheris.Fuzz()


def attempt(process: Target, data: bytes, folder: Path) -> None:
    """Process an input; if that fails, write the input to a file, print why, and end the process."""
    try:
        process(data)
    except BaseException:
        path = folder / f"failing-{sha256(data).hexdigest()[:12]}"
        path.write_bytes(data)
        traceback.print_exc()
        print(f"the input is in {path}", file=sys.stderr, flush=True)
        os._exit(1)


def replay(name: str, rounds: int, folders: list[Path]) -> None:
    """Process all inputs in some rounds; print the resident memory in KiB before and after all but the first two.

    Each round has a target of its own, such as a new server: the tables that a server keeps are no leak.
    """
    inputs = [path.read_bytes() for folder in folders for path in sorted(folder.iterdir())]
    before = 0
    for number in range(WARM_UP_ROUNDS + rounds):
        if number == WARM_UP_ROUNDS:
            before = resident_kib()
        with TARGETS[name]() as process:
            for data in inputs:
                process(data)
    print(before, resident_kib())


def resident_kib() -> int:
    """The resident memory of this process after a collection."""
    gc.collect()
    pages = int(Path("/proc/self/statm").read_text().split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE") // 1024
