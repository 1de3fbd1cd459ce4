cimport cython

from ludoteca.core cimport c_bits as bits
from ludoteca.games.kahmate cimport c_codes as codes
from ludoteca.games.kahmate cimport fields, reach

@cython.locals(row=int)
cdef int can_put(fields.Rugby play, int seat, int piece, int place) noexcept nogil

@cython.locals(piece=int)
cdef int next_to_put(fields.Rugby play, int seat) noexcept nogil

@cython.locals(piece=int)
cdef bint own_on(fields.Rugby play, int seat, int place) noexcept nogil

@cython.locals(piece=int)
cdef int player_on(fields.Rugby play, int place) noexcept nogil

cdef int side(int piece) noexcept nogil

cdef int can_move(fields.Rugby play, int piece) noexcept nogil

@cython.locals(refusal=int)
cdef int can_run(fields.Rugby play, int piece, int goal) noexcept nogil

@cython.locals(left=int)
cdef int why_unreached(fields.Rugby play, int piece, int goal) noexcept nogil

@cython.locals(refusal=int, beside=cython.bint)
cdef int can_tackle(fields.Rugby play, int piece) noexcept nogil

cdef int can_handle(fields.Rugby play, int without) noexcept nogil

@cython.locals(refusal=int, place=int, opponent=int, beyond=int)
cdef int can_charge(fields.Rugby play, int direction) noexcept nogil

@cython.locals(turn=int)
cdef bint has_way_out(fields.Rugby play, int place, int direction) noexcept nogil

cdef bint can_enter(fields.Rugby play, int place) noexcept nogil

@cython.locals(place=int)
cdef int can_exit(fields.Rugby play, int direction) noexcept nogil

@cython.locals(refusal=int, back=int)
cdef int can_pass(fields.Rugby play, int receiver) noexcept nogil

@cython.locals(ahead=int)
cdef int rows_back(fields.Rugby play, int place) noexcept nogil

@cython.locals(goal=int, rows=int, lanes=int, back=int, across=int)
cdef bint is_between(fields.Rugby play, int place, int receiver) noexcept nogil

cdef int can_intercept(fields.Rugby play, int seat, int piece) noexcept nogil

@cython.locals(piece=int)
cdef bint is_offside(fields.Rugby play) noexcept nogil

@cython.locals(refusal=int, ahead=int)
cdef int can_kick(fields.Rugby play, int goal) noexcept nogil

cdef int can_drop(fields.Rugby play, int place) noexcept nogil
