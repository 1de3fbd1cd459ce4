"""Kahmaté's face in a terminal: the pitch with its panel, and the same as facts in words."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ludoteca.drawing import PLAIN, Face, Line, Scene
from ludoteca.drawing.canvas import beside
from ludoteca.games.kahmate import samples
from ludoteca.games.kahmate.components import ABILITIES, INDEX, NAMES, PIECE, PIECES, row_of
from ludoteca.games.kahmate.terminal import panel, picture, position_text, preview_text

SIDE = 19


class KahmateFace(Face):
    """The pitch, the two teams and the ball."""

    seats = ("seat", "first")
    unsaid = ("put",)

    def draw(self, scene: Scene) -> list[Line]:
        """The largest pitch that fits with the panel beside it, else with a strip below, else facts."""
        for scale in reversed(picture.SCALES):
            if scale.columns + SIDE <= scene.width and scale.rows <= scene.height:
                side = panel.panel(scene, scene.width - scale.columns - 2, scene.height)
                return beside(picture.pitch(scene, scale), side, scale.columns + 1)
        strip = panel.strip(scene)
        for scale in reversed(picture.SCALES):
            if scale.columns <= scene.width and scale.rows + len(strip) <= scene.height:
                return picture.pitch(scene, scale) + strip
        return [[(PLAIN, fact[: scene.width])] for fact in self.facts(scene)[: scene.height]]

    def facts(self, scene: Scene) -> list[str]:
        """The ball, the duel, and each side's tries, players and cards."""
        return position_text.facts(scene)

    def hand(self, scene: Scene) -> list[str]:
        """The viewer's cards, the one laid, and who is to be put next."""
        if scene.viewer is None:
            return []
        lines = [position_text.hand(scene, scene.viewer)]
        pending = scene.view["pending"] or {}
        laid = pending.get("laid", [None, None])[scene.viewer]
        if laid:
            lines.append(scene.say("kahmate-hand-laid", card=laid))
        if pending.get("kind") == "setup":
            lines.append(scene.say("kahmate-fact-starts", **scene.who("seat", pending["seat"])))
            team = PIECES[scene.viewer * 6 : scene.viewer * 6 + 6]
            waiting = [name for name in team if name not in scene.view["pieces"]]
            lines += [scene.say("kahmate-hand-next", piece=position_text.player(scene, name)) for name in waiting[:1]]
        return lines

    def places(self, scene: Scene) -> list[str]:
        """All squares."""
        return list(NAMES)

    def around(self, scene: Scene, place: str) -> list[str]:
        """The square itself, then its neighbours clockwise from the north."""
        return position_text.around(scene, place)

    def event_fields(self, scene: Scene, event: Mapping[str, Any]) -> dict[str, Any]:
        """Players with their kinds, a path as start and goal, and whether a tackle was perfect."""
        lines: dict[str, Any] = {
            field: position_text.player(scene, value)
            for field, value in event.items()
            if isinstance(value, str) and value in PIECE
        }
        if "path" in event:
            lines |= {"from": event["path"][0], "to": event["path"][-1]}
        if event["key"] in ("put", "laid"):
            lines["known"] = "yes" if "card" in event or "square" in event else "no"
        if "perfect" in event:
            lines["perfect"] = "yes" if event["perfect"] else "no"
        if "scores" in event:
            lines["scores"] = scene.pick("–", "-").join(str(tries) for tries in event["scores"])
        return lines

    def foreseen(self, scene: Scene) -> list[str]:
        """What the move would do."""
        return preview_text.foreseen(scene)

    def hint(self, scene: Scene, move: str) -> str:
        """A word on where the move leads, or who fights whom."""
        verb, *rest = move.split()
        if verb in ("run", "put"):
            return self.run_hint(scene, rest[0], rest[1])
        if verb in ("pass", "intercept"):
            at = scene.view["pieces"][rest[0]]["at"]
            return scene.say("kahmate-hint-to", piece=position_text.player(scene, rest[0]), square=at)
        if verb == "tackle":
            return duel_hint(scene, rest[0], scene.view["ball"])
        return scene.say("kahmate-hint-end") if verb == "end" else ""

    def run_hint(self, scene: Scene, piece: str, goal: str) -> str:
        """The player's kind, and whether the ball or the in-goal is there."""
        lines = [scene.say(f"kahmate-{ABILITIES[piece[1:]].kind}")]
        if goal == scene.view["ball"]:
            lines.append(scene.say("kahmate-hint-ball"))
        if row_of(INDEX[goal]) in (0, 12):
            lines.append(scene.say("kahmate-hint-in-goal"))
        return ", ".join(lines)

    def bundles(self, scene: Scene) -> dict[str, list[str]]:
        """The sample line-ups, while nobody stands yet."""
        pending = scene.view["pending"]
        if pending is None or pending["kind"] != "setup" or scene.viewer is None or scene.view["pieces"]:
            return {}
        return {sample.key: sample.moves() for sample in samples.samples(scene.viewer)}


def duel_hint(scene: Scene, attacker: str, defender: str) -> str:
    """Who attacks whom with what bonus."""
    return scene.say(
        "kahmate-hint-duel",
        attacker=position_text.player(scene, attacker),
        attack=picture.signed(ABILITIES[attacker[1:]].attack),
        defender=position_text.player(scene, defender),
        defence=picture.signed(ABILITIES[defender[1:]].defence),
    )


FACE = KahmateFace()
