"""Players against each other, many times: who plays whom, the games, and what they show."""

from ludoteca.search.arena.contestants import Contestant, read_contestant
from ludoteca.search.arena.plan import Plan, Table, tables
from ludoteca.search.arena.ratings import Rating, ratings
from ludoteca.search.arena.runner import Arena
from ludoteca.search.arena.statistics import Tally, tally

__all__ = [
    "Arena",
    "Contestant",
    "Plan",
    "Rating",
    "Table",
    "Tally",
    "ratings",
    "read_contestant",
    "tables",
    "tally",
]
