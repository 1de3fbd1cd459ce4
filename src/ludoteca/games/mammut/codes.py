"""The numbers that the compiled rules and the words around them share."""

from __future__ import annotations

# Faces of tiles, then the shaman's two sides.
FOOD = 0
TUSK = 1
FUR = 2
AXE = 3
FIRE = 4
QUESTION = 5
ANIMAL = 6
RED = 13
BLUE = 14

# Tiles: handles 1 to 31 are bits 0 to 30, the shaman is the last bit.
PREY = 31
SHAMAN = 31
TILES = 32
KINDS = 7

# Places of tiles: the centre, then two groups per seat, of which only games of two use the second.
CENTRE = 0
GROUPS = 1

# Cards: three prey cards, then the scoring cards 8.1 a to i.
CARDS = 12
PEEK = 0
FLIP = 1
RETURN = 2
SCORING = 3
COUNTS_AS_FUR = 3
TAKE_ANIMAL = 4
AXE_POINTS = 5
FUR_POINTS = 6
FUR_ANIMAL = 7
AXE_FUR = 8
TUSK_POINTS = 9
TUSK_FIRE = 10
AXE_FIRE = 11

# Kinds of question.
TURN = 1
TAKING = 2
GIVING = 3
CHOICE = 4
DRAW = 5
DEAL = 6
SETUP = 7

# Actions, each kind from its first one on; pairs of tiles a <= b count b * (b + 1) / 2 + a, a single one with itself.
TAKE = 0
TAKE_ALL = 32
DONE = 33
BACK = 34
ROB = 66
ROB_GROUP = 71
PLAY = 75
PLAY_PEEK = 84
PLAY_FLIP = 580
PLAY_RETURN = 1108
RETURN_GROUP = 1139
CHOOSE = 1145
CHOOSE_FOR = 1152
SKIP = 1369
ACTIONS = 1370

# The last round.
LAST_ROUND = 5

# Endings.
BY_POINTS = 1
BY_FURS = 2
SHARED = 3

# Refusals, beginning where the contract's own leave off.
DIVIDING_IS_OVER = 10
NOTHING_TO_CHOOSE = 11
TAKE_IN_PROGRESS = 12
ROB_IN_PROGRESS = 13
NOTHING_TAKEN = 14
NOTHING_ROBBED = 15
NOT_IN_CENTRE = 16
OUT_OF_ORDER = 17
MUST_TAKE_ALL = 18
NOT_THE_LAST = 19
CENTRE_IS_EMPTY = 20
NO_SUCH_PILE = 21
ROB_ONESELF = 22
ROB_NOTHING = 23
ROB_SINGLE = 24
GIVE_BACK_FIRST = 25
KEEP_ONE = 26
NOT_ROBBED = 27
CARD_NOT_HELD = 28
PEEK_NOT_HIDDEN = 29
PEEK_AT_TWO = 30
RETURN_NOTHING = 31
OWNS_ANIMAL = 32
NOT_ONES_TILE = 33
NO_ANIMAL_ON_TILE = 34
TILE_ALREADY_GIVEN = 35
CHOOSE_A_TILE = 36
CHOOSE_NO_TILE = 37
NOT_OPTIONAL = 38

# Keys of logged facts.
DEALT = 1
BEGAN = 2
TOOK = 3
TOOK_ALL = 4
ROBBED = 5
GAVE_BACK = 6
PEEKED = 7
FLIPPED = 8
RETURNED = 9
LAID = 10
DIVIDED = 11
REVEALED = 12
TURNED = 13
DREW = 14
RESHUFFLED = 15
SCORED = 16
COUNTED = 17
ADVANCED = 18
CHOSE = 19
SKIPPED = 20
GAINED = 21
DISCARDED = 22
ROUND = 23
COLLECTED = 24
ENDED = 25

# What points are scored for.
FOR_AXES = 0
FOR_AXE_CARD = 1
FOR_LEADING = 2
FOR_TRAILING = 3
FOR_FUR_CARD = 4
FOR_TUSKS = 5
FOR_TUSK_CARD = 6
FOR_FOOD = 7
FOR_FEWEST_FIRES = 8
FOR_FIRES = 9
