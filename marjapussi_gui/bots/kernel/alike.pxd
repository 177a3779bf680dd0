from marjapussi_gui.bots.kernel.table cimport Table

cdef unsigned long long distinct(Table table) noexcept nogil
