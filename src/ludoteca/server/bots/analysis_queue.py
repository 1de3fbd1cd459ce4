"""Analyses of finished games in the background: one at a time, in a process of its own that reports its progress."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import sys
from collections import OrderedDict
from collections.abc import Sequence

import msgspec

from ludoteca.server.api.schemas import AnalysisProgress
from ludoteca.server.bots.worker_pool import prefer_for_oom_kill

LOG = logging.getLogger("ludoteca.analyses")
MAX_ANALYSES = 200
MAX_LINE = 1 << 24
WORKER_COMMAND = (sys.executable, "-m", "ludoteca.server.bots.analysis_worker")


class AnalysisQueue:
    """The most recently requested analyses in memory; the oldest are dropped first."""

    def __init__(self, command: Sequence[str] = WORKER_COMMAND) -> None:
        self._command = command
        self._analyses: OrderedDict[str, AnalysisProgress] = OrderedDict()
        self._lock = asyncio.Lock()
        self._tasks: set[asyncio.Task[None]] = set()

    def progress(self, id: str) -> AnalysisProgress | None:
        """The progress of a table's analysis; None if none was requested."""
        return self._analyses.get(id)

    def start(self, id: str, record: str) -> AnalysisProgress:
        """Queue the analysis of a table's record, unless there is one; its progress."""
        if id not in self._analyses:
            self._analyses[id] = AnalysisProgress()
            while len(self._analyses) > MAX_ANALYSES:
                self._analyses.popitem(last=False)
            task = asyncio.get_running_loop().create_task(self._run(id, record))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)
        return self._analyses[id]

    async def join(self) -> None:
        """Wait until every queued analysis has ended."""
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def close(self) -> None:
        """Cancel all unfinished analyses."""
        for task in list(self._tasks):
            task.cancel()
        await self.join()

    async def _run(self, id: str, record: str) -> None:
        try:
            async with self._lock:
                if id in self._analyses:  # not evicted while it waited
                    await self._run_worker(id, record)
        finally:
            if not self._is_complete(id):
                self._analyses.pop(id, None)  # it can be requested again

    async def _run_worker(self, id: str, record: str) -> None:
        """Run the worker process and store each progress that it prints."""
        process = await asyncio.create_subprocess_exec(
            *self._command, stdin=asyncio.subprocess.PIPE, stdout=asyncio.subprocess.PIPE, limit=MAX_LINE
        )
        prefer_for_oom_kill(process.pid)
        assert process.stdin is not None
        assert process.stdout is not None
        try:
            process.stdin.write(record.encode())
            process.stdin.close()
            async for line in process.stdout:
                if id in self._analyses:
                    self._analyses[id] = msgspec.json.decode(line, type=AnalysisProgress)
            if id in self._analyses and not self._is_complete(id):
                LOG.error("an analysis ended early")
        finally:
            with contextlib.suppress(ProcessLookupError):
                process.kill()
            await process.wait()

    def _is_complete(self, id: str) -> bool:
        progress = self._analyses.get(id)
        return progress is not None and progress.analysis is not None
