from marjapussi_gui.bots.kernel.trick_table cimport TrickTable

cdef int choose_action(TrickTable table, int random_bits) noexcept nogil
cdef int heuristic_value(TrickTable table, int card) noexcept nogil
cdef int choose_call(TrickTable table) noexcept nogil
cdef int _best_suit_call(TrickTable table, int suits, int first_code) noexcept nogil
cdef int _lead_value(TrickTable table, int card, int marriage_cost) noexcept nogil
cdef int _follow_value(TrickTable table, int card, int marriage_cost) noexcept nogil
cdef int _avoidance_value(TrickTable table, int card) noexcept nogil
cdef int _marriage_cost(TrickTable table, int card) noexcept nogil
cdef int _is_highest(int card, unsigned long long others) noexcept nogil
cdef int _suits_with_half(TrickTable table) noexcept nogil
