# What gil.py does, for compiled callers: nothing between the two calls may touch a Python object.

cdef extern from "Python.h":
    void* release "PyEval_SaveThread"() noexcept nogil
    void acquire "PyEval_RestoreThread"(void* held) noexcept nogil
