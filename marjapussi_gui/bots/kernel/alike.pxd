from marjapussi_gui.bots.kernel.table cimport Table

cdef unsigned long long distinct(Table table) noexcept nogil
cdef int _may_be_made(Table table, int suit) noexcept nogil
