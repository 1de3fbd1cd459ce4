"""Clocks count the time in which a server ran, over any number of restarts, and no other."""

from __future__ import annotations

from pathlib import Path

import pytest

from ludoteca.server.lifetime import Lifetime


class Hand:
    """A clock set by hand."""

    def __init__(self) -> None:
        self.seconds = 100.0

    def __call__(self) -> float:
        """What it shows."""
        return self.seconds


def test_only_time_in_which_a_server_ran_counts(tmp_path: Path) -> None:
    clock = Hand()
    first = Lifetime(tmp_path / "alive", clock)
    clock.seconds += 5
    moment = first.lived()
    clock.seconds += 2
    first.touch()
    clock.seconds += 1000
    second = Lifetime(tmp_path / "alive", clock)
    clock.seconds += 3
    assert second.since(moment) == 5000
    second.touch()
    clock.seconds += 1000
    third = Lifetime(tmp_path / "alive", clock)
    clock.seconds += 4
    assert third.since(moment) == 9000


def test_what_a_killed_server_ran_after_its_last_mark_counts_for_nobody(tmp_path: Path) -> None:
    clock = Hand()
    first = Lifetime(tmp_path / "alive", clock)
    clock.seconds += 5
    first.touch()
    clock.seconds += 2
    moment = first.lived()
    second = Lifetime(tmp_path / "alive", clock)
    assert second.since(moment) == 0


def test_a_restored_number_goes_before_the_mark_and_what_the_data_knows_before_both(tmp_path: Path) -> None:
    clock = Hand()
    first = Lifetime(tmp_path / "alive", clock)
    clock.seconds += 50
    first.touch()
    assert Lifetime(tmp_path / "alive", clock).lived() == 50_000
    assert Lifetime(tmp_path / "alive", clock, restored=20_000).lived() == 20_000
    assert Lifetime(tmp_path / "alive", clock, restored=20_000, least=30_000).lived() == 30_000
    assert Lifetime(tmp_path / "lost", clock, least=30_000).lived() == 30_000


@pytest.mark.parametrize("text", ["", "nonsense", "12x"])
def test_a_mark_that_does_not_read_is_none(text: str, tmp_path: Path) -> None:
    (tmp_path / "alive").write_text(text)
    alive = Lifetime(tmp_path / "alive", Hand())
    assert alive.lived() == 0
    assert alive.since(None) == 0
    alive.touch()
    assert Lifetime(tmp_path / "alive", Hand()).lived() == 0


def test_a_mark_that_cannot_be_written_stops_nothing(tmp_path: Path) -> None:
    Lifetime(tmp_path / "missing" / "alive", Hand()).touch()
