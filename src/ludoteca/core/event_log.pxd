cimport cython

cdef int LENGTH
cdef int WIDTH

@cython.final
cdef class EventLog:
    cdef readonly int length
    cdef int cells[3072]

    @cython.locals(at=int)
    cdef void append(self, int key, int a, int b, int c, int d, int e) noexcept nogil
