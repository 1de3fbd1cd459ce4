"""The kit as pytest tests: one test for each game and promise, none of them named here."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pytest

from ludoteca.conformance.kit import CHECKS, Check
from ludoteca.conformance.subject import Subject


def as_tests(subjects: Sequence[Subject]) -> Callable[[Subject, Check], None]:
    """A test function, to be bound to a name that begins with test_, over all these games and all promises."""

    @pytest.mark.parametrize("check", CHECKS, ids=[check.name for check in CHECKS])
    @pytest.mark.parametrize("subject", subjects, ids=[subject.game.meta.name for subject in subjects])
    def test(subject: Subject, check: Check) -> None:
        print(f"effort: {subject.effort}")
        check.run(subject)

    return test
