cimport cython

from ludoteca.core cimport c_bits as bits
from ludoteca.games.maamut cimport c_codes as codes
from ludoteca.games.maamut cimport fields as hunts

@cython.locals(flight=int)
cdef bint meet(hunts.Hunt hunt, int seat, int direction, int card, int goal) noexcept nogil

@cython.locals(seat=int)
cdef bint run(hunts.Hunt hunt) noexcept nogil

@cython.locals(owner=int, seat=int)
cdef bint enter(hunts.Hunt hunt, int tile) noexcept nogil

@cython.locals(seat=int, _=int)
cdef int next_frightened(hunts.Hunt hunt) noexcept nogil

@cython.locals(tile=int, to=int)
cdef bint flee(hunts.Hunt hunt, int seat, int direction) noexcept nogil

@cython.locals(to=int)
cdef int can_flee(hunts.Hunt hunt, int tile, int direction) noexcept nogil

@cython.locals(tile=int, direction=int, found=cython.ulonglong)
cdef unsigned long long ways_to_flee(hunts.Hunt hunt, int seat) noexcept nogil

@cython.locals(seat=int)
cdef bint is_occupied(hunts.Hunt hunt, int tile) noexcept nogil

@cython.locals(hand=int, card=int)
cdef void go_out(hunts.Hunt hunt, int seat) noexcept nogil

cdef void forget_flight(hunts.Hunt hunt) noexcept nogil

@cython.locals(seat=int)
cdef int trap_owner(hunts.Hunt hunt, int tile) noexcept nogil
