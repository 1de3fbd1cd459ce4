cimport cython

from ludoteca.core cimport c_bits as bits
from ludoteca.games.kahmate cimport allowed, rugby
from ludoteca.games.kahmate cimport c_codes as codes

cdef void begin(rugby.Rugby play, int duel, int attacker, int defender) noexcept nogil

cdef void lay(rugby.Rugby play, int seat, int card) noexcept nogil

@cython.locals(attacks=int, attack=int, defence=int)
cdef void reveal(rugby.Rugby play) noexcept nogil

@cython.locals(seat=int)
cdef void discard(rugby.Rugby play) noexcept nogil

@cython.locals(duel=int, attacker=int, defender=int)
cdef void resolve(rugby.Rugby play, int margin) noexcept nogil

cdef void settle_tackle(rugby.Rugby play, int tackler, int carrier, int margin) noexcept nogil

cdef void settle_charge(rugby.Rugby play, int carrier, int opponent, int margin) noexcept nogil

@cython.locals(receiver=int)
cdef void settle_interception(rugby.Rugby play, int passer, int interceptor, int margin) noexcept nogil

cdef void arrive(rugby.Rugby play, int passer, int receiver) noexcept nogil

cdef void fall(rugby.Rugby play, int piece, int ends) noexcept nogil

@cython.locals(place=int)
cdef void let_fall(rugby.Rugby play, int fallen, int barred) noexcept nogil

cdef void ask_drop(rugby.Rugby play, int fallen, int barred, int seat) noexcept nogil

@cython.locals(holder=int)
cdef void land(rugby.Rugby play, int fallen, int place) noexcept nogil

cdef void take_ball(rugby.Rugby play, int piece) noexcept nogil
