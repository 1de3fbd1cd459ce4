"""What games draw their boards with: coloured text in rows, the scene to draw, and a face for each game.

It knows no terminal: colours are exact here, and whoever shows a drawing fits it to what the screen can do.
"""

from ludoteca.drawing.canvas import PLAIN, Canvas, Line, Paint, line_text
from ludoteca.drawing.face import Face
from ludoteca.drawing.scene import ASCII_MARKS, MARKS, SEAT_COLOURS, Scene

__all__ = [
    "ASCII_MARKS",
    "MARKS",
    "PLAIN",
    "SEAT_COLOURS",
    "Canvas",
    "Face",
    "Line",
    "Paint",
    "Scene",
    "line_text",
]
