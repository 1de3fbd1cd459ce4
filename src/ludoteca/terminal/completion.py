"""Tab completion of typed lines: legal moves with their effects, commands and their arguments."""

from __future__ import annotations

from collections.abc import Iterable

from prompt_toolkit.completion import CompleteEvent, Completer, Completion
from prompt_toolkit.document import Document

from ludoteca.terminal import move_matching
from ludoteca.terminal.commands import COMMANDS, CommandInterpreter


class MoveCompleter(Completer):
    """Completes lines for a command interpreter."""

    def __init__(self, commands: CommandInterpreter) -> None:
        self.commands = commands

    def get_completions(self, document: Document, complete_event: CompleteEvent) -> Iterable[Completion]:
        """The completions of the text before the cursor."""
        return self.completions(document.text_before_cursor)

    def completions(self, text: str) -> list[Completion]:
        """The completions of a text: moves first, then commands."""
        word, blank, rest = text.lstrip().partition(" ")
        name = self.commands.command(word)
        if blank and name == "why":
            return self._move_completions(rest, self.commands.session.words())
        if blank and name == "preview":
            return self._move_completions(rest, self.commands.scene().moves)
        if blank and name == "around":
            places = self.commands.face.places(self.commands.scene())
            return [Completion(place, -len(rest)) for place in places if place.startswith(rest.lower())]
        found = self._move_completions(text, self.commands.scene().moves)
        return (
            found
            if blank or not word
            else found + self._bundle_completions(word.lower(), text) + self._command_completions(word.lower(), text)
        )

    def _move_completions(self, text: str, moves: Iterable[str]) -> list[Completion]:
        """The moves that the text can be completed to, legal ones with their effects."""
        scene = self.commands.scene()
        return [
            Completion(
                move, -len(text), display_meta=self.commands.face.hint(scene, move) if move in scene.moves else ""
            )
            for move in move_matching.completions(text, moves)
        ]

    def _bundle_completions(self, word: str, text: str) -> list[Completion]:
        """The words for several moves that start with the word, with those moves."""
        offered = self.commands.face.bundles(self.commands.scene())
        return [
            Completion(name, -len(text), display_meta=", ".join(moves))
            for name, moves in offered.items()
            if name.startswith(word)
        ]

    def _command_completions(self, word: str, text: str) -> list[Completion]:
        """The commands that start with the word, in the current language."""
        translate = self.commands.translator.translate
        return [
            Completion(translated, -len(text), display_meta=translate(f"play-help-{name}"))
            for name in COMMANDS
            if (translated := translate(f"word-{name}")).startswith(word)
        ]
