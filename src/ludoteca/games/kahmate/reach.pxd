cimport cython

from ludoteca.core cimport c_bits as bits
from ludoteca.games.kahmate cimport c_codes as codes
from ludoteca.games.kahmate cimport fields

cdef unsigned long long FIELD_LOW
cdef unsigned long long FIELD_HIGH
cdef unsigned long long NOT_A
cdef unsigned long long NOT_H
cdef unsigned long long OWN_ROW
cdef unsigned long long FAR_ROW
cdef int TOO_FAR

@cython.locals(low=cython.ulonglong, high=cython.ulonglong, piece=int, place=int)
cdef void clear(fields.Rugby play) noexcept nogil

cdef bint is_free(fields.Rugby play, int place) noexcept nogil

cdef void start(fields.Rugby play, int place) noexcept nogil

@cython.locals(low=cython.ulonglong, high=cython.ulonglong, near_low=cython.ulonglong, near_high=cython.ulonglong)
cdef void widen(fields.Rugby play) noexcept nogil

@cython.locals(place=int, goal_low=cython.ulonglong, goal_high=cython.ulonglong, _=int)
cdef void flood(fields.Rugby play, int piece) noexcept nogil

cdef bint is_reached(fields.Rugby play, int place) noexcept nogil

@cython.locals(steps=int)
cdef int distance(fields.Rugby play, int begin, int goal) noexcept nogil

cdef void bar(fields.Rugby play, int place) noexcept nogil

cdef int steps_between(int one, int other) noexcept nogil

cdef int apart(int one, int other) noexcept nogil

@cython.locals(low=cython.ulonglong, high=cython.ulonglong)
cdef bint crosses_ball(fields.Rugby play, int begin, int goal, int cost) noexcept nogil

@cython.locals(step=int, place=int, left=int, direction=int, before=int)
cdef void trace(fields.Rugby play, int begin, int goal, int cost) noexcept nogil
