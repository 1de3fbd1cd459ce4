"""Bots: they use games through the contract only and get their seat's view."""

from ludoteca.search.levels import levels, player, players, turn_ms
from ludoteca.search.player import ITERATIONS, Choice, Effort, Player, Question

__all__ = ["ITERATIONS", "Choice", "Effort", "Player", "Question", "levels", "player", "players", "turn_ms"]
