"""The README's picture is what the terminal shows."""

from __future__ import annotations

import runpy
from pathlib import Path

PICTURES = Path(__file__).parents[2] / "docs" / "pictures"


def test_the_picture_of_the_terminal_is_up_to_date() -> None:
    script = runpy.run_path(str(PICTURES / "make_terminal.py"))
    drawn = script["picture"](script["shown"]())
    assert drawn == (PICTURES / "terminal.svg").read_text("utf-8"), "run docs/pictures/make_terminal.py"
