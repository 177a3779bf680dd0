from marjapussi_gui.bots.kernel.table cimport TrickTable

cdef unsigned long long distinct(TrickTable table) noexcept nogil
cdef int _may_be_made(TrickTable table, int suit) noexcept nogil
