cdef class Board:
    cdef readonly str terrain
    cdef readonly unsigned long long rock
    cdef readonly unsigned long long grass
    cdef readonly unsigned long long outer
    cdef signed char near[222]
    cdef signed char ends[666]
    cdef unsigned long long rays[666]
    cdef signed char flights[666]
    cdef unsigned long long moves[296]
    cdef unsigned char ways[37]
    cdef readonly int exits[37]
    cdef readonly unsigned long long regions[37]
