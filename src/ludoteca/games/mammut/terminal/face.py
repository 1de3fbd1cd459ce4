"""Mammut's face in a terminal: the drawn table with its tally, and the same as facts in words."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ludoteca.drawing import PLAIN, Face, Line, Scene
from ludoteca.games.mammut import tiles
from ludoteca.games.mammut.terminal import phrases, picture


class MammutFace(Face):
    """The heap, the players' shares and what they are worth."""

    seats = ("seat", "victim", "first")
    unsaid = ("began",)

    def draw(self, scene: Scene) -> list[Line]:
        """The table, or facts where it would be too narrow."""
        if scene.width >= 40:
            return picture.table(scene)
        return [[(PLAIN, fact[: scene.width])] for fact in self.facts(scene)[: scene.height]]

    def facts(self, scene: Scene) -> list[str]:
        """The round, the centre, each seat with its tiles, the piles."""
        view = scene.view
        is_next = view["pending"] is None or view["pending"]["kind"] in ("draw", "choose", "deal")
        key = "mammut-fact-next" if is_next else "mammut-fact-round"
        texts = [
            scene.say(key, round=view["round"], **scene.who("first", view["first"])),
            scene.say("mammut-fact-centre", tiles=phrases.handles(scene, phrases.lying(view, "centre"))),
        ]
        for seat in range(view["players"]):
            texts += seat_facts(scene, seat)
        return [*texts, discards(scene)]

    def hand(self, scene: Scene) -> list[str]:
        """The viewer's cards, face-down cards and the hidden sides seen."""
        if scene.viewer is None:
            return []
        view = scene.view
        held = view["hands"][scene.viewer]
        texts = [scene.say("mammut-hand-cards", number=len(held), cards=phrases.cards(scene, held))]
        if view["played"][scene.viewer]:
            texts.append(scene.say("mammut-hand-down", cards=phrases.cards(scene, view["played"][scene.viewer])))
        for name in view["knows"][scene.viewer]:
            seen = phrases.side(scene, view["tiles"][name]["down"])
            texts.append(scene.say("mammut-fact-known", handle=phrases.handle(scene, name), side=seen))
        return texts

    def places(self, scene: Scene) -> list[str]:
        """All handles, the centre and everybody's tiles."""
        seats = [place for seat in range(scene.view["players"]) for place in phrases.piles(scene.view, seat)]
        return [*tiles.HANDLES, "centre", *seats]

    def around(self, scene: Scene, place: str) -> list[str]:
        """What a tile shows and may hide, or what lies at a place."""
        if place not in tiles.HANDLE:
            found = phrases.handles(scene, phrases.lying(scene.view, place))
            return [scene.say("mammut-around-pile", place=phrases.place(scene, place), tiles=found)]
        one = scene.view["tiles"][place]
        at = phrases.place(scene, one["at"])
        texts = [scene.say("mammut-around-tile", handle=place, side=phrases.side(scene, one["up"]), place=at)]
        if one["down"] is not None:
            return [*texts, scene.say("mammut-around-under", side=phrases.side(scene, one["down"]))]
        could = scene.listed([phrases.side(scene, name) for name in possible(scene.view, place)])
        return [*texts, scene.say("mammut-around-could", sides=could)]

    def event_fields(self, scene: Scene, event: Mapping[str, Any]) -> dict[str, Any]:
        """Tiles, sides, cards and animals as phrases."""
        texts: dict[str, Any] = {}
        if event.get("tile"):
            texts |= {"tile": phrases.handle(scene, event["tile"]), "handle": event["tile"]}
        if "tiles" in event:
            texts |= {"tiles": phrases.handles(scene, event["tiles"]), "number": len(event["tiles"])}
        if event["key"] == "laid":
            texts["known"] = "yes" if "card" in event else "no"
        if "sides" in event:
            texts["sides"] = scene.listed([phrases.side(scene, name) for name in event["sides"]])
        if "side" in event:
            texts["side"] = phrases.side(scene, event["side"])
        if "card" in event:
            texts |= {"card": phrases.card(scene, event["card"]), "card_key": event["card"]}
        if "cards" in event:
            texts["cards"] = phrases.cards(scene, event["cards"])
        if "kind" in event:
            texts["kind"] = phrases.side(scene, event["kind"])
        if isinstance(event.get("kinds"), list):
            texts["kinds"] = phrases.kinds(scene, event["kinds"])
        if event["key"] in ("scored", "collected"):
            texts["points"] = phrases.number(event["points"])
        return texts

    def join(self, former: Mapping[str, Any], event: Mapping[str, Any]) -> Mapping[str, Any] | None:
        """Tiles taken, or put into the centre, one after the other by the same player."""
        key = f"{event['key']}-several"
        if event["key"] not in ("took", "gave-back") or former["key"] not in (event["key"], key):
            return None
        if (former["seat"], former["to"]) != (event["seat"], event["to"]):
            return None
        earlier = former.get("tiles") or [former["tile"]]
        return {"key": key, "seat": event["seat"], "to": event["to"], "tiles": [*earlier, event["tile"]]}

    def foreseen(self, scene: Scene) -> list[str]:
        """What scoring would bring, seat by seat and category by category."""
        texts = scene.preview or {}
        if texts.get("scores") is None:
            return [standing(scene, texts, seat) for seat in range(scene.view["players"])]
        lines = [scene.say("mammut-tally-then" if "move" in texts else "mammut-tally-now")]
        for seat, score in enumerate(texts["scores"]):
            lines += tally(scene, seat, score)
        return lines if texts["exact"] else [*lines, scene.say("mammut-tally-mean")]

    def hint(self, scene: Scene, move: str) -> str:
        """What a move takes, shows or means."""
        verb, *rest = move.split()
        if move == "take all":
            return scene.say("mammut-hint-all", number=len(phrases.lying(scene.view, "centre")))
        if verb in ("done", "skip"):
            return scene.say(f"mammut-hint-{verb}")
        if verb in ("take", "back"):
            return phrases.side(scene, scene.view["tiles"][rest[0]]["up"])
        if verb == "rob":
            return phrases.handles(scene, phrases.lying(scene.view, f"p{rest[0]}"))
        return card_hint(scene, rest) if verb == "play" else choice_hint(scene, rest)


