cimport cython

from ludoteca.core cimport c_bits as bits
from ludoteca.core cimport c_codes as codes
from ludoteca.core cimport c_memory as memory
from ludoteca.core cimport dice, tape

cdef dice.Dice SCRATCH

cdef class State:
    cdef tape.Tape tape
    cdef readonly long long listening
    cdef public int players
    cdef public int turn
    cdef public int kind
    cdef public int seat
    cdef public int owes
    cdef public int sealing
    cdef public int depth
    cdef public int stack[12]
    cdef public int ending
    cdef public int winners

    cdef void ask(self, int kind, int seat) noexcept nogil
    cdef void ask_chance(self, int kind, int seat) noexcept nogil
    cdef void ask_sealed(self, int kind, int seat, int seats) noexcept nogil
    @cython.locals(at=int)
    cdef void push(self) noexcept nogil
    @cython.locals(at=int)
    cdef void pop(self) noexcept nogil
    cdef void end(self, int ending, int winners) noexcept nogil

    cdef int fill_legal(self, int seat, int* out) noexcept nogil
    cdef int objection(self, int seat, int action) noexcept nogil
    cdef void apply(self, int seat, int action) noexcept nogil
    cdef int shown(self, int action) noexcept nogil
    cdef int fill_odds(self, int* outcomes, int* weights) noexcept nogil
    cdef void apply_outcome(self, int outcome) noexcept nogil
    cdef void deal(self, dice.Dice by) noexcept nogil
    cdef void assign(self, State other) noexcept nogil
    cdef void redeal(self, int viewer, dice.Dice by) noexcept nogil
    cdef int score(self, int seat) noexcept nogil
    cdef double estimate(self, int seat) noexcept nogil

    cdef int refuse(self, int seat, int action) noexcept nogil
    cdef bint allows(self, int seat, int action) noexcept nogil
    cdef int pick(self, int seat, dice.Dice by) noexcept nogil
    @cython.locals(number=int, total=int, left=int, chosen=int, i=int)
    cdef void roll(self, dice.Dice by) noexcept nogil
    cdef int actor(self) noexcept nogil
    cdef double share(self, int seat) noexcept nogil
    cdef double worth(self, int seat) noexcept nogil

    cpdef State blank(self)
    @cython.locals(other=State)
    cpdef State copy(self)
    @cython.locals(other=State)
    cpdef State redealt(self, int viewer, dice.Dice by)
    cpdef int settle(self, dice.Dice by)
    @cython.locals(number=int, i=int, found=list)
    cpdef list legal(self, int seat)
    cpdef play(self, int seat, int action)
