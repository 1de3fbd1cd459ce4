cimport cython

from ludoteca.core cimport c_bits as bits
from ludoteca.core cimport c_codes as contract
from ludoteca.core cimport rng, state
from ludoteca.games.kahmate cimport duel, evaluation, legality, reach, survey
from ludoteca.games.kahmate cimport c_codes as codes
from ludoteca.games.kahmate cimport fields as rugbys

cdef class Kahmate(rugbys.Rugby):
    cpdef state.State blank(self)
    @cython.locals(number=int, at=int, left=cython.ulonglong)
    cdef int _c_legal_actions(self, int seat, int* out) noexcept nogil
    @cython.locals(number=int, at=int, left=cython.ulonglong, _=int)
    cdef int _c_sample_action(self, int seat, rng.Rng rng) noexcept nogil
    @cython.locals(fits=cython.bint)
    cdef int _c_refusal(self, int seat, int action) noexcept nogil
    cdef void _c_apply_action(self, int seat, int action) noexcept nogil
    @cython.locals(card=int)
    cdef int _c_chance_outcomes(self, int* outcomes, int* weights) noexcept nogil
    cdef void _c_sample_chance(self, rng.Rng rng) noexcept nogil
    cdef void _c_apply_chance(self, int outcome) noexcept nogil
    @cython.locals(seat=int, is_ready=cython.bint)
    cdef void _c_resample(self, int viewer, rng.Rng rng) noexcept nogil
    cdef double _c_evaluate(self, int seat) noexcept nogil

@cython.locals(piece=int, place=int)
cdef void line_up(rugbys.Rugby play, int seat, int number, rng.Rng rng) noexcept nogil

@cython.locals(left=cython.ulonglong, _=int)
cdef int any_card(int hand, rng.Rng rng) noexcept nogil

@cython.locals(at=int)
cdef int object_in_setup(rugbys.Rugby play, int seat, int action) noexcept nogil

cdef int object_to_card(rugbys.Rugby play, int seat, int action) noexcept nogil

cdef int object_in_turn(rugbys.Rugby play, int action) noexcept nogil

cdef void apply_pass(rugbys.Rugby play, int seat, int action) noexcept nogil

cdef void apply_late(rugbys.Rugby play, int seat, int action) noexcept nogil

cdef void put(rugbys.Rugby play, int seat, int piece, int place) noexcept nogil

cdef void stand_ready(rugbys.Rugby play, int seat) noexcept nogil

cdef void lay_ball(rugbys.Rugby play, int card) noexcept nogil

cdef void begin_turn(rugbys.Rugby play, int captain) noexcept nogil

@cython.locals(begin=int, cost=int, takes=cython.bint)
cdef void run(rugbys.Rugby play, int piece, int goal) noexcept nogil

cdef void spend(rugbys.Rugby play, int piece, int moves) noexcept nogil

cdef void tackle(rugbys.Rugby play, int piece) noexcept nogil

@cython.locals(opponent=int)
cdef void charge(rugbys.Rugby play, int direction) noexcept nogil

@cython.locals(piece=int, place=int)
cdef void leave(rugbys.Rugby play, int direction) noexcept nogil

cdef void throw(rugbys.Rugby play, int receiver) noexcept nogil

cdef void intercept(rugbys.Rugby play, int piece) noexcept nogil

@cython.locals(receiver=int)
cdef void decline(rugbys.Rugby play, int seat) noexcept nogil

cdef void kick(rugbys.Rugby play, int goal) noexcept nogil

@cython.locals(fallen=int)
cdef void drop(rugbys.Rugby play, int place) noexcept nogil

@cython.locals(piece=int, captain=int)
cdef void end_turn(rugbys.Rugby play) noexcept nogil

@cython.locals(piece=int)
cdef void forget_turn(rugbys.Rugby play) noexcept nogil

@cython.locals(scorer=int, other=int)
cdef void score_try(rugbys.Rugby play, int piece) noexcept nogil
