"""How much anybody may ask for; whoever is over a limit is told so and nothing happens.

An address is a household: behind a trusted proxy the forwarded one, of IPv6 its network. Nothing here grows with
the number of visitors beyond a bound.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Collection

from ludoteca.server.buckets import Buckets, Now, Open, household
from ludoteca.server.settings import Settings
from ludoteca.server.values import Rate

BUCKETS = (
    *("address_requests", "address_messages", "address_bytes", "address_tables", "address_chat"),
    *("seat_messages", "seat_bytes", "seat_chat", "table_messages", "table_bytes", "table_chat"),
)
THOUGHTS = Rate(60, 600)


def place(table: str, is_known: bool) -> str:
    """What is counted together at a table: those who hold a secret there, and apart from them whoever only watches."""
    return table if is_known else f"{table} watching"


class Limits:
    """Asked before anything is done for an address; False refuses it. Without settings everything is allowed.

    `over` is called with the name of each limit that refuses something.
    """

    def __init__(
        self,
        settings: Settings | None = None,
        over: Callable[[str], None] = lambda limit: None,
        now: Now = time.monotonic,
    ) -> None:
        self.settings = settings
        self.over = over
        self.unfinished = 0
        if settings is not None:
            rates = {name: getattr(settings, name) for name in BUCKETS}
            self.buckets = {name: Buckets(rate, now) for name, rate in rates.items()}
            self.buckets["thoughts"] = Buckets(THOUGHTS, now)
            self.sockets = Open(settings.address_sockets, settings.most_sockets)
            self.visits = Open(settings.table_sockets)

    def allow_request(self, address: str) -> bool:
        """Whether an address may make one more request."""
        return self._spend(("address_requests", household(address), 1))

    def allow_table(self, address: str) -> bool:
        """Whether an address may make one more table, and there is room for it."""
        if self._is_on() and self.settings is not None and self.unfinished >= self.settings.most_tables:
            self.over("most_tables")
            return False
        if not self._spend(("address_tables", household(address), 1)):
            return False
        self.unfinished += 1
        return True

    def allow_socket(self, address: str) -> bool:
        """Whether an address may open one more socket; close_socket gives it back."""
        return self._take("address_sockets", lambda: self.sockets.take(household(address)))

    def close_socket(self, address: str) -> None:
        """A socket that was allowed is closed."""
        if self._is_on():
            self.sockets.give_back(household(address))

    def allow_visit(self, place: str) -> bool:
        """Whether one more socket may come to a place at a table; end_visit gives it back."""
        return self._take("table_sockets", lambda: self.visits.take(place))

    def end_visit(self, place: str) -> None:
        """A socket that was allowed at a place is gone."""
        if self._is_on():
            self.visits.give_back(place)

    def allow_body(self, address: str, size: int) -> bool:
        """Whether an address may send so many bytes more of a request's body."""
        return self._spend(("address_bytes", household(address), size))

    def allow_message(self, address: str, table: str, size: int, seats: Collection[int] = ()) -> bool:
        """Whether a socket with these seats may send a message of so many bytes."""
        if not self._is_on():
            return True
        whose = [("address", household(address)), *(("seat", f"{table} {seat}") for seat in seats)]
        if table:
            whose.append(("table", place(table, bool(seats))))
        asked = [(f"{kind}_messages", key, 1.0) for kind, key in whose]
        return self._spend(*asked, *((f"{kind}_bytes", key, float(size)) for kind, key in whose))

    def allow_chat(self, address: str, table: str, seat: int | None = None) -> bool:
        """Whether somebody may say one more thing."""
        where = place(table, seat is not None)
        asked: list[tuple[str, str, float]] = [("address_chat", household(address), 1), ("table_chat", where, 1)]
        return self._spend(*asked, *([] if seat is None else [("seat_chat", f"{table} {seat}", 1.0)]))

    def allow_thought(self, address: str, table: str) -> bool:
        """Whether somebody may have a bot think for them: a hint or an analysis."""
        return self._spend(("thoughts", household(address), 1))

    def _is_on(self) -> bool:
        return self.settings is not None and self.settings.limits

    def _take(self, limit: str, take: Callable[[], bool]) -> bool:
        if not self._is_on() or take():
            return True
        self.over(limit)
        return False

    def _spend(self, *asked: tuple[str, str, float]) -> bool:
        """Spend from every bucket; the first one that is empty refuses."""
        if not self._is_on():
            return True
        for limit, key, amount in asked:
            if not self.buckets[limit].spend(key, amount):
                self.over(limit)
                return False
        return True
