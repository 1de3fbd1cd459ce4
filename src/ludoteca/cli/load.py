"""`ludoteca load ADDRESS`: many live tables on a running server, and how long its answers take."""

from __future__ import annotations

import argparse
import asyncio
import json
from typing import Any

from ludoteca.core import discovery
from ludoteca.i18n import Translator
from ludoteca.load import Crowd, Pair
from ludoteca.load.timing import processor_seconds, resident_bytes

MICRO = 1_000_000
KIB = 1024


def add_arguments(parser: argparse.ArgumentParser, translator: Translator) -> None:
    """Where, how many, how fast."""
    parser.add_argument("address", metavar="ADDRESS", help=translator.translate("load-arg-address"))
    parser.add_argument("--game", default=discovery.names()[0], help=translator.translate("cli-game"))
    parser.add_argument("--tables", type=int, default=1000, help=translator.translate("load-arg-tables"))
    parser.add_argument("--rate", type=float, default=200.0, help=translator.translate("load-arg-rate"))
    parser.add_argument("--seconds", type=float, default=20.0, help=translator.translate("load-arg-seconds"))
    parser.add_argument("--pid", type=int, help=translator.translate("load-arg-pid"))
    parser.add_argument("--json", action="store_true", help=translator.translate("cli-json"))


def run(args: argparse.Namespace, translator: Translator) -> int:
    """Open the tables, play at them, tell."""
    game = discovery.game(args.game).meta.name
    told = asyncio.run(measured(args.address.rstrip("/"), game, args))
    print(json.dumps(told) if args.json else said(told, translator))
    return 0


async def measured(base: str, game: str, args: argparse.Namespace) -> dict[str, Any]:
    """What the server did under the load; its own costs only if its process is known."""
    memory = 0 if args.pid is None else resident_bytes(args.pid)
    crowd = await Crowd.open(args.tables, lambda number: Pair.open(base, game, number))
    await crowd.rush(1)
    told: dict[str, Any] = {"game": game, "tables": args.tables, "sockets": 2 * args.tables}
    spent = 0.0
    if args.pid is not None:
        told["kib_per_table"] = round((resident_bytes(args.pid) - memory) / args.tables / KIB, 1)
        spent = processor_seconds(args.pid)
    timing = await crowd.stroll(args.rate, args.seconds)
    if args.pid is not None:
        told["processor_us_per_move"] = round((processor_seconds(args.pid) - spent) / len(timing.waits) * MICRO)
    await crowd.close()
    waits = {"p50_ms": round(timing.ms(0.5), 1), "p99_ms": round(timing.ms(0.99), 1)}
    return {**told, "moves": len(timing.waits), "moves_per_second": round(timing.rate, 1), **waits}


def said(told: dict[str, Any], translator: Translator) -> str:
    """One line a figure."""
    return "\n".join(
        translator.translate(f"load-{name.replace('_', '-')}", value=value) for name, value in told.items()
    )
