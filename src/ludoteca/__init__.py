"""Exact rules of board games, and tables to play them at."""

from ludoteca import native

native.guard()
