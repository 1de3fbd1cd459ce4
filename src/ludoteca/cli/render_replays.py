"""`ludoteca render-replays`: stores the replays of finished tables before an upgrade drops their rules.

A server replays a finished game from its record. Once the rules that played it are no longer installed, the server can
show only frames that were rendered before.
"""

from __future__ import annotations

import argparse
import asyncio
import sys
from collections import Counter
from pathlib import Path
from typing import Any

from ludoteca.cli._progress import Progress
from ludoteca.core import discovery
from ludoteca.core.errors import Refused
from ludoteca.i18n import Translator
from ludoteca.server.settings import settings
from ludoteca.store import DATABASE_FILE, SqliteStore, Store, StoredTable, StoreMissing, TableId
from ludoteca.table import Table

SPECTATOR = "spectator"
RENDERED = "rendered"
FAILED = "failed"
SKIPPED = "skipped"


def add_arguments(parser: argparse.ArgumentParser, translator: Translator) -> None:
    """The data folder, and the game if only one is to be rendered."""
    parser.add_argument("--data", metavar="DIR", help=translator.translate("setting-data"))
    parser.add_argument("--config", metavar="FILE", help=translator.translate("setting-config"))
    parser.add_argument("--game", metavar="GAME", help=translator.translate("render-replays-arg-game"))


def run(args: argparse.Namespace, translator: Translator) -> int:
    """Render the missing replays of a stopped server's tables and print how many; 1 if some records do not replay."""
    game = None if args.game is None else discovery.meta(args.game).name
    path = settings({"data": args.data}, file=args.config).data / DATABASE_FILE
    counts = asyncio.run(render_missing(path, game, translator))
    print(translator.translate("render-replays-done", number=counts[RENDERED]))
    if counts[FAILED]:
        print(translator.translate("render-replays-failed", number=counts[FAILED]), file=sys.stderr)
    return 1 if counts[FAILED] else 0


async def render_missing(path: Path, game: str | None, translator: Translator) -> Counter[str]:
    """Render the tables of a database that have no replays; how many were rendered, failed and were skipped."""
    if not path.exists():
        raise StoreMissing(f"{path} does not exist", file=str(path))
    counts: Counter[str] = Counter()
    async with SqliteStore.open(path) as store:
        tables = await store.tables_without_replays()
        with Progress(len(tables), translator) as progress:
            for table in tables:
                counts[await render(store, table, game)] += 1
                progress.step()
    return counts


async def render(store: Store, table: TableId, game: str | None = None) -> str:
    """Render and store one table's replays; RENDERED, FAILED, or SKIPPED if it is a study or of another game."""
    stored = await store.load_table(table)
    if stored is None or stored.settings.get("study") or game not in (None, stored.game):
        return SKIPPED
    try:
        frames = rendered_frames(stored)
    except Refused:
        return FAILED
    await store.save_replays(table, frames)
    return RENDERED


def rendered_frames(stored: StoredTable) -> dict[str, list[dict[str, Any]]]:
    """The frames of a finished table for each viewer, by the name under which they are stored; Refused if its record
    does not replay with the installed rules.
    """
    frames: dict[str, list[dict[str, Any]]] = {}
    for by_viewer in Table.rebuild(stored.record()).rendered_replays():
        for viewer, frame in by_viewer.items():
            frames.setdefault(SPECTATOR if viewer is None else str(viewer), []).append(frame)
    return frames
