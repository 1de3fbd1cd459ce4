"""Tiles, cards, places and numbers as phrases of the viewer's language, for the terminal."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from ludoteca.drawing import Scene
from ludoteca.games.mammut import tiles


def side(scene: Scene, name: str) -> str:
    """A side's name."""
    return scene.say("mammut-side-question" if name == "?" else f"mammut-side-{name}")


def card(scene: Scene, name: str) -> str:
    """A card's name with the word that plays it."""
    return f"{name} ({scene.say(f'mammut-card-{name}')})"


def cards(scene: Scene, named: Iterable[str]) -> str:
    """Several cards as one phrase."""
    return scene.listed([card(scene, name) for name in named])


def kinds(scene: Scene, named: Sequence[str]) -> str:
    """Animals as one phrase."""
    return scene.listed([side(scene, name) for name in named]) or scene.say("mammut-fact-nothing")


def handle(scene: Scene, name: str) -> str:
    """A tile by its handle and visible side."""
    return f"{name} ({side(scene, scene.view['tiles'][name]['up'])})"


def handles(scene: Scene, named: Iterable[str]) -> str:
    """Tiles gathered by their visible side, as one phrase."""
    found = by_side(scene.view, named)
    parts = [f"{side(scene, face)} {' '.join(those)}" for face, those in found.items()]
    return "; ".join(parts) or scene.say("mammut-fact-nothing")


def by_side(view: Mapping[str, Any], named: Iterable[str]) -> dict[str, list[str]]:
    """Handles by visible side, in the order of the sides."""
    found: dict[str, list[str]] = {}
    for name in sorted(named, key=lambda one: (tiles.SIDE[view["tiles"][one]["up"]], tiles.HANDLE[one])):
        found.setdefault(view["tiles"][name]["up"], []).append(name)
    return found


def lying(view: Mapping[str, Any], place: str) -> list[str]:
    """The handles at a place."""
    return [name for name, tile in view["tiles"].items() if tile["at"] == place]


def piles(view: Mapping[str, Any], seat: int) -> list[str]:
    """The places of a seat's tiles."""
    return [f"p{seat}.1", f"p{seat}.2"] if view["players"] == 2 else [f"p{seat}"]


def place(scene: Scene, name: str) -> str:
    """A place with its owner."""
    if name == "centre":
        return scene.say("mammut-panel-centre")
    owner = scene.name(int(name[1]))
    return f"{owner} {name[3:]}" if "." in name else owner


def number(value: float) -> str:
    """Points with their sign."""
    return f"+{value:g}" if value > 0 else f"{value:g}"


def count(cards_: Any) -> int:
    """How many cards a list, or the number that stands for one, holds."""
    return len(cards_) if isinstance(cards_, list) else int(cards_)
