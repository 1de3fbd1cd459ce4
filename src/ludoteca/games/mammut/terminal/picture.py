"""The table drawn in coloured text: the centre, each player's tiles and tracks, and what the piles are worth now."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ludoteca.drawing import PLAIN, Line, Paint, Scene, line_text
from ludoteca.games.mammut import preview, tiles
from ludoteca.games.mammut.terminal import phrases

INK = "#2a2320"
BONE = "#fffdf7"
OCHRE = "#a9560f"
DIM = Paint("#8c8378")
INDENT = 2

GROUNDS = {
    "food": (BONE, "#5f7a30"),
    "tusk": (INK, "#e6dac3"),
    "fur": (BONE, "#6b4426"),
    "axe": (BONE, "#5b6770"),
    "fire": (BONE, "#b5401d"),
    "?": (BONE, "#2a2320"),
    "red": (BONE, "#93361a"),
    "blue": (BONE, "#1f5f86"),
}
ANIMAL = (INK, "#d9a441")


def table(scene: Scene) -> list[Line]:
    """Header, centre, seats and, where there is room, the tally."""
    lines = [header(scene), *pile(scene, "centre", [(DIM, scene.say("mammut-panel-centre"))])]
    for seat in range(scene.view["players"]):
        lines += player(scene, seat)
    shown = tally(scene)
    if shown and len(lines) + len(shown) <= scene.height:
        lines += shown
    return lines[: scene.height]


def header(scene: Scene) -> Line:
    """The round, the draw pile and the discards."""
    view = scene.view
    deck = view["deck"] if isinstance(view["deck"], int) else sum(view["deck"].values())
    gone = " ".join(f"{card}{scene.pick('×', 'x')}{many}" for card, many in view["discard"].items() if many)
    parts: Line = [
        (Paint(bold=True), scene.say("mammut-panel-round", round=view["round"])),
        (DIM, f"  {scene.say('mammut-panel-pile')} "),
        (PLAIN, str(deck)),
    ]
    if gone:
        parts += [(DIM, f"  {scene.say('mammut-panel-discards')} "), (PLAIN, gone)]
    return cut(parts, scene.width)


def player(scene: Scene, seat: int) -> list[Line]:
    """Whose tiles they are, the tracks, cards and animals; then the tiles."""
    view = scene.view
    asked = view["pending"] is not None and view["pending"]["seat"] == seat
    head: Line = [
        (Paint(OCHRE, bold=True), scene.pick("▶", ">") if asked else " "),
        (scene.paint(seat), f" {scene.mark(seat)} "),
        (Paint(bold=asked), f" {scene.names[seat]} "),
    ]
    for label, value in facts(scene, seat):
        head += [(DIM, f" {label} "), (PLAIN, value)]
    lines = [cut(head, scene.width)]
    for place in phrases.piles(view, seat):
        if phrases.lying(view, place):
            lines += pile(scene, place, [])
    return lines


def facts(scene: Scene, seat: int) -> list[tuple[str, str]]:
    """A seat's points, furs, cards and animals with their labels."""
    view = scene.view
    shown = [
        (scene.say("mammut-panel-points"), str(view["points"][seat])),
        (scene.say("mammut-panel-furs"), str(view["furs"][seat])),
        (scene.say("mammut-panel-cards"), counted(view["hands"][seat])),
    ]
    if phrases.count(view["played"][seat]):
        shown.append((scene.say("mammut-panel-down"), counted(view["played"][seat])))
    if view["animals"][seat]:
        named = ", ".join(phrases.side(scene, kind) for kind in view["animals"][seat])
        shown.append((scene.say("mammut-panel-animals"), named))
    return shown


def counted(cards: Any) -> str:
    """How many cards there are and, where the viewer may see them, by what word each is played."""
    if isinstance(cards, list) and cards:
        return f"{len(cards)} ({', '.join(cards)})"
    return str(phrases.count(cards))


