cimport cython
from libc cimport math

from ludoteca.core cimport c_bits as bits
from ludoteca.games.kahmate cimport c_codes as codes
from ludoteca.games.kahmate cimport fields as rugbys

cdef double TRY
cdef double POSSESSION
cdef double ROW
cdef double CLEAR
cdef double GUARD
cdef double TACKLER
cdef double SUPPORT
cdef double TEMPO
cdef double NEARER
cdef double NEXT
cdef double DOWN
cdef double CARD
cdef double HELPLESS
cdef double LOST
cdef double WON
cdef double BONUS
cdef double FRONT
cdef double MIDDLE

@cython.locals(advantage=double)
cdef double evaluate(rugbys.Rugby play, int seat) noexcept nogil

@cython.locals(worth=double, piece=int, lane=int)
cdef double line_up(rugbys.Rugby play, int side) noexcept nogil

@cython.locals(found=double, worth=double, piece=int)
cdef double standing(rugbys.Rugby play) noexcept nogil

@cython.locals(chance=double)
cdef double loose(rugbys.Rugby play) noexcept nogil

@cython.locals(worth=double)
cdef double carried(rugbys.Rugby play, int side) noexcept nogil

@cython.locals(left=int, worth=double, guards=int, piece=int)
cdef double held(rugbys.Rugby play, int side, int place) noexcept nogil

@cython.locals(edge=double)
cdef double disputed(rugbys.Rugby play) noexcept nogil

@cython.locals(nearest=int, piece=int, steps=int)
cdef double far(rugbys.Rugby play, int side) noexcept nogil

@cython.locals(found=int)
cdef int total(unsigned long long hand) noexcept nogil

cdef int ahead(int side, int place) noexcept nogil

@cython.locals(apart=int)
cdef int beside(int one, int other) noexcept nogil

@cython.locals(apart=int)
cdef int between(int one, int other) noexcept nogil

@cython.locals(back=int)
cdef bint behind(int side, int place, int other) noexcept nogil
