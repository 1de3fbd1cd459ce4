"""Figures in Prometheus' text format, over a real connection."""

from __future__ import annotations

import asyncio
import re

import httpx

from ludoteca.server.metrics import Counter, Histogram, Metrics
from tests.server.client import PATIENCE

LINE = re.compile(r'[a-z_]+(_bucket)?(\{[a-z]+="[^"]*"(,[a-z]+="[^"]*")*\})? -?([0-9.e+-]+|\+Inf)')


def test_a_histogram_counts_everything_below_each_bound() -> None:
    one = Histogram("h", "about", (1, 2.5))
    for value in (0.5, 1, 2, 3, 99):
        one.observe(value)
    assert list(one.lines()) == [
        'h_bucket{le="1"} 2',
        'h_bucket{le="2.5"} 3',
        'h_bucket{le="+Inf"} 5',
        "h_sum 105.5",
        "h_count 5",
    ]


def test_a_counter_has_a_line_for_each_label() -> None:
    one = Counter("c", "about", ("method", "status"))
    one.add("GET", "200")
    one.add("GET", "200", by=2)
    one.add('"\\\n', "404")
    assert list(one.lines()) == ['c{method="\\"\\\\\\n",status="404"} 1', 'c{method="GET",status="200"} 3']
    assert list(Counter("d", "about").lines()) == ["d 0"]


def test_every_line_reads() -> None:
    metrics = Metrics()
    metrics.moves.add()
    metrics.move_seconds.observe(0.004)
    metrics.requests.add("GET", "200")
    metrics.sources["tables"] = lambda: 7
    text = metrics.text()
    assert "ludoteca_tables 7\n" in text
    assert "ludoteca_moves_total 1\n" in text
    for line in text.splitlines():
        assert line.startswith(("# HELP ", "# TYPE ")) or LINE.fullmatch(line), line
    names = re.findall(r"^# TYPE (\S+)", text, re.M)
    assert len(names) == len(set(names)) == len(metrics.all)


def test_they_are_served_on_their_own_address() -> None:
    async def asked() -> list[httpx.Response]:
        server = await Metrics().serve("127.0.0.1", 0)
        port = server.sockets[0].getsockname()[1]
        async with server, httpx.AsyncClient(timeout=PATIENCE) as client:
            found = [await client.get(f"http://127.0.0.1:{port}{path}") for path in ("/metrics", "/", "/metrics/x")]
            found.append(await client.post(f"http://127.0.0.1:{port}/metrics"))
        return found

    good, *bad = asyncio.run(asked())
    assert good.status_code == 200
    assert good.headers["content-type"].startswith("text/plain; version=0.0.4")
    assert "ludoteca_sockets 0" in good.text
    assert [answer.status_code for answer in bad] == [404, 404, 404]
