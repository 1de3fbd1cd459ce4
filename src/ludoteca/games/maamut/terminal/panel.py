"""What stands beside the board: the seats with their cards and traps, pile and discards, compass and legend."""

from __future__ import annotations

from typing import Any

from ludoteca.drawing import PLAIN, Line, Paint, Scene
from ludoteca.games.maamut.terminal.picture import BONE, GROUND, HIDE, INK, OCHRE, TEXTURE

TRAPS = 4
COMPASS = ("  NW   NE", " W   {}   E", "  SW   SE")
DIM = Paint("#8c8378")


def panel(scene: Scene, width: int, height: int) -> list[Line]:
    """As much as fits, the seats first."""
    lines = seats(scene, width)
    for more in (piles(scene), compass(scene), legend(scene)):
        if len(lines) + len(more) + 1 <= height:
            lines += [[], *more]
    return lines[:height]


def seats(scene: Scene, width: int) -> list[Line]:
    """Two lines a seat: whose it is and whether it is asked; cards and traps left."""
    lines: list[Line] = []
    for seat in range(scene.view["players"]):
        lines += [seat_name(scene, seat, width), seat_holds(scene, seat)]
    return lines


def seat_name(scene: Scene, seat: int, width: int) -> Line:
    """The mark and the name; an arrow before the seat that must choose."""
    pending = scene.view["pending"]
    asked = pending is not None and pending["seat"] == seat
    pointer = scene.pick("▶", ">") if asked else " "
    name = scene.names[seat]
    if scene.view["out"][seat]:
        name += " " + scene.say("maamut-panel-out")
    paint = Paint(bold=asked)
    return [
        (Paint(OCHRE, bold=True), pointer),
        (scene.paint(seat), f" {scene.mark(seat)} "),
        (paint, " " + name[: width - 5]),
    ]


def seat_holds(scene: Scene, seat: int) -> Line:
    """Cards, open to their owner alone, and the traps still in the supply."""
    hand = scene.view["hands"][seat]
    left = TRAPS - list(scene.view["traps"].values()).count(seat)
    line: Line = [(PLAIN, "  ")]
    for at in range(3):
        line += [card(scene, hand, at), (PLAIN, " ")]
    return [*line, (Paint(BONE, INK), f"({scene.mark(seat)})"), (PLAIN, f"{scene.pick('×', 'x')}{left}")]


def card(scene: Scene, hand: Any, at: int) -> tuple[Paint, str]:
    """One card of a hand: its value, its back, or the gap where none is."""
    if at >= (len(hand) if isinstance(hand, list) else hand):
        return (PLAIN, "   ")
    if isinstance(hand, list):
        return (Paint(INK, BONE, bold=True), f" {hand[at]} ")
    return (Paint("#8c6a4a", HIDE), scene.pick(" ▒ ", " ? "))


def piles(scene: Scene) -> list[Line]:
    """How many cards are left, and what was discarded."""
    deck = scene.view["deck"]
    left = deck if isinstance(deck, int) else sum(deck.values())
    discards = " ".join(f"{value}{scene.pick('×', 'x')}{number}" for value, number in scene.view["discard"].items())
    return [
        [(DIM, scene.say("maamut-panel-pile") + " "), (PLAIN, str(left))],
        [(DIM, scene.say("maamut-panel-discards") + " "), (PLAIN, discards)],
    ]


def compass(scene: Scene) -> list[Line]:
    """The six directions."""
    return [[(DIM, row.format(scene.pick("•", "*")))] for row in COMPASS]


def legend(scene: Scene) -> list[Line]:
    """What the grounds and the pieces mean."""
    lines: list[Line] = []
    for kind in "gsrx":
        fancy, simple, ink = TEXTURE[kind]
        lines.append(
            [
                (Paint(ink, GROUND[kind][0]), f" {scene.pick(fancy, simple)} "),
                (DIM, " " + scene.say(f"maamut-land-{kind}")),
            ]
        )
    lines.append([(Paint(BONE, HIDE, bold=True), " M "), (DIM, " " + scene.say("maamut-panel-mammoth"))])
    lines.append([(Paint(BONE, INK), f"({scene.mark(0)})"), (DIM, " " + scene.say("maamut-panel-a-trap"))])
    return lines


def strip(scene: Scene) -> list[Line]:
    """The same in few lines, for below the board on narrow screens."""
    lines = [
        [*seat_holds(scene, seat)[1:], (PLAIN, " "), *seat_name(scene, seat, 20)]
        for seat in range(scene.view["players"])
    ]
    (pile, discards) = piles(scene)
    return [*lines, [*pile, (PLAIN, "  "), *discards]]
