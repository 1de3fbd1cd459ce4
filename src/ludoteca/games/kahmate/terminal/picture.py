"""The pitch drawn in coloured text: squares, players with their abilities on them, the ball, and where one may go."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from ludoteca.drawing import Canvas, Line, Paint, Scene
from ludoteca.games.kahmate.components import ABILITIES, INDEX, LANES, MEDIAN, ROWS, lane_of, row_of

INK = "#20261c"
CHALK = "#fffdf7"
BALL = "#8a4b1f"
DOWN = "#7d7a70"
GOAL = "#a9560f"
LABEL = Paint("#8c8378")
TURF = ("#6c9a55", "#628f4c")
MIDDLE = "#557f42"
IN_GOALS = ("#c9a37c", "#8fb3b3")
ARROWS = {"N": ("↑", "^"), "E": ("→", ">"), "S": ("↓", "v"), "W": ("←", "<")}
BALL_SIGN = ("◎", "0")
LEFT = 3


@dataclass(frozen=True, slots=True)
class Scale:
    """How large a square is: columns, and lines."""

    width: int
    height: int

    @property
    def columns(self) -> int:
        """The columns of the whole pitch with its row numbers."""
        return LEFT + 8 * self.width

    @property
    def rows(self) -> int:
        """The lines of the whole pitch with its lane letters."""
        return ROWS * self.height + 1

    def corner(self, square: str) -> tuple[int, int]:
        """The top left cell of a square; row 12 is on top."""
        place = INDEX[square]
        return LEFT + lane_of(place) * self.width, (ROWS - 1 - row_of(place)) * self.height


SCALES = (Scale(4, 1), Scale(7, 1), Scale(8, 2))


def pitch(scene: Scene, scale: Scale) -> list[Line]:
    """The whole pitch at one scale."""
    canvas = Canvas(scale.columns, scale.rows)
    for square in INDEX:
        _ground(canvas, scene, scale, square)
    _labels(canvas, scale)
    ball = scene.view["ball"]
    if ball in INDEX:
        _sign(canvas, scale, ball, Paint(CHALK, BALL, bold=True), f"({scene.pick(*BALL_SIGN)})")
    _foresee(canvas, scene, scale)
    for name in scene.view["pieces"]:
        _player(canvas, scene, scale, name)
    return canvas.lines()


def _ground(canvas: Canvas, scene: Scene, scale: Scale, square: str) -> None:
    """Turf in stripes, a darker median, and the two in-goals."""
    row = row_of(INDEX[square])
    ground = TURF[(row + lane_of(INDEX[square])) % 2]
    if row in (0, ROWS - 1):
        ground = IN_GOALS[row > 0]
    elif row == MEDIAN:
        ground = MIDDLE
    left, top = scale.corner(square)
    for line in range(scale.height):
        canvas.put(left, top + line, " " * scale.width, Paint(INK, ground))
    if row in (0, ROWS - 1):
        canvas.put(left + scale.width // 2, top, scene.pick("┄", "-"), Paint(CHALK, ground))


def _labels(canvas: Canvas, scale: Scale) -> None:
    """Row numbers at the left, lane letters below."""
    for row in range(ROWS):
        canvas.put(0, (ROWS - 1 - row) * scale.height, f"{row:>2}", LABEL)
    for lane, letter in enumerate(LANES):
        canvas.put(LEFT + lane * scale.width + scale.width // 2, scale.rows - 1, letter, LABEL)


def _player(canvas: Canvas, scene: Scene, scale: Scale, name: str) -> None:
    """A player: its side's mark, its letters, what it can do or that it is down, and the ball if it has it."""
    one = scene.view["pieces"][name]
    side = "rb".index(name[0])
    paint = Paint(CHALK, DOWN) if one["down"] else scene.paint(side)
    left, top = scale.corner(one["at"])
    has_ball = scene.view["ball"] == name
    sign = scene.pick(*BALL_SIGN) if has_ball else " "
    ability = f"zz{one['down']}" if one["down"] else short(scene, name)
    label = f"{scene.mark(side)}{name[1:]:<2}"
    if scale.height == 2:
        canvas.put(left, top, f"{label:<{scale.width - 2}}{sign} ", paint)
        below = f"zz{one['down']}" if one["down"] else full(name)
        canvas.put(left, top + 1, f"{below:<{scale.width - 1}} ", paint._replace(bold=False))
    elif scale.width >= 7:
        canvas.put(left, top, f"{label}{ability}{sign}", paint._replace(bold=False))
        canvas.put(left, top, label, paint)
    else:
        canvas.put(left, top, f"{label}{sign}", paint)
    if has_ball:
        at = left + (scale.width - 2 if scale.height == 2 else 6 if scale.width >= 7 else 3)
        canvas.put(at, top, sign, Paint(CHALK, BALL, bold=True))


def short(scene: Scene, name: str) -> str:
    """Moves, attack and defence in one character each; a dot is no bonus."""
    ability = ABILITIES[name[1:]]
    dot = scene.pick("·", ".")
    values = ["-" if value < 0 else str(value) if value else dot for value in (ability.attack, ability.defence)]
    return f"{ability.moves}{''.join(values)}"


def full(name: str) -> str:
    """Moves, attack and defence with their signs."""
    ability = ABILITIES[name[1:]]
    return f"{ability.moves} {signed(ability.attack)} {signed(ability.defence)}"


def signed(value: int) -> str:
    """A bonus with its sign."""
    return f"{value:+d}" if value else "0"


def _foresee(canvas: Canvas, scene: Scene, scale: Scale) -> None:
    """The move under consideration, or else every square to which something may go."""
    if scene.preview is None:
        for square in goals(scene):
            _sign(canvas, scale, square, Paint(CHALK, GOAL), scene.pick("·", "."))
        return
    for step, square in enumerate(scene.preview.get("path", ())[1:], 1):
        _sign(canvas, scale, square, Paint(CHALK, GOAL, bold=True), str(step))
    if "square" in scene.preview:
        _sign(canvas, scale, scene.preview["square"], Paint(CHALK, GOAL, bold=True), scene.pick("◉", "@"))
    for way in scene.preview.get("exits", ()):
        _sign(canvas, scale, way["square"], Paint(CHALK, GOAL, bold=True), arrow(scene, way))


def arrow(scene: Scene, way: Mapping[str, Any]) -> str:
    """The arrow of a way out."""
    return scene.pick(*ARROWS[way["direction"]])


def goals(scene: Scene) -> list[str]:
    """The squares named by the moves that put, run, kick or drop somewhere."""
    named = {move.split()[-1] for move in scene.moves if move.split()[0] in ("put", "run", "kick", "drop")}
    return sorted(named & INDEX.keys())


def _sign(canvas: Canvas, scale: Scale, square: str, paint: Paint, text: str) -> None:
    """A sign in the middle of a square."""
    left, top = scale.corner(square)
    canvas.put(left + (scale.width - len(text)) // 2, top, text, paint)
