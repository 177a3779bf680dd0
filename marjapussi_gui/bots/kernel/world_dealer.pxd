from marjapussi_gui.bots.kernel.cconstants cimport WORLD_WORDS

cdef class WorldDealer:
    cdef int group_count, constraint_count
    cdef int capacity[4]
    cdef int slot[4]
    cdef int owners[16]
    cdef unsigned long long group_cards[16]
    cdef int group_sizes[17]
    cdef int cards_left[17]
    cdef int constraint_slot[64]
    cdef unsigned long long constraint_cards[64]
    cdef int constraint_min[64]
    cdef int constraint_max[64]
    cdef double[::1] ways
    cdef unsigned long long fixed_cards[WORLD_WORDS]
    cdef unsigned long long world[WORLD_WORDS]
    cdef int quotas[4]
    cdef short card_buffer[64]
    cdef unsigned long long random_state

    cdef double _count_ways(self, int group, int first, int second, int third) noexcept nogil
    cdef void _deal_world(self) noexcept nogil
    cdef void _deal_group(self, int group) noexcept nogil
    cdef int _satisfies_constraints(self) noexcept nogil
    cdef double _random_fraction(self) noexcept nogil
    cdef void _deal_worlds(self, unsigned long long[::1] worlds, int count,
                           int attempts) noexcept nogil
    cdef int _list_worlds(self, unsigned long long[::1] worlds, int limit, int group,
                          unsigned long long cards, int found) noexcept nogil
