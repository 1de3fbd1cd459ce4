cimport cython

from ludoteca.core cimport c_bits as bits
from ludoteca.core cimport c_codes as contract
from ludoteca.games.mammut cimport c_codes as codes
from ludoteca.games.mammut cimport fields as loots

cdef unsigned long long tiles_of(loots.Loot loot, int seat) noexcept nogil

cdef int number(loots.Loot loot, int seat, int face) noexcept nogil

@cython.locals(seat=int)
cdef int shaman_owner(loots.Loot loot) noexcept nogil

cdef int step(loots.Loot loot) noexcept nogil

@cython.locals(seat=int)
cdef bint is_played(loots.Loot loot, int card) noexcept nogil

@cython.locals(seat=int, best=int, holder=int, one=int, _=int)
cdef int majority(loots.Loot loot, int face) noexcept nogil

cdef int counted(loots.Loot loot, int seat, int face) noexcept nogil

@cython.locals(found=int)
cdef int fur_tiles(loots.Loot loot, int seat) noexcept nogil

@cython.locals(found=int)
cdef int fires(loots.Loot loot, int seat) noexcept nogil

@cython.locals(kind=int, found=cython.ulonglong)
cdef unsigned long long animal_tiles(loots.Loot loot, int seat) noexcept nogil

cdef unsigned long long usable(loots.Loot loot, int seat) noexcept nogil

@cython.locals(kinds=int)
cdef int collection(int kinds) noexcept nogil
