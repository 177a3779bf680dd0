from marjapussi_gui.bots.kernel.draw_samples cimport DrawSamples
from marjapussi_gui.bots.kernel.meld_distance cimport MeldDistanceSearch
from marjapussi_gui.bots.kernel.pure_sequence_distance cimport PureSequenceCalculator

cdef class LayingSimulator:
    cdef PureSequenceCalculator pure_distance
    cdef MeldDistanceSearch meld_distance
    cdef DrawSamples draws
    cdef int allow_dublees, pair_count
    cdef int all_counts[53]  # by kind: cards held or drawn
    cdef int useful_counts[53]  # by kind: the same without cards that did not help
    cdef int suit_needs[4]
    cdef int useful_needs[4]
    cdef double lay_values[64]
    cdef double finish_values[64]
    cdef double finish_chances[24]
    cdef double _simulate_laying(self, int added) noexcept nogil
    cdef int _draw_card(self, int turn, int distance) noexcept nogil
    cdef int _is_helpful(self, int card, int distance) noexcept nogil
    cdef int _lay_distance(self, int *suit_needs, int *counts) noexcept nogil
    cdef int _add_card(self, int card, int distance) noexcept nogil
    cdef double _eighth_pair_value(self, int turn) noexcept nogil
    cdef int _distance_after_laying(self) noexcept nogil
    cdef int _needs_of_suit(self, int suit, int useful_only) noexcept nogil
    cdef void _mark_wild_kinds(self) noexcept nogil
    cdef int _remove_pure_sets(self, int suit_counts, int rank, int sets) noexcept nogil
