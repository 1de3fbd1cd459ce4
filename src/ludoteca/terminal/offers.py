"""Completion of what is typed: legal moves with what they do, commands, and what a command takes."""

from __future__ import annotations

from collections.abc import Iterable

from prompt_toolkit.completion import CompleteEvent, Completer, Completion
from prompt_toolkit.document import Document

from ludoteca.terminal import orders
from ludoteca.terminal.desk import COMMANDS, Desk


class Offers(Completer):
    """What could come of a line."""

    def __init__(self, desk: Desk) -> None:
        self.desk = desk

    def get_completions(self, document: Document, complete_event: CompleteEvent) -> Iterable[Completion]:
        """What could come of the line up to the cursor."""
        return self.of(document.text_before_cursor)

    def of(self, text: str) -> list[Completion]:
        """What could come of a text: moves first, then commands."""
        word, blank, rest = text.lstrip().partition(" ")
        name = self.desk.command(word)
        if blank and name == "why":
            return self.moves(rest, self.desk.sitting.words())
        if blank and name == "preview":
            return self.moves(rest, self.desk.scene().moves)
        if blank and name == "around":
            places = self.desk.face.places(self.desk.scene())
            return [Completion(place, -len(rest)) for place in places if place.startswith(rest.lower())]
        found = self.moves(text, self.desk.scene().moves)
        return (
            found if blank or not word else found + self.bundles(word.lower(), text) + self.commands(word.lower(), text)
        )

    def moves(self, text: str, moves: Iterable[str]) -> list[Completion]:
        """Those of the moves that the text begins, legal ones with what they do."""
        scene = self.desk.scene()
        return [
            Completion(move, -len(text), display_meta=self.desk.face.hint(scene, move) if move in scene.moves else "")
            for move in orders.beginning(text, moves)
        ]

    def bundles(self, word: str, text: str) -> list[Completion]:
        """Those of the words for several moves that the word begins, with the moves."""
        offered = self.desk.face.bundles(self.desk.scene())
        return [
            Completion(name, -len(text), display_meta=", ".join(moves))
            for name, moves in offered.items()
            if name.startswith(word)
        ]

    def commands(self, word: str, text: str) -> list[Completion]:
        """Those of the commands that the word begins, in the language spoken."""
        say = self.desk.translator.translate
        return [
            Completion(said, -len(text), display_meta=say(f"play-help-{name}"))
            for name in COMMANDS
            if (said := say(f"word-{name}")).startswith(word)
        ]
