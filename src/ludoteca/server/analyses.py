"""Analyses of finished games in the background: one at a time, in a process of its own, with its progress."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import sys
from collections import OrderedDict

import msgspec

from ludoteca.server.bodies import Progress

LOG = logging.getLogger("ludoteca.analyses")
MOST_KEPT = 200
LONGEST_LINE = 1 << 24
ITERATIONS = 600
PROGRAM = (sys.executable, "-m", "ludoteca.server.analysing")


class Analyses:
    """What was asked for, the oldest forgotten first."""

    def __init__(self) -> None:
        self.held: OrderedDict[str, Progress] = OrderedDict()
        self.turn = asyncio.Lock()
        self.tasks: set[asyncio.Task[None]] = set()

    def known(self, id: str) -> Progress | None:
        """How far the analysis of a table is; None if nobody asked for it."""
        return self.held.get(id)

    def begin(self, id: str, record: str) -> Progress:
        """Analyse a record, unless that was asked for before."""
        if id not in self.held:
            self.held[id] = Progress()
            while len(self.held) > MOST_KEPT:
                self.held.popitem(last=False)
            task = asyncio.get_running_loop().create_task(self._run(id, record))
            self.tasks.add(task)
            task.add_done_callback(self.tasks.discard)
        return self.held[id]

    async def close(self) -> None:
        """Give up whatever isn't done."""
        for task in list(self.tasks):
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)

    async def _run(self, id: str, record: str) -> None:
        async with self.turn:
            process = await asyncio.create_subprocess_exec(
                *PROGRAM, stdin=asyncio.subprocess.PIPE, stdout=asyncio.subprocess.PIPE, limit=LONGEST_LINE
            )
            assert process.stdin is not None
            assert process.stdout is not None
            try:
                process.stdin.write(record.encode())
                process.stdin.close()
                async for line in process.stdout:
                    self.held[id] = msgspec.json.decode(line, type=Progress)
            finally:
                with contextlib.suppress(ProcessLookupError):
                    process.kill()
                await process.wait()
                if id in self.held and self.held[id].analysis is None:
                    LOG.error("an analysis ended early")
                    del self.held[id]
