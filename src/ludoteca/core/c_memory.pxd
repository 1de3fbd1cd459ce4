# What memory.py does, in one block. A State's memory is: the object's head, its table of methods, the tape, the listening flag
# (as wide as a pointer), and then nothing but plain numbers and references that equal boards share.

cdef extern from * nogil:
    """
    #include <string.h>
    #define LUDOTECA_HEAD (sizeof(PyObject) + 3 * sizeof(void *))
    static CYTHON_INLINE void ludoteca_become(PyObject *target, PyObject *source) {
        memcpy((char *)target + LUDOTECA_HEAD, (char *)source + LUDOTECA_HEAD,
               (size_t)Py_TYPE(target)->tp_basicsize - LUDOTECA_HEAD);
    }
    """
    void become "ludoteca_become"(object target, object source) noexcept
