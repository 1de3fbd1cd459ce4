cimport cython

from ludoteca.core cimport c_bits as bits
from ludoteca.games.mammut cimport c_codes as codes
from ludoteca.games.mammut cimport counting, scoring
from ludoteca.games.mammut cimport loot as loots

@cython.locals(seat=int)
cdef void foresee(loots.Loot loot, int* room) noexcept nogil

@cython.locals(seat=int, other=int)
cdef void record(loots.Loot loot, int* room, int column) noexcept nogil

@cython.locals(new=int, tiles=cython.ulonglong, kind=int, extra=int, missing=int)
cdef int new_animals(loots.Loot loot, int seat) noexcept nogil
