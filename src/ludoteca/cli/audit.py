"""`ludoteca audit`: plays matches twice through a real server and compares every byte that each viewer receives."""

from __future__ import annotations

import argparse
import asyncio
import json
import sys
import tempfile
import time
from contextlib import aclosing
from pathlib import Path

from ludoteca.audit import Audit, Difference
from ludoteca.audit.matches import told
from ludoteca.core import discovery
from ludoteca.text import Speaker


def add_arguments(parser: argparse.ArgumentParser, voice: Speaker) -> None:
    """Which games, and for how long."""
    parser.add_argument("games", nargs="*", metavar="GAME", help=voice.say("audit-arg-games"))
    parser.add_argument("--matches", type=int, default=2000, help=voice.say("audit-arg-matches"))
    parser.add_argument("--seconds", type=float, help=voice.say("audit-arg-seconds"))
    parser.add_argument("--seed", type=int, default=1, help=voice.say("audit-arg-seed"))
    parser.add_argument("--json", action="store_true", help=voice.say("cli-json"))


def run(args: argparse.Namespace, voice: Speaker) -> int:
    """Compare until it is enough or something differs; 0 if nothing does."""
    games = [discovery.game(name).meta.name for name in args.games] or discovery.names()
    audit = Audit(games, args.seed)
    with tempfile.TemporaryDirectory() as folder:
        found = asyncio.run(compared(audit, Path(folder), args, voice))
    counts = {"matches": audit.matches, "different": audit.different, "texts": audit.texts, "bytes": audit.bytes}
    if args.json:
        print(json.dumps({"seed": args.seed, **counts, "difference": None if found is None else told(found)}))
    else:
        print(voice.say("audit-done", **counts))
        if found is not None:
            print(said(found, voice))
    return 0 if found is None else 1


async def compared(audit: Audit, folder: Path, args: argparse.Namespace, voice: Speaker) -> Difference | None:
    """The first difference, if there is one in time."""
    begun = time.monotonic()
    async with aclosing(audit.run(folder)) as matches:
        async for found in matches:
            if sys.stderr.isatty():
                line = voice.say("audit-progress", matches=audit.matches, texts=audit.texts)
                print(f"\r\x1b[K{line}", end="", file=sys.stderr, flush=True)
            is_late = args.seconds is not None and time.monotonic() - begun >= args.seconds
            if found is not None or is_late or audit.matches >= args.matches:
                break
    if sys.stderr.isatty():
        print("\r\x1b[K", end="", file=sys.stderr)
    return found


def said(found: Difference, voice: Speaker) -> str:
    """A difference in words, with both texts."""
    case = found.case
    viewer = "-" if case.viewer is None else str(case.viewer)
    head = voice.say(
        "audit-differs", game=case.game, players=case.players, viewer=viewer, seed=case.seed, step=found.step
    )
    return "\n".join([head, found.first, found.second])