def card_hint(scene: Scene, rest: list[str]) -> str:
    """What playing a card means."""
    if rest[0] == "flip":
        shown = scene.listed([phrases.side(scene, scene.view["tiles"][name]["up"]) for name in rest[1:]])
        return scene.say("mammut-hint-flip", sides=shown)
    if rest[0] in tiles.PREY_CARDS:
        return scene.say(f"mammut-hint-{rest[0]}")
    return f"{scene.say(f'mammut-card-{rest[0]}')}, {scene.say('mammut-hint-lay')}"


def choice_hint(scene: Scene, rest: list[str]) -> str:
    """The animal and the tile it is taken for."""
    if len(rest) == 1:
        return phrases.side(scene, rest[0])
    shown = phrases.side(scene, scene.view["tiles"][rest[1]]["up"])
    return f"{phrases.side(scene, rest[0])}, {scene.say('mammut-hint-for', handle=rest[1], side=shown)}"


def seat_facts(scene: Scene, seat: int) -> list[str]:
    """A seat's tracks, tiles, animals and open cards."""
    view = scene.view
    fields = scene.who("seat", seat)
    down = phrases.count(view["played"][seat])
    held = phrases.count(view["hands"][seat])
    numbers = {"points": view["points"][seat], "furs": view["furs"][seat], "cards": held, "down": down}
    texts = [scene.say("mammut-fact-seat", **numbers, **fields)]
    for place in phrases.piles(view, seat):
        lying = phrases.handles(scene, phrases.lying(view, place))
        texts.append(scene.say("mammut-fact-tiles", tiles=lying, seat=phrases.place(scene, place)))
    if view["animals"][seat]:
        texts.append(scene.say("mammut-fact-animals", kinds=phrases.kinds(scene, view["animals"][seat]), **fields))
    if isinstance(view["played"][seat], list) and seat != scene.viewer and down:
        texts.append(scene.say("mammut-fact-played", cards=phrases.cards(scene, view["played"][seat]), **fields))
    return texts


def discards(scene: Scene) -> str:
    """The draw pile and the discards."""
    view = scene.view
    deck = view["deck"] if isinstance(view["deck"], int) else sum(view["deck"].values())
    gone = ", ".join(f"{many} {card}" for card, many in view["discard"].items() if many)
    return scene.say("mammut-fact-piles", pile=deck, discards=gone or scene.say("mammut-fact-nothing"))


def possible(view: Mapping[str, Any], name: str) -> list[str]:
    """The sides that could lie under a tile, from the list without the tiles whose two sides are seen."""
    left = tiles.pairs(view["list"])
    for handle, tile in view["tiles"].items():
        if tile["down"] is not None and handle != "S":
            left.remove(tiles.pair(tiles.SIDE[tile["up"]], tiles.SIDE[tile["down"]]))
    up = view["tiles"][name]["up"]
    if name == "S":
        return ["blue" if up == "red" else "red"]
    return [
        tiles.SIDES[side] for side in sorted({sum(pair) - tiles.SIDE[up] for pair in left if tiles.SIDE[up] in pair})
    ]


def standing(scene: Scene, texts: Mapping[str, Any], seat: int) -> str:
    """A seat's points, furs and animals."""
    numbers = {"points": texts["points"][seat], "furs": texts["furs"][seat]}
    return scene.say(
        "mammut-standing", kinds=phrases.kinds(scene, texts["animals"][seat]), **numbers, **scene.who("seat", seat)
    )


def tally(scene: Scene, seat: int, score: Mapping[str, Any]) -> list[str]:
    """One seat's part of the tally; what is nothing isn't told."""
    fields = scene.who("seat", seat)
    points = {name: amount(scene, score[name]) for name in tiles.CONTENTS_IN_ORDER}
    lines = [scene.say("mammut-tally-seat", total=phrases.number(score["points"]), **points, **fields)]
    if score["axe"]["cards"]:
        lines.append(scene.say("mammut-tally-cards", cards=f"{score['axe']['cards']:g}", **fields))
    if score["fur"]["steps"]:
        lines.append(scene.say("mammut-tally-steps", steps=f"{score['fur']['steps']:g}", **fields))
    animals = score["animals"]
    if animals["kinds"]:
        worth = f"{animals['worth']:g}"
        lines.append(scene.say("mammut-tally-animals", kinds=f"{animals['kinds']:g}", worth=worth, **fields))
    return lines


def amount(scene: Scene, part: Mapping[str, Any]) -> str:
    """Points, said to be tied if the shaman would decide them."""
    value = phrases.number(part["points"])
    return scene.say("mammut-tally-tied", value=value) if part["tied"] else value


FACE = MammutFace()
