"""`ludoteca open ADDRESS GAME`: opens a table on a server and prints the link to its open seats."""

from __future__ import annotations

import argparse
import json
from typing import Any

from ludoteca.core.errors import BadOption
from ludoteca.i18n import Translator
from ludoteca.tools.remote import open_table

OPEN = "open"


def add_arguments(parser: argparse.ArgumentParser, translator: Translator) -> None:
    """Where, which game, and who sits there."""
    parser.add_argument("address", metavar="ADDRESS", help=translator.translate("open-arg-address"))
    parser.add_argument("game", metavar="GAME", help=translator.translate("cli-game"))
    parser.add_argument("--seats", default="open,open", metavar="S,S,…", help=translator.translate("open-arg-seats"))
    parser.add_argument("--clock", metavar="SECONDS+INCREMENT", help=translator.translate("open-arg-clock"))
    parser.add_argument("--cap", type=int, metavar="TURNS", help=translator.translate("open-arg-cap"))
    parser.add_argument("--public", action="store_true", help=translator.translate("open-arg-public"))
    parser.add_argument("--invitation", metavar="CODE", help=translator.translate("open-arg-invitation"))
    parser.add_argument("--json", action="store_true", help=translator.translate("cli-json"))


def run(asked: argparse.Namespace, translator: Translator) -> int:
    """Open the table and print the link."""
    table = new_table(asked)
    link, created = open_table(asked.address, table, translator.lang)
    invitation = f"{link.watching}#i={link.token}"
    if asked.json:
        print(json.dumps({**created, "link": invitation, "spectators": link.watching}))
    else:
        print(invitation if OPEN in asked.seats.split(",") else link.watching)
    return 0


def new_table(asked: argparse.Namespace) -> dict[str, Any]:
    """The body of the request that the arguments describe."""
    seats = [seat(word.strip()) for word in asked.seats.split(",")]
    table: dict[str, Any] = {"game": asked.game, "players": len(seats), "seats": seats, "public": asked.public}
    if asked.clock is not None:
        table["clock"] = clock(asked.clock)
    if asked.cap is not None:
        table["cap"] = asked.cap
    return table if asked.invitation is None else {**table, "invitation": asked.invitation}


def seat(word: str) -> dict[str, str]:
    """An open seat, or one for a bot of a level."""
    return {"kind": OPEN} if word == OPEN else {"kind": "bot", "level": word}


def clock(text: str) -> dict[str, int]:
    """The time control of `SECONDS+INCREMENT`."""
    seconds, _, increment = text.partition("+")
    try:
        return {"seconds": int(seconds), "increment": int(increment or 0)}
    except ValueError:
        raise BadOption(key="open-bad-clock", given=text) from None
