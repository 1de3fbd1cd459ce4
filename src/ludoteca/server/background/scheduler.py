"""Runs periodic jobs on the event loop; a job that fails is logged and runs again at its next time."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from dataclasses import dataclass

LOG = logging.getLogger("ludoteca.scheduler")


@dataclass(frozen=True, slots=True)
class Job:
    """A coroutine function and the seconds between two runs; `at_start` runs it also at the start."""

    name: str
    run: Callable[[], Awaitable[None]]
    seconds: float
    at_start: bool = False


class Scheduler:
    """One task per job, from start to stop."""

    def __init__(self, *jobs: Job) -> None:
        self._jobs = jobs
        self._tasks: list[asyncio.Task[None]] = []

    def start(self) -> None:
        """Start all jobs."""
        self._tasks = [asyncio.create_task(self._repeat(job), name=job.name) for job in self._jobs]

    async def stop(self) -> None:
        """Cancel all jobs."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _repeat(self, job: Job) -> None:
        if job.at_start:
            await self._run(job)
        while True:
            await asyncio.sleep(job.seconds)
            await self._run(job)

    async def _run(self, job: Job) -> None:
        try:
            await job.run()
        except Exception:
            LOG.exception("the job %s failed", job.name)
