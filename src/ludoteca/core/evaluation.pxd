from ludoteca.core cimport state

cdef class Evaluation:
    cdef double estimate(self, state.State at, int seat) noexcept nogil
