"""`ludoteca join LINK --engine CONTESTANT`: a contestant of the arena plays at a table of a server."""

from __future__ import annotations

import argparse
import asyncio
import sys
from pathlib import Path
from typing import Any

from ludoteca.core.errors import Refused
from ludoteca.i18n import Translator
from ludoteca.search.arena import read_contestant
from ludoteca.server import settings
from ludoteca.tools.remote import BotSeat, NotJoined, read_link
from ludoteca.tools.remote.bot_seat import Wishes

THINK_MS = 1000
MAX_NAME = 40
TROUBLE = ("cut", "failed", "not-kept")


def add_arguments(parser: argparse.ArgumentParser, translator: Translator) -> None:
    """Where, who, and how hard."""
    parser.add_argument("link", metavar="LINK", help=translator.translate("join-arg-link"))
    parser.add_argument("--engine", required=True, metavar="CONTESTANT", help=translator.translate("join-arg-engine"))
    parser.add_argument("--name", default="", metavar="NAME", help=translator.translate("join-arg-name"))
    parser.add_argument("--seat", type=int, metavar="N", help=translator.translate("join-arg-seat"))
    parser.add_argument("--ms", type=int, default=THINK_MS, metavar="MS", help=translator.translate("join-arg-ms"))
    parser.add_argument("--quiet", action="store_true", help=translator.translate("join-arg-quiet"))
    parser.add_argument("--data", metavar="FOLDER", help=translator.translate("join-arg-data"))


def run(asked: argparse.Namespace, translator: Translator) -> int:
    """Sit down, play until the game is over, print how it ended."""
    reporter = Reporter(translator, asked.quiet)
    seat = BotSeat(wishes(asked, translator), reporter.report)
    try:
        update = asyncio.run(seat.play())
    except KeyboardInterrupt:
        if seat.seat >= 0:
            print("\n" + translator.translate("join-kept"), file=sys.stderr, flush=True)
        raise
    except NotJoined as error:
        if "error" in error.fields:
            raise NotJoined(key="join-resigned", why=translator.error_message(error.fields["error"])) from error
        raise
    if not asked.quiet:
        print(ending(update, seat.game, translator))
    return 0


def wishes(asked: argparse.Namespace, translator: Translator) -> Wishes:
    """What the arguments ask for."""
    link, contestant = read_link(asked.link), read_contestant(asked.engine)
    name = asked.name or contestant.name[:MAX_NAME]
    data: Path = settings.settings({"data": asked.data}).data
    return Wishes(link, contestant, name, asked.seat, asked.ms, data, translator.lang)


class Reporter:
    """Prints what happens at the table; failures and broken connections go to standard error also when quiet."""

    def __init__(self, translator: Translator, quiet: bool) -> None:
        self.translator = translator
        self.quiet = quiet

    def report(self, what: str, error: Refused | None = None, **fields: Any) -> None:
        """Print one line."""
        if self.quiet and what not in TROUBLE:
            return
        if error is not None:
            fields["why"] = self.translator.error_message(error)
        if "game" in fields:
            fields["game"] = self.translator.game_title(fields["game"])
        text = self.translator.translate(f"join-{what}", **fields)
        print(text, file=sys.stderr if what in TROUBLE else sys.stdout, flush=True)


def ending(update: dict[str, Any], game: str, translator: Translator) -> str:
    """How a game ended, in words."""
    translator.load_game(game)
    result = update["table"]["result"]
    names = [update["table"]["seats"][seat]["name"] or str(seat) for seat in result["winners"]]
    who = {"winners": ", ".join(names), "number": len(names), "winners_is": "other" if names else "nobody"}
    return translator.translate_game(game, f"reason-{result['reason']}", **who)
