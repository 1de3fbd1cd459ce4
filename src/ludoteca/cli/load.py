"""`ludoteca load ADDRESS`: plays many tables on a running server and measures its latency."""

from __future__ import annotations

import argparse
import asyncio
import json
from typing import Any

from ludoteca.core import discovery
from ludoteca.core.errors import Refused
from ludoteca.i18n import Translator
from ludoteca.tools.loadtest import LoadGenerator, TableClient
from ludoteca.tools.loadtest.timing import processor_seconds, resident_bytes

MICRO = 1_000_000
KIB = 1024


class LoadError(Refused):
    """The server cannot be reached, refused a request, or closed connections."""

    key = "load-failed"


def add_arguments(parser: argparse.ArgumentParser, translator: Translator) -> None:
    """Add the address, the number of tables and the rate."""
    parser.add_argument("address", metavar="ADDRESS", help=translator.translate("load-arg-address"))
    parser.add_argument("--game", default=discovery.names()[0], help=translator.translate("cli-game"))
    parser.add_argument("--tables", type=int, default=1000, help=translator.translate("load-arg-tables"))
    parser.add_argument("--rate", type=float, default=200.0, help=translator.translate("load-arg-rate"))
    parser.add_argument("--seconds", type=float, default=20.0, help=translator.translate("load-arg-seconds"))
    parser.add_argument("--pid", type=int, help=translator.translate("load-arg-pid"))
    parser.add_argument("--json", action="store_true", help=translator.translate("cli-json"))


def run(args: argparse.Namespace, translator: Translator) -> int:
    """Run the load test and print its figures."""
    game = discovery.game(args.game).meta.name
    try:
        figures = asyncio.run(measured(args.address.rstrip("/"), game, args))
    except (OSError, EOFError) as error:
        raise LoadError(address=args.address, why=str(getattr(error, "reason", error))) from error
    print(json.dumps(figures) if args.json else text(figures, translator))
    return 0


async def measured(base: str, game: str, args: argparse.Namespace) -> dict[str, Any]:
    """The figures of a load test; processor time and memory only if the server's process id is given."""
    memory = 0 if args.pid is None else resident_bytes(args.pid)
    generator = await LoadGenerator.open(args.tables, lambda number: TableClient.open(base, game, number))
    await generator.play_closed_loop(1)
    figures: dict[str, Any] = {"game": game, "tables": args.tables, "sockets": 2 * args.tables}
    processor_time = 0.0
    if args.pid is not None:
        figures["kib_per_table"] = round((resident_bytes(args.pid) - memory) / args.tables / KIB, 1)
        processor_time = processor_seconds(args.pid)
    timing = await generator.play_at_rate(args.rate, args.seconds)
    if args.pid is not None:
        figures["processor_us_per_move"] = round(
            (processor_seconds(args.pid) - processor_time) / len(timing.latencies) * MICRO
        )
    await generator.close()
    latencies = {"p50_ms": round(timing.ms(0.5), 1), "p99_ms": round(timing.ms(0.99), 1)}
    return {**figures, "moves": len(timing.latencies), "moves_per_second": round(timing.rate, 1), **latencies}


def text(figures: dict[str, Any], translator: Translator) -> str:
    """One line per figure."""
    return "\n".join(
        translator.translate(f"load-{name.replace('_', '-')}", value=value) for name, value in figures.items()
    )
