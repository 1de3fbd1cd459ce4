"""Challenges: one purpose, one use, five minutes, and no memory for those that are only asked for."""

from __future__ import annotations

import pytest

from ludoteca.server.security import challenges as module
from ludoteca.server.security.challenges import LIFETIME, Challenges


def test_a_challenge_is_used_once_for_its_purpose() -> None:
    challenges = Challenges()
    one, other = challenges.issue("sign-in"), challenges.issue("sign-in")
    assert one != other
    assert challenges.is_open(one, "sign-in")
    assert not challenges.use(one, "confirm")
    assert challenges.use(one, "sign-in")
    assert not challenges.is_open(one, "sign-in")
    assert not challenges.use(one, "sign-in")
    assert challenges.use(other, "sign-in")


def test_a_challenge_expires() -> None:
    now = [1000.0]
    challenges = Challenges(lambda: now[0])
    one = challenges.issue("sign-in")
    now[0] += LIFETIME - 1
    assert challenges.is_open(one, "sign-in")
    now[0] += 2
    assert not challenges.use(one, "sign-in")


def test_a_changed_challenge_and_one_of_another_process_are_not_open() -> None:
    challenges = Challenges()
    one = challenges.issue("sign-in")
    for index in range(len(one)):
        changed = bytearray(one)
        changed[index] ^= 1
        assert not challenges.is_open(bytes(changed), "sign-in")
    for wrong in (b"", one[:-1], one + b"x", Challenges().issue("sign-in")):
        assert not challenges.is_open(wrong, "sign-in")


def test_used_challenges_are_bounded_and_forgotten_once_they_expired(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "MAX_USED", 3)
    now = [1000.0]
    challenges = Challenges(lambda: now[0])
    issued = [challenges.issue("sign-in") for _ in range(5)]
    assert [challenges.use(one, "sign-in") for one in issued] == [True, True, True, False, False]
    now[0] += LIFETIME + 1
    assert challenges.use(challenges.issue("sign-in"), "sign-in")
