"""What stands beside the pitch: the sides with tries and cards, the duel, the legend, and samples while lining up."""

from __future__ import annotations

from ludoteca.drawing import PLAIN, Line, Paint, Scene
from ludoteca.games.kahmate import samples
from ludoteca.games.kahmate.components import ABILITIES, CARDS
from ludoteca.games.kahmate.terminal.picture import BALL, CHALK, full
from ludoteca.games.kahmate.terminal.position_text import owing, player

DIM = Paint("#8c8378")
ASKED = Paint("#a9560f", bold=True)
CARD = Paint("#20261c", "#fffdf7", bold=True)
USED = Paint("#8c8378")


def panel(scene: Scene, width: int, height: int) -> list[Line]:
    """As much as fits, the sides first."""
    lines = sides(scene, width)
    for more in (duel(scene), offered(scene), legend(scene)):
        if more and len(lines) + len(more) + 1 <= height:
            lines += [[], *more]
    return lines[:height]


def sides(scene: Scene, width: int) -> list[Line]:
    """Two lines a side: name and tries, and the form cards, used ones left blank."""
    target = scene.say("kahmate-panel-match", target=scene.view["target"])
    lines: list[Line] = [[(DIM, target)]]
    for seat in (1, 0):
        lines += [name(scene, seat, width), cards(scene, seat)]
    return lines


def name(scene: Scene, seat: int, width: int) -> Line:
    """The mark, the tries and the name; an arrow before who must choose."""
    asked = seat in owing(scene.view)
    pointer = scene.pick("▶", ">") if asked else " "
    tries = str(scene.view["score"][seat])
    return [
        (ASKED, pointer),
        (scene.paint(seat), f" {scene.mark(seat)} "),
        (Paint(bold=True), f" {tries} "),
        (Paint(bold=asked), scene.names[seat][: width - 7]),
    ]


def cards(scene: Scene, seat: int) -> Line:
    """The six form cards, those in hand by their numbers; they are open to both captains."""
    held = scene.view["cards"][seat]
    dot = scene.pick("·", ".")
    line: Line = [(PLAIN, "  ")]
    for card in CARDS:
        line += [(CARD, str(card)) if card in held else (USED, dot), (PLAIN, " ")]
    pending = scene.view["pending"]
    if pending and pending["kind"] == "card" and pending["laid"][seat]:
        line.append((Paint(CHALK, BALL), f"[{own_card(scene, seat)}]"))
    if pending and pending["kind"] == "setup" and pending["ready"][seat]:
        line.append((DIM, scene.say("kahmate-panel-ready")))
    return line


def own_card(scene: Scene, seat: int) -> str:
    """The viewer's own laid card; the other's is face down."""
    laid = scene.view["pending"]["laid"][seat]
    return "?" if laid is True else str(laid)


def duel(scene: Scene) -> list[Line]:
    """Who fights whom."""
    pending = scene.view["pending"]
    if not pending or pending["kind"] != "card":
        return []
    return [
        [(DIM, scene.say("kahmate-panel-duel"))],
        [(PLAIN, player(scene, pending["attacker"]))],
        [(PLAIN, player(scene, pending["defender"]))],
    ]


def offered(scene: Scene) -> list[Line]:
    """The sample line-ups by what one types to take them."""
    pending = scene.view["pending"]
    if not pending or pending["kind"] != "setup" or scene.viewer is None:
        return []
    title: Line = [(DIM, scene.say("kahmate-panel-samples"))]
    return [title, *[[(PLAIN, one.key)] for one in samples.samples(scene.viewer)]]


def legend(scene: Scene) -> list[Line]:
    """What the letters on the players mean, with their abilities."""
    kinds = {ability.kind: letters[0] for letters, ability in ABILITIES.items()}
    lines: list[Line] = [[(DIM, scene.say("kahmate-panel-legend"))]]
    for kind, letter in kinds.items():
        shown = full(f"r{'n1' if letter == 'n' else letter}")
        lines.append([(PLAIN, f"{letter} {shown:<8}"), (DIM, scene.say(f"kahmate-{kind}"))])
    return lines


def strip(scene: Scene) -> list[Line]:
    """The same in few lines, for below the pitch on narrow screens."""
    return [[*name(scene, seat, 24), (PLAIN, " "), *cards(scene, seat)] for seat in (1, 0)]
