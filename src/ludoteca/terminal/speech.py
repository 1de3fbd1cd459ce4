"""Puts questions, events, refusals and results into sentences for one viewer."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from ludoteca.core.game import Reason
from ludoteca.core.result import Result
from ludoteca.drawing import Face, Scene
from ludoteca.text import Speaker
from ludoteca.text.speaker import spoken


class Speech:
    """One game's sentences in one language."""

    def __init__(self, voice: Speaker, game: str, face: Face) -> None:
        self.voice = voice
        self.game = game
        self.face = face
        voice.learn(game)

    def question(self, scene: Scene) -> str:
        """What the open question asks, of the viewer or of somebody else."""
        pending = scene.view["pending"]
        if pending is None:
            return ""
        fields = scene.who("seat", pending.get("seat"))
        return self.voice.of_game(self.game, f"kind-{pending['kind']}", **fields)

    def event(self, scene: Scene, event: Mapping[str, Any]) -> str:
        """What happened, as the viewer was told; nothing for events that others say already."""
        if event["key"] in self.face.unsaid:
            return ""
        fields = spoken({name: value for name, value in event.items() if name != "key"})
        for name in self.face.seats:
            if name in event:
                fields |= scene.who(name, event[name])
        fields |= self.face.event_fields(scene, event)
        return self.voice.of_game(self.game, f"event-{event['key']}", **fields)

    def events(self, scene: Scene, events: Sequence[Mapping[str, Any]]) -> list[str]:
        """What happened, one sentence an event."""
        return [said for said in (self.event(scene, event) for event in events) if said]

    def refusal(self, scene: Scene, reason: Reason) -> str:
        """Why a move is refused, with the rule's number."""
        fields = dict(reason.fields)
        if "asked" in fields:
            fields |= scene.who("asked", fields["asked"])
        why = self.voice.of_game(self.game, f"why-{reason.key}", **spoken(fields))
        return self.voice.say("play-refused", why=why, clause=reason.clause)

    def result(self, scene: Scene, result: Result) -> str:
        """How the game ended."""
        names = [scene.name(seat) for seat in result.winners]
        mine = scene.viewer in result.winners
        return self.voice.of_game(
            self.game,
            f"reason-{result.reason}",
            winners=scene.listed(names),
            number=len(names),
            winners_is="you" if mine and len(names) == 1 else "other" if names else "nobody",
        )
