# The same numbers as codes.py for compiled callers; a test compares them.

cdef enum:
    NOBODY = -1
    CHANCE = 256
    IS_OVER = 1
    CHANCE_IS_NEXT = 2
    IS_NOT_ASKED = 3
    NO_SUCH_ACTION = 4
