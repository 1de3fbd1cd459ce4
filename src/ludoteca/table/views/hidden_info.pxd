# Comparing positions with views is the most expensive part of a move at a table.
cdef _compare(object position, object view, str path, dict found)
cdef bint _is_same(object one, object other)
