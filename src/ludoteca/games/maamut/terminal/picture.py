"""The board drawn in coloured text: tiles, pawns, traps, where one may go, and what a move would do."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import pairwise
from typing import Any

from ludoteca.drawing import Canvas, Line, Paint, Scene
from ludoteca.games.maamut import tiles
from ludoteca.games.maamut.terminal.hexes import Scale

INK = "#2a2320"
BONE = "#fffdf7"
HIDE = "#4a2c17"
OCHRE = "#a9560f"
RUST = "#93361a"
GLACIER = "#1f5f86"
FRIGHT = "#f2c230"
PIT = "#2a2320"

# Three shades of each land, so that neighbours always differ: the sum of q and 2r, by threes.
GROUND = {
    "g": ("#8fa653", "#849b49", "#9ab05f"),
    "s": ("#eef3f4", "#e0eaed", "#d5e2e6"),
    "r": ("#6b645c", "#625b53", "#746c63"),
    "x": ("#e6dac3", "#e6dac3", "#e6dac3"),
}
TEXTURE = {
    "g": ('"', '"', "#5f7a30"),
    "s": ("·", ".", "#93a9b2"),
    "r": ("▒", "%", "#4a443d"),
    "x": ("+", "+", "#b08d57"),
}
SPACING = {"g": 5, "s": 4, "r": 2, "x": 5}
ARROWS = {"NE": "↗", "E": "→", "SE": "↘", "SW": "↙", "W": "←", "NW": "↖"}
ASCII_ARROWS = {"NE": "/", "E": ">", "SE": "\\", "SW": "/", "W": "<", "NW": "\\"}


def board(scene: Scene, scale: Scale) -> list[Line]:
    """The whole board at one scale."""
    canvas = Canvas(scale.columns, scale.rows)
    for tile in range(tiles.TILES):
        _land(canvas, scene, scale, tile)
    for tile, name in enumerate(tiles.NAMES):
        _stand(canvas, scale, tile, pawns(scene, name, scale), traps(scene, name))
    if scene.preview is not None:
        _foresee(canvas, scene, scale, scene.preview)
    else:
        for tile, sign in goals(scene):
            _sign(canvas, scale, tile, [(Paint(BONE, OCHRE, bold=True), sign)])
    return canvas.lines()


def _land(canvas: Canvas, scene: Scene, scale: Scale, tile: int) -> None:
    """The tile's ground with its texture and its name."""
    kind = scene.view["terrain"][tile]
    q, r = tiles.AXIAL[tile]
    ground = GROUND[kind][(q - r) % 3]
    fancy, simple, ink = TEXTURE[kind]
    left, top = scale.corner(tile)
    paint, sign = Paint(ink, ground), scene.pick(fancy, simple)
    for row, width in enumerate(scale.widths()):
        start = left + (scale.width - width) // 2
        grown = (sign if (at * 3 + (top + row) * 7) % SPACING[kind] == 0 else " " for at in range(start, start + width))
        canvas.put(start, top + row, "".join(grown), paint)
    name = tiles.NAMES[tile]
    at = left + (0 if scale.full == scale.pitch else scale.width // 2 - 1)
    canvas.put(at, top + scale.name, name, Paint(BONE if kind == "r" else INK, ground, bold=True))


def pawns(scene: Scene, name: str, scale: Scale) -> list[Line]:
    """The mammoth and the hunters on a tile, one beside the other; a second row where the mammoth is tall."""
    beasts = beast(scene, scale, "M", HIDE) if scene.view["mammoth"] == name else [[]]
    seats = [seat for seat, place in enumerate(scene.view["hunters"]) if place == name]
    taken = length(beasts[0]) + (3 if name in scene.view["traps"] and scale.pawns == scale.trap else 0)
    broad = scale.width >= 8 and taken + 3 * len(seats) <= scale.width
    beasts[0] += [(scene.paint(seat), f" {scene.mark(seat)} " if broad else scene.mark(seat)) for seat in seats]
    return beasts


def beast(scene: Scene, scale: Scale, letter: str, hide: str) -> list[Line]:
    """The mammoth: a letter between two shoulders, below a hump where there is room, alone where there is none."""
    fur, body = Paint(hide), (Paint(BONE, hide, bold=True), letter)
    if scale.width < 8:
        return [[body]]
    if scale.full < 2 or scene.ascii:
        return [[(fur, scene.pick("▟", "(")), body, (fur, scene.pick("▙", ")"))]]
    return [[(fur, "▗▟█▙▖")], [(fur, "▐█"), body, (fur, "█▌")]]


def length(line: Line) -> int:
    """The columns of a line."""
    return sum(len(text) for _, text in line)


def traps(scene: Scene, name: str) -> Line:
    """The trap on a tile, its owner's mark in a pit."""
    owner = scene.view["traps"].get(name)
    if owner is None:
        return []
    return [(Paint(BONE, PIT), "("), (scene.paint(owner), scene.mark(owner)), (Paint(BONE, PIT), ")")]


def _stand(canvas: Canvas, scale: Scale, tile: int, standing: list[Line], trap: Line) -> None:
    """Pawns and trap on their rows, or side by side where they share one."""
    first = standing[0]
    if scale.full == scale.pitch:
        left, top = scale.corner(tile)
        canvas.put_line(left + 2, top, [*first, *trap][: scale.width - 2])
    elif scale.pawns == scale.trap:
        _centre(canvas, scale, tile, scale.pawns, [*first, *trap])
    else:
        _centre(canvas, scale, tile, scale.trap, trap)
        for row, line in enumerate(standing):
            _centre(canvas, scale, tile, scale.pawns + row, line)


def _centre(canvas: Canvas, scale: Scale, tile: int, row: int, line: Line) -> None:
    left, top = scale.corner(tile)
    canvas.put_line(left + (scale.width - length(line)) // 2, top + row, line)


def _sign(canvas: Canvas, scale: Scale, tile: int, line: Line) -> None:
    """What is said of a tile, on the row kept for it or, on the smallest board, at its end."""
    if scale.full == scale.pitch:
        left, top = scale.corner(tile)
        canvas.put_line(left + scale.width - length(line), top, line)
    else:
        _centre(canvas, scale, tile, scale.sign, line)


def goals(scene: Scene) -> Iterator[tuple[int, str]]:
    """Where the legal moves lead, each tile with the card's value, or a sign without one."""
    for move in scene.moves:
        words = move.split()
        if words[0] == "place":
            yield tiles.INDEX[words[1]], scene.pick("○", "o")
        elif words[0] == "flee":
            yield ahead(scene, words[1], 1), arrow(scene, words[1])
        elif words[0] == "move":
            yield ahead(scene, words[2], int(words[1])), words[1]


def ahead(scene: Scene, direction: str, steps: int) -> int:
    """The tile that many steps from the viewer's hunter."""
    assert scene.viewer is not None
    here = tiles.INDEX[scene.view["hunters"][scene.viewer]]
    return tiles.line(here, tiles.DIRECTIONS.index(direction), steps)[-1]


def arrow(scene: Scene, direction: str) -> str:
    """A direction's arrow."""
    return (ASCII_ARROWS if scene.ascii else ARROWS)[direction]


def _foresee(canvas: Canvas, scene: Scene, scale: Scale, foreseen: Mapping[str, Any]) -> None:
    """One's own path, the mammoth's with the refused directions, and who would be frightened."""
    signs: dict[int, Line] = {}
    for name, run in (*own_signs(scene, foreseen), *flight_signs(scene, scale, foreseen.get("mammoth"))):
        signs.setdefault(tiles.INDEX[name], []).extend(run)
    for tile, line in signs.items():
        _sign(canvas, scale, tile, line)
    for fright in foreseen.get("mammoth", {}).get("frightened", ()):
        left, top = scale.corner(tiles.INDEX[fright["tile"]])
        canvas.put(left + scale.width - 2, top + scale.pawns, "!", Paint(INK, FRIGHT, bold=True))
    for no in foreseen.get("mammoth", {}).get("refused", ()):
        if no["at"] is None:
            _refuse_at_rim(canvas, scene, scale, foreseen["mammoth"]["tile"], no["direction"])


def own_signs(scene: Scene, foreseen: Mapping[str, Any]) -> Iterator[tuple[str, Line]]:
    """Arrows along one's own path, or a ring where something of one's own comes or goes."""
    paint = Paint(BONE, OCHRE, bold=True)
    for here, there in pairwise(foreseen.get("path", ())):
        yield there, [(paint, arrow(scene, way(here, there)))]
    for key in ("placed", "flees", "trapped", "removed"):
        if key in foreseen:
            yield foreseen[key], [(paint, scene.pick("◉", "@"))]


def flight_signs(scene: Scene, scale: Scale, flight: Mapping[str, Any] | None) -> Iterator[tuple[str, Line]]:
    """The mammoth's steps by number and its shape at the last, crosses on rocks, arrows where others may flee."""
    if flight is None:
        return
    for step, name in enumerate(flight["run"], 1):
        last = step == len(flight["run"])
        yield name, beast(scene, scale, "m", GLACIER)[-1] if last else [(Paint(BONE, GLACIER, bold=True), str(step))]
    for no in flight.get("refused", ()):
        if no["at"] is not None:
            yield no["at"], [cross(scene)]
    for fright in flight["frightened"]:
        for place in fright["to"]:
            yield place, [(Paint(INK, FRIGHT, bold=True), arrow(scene, way(fright["tile"], place)))]


def cross(scene: Scene) -> tuple[Paint, str]:
    """The sign of a direction that is closed."""
    return (Paint(BONE, RUST, bold=True), scene.pick("✕", "X"))


def _refuse_at_rim(canvas: Canvas, scene: Scene, scale: Scale, start: str, direction: str) -> None:
    """A cross on the rim where a direction leaves the board."""
    tile, towards = tiles.INDEX[start], tiles.DIRECTIONS.index(direction)
    last = [tile, *tiles.line(tile, towards, 3)][-1]
    canvas.put_line(*scale.rim(last, towards), [cross(scene)])


def way(here: str, there: str) -> str:
    """The direction from a tile to its neighbour."""
    near = tiles.neighbours(tiles.INDEX[here])
    return tiles.DIRECTIONS[near.index(tiles.INDEX[there])]
