"""Buckets: what they hold, how they refill, and that they forget; time is a number here."""

from __future__ import annotations

import random

import pytest

from ludoteca.server.buckets import Buckets, Open, household
from ludoteca.server.values import Rate


class Hand:
    """A clock that is moved by hand."""

    def __init__(self) -> None:
        self.time = 1000.0

    def __call__(self) -> float:
        return self.time


def test_a_bucket_gives_its_count_and_no_more() -> None:
    hand = Hand()
    buckets = Buckets(Rate(3, 30), hand)
    assert [buckets.spend("a") for _ in range(5)] == [True, True, True, False, False]
    assert buckets.spend("b")


def test_a_bucket_refills_evenly_and_never_beyond_its_count() -> None:
    hand = Hand()
    buckets = Buckets(Rate(3, 30), hand)
    for _ in range(3):
        buckets.spend("a")
    hand.time += 9
    assert not buckets.spend("a")
    assert buckets.wait("a") == pytest.approx(1)
    hand.time += 1
    assert buckets.spend("a")
    hand.time += 10_000
    assert [buckets.spend("a") for _ in range(4)] == [True, True, True, False]


def test_what_is_refused_costs_nothing() -> None:
    hand = Hand()
    buckets = Buckets(Rate(10, 10), hand)
    assert buckets.spend("a", 8)
    assert not buckets.spend("a", 5)
    assert buckets.spend("a", 2)
    assert buckets.wait("a", 11) == float("inf")


def test_over_any_stretch_no_more_than_count_and_refill_get_through() -> None:
    luck = random.Random(7)
    hand = Hand()
    buckets = Buckets(Rate(20, 10), hand)
    got = 0
    for _ in range(3000):
        hand.time += luck.random() * 0.1
        got += buckets.spend("a")
    assert got <= 20 + (hand.time - 1000) * 2
    assert got > (hand.time - 1000) * 2 - 1


def test_full_buckets_are_forgotten_and_keys_are_bounded() -> None:
    hand = Hand()
    buckets = Buckets(Rate(2, 10), hand, most=50)
    for key in range(500):
        buckets.spend(str(key))
        assert len(buckets.held) <= 50
    hand.time += 100
    buckets.spend("late")
    assert list(buckets.held) == ["late"]


def test_open_things_are_bounded_for_each_and_in_all_and_given_back() -> None:
    counted = Open(2, most=3)
    assert [counted.take(key) for key in "aaabb"] == [True, True, False, True, False]
    counted.give_back("a")
    assert counted.take("b")
    for key in "abb":
        counted.give_back(key)
    assert (dict(counted.held), counted.total) == ({}, 0)


def test_refused_keys_leave_no_trace() -> None:
    counted = Open(1, most=1)
    counted.take("a")
    for key in range(100):
        assert not counted.take(str(key))
    assert list(counted.held) == ["a"]


def test_an_ipv6_household_is_one_address() -> None:
    assert household("2001:db8:1:2::5") == household("2001:db8:1:2:ffff::9") == "2001:db8:1:2::/64"
    assert household("2001:db8:1:3::5") != household("2001:db8:1:2::5")
    assert household("192.0.2.7") == household("::ffff:192.0.2.7") == "192.0.2.7"
    assert household("nonsense") == "unknown"
