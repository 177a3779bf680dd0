cdef class Draws:
    cdef int turns, offers, size
    cdef int tiplu
    cdef unsigned long long random
    cdef int pool[192]
    cdef int open[64]  # by turn
    cdef int _below(self, int limit) noexcept nogil
    cdef void shuffle(self) noexcept nogil
