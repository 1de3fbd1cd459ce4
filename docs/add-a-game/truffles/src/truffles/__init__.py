"""Truffles: two farmers send pigs in secret; the stronger pig finds the truffle."""
