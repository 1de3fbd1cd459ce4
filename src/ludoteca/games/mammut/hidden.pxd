cimport cython

from ludoteca.core cimport c_bits as bits
from ludoteca.core cimport dice
from ludoteca.games.mammut cimport c_codes as codes
from ludoteca.games.mammut cimport loot as loots

cdef int A
cdef int B
cdef int UP
cdef int SAVED
cdef int NEED
cdef int SAVED_NEED
cdef int RANK
cdef int FACES

@cython.locals(known=cython.ulonglong, seat=int)
cdef unsigned long long seen(loots.Loot loot, int viewer) noexcept nogil

cdef bint are_cards_down(loots.Loot loot) noexcept nogil

@cython.locals(seat=int, card=int, _=int)
cdef void redeal_cards(loots.Loot loot, int viewer, dice.Dice by) noexcept nogil

cdef int take_card(loots.Loot loot, dice.Dice by) noexcept nogil

@cython.locals(total=int, card=int, left=int)
cdef int take_card_from(loots.Loot loot, int first, dice.Dice by) noexcept nogil

@cython.locals(edges=int, faces=int, tiles=cython.ulonglong)
cdef void redeal_tiles(loots.Loot loot, int viewer, dice.Dice by) noexcept nogil

@cython.locals(face=int, left=cython.ulonglong, tile=int, edges=int)
cdef int list_tiles(loots.Loot loot, unsigned long long tiles, int* room) noexcept nogil

@cython.locals(edge=int, other=int)
cdef void shuffle_tiles(int edges, dice.Dice by) noexcept nogil

@cython.locals(kept=int)
cdef void swap(int* room, int a, int b) noexcept nogil

@cython.locals(changed=bint, face=int, degree=int)
cdef void settle_forced(int edges, int* room) noexcept nogil

@cython.locals(edge=int, found=int)
cdef int free_edges(int edges, int face, int* room) noexcept nogil

@cython.locals(edge=int)
cdef void turn_all(int edges, int face, bint up, int* room) noexcept nogil

cdef void turn(int edge, int face, int* room) noexcept nogil

@cython.locals(faces=int, face=int, rank=int)
cdef int order_faces(int edges, int* room) noexcept nogil

@cython.locals(face=int, edge=int)
cdef void save(int edges, int* room) noexcept nogil

@cython.locals(face=int, edge=int)
cdef void restore(int edges, int* room) noexcept nogil

@cython.locals(rank=int, face=int, degree=int)
cdef bint try_orientation(int edges, int faces, dice.Dice by) noexcept nogil

@cython.locals(edge=int)
cdef void turn_some(int edges, int face, int degree, dice.Dice by) noexcept nogil

@cython.locals(found=cython.longlong, i=int)
cdef int choices(int number, int some) noexcept nogil

@cython.locals(edge=int, face=int, tile=int, left=cython.ulonglong)
cdef void lay_down(loots.Loot loot, unsigned long long tiles, int edges, int* room) noexcept nogil
