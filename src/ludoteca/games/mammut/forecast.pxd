cimport cython

from ludoteca.core cimport c_bits as bits
from ludoteca.core cimport c_codes as contract
from ludoteca.games.mammut cimport c_codes as codes
from ludoteca.games.mammut cimport counting, scoring
from ludoteca.games.mammut cimport fields as loots

cdef int WIDTH
cdef int POINTS
cdef int FURS
cdef int SUM
cdef int LEAST
cdef int MOST

@cython.locals(seat=int)
cdef void foresee(loots.Loot loot, int* buffer) noexcept nogil

@cython.locals(seat=int)
cdef void record(loots.Loot loot, int* buffer, int column) noexcept nogil

@cython.locals(at=int, owned=int)
cdef void record_the_rest(loots.Loot loot, int seat, int* buffer) noexcept nogil

@cython.locals(new=int, tiles=cython.ulonglong, kind=int, extra=int, missing=int)
cdef int new_animals(loots.Loot loot, int seat) noexcept nogil

@cython.locals(seat=int, side=int)
cdef int tally(loots.Loot loot, loots.Loot scratch, int* buffer) noexcept nogil

@cython.locals(at=int)
cdef void gather(int numbers, bint first, int* buffer) noexcept nogil
