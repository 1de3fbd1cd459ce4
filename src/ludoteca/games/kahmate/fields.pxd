from ludoteca.core cimport c_codes as contract
from ludoteca.core cimport state
from ludoteca.games.kahmate cimport c_codes as codes
from ludoteca.games.kahmate cimport board as pitches

cdef class Rugby(state.State):
    cdef readonly pitches.Pitch pitch
    cdef public int at[12]
    cdef public int down[12]
    cdef public int ball
    cdef public int carrier
    cdef public int hands[2]
    cdef public int tries[2]
    cdef public int target
    cdef public int captain
    cdef public int spent[12]
    cdef public int movers
    cdef public int stopped
    cdef public int duel
    cdef public int attacker
    cdef public int defender
    cdef public int pair
    cdef public int laid[2]
    cdef public int direction
    cdef public int receiver
    cdef public int fallen
    cdef public int barred
    cdef public unsigned long long free_low
    cdef public unsigned long long free_high
    cdef public unsigned long long low
    cdef public unsigned long long high
    cdef public int path[4]
    cdef public int sets
    cdef public int firsts[20]
    cdef public unsigned long long words[20]

    cdef int _c_scores(self, int seat) noexcept nogil
