"""Counting what people ask for: token buckets and open things, each for many keys in bounded memory."""

from __future__ import annotations

import ipaddress
import time
from collections import Counter, OrderedDict
from collections.abc import Callable
from functools import lru_cache

from ludoteca.server.values import Rate

Now = Callable[[], float]
MOST_KEYS = 50_000
MOST_READ = 4096


class Buckets:
    """A bucket for each key: holds `count`, refills evenly, and is forgotten when full again.

    When there are too many keys the one that was used longest ago is forgotten first: its bucket is the fullest.
    """

    def __init__(self, rate: Rate, now: Now = time.monotonic, most: int = MOST_KEYS) -> None:
        self.count = float(rate.count)
        self.refill = rate.count / rate.seconds
        self.now = now
        self.most = most
        self.held: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def spend(self, key: str, amount: float = 1) -> bool:
        """Take an amount from a key's bucket; False, and nothing taken, if it doesn't hold that much."""
        left, now = self._left(key), self.now()
        if left < amount:
            return False
        self.held[key] = (left - amount, now)
        self.held.move_to_end(key)
        self._forget(now)
        return True

    def wait(self, key: str, amount: float = 1) -> float:
        """Seconds until a key's bucket will hold an amount; infinite if it never does."""
        missing = amount - self._left(key)
        if amount > self.count:
            return float("inf")
        return max(0.0, missing / self.refill)

    def _left(self, key: str) -> float:
        left, since = self.held.get(key, (self.count, 0.0))
        return min(self.count, left + (self.now() - since) * self.refill)

    def _forget(self, now: float) -> None:
        while self.held:
            key, (left, since) = next(iter(self.held.items()))
            if len(self.held) <= self.most and left + (now - since) * self.refill < self.count:
                return
            del self.held[key]


class Open:
    """How many things each key has open at once, and how many there are in all."""

    def __init__(self, each: int, most: int | None = None) -> None:
        self.each = each
        self.most = most
        self.held: Counter[str] = Counter()
        self.total = 0

    def take(self, key: str) -> bool:
        """One more for a key; False if it has its share or there are too many in all."""
        if self.held[key] >= self.each or (self.most is not None and self.total >= self.most):
            self._tidy(key)
            return False
        self.held[key] += 1
        self.total += 1
        return True

    def give_back(self, key: str) -> None:
        """One fewer for a key."""
        self.held[key] -= 1
        self.total -= 1
        self._tidy(key)

    def _tidy(self, key: str) -> None:
        if not self.held[key]:
            del self.held[key]


@lru_cache(MOST_READ)
def household(address: str) -> str:
    """What counts as one address: an IPv4 address, or the IPv6 network of a household (64 bits)."""
    try:
        where = ipaddress.ip_address(address)
    except ValueError:
        return "unknown"
    if isinstance(where, ipaddress.IPv4Address):
        return str(where)
    mapped = where.ipv4_mapped
    return str(mapped) if mapped else str(ipaddress.ip_network((where, 64), strict=False))
