"""Token buckets and concurrency counters, with a clock that the tests set."""

from __future__ import annotations

import random

import pytest

from ludoteca.server.security.rate_limiter import ConcurrencyLimiter, RateLimiter, client_network
from ludoteca.server.setting_values import Rate


class ManualClock:
    """A clock that tests advance."""

    def __init__(self) -> None:
        self.time = 1000.0

    def __call__(self) -> float:
        return self.time


def test_a_bucket_holds_its_count_and_no_more() -> None:
    clock = ManualClock()
    limiter = RateLimiter(Rate(3, 30), clock)
    assert [limiter.spend("a") for _ in range(5)] == [True, True, True, False, False]
    assert limiter.spend("b")


def test_a_bucket_refills_evenly_and_never_beyond_its_count() -> None:
    clock = ManualClock()
    limiter = RateLimiter(Rate(3, 30), clock)
    for _ in range(3):
        limiter.spend("a")
    clock.time += 9
    assert not limiter.spend("a")
    assert limiter.wait_seconds("a") == pytest.approx(1)
    clock.time += 1
    assert limiter.spend("a")
    clock.time += 10_000
    assert [limiter.spend("a") for _ in range(4)] == [True, True, True, False]


def test_a_refused_request_costs_nothing() -> None:
    clock = ManualClock()
    limiter = RateLimiter(Rate(10, 10), clock)
    assert limiter.spend("a", 8)
    assert not limiter.spend("a", 5)
    assert limiter.spend("a", 2)
    assert limiter.wait_seconds("a", 11) == float("inf")


def test_over_any_period_at_most_count_and_refill_are_allowed() -> None:
    generator = random.Random(7)
    clock = ManualClock()
    limiter = RateLimiter(Rate(20, 10), clock)
    got = 0
    for _ in range(3000):
        clock.time += generator.random() * 0.1
        got += limiter.spend("a")
    assert got <= 20 + (clock.time - 1000) * 2
    assert got > (clock.time - 1000) * 2 - 1


def test_full_buckets_are_dropped_and_the_number_of_keys_is_bounded() -> None:
    clock = ManualClock()
    limiter = RateLimiter(Rate(2, 10), clock, max_keys=50)
    for key in range(500):
        limiter.spend(str(key))
        assert len(limiter.buckets) <= 50
    clock.time += 100
    limiter.spend("late")
    assert list(limiter.buckets) == ["late"]


def test_concurrency_is_bounded_per_key_and_in_total_until_released() -> None:
    counted = ConcurrencyLimiter(2, max_total=3)
    assert [counted.acquire(key) for key in "aaabb"] == [True, True, False, True, False]
    counted.release("a")
    assert counted.acquire("b")
    for key in "abb":
        counted.release(key)
    assert (dict(counted.counts), counted.total) == ({}, 0)


def test_refused_keys_use_no_memory() -> None:
    counted = ConcurrencyLimiter(1, max_total=1)
    counted.acquire("a")
    for key in range(100):
        assert not counted.acquire(str(key))
    assert list(counted.counts) == ["a"]


def test_an_ipv6_network_of_64_bits_is_one_client() -> None:
    assert client_network("2001:db8:1:2::5") == client_network("2001:db8:1:2:ffff::9") == "2001:db8:1:2::/64"
    assert client_network("2001:db8:1:3::5") != client_network("2001:db8:1:2::5")
    assert client_network("192.0.2.7") == client_network("::ffff:192.0.2.7") == "192.0.2.7"
    assert client_network("nonsense") == "unknown"
