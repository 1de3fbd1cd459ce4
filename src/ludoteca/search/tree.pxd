cimport cython
from libc cimport math

from ludoteca.core cimport c_bits as bits
from ludoteca.core cimport c_codes as codes
from ludoteca.core cimport rng, state
from ludoteca.search cimport c_gil as gil

cdef unsigned long long SPREAD
cdef unsigned long long WORD
cdef unsigned long long BEGIN

cdef double value_of(state.State at, int seat) noexcept nogil

cdef unsigned long long mixed(unsigned long long key, unsigned long long word) noexcept nogil

@cython.final
cdef class Tree:
    cdef readonly int most_nodes
    cdef readonly int most_edges
    cdef unsigned long long mask
    cdef int[::1] table
    cdef unsigned long long[::1] key
    cdef int[::1] slot
    cdef int[::1] first
    cdef int[::1] action
    cdef int[::1] following
    cdef int[::1] visits
    cdef int[::1] seen
    cdef int[::1] latest
    cdef double[::1] total
    cdef double[::1] prior
    cdef double[::1] weight
    cdef int[::1] mark
    cdef int[::1] permitted
    cdef list chosen_among
    cdef readonly int nodes
    cdef readonly int edges
    cdef readonly long long iterations
    cdef readonly long long choices

    cdef state.State root
    cdef state.State work
    cdef state.State trial
    cdef rng.Rng listed
    cdef rng.Rng rng
    cdef readonly int seat
    cdef unsigned long long root_key
    cdef unsigned long long root_own
    cdef int stamp

    cdef public double exploration
    cdef public double temperature
    cdef public double trust
    cdef public int depth
    cdef public int rollout_actions

    cdef unsigned long long where
    cdef bint sealed
    cdef unsigned long long private[8]
    cdef unsigned long long own[8]
    cdef double values[8]
    cdef double sums[8]
    cdef int length
    cdef int path[512]
    cdef int movers[512]

    @cython.locals(node=int, action=int)
    cpdef clear(self)
    cpdef follow(self, state.State root, int action, list actions)
    @cython.locals(held=cython.p_void)
    cpdef run(self, int iterations)
    @cython.locals(other=int)
    cdef void reset_observations(self) noexcept nogil
    cdef bint is_deal(self, state.State at) noexcept nogil
    @cython.locals(_=int)
    cdef void search(self, int iterations) noexcept nogil
    @cython.locals(seat=int, edge=int)
    cdef void descend(self) noexcept nogil
    @cython.locals(key=cython.ulonglong, node=int)
    cdef int step(self, int seat) noexcept nogil
    @cython.locals(other=int, seen=cython.ulonglong)
    cdef unsigned long long place(self, int seat) noexcept nogil
    @cython.locals(at=cython.ulonglong, node=int)
    cdef int find(self, unsigned long long key) noexcept nogil
    @cython.locals(at=cython.ulonglong, node=int)
    cdef int add(self, unsigned long long key) noexcept nogil
    @cython.locals(number=int, i=int, action=int, edge=int)
    cdef int select(self, int node, int seat) noexcept nogil
    cdef void mark_available(self, int edge) noexcept nogil
    @cython.locals(edge=int)
    cdef void grow(self, int node, int seat, int action) noexcept nogil
    cdef double prior_of(self, int seat, int action) noexcept nogil
    @cython.locals(edge=int, chosen=int, entire=double, highest=double, score=double)
    cdef int best(self, int node) noexcept nogil
    cdef double mean(self, int edge) noexcept nogil
    cdef double bonus(self, int edge) noexcept nogil
    @cython.locals(owed=int, kind=int, sealing=int, left=int, same=bint, shown=int)
    cdef void play(self, int seat, int action) noexcept nogil
    cdef void note(self, int seat, int action, int shown) noexcept nogil
    @cython.locals(seat=int)
    cdef void reveal(self) noexcept nogil
    @cython.locals(made=int, seat=int)
    cdef void finish(self) noexcept nogil
    @cython.locals(i=int, edge=int)
    cdef void back_up(self) noexcept nogil
