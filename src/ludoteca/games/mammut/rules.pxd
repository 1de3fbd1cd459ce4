cimport cython

from ludoteca.core cimport c_bits as bits
from ludoteca.core cimport c_codes as contract
from ludoteca.core cimport dice, state
from ludoteca.games.mammut cimport allowed, dividing, evaluation, foresight, hidden, scoring
from ludoteca.games.mammut cimport c_codes as codes
from ludoteca.games.mammut cimport loot as loots

cdef class Mammut(loots.Loot):
    cpdef state.State blank(self)
    cdef int objection(self, int seat, int action) noexcept nogil
    cdef int fill_legal(self, int seat, int* out) noexcept nogil
    cdef int pick(self, int seat, dice.Dice by) noexcept nogil
    cdef void apply(self, int seat, int action) noexcept nogil
    cdef int shown(self, int action) noexcept nogil
    @cython.locals(number=int, card=int)
    cdef int fill_odds(self, int* outcomes, int* weights) noexcept nogil
    cdef void apply_outcome(self, int outcome) noexcept nogil
    @cython.locals(tile=int, other=int)
    cdef void deal(self, dice.Dice by) noexcept nogil
    cdef void redeal(self, int viewer, dice.Dice by) noexcept nogil
    cdef double estimate(self, int seat) noexcept nogil

    @cython.locals(work=Mammut, scorings=int, at=int)
    cpdef list foreseen(self, int viewer, int action, bint drawn, dice.Dice by)
