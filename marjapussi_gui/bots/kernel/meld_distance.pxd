cdef class MeldDistanceSearch:
    cdef int max_set_size, max_wild, best_distance
    cdef int free_wilds  # wild cards in no set so far
    cdef int loose_naturals  # other cards set aside, in no set so far
    cdef int hand_counts[53]
    cdef int is_wild[53]
    cdef int set_aside[53]  # by kind: cards in no set so far
    cdef int leftover[53]  # by kind: cards outside the sets of the best arrangement
    cdef int distance(self, int cards_to_meld, int bound) noexcept nogil
    cdef void _search_sets(self, int kind, int open_places, int cards_left, int wild_gaps,
                           int natural_gaps) noexcept nogil
    cdef void take_cards(self, int kind, int count, int direction) noexcept nogil
    cdef void _fill_remaining_sets(self, int kind, int open_places, int wild_gaps,
                                   int natural_gaps) noexcept nogil
    cdef void _try_sequences(self, int kind, int open_places, int cards_left, int wild_gaps,
                             int natural_gaps) noexcept nogil
    cdef void _try_runs(self, int kind, int direction, int reach, int open_places, int cards_left,
                        int wild_gaps, int natural_gaps) noexcept nogil
    cdef void _search_after_set(self, int kind, int size, int card_count, int open_places,
                                int cards_left, int wild_gaps, int natural_gaps) noexcept nogil
    cdef void _try_same_rank_sets(self, int kind, int open_places, int cards_left, int wild_gaps,
                          int natural_gaps) noexcept nogil
