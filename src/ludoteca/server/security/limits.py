"""The server's limits per address, seat and table, in bounded memory.

An address is a client network: behind a trusted proxy the forwarded address, of IPv6 its /64 network.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Collection

from ludoteca.server.security.rate_limiter import Clock, ConcurrencyLimiter, RateLimiter, client_network
from ludoteca.server.setting_values import Rate
from ludoteca.server.settings import Settings

RATE_SETTINGS = (
    *("address_requests", "address_messages", "address_bytes", "address_tables", "address_chat"),
    *("seat_messages", "seat_bytes", "seat_chat", "table_messages", "table_bytes", "table_chat"),
)
ANALYSES = "thoughts"  # the label of this limit in the metrics
ANALYSIS_RATE = Rate(60, 600)


def table_scope(table: str, is_member: bool) -> str:
    """The key of a table's limits: members and spectators are counted apart."""
    return table if is_member else f"{table} watching"


class Limits:
    """Checks before work is done for a client; False refuses it. Without settings everything is allowed.

    `on_limited` is called with the name of every limit that refuses something.
    """

    def __init__(
        self,
        settings: Settings | None = None,
        on_limited: Callable[[str], None] = lambda limit: None,
        clock: Clock = time.monotonic,
    ) -> None:
        self.settings = settings
        self.on_limited = on_limited
        self.unfinished_tables = 0
        self.is_enabled = settings is not None and settings.limits
        if settings is not None:
            rates = {name: getattr(settings, name) for name in RATE_SETTINGS} | {ANALYSES: ANALYSIS_RATE}
            self.rates = {name: RateLimiter(rate, clock) for name, rate in rates.items()}
            self.sockets = ConcurrencyLimiter(settings.address_sockets, settings.most_sockets)
            self.table_sockets = ConcurrencyLimiter(settings.table_sockets)

    def allow_request(self, address: str) -> bool:
        """Whether an address may make one more request."""
        return self._spend(("address_requests", client_network(address), 1))

    def allow_table(self, address: str) -> bool:
        """Whether an address may create one more table; counts it as unfinished if so."""
        if self.is_enabled and self.settings is not None and self.unfinished_tables >= self.settings.most_tables:
            self.on_limited("most_tables")
            return False
        if not self._spend(("address_tables", client_network(address), 1)):
            return False
        self.unfinished_tables += 1
        return True

    def acquire_socket(self, address: str) -> bool:
        """Whether an address may open one more socket, which release_socket gives back."""
        return self._acquire("address_sockets", lambda: self.sockets.acquire(client_network(address)))

    def release_socket(self, address: str) -> None:
        """Count a socket of an address as closed."""
        if self.is_enabled:
            self.sockets.release(client_network(address))

    def acquire_table_socket(self, scope: str) -> bool:
        """Whether one more socket may join a table's scope, which release_table_socket gives back."""
        return self._acquire("table_sockets", lambda: self.table_sockets.acquire(scope))

    def release_table_socket(self, scope: str) -> None:
        """Count a socket as gone from a table's scope."""
        if self.is_enabled:
            self.table_sockets.release(scope)

    def allow_body(self, address: str, size: int) -> bool:
        """Whether an address may send that many more bytes of request bodies."""
        return self._spend(("address_bytes", client_network(address), size))

    def allow_message(self, address: str, table: str, size: int, seats: Collection[int] = ()) -> bool:
        """Whether a socket that holds these seats may send a message of that many bytes."""
        if not self.is_enabled:
            return True
        keys = [("address", client_network(address)), *(("seat", f"{table} {seat}") for seat in seats)]
        if table:
            keys.append(("table", table_scope(table, bool(seats))))
        messages = [(f"{kind}_messages", key, 1.0) for kind, key in keys]
        return self._spend(*messages, *((f"{kind}_bytes", key, float(size)) for kind, key in keys))

    def allow_chat(self, address: str, table: str, seat: int | None = None) -> bool:
        """Whether a seat, or a spectator, may send one more chat line."""
        scope = table_scope(table, seat is not None)
        costs: list[tuple[str, str, float]] = [("address_chat", client_network(address), 1), ("table_chat", scope, 1)]
        return self._spend(*costs, *([] if seat is None else [("seat_chat", f"{table} {seat}", 1.0)]))

    def allow_analysis(self, address: str) -> bool:
        """Whether an address may ask a bot for one more hint or analysis."""
        return self._spend((ANALYSES, client_network(address), 1))

    def _acquire(self, limit: str, acquire: Callable[[], bool]) -> bool:
        if not self.is_enabled or acquire():
            return True
        self.on_limited(limit)
        return False

    def _spend(self, *costs: tuple[str, str, float]) -> bool:
        """Spend from every (limit, key, amount); the first bucket that holds too little refuses."""
        if not self.is_enabled:
            return True
        for limit, key, amount in costs:
            if not self.rates[limit].spend(key, amount):
                self.on_limited(limit)
                return False
        return True
