"""Metrics in the Prometheus text format, over a real connection."""

from __future__ import annotations

import asyncio
import logging
import re

import httpx
import pytest
from prometheus_client.parser import text_string_to_metric_families

import ludoteca
from ludoteca.server.observability.metrics import Metrics, MetricsServer
from tests.support.server import TIMEOUT

NAMES = {
    *("ludoteca_moves_total", "ludoteca_move_seconds", "ludoteca_requests_total", "ludoteca_limited_total"),
    *("ludoteca_store_batch", "ludoteca_store_seconds", "ludoteca_tables", "ludoteca_sockets"),
    *("ludoteca_bot_queue", "ludoteca_bots_thinking", "process_resident_memory_bytes", "process_cpu_seconds_total"),
}


def samples(metrics: Metrics) -> dict[str, float]:
    """The values by name and labels."""
    families = text_string_to_metric_families(metrics.text())
    return {
        " ".join([one.name, *one.labels.values()]): one.value for family in families for one in family.samples
    }  # fmt: skip


def test_the_documented_names_are_exposed_once_each() -> None:
    found = re.findall(r"^# TYPE (\S+)", Metrics().text(), re.M)
    assert len(found) == len(set(found))
    assert set(found) >= NAMES
    assert not any(name.endswith("_created") for name in found)


def test_moves_requests_and_limits_are_counted() -> None:
    metrics = Metrics()
    metrics.moves.inc()
    metrics.move_seconds.observe(0.004)
    for _ in range(2):
        metrics.count_request("GET", 200)
    metrics.count_limited("seat_chat")
    found = samples(metrics)
    assert found["ludoteca_moves_total"] == 1
    assert found["ludoteca_move_seconds_bucket 0.0025"] == 0
    assert found["ludoteca_move_seconds_bucket 0.005"] == found["ludoteca_move_seconds_count"] == 1
    assert found["ludoteca_requests_total GET 200"] == 2
    assert found["ludoteca_limited_total seat_chat"] == 1


def test_a_commit_is_recorded_with_its_size_and_duration() -> None:
    metrics = Metrics()
    metrics.observe_commit(3, 0.25)
    found = samples(metrics)
    assert (found["ludoteca_store_batch_sum"], found["ludoteca_store_seconds_sum"]) == (3, 0.25)


def test_a_gauge_reads_the_value_it_is_bound_to_at_every_scrape() -> None:
    metrics, tables = Metrics(), [1]
    assert samples(metrics)["ludoteca_tables"] == 0
    metrics.bind_gauges(tables=lambda: len(tables))
    tables.append(2)
    assert samples(metrics)["ludoteca_tables"] == 2
    assert metrics.gauge_values() == {"tables": 2}
    with pytest.raises(KeyError):
        metrics.bind_gauges(unknown=lambda: 0)


def test_warnings_and_errors_are_counted_by_level() -> None:
    metrics, levels = Metrics(), (logging.INFO, logging.WARNING, logging.ERROR, logging.CRITICAL)
    assert samples(metrics)["ludoteca_log_messages_total error"] == 0
    for level in levels:
        assert metrics.count_log_message(logging.LogRecord("ludoteca", level, "", 0, "text", None, None))
    found = samples(metrics)
    assert (found["ludoteca_log_messages_total warning"], found["ludoteca_log_messages_total error"]) == (1, 2)


def test_the_version_of_the_server_is_a_label() -> None:
    assert samples(Metrics())[f"ludoteca_build_info {ludoteca.__version__}"] == 1


def test_two_servers_do_not_share_their_metrics() -> None:
    first, second = Metrics(), Metrics()
    first.moves.inc()
    assert samples(second)["ludoteca_moves_total"] == 0


def test_they_are_served_on_their_own_address_until_closed() -> None:
    async def scrape() -> list[httpx.Response]:
        server = await MetricsServer.start(Metrics(), "127.0.0.1", 0)
        url = f"http://127.0.0.1:{server.port}/metrics"
        async with httpx.AsyncClient(timeout=TIMEOUT) as client:
            found = [await client.get(url), await client.post(url)]
            await server.close()
            with pytest.raises(httpx.ConnectError):
                await client.get(url)
        return found

    good, posted = asyncio.run(scrape())
    assert good.status_code == 200
    assert good.headers["content-type"].startswith("text/plain; version=")
    assert "ludoteca_sockets 0" in good.text
    assert posted.status_code == 405


def test_an_address_in_use_is_an_error() -> None:
    async def bind_twice() -> None:
        first = await MetricsServer.start(Metrics(), "127.0.0.1", 0)
        try:
            with pytest.raises(OSError, match="in use"):
                await MetricsServer.start(Metrics(), "127.0.0.1", first.port)
        finally:
            await first.close()

    asyncio.run(bind_twice())
