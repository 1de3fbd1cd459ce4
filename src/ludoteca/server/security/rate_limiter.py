"""Token buckets and concurrency counters for many keys in bounded memory."""

from __future__ import annotations

import ipaddress
import time
from collections import Counter, OrderedDict
from collections.abc import Callable
from functools import lru_cache

from ludoteca.server.setting_values import Rate

Clock = Callable[[], float]
MAX_KEYS = 50_000
MAX_CACHED_ADDRESSES = 4096
IPV6_PREFIX = 64


class RateLimiter:
    """A token bucket per key: it holds `rate.count` tokens, refills evenly, and is dropped once it is full again.

    Beyond `max_keys` the least recently used key is dropped first, since its bucket is the fullest.
    """

    def __init__(self, rate: Rate, clock: Clock = time.monotonic, max_keys: int = MAX_KEYS) -> None:
        self.capacity = float(rate.count)
        self.refill = rate.count / rate.seconds
        self.clock = clock
        self.max_keys = max_keys
        self.buckets: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def spend(self, key: str, amount: float = 1) -> bool:
        """Take tokens from a key's bucket; False, with nothing taken, if it holds fewer."""
        tokens, now = self._tokens(key), self.clock()
        if tokens < amount:
            return False
        self.buckets[key] = (tokens - amount, now)
        self.buckets.move_to_end(key)
        self._evict(now)
        return True

    def wait_seconds(self, key: str, amount: float = 1) -> float:
        """Seconds until a key's bucket holds an amount; infinite if that exceeds its capacity."""
        missing = amount - self._tokens(key)
        if amount > self.capacity:
            return float("inf")
        return max(0.0, missing / self.refill)

    def _tokens(self, key: str) -> float:
        tokens, updated = self.buckets.get(key, (self.capacity, 0.0))
        return min(self.capacity, tokens + (self.clock() - updated) * self.refill)

    def _evict(self, now: float) -> None:
        """Drop full buckets, and the oldest ones beyond the maximum."""
        while self.buckets:
            key, (tokens, updated) = next(iter(self.buckets.items()))
            if len(self.buckets) <= self.max_keys and tokens + (now - updated) * self.refill < self.capacity:
                return
            del self.buckets[key]


class TokenBucket:
    """One token bucket, full at first."""

    def __init__(self, rate: Rate, clock: Clock = time.monotonic) -> None:
        self.capacity = self.tokens = float(rate.count)
        self.refill = rate.count / rate.seconds
        self.clock = clock
        self.updated = clock()

    def spend(self, amount: float) -> bool:
        """Take tokens; False, with nothing taken, if there are fewer."""
        now = self.clock()
        tokens = min(self.capacity, self.tokens + (now - self.updated) * self.refill)
        if tokens < amount:
            return False
        self.tokens, self.updated = tokens - amount, now
        return True


class ConcurrencyLimiter:
    """Counts what each key holds at the same time, with a maximum per key and one in total."""

    def __init__(self, max_per_key: int, max_total: int | None = None) -> None:
        self.max_per_key = max_per_key
        self.max_total = max_total
        self.counts: Counter[str] = Counter()
        self.total = 0

    def acquire(self, key: str) -> bool:
        """Count one more for a key; False if the key or the total is at its maximum."""
        is_full = self.max_total is not None and self.total >= self.max_total
        if is_full or self.counts[key] >= self.max_per_key:
            self._drop_zero(key)
            return False
        self.counts[key] += 1
        self.total += 1
        return True

    def release(self, key: str) -> None:
        """Count one fewer for a key."""
        self.counts[key] -= 1
        self.total -= 1
        self._drop_zero(key)

    def _drop_zero(self, key: str) -> None:
        if not self.counts[key]:
            del self.counts[key]


@lru_cache(MAX_CACHED_ADDRESSES)
def client_network(address: str) -> str:
    """The key that limits count a client by: its IPv4 address, or the /64 network of its IPv6 address."""
    try:
        parsed = ipaddress.ip_address(address)
    except ValueError:
        return "unknown"
    if isinstance(parsed, ipaddress.IPv4Address):
        return str(parsed)
    mapped = parsed.ipv4_mapped
    return str(mapped) if mapped else str(ipaddress.ip_network((parsed, IPV6_PREFIX), strict=False))
