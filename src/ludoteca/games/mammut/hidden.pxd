cimport cython

from ludoteca.core cimport c_bits as bits
from ludoteca.core cimport rng
from ludoteca.games.mammut cimport c_codes as codes
from ludoteca.games.mammut cimport fields as loots

cdef int A
cdef int B
cdef int UP
cdef int LINE
cdef int NEED
cdef int LEFT
cdef int KEPT
cdef int RANK
cdef int START
cdef int BOUND
cdef int FACES

@cython.locals(known=cython.ulonglong, seat=int)
cdef unsigned long long seen(loots.Loot loot, int viewer) noexcept nogil

cdef bint are_cards_down(loots.Loot loot) noexcept nogil

@cython.locals(seat=int, card=int, _=int)
cdef void redeal_cards(loots.Loot loot, int viewer, rng.Rng rng) noexcept nogil

cdef int take_card(loots.Loot loot, rng.Rng rng) noexcept nogil

@cython.locals(total=int, card=int, left=int)
cdef int take_card_from(loots.Loot loot, int first, rng.Rng rng) noexcept nogil

@cython.locals(number=int, faces=int, face=int, tiles=cython.ulonglong)
cdef void redeal_tiles(loots.Loot loot, int viewer, rng.Rng rng) noexcept nogil

@cython.locals(face=int, left=cython.ulonglong, tile=int, number=int)
cdef int list_tiles(loots.Loot loot, unsigned long long tiles, int* buffer) noexcept nogil

@cython.locals(tile=int, other=int)
cdef void shuffle_tiles(int number, rng.Rng rng) noexcept nogil

@cython.locals(kept=int)
cdef void swap(int* buffer, int a, int b) noexcept nogil

@cython.locals(changed=bint, face=int)
cdef void settle_forced(int number, int* buffer) noexcept nogil

@cython.locals(tile=int)
cdef void turn_all(int number, int face, bint up, int* buffer) noexcept nogil

@cython.locals(faces=int, face=int, rank=int)
cdef int order_faces(int* buffer) noexcept nogil

@cython.locals(lined=int, rank=int, face=int, tile=int)
cdef void line_up(int number, int faces, int* buffer) noexcept nogil

@cython.locals(fewest=int, some=int)
cdef int most_choices(int later, int tiles, int need) noexcept nogil

@cython.locals(rank=int, need=int, later=int)
cdef bint try_turning(int faces, rng.Rng rng) noexcept nogil

@cython.locals(need=int, at=int, tile=int, other=int)
cdef void turn_some(int face, int start, int left, rng.Rng rng) noexcept nogil

@cython.locals(found=cython.longlong, i=int)
cdef int choices(int number, int some) noexcept nogil

@cython.locals(one=int, tile=int, left=cython.ulonglong)
cdef void lay_down(loots.Loot loot, unsigned long long tiles, int number, int* buffer) noexcept nogil
