"""Prometheus metrics of one server in a registry of its own, and the HTTP server that exposes them."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from threading import Thread
from wsgiref.simple_server import WSGIServer

import prometheus_client
from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, ProcessCollector

import ludoteca

SECONDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)
BATCH_SIZES = (1.0, 2.0, 5.0, 10.0, 20.0, 50.0, 100.0, 200.0, 500.0, 1000.0)
GAUGES = {
    "tables": "Tables in memory.",
    "sockets": "Open sockets.",
    "bot_queue": "Requests that wait for a bot worker.",
    "bots_thinking": "Bot workers that are busy.",
    "left_out": "Games and parts of games that did not load.",
    "database_bytes": "Size of the database with its write-ahead log.",
}

COUNTED_LEVELS = {logging.WARNING: "warning", logging.ERROR: "error"}

# Without this every counter and histogram has a second series with the time of its creation.
prometheus_client.disable_created_metrics()  # type: ignore[no-untyped-call]


class Metrics:
    """The metrics of one server; gauges are 0 until they are bound."""

    def __init__(self) -> None:
        self.registry = registry = CollectorRegistry()
        self.moves = Counter("ludoteca_moves", "Acknowledged moves.", registry=registry)
        self.move_seconds = Histogram(
            "ludoteca_move_seconds", "From a move's arrival to its acknowledgement.", buckets=SECONDS, registry=registry
        )
        self.requests = Counter("ludoteca_requests", "HTTP requests.", ("method", "status"), registry=registry)
        self.limited = Counter(
            "ludoteca_limited", "Requests and messages refused by a limit.", ("limit",), registry=registry
        )
        self.store_batch = Histogram(
            "ludoteca_store_batch", "Changes per transaction.", buckets=BATCH_SIZES, registry=registry
        )
        self.store_seconds = Histogram(
            "ludoteca_store_seconds", "Duration of a transaction.", buckets=SECONDS, registry=registry
        )
        self.gauges = {name: Gauge(f"ludoteca_{name}", about, registry=registry) for name, about in GAUGES.items()}
        self.log_messages = Counter(
            "ludoteca_log_messages", "Warnings and errors in the log.", ("level",), registry=registry
        )
        for level in COUNTED_LEVELS.values():
            self.log_messages.labels(level)
        build = Gauge("ludoteca_build_info", "1, with the version of this server.", ("version",), registry=registry)
        build.labels(ludoteca.__version__).set(1)
        self.sources: dict[str, Callable[[], float]] = {}
        ProcessCollector(registry=registry)

    def bind_gauges(self, **sources: Callable[[], float]) -> None:
        """Read gauges from callables at every scrape, on the metrics server's thread; KeyError for an unknown name."""
        for name, source in sources.items():
            self.gauges[name].set_function(source)
        self.sources |= sources

    def gauge_values(self) -> dict[str, float]:
        """The current value of every bound gauge."""
        return {name: source() for name, source in self.sources.items()}

    def count_request(self, method: str, status: int) -> None:
        """Count an HTTP request by its method and status."""
        self.requests.labels(method, str(status)).inc()

    def count_limited(self, limit: str) -> None:
        """Count a refusal by the name of the limit."""
        self.limited.labels(limit).inc()

    def observe_commit(self, batch_size: int, seconds: float) -> None:
        """Record a transaction of the store; may be called from any thread."""
        self.store_batch.observe(batch_size)
        self.store_seconds.observe(seconds)

    def count_log_message(self, record: logging.LogRecord) -> bool:
        """Count a warning or an error; a filter that lets every record pass."""
        level = max((level for level in COUNTED_LEVELS if level <= record.levelno), default=None)
        if level is not None:
            self.log_messages.labels(COUNTED_LEVELS[level]).inc()
        return True

    def text(self) -> str:
        """All metrics in the Prometheus text format."""
        return prometheus_client.generate_latest(self.registry).decode()


class MetricsServer:
    """Serves the metrics over HTTP on a thread of its own."""

    def __init__(self, server: WSGIServer, thread: Thread) -> None:
        self.server = server
        self.thread = thread

    @classmethod
    async def start(cls, metrics: Metrics, host: str, port: int) -> MetricsServer:
        """A server that listens on an address; OSError if that is in use."""
        # Binding looks up the host's name, which may block.
        start = prometheus_client.start_http_server
        return cls(*await asyncio.to_thread(start, port, host, registry=metrics.registry))

    @property
    def port(self) -> int:
        """The port that the server listens on."""
        return int(self.server.server_port)

    async def close(self) -> None:
        """Stop the thread and close the socket without blocking the event loop."""
        await asyncio.to_thread(self.server.shutdown)
        self.server.server_close()
        await asyncio.to_thread(self.thread.join)
