cimport cython

from ludoteca.core cimport c_bits as bits
from ludoteca.games.kahmate cimport fields, legality, reach
from ludoteca.games.kahmate cimport c_codes as codes

cdef void survey(fields.Rugby play, int seat) noexcept nogil

cdef void add(fields.Rugby play, int first, unsigned long long word) noexcept nogil

@cython.locals(piece=int, first=int, free=cython.ulonglong, other=int)
cdef void survey_setup(fields.Rugby play, int seat) noexcept nogil

cdef void survey_turn(fields.Rugby play) noexcept nogil

@cython.locals(piece=int)
cdef void survey_runs(fields.Rugby play) noexcept nogil

@cython.locals(found=cython.ulonglong, piece=int)
cdef void survey_tackles(fields.Rugby play) noexcept nogil

@cython.locals(charges=cython.ulonglong, passes=cython.ulonglong, direction=int, piece=int, at=int)
cdef void survey_ball(fields.Rugby play) noexcept nogil

@cython.locals(found=cython.ulonglong, direction=int)
cdef void survey_exit(fields.Rugby play) noexcept nogil

cdef void survey_interception(fields.Rugby play, int seat) noexcept nogil

@cython.locals(found=cython.ulonglong, piece=int)
cdef unsigned long long interceptors(fields.Rugby play, int seat) noexcept nogil

@cython.locals(low=cython.ulonglong, high=cython.ulonglong, direction=int, place=int)
cdef void survey_drop(fields.Rugby play) noexcept nogil
