"""Puts questions, events, the table's own words, refusals and results into sentences for one viewer."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from ludoteca.core.game import Reason
from ludoteca.core.result import Result
from ludoteca.drawing import Face, Scene
from ludoteca.i18n import Translator, fluent_arguments
from ludoteca.table import lines


class Speech:
    """One game's sentences in one language."""

    def __init__(self, translator: Translator, game: str, face: Face) -> None:
        self.translator = translator
        self.game = game
        self.face = face
        translator.load_game(game)

    def question(self, scene: Scene) -> str:
        """What the open question asks, of the viewer or of somebody else."""
        pending = scene.view["pending"]
        if pending is None:
            return ""
        fields = scene.who("seat", scene.viewer if scene.moves else pending.get("seat"))
        return self.translator.translate_game(self.game, f"kind-{pending['kind']}", **fields)

    def event(self, scene: Scene, event: Mapping[str, Any]) -> str:
        """What happened, as the viewer was told; nothing for events that others say already."""
        if event["key"] in self.face.unsaid:
            return ""
        fields = fluent_arguments({name: value for name, value in event.items() if name != "key"})
        for name in self.face.seats:
            if name in event:
                fields |= scene.who(name, event[name])
        fields |= self.face.event_fields(scene, event)
        return self.translator.translate_game(self.game, f"event-{event['key']}", **fields)

    def events(self, scene: Scene, events: Sequence[Mapping[str, Any]]) -> list[str]:
        """What happened, one sentence an event."""
        return [said for said in (self.event(scene, event) for event in events) if said]

    def change(self, scene: Scene, change: Mapping[str, Any]) -> list[str]:
        """One change of a table: what the table said, or what happened in the game."""
        if "table" in change:
            told = change["table"]
            return [self.note(scene, told["key"], told.get("seats", []), told.get("what", ""))]
        return self.events(scene, change.get("events", ()))

    def note(self, scene: Scene, key: str, seats: Sequence[int], what: str) -> str:
        """A line of the table's."""
        names = scene.listed([scene.name(seat) for seat in seats])
        mine = "you" if list(seats) == [scene.viewer] else "other" if seats else "nobody"
        return self.translator.translate(f"table-{key}", seat=names, seat_is=mine, what=what)

    def table_line(self, scene: Scene, words: str) -> str:
        """A table's line of a record; unknown words are told as they stand."""
        note = lines.read(words, len(scene.names))
        return words if note is None else self.note(scene, note.key, note.seats, note.what)

    def refusal(self, scene: Scene, reason: Reason) -> str:
        """Why a move is refused, with the rule's number."""
        fields = dict(reason.fields)
        if "asked" in fields:
            fields |= scene.who("asked", fields["asked"])
        why = self.translator.translate_game(self.game, f"why-{reason.key}", **fluent_arguments(fields))
        return self.translator.translate("play-refused", why=why, clause=reason.clause)

    def result(self, scene: Scene, result: Result) -> str:
        """How the game ended."""
        names = [scene.name(seat) for seat in result.winners]
        mine = scene.viewer in result.winners and len(names) == 1
        return self.translator.translate_game(
            self.game,
            f"reason-{result.reason}",
            winners=scene.listed(names),
            number=len(names),
            winners_is="you" if mine else "other" if names else "nobody",
        )
