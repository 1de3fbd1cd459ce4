"""The conformance kit over this game, with a scrambler that shares nothing with its resample."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import newgame
from newgame.game import GAME

from ludoteca.conformance import Subject
from ludoteca.conformance.pytest_checks import as_tests

RULEBOOKS = Path(newgame.__file__).parent / "rulebook"


def scramble(position: dict[str, Any], viewer: int | None, choose: random.Random) -> dict[str, Any]:
    """The same position with other cards sealed by the seats that the viewer cannot look at (2.2)."""
    sealed = (position["pending"] or {}).get("sealed", [])
    for seat, card in enumerate(sealed):
        if card is not None and seat != viewer:
            sealed[seat] = choose.choice(position["hands"][seat])
    return position


test_conforms = as_tests([Subject(GAME, RULEBOOKS, scramble)])
