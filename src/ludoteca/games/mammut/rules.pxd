cimport cython

from ludoteca.core cimport c_bits as bits
from ludoteca.core cimport c_codes as contract
from ludoteca.core cimport rng, state
from ludoteca.games.mammut cimport dividing, evaluation, forecast, hidden, legality, scoring
from ludoteca.games.mammut cimport c_codes as codes
from ludoteca.games.mammut cimport fields as loots

cdef class Mammut(loots.Loot):
    cpdef state.State blank(self)
    cdef int _c_refusal(self, int seat, int action) noexcept nogil
    cdef int _c_legal_actions(self, int seat, int* out) noexcept nogil
    cdef int _c_sample_action(self, int seat, rng.Rng rng) noexcept nogil
    cdef void _c_apply_action(self, int seat, int action) noexcept nogil
    cdef int _c_observed_action(self, int action) noexcept nogil
    @cython.locals(number=int, card=int)
    cdef int _c_chance_outcomes(self, int* outcomes, int* weights) noexcept nogil
    cdef void _c_apply_chance(self, int outcome) noexcept nogil
    @cython.locals(tile=int, other=int)
    cdef void _c_deal(self, rng.Rng rng) noexcept nogil
    cdef void _c_resample(self, int viewer, rng.Rng rng) noexcept nogil
    cdef double _c_evaluate(self, int seat) noexcept nogil

    @cython.locals(work=Mammut, scorings=int, at=int)
    cpdef list foreseen(self, int viewer, int action, bint drawn, rng.Rng rng)
