"""Translates questions, events, table actions, refusals and results into sentences for one viewer."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from ludoteca.core.game import Reason
from ludoteca.core.result import Result
from ludoteca.drawing import Face, Scene
from ludoteca.i18n import Translator, fluent_arguments
from ludoteca.table.records import table_log


class Narrator:
    """The sentences of one game in one language."""

    def __init__(self, translator: Translator, game: str, face: Face) -> None:
        self.translator = translator
        self.game = game
        self.face = face
        translator.load_game(game)

    def question(self, scene: Scene) -> str:
        """The current question, to the viewer or about another seat."""
        pending = scene.view["pending"]
        if pending is None:
            return ""
        fields = scene.who("seat", scene.viewer if scene.moves else pending.get("seat"))
        return self.translator.translate_game(self.game, f"kind-{pending['kind']}", **fields)

    def event(self, scene: Scene, event: Mapping[str, Any]) -> str:
        """The sentence of an event; empty for events that others already describe."""
        return "" if event["key"] in self.face.unsaid else self._sentence(scene, event)

    def _sentence(self, scene: Scene, event: Mapping[str, Any]) -> str:
        fields = fluent_arguments({name: value for name, value in event.items() if name != "key"})
        for name in self.face.seats:
            if name in event:
                fields |= scene.who(name, event[name])
        fields |= self.face.event_fields(scene, event)
        return self.translator.translate_game(self.game, f"event-{event['key']}", **fields)

    def events(self, scene: Scene, events: Sequence[Mapping[str, Any]]) -> list[str]:
        """The sentences of the events that have one."""
        return [said for said in (self.event(scene, event) for event in events) if said]

    def account(self, scene: Scene, events: Sequence[Mapping[str, Any]]) -> str:
        """What a turn consisted of as one text: events that belong together as one sentence, and never empty."""
        joined: list[Mapping[str, Any]] = []
        for event in events:
            both = self.face.join(joined[-1], event) if joined else None
            joined = [*joined[:-1], both] if both is not None else [*joined, event]
        said = self.events(scene, joined) or [self._sentence(scene, event) for event in joined]
        return " ".join(said)

    def change(self, scene: Scene, change: Mapping[str, Any]) -> list[str]:
        """The sentences of one change of a table."""
        if "table" in change:
            action = change["table"]
            return [self.table_action(scene, action["key"], action.get("seats", []), action.get("what", ""))]
        return self.events(scene, change.get("events", ()))

    def table_action(self, scene: Scene, key: str, seats: Sequence[int], what: str) -> str:
        """The sentence of a table action."""
        names = scene.listed([scene.name(seat) for seat in seats])
        relation = "you" if list(seats) == [scene.viewer] else "other" if seats else "nobody"
        return self.translator.translate(f"table-{key}", seat=names, seat_is=relation, what=what)

    def table_line(self, scene: Scene, words: str) -> str:
        """The sentence of a record's table line; unknown text is returned unchanged."""
        action = table_log.parsed(words, len(scene.names))
        return words if action is None else self.table_action(scene, action.key, action.seats, action.what)

    def refusal(self, scene: Scene, reason: Reason) -> str:
        """Why a move is refused, with the clause."""
        fields = dict(reason.fields)
        if "asked" in fields:
            fields |= scene.who("asked", fields["asked"])
        why = self.translator.translate_game(self.game, f"why-{reason.key}", **fluent_arguments(fields))
        return self.translator.translate("play-refused", why=why, clause=reason.clause)

    def result(self, scene: Scene, result: Result) -> str:
        """How the game ended."""
        names = [scene.name(seat) for seat in result.winners]
        relation = scene.viewer in result.winners and len(names) == 1
        return self.translator.translate_game(
            self.game,
            f"reason-{result.reason}",
            winners=scene.listed(names),
            number=len(names),
            winners_is="you" if relation else "other" if names else "nobody",
        )
