from ludoteca.core cimport dice, state

cdef int MOST

cdef class Bridge(state.State):
    cdef public list troubles

    cdef int fill_legal(self, int seat, int* out) noexcept with gil
    cdef int objection(self, int seat, int action) noexcept with gil
    cdef void apply(self, int seat, int action) noexcept with gil
    cdef int fill_odds(self, int* outcomes, int* weights) noexcept with gil
    cdef void apply_outcome(self, int outcome) noexcept with gil
    cdef void deal(self, dice.Dice by) noexcept with gil
    cdef void redeal(self, int viewer, dice.Dice by) noexcept with gil
    cdef int score(self, int seat) noexcept with gil
    cdef double estimate(self, int seat) noexcept with gil
    cdef void assign(self, state.State other) noexcept with gil
