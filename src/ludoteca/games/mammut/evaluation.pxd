cimport cython
from libc cimport math

from ludoteca.core cimport c_bits as bits
from ludoteca.games.mammut cimport c_codes as codes
from ludoteca.games.mammut cimport counting
from ludoteca.games.mammut cimport fields as loots

cdef double FOOD
cdef double FOOD_OF_TWO
cdef double TUSK
cdef double FUR
cdef double FUR_OF_ROUND
cdef double AXE
cdef double AXE_AT_LAST
cdef double FIRE
cdef double FIRE_OF_TWO
cdef double KNOWN_ANIMAL
cdef double SHAMAN
cdef double CARD
cdef double CARD_AT_LAST
cdef double KIND
cdef double STEP
cdef double SPREAD
cdef double SPREAD_OF_ROUND
cdef double BEST
cdef double GOOD
cdef double POOR
cdef double AFTERWARDS
cdef unsigned long long EVERY

@cython.locals(spread=double, own=double, whole=double, other=int)
cdef double evaluate(loots.Loot loot, int seat) noexcept nogil

@cython.locals(found=double, cards=int, card=int)
cdef double outlook(loots.Loot loot, int seat) noexcept nogil

cdef double menagerie(loots.Loot loot, int kinds) noexcept nogil

@cython.locals(best=double, empty=int, others=int, other=int, number=int, at=int, worth=double, centre=double, shared=double, aimed=double)
cdef double group(loots.Loot loot, int seat, int place) noexcept nogil

@cython.locals(left=cython.ulonglong, aimed=double, most=double, least=double)
cdef double aim(loots.Loot loot, int seat, double worth, double centre, double best) noexcept nogil

@cython.locals(found=int)
cdef int highest(unsigned long long tiles) noexcept nogil

@cython.locals(risk=double)
cdef double kept(loots.Loot loot, double worth, int place, double instead, int others) noexcept nogil

@cython.locals(found=double, kind=int, hidden=cython.ulonglong)
cdef double pile(loots.Loot loot, int seat, unsigned long long tiles) noexcept nogil

cdef double face(loots.Loot loot, int seat, int side) noexcept nogil

cdef double food(loots.Loot loot) noexcept nogil

cdef double axe(loots.Loot loot) noexcept nogil

cdef double fire(loots.Loot loot) noexcept nogil

@cython.locals(owned=int)
cdef double animal(loots.Loot loot, int seat, int kind) noexcept nogil
