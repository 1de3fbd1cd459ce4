"""The kit over this game, with a scrambler that shares nothing with its resample."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

from ludoteca.conformance import Subject
from ludoteca.conformance.pytest_checks import as_tests
from truffles.game import GAME

RULEBOOKS = Path(__file__).parents[1] / "rules"


def scramble(position: dict[str, Any], viewer: int | None, choose: random.Random) -> dict[str, Any]:
    """The same position with the box and the hands that the viewer can't see mixed (1.3)."""
    others = [seat for seat in (0, 1) if seat != viewer]
    unseen = [*position["box"], *(pig for seat in others for pig in position["hands"][seat])]
    choose.shuffle(unseen)
    for seat in others:
        size = len(position["hands"][seat])
        position["hands"][seat], unseen = sorted(unseen[:size]), unseen[size:]
        sealed = (position["pending"] or {}).get("sealed")
        if sealed and sealed[seat]:
            sealed[seat] = choose.choice(position["hands"][seat])
    position["box"] = sorted(unseen)
    return position


test_conforms = as_tests([Subject(GAME, RULEBOOKS, scramble, languages=("en", "it", "fr", "es"))])
