cimport cython

from ludoteca.core cimport c_bits as bits
from ludoteca.core cimport rng
from ludoteca.games.mammut cimport c_codes as codes
from ludoteca.games.mammut cimport hidden, legality, scoring
from ludoteca.games.mammut cimport fields as loots

@cython.locals(here=cython.ulonglong)
cdef void take(loots.Loot loot, int seat, int tile) noexcept nogil

@cython.locals(tiles=cython.ulonglong)
cdef void take_all(loots.Loot loot, int seat) noexcept nogil

@cython.locals(tiles=cython.ulonglong)
cdef void rob(loots.Loot loot, int seat, int group) noexcept nogil

@cython.locals(here=cython.ulonglong)
cdef void give_back(loots.Loot loot, int seat, int tile) noexcept nogil

@cython.locals(following=int, offset=int)
cdef void finish_turn(loots.Loot loot, int seat) noexcept nogil

cdef void begin_turn(loots.Loot loot, int seat) noexcept nogil

cdef void play_card(loots.Loot loot, int seat, int action) noexcept nogil

cdef void lay(loots.Loot loot, int seat, int card) noexcept nogil

cdef void spend(loots.Loot loot, int seat, int card) noexcept nogil

@cython.locals(a=int, b=int)
cdef void peek(loots.Loot loot, int seat, int pair) noexcept nogil

@cython.locals(a=int, b=int)
cdef void flip(loots.Loot loot, int seat, int pair) noexcept nogil

@cython.locals(group=int, mask=int)
cdef void return_tiles(loots.Loot loot, int seat, int action) noexcept nogil

@cython.locals(tiles=cython.ulonglong)
cdef void empty(loots.Loot loot, int seat, int group) noexcept nogil

@cython.locals(seat=int, _=int)
cdef void set_up_by(loots.Loot loot, rng.Rng rng) noexcept nogil

@cython.locals(left=int, other=int, _=int)
cdef void draw_animal(loots.Loot loot, int seat, rng.Rng rng) noexcept nogil

@cython.locals(front=int, back=int)
cdef void exchange(loots.Loot loot, int tile, int other) noexcept nogil

@cython.locals(tile=int, group=int, seat=int, face=int)
cdef void begin_round(loots.Loot loot) noexcept nogil
