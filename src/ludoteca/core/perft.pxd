cimport cython

from ludoteca.core cimport c_codes as codes
from ludoteca.core cimport state

@cython.final
cdef class Level:
    cdef state.State at
    cdef Level below
    cdef int scratch[2048]
    cdef int weights[2048]

    cdef long long count(self, int depth, long long most) noexcept nogil
    @cython.locals(number=int, total=cython.longlong, i=int)
    cdef long long count_choices(self, int seat, int depth, long long most) noexcept nogil
    @cython.locals(number=int, total=cython.longlong, i=int)
    cdef long long count_outcomes(self, int depth, long long most) noexcept nogil

cdef long long counted(Level level, int depth, long long most) noexcept nogil
