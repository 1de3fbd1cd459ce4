"""The kit over every game of this repository, in all languages; no game is named."""

from __future__ import annotations

import importlib.util
from pathlib import Path

from ludoteca.conformance import Scrambler, Subject
from ludoteca.conformance.pytest_checks import as_tests
from ludoteca.core import discovery
from ludoteca.i18n import LANGUAGES

ROOT = Path(__file__).parents[2]


def scrambler(name: str) -> Scrambler | None:
    """A game's own scrambler: the function `scramble` of tests/games/NAME/scrambler.py, if there is one."""
    path = ROOT / "tests" / "games" / name / "scrambler.py"
    spec = importlib.util.spec_from_file_location(f"{name}_scrambler", path) if path.is_file() else None
    if spec is None or spec.loader is None:
        return None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    found: Scrambler = module.scramble
    return found


SUBJECTS = [
    Subject(discovery.game(name), ROOT / "docs" / "rules", scrambler(name), languages=LANGUAGES)
    for name, meta in discovery.metas().items()
    if meta.package.startswith("ludoteca.")
]

test_conforms = as_tests(SUBJECTS)
