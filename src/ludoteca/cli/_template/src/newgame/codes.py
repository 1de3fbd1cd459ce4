"""The numbers that the rules and the words around them share."""

CARDS = 5
PRIZES = 5

# Where a prize is, if no seat has won it.
PILE = -1
LOST = -2

# Kinds of question.
TURN_UP = 1
BID = 2

# Endings.
MOST = 1
SHARED = 2

# Refusals, beginning where the contract's own leave off.
CARD_NOT_HELD = 10

# Keys of logged facts.
TURNED_UP = 1
SEALED = 2
SHOWN = 3
WON = 4
NOT_WON = 5
ENDED = 6
