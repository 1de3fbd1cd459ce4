"""The numbers that the compiled rules and the words around them share."""

from __future__ import annotations

# A hunter that stands nowhere.
GONE = -1

# Kinds of question.
PLACE = 1
TURN = 2
FLEE = 3
DRAW = 4
SETUP = 5

# Actions, each kind from its first one on; a move is 3 × direction + card - 1.
MOVE = 0
TRAP = 18
REMOVE = 19
DISCARD = 20
FLEE_TO = 23
PLACE_ON = 29
ACTIONS = 66

# Endings.
TRAPPED = 1
SURVIVED = 2

# Refusals, beginning where the contract's own leave off.
WRONG_QUESTION = 10
PLACE_NOT_OUTER = 11
PLACE_ON_ROCK = 12
PLACE_OCCUPIED = 13
CARD_NOT_HELD = 14
MOVE_OFF_BOARD = 15
MOVE_INTO_ROCK = 16
TRAP_OFF_GRASS = 17
TRAP_ON_TRAP = 18
NOT_ALONE = 19
NO_TRAPS_LEFT = 20
NOTHING_TO_REMOVE = 21
FLEE_OFF_BOARD = 22
FLEE_INTO_ROCK = 23
FLEE_OCCUPIED = 24
FLEE_BACK = 25

# What the tape notes.
DEALT = 1
PLACED = 2
BEGAN = 3
PLAYED = 4
WALKED = 5
MET = 6
RAN = 7
FRIGHTENED = 8
FLED = 9
WENT_OUT = 10
STOOD = 11
FELL = 12
SET_TRAP = 13
TOOK_TRAP = 14
DREW = 15
RESHUFFLED = 16
SURVIVES = 17
