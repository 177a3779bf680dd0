from marjapussi_gui.bots.kernel.table cimport TrickTable

cdef double payoff(TrickTable table, int side) noexcept nogil
cdef int outcome(TrickTable table) noexcept nogil
cdef int _berries(TrickTable table) noexcept nogil
cdef int _totals(TrickTable table) noexcept nogil
cdef int _contract(TrickTable table) noexcept nogil
cdef int _taken(TrickTable table) noexcept nogil
cdef int _shared(TrickTable table) noexcept nogil
cdef int _trickless(TrickTable table, int side) noexcept nogil
cdef int total(TrickTable table, int side) noexcept nogil
