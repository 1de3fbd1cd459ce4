"""The numbers that the rules and the words around them share."""

from __future__ import annotations

PIGS = 12
TRUFFLES = 4
HAND = 3

# Where a pig is: in the box, then in the hand of seat 0 or 1, then spent by seat 0 or 1.
BOX = 0
HELD = 1
SPENT = 3

# Kinds of question.
DIG = 1
SEND = 2
DRAW = 3

# Outcomes of chance: a truffle's weight - 1, and after those a pig - 1.
DRAWN = 4

# Endings.
HEAVIER = 1
SHARED = 2

# Refusals, beginning where the contract's own leave off.
PIG_NOT_HELD = 10

# Keys of logged facts.
DUG = 1
SEALED = 2
REVEALED = 3
FOUND = 4
DREW = 5
ENDED = 6
