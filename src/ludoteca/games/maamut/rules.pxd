cimport cython

from ludoteca.core cimport c_bits as bits
from ludoteca.core cimport c_codes as contract
from ludoteca.core cimport rng, state
from ludoteca.games.maamut cimport c_codes as codes
from ludoteca.games.maamut cimport evaluation, flight
from ludoteca.games.maamut cimport fields as hunts

cdef class Maamut(hunts.Hunt):
    cpdef state.State blank(self)
    cdef int _c_refusal(self, int seat, int action) noexcept nogil
    @cython.locals(left=cython.ulonglong, first=int, number=int)
    cdef int _c_legal_actions(self, int seat, int* out) noexcept nogil
    @cython.locals(left=cython.ulonglong, _=int)
    cdef int _c_sample_action(self, int seat, rng.Rng rng) noexcept nogil

    cdef void _c_apply_action(self, int seat, int action) noexcept nogil
    @cython.locals(number=int, card=int)
    cdef int _c_chance_outcomes(self, int* outcomes, int* weights) noexcept nogil
    cdef void _c_sample_chance(self, rng.Rng rng) noexcept nogil
    cdef void _c_apply_chance(self, int outcome) noexcept nogil
    @cython.locals(seat=int, _=int)
    cdef void _c_deal(self, rng.Rng rng) noexcept nogil
    @cython.locals(seat=int, card=int, held=int, _=int)
    cdef void _c_resample(self, int viewer, rng.Rng rng) noexcept nogil
    cdef double _c_evaluate(self, int seat) noexcept nogil

cdef unsigned long long allowed(hunts.Hunt hunt) noexcept nogil

cdef int first_action(hunts.Hunt hunt) noexcept nogil

@cython.locals(seat=int, tile=int, hand=int, held=int, found=cython.ulonglong)
cdef unsigned long long turn_actions(hunts.Hunt hunt) noexcept nogil

@cython.locals(_=int)
cdef int can_move(hunts.Hunt hunt, int seat, int direction, int card) noexcept nogil

@cython.locals(tile=int)
cdef int can_trap(hunts.Hunt hunt, int seat) noexcept nogil

cdef int can_remove(hunts.Hunt hunt, int seat) noexcept nogil

@cython.locals(tile=int, other=int)
cdef bint is_alone(hunts.Hunt hunt, int seat) noexcept nogil

@cython.locals(here=cython.ulonglong)
cdef int can_place(hunts.Hunt hunt, int tile) noexcept nogil

@cython.locals(found=cython.ulonglong, seat=int)
cdef unsigned long long places_to_start(hunts.Hunt hunt) noexcept nogil

cdef void begin(hunts.Hunt hunt, int first) noexcept nogil

@cython.locals(following=int)
cdef void place(hunts.Hunt hunt, int seat, int tile) noexcept nogil

@cython.locals(tile=int, at=int)
cdef void move(hunts.Hunt hunt, int seat, int direction, int card) noexcept nogil

cdef void walk(hunts.Hunt hunt, int seat, int tile, int direction) noexcept nogil

cdef void go_on(hunts.Hunt hunt, int seat) noexcept nogil

cdef void spend(hunts.Hunt hunt, int seat, int card, int moving) noexcept nogil

cdef void give_up(hunts.Hunt hunt, int seat, int card) noexcept nogil

@cython.locals(tile=int)
cdef void set_trap(hunts.Hunt hunt, int seat) noexcept nogil

@cython.locals(tile=int, owner=int)
cdef void remove_trap(hunts.Hunt hunt, int seat) noexcept nogil

@cython.locals(seat=int, value=int)
cdef void draw(hunts.Hunt hunt, int card) noexcept nogil

@cython.locals(left=int, card=int)
cdef int take_card(hunts.Hunt hunt, rng.Rng rng) noexcept nogil

cdef void finish_turn(hunts.Hunt hunt, int seat) noexcept nogil

@cython.locals(connected=cython.ulonglong, seat=int)
cdef bint is_lost(hunts.Hunt hunt) noexcept nogil

cdef int can_act(hunts.Hunt hunt, int seat, int action) noexcept nogil
