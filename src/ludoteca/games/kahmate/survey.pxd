cimport cython

from ludoteca.core cimport c_bits as bits
from ludoteca.games.kahmate cimport allowed, reach, rugby
from ludoteca.games.kahmate cimport c_codes as codes

cdef void survey(rugby.Rugby play, int seat) noexcept nogil

cdef void add(rugby.Rugby play, int first, unsigned long long word) noexcept nogil

@cython.locals(piece=int, first=int, free=cython.ulonglong, other=int)
cdef void survey_setup(rugby.Rugby play, int seat) noexcept nogil

cdef void survey_turn(rugby.Rugby play) noexcept nogil

@cython.locals(piece=int)
cdef void survey_runs(rugby.Rugby play) noexcept nogil

@cython.locals(found=cython.ulonglong, piece=int)
cdef void survey_tackles(rugby.Rugby play) noexcept nogil

@cython.locals(charges=cython.ulonglong, passes=cython.ulonglong, direction=int, piece=int, at=int)
cdef void survey_ball(rugby.Rugby play) noexcept nogil

@cython.locals(found=cython.ulonglong, direction=int)
cdef void survey_exit(rugby.Rugby play) noexcept nogil

cdef void survey_interception(rugby.Rugby play, int seat) noexcept nogil

@cython.locals(found=cython.ulonglong, piece=int)
cdef unsigned long long interceptors(rugby.Rugby play, int seat) noexcept nogil

@cython.locals(low=cython.ulonglong, high=cython.ulonglong, direction=int, place=int)
cdef void survey_drop(rugby.Rugby play) noexcept nogil
