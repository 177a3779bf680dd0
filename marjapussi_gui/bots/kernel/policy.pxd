from marjapussi_gui.bots.kernel.trick_table cimport TrickTable

cdef int sample_action(TrickTable table, short[::1] weights,
                       unsigned long long random_state) noexcept nogil
cdef int log_prior(TrickTable table, short[::1] weights, int card) noexcept nogil
cdef void _fill_weight_indices(TrickTable table, int card, int* indices) noexcept nogil
cdef int _trick_situation(TrickTable table, int card, int stage,
                          unsigned long long others) noexcept nogil
cdef int _marriage_role(TrickTable table, int card) noexcept nogil
cdef void fill_priors(TrickTable table, short[::1] weights, unsigned long long legal_cards,
                      double* priors) noexcept nogil
