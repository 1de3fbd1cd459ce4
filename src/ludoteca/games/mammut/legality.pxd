cimport cython

from ludoteca.core cimport c_bits as bits
from ludoteca.core cimport rng
from ludoteca.games.mammut cimport c_codes as codes
from ludoteca.games.mammut cimport counting
from ludoteca.games.mammut cimport fields as loots

@cython.locals(b=int)
cdef int upper(int pair) noexcept nogil

@cython.locals(seat=int, first=int, found=int)
cdef int empty_groups(loots.Loot loot) noexcept nogil

cdef int empty_group(loots.Loot loot, int seat) noexcept nogil

@cython.locals(group=int)
cdef bint can_act(loots.Loot loot, int seat) noexcept nogil

@cython.locals(left=cython.ulonglong, number=int)
cdef int fill_set(unsigned long long tiles, int first, int* out, int number) noexcept nogil

cdef unsigned long long open_tiles(loots.Loot loot) noexcept nogil

cdef unsigned long long up_to(unsigned long long tiles) noexcept nogil

@cython.locals(number=int)
cdef int fill_mid(loots.Loot loot, int first, int* out) noexcept nogil

@cython.locals(number=int, seat=int, group=int)
cdef int fill_seizing(loots.Loot loot, int actor, int* out) noexcept nogil

@cython.locals(pair=int)
cdef int fill_cards(loots.Loot loot, int actor, int* out, int number) noexcept nogil

@cython.locals(card=int)
cdef int fill_laid(loots.Loot loot, int actor, int* out, int number) noexcept nogil

@cython.locals(left=cython.ulonglong, rest=cython.ulonglong, b=int)
cdef int fill_peeks(loots.Loot loot, int actor, int* out, int number) noexcept nogil

@cython.locals(seat=int, mask=int, chosen=int, first=int)
cdef int fill_returns(loots.Loot loot, int actor, int* out, int number) noexcept nogil

@cython.locals(seat=int, found=int)
cdef int holders(loots.Loot loot) noexcept nogil

cdef int holding_groups(loots.Loot loot, int seat) noexcept nogil

@cython.locals(number=int, kind=int, tiles=cython.ulonglong)
cdef int fill_choices(loots.Loot loot, int seat, int* out) noexcept nogil

@cython.locals(number=int, flips=int, at=int)
cdef int pick_in_turn(loots.Loot loot, int seat, rng.Rng rng) noexcept nogil

cdef int object_to_seizing(loots.Loot loot, int seat, int action) noexcept nogil

cdef int object_to_mid(loots.Loot loot, int action) noexcept nogil

@cython.locals(victim=int, group=int)
cdef int object_to_rob(loots.Loot loot, int seat, int action) noexcept nogil

cdef int object_to_card(loots.Loot loot, int seat, int action) noexcept nogil

@cython.locals(a=int, b=int, tiles=cython.ulonglong)
cdef int object_to_peek(loots.Loot loot, int pair) noexcept nogil

@cython.locals(mask=int, seat=int)
cdef int object_to_return(loots.Loot loot, int action) noexcept nogil

@cython.locals(kind=int, tile=int, here=cython.ulonglong)
cdef int object_to_choice(loots.Loot loot, int seat, int action) noexcept nogil
