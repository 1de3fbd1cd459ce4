cimport cython

cdef unsigned long long MULTIPLIER
cdef unsigned long long INCREMENT
cdef unsigned long long WORD

@cython.final
cdef class Rng:
    cdef public unsigned long long word
    cdef int scratch[2048]
    cdef int weights[2048]

    cpdef int below(self, unsigned long long limit) noexcept nogil
