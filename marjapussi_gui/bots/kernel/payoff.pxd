from marjapussi_gui.bots.kernel.table cimport TrickTable

cdef double payoff(TrickTable table, int side) noexcept nogil
cdef double _berries(TrickTable table) noexcept nogil
cdef double _totals(TrickTable table) noexcept nogil
cdef double _contract(TrickTable table) noexcept nogil
cdef double _taken(TrickTable table, int side) noexcept nogil
cdef double _share(TrickTable table, int side) noexcept nogil
cdef int _trickless(TrickTable table, int side) noexcept nogil
cdef int total(TrickTable table, int side) noexcept nogil
