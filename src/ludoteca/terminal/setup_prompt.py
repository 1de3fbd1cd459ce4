"""Asks for the game and the players that the command line did not give."""

from __future__ import annotations

import shutil
import sys
from collections.abc import Callable
from textwrap import wrap

from ludoteca import search
from ludoteca.core import discovery
from ludoteca.core.errors import BadOption, Refused, UnknownGame
from ludoteca.core.game import Game
from ludoteca.i18n import Translator
from ludoteca.table import PERSON
from ludoteca.terminal.seat_arguments import parsed_seats


class SetupPrompt:
    """Numbered questions, line by line; None means the end of the input."""

    def __init__(self, translator: Translator, read: Callable[[], str] | None = None) -> None:
        self.translator = translator
        self.read = read or sys.stdin.readline

    def read_line(self) -> str | None:
        """The next typed line."""
        print("> ", end="", flush=True)
        text = self.read()
        return text.strip() if text else None

    def ask_game(self) -> str | None:
        """Ask for the game to play."""
        names = discovery.names()
        print(self.translator.translate("reception-games"))
        for number, name in enumerate(names, 1):
            print(f"  {number}  {self.translator.game_title(name)}")
        while (text := self.read_line()) is not None:
            if text.isdigit() and 1 <= int(text) <= len(names):
                return names[int(text) - 1]
            try:
                return discovery.meta(text.casefold() if text else names[0]).name
            except UnknownGame as error:
                print(self.translator.error_message(error))
        return None

    def players(self, game: Game, seats: str | None, number: int | None) -> list[str] | None:
        """The kinds of the seats: as given, else one person against bots, else as asked."""
        if seats is not None:
            given = parsed_seats(game, seats)
            if number is not None and number != len(given):
                raise BadOption(key="seats-and-players", seats=len(given), players=number)
            return given
        if number is not None:
            return [PERSON, *[default_level(game)] * (number - 1)]
        return self.ask_players(game)

    def ask_players(self, game: Game) -> list[str] | None:
        """Ask who plays, from a short list or typed in full."""
        meta = game.meta
        choices = self.choices(game)
        print(self.translator.game_title(meta.name))
        print(
            "\n".join(wrap(self.translator.translate_game(meta.name, "pitch"), shutil.get_terminal_size().columns - 1))
        )
        print(self.translator.translate("reception-seats"))
        for number, (said, _) in enumerate(choices, 1):
            print(f"  {number}  {said}")
        print(self.translator.translate("reception-seats-own"))
        while (text := self.read_line()) is not None:
            if not text:
                return choices[0][1]
            if text.isdigit() and 1 <= int(text) <= len(choices):
                return choices[int(text) - 1][1]
            try:
                kinds = parsed_seats(game, text)
                game.options(len(kinds), {})
                return kinds
            except Refused as error:
                print(self.translator.error_message(error))
        return None

    def choices(self, game: Game) -> list[tuple[str, list[str]]]:
        """The usual tables: one person against one bot of each level, against more bots, then persons only."""
        fewest, most = game.meta.players
        bots = [(fewest, level) for level in search.levels(game)]
        bots += [(players, default_level(game)) for players in range(fewest + 1, most + 1)]
        found = [(self.against(players, level), [PERSON, *[level] * (players - 1)]) for players, level in bots]
        people = range(max(2, fewest), most + 1)
        return found + [
            (self.translator.translate("reception-people", number=players), [PERSON] * players) for players in people
        ]

    def against(self, players: int, level: str) -> str:
        """The text for one person against bots."""
        return self.translator.translate(
            "reception-bots", number=players - 1, level=self.translator.translate(f"level-{level}")
        )


def default_level(game: Game) -> str:
    """The default level of bots: the second."""
    return search.levels(game)[:2][-1]
