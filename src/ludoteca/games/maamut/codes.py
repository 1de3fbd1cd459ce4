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
WRONG_PLACING = 10
WRONG_TURN = 11
WRONG_FLEEING = 12
NOT_FRIGHTENED = 13
PLACE_NOT_OUTER = 14
PLACE_ON_ROCK = 15
PLACE_OCCUPIED = 16
CARD_NOT_HELD = 17
DISCARD_NOT_HELD = 18
MOVE_OFF_BOARD = 19
MOVE_INTO_ROCK = 20
TRAP_OFF_GRASS = 21
TRAP_ON_TRAP = 22
TRAP_NOT_ALONE = 23
NO_TRAPS_LEFT = 24
NOTHING_TO_REMOVE = 25
REMOVE_NOT_ALONE = 26
FLEE_OFF_BOARD = 27
FLEE_INTO_ROCK = 28
FLEE_OCCUPIED = 29
FLEE_BACK = 30

# Keys of logged facts.
PLACED = 1
BEGAN = 2
PLAYED = 3
WALKED = 4
MET = 5
RAN = 6
FRIGHTENED = 7
FLED = 8
WENT_OUT = 9
FELL = 10
SET_TRAP = 11
TOOK_TRAP = 12
DREW = 13
RESHUFFLED = 14
SURVIVES = 15
