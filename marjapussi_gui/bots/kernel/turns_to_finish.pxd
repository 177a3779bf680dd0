from marjapussi_gui.bots.kernel.draw_samples cimport DrawSamples
from marjapussi_gui.bots.kernel.meld_distance cimport MeldDistanceSearch

cdef class FinishingSimulator:
    cdef MeldDistanceSearch meld_distance
    cdef DrawSamples draws
    cdef int spare_cards[53]  # by kind: cards outside all sets
    cdef double finish_values[64]  # by turn: value of finishing then
    cdef double _simulate_finish(self, int added, int cards_to_meld, int distance) noexcept nogil
    cdef int _distance_with_card(self, int card, int cards_to_meld, int distance) noexcept nogil
    cdef int _neighbour_score(self, int kind) noexcept nogil
    cdef void _discard_least_useful(self, int drawn) noexcept nogil
