from marjapussi_gui.bots.kernel.trick_table cimport TrickTable

cdef unsigned long long representatives(TrickTable table) noexcept nogil
cdef int _can_declare(TrickTable table, int suit) noexcept nogil
