"""Bots: they use games through the contract only and get their seat's view."""

from ludoteca.search.levels import levels, player, players, turn_ms
from ludoteca.search.player import ITERATIONS, Choice, Effort, Ended, History, Player, Question

__all__ = [
    "ITERATIONS",
    "Choice",
    "Effort",
    "Ended",
    "History",
    "Player",
    "Question",
    "levels",
    "player",
    "players",
    "turn_ms",
]
