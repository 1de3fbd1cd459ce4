"""What the parts of one running server share, begun and ended together."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable, Mapping, Sequence
from typing import Any

from ludoteca.server import addresses
from ludoteca.server.accounts import Accounts
from ludoteca.server.analyses import Analyses
from ludoteca.server.bots import Bots
from ludoteca.server.caretaker import Caretaker
from ludoteca.server.hub import Hub
from ludoteca.server.invitations import Invitations
from ludoteca.server.keeping import Keeping
from ludoteca.server.lifetime import ALIVE, Lifetime
from ludoteca.server.limits import Limits
from ludoteca.server.metrics import Metrics
from ludoteca.server.operating import Operating
from ludoteca.server.room import Room
from ludoteca.server.settings import Settings
from ludoteca.server.sleeping import Sleeping
from ludoteca.store import Note, Store
from ludoteca.store.backup import LIVED

SHOWN_MS = 700


def peer(scope: Mapping[str, Any]) -> str:
    """The address at the other end of a connection."""
    client = scope.get("client")
    return client[0] if client else ""


def now() -> int:
    """The milliseconds since 1970."""
    return time.time_ns() // 1_000_000


class House:
    """The live tables, the bots, the limits; `bases` are the addresses that links to this server begin with.

    `account` finds the account of a session, `address` the address that limits count. `on_over` are called once
    for every game that ends while the server runs. `operating` is what runs beside the tables. Questions that the
    table answers by itself are shown for `shown_ms` milliseconds. `now` tells the time that people are told. Whoever
    goes through a whole record does so while `studying`, one at a time, so that moves don't wait for many of them.
    """

    def __init__(
        self, settings: Settings, store: Store, bots: Bots, bases: Sequence[str] = (), metrics: Metrics | None = None
    ) -> None:
        self.settings = settings
        self.store = store
        self.bots = bots
        self.bases = list(bases)
        self.metrics = metrics or Metrics()
        self.limits = Limits(settings, self.metrics.limited.add)
        self.accounts = Accounts(store, settings, now=lambda: self.now())
        self.invitations = Invitations(store)
        self.address: Callable[[Mapping[str, Any]], str] = peer
        self.account: Callable[[str | None], Awaitable[str | None]] = self.accounts.named
        self.on_over: list[Callable[[Room], None]] = []
        self.analyses = Analyses()
        self.studying = asyncio.Semaphore(1)
        self.shown_ms = SHOWN_MS
        self.now: Callable[[], int] = now
        self.lifetime = Lifetime(settings.data / ALIVE, restored=store.note(LIVED), least=store.latest())
        self.hub = Hub(self, Keeping(store, self.lifetime))
        self.sleeping = Sleeping(self)
        self.caretaker = Caretaker(self)
        self.operating = Operating(self)

    @property
    def base(self) -> str:
        """The address that links are best given with: the public one, else the local network's, else this machine's."""
        return (addresses.for_phones(self.bases) or self.bases[-1]).rstrip("/") if self.bases else ""

    async def open(self) -> None:
        """Begin: tables whose bots or clocks are due go on."""
        self.lifetime.touch()
        await self.store.saving(Note(LIVED, None))
        await self.operating.open()
        self.caretaker.begin()

    async def close(self) -> None:
        """End: everybody is told to come back, what was asked for is kept."""
        await self.caretaker.end()
        await self.hub.close()
        await self.operating.close()
        await self.analyses.close()
        await self.bots.close()
        self.store.close()
