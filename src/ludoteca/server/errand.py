"""A coroutine run at once until it first waits, and on from there when what it waits for is there.

It is for work that mostly waits once, for the disk: a task would cost a turn of the loop before it begins, and another
one before it goes on. Nothing within may ask which task it is in, as timeouts do.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any

from ludoteca.store import Saving


class Errand:
    """Begins when it is made; `ended` is called once it is done, also if that was within the making."""

    __slots__ = ("ended", "work")

    def __init__(self, work: Coroutine[Any, Any, None], ended: Callable[[], None]) -> None:
        self.work = work
        self.ended = ended
        self._go()

    def _go(self, _: object = None) -> None:
        """Run until the next wait; what the work lets fall is the loop's to report."""
        try:
            awaited = self.work.send(None)
        except StopIteration:
            self.ended()
            return
        except BaseException:
            self.ended()
            raise
        if awaited is None:
            asyncio.get_running_loop().call_soon(self._go)
            return
        awaited._asyncio_future_blocking = False
        if isinstance(awaited, Saving):
            awaited.at_once = self._go
        else:
            awaited.add_done_callback(self._go)
