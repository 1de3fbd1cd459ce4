cimport cython

from ludoteca.core cimport c_bits as bits
from ludoteca.core cimport c_codes as codes
from ludoteca.core cimport c_memory as memory
from ludoteca.core cimport event_log, rng

cdef rng.Rng SCRATCH

cdef class State:
    cdef event_log.EventLog event_log
    cdef readonly long long listening
    cdef public int players
    cdef public int turn
    cdef public int kind
    cdef public int seat
    cdef public int owes
    cdef public int sealing
    cdef public int depth
    cdef public int stack[12]
    cdef public int ending
    cdef public int winners

    cdef void ask(self, int kind, int seat) noexcept nogil
    cdef void ask_chance(self, int kind, int seat) noexcept nogil
    cdef void ask_sealed(self, int kind, int seat, int seats) noexcept nogil
    @cython.locals(at=int)
    cdef void push(self) noexcept nogil
    @cython.locals(at=int)
    cdef void pop(self) noexcept nogil
    cdef void end(self, int ending, int winners) noexcept nogil

    cdef int _c_legal_actions(self, int seat, int* out) noexcept nogil
    cdef int _c_refusal(self, int seat, int action) noexcept nogil
    cdef void _c_apply_action(self, int seat, int action) noexcept nogil
    cdef int _c_observed_action(self, int action) noexcept nogil
    cdef int _c_chance_outcomes(self, int* outcomes, int* weights) noexcept nogil
    cdef void _c_apply_chance(self, int outcome) noexcept nogil
    cdef void _c_deal(self, rng.Rng rng) noexcept nogil
    cdef void _c_resample(self, int viewer, rng.Rng rng) noexcept nogil
    cdef int _c_scores(self, int seat) noexcept nogil
    cdef double _c_evaluate(self, int seat) noexcept nogil

    cdef void assign(self, State other) noexcept nogil
    cdef int _c_current_player(self) noexcept nogil
    cdef int _c_sample_action(self, int seat, rng.Rng rng) noexcept nogil
    @cython.locals(number=int, total=int, left=int, chosen=int, i=int)
    cdef void _c_sample_chance(self, rng.Rng rng) noexcept nogil
    cdef double _c_returns(self, int seat) noexcept nogil

    cpdef State blank(self)
    @cython.locals(other=State)
    cpdef State copy(self)
    @cython.locals(other=State)
    cpdef State resample(self, int viewer, rng.Rng rng)
    cpdef int resolve_chance(self, rng.Rng rng)
    @cython.locals(number=int, i=int, found=list)
    cpdef list legal_actions(self, int seat)
    cpdef int refusal(self, int seat, int action)
    @cython.locals(code=int)
    cpdef apply_action(self, int seat, int action)
