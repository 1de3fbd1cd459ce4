cimport cython

from ludoteca.core cimport c_bits as bits
from ludoteca.core cimport c_codes as contract
from ludoteca.games.mammut cimport c_codes as codes
from ludoteca.games.mammut cimport counting
from ludoteca.games.mammut cimport fields as loots

cdef void gain(loots.Loot loot, int seat, int points, int reason) noexcept nogil

cdef void lose(loots.Loot loot, int seat, int points, int reason) noexcept nogil

@cython.locals(seat=int)
cdef void begin(loots.Loot loot) noexcept nogil

@cython.locals(seat=int, card=int)
cdef void reveal_cards(loots.Loot loot) noexcept nogil

@cython.locals(tile=int, left=cython.ulonglong)
cdef void turn_over_questions(loots.Loot loot) noexcept nogil

@cython.locals(front=int, here=cython.ulonglong, seat=int)
cdef void turn_over(loots.Loot loot, int tile) noexcept nogil

@cython.locals(seat=int, owner=int, offset=int, _=int)
cdef void queue_draws(loots.Loot loot) noexcept nogil

@cython.locals(i=int)
cdef void leave_queue(loots.Loot loot) noexcept nogil

@cython.locals(card=int, left=int)
cdef bint has_pile(loots.Loot loot) noexcept nogil

cdef void next_draw(loots.Loot loot) noexcept nogil

cdef void draw(loots.Loot loot, int card) noexcept nogil

cdef void after_draws(loots.Loot loot) noexcept nogil

@cython.locals(seat=int, axes=int)
cdef void score_axes(loots.Loot loot) noexcept nogil

cdef void count_card(loots.Loot loot, int card, int face) noexcept nogil

@cython.locals(seat=int, found=int)
cdef void score_furs(loots.Loot loot) noexcept nogil

@cython.locals(seat=int, leader=int, last=int, _=int)
cdef void pay_track(loots.Loot loot) noexcept nogil

@cython.locals(seat=int)
cdef bint ask_fur_animal(loots.Loot loot) noexcept nogil

cdef void after_furs(loots.Loot loot) noexcept nogil

@cython.locals(seat=int, found=int)
cdef void score_tusks(loots.Loot loot) noexcept nogil

@cython.locals(seat=int, best=int, taken=int, place=int)
cdef void score_food(loots.Loot loot) noexcept nogil

@cython.locals(seat=int, best=int, most=int, one=int, _=int)
cdef int next_in_food(loots.Loot loot, int taken) noexcept nogil

@cython.locals(seat=int, loser=int, fewest=int, one=int, _=int)
cdef void score_fires(loots.Loot loot) noexcept nogil

@cython.locals(owner=int, seat=int, offset=int, _=int)
cdef void queue_animal_cards(loots.Loot loot) noexcept nogil

cdef void next_animal_card(loots.Loot loot) noexcept nogil

cdef void choose(loots.Loot loot, int seat, int kind, int tile) noexcept nogil

cdef void skip(loots.Loot loot, int seat) noexcept nogil

@cython.locals(seat=int, kind=int, new=int, tiles=cython.ulonglong)
cdef void take_animals(loots.Loot loot) noexcept nogil

cdef void finish_round(loots.Loot loot) noexcept nogil

@cython.locals(seat=int, card=int, at=int)
cdef void discard_played(loots.Loot loot) noexcept nogil

@cython.locals(seat=int, points=int)
cdef void finish_game(loots.Loot loot) noexcept nogil

@cython.locals(seat=int, most=int, furs=int, tied=int, winners=int)
cdef void decide(loots.Loot loot) noexcept nogil
