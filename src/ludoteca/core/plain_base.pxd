from ludoteca.core cimport rng, state

cdef int MAX_LISTED

cdef class PlainBase(state.State):
    cdef public list errors

    cdef int _c_legal_actions(self, int seat, int* out) noexcept with gil
    cdef int _c_refusal(self, int seat, int action) noexcept with gil
    cdef void _c_apply_action(self, int seat, int action) noexcept with gil
    cdef int _c_observed_action(self, int action) noexcept with gil
    cdef int _c_chance_outcomes(self, int* outcomes, int* weights) noexcept with gil
    cdef void _c_apply_chance(self, int outcome) noexcept with gil
    cdef void _c_deal(self, rng.Rng rng) noexcept with gil
    cdef void _c_resample(self, int viewer, rng.Rng rng) noexcept with gil
    cdef int _c_scores(self, int seat) noexcept with gil
    cdef double _c_evaluate(self, int seat) noexcept with gil
    cdef void assign(self, state.State other) noexcept with gil
