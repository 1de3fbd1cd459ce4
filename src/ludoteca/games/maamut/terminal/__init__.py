"""Mâamut in a terminal; FACE is what the terminal looks for."""

from ludoteca.games.maamut.terminal.face import FACE

__all__ = ["FACE"]
