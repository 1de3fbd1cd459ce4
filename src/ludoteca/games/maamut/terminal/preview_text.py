"""A preview in words: one's own part, the mammoth's flight with each refused direction, frights and ends."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from ludoteca.drawing import Scene


def foreseen(scene: Scene) -> list[str]:
    """One fact a line, in the order in which it would happen."""
    outcome = scene.preview or {}
    if "move" not in outcome:
        return [possible_flight(scene, flight) for flight in outcome.get("flights", ())]
    facts = own_part(scene, outcome)
    if "mammoth" in outcome:
        facts += flight_part(scene, outcome["mammoth"])
    facts += [scene.say("maamut-preview-out", **scene.who("seat", seat)) for seat in outcome["out"]]
    facts += [scene.say("maamut-preview-may-be-out", **scene.who("seat", seat)) for seat in outcome["may_be_out"]]
    return facts + ends(scene, outcome)


def own_part(scene: Scene, outcome: Mapping[str, Any]) -> list[str]:
    """What one's own hunter, trap or card does."""
    facts = []
    if "path" in outcome:
        facts.append(scene.say("maamut-preview-path", start=outcome["path"][0], path=scene.listed(outcome["path"][1:])))
    for key in ("placed", "trapped", "removed", "flees"):
        if key in outcome:
            facts.append(scene.say(f"maamut-preview-{key}", tile=outcome[key]))
    if "card" in outcome and "path" not in outcome:
        facts.append(scene.say("maamut-preview-discard", card=outcome["card"]))
    return facts


def flight_part(scene: Scene, flight: Mapping[str, Any]) -> list[str]:
    """The directions tried, the run, who is frightened and the trap."""
    facts = []
    if "tile" in flight:
        facts.append(scene.say("maamut-preview-meets", tile=flight["tile"]))
        facts += [refusal(scene, no) for no in flight["refused"]]
        if flight["flight"] is None:
            return [*facts, scene.say("maamut-preview-stands")]
    if flight["run"]:
        facts.append(scene.say("maamut-preview-run", path=scene.listed(flight["run"])))
    facts += [fright(scene, one) for one in flight["frightened"]]
    if flight["trap"]:
        trap = flight["trap"]
        facts.append(scene.say("maamut-preview-trap", tile=trap["tile"], **scene.who("owner", trap["owner"])))
    return facts


def fright(scene: Scene, one: Mapping[str, Any]) -> str:
    """Who would be frightened where, and where they could flee to."""
    return scene.say(
        "maamut-preview-fright",
        tile=one["tile"],
        ways=scene.either(one["to"]),
        sure="yes" if one["certain"] else "no",
        **scene.who("seat", one["seat"]),
    )


def ends(scene: Scene, outcome: Mapping[str, Any]) -> list[str]:
    """Whether the move would or might end the game, and whether a card is drawn."""
    if outcome["result"] is not None:
        winners = outcome["result"]["winners"]
        if not winners:
            return [scene.say("maamut-preview-survives")]
        return [scene.say("maamut-preview-wins", **scene.who("seat", seat)) for seat in winners]
    facts = [scene.say("maamut-preview-may-end")] if outcome["may_end"] else []
    return facts + ([scene.say("maamut-preview-draws")] if outcome["draws"] else [])


def refusal(scene: Scene, no: Mapping[str, Any]) -> str:
    """One direction the mammoth can't take."""
    return scene.say("maamut-preview-refused", direction=no["direction"], by=no["by"], at=no["at"] or "")


def refusals(scene: Scene, refused: Sequence[Mapping[str, Any]]) -> str:
    """The directions it can't take, as one phrase."""
    return scene.listed([str(no["direction"]) for no in refused])


def possible_flight(scene: Scene, flight: Mapping[str, Any]) -> str:
    """Where the mammoth would run if it were entered from one side with one card."""
    fields = {"direction": flight["direction"], "card": flight["card"]}
    if flight["flight"] is None:
        return scene.say("maamut-flight-none", **fields)
    if flight["trap"]:
        return scene.say(
            "maamut-flight-trap", goal=flight["run"][-1], **fields, **scene.who("owner", flight["trap"]["owner"])
        )
    return scene.say("maamut-flight-to", goal=flight["run"][-1], **fields)
