cdef class DrawSamples:
    cdef int turns, offer_permille, size
    cdef int tiplu
    cdef unsigned long long random_state
    cdef int pool[192]
    cdef int has_offer[64]  # by turn: whether the offered card is worth considering
    cdef int _random_below(self, int limit) noexcept nogil
    cdef void shuffle(self) noexcept nogil
