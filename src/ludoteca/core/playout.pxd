cimport cython

from ludoteca.core cimport c_codes as codes
from ludoteca.core cimport rng, state

@cython.locals(made=int, seat=int)
cdef int play_out(state.State game, rng.Rng rng, int most) noexcept nogil

@cython.locals(scratch=list, total=cython.longlong, i=int, work=state.State, start=state.State)
cpdef long long play_many(list starts, rng.Rng rng, int games, int most)

cdef int play_again(state.State work, state.State start, rng.Rng rng, int most) noexcept nogil
