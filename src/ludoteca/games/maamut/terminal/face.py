"""Mâamut's face in a terminal: the drawing with its panel, and the same as facts in words."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from ludoteca.drawing import PLAIN, Face, Line, Scene
from ludoteca.drawing.canvas import beside
from ludoteca.games.maamut import tiles
from ludoteca.games.maamut.terminal import panel, picture, preview_text
from ludoteca.games.maamut.terminal.hexes import SCALES

SIDE = 22
TRAPS = 4


class MaamutFace(Face):
    """The prairie, its hunters and the mammoth."""

    seats = ("seat", "owner")
    unsaid = ("began",)

    def draw(self, scene: Scene) -> list[Line]:
        """The largest board that fits with the panel beside it, else with a strip below, else facts."""
        for scale in reversed(SCALES):
            if scale.columns + SIDE <= scene.width and scale.rows <= scene.height:
                side = panel.panel(scene, scene.width - scale.columns - 2, scene.height)
                return beside(picture.board(scene, scale), side, scale.columns + 1)
        strip = panel.strip(scene)
        for scale in reversed(SCALES):
            if scale.columns <= scene.width and scale.rows + len(strip) <= scene.height:
                return picture.board(scene, scale) + strip
        return [[(PLAIN, fact[: scene.width])] for fact in self.facts(scene)[: scene.height]]

    def facts(self, scene: Scene) -> list[str]:
        """The mammoth, each hunter with cards and traps, the traps, the piles, the land."""
        view = scene.view
        facts = [scene.say("maamut-fact-mammoth", place=place(scene, view["mammoth"]))]
        facts += [hunter(scene, seat) for seat in range(view["players"])]
        facts += [
            scene.say("maamut-fact-trap", tile=tile, **scene.who("owner", owner))
            for tile, owner in view["traps"].items()
        ]
        facts.append(piles(scene))
        for kind in "rgsx":
            there = [name for name, land in zip(tiles.NAMES, view["terrain"], strict=True) if land == kind]
            facts.append(scene.say("maamut-fact-land", land=scene.say(f"maamut-land-{kind}"), tiles=" ".join(there)))
        return facts

    def hand(self, scene: Scene) -> list[str]:
        """The viewer's cards and traps left."""
        if scene.viewer is None:
            return []
        hand = scene.view["hands"][scene.viewer]
        cards = scene.listed([str(card) for card in hand]) if isinstance(hand, list) else ""
        return [
            scene.say("maamut-hand-cards", number=len(hand), cards=cards),
            scene.say("maamut-hand-traps", number=supply(scene, scene.viewer)),
        ]

    def places(self, scene: Scene) -> list[str]:
        """All tiles."""
        return list(tiles.NAMES)

    def around(self, scene: Scene, place_: str) -> list[str]:
        """The tile itself, then its neighbours clockwise from NE."""
        tile = tiles.INDEX[place_]
        facts = [scene.say("maamut-around-here", place=place(scene, place_))]
        for direction, near in zip(tiles.DIRECTIONS, tiles.neighbours(tile), strict=True):
            there = scene.say("maamut-around-edge") if near < 0 else place(scene, tiles.NAMES[near])
            facts.append(scene.say("maamut-around-way", direction=direction, place=there))
        return facts

    def event_fields(self, scene: Scene, event: Mapping[str, Any]) -> dict[str, Any]:
        """Paths as goals, refused directions as a phrase, cards as a list."""
        lines: dict[str, Any] = {}
        if "path" in event:
            lines |= {"start": event["path"][0], "goal": event["path"][-1]}
        if "refused" in event:
            lines |= {"refused": preview_text.refusals(scene, event["refused"]), "refusals": len(event["refused"])}
            lines["flees"] = "no" if event["flight"] is None else "yes"
        lines["shown"] = "yes" if "card" in event else "no"
        if "cards" in event:
            lines |= {"cards": scene.listed([str(card) for card in event["cards"]])}
        if "owner" in event and event["owner"] == event.get("seat"):
            lines["owner_is"] = "self"
        return lines

    def foreseen(self, scene: Scene) -> list[str]:
        """What the move would do, step by step."""
        return preview_text.foreseen(scene)

    def hint(self, scene: Scene, move: str) -> str:
        """Where the move leads."""
        words = move.split()
        if words[0] in ("trap", "remove"):
            return scene.say(f"maamut-hint-{words[0]}")
        if words[0] == "discard":
            return scene.say("maamut-hint-discard", card=words[1])
        if words[0] == "place":
            return place(scene, words[1])
        steps = int(words[1]) if words[0] == "move" else 1
        goal = tiles.NAMES[picture.ahead(scene, words[-1], steps)]
        if words[0] == "move" and meets(scene, words[2], steps):
            return scene.say("maamut-hint-meets", goal=goal)
        return scene.say("maamut-hint-to", place=place(scene, goal))


def meets(scene: Scene, direction: str, steps: int) -> bool:
    """Whether the viewer's straight move crosses the mammoth's tile."""
    mammoth = tiles.INDEX[scene.view["mammoth"]]
    return any(picture.ahead(scene, direction, step) == mammoth for step in range(1, steps + 1))


def place(scene: Scene, name: str) -> str:
    """A tile with its land and what is on it, as a phrase."""
    view = scene.view
    things = [scene.say(f"maamut-land-{view['terrain'][tiles.INDEX[name]]}")]
    if view["mammoth"] == name:
        things.append(scene.say("maamut-thing-mammoth"))
    things += [
        scene.say("maamut-thing-hunter", **scene.who("seat", seat))
        for seat, at in enumerate(view["hunters"])
        if at == name
    ]
    if name in view["traps"]:
        things.append(scene.say("maamut-thing-trap", **scene.who("owner", view["traps"][name])))
    return f"{name} ({', '.join(things)})"


def hunter(scene: Scene, seat: int) -> str:
    """Where a hunter is, how many cards its player holds and how many traps are left."""
    view = scene.view
    fields = scene.who("seat", seat)
    if view["out"][seat]:
        return scene.say("maamut-fact-out", **fields)
    if view["hunters"][seat] is None:
        return scene.say("maamut-fact-waiting", **fields)
    hand = view["hands"][seat]
    return scene.say(
        "maamut-fact-hunter",
        tile=view["hunters"][seat],
        land=scene.say(f"maamut-land-{view['terrain'][tiles.INDEX[view['hunters'][seat]]]}"),
        cards=len(hand) if isinstance(hand, Sequence) else hand,
        traps=supply(scene, seat),
        **fields,
    )


def supply(scene: Scene, seat: int) -> int:
    """The traps a seat can still set (3.4)."""
    return TRAPS - list(scene.view["traps"].values()).count(seat)


def piles(scene: Scene) -> str:
    """The draw pile and the discards."""
    deck = scene.view["deck"]
    left = deck if isinstance(deck, int) else sum(deck.values())
    gone = scene.view["discard"]
    return scene.say("maamut-fact-piles", pile=left, ones=gone["1"], twos=gone["2"], threes=gone["3"])


FACE = MaamutFace()
