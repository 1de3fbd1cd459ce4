"""Coverage-guided fuzzing with Atheris of everything that takes bytes from outside, each target in its own process.

Rules run interpreted, so that Atheris sees which branches an input reaches. Inputs that reached new ones are added to
a working corpus under .tools; `--keep` copies the small ones of them to soak/corpus. At the end of each target the
corpus is processed again and again without Atheris, and the memory of that process must not grow.
"""

from __future__ import annotations

import argparse
import os
import shutil
import subprocess
import sys
import tempfile
from hashlib import sha256
from pathlib import Path

from tests.support.fuzz_targets import TARGETS

ROOT = Path(__file__).resolve().parent.parent
CORPUS = ROOT / "soak" / "corpus"
WORK = ROOT / ".tools" / "fuzz"
FAILING = WORK / "failing"
MAX_INPUT = {"http": 4096, "socket": 2048, "backups": 200}
USUAL_MAX_INPUT = 6000
TIMEOUT = 300  # seconds for one input, also on a busy machine
MAX_KEPT = 2000  # bytes of an input that is added to the corpus of the repository
REPLAYS = 4
MAX_GROWTH_KIB = 8192
RUN = "from tests.support.fuzz_run import main; main()"


def fuzz(target: str, seconds: float, seed: int) -> bool:
    """Fuzz a target; whether no input failed. A failing input stays in the working folder and is named."""
    found = WORK / target
    found.mkdir(parents=True, exist_ok=True)
    FAILING.mkdir(exist_ok=True)
    words = [
        f"-max_total_time={round(seconds)}",
        f"-max_len={MAX_INPUT.get(target, USUAL_MAX_INPUT)}",
        f"-timeout={TIMEOUT}",
        f"-seed={seed}",
        f"-artifact_prefix={FAILING}/{target}-",
        "-rss_limit_mb=2048",
        "-print_final_stats=1",
        str(found),
        str(CORPUS / target),
    ]
    environment = os.environ | {"LUDOTECA_INTERPRETED": "1", "LUDOTECA_QUIET": "1", "LUDOTECA_LOG": "none"}
    log = WORK / f"{target}.log"
    with log.open("wb") as file:
        done = subprocess.run(
            [sys.executable, "-c", RUN, target, str(FAILING), *words], env=environment, stdout=file, stderr=file
        )
    text = log.read_text("utf-8", "replace")
    figures = [line for line in text.splitlines() if "number_of_executed_units" in line or " cov: " in line]
    print("  " + " · ".join(figures[-2:]), flush=True)
    if done.returncode:
        print(text[-4000:])
    return done.returncode == 0


def memory_growth(target: str) -> int:
    """By how many KiB the memory of a process grew while it processed the corpus again and again."""
    words = [sys.executable, "-c", RUN, target, "--replay", str(REPLAYS), str(WORK / target), str(CORPUS / target)]
    environment = os.environ | {"LUDOTECA_QUIET": "1", "LUDOTECA_LOG": "none"}
    done = subprocess.run(words, env=environment, capture_output=True, text=True)
    if done.returncode:
        raise SystemExit(f"{target}: {done.stderr[-2000:]}")
    first, last = (int(word) for word in done.stdout.split()[-2:])
    return last - first


def keep(target: str) -> int:
    """Copy the small inputs that reach something new to the repository's corpus; their number."""
    with tempfile.TemporaryDirectory(prefix="ludoteca-merge-") as folder:
        words = [
            sys.executable,
            "-c",
            RUN,
            target,
            str(FAILING),
            "-merge=1",
            folder,
            str(CORPUS / target),
            str(WORK / target),
        ]
        environment = os.environ | {"LUDOTECA_INTERPRETED": "1", "LUDOTECA_QUIET": "1", "LUDOTECA_LOG": "none"}
        subprocess.run(words, env=environment, capture_output=True, check=True)
        known = {path.read_bytes() for path in (CORPUS / target).iterdir()}
        new = [path for path in sorted(Path(folder).iterdir()) if path.stat().st_size <= MAX_KEPT]
        new = [path for path in new if path.read_bytes() not in known]
        for path in new[:20]:
            shutil.copy(path, CORPUS / target / f"found-{sha256(path.read_bytes()).hexdigest()[:12]}")
    return len(new[:20])


def main() -> int:
    """Fuzz the targets one after the other; 1 if one failed or its memory grew."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--seconds", type=float, default=3600, help="for each target")
    parser.add_argument("--targets", default=",".join(TARGETS), help="separated by commas")
    parser.add_argument("--keep", action="store_true", help="add what was found to the corpus of the repository")
    asked = parser.parse_args()
    failing = []
    for target in asked.targets.split(","):
        print(f"{target}: {asked.seconds:g} s", flush=True)
        if not fuzz(target, asked.seconds, asked.seed):
            failing.append(f"{target} (an input that fails is in {FAILING})")
            continue
        growth = memory_growth(target)
        print(f"  memory grew by {growth} KiB in {REPLAYS} more rounds over the corpus", flush=True)
        if growth > MAX_GROWTH_KIB:
            failing.append(f"{target} (memory)")
        if asked.keep:
            print(f"  {keep(target)} inputs added to the corpus")
    for one in failing:
        print(f"failed: {one}")
    return 1 if failing else 0


if __name__ == "__main__":
    sys.exit(main())
