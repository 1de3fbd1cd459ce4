"""A preview in words: paths and costs, interceptors, the chances of duels and of one's own cards."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from ludoteca.drawing import Scene
from ludoteca.games.kahmate.terminal.picture import signed
from ludoteca.games.kahmate.terminal.position_text import offered, player


def foreseen(scene: Scene) -> list[str]:
    """One fact a line."""
    outcome = scene.preview or {}
    facts = run(scene, outcome) + goal(scene, outcome) + everything(scene, outcome)
    if "samples" in outcome:
        facts += offered(scene)
    if "interceptors" in outcome:
        facts += attempts(scene, outcome["interceptors"])
    if "duel" in outcome:
        facts += duel(scene, outcome["duel"])
    if outcome.get("exits"):
        facts.append(
            scene.say("kahmate-preview-exits", squares=scene.listed([way["square"] for way in outcome["exits"]]))
        )
    if outcome.get("rises"):
        risen = scene.listed([player(scene, name) for name in outcome["rises"]])
        facts.append(scene.say("kahmate-preview-rises", pieces=risen))
    return facts or [scene.say("kahmate-preview-nothing")]


def run(scene: Scene, outcome: Mapping[str, Any]) -> list[str]:
    """A run's path, cost and what it takes."""
    if "path" not in outcome:
        return []
    facts = [
        scene.say("kahmate-preview-path", path=" ".join(outcome["path"])),
        scene.say("kahmate-preview-cost", cost=outcome["cost"], left=outcome["left"]),
    ]
    if outcome["takes_ball"]:
        facts.append(scene.say("kahmate-preview-takes"))
    return facts + ([scene.say("kahmate-preview-try")] if outcome["try"] else [])


def goal(scene: Scene, outcome: Mapping[str, Any]) -> list[str]:
    """Where a pass, a kick, a drop or a way out leads."""
    if "square" not in outcome:
        return []
    facts = [scene.say("kahmate-preview-square", square=outcome["square"])]
    if outcome.get("taken_by"):
        facts.append(scene.say("kahmate-preview-taken", piece=player(scene, outcome["taken_by"])))
    return facts + ([scene.say("kahmate-preview-try")] if outcome.get("try") else [])


def everything(scene: Scene, outcome: Mapping[str, Any]) -> list[str]:
    """All that a turn allows: reach with costs, and kicks."""
    facts = []
    for name, squares in outcome.get("reach", {}).items():
        listed = ", ".join(f"{square} ({cost})" for square, cost in squares.items())
        facts.append(scene.say("kahmate-preview-reach", piece=player(scene, name), squares=listed))
    for each in ("tackles", "charges"):
        for one in outcome.get(each, {}).values():
            facts += duel(scene, one["duel"])[:1]
    if outcome.get("kicks"):
        facts.append(scene.say("kahmate-preview-kicks", squares=", ".join(outcome["kicks"])))
    return facts


def attempts(scene: Scene, could: Mapping[str, Any]) -> list[str]:
    """Who could intercept, and how likely the pass wins through."""
    if not could:
        return [scene.say("kahmate-preview-safe")]
    return [
        scene.say("kahmate-preview-interceptor", piece=player(scene, name), chance=percent(one["attack_wins"]))
        for name, one in could.items()
    ]


def duel(scene: Scene, one: Mapping[str, Any]) -> list[str]:
    """The chances of a duel, and of each own card in it."""
    facts = [
        scene.say(
            "kahmate-preview-duel",
            attacker=player(scene, one["attacker"]),
            attack=signed(one["attack"]),
            defender=player(scene, one["defender"]),
            defence=signed(one["defence"]),
            chance=percent(one["attack_wins"]),
        )
    ]
    if "perfect" in one:
        facts.append(scene.say("kahmate-preview-perfect", chance=percent(one["perfect"])))
    for card, chances in one.get("cards", {}).items():
        shares = {"chance": percent(chances["win"]), "tie": percent(chances["tie"])}
        facts.append(scene.say("kahmate-preview-card", card=card, **shares))
    return facts


def percent(share: Sequence[int]) -> str:
    """A chance in whole hundredths."""
    return str((200 * share[0] + share[1]) // (2 * share[1]))
