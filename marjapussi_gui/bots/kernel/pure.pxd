cdef class Pure:
    cdef unsigned int[::1] keys  # packed suits, with their needs in cached_needs
    cdef unsigned short[::1] known
    cdef int _needs(self, unsigned int have, unsigned int live) noexcept nogil
    cdef void _along(self, unsigned int have, unsigned int live, int *row) noexcept nogil
    cdef int known_needs(self, unsigned int have) noexcept nogil
    cdef int distance(self, int *suits, int jokers, int live) noexcept nogil
    cdef unsigned int word(self, int *cards, int suit) noexcept nogil
    cdef int _with(self, int *hand, int *free, int kind) noexcept nogil
    cdef int _lowers(self, int *hand, int *free, int *needs, int *added, int gone, int kind, int least) noexcept nogil
