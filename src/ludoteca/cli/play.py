"""`ludoteca play`: a game at this keyboard, on the whole screen or line by line."""

from __future__ import annotations

import argparse
import json
import secrets
import sys
from typing import Any

from ludoteca.core import discovery
from ludoteca.core.errors import BadOption
from ludoteca.core.match import Match
from ludoteca.terminal import paint, reception
from ludoteca.terminal.desk import Desk
from ludoteca.terminal.plain import PlainTable
from ludoteca.terminal.screen import Screen
from ludoteca.terminal.sitting import Sitting
from ludoteca.text import Speaker


def add_arguments(parser: argparse.ArgumentParser, voice: Speaker) -> None:
    """What `play` takes."""
    parser.add_argument("game", nargs="?", metavar="GAME", help=voice.say("play-arg-game"))
    parser.add_argument("--players", type=int, metavar="N", help=voice.say("play-arg-players"))
    parser.add_argument("--seats", metavar="you,greedy,…", help=voice.say("play-arg-seats"))
    parser.add_argument("--names", metavar="A,B,…", help=voice.say("play-arg-names"))
    parser.add_argument("--seed", metavar="TEXT", help=voice.say("play-arg-seed"))
    parser.add_argument(
        "--option", action="append", default=[], metavar="NAME=VALUE", help=voice.say("play-arg-option")
    )
    parser.add_argument("--plain", action="store_true", help=voice.say("play-arg-plain"))
    parser.add_argument("--record", metavar="FILE", help=voice.say("play-arg-record"))


def run(asked: argparse.Namespace, voice: Speaker) -> int:
    """Ask what wasn't said, then play."""
    door = reception.Reception(voice)
    name = asked.game or door.game()
    if name is None:
        return 0
    game = discovery.game(name)
    players = door.players(game, asked.seats, asked.players)
    if players is None:
        return 0
    seed = asked.seed or secrets.token_hex(8)
    match = Match.new(game, len(players), seed, options(asked.option))
    names = reception.names(voice, players, asked.names)
    sitting = Sitting(match, players, seed)
    plain = paint.is_plain(asked.plain)
    desk = Desk(sitting, voice, names, plain, paint.only_ascii(sys.stdout))
    return PlainTable(desk).run() if plain else Screen(desk).run()


def options(given: list[str]) -> dict[str, Any]:
    """The options of NAME=VALUE texts; values are JSON, or text if they aren't."""
    found: dict[str, Any] = {}
    for text in given:
        name, equals, value = text.partition("=")
        if not equals:
            raise BadOption(key="option-without-value", option=text)
        try:
            found[name] = json.loads(value)
        except ValueError:
            found[name] = value
    return found
