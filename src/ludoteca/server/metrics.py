"""Figures for Prometheus, in its text format, on an address of their own; counts only, nothing about anybody."""

from __future__ import annotations

import asyncio
import os
import time
from bisect import bisect_left
from collections.abc import Callable, Iterable, Iterator, Sequence

SECONDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)
SIZES = (1.0, 2.0, 5.0, 10.0, 20.0, 50.0, 100.0, 200.0, 500.0, 1000.0)
MOST_REQUEST = 8192
PATIENCE = 5


class Counter:
    """Something that only goes up, by what it is labelled with."""

    kind = "counter"

    def __init__(self, name: str, about: str, labels: Sequence[str] = ()) -> None:
        self.name = name
        self.about = about
        self.labels = tuple(labels)
        self.values: dict[tuple[str, ...], float] = {} if labels else {(): 0.0}

    def add(self, *labels: str, by: float = 1) -> None:
        """Count something."""
        self.values[labels] = self.values.get(labels, 0.0) + by

    def lines(self) -> Iterator[str]:
        """A line for each combination of labels."""
        for labels, value in sorted(self.values.items()):
            yield f"{self.name}{written(zip(self.labels, labels, strict=True))} {number(value)}"


class Gauge:
    """Something that is asked for when somebody looks."""

    kind = "gauge"

    def __init__(self, name: str, about: str, ask: Callable[[], float]) -> None:
        self.name = name
        self.about = about
        self.ask = ask

    def lines(self) -> Iterator[str]:
        """One line."""
        yield f"{self.name} {number(self.ask())}"


class Histogram:
    """How often something took, or was, at most so much."""

    kind = "histogram"

    def __init__(self, name: str, about: str, bounds: Sequence[float] = SECONDS) -> None:
        self.name = name
        self.about = about
        self.bounds = tuple(bounds)
        self.counts = [0] * (len(bounds) + 1)
        self.sum = 0.0

    def observe(self, value: float) -> None:
        """Count one value."""
        self.counts[bisect_left(self.bounds, value)] += 1
        self.sum += value

    def lines(self) -> Iterator[str]:
        """A line for each bound, each counting all that is below, then the sum and the count."""
        total = 0
        for bound, count in zip((*map(number, self.bounds), "+Inf"), self.counts, strict=True):
            total += count
            yield f'{self.name}_bucket{{le="{bound}"}} {total}'
        yield f"{self.name}_sum {number(self.sum)}"
        yield f"{self.name}_count {total}"


Metric = Counter | Gauge | Histogram


class Metrics:
    """The figures of one server; whoever owns what a gauge tells sets its source."""

    def __init__(self) -> None:
        self.sources: dict[str, Callable[[], float]] = {}
        self.moves = Counter("ludoteca_moves_total", "Moves that were acknowledged.")
        self.move_seconds = Histogram("ludoteca_move_seconds", "From a move's arrival to its acknowledgement.")
        self.requests = Counter("ludoteca_requests_total", "Requests answered.", ("method", "status"))
        self.limited = Counter("ludoteca_limited_total", "Requests and messages over a limit.", ("limit",))
        self.store_batch = Histogram("ludoteca_store_batch", "Savings that went to the disk together.", SIZES)
        self.store_seconds = Histogram("ludoteca_store_seconds", "How long a transaction took.")
        self.all: list[Metric] = [
            *(self.moves, self.move_seconds, self.requests, self.limited, self.store_batch, self.store_seconds),
            self._gauge("tables", "Tables in memory."),
            self._gauge("sockets", "Open sockets."),
            self._gauge("bot_queue", "Questions that wait for a bot."),
            self._gauge("bots_thinking", "Bots that think now."),
            Gauge("process_resident_memory_bytes", "Memory in use.", resident),
            Gauge("process_cpu_seconds", "Processor time used.", time.process_time),
        ]

    def _gauge(self, name: str, about: str) -> Gauge:
        return Gauge(f"ludoteca_{name}", about, lambda: self.sources[name]() if name in self.sources else 0)

    def saved(self, savings: int, seconds: float) -> None:
        """Count a trip to the disk; the store calls this, on whatever thread."""
        self.store_batch.observe(savings)
        self.store_seconds.observe(seconds)

    def text(self) -> str:
        """Everything in Prometheus' text format."""
        rows = (row for one in self.all for row in (*heading(one), *one.lines()))
        return "\n".join(rows) + "\n"

    async def serve(self, host: str, port: int) -> asyncio.Server:
        """Answer GET /metrics on an address; whoever calls closes the server."""
        return await asyncio.start_server(self._answer, host, port, limit=MOST_REQUEST)

    async def _answer(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            asked = await asyncio.wait_for(reader.readuntil(b"\r\n\r\n"), PATIENCE)
            good = asked.startswith((b"GET /metrics ", b"GET /metrics?"))
            body = self.text().encode() if good else b"GET /metrics\n"
            kind = "text/plain; version=0.0.4; charset=utf-8"
            status = "200 OK" if good else "404 Not Found"
            head = (
                f"HTTP/1.1 {status}\r\nContent-Type: {kind}\r\nContent-Length: {len(body)}\r\nConnection: close\r\n\r\n"
            )
            writer.write(head.encode() + body)
            await asyncio.wait_for(writer.drain(), PATIENCE)
        except (OSError, asyncio.IncompleteReadError, asyncio.LimitOverrunError, TimeoutError):
            pass
        finally:
            writer.close()


def heading(metric: Metric) -> tuple[str, str]:
    """The two lines before a metric's own."""
    return f"# HELP {metric.name} {metric.about}", f"# TYPE {metric.name} {metric.kind}"


def written(pairs: Iterable[tuple[str, str]]) -> str:
    """Labels as they stand after a name."""
    told = ",".join(f'{name}="{escaped(value)}"' for name, value in pairs)
    return f"{{{told}}}" if told else ""


def escaped(value: str) -> str:
    """A label's value within quotes."""
    return value.replace("\\", "\\\\").replace('"', '\\"').replace("\n", "\\n")


def number(value: float) -> str:
    """A number, whole ones without a point."""
    return str(int(value)) if float(value).is_integer() else repr(float(value))


def resident() -> float:
    """Bytes of memory this process has; 0 where the system doesn't tell."""
    try:
        with open("/proc/self/statm") as file:
            return int(file.read().split()[1]) * os.sysconf("SC_PAGE_SIZE")
    except OSError:
        return 0.0
