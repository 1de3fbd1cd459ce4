"""Asks which game and who plays, when the command line didn't say."""

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
from ludoteca.terminal.players import read_seats

BOT = "casual"


class Reception:
    """Questions with numbered answers, in lines; None means that nobody answers any more."""

    def __init__(self, translator: Translator, read: Callable[[], str] | None = None) -> None:
        self.translator = translator
        self.read = read or sys.stdin.readline

    def line(self) -> str | None:
        """The next line typed."""
        print("> ", end="", flush=True)
        text = self.read()
        return text.strip() if text else None

    def game(self) -> str | None:
        """The name of the game to play."""
        names = discovery.names()
        print(self.translator.translate("reception-games"))
        for number, name in enumerate(names, 1):
            print(f"  {number}  {self.translator.game_title(name)}")
        while (text := self.line()) is not None:
            if text.isdigit() and 1 <= int(text) <= len(names):
                return names[int(text) - 1]
            try:
                return discovery.meta(text.casefold() if text else names[0]).name
            except UnknownGame as error:
                print(self.translator.error_message(error))
        return None

    def players(self, game: Game, seats: str | None, number: int | None) -> list[str] | None:
        """Who sits where: as said, else one person against bots, else as answered."""
        if seats is not None:
            given = read_seats(game, seats)
            if number is not None and number != len(given):
                raise BadOption(key="seats-and-players", seats=len(given), players=number)
            return given
        if number is not None:
            return [PERSON, *[usual(game)] * (number - 1)]
        return self.ask_players(game)

    def ask_players(self, game: Game) -> list[str] | None:
        """Who plays, chosen from a short list or written out."""
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
        while (text := self.line()) is not None:
            if not text:
                return choices[0][1]
            if text.isdigit() and 1 <= int(text) <= len(choices):
                return choices[int(text) - 1][1]
            try:
                kinds = read_seats(game, text)
                game.options(len(kinds), {})
                return kinds
            except Refused as error:
                print(self.translator.error_message(error))
        return None

    def choices(self, game: Game) -> list[tuple[str, list[str]]]:
        """The usual tables: against one bot of each level, against more bots, then people alone."""
        fewest, most = game.meta.players
        bots = [(fewest, level) for level in search.levels(game)]
        bots += [(players, usual(game)) for players in range(fewest + 1, most + 1)]
        found = [(self.against(players, level), [PERSON, *[level] * (players - 1)]) for players, level in bots]
        people = range(max(2, fewest), most + 1)
        return found + [
            (self.translator.translate("reception-people", number=players), [PERSON] * players) for players in people
        ]

    def against(self, players: int, level: str) -> str:
        """One person against bots, in words."""
        return self.translator.translate(
            "reception-bots", number=players - 1, level=self.translator.translate(f"level-{level}")
        )


def usual(game: Game) -> str:
    """The level of bots when none is asked for: the second, that neither blunders nor crushes."""
    return search.levels(game)[:2][-1]
