"""The tests of this folder hold for the template game too, an outsider with chance and a sealed choice."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

from tests.conformance.conftest import installed

__all__ = ["installed"]

HERE = Path(__file__).parent


def test_the_template_game_is_played_at_tables_too(installed: dict[str, str]) -> None:
    options = ("-q", "-p", "no:cacheprovider", "-p", "no:xdist", "-k", "truffles")
    command = [sys.executable, "-m", "pytest", *options, str(HERE)]
    done = subprocess.run(command, env=installed, cwd=HERE.parents[1], capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr
    assert " passed" in done.stdout
