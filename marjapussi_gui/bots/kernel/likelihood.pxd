from marjapussi_gui.bots.kernel.trick_table cimport TrickTable

cdef double _action_log_likelihood(TrickTable table, int code, double sharpness) noexcept nogil
cdef double _card_log_likelihood(TrickTable table, int code, double sharpness) noexcept nogil
