# What memory.py does, in one block. A State's memory is: the object's head, its table of methods, the event log, the listening flag
# (as wide as a pointer), and then nothing but plain numbers and references that equal boards share. What a class of plain
# Python adds behind that, its dictionary first of all, belongs to each object alone and is left out.

cdef extern from * nogil:
    """
    #include <string.h>
    #define LUDOTECA_HEAD (sizeof(PyObject) + 3 * sizeof(void *))
    static CYTHON_INLINE void ludoteca_become(PyObject *target, PyObject *source) {
        PyTypeObject *compiled = Py_TYPE(target);
        while (compiled->tp_flags & Py_TPFLAGS_HEAPTYPE) compiled = compiled->tp_base;
        memcpy((char *)target + LUDOTECA_HEAD, (char *)source + LUDOTECA_HEAD,
               (size_t)compiled->tp_basicsize - LUDOTECA_HEAD);
    }
    """
    void become "ludoteca_become"(object target, object source) noexcept
