"""Players: they meet games through the contract alone and see what their seat may see."""

from ludoteca.search.levels import levels, player, players, turn_ms
from ludoteca.search.player import ITERATIONS, Choice, Effort, Player, Question

__all__ = ["ITERATIONS", "Choice", "Effort", "Player", "Question", "levels", "player", "players", "turn_ms"]
