cimport cython

from ludoteca.core cimport c_bits as bits
from ludoteca.games.kahmate cimport fields, legality
from ludoteca.games.kahmate cimport c_codes as codes

cdef void begin(fields.Rugby play, int duel, int attacker, int defender) noexcept nogil

cdef void lay(fields.Rugby play, int seat, int card) noexcept nogil

@cython.locals(attacks=int, attack=int, defence=int)
cdef void reveal(fields.Rugby play) noexcept nogil

@cython.locals(seat=int)
cdef void discard(fields.Rugby play) noexcept nogil

@cython.locals(duel=int, attacker=int, defender=int)
cdef void resolve(fields.Rugby play, int margin) noexcept nogil

cdef void settle_tackle(fields.Rugby play, int tackler, int carrier, int margin) noexcept nogil

cdef void settle_charge(fields.Rugby play, int carrier, int opponent, int margin) noexcept nogil

@cython.locals(receiver=int)
cdef void settle_interception(fields.Rugby play, int passer, int interceptor, int margin) noexcept nogil

cdef void arrive(fields.Rugby play, int passer, int receiver) noexcept nogil

cdef void fall(fields.Rugby play, int piece, int ends) noexcept nogil

@cython.locals(place=int)
cdef void let_fall(fields.Rugby play, int fallen, int barred) noexcept nogil

cdef void ask_drop(fields.Rugby play, int fallen, int barred, int seat) noexcept nogil

@cython.locals(holder=int)
cdef void land(fields.Rugby play, int fallen, int place) noexcept nogil

cdef void take_ball(fields.Rugby play, int piece) noexcept nogil
