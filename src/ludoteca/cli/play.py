"""`ludoteca play`: a game at this keyboard, on the whole screen or line by line."""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path
from typing import Any

from ludoteca.core import discovery
from ludoteca.core.errors import BadOption, Refused
from ludoteca.core.game import Game
from ludoteca.i18n import Translator
from ludoteca.terminal import setup_prompt, styling
from ludoteca.terminal.commands import CommandInterpreter
from ludoteca.terminal.plain_mode import PlainMode
from ludoteca.terminal.play_screen import PlayScreen
from ludoteca.terminal.seat_arguments import seatings
from ludoteca.terminal.session import PlaySession

LAST_WORDS = 4


def add_arguments(parser: argparse.ArgumentParser, translator: Translator) -> None:
    """What `play` takes."""
    parser.add_argument("game", nargs="?", metavar="GAME", help=translator.translate("play-arg-game"))
    parser.add_argument("--players", type=int, metavar="N", help=translator.translate("play-arg-players"))
    parser.add_argument("--seats", metavar="you,casual,…", help=translator.translate("play-arg-seats"))
    parser.add_argument("--names", metavar="A,B,…", help=translator.translate("play-arg-names"))
    parser.add_argument("--seed", metavar="TEXT", help=translator.translate("play-arg-seed"))
    parser.add_argument(
        "--option", action="append", default=[], metavar="NAME=VALUE", help=translator.translate("play-arg-option")
    )
    for name in file_options():
        parser.add_argument(f"--{name}", metavar="FILE", help=translator.translate("play-arg-file", option=name))
    parser.add_argument("--plain", action="store_true", help=translator.translate("play-arg-plain"))
    parser.add_argument("--record", metavar="FILE", help=translator.translate("play-arg-record"))


def run(asked: argparse.Namespace, translator: Translator) -> int:
    """Ask what wasn't said, then play."""
    styling.make_lenient(sys.stdout, sys.stderr)
    prompt = setup_prompt.SetupPrompt(translator)
    name = asked.game or prompt.ask_game()
    if name is None:
        return 0
    game = discovery.game(name)
    translator.load_game(name)
    kinds = prompt.players(game, asked.seats, asked.players)
    if kinds is None:
        return 0
    commands = CommandInterpreter(
        seated(asked, game, kinds), translator, styling.is_plain(asked.plain), styling.only_ascii(sys.stdout)
    )
    code = PlainMode(commands).run() if commands.plain else PlayScreen(commands).run()
    if not commands.plain:
        print("\n".join([*commands.log(LAST_WORDS), commands.question() if commands.session.result else ""]).strip())
    if asked.record:
        print(translator.translate("play-saved", file=asked.record))
    return code


def seated(asked: argparse.Namespace, game: Game, kinds: list[str]) -> PlaySession:
    """The table with everybody at it; refused if its record can't be kept where it should be."""
    record_file = Path(asked.record).expanduser() if asked.record else None
    try:
        return PlaySession(game, seatings(kinds, asked.names), chosen_options(asked, game), asked.seed, record_file)
    except OSError as error:
        raise Refused(str(error), key="not-saved", file=asked.record, why=error.strerror or "") from error


def file_options() -> list[str]:
    """The options that some game takes as a file."""
    return sorted({name for meta in discovery.metas().values() for name in meta.files})


def chosen_options(asked: argparse.Namespace, game: Game) -> dict[str, Any]:
    """The options as given one by one and by files; refused if a file doesn't read."""
    found = options(asked.option)
    for name in file_options():
        place = getattr(asked, name)
        if place is None:
            continue
        try:
            text = Path(place).expanduser().read_text("utf-8")
        except (OSError, UnicodeDecodeError) as error:
            why = getattr(error, "strerror", None) or str(error)
            raise BadOption(str(error), key="no-file", option=name, file=place, why=why) from error
        found[name] = game.parse_option(name, text)
    return found


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