def pile(scene: Scene, place: str, head: Line) -> list[Line]:
    """The tiles of a place, gathered by what they show; those one may take are bold."""
    found = phrases.by_side(scene.view, phrases.lying(scene.view, place))
    words = [[*head, (PLAIN, " ")]] if head else []
    for face, named in found.items():
        ink, ground = GROUNDS.get(face, ANIMAL)
        words.append([(Paint(ink, ground), f" {phrases.side(scene, face)} ")])
        words += [tile(scene, name) for name in named]
    return wrapped(words, scene.width)


def tile(scene: Scene, name: str) -> Line:
    """A handle, with the hidden side if the viewer has seen it."""
    is_open = any(f"{verb} {name}" in scene.moves for verb in ("take", "back"))
    down = scene.view["tiles"][name]["down"]
    known = f"/{phrases.side(scene, down)}" if down is not None and name != "S" else ""
    return [(PLAIN, " "), (Paint(bold=is_open), name), (DIM, f"{known} ")]


def wrapped(words: list[Line], width: int) -> list[Line]:
    """Words in lines of a width, indented."""
    lines: list[Line] = [[(PLAIN, " " * INDENT)]]
    for word in words:
        if len(line_text(lines[-1])) + len(line_text(word)) > width and len(lines[-1]) > 1:
            lines.append([(PLAIN, " " * INDENT)])
        lines[-1] += word
    return lines


def cut(line: Line, width: int) -> Line:
    """A line without what doesn't fit."""
    kept: Line = []
    for paint, text in line:
        left = width - len(line_text(kept))
        if left > 0:
            kept.append((paint, text[:left]))
    return kept


def tally(scene: Scene) -> list[Line]:
    """What scoring now, or after the move under consideration, would bring; nothing while scoring."""
    shown = scene.preview if scene.preview is not None else preview.preview(dict(scene.view), scene.viewer, None)
    if shown.get("scores") is None:
        return []
    title = scene.say("mammut-panel-then" if "move" in shown else "mammut-panel-now")
    names = [*(phrases.side(scene, one) for one in tiles.CONTENTS_IN_ORDER), scene.say("mammut-panel-animals")]
    head = [f"{name[:8]:>9}" for name in (*names, scene.say("mammut-panel-total"))]
    lines: list[Line] = [[(Paint(bold=True), mean(scene, shown) + title)], [(DIM, " " * 16 + "".join(head))]]
    for seat, score in enumerate(shown["scores"]):
        row = "".join(f"{one:>9}" for one in cells(scene, score))
        lines.append([(scene.paint(seat), f" {scene.mark(seat)} "), (PLAIN, f" {scene.names[seat][:12]:<12}{row}")])
    legend = f"= {scene.say('mammut-panel-tie')}"
    if not shown["exact"]:
        legend += f"  {mean(scene, shown)}{scene.say('mammut-panel-mean')}"
    return [cut(line, scene.width) for line in [*lines, [(DIM, legend)]]]


def mean(scene: Scene, shown: Mapping[str, Any]) -> str:
    """A sign before the title if the numbers are means."""
    return "" if shown["exact"] else scene.pick("≈ ", "~ ")


def cells(scene: Scene, score: Mapping[str, Any]) -> list[str]:
    """A seat's numbers by category; cards to draw stand by the axes, a tie has its sign."""
    found = []
    for name in tiles.CONTENTS_IN_ORDER:
        text = phrases.number(score[name]["points"])
        if name == "axe" and score[name]["cards"]:
            text = f"{score[name]['cards']:g}{scene.pick('▯', 'c')}" + (f" {text}" if score[name]["points"] else "")
        found.append(text + ("=" if score[name]["tied"] else ""))
    kinds = score["animals"]
    found.append(phrases.number(kinds["kinds"]) + ("=" if kinds["tied"] else ""))
    return [*found, phrases.number(score["points"])]
