# What threads.py does, for compiled callers: nothing between the two calls may touch a Python object.

cdef extern from "Python.h":
    void* leave "PyEval_SaveThread"() noexcept nogil
    void back "PyEval_RestoreThread"(void* held) noexcept nogil
