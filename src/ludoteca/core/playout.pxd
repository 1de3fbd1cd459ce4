cimport cython

from ludoteca.core cimport c_codes as codes
from ludoteca.core cimport dice, state

@cython.locals(made=int, seat=int)
cdef int play_out(state.State game, dice.Dice by, int most) noexcept nogil

@cython.locals(scratch=list, total=cython.longlong, i=int, work=state.State, start=state.State)
cpdef long long play_many(list starts, dice.Dice by, int games, int most)

cdef int play_again(state.State work, state.State start, dice.Dice by, int most) noexcept nogil
