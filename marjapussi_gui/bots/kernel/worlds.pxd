cdef class Dealer:
    cdef int kinds, number_of_limits
    cdef int capacity[4]
    cdef int slot[4]
    cdef int owners[16]
    cdef unsigned long long cards[16]
    cdef int sizes[17]
    cdef int left[17]
    cdef int limit_slot[64]
    cdef unsigned long long limit_cards[64]
    cdef int limit_least[64]
    cdef int limit_most[64]
    cdef double[::1] ways
    cdef unsigned long long fixed[5]
    cdef unsigned long long made[5]
    cdef int wanted[4]
    cdef short order[64]
    cdef unsigned long long luck

    cdef double _count(self, int kind, int first, int second, int third) noexcept nogil
    cdef void _deal(self) noexcept nogil
    cdef void _hand_out(self, int kind) noexcept nogil
    cdef int _keeps_limits(self) noexcept nogil
    cdef double _chance(self) noexcept nogil
    cdef void _deal_many(self, unsigned long long[::1] worlds, int number, int tries) noexcept nogil
    cdef int _list(self, unsigned long long[::1] worlds, int most, int kind,
                   unsigned long long cards, int found) noexcept nogil
