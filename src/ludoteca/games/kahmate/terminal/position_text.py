"""The position in words: players, ball, hands, duel, line-ups, and what is on a square."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ludoteca.drawing import Scene
from ludoteca.games.kahmate import samples
from ludoteca.games.kahmate.components import ABILITIES, DIRECTIONS, INDEX, NAMES, PIECES, lane_of, row_of, square
from ludoteca.games.kahmate.terminal.picture import signed

STEPS = ((0, 1), (1, 0), (0, -1), (-1, 0))


def player(scene: Scene, name: str) -> str:
    """A player by its letters and its kind."""
    return scene.say("kahmate-player", name=name, kind=scene.say(f"kahmate-{ABILITIES[name[1:]].kind}"))


def owing(view: Mapping[str, Any]) -> list[int]:
    """The seats that must choose, as far as a view tells it."""
    pending = view["pending"]
    if pending is None or pending["kind"] == "ball":
        return []
    if pending["kind"] == "setup":
        return [seat for seat in (0, 1) if not pending["ready"][seat]]
    if pending["kind"] == "card":
        return [seat for seat in (0, 1) if not pending["laid"][seat]]
    return [pending["seat"]]


def facts(scene: Scene) -> list[str]:
    """Everything the viewer may know, the ball and the duel first."""
    view = scene.view
    phrases = [ball(scene), *question(scene)]
    for seat in (0, 1):
        phrases.append(
            scene.say("kahmate-fact-score", tries=view["score"][seat], goal=(12, 0)[seat], **who(scene, seat))
        )
        phrases += [standing(scene, name) for name in PIECES if name in view["pieces"] and "rb".index(name[0]) == seat]
        phrases.append(hand(scene, seat))
    phrases.append(scene.say("kahmate-fact-target", target=view["target"]))
    return phrases + offered(scene)


def who(scene: Scene, seat: int) -> dict[str, str]:
    """The fields that name a seat."""
    return scene.who("seat", seat)


def ball(scene: Scene) -> str:
    """Where the ball is."""
    place = scene.view["ball"]
    if place is None:
        return scene.say("kahmate-fact-no-ball")
    if place in INDEX:
        return scene.say("kahmate-fact-ball-loose", square=place)
    at = scene.view["pieces"][place]["at"]
    return scene.say("kahmate-fact-ball-held", piece=player(scene, place), square=at)


def question(scene: Scene) -> list[str]:
    """What the open question has to tell besides its sentence."""
    pending = scene.view["pending"]
    if pending is None:
        return []
    phrases = []
    if pending["kind"] == "card":
        phrases.append(duel(scene, pending))
        phrases += [scene.say("kahmate-fact-laid", **who(scene, seat)) for seat in (0, 1) if pending["laid"][seat]]
    if pending["kind"] == "setup":
        phrases.append(scene.say("kahmate-fact-starts", **who(scene, pending["seat"])))
        for seat, is_ready in enumerate(pending["ready"]):
            phrases.append(scene.say(f"kahmate-fact-{'ready' if is_ready else 'unready'}", **who(scene, seat)))
    if pending.get("moved"):
        movers = [f"{player(scene, name)}: {spent}" for name, spent in pending["moved"].items()]
        phrases.append(scene.say("kahmate-fact-movers", movers=", ".join(movers)))
    return phrases


def duel(scene: Scene, pending: Mapping[str, Any]) -> str:
    """Who attacks whom with what bonus."""
    attacker, defender = pending["attacker"], pending["defender"]
    return scene.say(
        "kahmate-fact-duel",
        attacker=player(scene, attacker),
        attack=signed(ABILITIES[attacker[1:]].attack),
        defender=player(scene, defender),
        defence=signed(ABILITIES[defender[1:]].defence),
        pair=pending["pair"],
    )


def standing(scene: Scene, name: str) -> str:
    """A player with its square, its abilities and its state."""
    one, ability = scene.view["pieces"][name], ABILITIES[name[1:]]
    return scene.say(
        "kahmate-fact-player",
        piece=player(scene, name),
        square=one["at"],
        moves=ability.moves,
        attack=signed(ability.attack),
        defence=signed(ability.defence),
        state=state(scene, name),
    )


def state(scene: Scene, name: str) -> str:
    """Whether a player has the ball, is down, has moved or can't move any more."""
    pending = scene.view["pending"] or {}
    down = scene.view["pieces"][name]["down"]
    phrases = scene.say("kahmate-state-ball") if scene.view["ball"] == name else ""
    if down:
        return phrases + scene.say("kahmate-state-down", down=down)
    if name in pending.get("stopped", ()):
        return phrases + scene.say("kahmate-state-stopped")
    if name in pending.get("moved", {}):
        return phrases + scene.say("kahmate-state-moved", left=ABILITIES[name[1:]].moves - pending["moved"][name])
    return phrases


def hand(scene: Scene, seat: int) -> str:
    """A captain's form cards; they are open."""
    cards = scene.listed([str(card) for card in scene.view["cards"][seat]])
    return scene.say("kahmate-fact-cards", cards=cards, **who(scene, seat))


def offered(scene: Scene) -> list[str]:
    """The sample line-ups, each with its sentence and what one types to take it."""
    pending = scene.view["pending"]
    if pending is None or pending["kind"] != "setup" or scene.viewer is None:
        return []
    return [
        scene.say(
            "kahmate-fact-sample",
            name=f"{sample.key}, {scene.say(f'kahmate-sample-{sample.key}')}",
            text=scene.say(f"kahmate-sample-{sample.key}-text"),
            squares=", ".join(f"{piece} {at}" for piece, at in sample.squares.items()),
        )
        for sample in samples.samples(scene.viewer)
    ]


def place(scene: Scene, name: str) -> str:
    """A square with what is on it."""
    there = [player(scene, piece) for piece, one in scene.view["pieces"].items() if one["at"] == name]
    if there:
        return scene.say("kahmate-place-player", square=name, pieces=", ".join(there))
    if scene.view["ball"] == name:
        return scene.say("kahmate-place-ball", square=name)
    row = row_of(INDEX[name])
    if row in (0, 12):
        return scene.say("kahmate-place-in-goal", square=name, **who(scene, int(row == 12)))
    return scene.say("kahmate-place-free", square=name)


def around(scene: Scene, name: str) -> list[str]:
    """The square itself, then its neighbours clockwise from the north."""
    phrases = [scene.say("kahmate-around-here", place=place(scene, name))]
    for direction, (across, ahead) in zip(DIRECTIONS, STEPS, strict=True):
        near = square(lane_of(INDEX[name]) + across, row_of(INDEX[name]) + ahead)
        there = scene.say("kahmate-around-edge") if near < 0 else place(scene, NAMES[near])
        phrases.append(scene.say("kahmate-around-way", direction=direction, place=there))
    return phrases
