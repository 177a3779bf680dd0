from marjapussi_gui.bots.kernel.draw_samples cimport DrawSamples
from marjapussi_gui.bots.kernel.meld_distance cimport MeldDistance

cdef class TurnsToFinish:
    cdef MeldDistance meld_distance
    cdef DrawSamples draws
    cdef int spare_cards[53]  # not needed in any set
    cdef double finish_values[64]  # by turn
    cdef double _simulate_finish(self, int added, int cards_to_meld, int distance) noexcept nogil
    cdef int _distance_with_card(self, int card, int cards_to_meld, int distance) noexcept nogil
    cdef int _neighbour_score(self, int kind) noexcept nogil
    cdef void _discard_loneliest(self, int drawn) noexcept nogil
