from ludoteca.core cimport c_bits as bits
from ludoteca.core cimport c_codes as contract
from ludoteca.core cimport state
from ludoteca.games.mammut cimport c_codes as codes

cdef class Loot(state.State):
    cdef public int round
    cdef public int first
    cdef public int up[32]
    cdef public int down[32]
    cdef public unsigned long long shows[15]
    cdef public unsigned long long piles[11]
    cdef public unsigned long long knows[5]
    cdef public int hands[60]
    cdef public int played[60]
    cdef public int deck[12]
    cdef public int discard[12]
    cdef public int points[5]
    cdef public int furs[5]
    cdef public int animals[5]
    cdef public int to
    cdef public unsigned long long marked
    cdef public int card
    cdef public int queue[32]
    cdef public int queued

    cdef int _c_scores(self, int seat) noexcept nogil
