from marjapussi_gui.bots.kernel.trick_table cimport TrickTable

cdef void _play_copy_to_end(TrickTable root, TrickTable scratch_table,
                            unsigned long long random_state, int use_heuristics) noexcept nogil
cdef void _play_to_end(TrickTable scratch_table, unsigned long long random_state,
                       int use_heuristics) noexcept nogil
cdef int _random_card(unsigned long long cards, unsigned long long random_state) noexcept nogil
