cdef class PureSequenceCalculator:
    cdef unsigned int[::1] keys  # packed suits, whose needs are in cached_needs
    cdef unsigned short[::1] cached_needs
    cdef int _compute_needs(self, unsigned int suit_counts, unsigned int live_counts) noexcept nogil
    cdef void _compute_needs_below_king(self, unsigned int suit_counts, unsigned int live_counts,
                                        int *needs) noexcept nogil
    cdef int cached_suit_needs(self, unsigned int suit_counts) noexcept nogil
    cdef int distance(self, int *suit_needs, int jokers, int live_jokers) noexcept nogil
    cdef unsigned int pack_suit(self, int *counts, int suit) noexcept nogil
    cdef int _needs_with_card(self, int *hand_counts, int *live_counts, int kind) noexcept nogil
    cdef int _is_distance_reduced(self, int *hand_counts, int *live_counts, int *suit_needs,
                                  int *needs_with_card, int removed, int kind,
                                  int distance) noexcept nogil
