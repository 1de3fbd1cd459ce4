# Comparing positions with views is what a move costs most at a table.
cdef _compare(object position, object view, str path, dict found)
cdef bint _is_same(object one, object other)
