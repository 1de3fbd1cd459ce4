"""What can wait for the next turn of the loop, when what is urgent has been sent.

Other programs get the processor first: on a machine that a proxy or the players' browsers share with the server, those
who were just sent something would otherwise wait until the server has nothing left to do.
"""

from __future__ import annotations

import asyncio
import os
from collections.abc import Callable
from weakref import WeakSet

_giving_way: WeakSet[asyncio.AbstractEventLoop] = WeakSet()
_give_way: Callable[[], object] = getattr(os, "sched_yield", lambda: None)


def soon(do: Callable[[], None]) -> None:
    """Do something in the next turn of the running loop."""
    loop = asyncio.get_running_loop()
    if loop not in _giving_way:
        _giving_way.add(loop)
        loop.call_soon(_begin, loop)
    loop.call_soon(do)


def _begin(loop: asyncio.AbstractEventLoop) -> None:
    _giving_way.discard(loop)
    _give_way()
