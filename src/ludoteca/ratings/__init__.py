"""Ratings of players: the Glicko-2 arithmetic and its application to finished tables."""
