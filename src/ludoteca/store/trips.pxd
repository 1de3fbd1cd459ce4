from ludoteca.store cimport c_disk as disk

cdef class Trips:
    cdef readonly int file
    cdef readonly int told
    cdef size_t _ready

    cpdef int send(self, int which, bytes text, size_t size, long long place)
    cpdef list done(self, bint waits)
    cpdef close(self)
