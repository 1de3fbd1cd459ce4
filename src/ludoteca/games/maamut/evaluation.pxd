cimport cython

from ludoteca.core cimport c_bits as bits
from ludoteca.games.maamut cimport c_codes as codes
from ludoteca.games.maamut cimport flight
from ludoteca.games.maamut cimport fields as hunts

cdef double ALIVE
cdef double TRAP
cdef double FLIGHT
cdef double REACH
cdef double MOBILITY
cdef double OVERSIGHT

@cython.locals(found=double, undecided=double, total=double, mover=int, other=int, _=int)
cdef double evaluate(hunts.Hunt hunt, int seat) noexcept nogil

@cython.locals(direction=int, card=int)
cdef bint can_win(hunts.Hunt hunt, int seat) noexcept nogil

cdef bint meets(hunts.Hunt hunt, int seat, int direction, int card) noexcept nogil

@cython.locals(way=int, tile=int, _=int)
cdef int caught(hunts.Hunt hunt, int direction, int card) noexcept nogil

@cython.locals(worth=double, direction=int, card=int)
cdef double prospect(hunts.Hunt hunt, int seat) noexcept nogil

@cython.locals(worth=double, direction=int, card=int)
cdef double presence(hunts.Hunt hunt, int seat) noexcept nogil
