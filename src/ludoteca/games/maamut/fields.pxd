from ludoteca.core cimport c_bits as bits
from ludoteca.core cimport c_codes as contract
from ludoteca.core cimport state
from ludoteca.games.maamut cimport board as boards
from ludoteca.games.maamut cimport c_codes as codes

cdef class Hunt(state.State):
    cdef readonly boards.Board board
    cdef public int mammoth
    cdef public int hunters[4]
    cdef public int out
    cdef public unsigned long long traps[4]
    cdef public unsigned long long trapped
    cdef public int hands[12]
    cdef public int deck[3]
    cdef public int discard[3]
    cdef public int chaser
    cdef public int card
    cdef public int direction
    cdef public int goal
    cdef public int flight
    cdef public int flight_left
    cdef public int queue

    cdef int _c_scores(self, int seat) noexcept nogil
