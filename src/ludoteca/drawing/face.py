"""How a game shows itself in a terminal. A game without a face of its own gets this one and is playable.

A game's own face is the attribute FACE of its module `terminal`, an instance of a subclass of Face; each
method may be left out. Faces hold no state and judge no rule: all they need stands in the Scene. They say
nothing themselves either: sentences come from the game's catalogues through `scene.say`, under these keys.

NAME-subtitle, NAME-pitch    beside the title; one sentence on what the game is about
NAME-kind-KIND               what the open question asks of the seat that must answer; $seat, $seat_is
NAME-event-KEY               what happened; the event's fields, those of `event_fields` and, for each seat
                             field F named in `seats`, $F (the player's name) and $F_is (you or other)
NAME-why-KEY                 why a move is refused; the clause is put behind it by the terminal
NAME-reason-REASON           how the game ended; $winners (names), $number (how many), $winners_is (you,
                             other or nobody)
NAME-help                    a short first help: the aim and what one does in a turn
NAME-field-FIELD             optional: the name of a field where the view is listed as facts
NAME-move-VERB               optional: what a move does, by its first word; $rest holds its other words

Lists in fields are joined with commas; what is absent is the empty text.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from ludoteca.drawing.canvas import PLAIN, Line
from ludoteca.drawing.scene import Scene


class Face:
    """The face of a game that brings none: the view as facts, moves by their words."""

    # The fields of events that hold seat numbers.
    seats: Sequence[str] = ("seat",)
    # The events that need no sentence because what is shown or said anyway tells them.
    unsaid: Sequence[str] = ()

    def draw(self, scene: Scene) -> list[Line]:
        """The board, the hands and the piles in at most scene.height lines of scene.width columns."""
        return [[(PLAIN, fact[: scene.width])] for fact in self.facts(scene)[: scene.height]]

    def facts(self, scene: Scene) -> list[str]:
        """Everything the viewer may know, one fact a line: the open question's fields, then those of the view."""
        question = scene.view.get("pending") or {}
        asked = {name: value for name, value in question.items() if name not in UNTOLD_OF_QUESTION}
        shown = {name: value for name, value in scene.view.items() if name not in UNTOLD}
        return [
            f"{field_name(scene, name)}: {_field(scene, value)}" for name, value in [*asked.items(), *shown.items()]
        ]

    def hand(self, scene: Scene) -> list[str]:
        """What only the viewer sees, one fact a line; empty if there is nothing."""
        return []

    def places(self, scene: Scene) -> list[str]:
        """The names that `around` understands."""
        return []

    def around(self, scene: Scene, place: str) -> list[str]:
        """What lies on a place and next to it, one fact a line."""
        return []

    def event_fields(self, scene: Scene, event: Mapping[str, Any]) -> dict[str, Any]:
        """Fields of an event's sentence besides its own, or in place of them."""
        return {}

    def join(self, former: Mapping[str, Any], event: Mapping[str, Any]) -> Mapping[str, Any] | None:
        """Two events in a row as one with a sentence of its own; None if each has its own."""
        return None

    def foreseen(self, scene: Scene) -> list[str]:
        """scene.preview in words, one fact a line."""
        return [f"{field_name(scene, name)}: {_plain(value)}" for name, value in (scene.preview or {}).items()]

    def bundles(self, scene: Scene) -> Mapping[str, Sequence[str]]:
        """Words by which the viewer makes several moves in a row, each with its moves."""
        return {}

    def hint(self, scene: Scene, move: str) -> str:
        """A few words on what a legal move does, for the list of moves."""
        name = move_name(scene, move)
        return "" if name == move else name


# What the title and the question say anyway.
UNTOLD = ("game", "players", "pending")
UNTOLD_OF_QUESTION = ("kind", "seat")


def field_name(scene: Scene, name: str) -> str:
    """The name of a field in the game's catalogue, else the field's own word."""
    return _named(scene, f"field-{name}", name)


def move_name(scene: Scene, move: str) -> str:
    """A move by its verb's message in the game's catalogue, else its own words."""
    verb, _, rest = move.partition(" ")
    return _named(scene, f"move-{verb}", move, rest=rest)


def _named(scene: Scene, key: str, word: str, **fields: str) -> str:
    own = f"{scene.view['game']}-{key}"
    text = scene.say(own, **fields)
    return word if text == own else text


def _field(scene: Scene, value: Any) -> str:
    """A field of a view as text; a list with an entry for each seat tells whose they are."""
    if isinstance(value, list | tuple) and len(value) == len(scene.names) > 1:
        return "; ".join(f"{scene.name(seat)} {_plain(one)}" for seat, one in enumerate(value))
    return _plain(value)


def _plain(value: Any, inside: bool = False) -> str:
    """A part of a view as text; lists inside others in brackets."""
    if isinstance(value, Mapping):
        text = ", ".join(f"{name} {_plain(one, True)}" for name, one in value.items()) or "–"
    elif isinstance(value, list | tuple):
        text = ", ".join(_plain(one, True) for one in value) or "–"
    elif isinstance(value, bool):
        return "+" if value else "–"
    else:
        return "–" if value is None else str(value)
    return f"({text})" if inside else text
