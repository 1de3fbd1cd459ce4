"""Mammut in a terminal; FACE is what the terminal looks for."""

from ludoteca.games.mammut.terminal.face import FACE

__all__ = ["FACE"]
