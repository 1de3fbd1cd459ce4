# What bits.py does, in machine instructions for compiled callers.

cdef extern from * nogil:
    """
    #define ludoteca_lowest(bits) ((int)__builtin_ctzll(bits))
    #define ludoteca_count(bits) ((int)__builtin_popcountll(bits))
    #define ludoteca_single(member) (1ULL << (member))
    """
    int lowest "ludoteca_lowest"(unsigned long long bits)
    int count "ludoteca_count"(unsigned long long bits)
    unsigned long long single "ludoteca_single"(int member)
