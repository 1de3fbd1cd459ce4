from ludoteca.store cimport c_disk as disk

cpdef int follow(int asked, int file, int telling)
cdef int passed(int asked, int file, int telling) noexcept nogil
