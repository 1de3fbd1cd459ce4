cdef class Pitch:
    cdef readonly int near[416]
    cdef unsigned long long kicks_low[208]
    cdef unsigned long long kicks_high[208]
    cdef readonly int moves[12]
    cdef readonly int attack[12]
    cdef readonly int defence[12]
