from marjapussi_gui.bots.kernel.table cimport Table

cdef double payoff(Table table, int side) noexcept nogil
cdef double _berries(Table table) noexcept nogil
cdef double _totals(Table table) noexcept nogil
cdef double _contract(Table table) noexcept nogil
cdef double _taken(Table table, int side) noexcept nogil
cdef double _share(Table table, int side) noexcept nogil
cdef int _trickless(Table table, int side) noexcept nogil
cdef int total(Table table, int side) noexcept nogil
